"""Set-up (LD-1)."""

from __future__ import annotations

from eldertable.kernel import Chance, Options
from liars_dice.rules.turn import Round
from liars_dice.state import DICE, LiarsDice, Player


def set_up(players: int, options: Options, chance: Chance) -> LiarsDice:
    """Five dice for everybody; who begins is drawn by lot (LD-1.1, LD-1.2)."""
    first = chance.below(players)
    return LiarsDice(
        chance=chance,
        outbox=[],
        agenda=[Round()],
        players=[Player(dice=[0] * DICE) for _ in range(players)],
        wild=options["wild"],
        round=0,
        first=first,
        active=first,
        bid=None,
        last=None,
        ending="",
    )
