"""Where a turn stands: what the view, the bots and the reasons wish to know of the agenda."""

from __future__ import annotations

from typing import Literal, cast

from eldertable.games.gates_of_delirium.content import CARDS, SCROLLS, SETUP
from eldertable.games.gates_of_delirium.rules.desperate import SwapOut
from eldertable.games.gates_of_delirium.rules.gates import BuildGate
from eldertable.games.gates_of_delirium.rules.insane import Convert
from eldertable.games.gates_of_delirium.rules.sane import Deploy
from eldertable.games.gates_of_delirium.rules.turn import PlayCard, SetDisc
from eldertable.games.gates_of_delirium.state import Delirium

Phase = Literal["choose_mode", "play_card", "deploy", "convert", "build_gate", "end_turn"]


def phase(s: Delirium) -> Phase:
    """What the turn is about, gifts and swaps aside."""
    if s.playing:
        return cast(Phase, CARDS[s.playing].half(s.playing_mode).verb)
    for step in s.agenda:
        if isinstance(step, SetDisc):
            return "choose_mode"
        if isinstance(step, PlayCard):
            return "play_card"
    return "end_turn"


def cards_to_play(s: Delirium) -> int:
    """How many cards the active player has not begun yet in this turn."""
    return sum([isinstance(step, PlayCard) for step in s.agenda])


def cards_played(s: Delirium) -> int:
    """How many cards the active player has finished in this turn (GD-4.1)."""
    if phase(s) == "choose_mode":
        return 0
    return SETUP.cards_per_turn - cards_to_play(s) - bool(s.playing)


def units_left(s: Delirium) -> int:
    """How often the action of the card under way is still to be done."""
    return sum([isinstance(step, Convert) or (isinstance(step, Deploy | BuildGate) and not step.gift) for step in s.agenda])


def gifts(s: Delirium) -> list[str]:
    """The scrolls whose gift is still to be taken, the next one first."""
    return [step.gift for step in s.agenda if isinstance(step, Deploy | BuildGate) and step.gift]


def cards_to_swap(s: Delirium) -> int:
    """How many cards a swap still asks for."""
    return sum([isinstance(step, SwapOut) for step in s.agenda])


def still_to_do(s: Delirium) -> list[str]:
    """What the active player is about to do, verb by verb: gifts of scrolls, then the rest of a card."""
    verbs = [grant.verb for grant in (SCROLLS[scroll].grant for scroll in gifts(s)) if grant]
    rest = [CARDS[s.playing].half(s.playing_mode).verb] * units_left(s) if s.playing else []
    return [*verbs, *rest]
