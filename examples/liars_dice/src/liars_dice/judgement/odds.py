"""Exact chances of a bid, from what one seat sees."""

from __future__ import annotations

from functools import cache
from math import comb

from eldertable.kernel import Seat
from liars_dice.rules.count import matches
from liars_dice.state import FACES, WILD, LiarsDice


def chance_of(s: LiarsDice, seat: Seat | None, count: int, face: int) -> float:
    """How likely a bid is true for somebody who sees the own dice only (None: nobody's)."""
    own = [] if seat is None else s.players[seat].dice
    wild = s.wild and face != WILD
    return at_least(count - matches(own, face, wild=s.wild), s.on_table - len(own), 2 if wild else 1)


@cache
def at_least(wanted: int, dice: int, faces: int) -> float:
    """The chance that at least so many of the dice show one of so many faces."""
    if wanted <= 0:
        return 1.0
    hit, miss = faces, FACES - faces
    ways = sum(comb(dice, hits) * hit**hits * miss ** (dice - hits) for hits in range(wanted, dice + 1))
    return float(ways / FACES**dice)
