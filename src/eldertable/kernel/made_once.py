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
