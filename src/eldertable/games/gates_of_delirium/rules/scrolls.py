"""What revealed scrolls grant while the game runs (GD-8.1 to GD-8.12, GD-13.2)."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.gates_of_delirium.content import SCROLLS, Trigger
from eldertable.games.gates_of_delirium.rules.desperate import gain_tokens
from eldertable.games.gates_of_delirium.rules.gates import take_section
from eldertable.games.gates_of_delirium.rules.sane import deploy
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Rules


def grants(s: Delirium, trigger: Trigger, in_force: Sequence[str]) -> Rules[None]:
    """Offer what the scrolls in force give for this event (GD-8.10, GD-8.11)."""
    for scroll in in_force:
        grant = SCROLLS[scroll].grant
        if grant is None or SCROLLS[scroll].trigger != trigger:
            continue
        for _ in range(grant.count):
            match grant.verb:
                case "build_gate":
                    yield from build_section(s, optional=grant.optional)
                case "deploy":
                    yield from deploy(s, optional=grant.optional)
                case "gain_desperation":
                    gain_tokens(s, 1)


def build_section(s: Delirium, *, optional: bool = False) -> Rules[None]:
    """Build one section; an opening triggers the scrolls that were in force before it (GD-8.12, GD-13.2)."""
    in_force = tuple(s.scrolls_up)
    if (yield from take_section(s, optional=optional)):
        yield from grants(s, "open_gate", in_force)
