"""The log of a table: its lines in memory, and how to follow them from the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from eldertable.kernel import Game, Seat, Table
from eldertable.server.sights import Sights
from eldertable.server.store import Ending, Kind, LogRow, TableRow
from eldertable.server.wire import Step


class LoggedStep(msgspec.Struct, frozen=True):
    """A line of the log in memory."""

    version: int
    kind: Kind
    seat: Seat | None
    back: int
    made: int
    ending: Ending | None
    sights: Sights

    @classmethod
    def of(cls, line: LogRow) -> LoggedStep:
        """As it was stored."""
        ending = msgspec.json.decode(line.choice or "null", type=Ending) if line.kind == "end" else None
        return cls(line.version, line.kind, line.seat, steps_back(line), line.made, ending, Sights.read(line.events))

    def seen_by(self, seat: Seat | None) -> Step:
        """The line as this seat may see it."""
        events = self.sights.seen_by(seat)
        return Step(self.version, self.seat, self.back > 0, self.kind == "takeback", self.back, self.made, self.ending, events)


def steps_back(line: LogRow) -> int:
    """How many choices a line takes back."""
    if line.kind == "takeback":
        return int(line.choice or "1")
    return 1 if line.kind == "undo" else 0


def repeat_line(table: Table[Any], line: LogRow) -> None:
    """Do again what a line of the log says; an end that is not one by the rules leaves everything as it is."""
    if line.kind == "choice":
        table.repeat(msgspec.json.decode(line.choice or "null"))
    elif line.kind == "undo":
        table.undo()
    else:
        for _ in range(steps_back(line)):
            table.undo(agreed=True)


def first_position(game: Game[Any], row: TableRow) -> Table[Any]:
    """The table as it began: dealt from its seed, or laid out from the position that a fork began with."""
    game.check_rules_version(row.rules_version)
    return game.start(row.players, row.seed, row.options) if row.origin is None else game.from_position(row.origin)


def choices_that_stand(log: Sequence[LogRow]) -> list[LogRow]:
    """The lines of all choices that were not taken back."""
    standing: list[LogRow] = []
    for line in log:
        if line.kind == "choice":
            standing.append(line)
        elif back := steps_back(line):
            del standing[-back:]
    return standing
