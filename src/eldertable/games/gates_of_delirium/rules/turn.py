"""Rounds and turns (GD-3, GD-4) and the end of the game (GD-10)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import END_TURN, MODES, PLAY_CARD
from eldertable.games.gates_of_delirium.content import CARDS, SETUP, Half
from eldertable.games.gates_of_delirium.events import CardPlayed, DiscSet, GameEnded, RoundBegan, TurnBegan
from eldertable.games.gates_of_delirium.rules.cards import discard, draw, keep
from eldertable.games.gates_of_delirium.rules.desperate import gain_tokens, window
from eldertable.games.gates_of_delirium.rules.gates import GameEnds
from eldertable.games.gates_of_delirium.rules.insane import convert
from eldertable.games.gates_of_delirium.rules.sane import deploy
from eldertable.games.gates_of_delirium.rules.scrolls import build_section, grants
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import CHECKPOINT, Decision, Rules


def play(s: Delirium) -> Rules[None]:
    """The whole game: rounds until the end is triggered (GD-3.1, GD-10.6)."""
    try:
        while not s.ending:
            yield CHECKPOINT
            match s.phase:
                case "choose_mode":
                    yield from choose_mode(s)
                case "play_card":
                    yield from play_card(s)
                case "perform_card":
                    yield from perform_card(s)
                case "end_turn":
                    yield from end_turn(s)
    except GameEnds as end:
        s.ending = end.reason
        s.emit(GameEnded(end.reason))


def choose_mode(s: Delirium) -> Rules[None]:
    """The first player sets the sanity disc freely (GD-3.2)."""
    choice = yield Decision(s.first, "choose_mode", lambda: MODES)
    s.mode = choice.mode
    s.emit(DiscSet(s.first, s.mode))
    s.phase = "play_card"
    s.emit(TurnBegan(s.active))


def play_card(s: Delirium) -> Rules[None]:
    """Choose a card of the hand and reveal it; its half is fixed now (GD-4.1 to GD-4.4, GD-4.7)."""
    about = {"number": s.cards_played + 1, "total": SETUP.cards_per_turn}
    choice = yield from window(s, "play_card", lambda: [PLAY_CARD[card] for card in s.players[s.active].hand], about)
    card = choice.card
    s.player.hand.remove(card)
    s.playing = card
    s.playing_mode = s.mode
    s.emit(CardPlayed(s.active, card, s.mode))
    half = CARDS[card].half(s.mode)
    gain_tokens(s, half.desperation)
    s.units_left = half.count
    s.phase = "perform_card"


def perform_card(s: Delirium) -> Rules[None]:
    """Perform one unit of the card under way and, after the last, dispose of the card (GD-4.3)."""
    half = CARDS[s.playing].half(s.playing_mode)
    if half.keep:
        yield from collect(s, half)
    else:
        yield from perform_unit(s, half)
        s.units_left -= 1
        if not s.units_left:
            card, s.playing = s.playing, ""
            discard(s, card)
    if not s.playing:
        s.cards_played += 1
        s.phase = "play_card" if s.cards_played < SETUP.cards_per_turn else "end_turn"


def collect(s: Delirium, half: Half) -> Rules[None]:
    """Keep the card as an artefact; scrolls may answer (GD-4.5, GD-5.1, GD-5.2, GD-6.1, GD-8.11)."""
    card, s.playing = s.playing, ""
    s.units_left = 0
    keep(s, card, half)
    yield from grants(s, half.verb, tuple(s.scrolls_up))


def perform_unit(s: Delirium, half: Half) -> Rules[None]:
    """One investigator sent or converted, or one section built."""
    match half.verb:
        case "deploy":
            yield from deploy(s)
        case "build_gate":
            yield from build_section(s)
        case "convert":
            if (yield from convert(s)):
                yield from grants(s, "convert", tuple(s.scrolls_up))


def end_turn(s: Delirium) -> Rules[None]:
    """A last window, then draw; drawing ends the turn (GD-4.9, GD-10.5)."""
    yield from window(s, "end_turn", lambda: (END_TURN,))
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
