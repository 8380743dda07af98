"""The result: who is left with dice (LD-4)."""

from __future__ import annotations

from eldertable.kernel import Result
from liars_dice.state import LiarsDice


def result(s: LiarsDice) -> Result:
    """A point for each die that is left (LD-4.3)."""
    dice = tuple(len(player.dice) for player in s.players)
    winners = tuple(seat for seat, left in enumerate(dice) if left)
    return Result(scores=dice, breakdown=tuple({"dice": left} for left in dice), winners=winners, reason=s.ending)
