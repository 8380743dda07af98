"""Other Worlds: gates, and cards that leave the game (ES-19)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import OTHER_WORLDS
from eldertable.games.elder_sign.events import CardRemoved, GateOpened, Moved
from eldertable.games.elder_sign.rules import battle
from eldertable.games.elder_sign.rules.decks import draw, put_back
from eldertable.games.elder_sign.rules.dice import add_lock, remove_lock
from eldertable.games.elder_sign.rules.step import MuseumStep, when_all_is_done
from eldertable.games.elder_sign.rules.tasks import tokens_on
from eldertable.games.elder_sign.state import ENTRANCE, Museum


class OpenGates(MuseumStep, frozen=True):
    """So many Other World cards come into play, one after the other, if there are any (ES-19.1, L5)."""

    count: int

    def do(self, s: Museum) -> None:
        card = "" if s.awake else draw(s, "other_world")
        if card:
            s.worlds += (card,)
            s.emit(GateOpened(card))
            if self.count > 1:
                s.next(OpenGates(self.count - 1))
            add_lock(s, OTHER_WORLDS[card].lock, card)


def lose_world(s: Museum, card: str) -> None:
    """A failed Other World leaves the game; without any left Yog-Sothoth awakens (ES-19.4)."""
    clear_markers(s, card)
    for token in tokens_on(s.tokens, card):
        remove_lock(s, token.monster)
        put_back(s, token.monster)
    s.tokens = tuple(token for token in s.tokens if token.card != card)
    remove_lock(s, card)
    s.worlds = tuple(world for world in s.worlds if world != card)
    s.gone += (card,)
    s.emit(CardRemoved(card))
    if not s.worlds and not s.size("other_world"):
        when_all_is_done(s, battle.Awaken())


def clear_markers(s: Museum, card: str) -> None:
    """All markers on a card go to the Entrance (ES-8.1)."""
    for seat, player in enumerate(s.players):
        if player.place == card:
            player.place = ENTRANCE
            s.emit(Moved(seat, ENTRANCE))
