"""Many games between bots, added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from eldertable.bots import Bot, bot_label
from eldertable.bots.specs import check_spec
from eldertable.kernel import Options
from eldertable.kernel.errors import BadOptions
from eldertable.kernel.form import json_form
from eldertable.registry import find_game
from eldertable.sim.cluster import share_out_on_cluster
from eldertable.sim.ledger import Ledger
from eldertable.sim.match import Outcome, matches, play_match
from eldertable.sim.workers import share_out

J = TypeVar("J")
R = TypeVar("R")
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


class Task(msgspec.Struct, frozen=True):
    """What is to be played. One bot fills all seats; the seats of several rotate from game to game."""

    game: str
    players: int
    games: int
    bots: tuple[str | Bot, ...]
    seed: int | str
    options: Mapping[str, Any]


class Crew(msgspec.Struct, frozen=True):
    """Who works: so many local processes, or a Ray cluster; and the file that keeps results."""

    workers: int = 1
    ray: str | None = None
    keep: Path | None = None

    def share_out(self, function: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """The result of each job, as they come."""
        if self.ray is not None:
            return share_out_on_cluster(function, jobs, self.ray, self.workers)
        return share_out(function, jobs, self.workers)


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    bots: Sequence[str | Bot],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    ray: str | None = None,
    keep: Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots, named or made; `keep` names a file that keeps results, so that the same call goes on later."""
    start = perf_counter()
    task = Task(game, players, games, tuple(bots), seed, options or {})
    outcomes, complete = play_all(task, Crew(workers, ray, keep), progress)
    return Simulation(
        game=game,
        players=players,
        games=len(outcomes),
        entrants=summarise(outcomes, bots, cooperative=find_game(game).plays_together(options or {})),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=round(perf_counter() - start, 3),
        endings=dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        complete=complete,
    )


def play_all(task: Task, crew: Crew, progress: Progress | None) -> tuple[list[Outcome], bool]:
    """The outcomes in order of their numbers, and whether all were played; Ctrl-C stops with what is done so far."""
    game = find_game(task.game)
    settled = game.settle(task.players, task.options)
    for spec in task.bots:
        check_spec(spec, game)
    if not task.bots:
        raise BadOptions("At least one bot must play.")
    with kept(task, settled, crew.keep) as (outcomes, keep):
        known = {outcome.number for outcome in outcomes}
        due = (
            match
            for match in matches(task.game, task.players, task.bots, task.games, task.seed, settled)
            if match.number not in known
        )
        gather(crew.share_out(play_match, due), outcomes, keep, progress)
    outcomes = sorted((outcome for outcome in outcomes if outcome.number < task.games), key=lambda outcome: outcome.number)
    return outcomes, len(outcomes) == task.games


def gather(results: Generator[R, None, None], done: list[R], keep: Callable[[R], None], progress: Progress | None) -> None:
    """Add results to those done before and keep each as it comes; Ctrl-C stops with what is done so far."""
    try:
        for result in results:
            keep(result)
            done.append(result)
            if progress is not None:
                progress(len(done))
    except KeyboardInterrupt:
        pass
    finally:
        results.close()


@contextmanager
def kept(task: Task, settled: Options, path: Path | None) -> Iterator[tuple[list[Outcome], Callable[[Outcome], None]]]:
    """What was played before, and what to do with each new outcome. More games can be asked for later, nothing else."""
    if path is None:
        yield [], lambda outcome: None
        return
    said = {
        "game": task.game,
        "rules_version": find_game(task.game).rules_version,
        "players": task.players,
        "bots": [bot_label(bot) for bot in task.bots],
        "seed": task.seed,
        "options": json_form(settled),
    }
    with Ledger(path, said, Outcome).open() as (done, writer):
        yield done, writer.add


def summarise(outcomes: Sequence[Outcome], bots: Sequence[str | Bot], *, cooperative: bool) -> tuple[EntrantSummary, ...]:
    """Add up what each entrant did."""
    summaries = []
    for entrant, bot in enumerate(bots):
        own = [outcome for outcome in outcomes if entrant in outcome.seating]
        wins = sum(outcome.share_of(entrant, cooperative=cooperative) for outcome in own)
        scores = scores_of(outcomes, entrant)
        mean = sum(scores) / len(scores) if scores else 0.0
        summaries.append(EntrantSummary(bot_label(bot), len(own), round(wins, 6), round(mean, 3)))
    return tuple(summaries)


def scores_of(outcomes: Sequence[Outcome], entrant: int) -> tuple[int, ...]:
    """All scores of an entrant."""
    return tuple(score for outcome in outcomes for score in outcome.scores_of(entrant))
