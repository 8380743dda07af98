"""Sending investigators (GD-5.3 to GD-5.7)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import DECLINE, DEPLOY_TO, MOVE, Decline
from eldertable.games.gates_of_delirium.content import REGIONS
from eldertable.games.gates_of_delirium.events import Declined, Deployed, Moved
from eldertable.games.gates_of_delirium.rules.desperate import window
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Choice, Rules


def deploy(s: Delirium, *, optional: bool = False) -> Rules[None]:
    """Send one investigator: from the pool, or by a move if the pool is empty (GD-5.5 to GD-5.7)."""
    if s.player.pool:
        yield from deploy_from_pool(s, optional)
    elif s.on_board(s.active):
        yield from move(s)


def deploy_from_pool(s: Delirium, optional: bool) -> Rules[None]:
    """Place one investigator from the pool into any region (GD-5.3, GD-5.4)."""
    choice = yield from window(s, "deploy_to", lambda: (*DEPLOY_TO, DECLINE) if optional else DEPLOY_TO)
    if type(choice) is Decline:
        s.emit(Declined(s.active))
        return
    s.player.pool -= 1
    s.regions[choice.region][s.active] += 1
    s.emit(Deployed(s.active, choice.region))


def move(s: Delirium) -> Rules[None]:
    """Move one own investigator to another region, or decline (GD-5.6)."""
    choice = yield from window(s, "move_investigator", lambda: (*moves(s), DECLINE))
    if type(choice) is Decline:
        s.emit(Declined(s.active))
        return
    s.regions[choice.origin][s.active] -= 1
    s.regions[choice.region][s.active] += 1
    s.emit(Moved(s.active, choice.origin, choice.region))


def moves(s: Delirium) -> list[Choice]:
    """Every move of an own investigator between two regions."""
    return [MOVE[origin, region] for origin in REGIONS if s.regions[origin][s.active] for region in REGIONS if region != origin]
