"""Midnight and Mythos cards (ES-11, ES-12)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import CARDS, MONSTERS, MYTHOS
from eldertable.games.elder_sign.events import MidnightEffect, MidnightStruck, MythosDrawn
from eldertable.games.elder_sign.rules.battle import AncientOneAttacks, NewDay
from eldertable.games.elder_sign.rules.decks import draw, put_back
from eldertable.games.elder_sign.rules.dice import add_lock, remove_lock
from eldertable.games.elder_sign.rules.effects import Carry
from eldertable.games.elder_sign.rules.step import Moment
from eldertable.games.elder_sign.state import Museum


class Midnight(Moment, frozen=True):
    """The three steps of midnight, if the clock has struck it; an awake Ancient One attacks instead (ES-11.3 to ES-11.7, ES-20.10).

    An awakening on the way ends it; the attack then takes its place (ES-20.4, R23).
    """

    def do(self, s: Museum) -> None:
        if not s.due:
            return
        s.day += 1
        if s.awake:
            s.next(AncientOneAttacks(), NewDay())
            return
        s.emit(MidnightStruck(s.day))
        s.next(NewMythos(), NewDay())
        # The end of the very first turn brings a new Mythos card and no more (ES-2.13).
        if s.turn > 1:
            s.next(*[MidnightOn(card) for card in s.in_play()], MidnightOfMythos())


class MidnightOn(Moment, frozen=True):
    """What a card does at midnight, and then its monsters (ES-11.4, ES-11.5)."""

    card: str

    def do(self, s: Museum) -> None:
        if CARDS[self.card].midnight:
            s.emit(MidnightEffect(self.card))
            s.next(Carry(s.active, CARDS[self.card].midnight), MonstersStir(self.card))
        else:
            monsters_stir(s, self.card)


class MonstersStir(Moment, frozen=True):
    """After a card its monsters, those too that have come at midnight itself (ES-11.5)."""

    card: str

    def do(self, s: Museum) -> None:
        monsters_stir(s, self.card)


def monsters_stir(s: Museum, card: str) -> None:
    """The monsters on a card do what they do at midnight, one after the other (ES-11.5)."""
    s.next(*[Stir(token.monster) for token in s.tokens if token.card == card and MONSTERS[token.monster].midnight])


class Stir(Moment, frozen=True):
    """What a monster does at midnight (ES-11.4)."""

    monster: str

    def do(self, s: Museum) -> None:
        s.emit(MidnightEffect(self.monster))
        s.next(Carry(s.active, MONSTERS[self.monster].midnight))


class MidnightOfMythos(Moment, frozen=True):
    """What the Mythos card does the next time the clock strikes midnight (ES-11.4)."""

    def do(self, s: Museum) -> None:
        if MYTHOS[s.mythos].continuous_kind == "next_midnight":
            s.emit(MidnightEffect(s.mythos))
            s.next(Carry(s.active, MYTHOS[s.mythos].continuous, mythos=True))


class NewMythos(Moment, frozen=True):
    """A new Mythos card takes the place of the old one (ES-11.6, ES-12.1, ES-12.2)."""

    def do(self, s: Museum) -> None:
        old = s.mythos
        if old:
            remove_lock(s, old)
            if MYTHOS[old].continuous_kind == "persistent" and not s.faded:
                s.lasting += (old,)
            else:
                put_back(s, old)
        card = s.mythos = draw(s, "mythos")
        s.faded = False
        s.emit(MythosDrawn(card))
        s.next(Carry(s.active, MYTHOS[card].immediate))
        add_lock(s, MYTHOS[card].lock, card)
