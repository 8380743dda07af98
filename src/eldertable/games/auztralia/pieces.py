"""The pieces that lie on the map. Those by which bots look up what follows from them keep their hash."""

from __future__ import annotations

from typing import Literal

import msgspec

from eldertable.games.auztralia.content.shapes import FarmKind
from eldertable.kernel import Seat

Kind = Literal["coal", "iron", "gold", "phosphate", "vp_token"]


class Mark(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One player's damage on a tile: cubes, discs worth five, and points for which no cube was left (AZ-18.2)."""

    seat: Seat
    cubes: int
    discs: int = 0
    extra: int = 0

    @property
    def damage(self) -> int:
        """All of it."""
        return self.cubes + 5 * self.discs + self.extra


class Tile(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """An Old One tile on the map (AZ-1.8)."""

    id: str
    hex: int
    up: bool
    marks: tuple[Mark, ...] = ()


class Farm(msgspec.Struct, frozen=True, gc=False):
    """A farm on the map (AZ-1.7)."""

    seat: Seat
    kind: FarmKind
    hex: int
    ravaged: bool = False


class Deposit(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Tokens of one kind in a hex (AZ-2.14); of VP tokens `count` is their value."""

    hex: int
    kind: Kind
    count: int
