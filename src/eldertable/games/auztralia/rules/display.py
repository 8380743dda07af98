"""The row of personalities and its deck (AZ-2.17, AZ-5.3)."""

from __future__ import annotations

from eldertable.games.auztralia.content import variant_effects
from eldertable.games.auztralia.events import PersonalityGone, PersonalityShown
from eldertable.games.auztralia.state import Auztralia

DISPLAY_SIZE = 5


def display_size(s: Auztralia) -> int:
    """How many cards the row has (AZ-2.17; Crowded Bar)."""
    if not s.variants:
        return DISPLAY_SIZE
    return max([DISPLAY_SIZE, *(effect.n for effect in variant_effects(s.variants, "display_size"))])


def refill(s: Auztralia) -> None:
    """New cards enter at the left, next to the deck, while there are any (AZ-5.3.2, AZ-5.3.5)."""
    missing = display_size(s) - len(s.display)
    fresh = s.deck[:missing] if missing > 0 else ()
    if fresh:
        s.deck = s.deck[missing:]
        s.top_known_by = ()
        s.display = fresh[::-1] + s.display
    for card in fresh:
        s.emit(PersonalityShown(card))


def dismiss(s: Auztralia, cards: tuple[str, ...]) -> None:
    """Cards of the row leave the game (AZ-18.6)."""
    s.display = tuple([card for card in s.display if card not in cards])
    s.dismissed += cards
    for card in cards:
        s.emit(PersonalityGone(card))
