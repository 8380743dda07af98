"""Many tables at once, which write what they show into arrays made beforehand; in this process or in several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from eldertable.env.arrays import Mask, Numbers, form_of, parts_of, sheet_at, sheet_with_mask
from eldertable.env.names import game_of
from eldertable.kernel import Choice, Table
from eldertable.kernel.encoding import Form
from eldertable.kernel.errors import EldertableError, IllegalChoice


class WorkerLost(EldertableError):
    """A process that kept tables has ended."""


class Plan(msgspec.Struct, frozen=True):
    """Which tables are kept."""

    name: str
    players: int
    options: Mapping[str, Any]
    seed: int


class Arrays:
    """What many tables show. Each row is for the seat that has to decide at that table now.

    After a step, `rewards` and `ended` tell of the games that ended by it: what each seat got. The table shows the next game then.
    """

    def __init__(self, form: Form, count: int, players: int, buffer: Any = None) -> None:
        # The widest numbers come first, so that all lie where the processor likes them.
        kinds: dict[str, np.dtype[Any]] = {"rewards": np.dtype((np.float32, (players,))), "sheets": sheet_with_mask(form)}
        kinds |= {"seats": np.dtype(np.int8), "ended": np.dtype(np.bool_)}
        self.size = sum(count * kind.itemsize for kind in kinds.values())
        memory = bytearray(self.size) if buffer is None else buffer
        made: dict[str, NDArray[Any]] = {}
        start = 0
        for name, kind in kinds.items():
            made[name] = np.frombuffer(memory, kind, count, start)
            start += made[name].nbytes
        self.sheets: NDArray[np.void] = made["sheets"]
        self.lines: Numbers = self.sheets["line"]
        self.masks: Mask = self.sheets["mask"]
        self.seats: NDArray[np.int8] = made["seats"]
        self.rewards: NDArray[np.float32] = made["rewards"]
        self.ended: NDArray[np.bool_] = made["ended"]
        self.parts = parts_of(form, self.lines)


class Tables:
    """Tables in this process: `step` takes one action for each, and a table whose game ends begins the next one at once."""

    def __init__(
        self,
        name: str,
        count: int,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        arrays: Arrays | None = None,
        first: int = 0,
    ) -> None:
        self.game = game_of(name)
        self.form = form_of(self.game)
        self.players = self.game.players[0] if players is None else players
        self.options = dict(options or {})
        self.arrays = arrays or Arrays(self.form, count, self.players)
        self._places = range(first, first + count)
        # Each table has its own seeds, so that it plays the same games whoever keeps it.
        self._seeds = [Random(f"{seed}:{place}") for place in self._places]
        self._sheets = [sheet_at(self.form, self.arrays.sheets[place : place + 1]) for place in self._places]
        # Python writes single numbers more quickly through views of bytes than through arrays.
        here = slice(first, first + count)
        self._deciders = self.arrays.seats[here].data
        self._over = self.arrays.ended[here].data
        self._tables: list[Table[Any]] = [self._deal(number) for number in range(count)]

    def _deal(self, number: int) -> Table[Any]:
        """A new game at a table; one without any decision is dealt again."""
        while True:
            table = self.game.start(self.players, self._seeds[number].getrandbits(63), self.options)
            if table.decision is not None:
                self._show(number, table)
                return table

    def _show(self, number: int, table: Table[Any]) -> None:
        assert table.decision is not None
        self._sheets[number].write(table, table.decision.seat)
        self._deciders[number] = table.decision.seat

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Arrays:
        """Choose at each table; all actions are looked at before any table goes on."""
        for table, choice in zip(self._tables, self._choices(actions), strict=True):
            table.choose(choice)
        # Only then is anything shown: a processor that does one thing many times in a row is done sooner.
        for number, table in enumerate(self._tables):
            over = self._over[number] = table.decision is None
            if over:
                result = table.result
                assert result is not None
                self.arrays.rewards[self._places[number]] = self.game.payoffs(result, table.options)
                self._tables[number] = self._deal(number)
            else:
                self._show(number, table)
        return self.arrays

    def _choices(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> list[Choice]:
        """What the actions mean at each table."""
        if len(actions) != len(self._tables):
            raise IllegalChoice(f"There are {len(self._tables)} tables, but {len(actions)} actions.")
        chosen, most = [], self.form.options
        for number, (table, action) in enumerate(zip(self._tables, map(int, actions), strict=True)):
            assert table.decision is not None
            options = table.decision.options
            if not 0 <= action < len(options) or action >= most:
                last = min(len(options), most) - 1
                raise IllegalChoice(f"Action {action} is not possible at table {number}; actions are 0 to {last}.")
            chosen.append(options[action])
        return chosen

    def close(self) -> None:
        """There is nothing to give back."""


class WorkerTables:
    """The same tables in several processes, which write into arrays that all of them share."""

    def __init__(
        self,
        name: str,
        count: int,
        *,
        workers: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = game_of(name)
        self.form = form_of(self.game)
        self.players = self.game.players[0] if players is None else players
        self.game.settle(self.players, options or {})
        context = get_context("spawn")
        memory = context.RawArray("b", Arrays(self.form, count, self.players).size)
        self.arrays = Arrays(self.form, count, self.players, memory)
        plan = Plan(name, self.players, dict(options or {}), seed)
        bounds = np.linspace(0, count, workers + 1).astype(int)
        self._shares = [(int(a), int(b)) for a, b in pairwise(bounds) if a < b]
        self._pipes: list[Connection] = []
        self._processes = []
        for share in self._shares:
            ours, theirs = context.Pipe()
            process = context.Process(target=keep_tables, args=(plan, count, share, memory, theirs), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._wait()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Arrays:
        """Choose at each table."""
        for pipe, (start, end) in zip(self._pipes, self._shares, strict=True):
            pipe.send([int(action) for action in actions[start:end]])
        self._wait()
        return self.arrays

    def _wait(self) -> None:
        """Until every process has done its part."""
        troubles = []
        for pipe in self._pipes:
            try:
                troubles.append(pipe.recv())
            except EOFError:
                raise WorkerLost("A process that kept tables has ended.") from None
        for trouble in filter(None, troubles):
            raise trouble

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()


def keep_tables(plan: Plan, count: int, share: tuple[int, int], memory: Any, pipe: Connection) -> None:
    """The life of a process that keeps some of the tables, until the other end hangs up."""
    game = game_of(plan.name)
    arrays = Arrays(form_of(game), count, plan.players, memory)
    start, end = share
    tables = Tables(plan.name, end - start, players=plan.players, options=plan.options, seed=plan.seed, arrays=arrays, first=start)
    pipe.send(None)
    while True:
        try:
            actions = pipe.recv()
        except EOFError:
            return
        try:
            tables.step(actions)
        except EldertableError as error:
            pipe.send(error)
        else:
            pipe.send(None)
