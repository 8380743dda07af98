"""Desperation tokens and desperate actions (GD-9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from eldertable.games.gates_of_delirium.choices import DESPERATE, SWAP_DISCARD, Desperate, SwapDiscard
from eldertable.games.gates_of_delirium.content import DESPERATE_ACTIONS, SCROLLS
from eldertable.games.gates_of_delirium.events import (
    DesperateActionTaken,
    DiscSet,
    GateRowFilled,
    GateRowRenewed,
    PointsScored,
    TokensGained,
)
from eldertable.games.gates_of_delirium.rules.cards import discard, draw
from eldertable.games.gates_of_delirium.state import Delirium, DeliriumStep
from eldertable.kernel import Choice, Decision

CARDS_SWAPPED = DESPERATE_ACTIONS["swap_cards"].effect_data.discard
ABOUT_SWAP = [{"number": number, "total": CARDS_SWAPPED} for number in range(CARDS_SWAPPED + 1)]
COST_CHANGES = {scroll.id: scroll.modifier.amount for scroll in SCROLLS.values() if scroll.modifier}


class Window(DeliriumStep, frozen=True):
    """A question to which desperate actions are added; after one of them it is asked again (GD-4.8, GD-9.4)."""

    def question(self, s: Delirium, kind: str, options: tuple[Choice, ...], about: Mapping[str, int] | None = None) -> Decision:
        """What the active player is asked."""
        return Decision(s.active, kind, options + desperate_options(s), about)

    def answer(self, s: Delirium, choice: Any) -> None:
        if type(choice) is Desperate:
            s.next(self)
            desperate_action(s, choice.action)
        else:
            self.chosen(s, choice)

    def chosen(self, s: Delirium, choice: Any) -> None:
        """Carry out what was chosen, other than a desperate action."""
        raise NotImplementedError


class SwapOut(DeliriumStep, frozen=True):
    """Discard a card of the hand, new or old, to complete a swap; nothing else can be done before (GD-9.5, GD-9.12)."""

    number: int

    def ask(self, s: Delirium) -> Decision:
        return Decision(s.active, "swap_discard", tuple([SWAP_DISCARD[card] for card in s.player.hand]), ABOUT_SWAP[self.number])

    def answer(self, s: Delirium, choice: SwapDiscard) -> None:
        s.player.hand.remove(choice.card)
        discard(s, choice.card)


def desperate_options(s: Delirium) -> tuple[Choice, ...]:
    """Every desperate action that the active player can pay now (GD-9.4)."""
    return affordable(s.players[s.active].tokens, s.scrolls_up)


@cache
def affordable(tokens: int, scrolls: tuple[str, ...]) -> tuple[Choice, ...]:
    """The desperate actions that so many tokens buy while these scrolls are in force."""
    return tuple(DESPERATE[action] for action in DESPERATE_ACTIONS if cost_of(action, scrolls) <= tokens)


def cost_of(action: str, scrolls: Iterable[str]) -> int:
    """What a desperate action costs while these scrolls are in force (GD-8.5, GD-9.15)."""
    return DESPERATE_ACTIONS[action].cost + sum(COST_CHANGES.get(scroll, 0) for scroll in scrolls)


def gain_tokens(s: Delirium, count: int) -> None:
    """Take tokens from the supply, as far as it goes (GD-9.1, GD-9.3)."""
    gained = min(count, s.supply)
    if gained:
        s.supply -= gained
        s.players[s.active].tokens += gained
        s.emit(TokensGained(s.active, gained))


def desperate_action(s: Delirium, action: str) -> None:
    """Pay a desperate action and carry it out (GD-9.4)."""
    cost = cost_of(action, s.scrolls_up)
    s.player.tokens -= cost
    s.supply += cost
    s.emit(DesperateActionTaken(s.active, action, cost))
    effect = DESPERATE_ACTIONS[action].effect_data
    match effect.verb:
        case "swap_cards":
            draw(s, effect.draw)
            swap_out(s, min(effect.discard, len(s.player.hand)))
        case "renew_gate_row":
            renew_gate_row(s, effect.size)
        case "flip_sanity":
            flip_sanity(s)
        case "score_points":
            s.player.desperate_points += effect.points
            s.emit(PointsScored(s.active, effect.points))


def swap_out(s: Delirium, count: int) -> None:
    """So many cards of the hand are discarded next; the last one is the last of a swap, however many there are (GD-9.13)."""
    s.next(*[SwapOut(number) for number in range(CARDS_SWAPPED - count + 1, CARDS_SWAPPED + 1)])


def renew_gate_row(s: Delirium, size: int) -> None:
    """Put the row under the gate deck in row order, then reveal a new one (GD-9.6, GD-9.7, GD-9.16)."""
    old = [gate for gate in s.gate_row if gate is not None]
    s.gate_deck += old
    s.emit(GateRowRenewed(s.active))
    fresh = s.gate_deck[:size]
    del s.gate_deck[:size]
    s.gates_known = min(s.gates_known + len(old), len(s.gate_deck))
    s.gate_row = [*fresh, *[None] * (size - len(fresh))]
    for slot, gate in enumerate(fresh):
        s.emit(GateRowFilled(slot, gate))


def flip_sanity(s: Delirium) -> None:
    """Turn the disc over for the rest of the round (GD-9.8)."""
    s.mode = "insane" if s.mode == "sane" else "sane"
    s.emit(DiscSet(s.active, s.mode))
