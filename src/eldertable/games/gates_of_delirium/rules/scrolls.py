"""What revealed scrolls grant while the game runs (GD-8.1 to GD-8.12, GD-13.2)."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.gates_of_delirium.content import SCROLLS
from eldertable.games.gates_of_delirium.content.shapes import Trigger
from eldertable.games.gates_of_delirium.rules import gates, sane
from eldertable.games.gates_of_delirium.rules.desperate import gain_tokens
from eldertable.games.gates_of_delirium.state import Delirium, DeliriumStep


class TakeGifts(DeliriumStep, frozen=True):
    """Take what the scrolls give that were in force when something happened (GD-8.11, GD-8.12, GD-13.2)."""

    trigger: Trigger
    in_force: tuple[str, ...]

    def do(self, s: Delirium) -> None:
        trigger(s, self.trigger, self.in_force)


def trigger(s: Delirium, event: Trigger, in_force: Sequence[str]) -> None:
    """Tokens come at once, everything else is taken or declined next."""
    gifts: list[DeliriumStep] = []
    for scroll in in_force:
        grant = SCROLLS[scroll].grant
        if grant is None or SCROLLS[scroll].trigger != event:
            continue
        if grant.verb == "gain_desperation":
            gain_tokens(s, grant.count)
        else:
            gift = sane.Deploy(scroll) if grant.verb == "deploy" else gates.BuildGate(scroll)
            gifts += [gift] * grant.count
    if gifts:
        s.next(*gifts)
