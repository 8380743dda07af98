"""The log of a table: its lines in memory, and how to follow them from the beginning."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from eldertable.kernel import Game, Seat, Table
from eldertable.kernel.errors import BadPosition, BadRecord
from eldertable.server.sights import Sights
from eldertable.server.store import Ending, Kind, LogRow, StoredTable, TableRow
from eldertable.server.wire import LogLine


class KeptLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log in memory."""

    version: int
    kind: Kind
    seat: Seat | None
    back: int
    made: int
    ending: Ending | None
    sights: Sights

    @classmethod
    def of(cls, line: LogRow) -> KeptLine:
        """As it was stored."""
        ending = msgspec.json.decode(line.choice or "null", type=Ending) if line.kind == "end" else None
        return cls(line.version, line.kind, line.seat, steps_back(line), line.made, ending, Sights.read(line.events))

    def seen_by(self, seat: Seat | None) -> LogLine:
        """The line as this seat may see it."""
        events = self.sights.seen_by(seat)
        return LogLine(self.version, self.seat, self.back > 0, self.kind == "takeback", self.back, self.made, self.ending, events)


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


class Played:
    """A game, and lines of its log that wait to be played until somebody needs it.

    Just before a choice they take a fraction of the time that they take one by one, each when it is heard of.
    """

    def __init__(self, table: Table[Any] | None = None) -> None:
        self._table = table
        self._waiting: list[LogRow] = []

    @property
    def begun(self) -> bool:
        """Whether there is a game at all."""
        return self._table is not None

    def add(self, line: LogRow) -> None:
        """There is one line more."""
        self._waiting.append(line)

    def to_its_end(self) -> Table[Any] | None:
        """The game where its log has led it; a line that cannot be played raises an error, every time."""
        if self._table is not None:
            while self._waiting:
                repeat_line(self._table, self._waiting[0])
                del self._waiting[0]
        return self._table


def beginning(game: Game[Any], loaded: StoredTable) -> tuple[Table[Any], list[LogRow]]:
    """From where a log can be followed with the rules of today, and the lines since: its start, or the last change of rules."""
    for number in range(len(loaded.log) - 1, 0, -1):
        line = loaded.log[number]
        if line.kind == "rules":
            return game.from_position(msgspec.json.decode(line.choice or "null")), loaded.log[number + 1 :]
    return first_position(game, loaded.row), loaded.log[1:]


def replay_with_new_rules(game: Game[Any], loaded: StoredTable) -> Table[Any]:
    """The table of a game that began under other rules, if everything since its last stored position happens again just the same.

    A pack of other cards is more than a change of rules: such a game never goes on.
    """
    if cards(loaded.row.rules_version) != cards(game.rules_version):
        game.check_rules_version(loaded.row.rules_version)
    table, lines = old_position(game, loaded)
    for line in lines:
        if line.kind != "start":
            repeat_line(table, line)
        if line.kind in ("start", "choice") and Sights.of(table).to_json() != line.events:
            raise BadRecord(f"Under the rules of version {game.rules_version!r}, step {line.version} would have gone differently.")
    return table


def old_position(game: Game[Any], loaded: StoredTable) -> tuple[Table[Any], list[LogRow]]:
    """The last position that was stored under other rules, taken for one of today's, and the lines since.

    A position whose form these rules cannot read is passed over: the game is followed from its origin.
    """
    if loaded.checkpoint is not None:
        version, position = loaded.checkpoint
        with suppress(BadPosition):
            return game.from_position({**position, "rules_version": game.rules_version}), loaded.log[version + 1 :]
    row = msgspec.structs.replace(loaded.row, rules_version=game.rules_version)
    if row.origin is not None:
        row.origin = {**row.origin, "rules_version": game.rules_version}
    return first_position(game, row), loaded.log


def cards(rules_version: str) -> str:
    """The part of a rules version that stands for a content pack."""
    return rules_version.partition("+")[2]


def first_position(game: Game[Any], row: TableRow) -> Table[Any]:
    """The table as it began: dealt from its seed, or laid out from the position that a fork began with."""
    game.check_rules_version(row.rules_version)
    return game.start(row.players, row.seed, row.options) if row.origin is None else game.from_position(row.origin)


def choices_that_stand(log: Sequence[LogRow]) -> list[LogRow]:
    """The lines of all choices that were not taken back, since the start or the last change of rules."""
    standing: list[LogRow] = []
    for line in log:
        if line.kind == "choice":
            standing.append(line)
        elif back := steps_back(line):
            del standing[-back:]
        elif line.kind == "rules":
            standing.clear()
    return standing
