"""What each seat may see, and how the rest is dealt anew (LD-2.1)."""

from __future__ import annotations

from typing import Any

from eldertable.kernel import Chance, Seat
from eldertable.kernel.form import json_form
from liars_dice.state import FACES, LiarsDice


def view(s: LiarsDice, seat: Seat | None) -> dict[str, Any]:
    """The table as this seat sees it (None: a spectator)."""
    return {
        "round": s.round,
        "wild": s.wild,
        "first": s.first,
        "active": s.active,
        "on_table": s.on_table,
        "bid": json_form(s.bid),
        "last": json_form(s.last),
        "players": [
            {"count": len(player.dice), "dice": list(player.dice) if who == seat else None} for who, player in enumerate(s.players)
        ],
    }


def redeal(s: LiarsDice, seat: Seat, chance: Chance) -> None:
    """Roll anew what lies under the other cups."""
    for who, player in enumerate(s.players):
        if who != seat:
            player.dice = sorted([chance.roll(FACES) for _ in player.dice])
