"""The pile of Old One cards (AZ-6.29, AZ-18.9)."""

from __future__ import annotations

from eldertable.games.auztralia.content import CARDS
from eldertable.games.auztralia.content.shapes import OldOneCard
from eldertable.games.auztralia.events import CardTurned, DeckReshuffled
from eldertable.games.auztralia.state import Auztralia


def turn_card(s: Auztralia) -> OldOneCard:
    """Turn up the top card; it goes to the discard pile, which becomes the new pile when the old one is empty."""
    if not s.old_one_deck:
        s.old_one_deck, s.old_one_discard = s.old_one_discard, []
        s.chance.shuffle(s.old_one_deck)
        s.emit(DeckReshuffled(len(s.old_one_deck)))
    card = CARDS[s.old_one_deck.pop(0)]
    s.old_one_discard.append(card.id)
    s.outbox.append(CardTurned(card.id, card.number))
    return card
