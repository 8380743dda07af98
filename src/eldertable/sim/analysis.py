"""A look back at a whole game, shared by as many workers as there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from eldertable.bots.hindsight import Analysis, Moment, decisions_of, judge, put_together
from eldertable.kernel.record import Record
from eldertable.registry import find_game
from eldertable.sim.ledger import Ledger
from eldertable.sim.simulation import Crew, Progress, gather

ITERATIONS = 200


class Look(msgspec.Struct, frozen=True):
    """One decision of a record to be looked at."""

    record: Record
    number: int
    iterations: int


def analyse(
    record: Record, *, iterations: int = ITERATIONS, crew: Crew | None = None, progress: Progress | None = None
) -> Analysis:
    """Look at every decision of a game; Ctrl-C stops with what is done so far."""
    crew = crew or Crew()
    table = record.replay(find_game(record.game))
    numbers = decisions_of(table)
    with kept(record, iterations, crew.keep) as (moments, keep):
        known = {moment.number for moment in moments}
        due = (Look(record, number, iterations) for number in numbers if number not in known)
        gather(crew.share_out(look, due), moments, keep, progress)
    return put_together(table, iterations, moments)


@contextmanager
def kept(record: Record, iterations: int, path: Path | None) -> Iterator[tuple[list[Moment], Callable[[Moment], None]]]:
    """What was looked at before, and what to do with each new moment."""
    if path is None:
        yield [], lambda moment: None
        return
    with Ledger(path, {"analysis_of": record.checksum, "iterations": iterations}, Moment).open() as (done, writer):
        yield done, writer.add


def look(task: Look) -> Moment:
    """One decision of a record. The same task gives the same moment in any process."""
    record = task.record
    table = record.beginning(find_game(record.game))
    for form in record.choices[: task.number]:
        table.repeat(form)
    return judge(table, record.choices[task.number], task.number, task.iterations)
