"""Who is around a table: viewers who look at it, attendants who see to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from eldertable.kernel import Seat
from eldertable.server.store import ChatLine, Proposal

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
