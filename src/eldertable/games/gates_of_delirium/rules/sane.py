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
from eldertable.games.gates_of_delirium.content.shapes import Grant
from eldertable.games.gates_of_delirium.events import Declined, Deployed, Moved
from eldertable.games.gates_of_delirium.rules.cards import unit_done
from eldertable.games.gates_of_delirium.rules.desperate import desperate_action, window
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Choice, Rules


def deploy(s: Delirium, *, gift: Grant | None = None) -> Rules[None]:
    """Send one investigator, by a move if the pool is empty; a scroll's gift may be declined (GD-5.5 to GD-5.7)."""
    if s.players[s.active].pool:
        choice = yield window(s, "deploy_to", DEPLOY_OR_DECLINE if gift and gift.optional else DEPLOY_TO)
    else:
        choice = yield window(s, "move_investigator", moves(s))
    kind = type(choice)
    if kind is DeployTo:
        place(s, choice.region)
    elif kind is MoveInvestigator:
        move(s, choice.origin, choice.region)
    elif kind is Decline:
        s.emit(Declined(s.active))
    else:
        desperate_action(s, choice.action)
        return
    unit_done(s, gift=gift is not None)


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
