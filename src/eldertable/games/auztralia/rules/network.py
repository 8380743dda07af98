"""Rails and connection (AZ-4), range of an attack (AZ-5.7), foreign rails (AZ-14.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

from eldertable.games.auztralia.atlas import ATLAS, Side, mask_of
from eldertable.games.auztralia.content import AIRSHIPS, COMPONENTS, OTHERS, PERSISTENT, UNITS
from eldertable.games.auztralia.content.shapes import Effect, FarmKind, MapId, Terrain, Unit, Verb
from eldertable.games.auztralia.state import Auztralia, Deposit, Farm, Player, Tile
from eldertable.kernel import Seat

T = TypeVar("T")
U = TypeVar("U")
W = TypeVar("W")
V = TypeVar("V")

MOST_RAILS = COMPONENTS.per_player.rails
EVERY_TERRAIN: tuple[Terrain, ...] = ("coast", "hills", "outback", "farmland", "desert")
# With fewer farms on the map nobody can have run out of a type.
FEWEST_LIMIT = min(COMPONENTS.per_player.farms.values())


class Latest(Generic[T, V]):
    """Remembers the last answer for an immutable value, found again by identity: parts of a state rarely change."""

    __slots__ = ("function", "slot")

    def __init__(self, function: Callable[[T], V]) -> None:
        self.function = function
        self.slot: tuple[T, V] | None = None

    def __call__(self, value: T) -> V:
        slot = self.slot
        if slot is None or slot[0] is not value:
            slot = self.slot = (value, self.function(value))
        return slot[1]


class LatestOfThree(Generic[T, U, W, V]):
    """The same for three values."""

    __slots__ = ("function", "slot")

    def __init__(self, function: Callable[[T, U, W], V]) -> None:
        self.function = function
        self.slot: tuple[T, U, W, V] | None = None

    def __call__(self, first: T, second: U, third: W) -> V:
        slot = self.slot
        if slot is None or slot[2] is not third or slot[1] is not second or slot[0] is not first:
            slot = self.slot = (first, second, third, self.function(first, second, third))
        return slot[3]


@Latest
def haunted(tiles: tuple[Tile, ...]) -> int:
    """The hexes with an Old One tile, face up or down (AZ-1.10)."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile.hex
    return mask


@Latest
def deposit_hexes(deposits: tuple[Deposit, ...]) -> int:
    """The hexes with resources or VP tokens."""
    mask = 0
    for deposit in deposits:
        mask |= 1 << deposit.hex
    return mask


@Latest
def farm_hexes(farms: tuple[Farm, ...]) -> tuple[int, int]:
    """The hexes with any farm, and those with a productive one."""
    every = productive = 0
    for farm in farms:
        bit = 1 << farm.hex
        every |= bit
        if not farm.ravaged:
            productive |= bit
    return every, productive


@Latest
def farm_counts(farms: tuple[Farm, ...]) -> dict[tuple[Seat, FarmKind], int]:
    """How many farms of each type each player has placed."""
    counts: dict[tuple[Seat, FarmKind], int] = {}
    for farm in farms:
        counts[farm.seat, farm.kind] = counts.get((farm.seat, farm.kind), 0) + 1
    return counts


@Latest
def port_hexes(ports: tuple[int, ...]) -> int:
    """The hexes with a Port."""
    return mask_of(ports) & ~1


class Tracks:
    """All rails on a map as sets: for each player the hexes they touch and the sides they lie on.

    Rails only ever grow, mostly by one: what was known of the others, and of the rails before, is kept.
    """

    __slots__ = ("slot",)

    def __init__(self) -> None:
        self.slot: tuple[str, list[tuple[tuple[Side, ...], int, int]]] = ("", [])

    def of(self, map_id: MapId, rails: tuple[tuple[Side, ...], ...], seat: Seat) -> tuple[int, int]:
        """One player's hexes and sides."""
        slot = self.slot
        if slot[0] != map_id or len(slot[1]) != len(rails):
            slot = self.slot = (map_id, [((), 0, 0)] * len(rails))
        known, hexes, sides = slot[1][seat]
        own = rails[seat]
        if own is not known:
            fresh: tuple[Side, ...] = own[-1:]
            if own[:-1] != known:
                hexes = sides = 0
                fresh = own
            numbers = ATLAS[map_id].side_number
            for side in fresh:
                hexes |= 1 << side[0] | 1 << side[1]
                sides |= 1 << numbers[side]
            slot[1][seat] = (own, hexes, sides)
        return hexes, sides


tracks = Tracks()


def effect_of(player: Player, verb: Verb) -> Effect | None:
    """The persistent effect of a verb among a player's personalities, if any (AZ-9.2)."""
    for card in player.cards:
        effect = PERSISTENT.get(card)
        if effect is not None and effect.verb == verb:
            return effect
    return None


# -- the own network ------------------------------------------------------------------------------


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


class Networks:
    """The clear network of each seat, kept until its own rails or the Old Ones change (AZ-4.4)."""

    __slots__ = ("slots",)

    def __init__(self) -> None:
        self.slots: dict[Seat, tuple[object, object, int, tuple[int, int]]] = {}

    def of(self, s: Auztralia, seat: Seat) -> tuple[int, int]:
        """A player's clear network, and the haunted hexes that own rails connect to it."""
        own, tiles, port = s.rails[seat], s.tiles, s.ports[seat]
        slot = self.slots.get(seat)
        if slot is not None and slot[0] is own and slot[1] is tiles and slot[2] == port:
            return slot[3]
        whole = tracks.of(s.map, s.rails, seat)[0] | 1 << port
        blocked = haunted(tiles) & whole
        # All rails hang together, so the network is only cut where an Old One stands on it.
        found = cut(port, own, blocked) if blocked else (whole, 0)
        self.slots[seat] = (own, tiles, port, found)
        return found


networks = Networks()


def network(s: Auztralia, seat: Seat) -> tuple[int, int]:
    """A player's clear network, and the haunted hexes that own rails connect to it (AZ-4.4)."""
    return networks.of(s, seat)


def rail_sites(s: Auztralia, seat: Seat, clear: int, terrains: tuple[str, ...]) -> int:
    """The sides where a rail may extend the clear network now (AZ-4.2, AZ-4.5, AZ-4.6, AZ-4.8, AZ-5.1.3)."""
    if len(s.rails[seat]) >= MOST_RAILS:
        return 0
    atlas = ATLAS[s.map]
    sides = atlas.sides_touching(clear) & free_sides(s.map, s.rails, s.tiles)
    return sides if terrains is EVERY_TERRAIN else sides & atlas.sides_on(terrains)


@LatestOfThree
def free_sides(map_id: MapId, rails: tuple[tuple[Side, ...], ...], tiles: tuple[Tile, ...]) -> int:
    """The sides without a rail of anyone and without an Old One in either hex (AZ-4.2, AZ-4.6)."""
    taken = ATLAS[map_id].sides_touching(haunted(tiles))
    for seat in range(len(rails)):
        taken |= tracks.of(map_id, rails, seat)[1]
    return ~taken


# -- rails of others (AZ-14.2, AZ-12.4) --------------------------------------------------------------


class Routes:
    """What a player reaches over own and foreign rails: for each hex the foreign rails of a cheapest route to it."""

    __slots__ = ("clear", "railed", "to")

    def __init__(self, to: dict[int, tuple[Side, ...]], railed: dict[int, tuple[Side, ...]]) -> None:
        self.to = to
        self.railed = railed
        self.clear = 0
        for n in to:
            self.clear |= 1 << n


def routes(s: Auztralia, seat: Seat) -> Routes:
    """Cheapest routes from the own Port through hexes free of Old Ones (AZ-14.2)."""
    return find_routes(s.ports[seat], s.rails[seat], s.paid, s.rails, haunted(s.tiles))


@lru_cache(maxsize=1 << 10)
def find_routes(
    port: int, own: tuple[Side, ...], paid: tuple[Side, ...], rails: tuple[tuple[Side, ...], ...], blocked: int
) -> Routes:
    """Spread over free rails first, then over one more foreign rail at a time; of equal routes the lower side number wins."""
    free = set(own) | set(paid)
    beside: dict[int, list[Side]] = {}
    for side in sorted(side for each in rails for side in each):
        for n in side:
            beside.setdefault(n, []).append(side)
    to: dict[int, tuple[Side, ...]] = {}
    railed: dict[int, tuple[Side, ...]] = {}
    layer: dict[int, tuple[Side, ...]] = {} if blocked >> port & 1 else {port: ()}
    while layer:
        following: dict[int, tuple[Side, ...]] = {}
        waiting = sorted(layer)
        while waiting:
            n = waiting.pop(0)
            if n in to:
                continue
            cost = to[n] = layer[n]
            for side in beside.get(n, ()):
                other = side[0] if side[1] == n else side[1]
                price = cost if side in free else (*cost, side)
                if blocked >> other & 1:
                    if other not in railed or len(price) < len(railed[other]):
                        railed[other] = price
                elif other not in to:
                    if side in free:
                        if other not in layer:
                            layer[other] = price
                            waiting.append(other)
                    else:
                        following.setdefault(other, price)
        layer = {n: price for n, price in following.items() if n not in to}
    return Routes(to, railed)


def connected(s: Auztralia, seat: Seat) -> tuple[int, int]:
    """The hexes a player can use, and the haunted hexes a rail leads into; with foreign rails where they may be used."""
    if not s.shared_rails:
        return networks.of(s, seat)
    found = routes(s, seat)
    railed = 0
    for n in found.railed:
        railed |= 1 << n
    return found.clear, railed


# -- range of an attack (AZ-5.7) -----------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def within(map_id: MapId, start: int, closed: int, distance: int) -> int:
    """The hexes at most so many steps away from a set, without stepping on from a closed one (AZ-5.7.5, AZ-5.7.6)."""
    spread = ATLAS[map_id].spread
    found = start
    for _ in range(distance):
        found |= spread(found & ~closed)
    return found


def reach(s: Auztralia, clear: int, railed: int, distance: int, *, flying: bool) -> int:
    """The haunted hexes within a range of the network; Airships alone fly over Old Ones (AZ-5.7.4 to AZ-5.7.7)."""
    blocked = haunted(s.tiles)
    return (railed | within(s.map, clear, 0 if flying else blocked, distance)) & blocked


def unit_range(player: Player, unit: Unit) -> int:
    """Off-rail range of a unit (AZ-5.7.4, AZ-9.15)."""
    bonus = effect_of(player, "off_rail_range")
    longer = bonus.bonus if bonus is not None and unit not in bonus.except_units else 0
    return UNITS[unit].range + longer


def targets_by_unit(s: Auztralia, seat: Seat) -> dict[Unit, int]:
    """For each unit type in the Barracks the hexes it can attack.

    Whatever a ground unit reaches an Airship reaches too, so types can be combined freely against a common target.
    """
    player = s.players[seat]
    clear, railed = connected(s, seat)
    targets: dict[Unit, int] = {}
    for unit, count in player.barracks.items():
        if count:
            targets[unit] = reach(s, clear, railed, unit_range(player, unit), flying=unit in AIRSHIPS)
    return targets


def can_reach_any(s: Auztralia, seat: Seat, clear: int, railed: int) -> bool:
    """Whether any unit of the Barracks has a target (AZ-5.7.9)."""
    player = s.players[seat]
    blocked = haunted(s.tiles)
    for unit, count in player.barracks.items():
        if count:
            if railed:
                return True
            distance = unit_range(player, unit) if player.cards else UNITS[unit].range
            if within(s.map, clear, 0 if unit in AIRSHIPS else blocked, distance) & blocked:
                return True
    return False


def attack_targets(s: Auztralia, seat: Seat) -> int:
    """Every hex that some force of the player can attack (AZ-5.7.3)."""
    every = 0
    for hexes in targets_by_unit(s, seat).values():
        every |= hexes
    return every


def foreign_rails_to_attack(s: Auztralia, seat: Seat, target: int, force: dict[Unit, int]) -> int:
    """How many foreign rails the cheapest route to the target uses, for this force (AZ-14.2)."""
    if not s.shared_rails:
        return 0
    player = s.players[seat]
    found = routes(s, seat)
    sent = [unit for unit, count in force.items() if count]
    distance = min(unit_range(player, unit) for unit in sent)
    flying = not any(unit in OTHERS for unit in sent)
    dearest = max((len(sides) for sides in (*found.to.values(), *found.railed.values())), default=0)
    for price in range(dearest + 1):
        clear = sum(1 << n for n, sides in found.to.items() if len(sides) <= price)
        railed = sum(1 << n for n, sides in found.railed.items() if len(sides) <= price)
        if reach(s, clear, railed, distance, flying=flying) >> target & 1:
            return price
    raise ValueError(f"hex {target} is out of range of {sent}")


def can_farm(s: Auztralia, seat: Seat, clear: int) -> bool:
    """Whether there is a place for some farm (AZ-5.6)."""
    free = clear & ~occupied(s.deposits, s.farms, s.ports)
    if not free:
        return False
    if len(s.farms) < FEWEST_LIMIT:
        return bool(free & ATLAS[s.map].any_farm_land)
    return bool(farm_sites(s, seat, clear))


@LatestOfThree
def occupied(deposits: tuple[Deposit, ...], farms: tuple[Farm, ...], ports: tuple[int, ...]) -> int:
    """The hexes with tokens, farms or Ports (AZ-5.6.4)."""
    return deposit_hexes(deposits) | farm_hexes(farms)[0] | port_hexes(ports)


def farm_sites(s: Auztralia, seat: Seat, clear: int) -> dict[FarmKind, int]:
    """For each type of farm the hexes of a network where it may be placed (AZ-5.6.2 to AZ-5.6.4, AZ-5.6.6)."""
    free = clear & ~occupied(s.deposits, s.farms, s.ports)
    if not free:
        return {}
    sites: dict[FarmKind, int] = {}
    limits = COMPONENTS.per_player.farms
    for kind, land in ATLAS[s.map].farm_land.items():
        places = free & land
        if places and farm_counts(s.farms).get((seat, kind), 0) < limits[kind]:
            sites[kind] = places
    return sites
