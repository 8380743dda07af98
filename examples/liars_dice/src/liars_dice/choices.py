"""The small frozen values a player can choose."""

from __future__ import annotations

from eldertable.kernel import Choice


class MakeBid(Choice, frozen=True):
    """Say that at least so many dice show this face (LD-2.2)."""

    count: int
    face: int


class Doubt(Choice, frozen=True):
    """Do not believe the last bid (LD-2.4)."""


CHOICE_TYPES = (MakeBid, Doubt)
