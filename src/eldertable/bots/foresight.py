"""Thinking on while somebody else decides."""

from __future__ import annotations

from hashlib import blake2b
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

import msgspec

from eldertable.bots.tree import Memory, Node

if TYPE_CHECKING:
    from eldertable.bots.search import Search

# In all, a search thinks on for at most so many seconds of processor time about one decision of somebody else.
MOST_FORESIGHT = 10.0


class Foresight:
    """The search of a seat while somebody else decides: the tree begins with what that one may choose.

    What was thought of a choice is found again by what the seat sees after it, so nothing comes in that the seat does not know.
    """

    def __init__(self, search: Search) -> None:
        self.search = search
        self.sight = sight_of(search.outlook.view)
        self.root = search.memory.node if search.memory is not None else Node()
        search.set_out()
        search.remembered()
        # To which branches each sight belongs that the seat may have next.
        self.next: dict[bytes, set[Node]] = {}
        self.spent = 0.0

    def grow(self, seconds: float) -> bool:
        """Think on for so long by the wall; False when it has been enough."""
        until, began = perf_counter() + seconds, thread_time()
        while perf_counter() < until:
            self.look_ahead()
        self.spent += thread_time() - began
        return self.spent < MOST_FORESIGHT

    def look_ahead(self) -> None:
        """Let the one who decides choose in a new world, and note what that looks like to the seat."""
        world = self.search.imagine()
        decision = world.decision
        assert decision is not None
        start = self.search.value(world)
        branch, option = self.search.step(self.root, world)
        world.choose(option)
        self.next.setdefault(sight_of(world.view(self.search.outlook.seat)), set()).add(branch)
        self.search.explore(branch, decision.seat, world, start)
        self.root.visits += 1

    def of(self, sight: bytes) -> Memory | None:
        """What was thought of a choice after which this is seen; None if there was none, or if it could be one of several."""
        branches = self.next.get(sight, set())
        return Memory(None, next(iter(branches)), self.search.outset) if len(branches) == 1 else None


def sight_of(view: dict[str, Any]) -> bytes:
    """What tells one view from all others."""
    return blake2b(msgspec.json.encode(view, order="sorted"), digest_size=16).digest()
