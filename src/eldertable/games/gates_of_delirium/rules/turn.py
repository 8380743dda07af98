"""Rounds and turns (GD-3, GD-4) and the end of the game (GD-10)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import END_TURN, MODES, PLAY_CARD, Desperate
from eldertable.games.gates_of_delirium.content import CARDS, SCROLLS, SETUP, Half
from eldertable.games.gates_of_delirium.events import CardPlayed, DiscSet, GameEnded, RoundBegan, TurnBegan
from eldertable.games.gates_of_delirium.rules.cards import discard, draw, keep
from eldertable.games.gates_of_delirium.rules.desperate import desperate_action, desperate_options, gain_tokens, window
from eldertable.games.gates_of_delirium.rules.gates import GameEnds, build_section
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
            if s.grants:
                yield from use_grant(s)
            elif s.phase == "perform_card":
                yield from perform_card(s)
            elif s.phase == "play_card":
                yield from play_card(s)
            elif s.phase == "end_turn":
                yield from end_turn(s)
            else:
                yield from choose_mode(s)
    except GameEnds as end:
        s.ending = end.reason
        s.emit(GameEnded(end.reason))


def choose_mode(s: Delirium) -> Rules[None]:
    """The first player sets the sanity disc freely (GD-3.2)."""
    choice = yield Decision(s.first, "choose_mode", MODES)
    s.mode = choice.mode
    s.emit(DiscSet(s.first, s.mode))
    s.phase = "play_card"
    s.emit(TurnBegan(s.active))


def play_card(s: Delirium) -> Rules[None]:
    """Choose a card of the hand; desperate actions may come first (GD-4.1, GD-4.2, GD-4.7, GD-4.8)."""
    choice = yield Decision(s.active, "play_card", lambda: playable(s), ABOUT_CARD[s.cards_played])
    if type(choice) is Desperate:
        yield from desperate_action(s, choice.action)
    else:
        reveal_card(s, choice.card)


def playable(s: Delirium) -> tuple[Choice, ...]:
    """Every card of the hand, whatever it will do, and what tokens can buy (GD-4.7, GD-4.8)."""
    return (*[PLAY_CARD[card] for card in s.players[s.active].hand], *desperate_options(s))


def reveal_card(s: Delirium, card: str) -> None:
    """Show the card: its half is fixed and its tokens are gained now (GD-4.3, GD-4.4, GD-9.1)."""
    s.players[s.active].hand.remove(card)
    s.playing = card
    s.playing_mode = s.mode
    s.emit(CardPlayed(s.active, card, s.mode))
    half = CARDS[card].half(s.mode)
    s.units_left = half.count
    s.phase = "perform_card"
    if half.desperation:
        gain_tokens(s, half.desperation)


def perform_card(s: Delirium) -> Rules[None]:
    """Perform one unit of the card under way and, after the last, dispose of the card (GD-4.3, GD-4.6)."""
    half = CARDS[s.playing].half(s.playing_mode)
    if half.keep:
        collect(s, half)
    elif s.units_left:
        if half.verb == "deploy":
            done = yield from deploy(s)
        elif half.verb == "build_gate":
            done = yield from build_section(s)
        else:
            done = yield from convert(s)
        if done:
            s.units_left -= 1
    # The card stays under way while a scroll's gift is still to be taken.
    if s.playing and not s.units_left and not s.grants:
        discard(s, s.playing)
        finish_card(s)


def collect(s: Delirium, half: Half) -> None:
    """Keep the card as an artefact; scrolls may answer (GD-4.5, GD-5.1, GD-5.2, GD-6.1, GD-8.11)."""
    s.units_left = 0
    keep(s, s.playing, half)
    finish_card(s)
    trigger(s, half.verb, s.scrolls_up)


def finish_card(s: Delirium) -> None:
    """One of the two cards of the turn is done (GD-4.1)."""
    s.playing = ""
    s.cards_played += 1
    s.phase = "play_card" if s.cards_played < SETUP.cards_per_turn else "end_turn"


def use_grant(s: Delirium) -> Rules[None]:
    """Take or decline what a scroll gives, in either mode (GD-8.10, GD-8.11)."""
    grant = SCROLLS[s.grants[0]].grant
    assert grant is not None
    if grant.verb == "build_gate":
        done = yield from build_section(s, optional=grant.optional)
    else:
        done = yield from deploy(s, optional=grant.optional)
    if done:
        del s.grants[0]


def end_turn(s: Delirium) -> Rules[None]:
    """A last window, then draw; drawing ends the turn (GD-4.9, GD-10.5)."""
    choice = yield window(s, "end_turn", END_TURN_ONLY)
    if type(choice) is Desperate:
        yield from desperate_action(s, choice.action)
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
