"""Rounds and turns (GD-3, GD-4) and the end of the game by rounds or gate cards (GD-10)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium import choices
from eldertable.games.gates_of_delirium.choices import END_TURN, MODES, PLAY_CARD, ChooseMode
from eldertable.games.gates_of_delirium.content import CARDS, SETUP
from eldertable.games.gates_of_delirium.events import CardPlayed, DiscSet, RoundBegan, TurnBegan
from eldertable.games.gates_of_delirium.rules.cards import FinishCard, draw, keep
from eldertable.games.gates_of_delirium.rules.desperate import Window, gain_tokens
from eldertable.games.gates_of_delirium.rules.ending import end_game
from eldertable.games.gates_of_delirium.rules.gates import BuildGate
from eldertable.games.gates_of_delirium.rules.insane import Convert
from eldertable.games.gates_of_delirium.rules.sane import Deploy
from eldertable.games.gates_of_delirium.rules.scrolls import trigger
from eldertable.games.gates_of_delirium.state import Delirium, DeliriumStep
from eldertable.kernel import Decision, Seat

END_TURN_ONLY = (END_TURN,)
ABOUT_CARD = [{"number": number, "total": SETUP.cards_per_turn} for number in range(SETUP.cards_per_turn + 1)]


class Round(DeliriumStep, frozen=True):
    """The first player sets the disc, then everybody has a turn (GD-3.1)."""

    def do(self, s: Delirium) -> None:
        s.round += 1
        s.active = s.first
        s.emit(RoundBegan(s.round, s.first))
        seats = len(s.players)
        s.next(SetDisc(), *[Turn((s.first + place) % seats) for place in range(seats)], EndRound(), self)


class SetDisc(DeliriumStep, frozen=True):
    """The first player sets the sanity disc freely (GD-3.2)."""

    def ask(self, s: Delirium) -> Decision:
        return Decision(s.first, "choose_mode", MODES)

    def answer(self, s: Delirium, choice: ChooseMode) -> None:
        s.mode = choice.mode
        s.emit(DiscSet(s.first, s.mode))


class Turn(DeliriumStep, frozen=True):
    """Two cards, then draw (GD-4.1, GD-4.9)."""

    seat: Seat

    def do(self, s: Delirium) -> None:
        s.active = self.seat
        s.emit(TurnBegan(self.seat))
        s.next(*PLAY_CARDS, EndTurn())


class PlayCard(Window, frozen=True):
    """Choose a card of the hand, if there is any; whatever it will do, it may be played (GD-4.2, GD-4.7, GD-4.11)."""

    number: int

    def ask(self, s: Delirium) -> Decision | None:
        hand = s.player.hand
        if not hand:
            return None
        return self.question(s, "play_card", tuple([PLAY_CARD[card] for card in hand]), ABOUT_CARD[self.number])

    def chosen(self, s: Delirium, choice: choices.PlayCard) -> None:
        """Show the card: its half is fixed, its tokens are gained, an artefact is kept at once (GD-4.3 to GD-4.5, GD-9.1)."""
        card = choice.card
        s.player.hand.remove(card)
        s.emit(CardPlayed(s.active, card, s.mode))
        half = CARDS[card].half(s.mode)
        match half.verb:
            case "deploy":
                perform(s, card, Deploy())
            case "convert":
                perform(s, card, Convert())
            case "build_gate":
                perform(s, card, BuildGate())
            case "collect_lost_page" | "collect_map_fragment" | "collect_rune" as artefact:
                keep(s, card, half)
                trigger(s, artefact, s.scrolls_up)


PLAY_CARDS = tuple(PlayCard(number) for number in range(1, SETUP.cards_per_turn + 1))


def perform(s: Delirium, card: str, unit: DeliriumStep) -> None:
    """Gain the card's tokens and do its action as often as it says (GD-4.4, GD-9.1)."""
    s.playing = card
    s.playing_mode = s.mode
    half = CARDS[card].half(s.mode)
    gain_tokens(s, half.desperation)
    s.next(*[unit] * half.count, FinishCard())


class EndTurn(Window, frozen=True):
    """A last window, then draw; drawing ends the turn (GD-4.9, GD-10.5)."""

    def ask(self, s: Delirium) -> Decision:
        return self.question(s, "end_turn", END_TURN_ONLY)

    def chosen(self, s: Delirium, choice: choices.EndTurn) -> None:
        """Draw; without any gate card left the game ends (GD-10.2)."""
        draw(s, SETUP.cards_drawn_per_turn)
        if not s.gate_deck and not any(s.gate_row):
            end_game(s, "no_gate_cards")


class EndRound(DeliriumStep, frozen=True):
    """Pass the disc to the left neighbour, unless the round was the last (GD-3.5, GD-10.7)."""

    def do(self, s: Delirium) -> None:
        if s.round == s.round_limit:
            end_game(s, "round_limit")
        else:
            s.first = (s.first + 1) % len(s.players)
