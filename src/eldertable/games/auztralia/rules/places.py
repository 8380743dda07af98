"""What lies where, as sets of hexes and sides: worked out when it changes, and kept until then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from eldertable.games.auztralia.atlas import ATLAS, Side, mask_of
from eldertable.games.auztralia.content import COMPONENTS, MOVERS
from eldertable.games.auztralia.content.shapes import FarmKind, MapId
from eldertable.games.auztralia.state import Auztralia, Deposit, Farm, Tile
from eldertable.kernel import Seat

T = TypeVar("T")
V = TypeVar("V")

FARM_LIMITS = COMPONENTS.per_player.farms
# With fewer farms on the map nobody can have run out of a type.
FEWEST_LIMIT = min(FARM_LIMITS.values())


def latest(function: Callable[[T], V]) -> Callable[[T], V]:
    """Remember the last answer for an immutable value, found again by identity: parts of a state rarely change."""
    known: T | None = None
    answer: V | None = None

    def ask(value: T) -> V:
        nonlocal known, answer
        if value is not known:
            answer = function(value)
            known = value
        return answer  # type: ignore[return-value]

    return ask


@latest
def haunted(tiles: tuple[Tile, ...]) -> int:
    """The hexes with an Old One tile, face up or down (AZ-1.10)."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile.hex
    return mask


@latest
def walkers(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The face-up tiles that can move (AZ-8.9)."""
    return tuple([tile for tile in tiles if tile.up and tile.id in MOVERS])


@latest
def deposit_hexes(deposits: tuple[Deposit, ...]) -> int:
    """The hexes with resources or VP tokens."""
    mask = 0
    for deposit in deposits:
        mask |= 1 << deposit.hex
    return mask


@latest
def farm_hexes(farms: tuple[Farm, ...]) -> tuple[int, int]:
    """The hexes with any farm, and those with a productive one."""
    every = productive = 0
    for farm in farms:
        bit = 1 << farm.hex
        every |= bit
        if not farm.ravaged:
            productive |= bit
    return every, productive


@latest
def used_up(farms: tuple[Farm, ...]) -> dict[Seat, list[FarmKind]]:
    """The types of farm of which a player has placed all (AZ-5.6.6)."""
    if len(farms) < FEWEST_LIMIT:
        return {}
    gone: dict[Seat, list[FarmKind]] = {}
    for (seat, kind), count in Counter([(farm.seat, farm.kind) for farm in farms]).items():
        if count >= FARM_LIMITS[kind]:
            gone.setdefault(seat, []).append(kind)
    return gone


@latest
def port_hexes(ports: tuple[int, ...]) -> int:
    """The hexes with a Port."""
    return mask_of(ports) & ~1


class Occupied:
    """The hexes with tokens, farms or Ports (AZ-5.6.4)."""

    __slots__ = ("deposits", "farms", "hexes", "ports")

    def __init__(self) -> None:
        self.deposits: tuple[Deposit, ...] = ()
        self.farms: tuple[Farm, ...] = ()
        self.ports: tuple[int, ...] = ()
        self.hexes = 0

    def of(self, s: Auztralia) -> int:
        """Those of a table."""
        if self.farms is not s.farms or self.deposits is not s.deposits or self.ports is not s.ports:
            self.deposits, self.farms, self.ports = s.deposits, s.farms, s.ports
            self.hexes = deposit_hexes(s.deposits) | farm_hexes(s.farms)[0] | port_hexes(s.ports)
        return self.hexes


occupied = Occupied().of


class Track:
    """One player's rails as sets: the hexes they touch and the sides they lie on. Rails only grow, mostly by one."""

    __slots__ = ("hexes", "map", "rails", "sides")

    def __init__(self) -> None:
        self.map: MapId = "east"
        self.rails: tuple[Side, ...] = ()
        self.hexes = self.sides = 0

    def follow(self, map_id: MapId, rails: tuple[Side, ...]) -> None:
        """Take up the rails that are new."""
        fresh = rails[-1:]
        if rails[:-1] != self.rails or map_id != self.map:
            self.hexes = self.sides = 0
            fresh = rails
        self.map, self.rails = map_id, rails
        numbers = ATLAS[map_id].side_number
        for side in fresh:
            self.hexes |= 1 << side[0] | 1 << side[1]
            self.sides |= 1 << numbers[side]


TRACKS = [Track() for _ in range(4)]


def track_of(s: Auztralia, seat: Seat) -> Track:
    """A player's rails."""
    track = TRACKS[seat]
    if track.rails is not s.rails[seat] or track.map != s.map:
        track.follow(s.map, s.rails[seat])
    return track


class Free:
    """The sides without a rail of anyone and without an Old One in either hex (AZ-4.2, AZ-4.6)."""

    __slots__ = ("map", "rails", "sides", "taken", "tiles")

    def __init__(self) -> None:
        self.map: MapId = "east"
        self.rails: tuple[tuple[Side, ...], ...] = ()
        self.tiles: tuple[Tile, ...] = ()
        self.taken, self.sides = 0, -1

    def of(self, s: Auztralia) -> int:
        """Those of a table."""
        if self.rails is not s.rails or self.map != s.map:
            self.taken = 0
            for seat in range(len(s.rails)):
                self.taken |= track_of(s, seat).sides
        elif self.tiles is s.tiles:
            return self.sides
        self.map, self.rails, self.tiles = s.map, s.rails, s.tiles
        self.sides = ~(self.taken | ATLAS[s.map].sides_touching(haunted(s.tiles)))
        return self.sides


free_sides = Free().of
