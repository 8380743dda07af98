"""Everything on the table, as plain data: what is not in here does not exist for copies, records and saved games."""

from __future__ import annotations

from typing import Literal

from eldertable.kernel import Plain, Seat, State, Step, set_directly

# Every way in which the game can end needs a text `ending-<way>`; "" means that it goes on.
Ending = Literal["", "hands_empty"]


@set_directly
class Player(Plain):
    """What lies in front of one player."""

    hand: list[int]
    points: int


@set_directly
class NewGame(State):
    """The table. `played` holds the card of each seat in this round, 0 for none yet."""

    players: list[Player]
    deck: list[int]
    played: list[int]
    round: int
    first: Seat
    ending: Ending


class NewGameStep(Step[NewGame], frozen=True):
    """Something that is still to be done. A class below this one is a step by being there."""
