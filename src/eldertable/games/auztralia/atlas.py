"""The maps: everything about hexes, sides, distances and directions that never changes, worked out once."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from eldertable.games.auztralia.content import MAPS, PERSISTENT, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, MapFile
from eldertable.games.auztralia.sets import Hexes, Sides, has, lowest, members, only, set_of, union

Side: TypeAlias = tuple[int, int]

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


class Atlas:
    """One map."""

    def __init__(self, board: MapFile) -> None:
        self.board = board
        self.hexes = {place.n: place for place in board.hex}
        self.numbers = tuple(sorted(self.hexes))
        self.all = set_of(self.numbers)
        steps = {int(direction): step for direction, step in board.compass.items()}
        at = {(place.q, place.r): place.n for place in board.hex}
        # For each hex its neighbour by direction 1 to 6; 0 beyond the edge of the map (place 0 is unused).
        self.neighbours = {
            place.n: (0, *(at.get((place.q + steps[d][0], place.r + steps[d][1]), 0) for d in DIRECTIONS)) for place in board.hex
        }
        self.around = {n: set_of(other for other in self.neighbours[n] if other) for n in self.numbers}
        self.rings = {n: self._rings(n) for n in self.numbers}
        # For each hex the hexes at most 0, 1, 2 ... steps away, as far as units get.
        self.near = {n: self._near(rings) for n, rings in self.rings.items()}
        self.sides: tuple[Side, ...] = tuple(
            (n, other) for n in self.numbers for other in sorted(members(self.around[n])) if n < other
        )
        self.side_number = {side: number for number, side in enumerate(self.sides)}
        self.sides_of = {n: set_of(number for number, side in enumerate(self.sides) if n in side) for n in self.numbers}
        self.all_sides = set_of(range(len(self.sides)))
        self.port_sites = tuple(place.n for place in board.hex if place.port)
        # For each port site those that are too near to it for another Port, itself included (AZ-2.22).
        self.too_near = {
            site: set_of(other for other in self.port_sites if self.straight(site, other) < board.port_min_distance)
            for site in self.port_sites
        }
        self.survey_hexes = tuple(sorted(place.n for place in board.hex if place.survey))
        self.vp_tokens = tuple((place.n, place.vp_token) for place in board.hex if place.vp_token)
        self.farm_land: dict[FarmKind, Hexes] = {
            kind: set_of(place.n for place in board.hex if place.terrain in terrains)
            for kind, terrains in board.farm_terrain.items()
        }
        self.any_farm_land: Hexes = 0
        for land in self.farm_land.values():
            self.any_farm_land |= land
        # A set of hexes with all their neighbours.
        self.spread = union([0, *(self.around[n] | only(n) for n in self.numbers)])
        self.sides_on = lru_cache(self._sides_on)

    def _rings(self, start: int) -> tuple[Hexes, ...]:
        """The hexes at each distance over map hexes, from 0 on."""
        rings = [only(start)]
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

    def _near(self, rings: tuple[Hexes, ...]) -> tuple[Hexes, ...]:
        """The hexes at most 0, 1, 2 ... steps away."""
        near = [rings[0]]
        for steps in range(1, FARTHEST + 1):
            near.append(near[-1] | (rings[steps] if steps < len(rings) else 0))
        return tuple(near)

    def distance(self, start: int, end: int) -> int:
        """Steps over map hexes."""
        return next(d for d, ring in enumerate(self.rings[start]) if has(ring, end))

    def straight(self, start: int, end: int) -> int:
        """Straight hex distance, sea included (AZ-2.22)."""
        a, b = self.hexes[start], self.hexes[end]
        q, r = a.q - b.q, a.r - b.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def step_towards(self, start: int, targets: Hexes, turns: tuple[int, ...]) -> tuple[int, int]:
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
                    return other, lowest(found)
        return start, 0

    def _sides_on(self, terrains: tuple[str, ...]) -> Sides:
        """The sides whose two hexes both have one of these terrains (AZ-5.1.3)."""
        return set_of(number for number, side in enumerate(self.sides) if all(self.hexes[n].terrain in terrains for n in side))


ATLAS = {map_id: Atlas(board) for map_id, board in MAPS.items()}
