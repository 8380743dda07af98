"""Cards, tiles, maps and numbers, read from the files beside this one. Check here the counts that the rulebook fixes."""

from __future__ import annotations

from eldertable.kernel.content import Library
from new_game.content.shapes import Deck

library = Library("new_game", __name__)
deck = library.read("deck.toml", Deck)
if deck:
    library.check(deck.hand * 4 <= deck.cards, f"deck.toml: {deck.cards} cards are too few for four hands of {deck.hand}")
library.finish()
assert deck
DECK = deck
