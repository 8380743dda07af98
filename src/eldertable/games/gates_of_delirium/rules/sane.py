"""Sending investigators (GD-5.3 to GD-5.7)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import (
    DECLINE,
    DEPLOY_OR_DECLINE,
    DEPLOY_TO,
    MOVES_FROM,
    Decline,
    DeployTo,
    MoveInvestigator,
)
from eldertable.games.gates_of_delirium.content import OPTIONAL_GIFTS
from eldertable.games.gates_of_delirium.events import Declined, Deployed, Moved
from eldertable.games.gates_of_delirium.rules.desperate import Window
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Choice, Decision


class Deploy(Window, frozen=True):
    """Send one investigator, by a move if the pool is empty; a scroll's gift may be declined (GD-5.5 to GD-5.7)."""

    gift: str = ""

    def ask(self, s: Delirium) -> Decision:
        if s.player.pool:
            return self.question(s, "deploy_to", DEPLOY_OR_DECLINE if self.gift in OPTIONAL_GIFTS else DEPLOY_TO)
        return self.question(s, "move_investigator", moves(s))

    def chosen(self, s: Delirium, choice: DeployTo | MoveInvestigator | Decline) -> None:
        """From the pool, from another region, or not at all."""
        match choice:
            case DeployTo(region):
                place(s, region)
            case MoveInvestigator(origin, region):
                move(s, origin, region)
            case Decline():
                s.emit(Declined(s.active))


def place(s: Delirium, region: str) -> None:
    """Put one investigator from the pool into a region (GD-5.3, GD-5.4)."""
    s.players[s.active].pool -= 1
    s.regions[region][s.active] += 1
    s.emit(Deployed(s.active, region))


def move(s: Delirium, origin: str, region: str) -> None:
    """Move one own investigator to another region (GD-5.6)."""
    s.regions[origin][s.active] -= 1
    s.regions[region][s.active] += 1
    s.emit(Moved(s.active, origin, region))


def moves(s: Delirium) -> tuple[Choice, ...]:
    """Every move of an own investigator to another region, or none."""
    options: tuple[Choice, ...] = ()
    for origin, counts in s.regions.items():
        if counts[s.active]:
            options += MOVES_FROM[origin]
    return (*options, DECLINE)
