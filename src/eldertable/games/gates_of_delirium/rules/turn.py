"""Rounds and turns (GD-3, GD-4) and the end of the game (GD-10)."""

from __future__ import annotations

from collections.abc import Callable

from eldertable.games.gates_of_delirium.choices import END_TURN, MODES, PLAY_CARD, Desperate
from eldertable.games.gates_of_delirium.content import CARDS, SCROLLS, SETUP
from eldertable.games.gates_of_delirium.events import CardPlayed, DiscSet, GameEnded, RoundBegan, TurnBegan
from eldertable.games.gates_of_delirium.rules.cards import card_done, draw, keep
from eldertable.games.gates_of_delirium.rules.desperate import (
    desperate_action,
    desperate_options,
    gain_tokens,
    swap_discard,
    window,
)
from eldertable.games.gates_of_delirium.rules.gates import GameEnds, build_gate
from eldertable.games.gates_of_delirium.rules.insane import convert
from eldertable.games.gates_of_delirium.rules.sane import deploy
from eldertable.games.gates_of_delirium.rules.scrolls import trigger
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import CHECKPOINT, Choice, Decision, Rules

END_TURN_ONLY = (END_TURN,)
ABOUT_CARD = [{"number": number + 1, "total": SETUP.cards_per_turn} for number in range(SETUP.cards_per_turn)]


def play(s: Delirium) -> Rules[None]:
    """The whole game: rounds until the end is triggered (GD-3.1, GD-10.6)."""
    try:
        while not s.ending:
            yield CHECKPOINT
            yield from next_step(s)
    except GameEnds as end:
        s.ending = end.reason
        s.emit(GameEnded(end.reason))


def next_step(s: Delirium) -> Rules[None]:
    """What comes next: a swap is completed first, then gifts of scrolls are taken, then the turn goes on (GD-9.12, GD-8.11)."""
    if s.discards_due:
        return swap_discard(s)
    if s.grants:
        return GIFTS[s.grants[0]](s, gift=SCROLLS[s.grants[0]].grant)
    return STEPS[s.phase](s)


def choose_mode(s: Delirium) -> Rules[None]:
    """The first player sets the sanity disc freely (GD-3.2)."""
    choice = yield Decision(s.first, "choose_mode", MODES)
    s.mode = choice.mode
    s.emit(DiscSet(s.first, s.mode))
    s.phase = "play_card"
    s.emit(TurnBegan(s.active))


def play_card(s: Delirium) -> Rules[None]:
    """Choose a card of the hand, if there is any; desperate actions may come first (GD-4.1, GD-4.2, GD-4.7, GD-4.8, GD-4.11)."""
    if not s.players[s.active].hand:
        s.cards_played = SETUP.cards_per_turn
        s.phase = "end_turn"
        return
    choice = yield Decision(s.active, "play_card", lambda: playable(s), ABOUT_CARD[s.cards_played])
    if type(choice) is Desperate:
        desperate_action(s, choice.action)
    else:
        reveal_card(s, choice.card)


def playable(s: Delirium) -> tuple[Choice, ...]:
    """Every card of the hand, whatever it will do, and what tokens can buy (GD-4.7, GD-4.8)."""
    return tuple([PLAY_CARD[card] for card in s.players[s.active].hand]) + desperate_options(s)


def reveal_card(s: Delirium, card: str) -> None:
    """Show the card: its half is fixed, its tokens are gained, an artefact is kept at once (GD-4.3 to GD-4.5, GD-9.1)."""
    s.players[s.active].hand.remove(card)
    s.playing = card
    s.playing_mode = s.mode
    s.emit(CardPlayed(s.active, card, s.mode))
    half = CARDS[card].half(s.mode)
    match half.verb:
        case "deploy" | "convert" | "build_gate" as action:
            gain_tokens(s, half.desperation)
            s.units_left = half.count
            s.phase = action
        case "collect_lost_page" | "collect_map_fragment" | "collect_rune" as artefact:
            keep(s, card, half)
            card_done(s)
            trigger(s, artefact, s.scrolls_up)


def end_turn(s: Delirium) -> Rules[None]:
    """A last window, then draw; drawing ends the turn (GD-4.9, GD-10.5)."""
    choice = yield window(s, "end_turn", END_TURN_ONLY)
    if type(choice) is Desperate:
        desperate_action(s, choice.action)
        return
    draw(s, SETUP.cards_drawn_per_turn)
    if not s.gate_deck and not any(s.gate_row):
        raise GameEnds("no_gate_cards")
    s.cards_played = 0
    s.active = (s.active + 1) % len(s.players)
    if s.active == s.first:
        end_round(s)
    else:
        s.phase = "play_card"
        s.emit(TurnBegan(s.active))


def end_round(s: Delirium) -> None:
    """Pass the disc to the left neighbour (GD-3.5, GD-10.7)."""
    if s.round == s.round_limit:
        raise GameEnds("round_limit")
    s.round += 1
    s.first = s.active = (s.first + 1) % len(s.players)
    s.phase = "choose_mode"
    s.emit(RoundBegan(s.round, s.first))


STEPS: dict[str, Callable[[Delirium], Rules[None]]] = {
    "choose_mode": choose_mode,
    "play_card": play_card,
    "deploy": deploy,
    "convert": convert,
    "build_gate": build_gate,
    "end_turn": end_turn,
}

# How the gift of a scroll is taken, in either mode (GD-8.10, GD-8.11).
GIFTS: dict[str, Callable[..., Rules[None]]] = {
    scroll.id: deploy if scroll.grant.verb == "deploy" else build_gate for scroll in SCROLLS.values() if scroll.grant
}
