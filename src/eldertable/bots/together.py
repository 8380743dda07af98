"""Thinking together: several searches of one decision, each in worlds of its own, are put together at the root.

Root parallelisation (Chaslot, Winands and van den Herik 2008): no search waits for another, and what they found simply adds up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Rated(msgspec.Struct, frozen=True):
    """An option in its JSON form, how much is known of it, in trials, and what these brought in all."""

    choice: dict[str, Any]
    weight: float
    total: float


def best_of_all(found: Sequence[Sequence[Rated]]) -> dict[str, Any]:
    """The option that stands best by everything that was found, among those that some search thought best."""
    first = found[0][0].choice
    known: dict[bytes, list[Rated]] = {}
    for rated in found:
        for each in rated:
            known.setdefault(key(each.choice), []).append(each)
    favourites = {key(rated[0].choice): rated[0].choice for rated in found if rated}
    return max(favourites.values(), key=lambda choice: (standing(known[key(choice)]), choice == first))


def standing(rated: Sequence[Rated]) -> float:
    """What an option brings on average."""
    weight = sum(each.weight for each in rated)
    return sum(each.total for each in rated) / weight if weight else 0.0


def key(choice: dict[str, Any]) -> bytes:
    """The choice as something that can be looked up."""
    return msgspec.json.encode(choice, order="sorted")
