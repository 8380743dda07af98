"""Who is around a table: people who sit there, viewers who look at it, attendants who see to it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Literal, Protocol

from eldertable.kernel import Seat
from eldertable.server.presence import NOBODY, Elsewhere
from eldertable.server.store import ChatLine, Proposal, SeatRow

if TYPE_CHECKING:
    from eldertable.server.tables import LiveTable

Outcome = Literal["agreed", "declined", "withdrawn", "outdated"]


class Viewer(Protocol):
    """Someone who looks at a table through a socket."""

    who: str | None
    name: str | None
    session: str
    seat: Seat | None

    def tell_update(self) -> None:
        """There is a new version."""

    def tell_table(self) -> None:
        """Seats or status changed."""

    def tell_seats(self) -> None:
        """Somebody came or went."""

    def tell_line(self, line: ChatLine) -> None:
        """Somebody said something."""

    def show_out(self) -> None:
        """Who looks has to come in again and say who it is."""

    def tell_proposal(self, outcome: Outcome | None, about: Proposal | None) -> None:
        """Something is asked of the others, or not any more."""


class Attendants(Protocol):
    """Who looks after a table: bots that move, heralds that tell people."""

    def see_to_bots(self, table: LiveTable) -> None:
        """It is a bot's turn, or not any more."""

    def turn_passed(self, table: LiveTable) -> None:
        """Somebody else decides now, or the game is over."""


class Gathering:
    """The people at a table: who sits there, who looks at it, and what was said."""

    def __init__(self) -> None:
        self.seats: list[SeatRow] = []
        self.viewers: set[Viewer] = set()
        # Who of those with a seat looks at this table through other server processes.
        self.elsewhere: Elsewhere = NOBODY
        # Who was there when the viewers were last told.
        self.told_present: frozenset[str | None] = frozenset()
        # When somebody last came or went; a table that was just loaded was loaded for somebody.
        self.looked_at = time.monotonic()
        self.chat: list[ChatLine] = []

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats a person holds."""
        return [place.seat for place in self.seats if person is not None and place.person == person]

    def people_present(self) -> set[str | None]:
        """Who looks at the table, here or through other server processes."""
        return {viewer.who for viewer in self.viewers}.union(*self.elsewhere.values())

    def seats_elsewhere(self) -> set[Seat]:
        """Whose people look at the table through other server processes."""
        return {place.seat for people in self.elsewhere.values() for place in self.seats if place.person in people}

    def rename(self, person: str, name: str) -> None:
        """A person has another name now."""
        own = self.seats_of(person)
        for seat in own:
            self.seats[seat].name = name
        for line in self.chat:
            if line.person == person:
                line.name = name
        looking = [viewer for viewer in self.viewers if viewer.who == person]
        for viewer in looking:
            viewer.name = name
        if own or looking:
            self.tell_seats()

    def tell_seats(self) -> None:
        """Somebody came, went, or is called differently."""
        for viewer in self.viewers:
            viewer.tell_seats()

    def tell_table(self) -> None:
        """Seats or status changed."""
        for viewer in self.viewers:
            viewer.tell_table()
