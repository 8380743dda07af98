"""Why something cannot be chosen now: what the table shows grey, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from eldertable.games.gates_of_delirium import course
from eldertable.games.gates_of_delirium.choices import DESPERATE, PLAY_CARD
from eldertable.games.gates_of_delirium.content import DESPERATE_ACTIONS
from eldertable.games.gates_of_delirium.rules.desperate import cost_of
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Choice, Seat, Why


class NeedsTokens(Why, frozen=True):
    """The desperate action costs more tokens than the player has (GD-9.4)."""

    count: int
    missing: int


class FinishSwap(Why, frozen=True):
    """Cards are still to be discarded for a swap (GD-9.12)."""


class SetDiscFirst(Why, frozen=True):
    """No turn begins before the disc is set (GD-3.2)."""


class FinishCard(Why, frozen=True):
    """The card in play is not done yet (GD-4.2)."""


class BothPlayed(Why, frozen=True):
    """Exactly two cards are played in a turn (GD-4.1)."""


WHY_TYPES = (NeedsTokens, FinishSwap, SetDiscFirst, FinishCard, BothPlayed)


def blocked(s: Delirium, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Cards that cannot be played now, and desperate actions that cannot be taken."""
    if card_why := why_no_card(s):
        for card in s.players[seat].hand:
            yield PLAY_CARD[card], card_why
    for action in DESPERATE_ACTIONS:
        if why := why_not_desperate(s, seat, action):
            yield DESPERATE[action], why


def why_no_card(s: Delirium) -> Why | None:
    """Why no card of the hand can be played now."""
    if course.cards_to_swap(s):
        return FinishSwap()
    if course.gifts(s):
        return FinishCard()
    match course.phase(s):
        case "play_card":
            return None
        case "choose_mode":
            return SetDiscFirst()
        case "end_turn":
            return BothPlayed()
        case _:
            return FinishCard()


def why_not_desperate(s: Delirium, seat: Seat, action: str) -> Why | None:
    """Why this desperate action cannot be taken now."""
    if course.cards_to_swap(s):
        return FinishSwap()
    if course.phase(s) == "choose_mode":
        return SetDiscFirst()
    cost, tokens = cost_of(action, s.scrolls_up), s.players[seat].tokens
    return NeedsTokens(cost, cost - tokens) if cost > tokens else None
