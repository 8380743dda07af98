"""Long random play over all games, player counts and options, looking for anything that breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any

import msgspec

from eldertable.kernel import Game, Option, Options, Table
from eldertable.kernel.errors import BadOptions, EldertableError
from eldertable.registry import find_game, game_ids
from eldertable.sim.simulation import Progress
from eldertable.sim.workers import share_out

# Copies and records are compared now and then; pieces are counted after every choice.
COMPARE_EVERY = 97


class SoakFailure(EldertableError):
    """A random game broke a promise; the message says how to play it again."""


class Dip(msgspec.Struct, frozen=True):
    """One random game to be played."""

    game: str
    seed: str


class Soak(msgspec.Struct, frozen=True):
    """What was played."""

    games: dict[str, int]
    choices: int
    endings: dict[str, int]
    seconds: float


def soak(
    games: Sequence[str] = (), *, minutes: float, seed: int | str = 0, workers: int = 1, progress: Progress | None = None
) -> Soak:
    """Play until the time is over or Ctrl-C comes; raises SoakFailure at the first broken promise."""
    start = monotonic()
    counts: dict[str, int] = {}
    endings: dict[str, int] = {}
    choices = 0
    results = share_out(dip, dips(games or game_ids(), seed, start + 60 * minutes), workers)
    try:
        for game, reason, made in results:
            counts[game] = counts.get(game, 0) + 1
            endings[f"{game}:{reason}"] = endings.get(f"{game}:{reason}", 0) + 1
            choices += made
            if progress is not None:
                progress(int(monotonic() - start))
    except KeyboardInterrupt:
        pass
    finally:
        results.close()
    return Soak(dict(sorted(counts.items())), choices, dict(sorted(endings.items())), round(monotonic() - start, 1))


def dips(games: Sequence[str], seed: int | str, end: float) -> Iterator[Dip]:
    """One game after the other, until the time is over."""
    number = 0
    while monotonic() < end:
        for game in games:
            yield Dip(game, f"{seed}:{number}")
        number += 1


def dip(job: Dip) -> tuple[str, str, int]:
    """Play one random game with all checks: its id, its ending and the number of choices."""
    game, rng = find_game(job.game), Random(job.seed)
    players = rng.choice(game.players)
    options = random_options(game, players, rng)
    table = game.start(players, job.seed, options)
    try:
        while table.decision is not None:
            table.choose(rng.choice(table.decision.options))
            check(table)
        check_record(table)
    except Exception as error:  # noqa: BLE001 - anything at all that breaks is what we look for
        where = f"{job.game}, {players} players, options {options}, seed {job.seed!r}, after {table.version} choices"
        raise SoakFailure(f"{where}: {type(error).__name__}: {error}") from None
    assert table.result is not None
    return job.game, table.result.reason, table.version


def random_options(game: Game[Any], players: int, rng: Random) -> Options:
    """Options of the game, each at its default or at any value that is allowed."""
    while True:
        chosen = {option.name: random_value(option, players, rng) for option in game.options if rng.random() < 0.5}
        try:
            return game.settle(players, chosen)
        except BadOptions:
            continue


def random_value(option: Option, players: int, rng: Random) -> Any:
    """A value of an option."""
    return [rng.choice(option.values) for _ in range(players)] if option.per_seat else rng.choice(option.values)


def check(table: Table[Any]) -> None:
    """Every piece is there, the options differ, and a copy is the same."""
    if problems := table.game.problems(table.state):
        raise SoakFailure("; ".join(problems))
    if table.decision is not None and len(set(table.decision.options)) < len(table.decision.options):
        raise SoakFailure("the same option is offered twice")
    if table.version % COMPARE_EVERY == 0:
        if msgspec.to_builtins(table.fork().state) != msgspec.to_builtins(table.state):
            raise SoakFailure("a copy differs from its table")
        for seat in (None, *range(table.players)):
            msgspec.json.encode(table.view(seat))


def check_record(table: Table[Any]) -> None:
    """The record alone leads to the same result."""
    table.record().replay(table.game)
