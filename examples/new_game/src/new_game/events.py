"""What happens at the table, for the log and for animation, and who may see it; never prose."""

from __future__ import annotations

from eldertable.kernel import Event, Seat
from new_game.state import Ending


class CardPlayed(Event, frozen=True):
    """A card was played (NG-2.1)."""

    seat: Seat
    card: int


class RoundWon(Event, frozen=True):
    """The highest card won the round (NG-2.2)."""

    seat: Seat
    card: int


class GameEnded(Event, frozen=True):
    """The game is over (NG-3.1)."""

    reason: Ending
