"""The shape of the view: what the drawn board and everybody else may rely on."""

from __future__ import annotations

import msgspec

from eldertable.kernel import Seat
from liars_dice.state import Bid, Reveal


class Player(msgspec.Struct, frozen=True):
    """How many dice lie under a cup, and which, for their owner alone."""

    count: int
    dice: list[int] | None


class Board(msgspec.Struct, frozen=True):
    """The table as a seat sees it; `last` is what lay under the cups when they were last lifted."""

    round: int
    wild: bool
    first: Seat
    active: Seat
    on_table: int
    bid: Bid | None
    last: Reveal | None
    players: list[Player]


class Odds(msgspec.Struct, frozen=True):
    """How likely the last bid is true, for somebody who sees what the reader sees."""

    bid: float
