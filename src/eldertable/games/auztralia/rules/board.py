"""The map of one table as sets of hexes and sides: free sides, free land, and every player's network (AZ-4)."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import TypeAlias

from eldertable.games.auztralia.atlas import ATLAS, FARTHEST, Atlas, Side
from eldertable.games.auztralia.content import COMPONENTS
from eldertable.games.auztralia.content.shapes import FarmKind
from eldertable.games.auztralia.rules.places import deposit_hexes, haunted, port_hexes
from eldertable.games.auztralia.state import Auztralia, Deposit, Farm, Tile
from eldertable.kernel import Seat

FARM_LIMITS = COMPONENTS.per_player.farms
MOST_RAILS = COMPONENTS.per_player.rails
# How far a unit gets off the rails, and whether it flies.
Range: TypeAlias = tuple[int, bool]


@lru_cache(maxsize=1 << 14)
def cut(port: int, rails: tuple[Side, ...], blocked: int) -> tuple[int, int]:
    """The clear network, and the blocked hexes that a rail connects to it (AZ-4.4, AZ-5.7.7)."""
    if blocked >> port & 1:
        return 0, 0
    clear, railed = 1 << port, 0
    waiting = list(rails)
    grown = True
    while grown:
        grown = False
        rest = []
        for side in waiting:
            a, b = side
            inside_a, inside_b = clear >> a & 1, clear >> b & 1
            if inside_a == inside_b:
                if not inside_a:
                    rest.append(side)
                continue
            other = b if inside_a else a
            if blocked >> other & 1:
                railed |= 1 << other
            else:
                clear |= 1 << other
                grown = True
        waiting = rest
    return clear, railed


def within(atlas: Atlas, start: int, closed: int, distance: int) -> int:
    """The hexes at most so many steps away from a set, without stepping on from a closed one (AZ-5.7.5, AZ-5.7.6)."""
    found = start
    for _ in range(distance):
        found |= atlas.spread(found & ~closed)
    return found


def reach(atlas: Atlas, clear: int, railed: int, blocked: int, span: Range) -> int:
    """The haunted hexes within a range of the network; Airships alone fly over Old Ones (AZ-5.7.4 to AZ-5.7.7)."""
    distance, flying = span
    return (railed | within(atlas, clear, 0 if flying else blocked, distance)) & blocked


class Network:
    """One player's rails, and the clear network that Old Ones leave of them (AZ-4.4)."""

    __slots__ = (
        "atlas",
        "blocked",
        "clear",
        "hexes",
        "laid",
        "near",
        "nearest",
        "open",
        "port",
        "railed",
        "rails",
        "sides",
        "stale",
        "targets",
    )

    def __init__(self, atlas: Atlas, port: int) -> None:
        self.atlas = atlas
        self.port = port
        self.rails: tuple[Side, ...] = ()
        # The sides with own rails, and all hexes they touch with the Port.
        self.laid = 0
        self.hexes = 1 << port
        # The network itself, and the haunted hexes that own rails connect to it.
        self.clear = self.railed = 0
        # The hexes at most 0, 1, 2 ... steps from it, as far as units get, one set beside the other.
        self.near = 0
        # Its sides, and those that do not lead to an Old One, while rails are left (AZ-4.5, AZ-4.8).
        self.sides = self.open = 0
        # All haunted hexes, how far the nearest is off the rails, and those in range of units.
        self.blocked = 0
        self.nearest = FARTHEST + 1
        self.targets: dict[Range, int] = {}
        # Whether rails or Old Ones have changed since.
        self.stale = True

    def extend(self, rails: tuple[Side, ...]) -> None:
        """Take up the rails that are new; they only grow, mostly by one."""
        fresh = rails[-1:]
        if rails[:-1] != self.rails:
            fresh = rails
            self.laid, self.hexes = 0, 1 << self.port
        self.rails = rails
        for side in fresh:
            hexes, number = self.atlas.side_bits[side]
            self.hexes |= hexes
            self.laid |= number
        self.stale = True

    def clear_up(self, blocked: int) -> None:
        """See what is left with Old Ones in these hexes. All rails hang together, so they cut it only where they stand on it."""
        inside = blocked & self.hexes
        clear, self.railed = cut(self.port, self.rails, inside) if inside else (self.hexes, 0)
        if clear != self.clear:
            self.reshape(clear)
        self.open = self.sides if len(self.rails) < MOST_RAILS else 0
        atlas = self.atlas
        # Nothing is in the way to the nearest Old One.
        met = self.near & blocked * atlas.each
        self.nearest = 0 if self.railed else (met & -met).bit_length() // atlas.width if met else FARTHEST + 1
        beside = blocked & self.near >> atlas.width
        while beside:
            one = beside & -beside
            self.open &= ~atlas.sides_at[one]
            beside ^= one
        self.blocked = blocked
        self.targets = {}
        self.stale = False

    def reshape(self, clear: int) -> None:
        """The network has grown, mostly by one hex, or was cut."""
        atlas = self.atlas
        grown = clear & ~self.clear
        if clear != self.clear | grown:
            grown = clear
            self.sides = self.near = 0
        self.clear = clear
        while grown:
            one = grown & -grown
            self.sides |= atlas.sides_at[one]
            self.near |= atlas.near[one]
            grown ^= one

    def in_range(self, span: Range) -> int:
        """The haunted hexes that units with this range can attack (AZ-5.7.4 to AZ-5.7.7)."""
        found = self.targets.get(span)
        if found is None:
            distance, flying = span
            if flying or distance <= max(self.nearest, 1):
                # Nothing is in the way.
                found = (self.railed | self.near >> self.atlas.width * distance) & self.blocked
            else:
                found = reach(self.atlas, self.clear, self.railed, self.blocked, span)
            self.targets[span] = found
        return found


class Board:
    """The map of the table that was asked for last; tables are told apart by their parts, which are never changed in place."""

    __slots__ = (
        "atlas",
        "deposit_hexes",
        "deposits",
        "farm_hexes",
        "farms",
        "haunted",
        "laid",
        "land",
        "networks",
        "placed",
        "ports",
        "productive",
        "rails",
        "tiles",
        "used_up",
        "vacant",
    )

    def __init__(self, atlas: Atlas, ports: tuple[int, ...]) -> None:
        self.atlas = atlas
        self.ports = ports
        # Land for farms, as far as no Port is there; without tokens and farms it is vacant (AZ-5.6.4).
        self.land = self.vacant = atlas.any_farm_land & ~port_hexes(ports)
        self.deposits: tuple[Deposit, ...] = ()
        self.deposit_hexes = 0
        # All farms, the productive ones among them, how many of a type each player has placed, and of which types all (AZ-5.6.6).
        self.farms: tuple[Farm, ...] = ()
        self.farm_hexes = self.productive = 0
        self.placed: dict[tuple[Seat, FarmKind], int] = {}
        self.used_up: dict[Seat, list[FarmKind]] = {}
        self.tiles: tuple[Tile, ...] = ()
        self.haunted = 0
        # The sides with rails of anyone.
        self.rails: tuple[tuple[Side, ...], ...] = ()
        self.laid = 0
        self.networks = [Network(atlas, port) for port in ports]

    def follow(self, s: Auztralia) -> None:
        """Take up what has changed."""
        if s.tiles is not self.tiles:
            self.see_old_ones(s.tiles)
        if s.rails is not self.rails:
            self.see_rails(s.rails)
        if s.farms is not self.farms:
            self.see_farms(s.farms)
        if s.deposits is not self.deposits:
            self.deposits = s.deposits
            self.deposit_hexes = deposit_hexes(s.deposits)
            self.vacant = self.land & ~(self.farm_hexes | self.deposit_hexes)

    def see_old_ones(self, tiles: tuple[Tile, ...]) -> None:
        """Take up where the Old Ones are."""
        self.tiles = tiles
        hexes = haunted(tiles)
        if hexes != self.haunted:
            self.haunted = hexes
            for network in self.networks:
                network.stale = True

    def see_rails(self, rails: tuple[tuple[Side, ...], ...]) -> None:
        """Take up who has laid rails."""
        self.rails = rails
        for network, own in zip(self.networks, rails, strict=True):
            if network.rails is not own:
                self.laid &= ~network.laid
                network.extend(own)
                self.laid |= network.laid

    def see_rail(self, rails: tuple[tuple[Side, ...], ...], seat: Seat) -> None:
        """Take up that a player has laid a rail, and nothing else has changed."""
        self.rails = rails
        network = self.networks[seat]
        network.extend(rails[seat])
        self.laid |= network.laid

    def see_farms(self, farms: tuple[Farm, ...]) -> None:
        """Take up a farm that is new, or those that were ravaged or restored; all of them if it is anything else."""
        before, self.farms = self.farms, farms
        if farms[:-1] == before:
            self.see_farm(farms[-1])
        elif len(farms) != len(before) or not self.see_turned(before, farms):
            self.farm_hexes = self.productive = 0
            self.placed, self.used_up = {}, {}
            for farm in farms:
                self.see_farm(farm)
        self.vacant = self.land & ~(self.farm_hexes | self.deposit_hexes)

    def see_farm(self, farm: Farm) -> None:
        """Take up one more farm."""
        bit = 1 << farm.hex
        self.farm_hexes |= bit
        if not farm.ravaged:
            self.productive |= bit
        key = farm.seat, farm.kind
        self.placed[key] = count = self.placed.get(key, 0) + 1
        if count == FARM_LIMITS[farm.kind]:
            self.used_up.setdefault(farm.seat, []).append(farm.kind)

    def see_turned(self, before: tuple[Farm, ...], farms: tuple[Farm, ...]) -> bool:
        """Take up the farms that were turned over; whether there was no other difference."""
        for old, new in zip(before, farms, strict=True):
            if new is not old:
                if new.hex != old.hex or new.seat != old.seat or new.kind != old.kind:
                    return False
                if new.ravaged != old.ravaged:
                    self.productive ^= 1 << new.hex
        return True

    def network(self, seat: Seat) -> Network:
        """A player's network as it is now."""
        network = self.networks[seat]
        if network.stale:
            network.clear_up(self.haunted)
        return network


class Here(threading.local):
    """Each thread has a board of its own: games are replayed beside those that are played."""

    def __init__(self) -> None:
        self.board = Board(ATLAS["east"], ())


HERE = Here()


def board_of(s: Auztralia) -> Board:
    """The map of a table."""
    board = HERE.board
    if (
        board.tiles is not s.tiles
        or board.rails is not s.rails
        or board.farms is not s.farms
        or board.deposits is not s.deposits
        or board.ports is not s.ports
    ):
        if board.ports is not s.ports:
            # Every table has its own tuple of Ports, so this is another table, or a new Port stands.
            board = HERE.board = Board(s.atlas, s.ports)
        board.follow(s)
    return board


def productive_farms(s: Auztralia) -> int:
    """The hexes with a productive farm, also while Old Ones are on the move."""
    board = HERE.board
    if board.farms is s.farms and board.ports is s.ports:
        return board.productive
    return board_of(s).productive
