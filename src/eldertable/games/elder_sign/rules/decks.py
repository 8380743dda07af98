"""Drawing cards, putting them back, and filling the places of the museum (ES-8.1, ES-10.2, ES-16.5)."""

from __future__ import annotations

from bisect import bisect

from eldertable.games.elder_sign.content import ADVENTURES, DECK_OF
from eldertable.games.elder_sign.content.shapes import Deck
from eldertable.games.elder_sign.events import AdventureRevealed
from eldertable.games.elder_sign.rules.dice import add_lock
from eldertable.games.elder_sign.rules.step import Moment, in_turn, when_all_is_done
from eldertable.games.elder_sign.state import Museum


def draw(s: Museum, deck: Deck) -> str:
    """The top card of a deck; "" if it is empty (L4)."""
    cards = s.decks[deck]
    if cards:
        s.decks[deck] = cards[1:]
        return cards[0]
    known = s.under[deck]
    if known:
        s.under[deck] = known[1:]
        return known[0]
    return ""


def put_back(s: Museum, *pieces: str) -> None:
    """Cards go face down under their decks, monsters into the cup (ES-10.2)."""
    for piece in pieces:
        deck = DECK_OF.get(piece)
        if deck is None:
            place = bisect(s.cup, piece)
            s.cup = (*s.cup[:place], piece, *s.cup[place:])
        else:
            s.under[deck] += (piece,)
            # A place that had to stay empty is filled now; at midnight, when the next turn begins (R25).
            if deck == "adventure" and "" in s.places and in_turn(s):
                when_all_is_done(s, Refill())


class Refill(Moment, frozen=True):
    """Empty places get the next Adventure cards, whose locks act at once (ES-8.1, R25)."""

    def do(self, s: Museum) -> None:
        if "" in s.places:
            card = draw(s, "adventure")
            if card:
                number = s.places.index("")
                s.places = (*s.places[:number], card, *s.places[number + 1 :])
                s.emit(AdventureRevealed(card, number + 1))
                s.next(self)
                add_lock(s, ADVENTURES[card].lock, card)
