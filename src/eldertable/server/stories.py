"""A game from its beginning to any of its versions."""

from __future__ import annotations

from collections import Counter
from threading import Lock
from typing import Any

from eldertable.kernel import Event, Seat, Table, Witness
from eldertable.registry import find_game
from eldertable.server.answers import SeenView
from eldertable.server.boards import Drawn, boards_seen
from eldertable.server.logbook import beginning, repeat_line
from eldertable.server.store import StoredTable

# A copy is kept about every so many versions, so that no way to a version is long.
COPY_EVERY = 20


class Story:
    """The log of a table, followed as far as it goes and ready to be opened anywhere. What it hands out is its readers' own.

    Threads take turns: even copying a table notes something in it.
    """

    def __init__(self, loaded: StoredTable) -> None:
        self._lock = Lock()
        self._first, lines = beginning(find_game(loaded.row.game), loaded)
        # Of what happened before a change of rules only the log is left.
        self.first = loaded.log[-1].version - len(lines)
        self._log = loaded.log[: self.first + 1]
        self._copies = [self._first]
        self._latest = self._first.fork()
        self.follow(loaded)

    @property
    def version(self) -> int:
        """How far it goes."""
        return len(self._log) - 1

    def follow(self, loaded: StoredTable) -> None:
        """Go on to the end of a log that has grown."""
        with self._lock:
            for line in loaded.log[len(self._log) :]:
                repeat_line(self._latest, line)
                self._log.append(line)
                if (line.version - self.first) % COPY_EVERY == 0:
                    self._copies.append(self._latest)
                    self._latest = self._latest.fork()

    def at(self, version: int) -> Table[Any]:
        """The table as it was at a version."""
        with self._lock:
            return self._at(version)

    def _at(self, version: int) -> Table[Any]:
        copy = (version - self.first) // COPY_EVERY
        table = self._copies[copy].fork()
        for line in self._log[self.first + copy * COPY_EVERY + 1 : version + 1]:
            repeat_line(table, line)
        return table

    def views(self, seat: Seat | None, first: int, last: int) -> list[SeenView]:
        """What a seat saw at these versions, and how the board came there, event by event."""
        if last < first:
            return []
        with self._lock:
            table = self._at(first)
            views = [SeenView(first, table.view(seat), [])]
            for version in range(first + 1, last + 1):
                with Witness(table.state) as witness:
                    repeat_line(table, self._log[version])
                view = table.view(seat)
                boards = boards_seen(table.game, witness, {seat: Drawn(view["board"])})[seat]
                views.append(SeenView(version, view, boards))
        return views

    def events(self) -> list[Event]:
        """Everything that happened in the game as it stands at its end, hidden things included."""
        with self._lock:
            end = self._at(self.version)
            table = self._first.fork()
            happened = [*self._first.events]
            for choice in end.choices()[len(table.choices()) :]:
                table.repeat(choice.to_json())
                happened += table.events
        return happened


def tallies(story: Story) -> dict[str, dict[str, int]]:
    """How often each outcome of chance came up, by the kind of event that shows it."""
    counts: dict[str, Counter[str]] = {}
    for event in story.events():
        form = event.to_json()
        for field in event.tally:
            counts.setdefault(form["type"], Counter()).update(outcomes(field, form[field]))
    return {kind: dict((+counter).most_common()) for kind, counter in counts.items() if +counter}


def outcomes(field: str, value: Any) -> dict[str, int]:
    """What one field of an event adds to the tally."""
    if isinstance(value, int):
        return {field: value}
    return Counter(value if isinstance(value, list) else [value])
