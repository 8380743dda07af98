"""What each option promises before it is tried: bots that search look at the best first. A game may do without."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.kernel import Choice
from new_game.choices import PlayCard
from new_game.content import DECK


def appeals(options: Sequence[Choice]) -> list[float]:
    """The higher a card, the more it promises."""
    return [option.card / DECK.cards if isinstance(option, PlayCard) else 0.0 for option in options]
