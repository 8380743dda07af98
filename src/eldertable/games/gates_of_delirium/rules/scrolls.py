"""What revealed scrolls grant while the game runs (GD-8.1 to GD-8.12, GD-13.2)."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.gates_of_delirium.content import SCROLLS
from eldertable.games.gates_of_delirium.content.shapes import Trigger
from eldertable.games.gates_of_delirium.rules.desperate import gain_tokens
from eldertable.games.gates_of_delirium.state import Delirium


def trigger(s: Delirium, event: Trigger, in_force: Sequence[str]) -> None:
    """Note the gifts of the scrolls in force for this event; tokens come at once (GD-8.11, GD-8.12, GD-13.2)."""
    for scroll in in_force:
        grant = SCROLLS[scroll].grant
        if grant is None or SCROLLS[scroll].trigger != event:
            continue
        if grant.verb == "gain_desperation":
            gain_tokens(s, grant.count)
        else:
            s.grants += [scroll] * grant.count
