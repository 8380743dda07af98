"""The small frozen values a player can choose, each with the clause that allows it."""

from __future__ import annotations

from eldertable.kernel import Choice


class PlayCard(Choice, frozen=True):
    """Play a card of the hand (NG-2.1)."""

    card: int


CHOICE_TYPES = (PlayCard,)
