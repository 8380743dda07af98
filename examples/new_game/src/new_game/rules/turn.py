"""Rounds and turns (NG-2), and the end of the game (NG-3). First the course of a round, then each step of it."""

from __future__ import annotations

from eldertable.kernel import Decision, Seat
from new_game import choices
from new_game.content import DECK
from new_game.events import CardPlayed, GameEnded, RoundWon
from new_game.state import NewGame, NewGameStep


class Round(NewGameStep, frozen=True):
    """Everybody plays a card, then the highest wins (NG-2.1, NG-2.2)."""

    def do(self, s: NewGame) -> None:
        s.round += 1
        seats = len(s.players)
        s.played = [0] * seats
        s.next(*[PlayCard((s.first + place) % seats) for place in range(seats)], EndRound())


class PlayCard(NewGameStep, frozen=True):
    """Choose a card of the hand (NG-2.1). A step that asks changes nothing before it is answered."""

    seat: Seat

    def ask(self, s: NewGame) -> Decision:
        return Decision(self.seat, "play_card", tuple([choices.PlayCard(card) for card in s.players[self.seat].hand]))

    def answer(self, s: NewGame, choice: choices.PlayCard) -> None:
        s.players[self.seat].hand.remove(choice.card)
        s.played[self.seat] = choice.card
        s.emit(CardPlayed(self.seat, choice.card))


class EndRound(NewGameStep, frozen=True):
    """A point for the highest card; its player begins the next round, if there is one (NG-2.2, NG-3.1)."""

    def do(self, s: NewGame) -> None:
        winner = s.played.index(max(s.played))
        s.players[winner].points += 1
        s.first = winner
        s.emit(RoundWon(winner, s.played[winner]))
        if s.round < DECK.hand:
            s.next(Round())
        else:
            s.ending = "hands_empty"
            s.emit(GameEnded(s.ending))
