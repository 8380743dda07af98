"""How good a position is, and what a choice is worth at a glance."""

from __future__ import annotations

from eldertable.kernel import Choice, Seat
from liars_dice.choices import MakeBid
from liars_dice.judgement.odds import chance_of
from liars_dice.state import LiarsDice

# How often a bid is doubted, roughly, rather than raised.
DOUBTED = 0.5


def evaluate(s: LiarsDice, seat: Seat) -> float:
    """The share of all dice, a little less for whoever has made a bid that may be false."""
    if s.ending:
        return 1.0 if s.players[seat].dice else 0.0
    dice = float(len(s.players[seat].dice))
    if s.bid is not None and s.bid.seat == seat:
        dice -= risk(s, seat, s.bid.count, s.bid.face)
    return max(0.0, dice) / s.on_table


def foresee(s: LiarsDice, seat: Seat, choice: Choice) -> float:
    """The same after a choice: a bid risks a die if it is false, a doubt if the last bid is true."""
    dice = float(len(s.players[seat].dice))
    if isinstance(choice, MakeBid):
        return (dice - risk(s, seat, choice.count, choice.face)) / s.on_table
    assert s.bid is not None
    true = chance_of(s, seat, s.bid.count, s.bid.face)
    return true * (dice - 1) / (s.on_table - 1) + (1 - true) * dice / (s.on_table - 1)


def risk(s: LiarsDice, seat: Seat, count: int, face: int) -> float:
    """How much of a die a bid may cost its maker."""
    return DOUBTED * (1 - chance_of(s, seat, count, face))
