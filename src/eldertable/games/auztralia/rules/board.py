"""The map of one table as a value: what lies where, and what follows from it.

A board never changes; `with_rail`, `with_tiles` and the like give a new one. What follows from it is worked out when it is
first asked for and kept with the value, so all copies of a table share it; a new board takes over what did not change.
"""

from __future__ import annotations

from typing import Any

import msgspec

from eldertable.games.auztralia.atlas import ATLAS, Atlas, Side
from eldertable.games.auztralia.content import COMPONENTS, MOVERS, TILES, TYPE_OF
from eldertable.games.auztralia.content.shapes import FarmKind, MapId
from eldertable.games.auztralia.pieces import Deposit, Farm, Tile
from eldertable.games.auztralia.rules.rails import NO_AREA, Area, Network, find_network
from eldertable.games.auztralia.sets import Hexes, Sides, only, set_of
from eldertable.kernel import Seat
from eldertable.kernel.kept import kept

FARM_LIMITS = COMPONENTS.per_player.farms
# For each level one tile, of which nothing but the level counts.
STAND_INS = {tile.level: tile.id for tile in TILES.values()}


class Board(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The map with Ports, Old One tiles, deposits, farms and each player's rails; a Port is 0 before it stands."""

    map: MapId
    ports: tuple[int, ...]
    tiles: tuple[Tile, ...]
    deposits: tuple[Deposit, ...]
    farms: tuple[Farm, ...]
    rails: tuple[tuple[Side, ...], ...]

    @kept
    def atlas(self) -> Atlas:
        """The map itself."""
        return ATLAS[self.map]

    # -- the next board ------------------------------------------------------------------------------------

    def with_ports(self, ports: tuple[int, ...]) -> Board:
        """Ports stand elsewhere."""
        return Board(self.map, ports, self.tiles, self.deposits, self.farms, self.rails)

    def with_tiles(self, tiles: tuple[Tile, ...]) -> Board:
        """Old Ones come, go, move or are hurt."""
        board = Board(self.map, self.ports, tiles, self.deposits, self.farms, self.rails)
        known = self._hand_on(board, OF_TILES)
        if "networks" in known and board.haunted != self.haunted:
            del known["networks"]
        return board

    def with_tile(self, old: Tile, new: Tile) -> Board:
        """A tile in another state; where it lies as before, the same hexes are haunted."""
        tiles = [*self.tiles]
        tiles[tiles.index(old)] = new
        if new.hex != old.hex:
            return self.with_tiles(tuple(tiles))
        board = Board(self.map, self.ports, tuple(tiles), self.deposits, self.farms, self.rails)
        self._hand_on(board, ("walkers", "seen"))
        return board

    def with_deposits(self, deposits: tuple[Deposit, ...]) -> Board:
        """Tokens are placed or taken."""
        board = Board(self.map, self.ports, self.tiles, deposits, self.farms, self.rails)
        self._hand_on(board, OF_DEPOSITS)
        return board

    def with_farms(self, farms: tuple[Farm, ...]) -> Board:
        """Farms are ravaged or restored."""
        board = Board(self.map, self.ports, self.tiles, self.deposits, farms, self.rails)
        self._hand_on(board, OF_FARMS)
        return board

    def with_new_farm(self, farm: Farm) -> Board:
        """A productive farm is placed."""
        board = self.with_farms((*self.farms, farm))
        here, known = only(farm.hex), board.__dict__
        known["farm_hexes"] = self.farm_hexes | here
        known["productive"] = self.productive | here
        known["vacant"] = self.vacant & ~here
        return board

    def with_farm(self, old: Farm, new: Farm) -> Board:
        """A farm in another state."""
        return self.with_farms(tuple([new if farm == old else farm for farm in self.farms]))

    def with_rail(self, seat: Seat, side: Side) -> Board:
        """A player has laid one rail more."""
        rails = [*self.rails]
        rails[seat] += (side,)
        board = Board(self.map, self.ports, self.tiles, self.deposits, self.farms, tuple(rails))
        known = self._hand_on(board, ())
        atlas, areas = self.atlas, [*self.areas]
        areas[seat] = areas[seat].with_side(atlas, side)
        known["areas"] = tuple(areas)
        known["laid"] = self.laid | only(atlas.side_number[side])
        known["networks"] = {who: network for who, network in self.networks.items() if who != seat}
        return board

    def _hand_on(self, board: Board, stale: tuple[str, ...]) -> dict[str, Any]:
        """Give the next board what is known and does not follow from what changed; all that it knows then."""
        known = board.__dict__
        known.update(self.__dict__)
        for name in stale:
            known.pop(name, None)
        return known

    # -- Old Ones --------------------------------------------------------------------------------------------

    @kept
    def haunted(self) -> Hexes:
        """The hexes with an Old One tile, face up or down (AZ-1.10)."""
        return set_of([tile.hex for tile in self.tiles])

    @kept
    def walkers(self) -> tuple[Tile, ...]:
        """The face-up tiles that can move (AZ-8.9)."""
        return tuple([tile for tile in self.tiles if tile.up and tile.id in MOVERS])

    @kept
    def seen(self) -> tuple[Tile, ...]:
        """The tiles as everybody knows them: for one that lies face down there is another of its level (AZ-1.8)."""
        return tuple(
            [tile if tile.up else Tile(STAND_INS[TILES[tile.id].level], tile.hex, False, tile.marks) for tile in self.tiles]
        )

    def tiles_in(self, n: int) -> list[Tile]:
        """The Old Ones in a hex (AZ-6.3)."""
        return [tile for tile in self.tiles if tile.hex == n]

    def tile(self, tile_id: str) -> Tile | None:
        """The tile, if it is on the map."""
        for tile in self.tiles:
            if tile.id == tile_id:
                return tile
        return None

    def revealed(self) -> list[Tile]:
        """The face-up tiles."""
        return [tile for tile in self.tiles if tile.up]

    def temples(self) -> list[int]:
        """The hexes with a face-up Temple, lowest number first."""
        return sorted([tile.hex for tile in self.tiles if tile.up and TYPE_OF[tile.id] == "temple"])

    # -- land ------------------------------------------------------------------------------------------------

    @kept
    def port_hexes(self) -> Hexes:
        """The hexes with a Port."""
        return set_of([port for port in self.ports if port])

    @kept
    def deposit_hexes(self) -> Hexes:
        """The hexes with resources or VP tokens."""
        return set_of([deposit.hex for deposit in self.deposits])

    @kept
    def farm_hexes(self) -> Hexes:
        """The hexes with any farm."""
        return set_of([farm.hex for farm in self.farms])

    @kept
    def productive(self) -> Hexes:
        """The hexes with a productive farm."""
        return set_of([farm.hex for farm in self.farms if not farm.ravaged])

    @kept
    def harvests(self) -> dict[Seat, Hexes]:
        """For each player who has any the hexes with own productive farms."""
        found: dict[Seat, Hexes] = {}
        for farm in self.farms:
            if not farm.ravaged:
                found[farm.seat] = found.get(farm.seat, 0) | only(farm.hex)
        return found

    @property
    def targets(self) -> Hexes:
        """What Old Ones walk to: Ports and productive farms (AZ-8.11)."""
        return self.port_hexes | self.productive

    @property
    def occupied(self) -> Hexes:
        """The hexes with tokens, farms or Ports (AZ-5.6.4)."""
        return self.deposit_hexes | self.farm_hexes | self.port_hexes

    @kept
    def vacant(self) -> Hexes:
        """Land for farms with nothing on it but rails or Old Ones (AZ-5.6.4)."""
        return self.atlas.any_farm_land & ~self.occupied

    @kept
    def used_up(self) -> dict[Seat, list[FarmKind]]:
        """The types of farms of which a player has placed all (AZ-5.6.6)."""
        placed: dict[tuple[Seat, FarmKind], int] = {}
        found: dict[Seat, list[FarmKind]] = {}
        for farm in self.farms:
            key = farm.seat, farm.kind
            placed[key] = count = placed.get(key, 0) + 1
            if count == FARM_LIMITS[farm.kind]:
                found.setdefault(farm.seat, []).append(farm.kind)
        return found

    # -- rails -----------------------------------------------------------------------------------------------

    @kept
    def laid(self) -> Sides:
        """The sides with a rail of anyone."""
        number = self.atlas.side_number
        return set_of([number[side] for own in self.rails for side in own])

    @kept
    def areas(self) -> tuple[Area, ...]:
        """For each player the Port and all hexes of own rails, wherever Old Ones are."""
        found = []
        for port, own in zip(self.ports, self.rails, strict=True):
            area = NO_AREA.with_hex(self.atlas, port) if port else NO_AREA
            for side in own:
                area = area.with_side(self.atlas, side)
            found.append(area)
        return tuple(found)

    @kept
    def networks(self) -> dict[Seat, Network]:
        """The clear networks that were asked for so far."""
        return {}

    def network(self, seat: Seat) -> Network:
        """A player's clear network (AZ-4.4)."""
        found = self.networks.get(seat)
        if found is None:
            found = find_network(self.atlas, self.ports[seat], self.rails[seat], self.areas[seat], self.haunted)
            self.networks[seat] = found
        return found


# What follows from parts of a board. Networks follow from where the tiles are, not from what they are.
OF_TILES = ("haunted", "walkers", "seen")
OF_DEPOSITS = ("deposit_hexes", "vacant")
OF_FARMS = ("farm_hexes", "productive", "harvests", "vacant", "used_up")
