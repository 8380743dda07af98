"""Many games between bots, added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from eldertable.bots.specs import check_spec
from eldertable.kernel.errors import BadOptions
from eldertable.registry import find_game
from eldertable.sim.match import Outcome, matches, play_match
from eldertable.sim.workers import share_out

Progress = Callable[[int], None]


class EntrantSummary(msgspec.Struct, frozen=True):
    """One bot: the games it took part in, its wins (a shared win counts its share) and its mean score per seat."""

    bot: str
    games: int
    wins: float
    mean_score: float


class Simulation(msgspec.Struct, frozen=True):
    """What came out; `games` is the number really played, `complete` is false if it was interrupted."""

    game: str
    players: int
    games: int
    entrants: tuple[EntrantSummary, ...]
    decisions: int
    seconds: float
    endings: dict[str, int]
    complete: bool

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        form: dict[str, Any] = msgspec.to_builtins(self)
        return form


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots. One bot fills all seats; the seats of several rotate from game to game."""
    start = perf_counter()
    outcomes, complete = play_all(game, players, games, bots, seed, options or {}, workers, progress)
    return Simulation(
        game=game,
        players=players,
        games=len(outcomes),
        entrants=summarise(outcomes, bots, cooperative=find_game(game).cooperative),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=round(perf_counter() - start, 3),
        endings=dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        complete=complete,
    )


def play_all(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any],
    workers: int,
    progress: Progress | None,
) -> tuple[list[Outcome], bool]:
    """The outcomes in order of their numbers, and whether all were played; Ctrl-C stops with what is done so far."""
    settled = find_game(game).settle(players, options)
    for spec in bots:
        check_spec(spec)
    if not bots:
        raise BadOptions("At least one bot must play.")
    outcomes: list[Outcome] = []
    results = share_out(play_match, matches(game, players, bots, games, seed, settled), workers)
    try:
        for outcome in results:
            outcomes.append(outcome)
            if progress is not None:
                progress(len(outcomes))
    except KeyboardInterrupt:
        pass
    finally:
        results.close()
    outcomes.sort(key=lambda outcome: outcome.number)
    return outcomes, len(outcomes) == games


def summarise(outcomes: Sequence[Outcome], bots: Sequence[str], *, cooperative: bool) -> tuple[EntrantSummary, ...]:
    """Add up what each entrant did."""
    summaries = []
    for entrant, bot in enumerate(bots):
        own = [outcome for outcome in outcomes if entrant in outcome.seating]
        wins = sum(outcome.share_of(entrant, cooperative=cooperative) for outcome in own)
        scores = [score for outcome in own for score, who in zip(outcome.scores, outcome.seating, strict=True) if who == entrant]
        mean = sum(scores) / len(scores) if scores else 0.0
        summaries.append(EntrantSummary(bot, len(own), round(wins, 6), round(mean, 3)))
    return tuple(summaries)
