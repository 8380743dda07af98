"""What rails connect: a player's clear network, and how far units get from it (AZ-4, AZ-5.7)."""

from __future__ import annotations

from functools import lru_cache
from operator import or_
from typing import TypeAlias

import msgspec

from eldertable.games.auztralia.atlas import FARTHEST, Atlas, Side
from eldertable.games.auztralia.content import COMPONENTS
from eldertable.games.auztralia.sets import Hexes, Sides, has, members, only

MOST_RAILS = COMPONENTS.per_player.rails
# How far a unit gets off the rails, and whether it flies.
Range: TypeAlias = tuple[int, bool]


class Area(msgspec.Struct, frozen=True, gc=False):
    """Some hexes with all their sides, and with the hexes at most 0, 1, 2 ... steps away, as far as units get."""

    hexes: Hexes
    sides: Sides
    near: tuple[Hexes, ...]

    def with_hex(self, atlas: Atlas, n: int) -> Area:
        """One hex more."""
        if has(self.hexes, n):
            return self
        near = tuple(map(or_, self.near, atlas.near[n]))
        return Area(self.hexes | only(n), self.sides | atlas.sides_of[n], near)

    def with_side(self, atlas: Atlas, side: Side) -> Area:
        """The two hexes of a side more."""
        a, b = side
        return self.with_hex(atlas, a).with_hex(atlas, b)


NO_AREA = Area(0, 0, (0,) * (FARTHEST + 1))


def area_of(atlas: Atlas, hexes: Hexes) -> Area:
    """The area of a set of hexes."""
    area = NO_AREA
    for n in members(hexes):
        area = area.with_hex(atlas, n)
    return area


class Network(msgspec.Struct, frozen=True, gc=False):
    """The clear network that Old Ones leave of a player's rails (AZ-4.4).

    `railed` are the haunted hexes that own rails connect to it, `open` its sides that do not lead to an Old One, while rails
    are left, and `nearest` says how far off the rails the next Old One is.
    """

    clear: Hexes
    railed: Hexes
    open: Sides
    near: tuple[Hexes, ...]
    haunted: Hexes
    nearest: int

    def in_range(self, atlas: Atlas, span: Range) -> Hexes:
        """The haunted hexes that units with this range can attack (AZ-5.7.4 to AZ-5.7.7)."""
        distance, flying = span
        if flying or distance <= max(self.nearest, 1):
            # Nothing is in the way.
            return (self.railed | self.near[distance]) & self.haunted
        return reach(atlas, self.clear, self.railed, self.haunted, span)


def find_network(atlas: Atlas, port: int, rails: tuple[Side, ...], area: Area, haunted: Hexes) -> Network:
    """See what Old Ones leave of an area. All rails hang together, so they cut it only where they stand on it."""
    railed = 0
    inside = area.hexes & haunted
    if inside:
        clear, railed = cut(port, rails, inside)
        area = area_of(atlas, clear)
    sides = area.sides if len(rails) < MOST_RAILS else 0
    for n in members(haunted & area.near[1]):
        sides &= ~atlas.sides_of[n]
    return Network(area.hexes, railed, sides, area.near, haunted, 0 if railed else steps_to(haunted, area.near))


def steps_to(haunted: Hexes, near: tuple[Hexes, ...]) -> int:
    """How far the nearest Old One is; one more than any unit gets if it is farther than that."""
    for steps, hexes in enumerate(near):
        if hexes & haunted:
            return steps
    return FARTHEST + 1


@lru_cache(maxsize=1 << 14)
def cut(port: int, rails: tuple[Side, ...], blocked: Hexes) -> tuple[Hexes, Hexes]:
    """The clear network, and the blocked hexes that a rail connects to it (AZ-4.4, AZ-5.7.7)."""
    if has(blocked, port):
        return 0, 0
    clear, railed = only(port), 0
    waiting = list(rails)
    grown = True
    while grown:
        grown = False
        rest = []
        for side in waiting:
            a, b = side
            inside_a, inside_b = has(clear, a), has(clear, b)
            if inside_a == inside_b:
                if not inside_a:
                    rest.append(side)
                continue
            other = b if inside_a else a
            if has(blocked, other):
                railed |= only(other)
            else:
                clear |= only(other)
                grown = True
        waiting = rest
    return clear, railed


def reach(atlas: Atlas, clear: Hexes, railed: Hexes, blocked: Hexes, span: Range) -> Hexes:
    """The haunted hexes within a range of the network; Airships alone fly over Old Ones (AZ-5.7.4 to AZ-5.7.7)."""
    distance, flying = span
    closed = 0 if flying else blocked
    found = clear
    for _ in range(distance):
        found |= atlas.spread(found & ~closed)
    return (railed | found) & blocked
