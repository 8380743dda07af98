"""What bots remember from one decision to the next: their own turn, and nothing that did not come true."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.guests import Guest

import eldertable
from eldertable.kernel import Choice, Table
from eldertable.registry import game_ids
from eldertable.server.memory import KEPT, Memory, Place, digest
from eldertable.server.metrics import REGISTRY
from eldertable.server.thinking import Asker, Thinkers
from eldertable.sim.local_server import LocalServer

GAME = eldertable.game("gates_of_delirium")
SEARCH = "search:iterations=24"


def recalled() -> float:
    """How many trials bots went on with since this process began."""
    return REGISTRY.get_sample_value("eldertable_bots_recalled_total") or 0.0


async def asked(
    thinkers: Thinkers, table: Table[Any], version: int, name: str = "first", bot: str = SEARCH
) -> tuple[Choice, float]:
    """What a bot chooses, and how many trials of its last thinking it went on with."""
    assert table.decision is not None
    before = recalled()
    form = await thinkers.choose(Asker("a", name), Place(name, table.decision.seat, bot), version, table.position())
    return GAME.choice(form), recalled() - before


def in_a_turn() -> Table[Any]:
    """A table where the same seat decides next, whatever is chosen."""
    table = GAME.start(2, 1, {"first_player": 0})
    while (decision := table.decision) and any(seat_after(table, option) != decision.seat for option in decision.options):
        table.choose(decision.options[0])
    return table


def seat_after(table: Table[Any], option: Choice) -> int | None:
    """Who decides after a choice."""
    trial = table.fork()
    trial.choose(option)
    return trial.decision.seat if trial.decision else None


def with_workers(count: int, test: Callable[[Thinkers], Coroutine[Any, Any, None]]) -> None:
    """Run a test with real workers, which end with it."""

    async def all_of_it() -> None:
        thinkers = Thinkers(count, 30)
        try:
            await test(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(all_of_it())


def test_the_next_decision_of_a_turn_goes_on_with_the_tree() -> None:
    async def test(thinkers: Thinkers) -> None:
        tables = {"first": in_a_turn(), "second": in_a_turn()}
        # Both at once, so that each worker knows one of them; the versions are those of a log with more lines than choices.
        answers = await asyncio.gather(*(asked(thinkers, table, 100, name) for name, table in tables.items()))
        for (choice, known), table in zip(answers, tables.values(), strict=True):
            assert known == 0
            table.choose(choice)
        for name in ("second", "first"):
            assert (await asked(thinkers, tables[name], 101, name))[1] > 0

    with_workers(2, test)


def test_what_was_taken_back_or_chosen_otherwise_is_not_remembered() -> None:
    async def test(thinkers: Thinkers) -> None:
        table = in_a_turn()
        choice, _ = await asked(thinkers, table, 0)
        # Taken back: the same question again, two lines of the log later.
        choice, known = await asked(thinkers, table, 2)
        assert known == 0
        # Somebody else was quicker with another choice: the version is the expected one, the position is not.
        assert table.decision is not None
        other = table.fork()
        other.choose(next(option for option in table.decision.options if option != choice))
        assert (await asked(thinkers, other, 3))[1] == 0
        # A log that went on by more than the choice does not fit either.
        choice, _ = await asked(thinkers, table, 4)
        table.choose(choice)
        assert (await asked(thinkers, table, 6))[1] == 0

    with_workers(1, test)


def test_tables_seats_and_bots_do_not_mix() -> None:
    async def test(thinkers: Thinkers) -> None:
        table = in_a_turn()
        choice, _ = await asked(thinkers, table, 0)
        table.choose(choice)
        # The very same position, but another table, another bot.
        assert (await asked(thinkers, table, 1, "second"))[1] == 0
        assert (await asked(thinkers, table, 1, bot="search:iterations=41"))[1] == 0
        assert (await asked(thinkers, table, 1))[1] > 0

    with_workers(1, test)


def test_a_worker_keeps_only_so_many_bots() -> None:
    async def test(thinkers: Thinkers) -> None:
        tables = {f"table {number}": in_a_turn() for number in range(KEPT + 1)}
        for name, table in tables.items():
            table.choose((await asked(thinkers, table, 0, name))[0])
        known = {name: (await asked(thinkers, table, 1, name))[1] > 0 for name, table in reversed(tables.items())}
        assert known == {name: name != "table 0" for name in tables}

    with_workers(1, test)


PROGRAM = """
import sys
notes = open(sys.argv[1], "a", buffering=1)
notes.write("began\\n")
for line in sys.stdin:
    notes.write("chose\\n")
    print(0, flush=True)
notes.write("ended\\n")
"""


def test_a_program_lives_until_it_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)

    def place(name: str) -> Place:
        return Place(name, 0, f"stdio:{sys.executable} {tmp_path / 'bot.py'} {tmp_path / name}")

    def notes(name: str) -> list[str]:
        return (tmp_path / name).read_text().split()

    memory = Memory(keep=2)
    for name in ("first", "first", "second"):
        memory.choose(place(name), 0, in_a_turn())
    assert notes("first") == ["began", "chose", "chose"]
    memory.choose(place("third"), 0, in_a_turn())
    assert notes("first") == ["began", "chose", "chose", "ended"]
    memory.choose(place("first"), 0, in_a_turn())
    assert notes("first")[4:] == ["began", "chose"]
    assert notes("second") == ["began", "chose", "ended"]
    memory.forget_all()
    assert notes("first")[-1] == notes("third")[-1] == "ended"


def test_the_end_of_a_game_ends_its_programs(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)
    table = GAME.start(2, 3, {"round_limit": 2})
    while table.decision is not None:
        last = table.fork()
        table.choose(table.decision.options[0])
    assert last.decision is not None
    bot = f"stdio:{sys.executable} {tmp_path / 'bot.py'} {tmp_path / 'notes'}"
    Memory().choose(Place("last", last.decision.seat, bot), last.version, last)
    assert (tmp_path / "notes").read_text().split() == ["began", "chose", "ended"]


@pytest.mark.parametrize("game_id", game_ids())
def test_positions_of_every_game_are_recognised(game_id: str) -> None:
    game = eldertable.game(game_id)
    table = game.start(2, "recognised")
    rng = Random(1)
    known = 0
    for _ in range(40):
        assert table.decision is not None
        option = rng.choice(table.decision.options)
        imagined_by_the_worker = game.from_position(table.position())
        imagined_by_the_worker.choose(option)
        table.choose(option)
        known += digest(imagined_by_the_worker) == digest(game.from_position(table.position()))
    # A choice may lead past several points from which a game can be rebuilt; then another one may have been kept.
    assert known >= 36


@pytest.mark.slow
def test_bots_of_a_server_remember(tmp_path: Path) -> None:
    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0"}) as server:
        ada = Guest(server, "Ada")
        bot = {"kind": "bot", "bot": "search"}
        ada.watch(ada.new_table(bot, bot)).until_version(4)
        figures = httpx.get(f"{server.http}/metrics").text.splitlines()
        told = next(line for line in figures if line.startswith("eldertable_bots_recalled_total "))
        assert float(told.split()[1]) > 0
