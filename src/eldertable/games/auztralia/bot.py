"""How good a position is."""

from __future__ import annotations

from eldertable.games.auztralia.scoring import result
from eldertable.games.auztralia.state import Auztralia


def prospects(s: Auztralia) -> tuple[float, ...]:
    """The chance of each seat to win."""
    return tuple(score / 200 for score in result(s).scores)
