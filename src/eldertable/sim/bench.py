"""How fast the games are: random play and copies on one core, alone or side by side with Catanatron.

A decision has alternatives. Our tables take what is without any by themselves; Catanatron asks its players also then, which is
two of three of its steps in random play. So its steps are counted too, and both comparisons are told. Seconds are of processor
time, so that other work on the machine counts as little as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any, Protocol

import msgspec

from eldertable.kernel.errors import EldertableError
from eldertable.registry import find_game, game_ids

# A copy is made at every so many decisions of a whole game: often enough, and at all kinds of moments.
COPY_EVERY = 7
THEIR_PLAYERS = 4
# The clock is asked after so many steps of an environment.
STEPS_AT_ONCE = 48
# So many tables play at once where they write into arrays made beforehand.
TABLES = 16
# Where Catanatron itself gives a game up.
MOST_TURNS = 1000


class NoCatanatron(EldertableError):
    """Catanatron is not installed."""


class Figures(msgspec.Struct, frozen=True):
    """What was measured in one run, or the medians of several."""

    players: int
    decisions_per_second: float
    steps_per_second: float
    games_per_second: float
    copies_per_second: float
    decisions_per_game: float


class Playable(Protocol):
    """A game in progress, as far as the measuring needs to know."""

    def step(self) -> bool:
        """Make one random step; false when the game is over."""
        ...

    def play(self) -> tuple[int, int]:
        """Play at random to the end of the game; how many decisions there were, and how many steps."""
        ...

    def copy(self) -> object:
        """An independent copy that can be played on."""
        ...


class OurTable:
    """A table of ours."""

    def __init__(self, game_id: str, players: int, seed: int) -> None:
        self.table = find_game(game_id).start(players, seed)
        self.random = Random(seed).random

    def step(self) -> bool:
        """A random option."""
        table = self.table
        decision = table.decision
        if decision is None:
            return False
        options = decision.options
        table.choose(options[int(self.random() * len(options))])
        return True

    def play(self) -> tuple[int, int]:
        """A random option, again and again; every step is a decision."""
        decisions = 0
        table, random = self.table, self.random
        while (decision := table.decision) is not None:
            options = decision.options
            table.choose(options[int(random() * len(options))])
            decisions += 1
        return decisions, decisions

    def copy(self) -> object:
        """A fork."""
        return self.table.fork()


class TheirGame:
    """A game of Catanatron between four random players."""

    def __init__(self, seed: int) -> None:
        catanatron = import_module("catanatron")
        players = [catanatron.RandomPlayer(colour) for colour in catanatron.Color]
        self.game: Any = catanatron.Game(players, seed=seed)

    def step(self) -> bool:
        """One tick of its own loop."""
        game = self.game
        if game.winning_color() is not None or game.state.num_turns >= MOST_TURNS:
            return False
        game.play_tick()
        return True

    def play(self) -> tuple[int, int]:
        """Its own loop."""
        decisions = steps = 0
        game = self.game
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            decisions += len(game.state.playable_actions) > 1
            steps += 1
            game.play_tick()
        return decisions, steps

    def copy(self) -> object:
        """Its own copy."""
        return self.game.copy()


def measure(start: Callable[[int], Playable], players: int, seconds: float, seed: int) -> Figures:
    """Play random games for a while, then others for copies alone."""
    games = decisions = steps = 0
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end:
        made, taken = start(seed + games).play()
        decisions += made
        steps += taken
        games += 1
    played = now - begin
    copies, spent = measure_copies(start, seconds / 2, seed)
    return Figures(players, decisions / played, steps / played, games / played, copies / spent, decisions / games)


def measure_copies(start: Callable[[int], Playable], seconds: float, seed: int) -> tuple[int, float]:
    """Copies made and the time they took, at decisions spread over whole random games."""
    copies = number = 0
    spent = 0.0
    while spent < seconds / 2 or not number:
        playable = start(seed + number)
        decisions = number
        while playable.step():
            decisions += 1
            if decisions % COPY_EVERY == 0:
                before = process_time()
                playable.copy()
                spent += process_time() - before
                copies += 1
        number += 1
    return copies, spent


def bench(
    *,
    games: Sequence[str] = (),
    pairs: int = 3,
    seconds: float = 1.0,
    against_catanatron: bool = False,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Medians of several runs; with Catanatron in the same run, turn by turn, also the ratios of neighbours."""
    ids = tuple(games) or game_ids()
    ours: dict[str, list[Figures]] = {game_id: [] for game_id in ids}
    environments: dict[str, dict[str, list[float]]] = {game_id: {} for game_id in ids}
    theirs: list[Figures] = []
    if against_catanatron:
        check_catanatron()
    for pair in range(pairs):
        seed = 1000 * pair
        for game_id in ids:
            ours[game_id].append(measure_ours(game_id, seconds, seed))
            for name, steps in measure_environments(game_id, seconds, seed).items():
                environments[game_id].setdefault(name, []).append(steps)
        if against_catanatron:
            theirs.append(measure(TheirGame, THEIR_PLAYERS, seconds, seed))
        if progress is not None:
            progress(pair + 1)
    report: dict[str, Any] = {"games": {game_id: rounded(medians(runs)) for game_id, runs in ours.items()}, "pairs": pairs}
    for game_id, kinds in environments.items():
        for name, steps_per_second in kinds.items():
            report["games"][game_id] |= compare_environment(name, steps_per_second, ours[game_id])
    if theirs:
        ratios = {game_id: compare(runs, theirs) for game_id, runs in ours.items()}
        report["catanatron"] = {"version": version("catanatron"), **rounded(medians(theirs)), "ratios": ratios}
    return report


def measure_ours(game_id: str, seconds: float, seed: int) -> Figures:
    """One run of a game of ours, with four players as Catanatron has them, or as many as it takes."""
    players = usual_players(game_id)
    return measure(lambda number: OurTable(game_id, players, number), players, seconds, seed)


def usual_players(game_id: str) -> int:
    """Four, or as many as can play."""
    counts = find_game(game_id).players
    return THEIR_PLAYERS if THEIR_PLAYERS in counts else max(counts)


def measure_environments(game_id: str, seconds: float, seed: int) -> dict[str, float]:
    """Steps a second, each with what the next seat to decide sees: of one environment, and at many tables. None without `env`."""
    try:
        from eldertable.env import TableEnv, Tables
    except ImportError:
        return {}
    players = usual_players(game_id)
    environment, tables = TableEnv(game_id, players=players), Tables(game_id, TABLES, players=players, seed=seed)
    environment.reset(seed)
    return {
        "environment": steps_per_second(single_steps(environment, Random(seed).random), seconds),
        "tables": steps_per_second(steps_at_tables(tables, Random(seed).random), seconds),
    }


def single_steps(environment: Any, random: Callable[[], float]) -> Iterator[int]:
    """Random steps of one PettingZoo environment, so many at once."""
    while True:
        steps = 0
        for _ in range(STEPS_AT_ONCE):
            table = environment.table
            if table is None or table.decision is None:
                environment.reset()
                continue
            environment.step(int(random() * len(table.decision.options)))
            environment.observe(environment.agent_selection)
            steps += 1
        yield steps


def steps_at_tables(tables: Any, random: Callable[[], float]) -> Iterator[int]:
    """Random steps at many tables, chosen by their masks as a learner would."""
    while True:
        for _ in range(STEPS_AT_ONCE // TABLES):
            tables.step([int(random() * allowed) for allowed in tables.arrays.masks.sum(axis=1).tolist()])
        yield STEPS_AT_ONCE


def steps_per_second(steps: Iterator[int], seconds: float) -> float:
    """How many there are in a second of processor time."""
    taken = 0
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end:
        taken += next(steps)
    return taken / (now - begin)


def check_catanatron() -> None:
    """Refuse early if there is nothing to compare with."""
    try:
        import_module("catanatron")
    except ImportError:
        raise NoCatanatron("Catanatron is not installed; `pip install eldertable[bench]` or `make bench` brings it.") from None


def compare_environment(name: str, steps_per_second: Sequence[float], runs: Sequence[Figures]) -> dict[str, float]:
    """The steps of a learning environment, and their part of the bare decisions of the same run."""
    ratios = [steps / run.decisions_per_second for steps, run in zip(steps_per_second, runs, strict=True)]
    return {f"{name}_steps_per_second": round(median(steps_per_second), 1), f"{name}_ratio": round(median(ratios), 3)}


def medians(runs: Sequence[Figures]) -> Figures:
    """The median of each figure."""
    return Figures(runs[0].players, *(median(getattr(run, name) for run in runs) for name in Figures.__struct_fields__[1:]))


def rounded(figures: Figures) -> dict[str, float]:
    """The figures with the digits that mean something."""
    return {name: round(value, 1) if value >= 10 else round(value, 3) for name, value in msgspec.structs.asdict(figures).items()}


def compare(ours: Sequence[Figures], theirs: Sequence[Figures]) -> dict[str, float]:
    """The median of the ratios of runs side by side."""
    names = ("decisions_per_second", "steps_per_second", "copies_per_second")
    return {
        name: round(median(getattr(own, name) / getattr(other, name) for own, other in zip(ours, theirs, strict=True)), 2)
        for name in names
    }
