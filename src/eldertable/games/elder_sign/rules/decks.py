"""Drawing cards and putting them back (ES-10.2, ES-16.5)."""

from __future__ import annotations

from bisect import bisect

from eldertable.games.elder_sign.content import DECK_OF
from eldertable.games.elder_sign.content.shapes import Deck
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
