"""The continuous rules of Mythos cards (ES-12.1, ES-12.2)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import MYTHOS
from eldertable.games.elder_sign.content.shapes import MythosRule
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Seat

RULES = {card.id: card.rule for card in MYTHOS.values() if card.rule}


def in_force(s: Museum, rule: MythosRule, seat: Seat) -> bool:
    """Whether a continuous Mythos rule binds this player; none binds Sister Mary (ES-12.1, ES-17.15)."""
    if RULES.get(s.mythos) != rule and not s.lasting:
        return False
    return holds(s, rule) and s.players[seat].investigator != "sister_mary"


def holds(s: Museum, rule: MythosRule) -> bool:
    """Whether a continuous Mythos rule holds at all."""
    if RULES.get(s.mythos) == rule and not s.faded:
        return True
    return bool(s.lasting) and any(RULES[card] == rule for card in s.lasting)
