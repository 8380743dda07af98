"""The shape of the view, from which `eldertable types new_game --write` makes the types of the board."""

from __future__ import annotations

import msgspec

from eldertable.kernel import Seat


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a player; the hand is for its owner alone."""

    hand: list[int] | None
    cards: int
    points: int


class Board(msgspec.Struct, frozen=True):
    """The table as a seat sees it; `played` holds the card of each seat in this round, 0 for none yet."""

    round: int
    first: Seat
    to_play: list[Seat]
    played: list[int]
    deck: int
    players: list[Player]
