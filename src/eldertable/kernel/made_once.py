"""What is made of parts of a state, kept for as long as these parts are likely to be met again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

import msgspec

Parts = TypeVarTuple("Parts")
T = TypeVar("T")

# Enough for the tables that are played at the same time; what is not met again makes room.
MOST_KEPT = 1024


def made_once(make: Callable[[*Parts], T]) -> Callable[[*Parts], T]:
    """Make something of parts of a state only once while they are equal; nobody may change it.

    From one choice to the next little changes on a table, and most of what is shown of it is shown again.
    """
    found: OrderedDict[bytes, T] = OrderedDict()
    write = msgspec.msgpack.Encoder().encode

    @wraps(make)
    def recall(*parts: *Parts) -> T:
        key = write(parts)
        made = found.get(key)
        if made is None:
            made = found[key] = make(*parts)
            if len(found) > MOST_KEPT:
                found.popitem(last=False)
        return made

    return recall


def made_once_of_same(make: Callable[[*Parts], T]) -> Callable[[*Parts], T]:
    """The same of frozen parts while they are the very same values, as in all copies of a state: to see that takes less time."""
    # With the parts themselves, so that no other value can come to lie where they lie.
    found: OrderedDict[tuple[int, ...], tuple[tuple[*Parts], T]] = OrderedDict()

    @wraps(make)
    def recall(*parts: *Parts) -> T:
        key = tuple(map(id, parts))
        kept = found.get(key)
        if kept is None:
            kept = found[key] = (parts, make(*parts))
            if len(found) > MOST_KEPT:
                found.popitem(last=False)
        return kept[1]

    return recall
