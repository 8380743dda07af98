"""What is remembered of a table: most choices of a turn change nothing but the dice of the attempt under way."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TypeVar, TypeVarTuple

from eldertable.games.elder_sign.state import Museum

V = TypeVar("V")
More = TypeVarTuple("More")

# So many judgements of each kind are kept; those of a few searches.
MOST_KEPT = 1 << 12


def scene(s: Museum) -> Hashable:
    """Everything that what people have and what lies on the table is judged by; the attempt under way is left out."""
    return (
        s.ancient_one,
        s.elder_signs,
        s.doom,
        s.day,
        s.clock,
        s.active,
        s.mythos,
        s.places,
        s.worlds,
        s.tokens,
        s.gains,
        s.locks,
        s.unused,
        *[(each.investigator, each.sanity, each.stamina, each.clues, each.cards, each.trophies) for each in s.players],
    )


def of_the_scene(judge: Callable[[Museum, *More], V]) -> Callable[[Museum, *More], V]:
    """Remember what a judgement found that depends on nothing but the scene and what else it is asked."""
    known: dict[Hashable, V] = {}

    @wraps(judge)
    def remembered(s: Museum, *more: *More) -> V:
        key = (scene(s), more)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            found = known[key] = judge(s, *more)
        return found

    return remembered
