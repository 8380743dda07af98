"""The maps as numbers: everything about hexes, sides, distances and directions that never changes, worked out once.

Sets of hexes are whole numbers with bit n set for hex n, sets of hex sides likewise with a bit for each side, so that
the questions asked at every turn (what is reachable, what is free) are a few operations on numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

from eldertable.games.auztralia.content import MAPS, PERSISTENT, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, MapFile

Side: TypeAlias = tuple[int, int]
T = TypeVar("T")

# No unit gets farther off the rails, with whatever card (AZ-5.7.4, AZ-9.15).
FARTHEST = max(unit.range for unit in UNITS.values()) + max(effect.bonus for effect in PERSISTENT.values())
DIRECTIONS = (1, 2, 3, 4, 5, 6)
CLOCKWISE, ANTICLOCKWISE = "clockwise", "anticlockwise"
# The directions in the order in which a card tries them (AZ-8.13).
TURNS: dict[tuple[int, str], tuple[int, ...]] = {
    (compass, rotation): tuple((compass - 1 + step * (1 if rotation == CLOCKWISE else -1)) % 6 + 1 for step in range(6))
    for compass in DIRECTIONS
    for rotation in (CLOCKWISE, ANTICLOCKWISE)
}


def members(mask: int) -> Iterator[int]:
    """The numbers in a set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Union:
    """For each number of a set another set: their union, worked out eight numbers at a time."""

    __slots__ = ("size", "tables")

    def __init__(self, sets: Sequence[int]) -> None:
        self.size = (len(sets) + 7) // 8
        self.tables = [self._table(sets[start : start + 8]) for start in range(0, len(sets), 8)]

    @staticmethod
    def _table(sets: Sequence[int]) -> list[int]:
        table = [0]
        for value in range(1, 1 << len(sets)):
            table.append(table[value & value - 1] | sets[(value & -value).bit_length() - 1])
        return table

    def __call__(self, mask: int) -> int:
        found = 0
        for table, byte in zip(self.tables, mask.to_bytes(self.size, "little"), strict=True):
            if byte:
                found |= table[byte]
        return found


def menu(items: Sequence[T]) -> Callable[[int], tuple[T, ...]]:
    """For each number of a set an item: what gives the items of a set in ascending order. The same sets come again and again."""
    by_bit = {1 << number: item for number, item in enumerate(items)}

    @lru_cache(maxsize=1 << 14)
    def choose(mask: int) -> tuple[T, ...]:
        found = []
        while mask:
            lowest = mask & -mask
            found.append(by_bit[lowest])
            mask ^= lowest
        return tuple(found)

    return choose


class Atlas:
    """One map."""

    def __init__(self, board: MapFile) -> None:
        self.board = board
        self.hexes = {place.n: place for place in board.hex}
        self.numbers = tuple(sorted(self.hexes))
        self.all = mask_of(self.numbers)
        steps = {int(direction): step for direction, step in board.compass.items()}
        at = {(place.q, place.r): place.n for place in board.hex}
        # For each hex its neighbour by direction 1 to 6; 0 beyond the edge of the map (place 0 is unused).
        self.neighbours = {
            place.n: (0, *(at.get((place.q + steps[d][0], place.r + steps[d][1]), 0) for d in DIRECTIONS)) for place in board.hex
        }
        self.around = {n: mask_of(other for other in self.neighbours[n] if other) for n in self.numbers}
        self.rings = {n: self._rings(n) for n in self.numbers}
        # Several sets in one number lie that far apart; multiplied by `each`, one set stands in all their places.
        self.width = max(self.numbers) + 2
        self.each = sum(1 << self.width * steps for steps in range(FARTHEST + 1))
        # The hexes at most 0, 1, 2 ... steps from a hex, as far as units get, found by the set of just that hex.
        self.near = {1 << n: self._near(rings) for n, rings in self.rings.items()}
        self.sides: tuple[Side, ...] = tuple(
            (n, other) for n in self.numbers for other in sorted(members(self.around[n])) if n < other
        )
        self.side_number = {side: number for number, side in enumerate(self.sides)}
        # For each side the set of its two hexes, and the set of just that side.
        self.side_bits = {side: (1 << side[0] | 1 << side[1], 1 << number) for side, number in self.side_number.items()}
        self.sides_of = {n: mask_of(number for number, side in enumerate(self.sides) if n in side) for n in self.numbers}
        # The sides of a hex, found by the set of just that hex.
        self.sides_at = {1 << n: sides for n, sides in self.sides_of.items()}
        self.all_sides = mask_of(range(len(self.sides)))
        self.port_sites = tuple(place.n for place in board.hex if place.port)
        # For each port site those that are too near to it for another Port, itself included (AZ-2.22).
        self.too_near = {
            site: mask_of(other for other in self.port_sites if self.straight(site, other) < board.port_min_distance)
            for site in self.port_sites
        }
        self.survey_hexes = tuple(sorted(place.n for place in board.hex if place.survey))
        self.vp_tokens = tuple((place.n, place.vp_token) for place in board.hex if place.vp_token)
        self.farm_land: dict[FarmKind, int] = {
            kind: mask_of(place.n for place in board.hex if place.terrain in terrains)
            for kind, terrains in board.farm_terrain.items()
        }
        self.any_farm_land = 0
        for land in self.farm_land.values():
            self.any_farm_land |= land
        # A set of hexes with all their neighbours.
        self.spread = lru_cache(maxsize=1 << 14)(Union([0, *(self.around[n] | 1 << n for n in self.numbers)]))
        self.sides_on = lru_cache(self._sides_on)

    def _rings(self, start: int) -> tuple[int, ...]:
        """The hexes at each distance over map hexes, from 0 on."""
        rings = [1 << start]
        seen = rings[0]
        while True:
            ring = 0
            for n in members(rings[-1]):
                ring |= self.around[n]
            ring &= ~seen
            if not ring:
                return tuple(rings)
            rings.append(ring)
            seen |= ring

    def _near(self, rings: tuple[int, ...]) -> int:
        """The hexes at most 0, 1, 2 ... steps away, one set beside the other in one number."""
        near = reached = 0
        for steps in range(FARTHEST + 1):
            reached |= rings[steps] if steps < len(rings) else 0
            near |= reached << self.width * steps
        return near

    def distance(self, start: int, end: int) -> int:
        """Steps over map hexes."""
        return next(d for d, ring in enumerate(self.rings[start]) if ring >> end & 1)

    def straight(self, start: int, end: int) -> int:
        """Straight hex distance, sea included (AZ-2.22)."""
        a, b = self.hexes[start], self.hexes[end]
        q, r = a.q - b.q, a.r - b.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def step_towards(self, start: int, targets: int, turns: tuple[int, ...]) -> tuple[int, int]:
        """The next hex on a shortest path to the nearest targets, the start itself if it is one (AZ-8.11 to AZ-8.13).

        With it comes the target that is nearest from there, of several the lowest; 0 if there is none.
        """
        rings = self.rings
        distance = 0
        for ring in rings[start]:
            nearest = ring & targets
            if nearest:
                break
            distance += 1
        else:
            return start, 0
        if not distance:
            return start, start
        neighbours = self.neighbours[start]
        for direction in turns:
            other = neighbours[direction]
            if other:
                ring = rings[other][distance - 1]
                if ring & nearest:
                    found = ring & targets
                    return other, (found & -found).bit_length() - 1
        return start, 0

    def _sides_on(self, terrains: tuple[str, ...]) -> int:
        """The sides whose two hexes both have one of these terrains (AZ-5.1.3)."""
        return mask_of(number for number, side in enumerate(self.sides) if all(self.hexes[n].terrain in terrains for n in side))


ATLAS = {map_id: Atlas(board) for map_id, board in MAPS.items()}
