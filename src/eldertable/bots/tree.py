"""The tree of a search, and what is kept of it for the next one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec

from eldertable.kernel import Seat


class Node:
    """A choice in the tree: how often it was there to be made, how often it was made, and what that brought its chooser."""

    __slots__ = ("branches", "seen", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.branches: dict[tuple[Seat, Hashable], Node] = {}

    def rebase(self, seat: Seat, rise: Sequence[float]) -> None:
        """Count what was gained from a start that is worth so much more to each seat."""
        self.total -= self.visits * rise[seat]
        for (chooser, _), branch in self.branches.items():
            branch.rebase(chooser, rise)


class Memory(msgspec.Struct, frozen=True):
    """What a search learned of the choices that follow, and the version in which they are due if it made one itself."""

    version: int | None
    node: Node
    outset: Sequence[float]
