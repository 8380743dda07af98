"""What happens at the table, for the log and for animation, and who may see it."""

from __future__ import annotations

from typing import ClassVar

from eldertable.kernel import Event, Seat
from liars_dice.state import Ending


class RoundBegan(Event, frozen=True):
    """Everybody rolls; this player bids first (LD-2.1)."""

    round: int
    seat: Seat


class DiceRolled(Event, frozen=True):
    """A player rolled; the dice themselves are for the roller alone (LD-2.1)."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("faces",)

    seat: Seat
    count: int
    faces: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Others learn only how many dice were rolled."""
        return self if seat == self.seat else DiceRolled(self.seat, self.count, ())


class BidMade(Event, frozen=True):
    """A player bid (LD-2.2)."""

    seat: Seat
    count: int
    face: int


class Doubted(Event, frozen=True):
    """A player did not believe a bid (LD-2.4)."""

    seat: Seat
    bidder_seat: Seat


class CupsLifted(Event, frozen=True):
    """The dice were counted (LD-3.1)."""

    reveals: ClassVar[bool] = True

    found: int
    count: int
    face: int


class DieLost(Event, frozen=True):
    """A player lost a die (LD-3.4)."""

    seat: Seat
    left: int


class GameEnded(Event, frozen=True):
    """One player is left (LD-4.2)."""

    seat: Seat
    reason: Ending
