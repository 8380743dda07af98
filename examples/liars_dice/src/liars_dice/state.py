"""Everything on the table, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from eldertable.kernel import Plain, Seat, State, Step, set_directly

DICE = 5
FACES = 6
# The face that stands for every other, if the players agreed on it (LD-3.3).
WILD = 1

Ending = Literal["", "last_one"]


class Bid(msgspec.Struct, frozen=True):
    """At least so many dice under all cups show this face (LD-2.2)."""

    seat: Seat
    count: int
    face: int


class Reveal(msgspec.Struct, frozen=True):
    """What lay under the cups when they were last lifted (LD-3.1)."""

    bid: Bid
    dice: tuple[tuple[int, ...], ...]
    found: int
    loser_seat: Seat


@set_directly
class Player(Plain):
    """A player's dice, as they lie under the cup."""

    dice: list[int]


@set_directly
class LiarsDice(State):
    """The table."""

    players: list[Player]
    wild: bool
    round: int
    first: Seat
    active: Seat
    bid: Bid | None
    last: Reveal | None
    ending: Ending

    @property
    def on_table(self) -> int:
        """How many dice are still in the game."""
        return sum(len(player.dice) for player in self.players)

    def after(self, seat: Seat) -> Seat:
        """The next player to the left who still has dice (LD-2.3)."""
        seats = len(self.players)
        return next(each % seats for each in range(seat + 1, seat + seats + 1) if self.players[each % seats].dice)


class LiarsDiceStep(Step[LiarsDice], frozen=True):
    """Something that is still to be done."""
