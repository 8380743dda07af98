"""Ratings: how strong bots are against each other, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import log10, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from eldertable.kernel.errors import BadOptions
from eldertable.registry import find_game
from eldertable.sim.match import Outcome
from eldertable.sim.simulation import Crew, Progress, Task, play_all, scores_of, summarise

# 95 % of a normal distribution lies within so many standard deviations.
CONFIDENCE = 1.959964
RESAMPLES = 200
ROUNDS = 100
MIDDLE = 1500.0
# Each entrant is given this many drawn games against an average one, so that a bot that never won has a finite rating.
FRIENDLY_GAMES = 1.0

Interval: TypeAlias = tuple[float, float]


class Rating(msgspec.Struct, frozen=True):
    """One bot's strength with 95 % intervals: `par` is the share of wins that equal strength would give."""

    bot: str
    games: int
    wins: float
    mean_score: float
    par: float
    win_share: float
    win_share_interval: Interval
    rating: float
    rating_interval: Interval


class Duel(msgspec.Struct, frozen=True):
    """Which part of the wins of two bots at the same table one of them had; a game that neither won counts half."""

    bot: str
    rival: str
    games: int
    ahead: float
    share: float
    interval: Interval


class Tournament(msgspec.Struct, frozen=True):
    """The ratings, the strongest first, and every pair of bots."""

    game: str
    players: int
    games: int
    ratings: tuple[Rating, ...]
    duels: tuple[Duel, ...]
    scores: dict[str, tuple[int, ...]]
    endings: dict[str, int]
    decisions: int
    seconds: float
    complete: bool

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        form: dict[str, Any] = msgspec.to_builtins(self)
        return form


def tournament(
    game: str,
    *,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    ray: str | None = None,
    keep: Path | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play games between at least two bots and rate them."""
    if len(bots) < 2:
        raise BadOptions("A tournament needs at least two bots.")
    if find_game(game).plays_together(options or {}):
        raise BadOptions(f"{find_game(game).title} is won or lost together, so there is nothing to rate; use a simulation.")
    start = perf_counter()
    task = Task(game, players, games, tuple(bots), seed, options or {})
    outcomes, complete = play_all(task, Crew(workers, ray, keep), progress)
    return Tournament(
        game=game,
        players=players,
        games=len(outcomes),
        ratings=rate(outcomes, bots, Random(f"resample:{seed}")),
        duels=tuple(duels(outcomes, bots)),
        scores={bot: scores_of(outcomes, entrant) for entrant, bot in enumerate(bots)},
        endings=dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=round(perf_counter() - start, 3),
        complete=complete,
    )


def rate(outcomes: Sequence[Outcome], bots: Sequence[str], rng: Random) -> tuple[Rating, ...]:
    """The rating of each bot."""
    middle = strengths(outcomes, len(bots))
    samples = [strengths(rng.choices(outcomes, k=len(outcomes)), len(bots)) for _ in range(RESAMPLES)] if outcomes else [middle]
    ratings = []
    for entrant, summary in enumerate(summarise(outcomes, bots, cooperative=False)):
        spread = sorted(sample[entrant] for sample in samples)
        cut = len(spread) // 40
        chances = [outcome.seating.count(entrant) / len(outcome.seating) for outcome in outcomes if entrant in outcome.seating]
        ratings.append(
            Rating(
                bot=summary.bot,
                games=summary.games,
                wins=summary.wins,
                mean_score=summary.mean_score,
                par=round(sum(chances) / max(1, len(chances)), 4),
                win_share=round(summary.wins / max(1, summary.games), 4),
                win_share_interval=wilson(summary.wins, summary.games),
                rating=round(middle[entrant], 1),
                rating_interval=(round(spread[cut], 1), round(spread[-1 - cut], 1)),
            )
        )
    return tuple(sorted(ratings, key=lambda rating: -rating.rating))


def duels(outcomes: Sequence[Outcome], bots: Sequence[str]) -> Iterator[Duel]:
    """Every pair of different entrants."""
    for one, other in permutations(range(len(bots)), 2):
        ahead = [share_ahead(outcome, one, other) for outcome in outcomes if one in outcome.seating and other in outcome.seating]
        total = sum(ahead)
        share = round(total / max(1, len(ahead)), 4)
        yield Duel(bots[one], bots[other], len(ahead), round(total, 6), share, wilson(total, len(ahead)))


def share_ahead(outcome: Outcome, one: int, other: int) -> float:
    """Which part of a game one entrant won from another; where neither won, the higher score is ahead."""
    own, theirs = (outcome.share_of(who, cooperative=False) for who in (one, other))
    if own + theirs:
        return own / (own + theirs)
    lead = fmean(outcome.scores_of(one)) - fmean(outcome.scores_of(other))
    return 0.5 if lead == 0 else float(lead > 0)


def wilson(wins: float, games: int) -> Interval:
    """The Wilson interval of a share of wins."""
    if not games:
        return (0.0, 1.0)
    share, square = wins / games, CONFIDENCE**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return (round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4))


def strengths(outcomes: Sequence[Outcome], entrants: int) -> list[float]:
    """Elo-like ratings by the Bradley-Terry model for several players: a seat wins in proportion to its strength (Hunter 2004)."""
    wins = [FRIENDLY_GAMES / 2] * entrants
    tables: dict[tuple[int, ...], int] = {}
    for outcome in outcomes:
        for who, share in zip(outcome.seating, outcome.shares, strict=True):
            wins[who] += share
        company = tuple(sorted(outcome.seating))
        tables[company] = tables.get(company, 0) + 1
    strength = [1.0] * entrants
    for _ in range(ROUNDS):
        weight = [FRIENDLY_GAMES / (own + 1.0) for own in strength]
        for company, games in tables.items():
            total = sum(strength[who] for who in company)
            for who in company:
                weight[who] += games / total
        strength = [won / each for won, each in zip(wins, weight, strict=True)]
    logs = [400 * log10(each) for each in strength]
    return [each - sum(logs) / entrants + MIDDLE for each in logs]
