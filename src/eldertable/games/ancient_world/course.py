"""How far the game has come: what bots, views and reasons ask of the agenda."""

from __future__ import annotations

from typing import Any, Literal

from eldertable.games.ancient_world.rules.attack import ChooseArmies
from eldertable.games.ancient_world.rules.rounds import EndRound
from eldertable.games.ancient_world.state import AncientWorld, PlayerStep
from eldertable.kernel import Seat, Step

Phase = Literal["actions", "feeding"]


def phase(s: AncientWorld) -> Phase:
    """Player actions until all have passed and the round ends, then feeding (AW-3.1)."""
    return "actions" if s.agenda and isinstance(s.agenda[-1], EndRound) else "feeding"


def is_over(s: AncientWorld) -> bool:
    """Whether nothing is left to do."""
    return not s.agenda


def under_way(s: AncientWorld) -> Step[Any] | None:
    """What is being asked; nothing when the game is over."""
    return s.agenda[0] if s.agenda else None


def still_to_do(s: AncientWorld, seat: Seat) -> list[PlayerStep]:
    """What waits to be done by a player or to happen to them, the first thing first."""
    return [step for step in s.agenda if isinstance(step, PlayerStep) and step.seat == seat]


def attack(s: AncientWorld) -> ChooseArmies | None:
    """The attack for which armies are being chosen."""
    step = under_way(s)
    return step if isinstance(step, ChooseArmies) else None
