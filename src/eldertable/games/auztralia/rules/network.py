"""Networks: the hexes a player's rails connect (AZ-4), range (AZ-5.7), foreign rails (AZ-14.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias, get_args

from eldertable.games.auztralia.atlas import ATLAS, Side
from eldertable.games.auztralia.content import COMPONENTS, OTHERS, PERSISTENT, UNITS
from eldertable.games.auztralia.content.shapes import Effect, FarmKind, MapId, Unit, Verb
from eldertable.games.auztralia.rules.places import free_sides, haunted, occupied, track_of, used_up
from eldertable.games.auztralia.state import Auztralia, Player, Tile
from eldertable.kernel import Seat

MOST_RAILS = COMPONENTS.per_player.rails
# The persistent effects by verb.
LASTING: dict[Verb, dict[str, Effect]] = {
    verb: {card: effect for card, effect in PERSISTENT.items() if effect.verb == verb} for verb in get_args(Verb)
}


def effect_of(player: Player, verb: Verb) -> Effect | None:
    """The persistent effect of a verb among a player's personalities, if any (AZ-9.2)."""
    cards = player.cards
    if cards:
        effects = LASTING[verb]
        for card in cards:
            if card in effects:
                return effects[card]
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


# How far a unit gets off the rails, and whether it flies.
Range: TypeAlias = tuple[int, bool]


class Network:
    """A player's clear network, kept until the own rails or the Old Ones change (AZ-4.4)."""

    __slots__ = ("blocked", "clear", "map", "ports", "railed", "rails", "sides", "targets", "tiles")

    def __init__(self) -> None:
        self.map: MapId = "east"
        self.rails: tuple[Side, ...] = ()
        self.tiles: tuple[Tile, ...] = ()
        self.ports: tuple[int, ...] = ()
        self.blocked = 0
        # The network itself, and the haunted hexes that own rails connect to it.
        self.clear = self.railed = 0
        self.sides = 0
        self.targets: dict[Range, int] = {}

    def follow(self, s: Auztralia, seat: Seat) -> None:
        """Take up what has changed."""
        ports, rails = s.ports, s.rails[seat]
        blocked = haunted(s.tiles)
        self.tiles = s.tiles
        if blocked == self.blocked and rails is self.rails and ports is self.ports:
            return
        port = ports[seat]
        self.map, self.rails, self.ports, self.blocked = s.map, rails, ports, blocked
        whole = track_of(s, seat).hexes | 1 << port
        # All rails hang together, so the network is only cut where an Old One stands on it.
        self.clear, self.railed = cut(port, rails, blocked & whole) if blocked & whole else (whole, 0)
        self.sides = ATLAS[s.map].sides_touching(self.clear)
        self.targets = {}

    def in_range(self, span: Range) -> int:
        """The haunted hexes that units with this range can attack (AZ-5.7.4 to AZ-5.7.7)."""
        found = self.targets.get(span)
        if found is None:
            found = self.targets[span] = reach(self.map, self.clear, self.railed, self.blocked, span)
        return found


NO_TARGETS: Mapping[Range, int] = {}
NETWORKS = [Network() for _ in range(4)]


def network_of(s: Auztralia, seat: Seat) -> Network:
    """A player's clear network."""
    found = NETWORKS[seat]
    # Every table has its own tuple of Ports, so the map is the same if they are.
    if found.tiles is not s.tiles or found.rails is not s.rails[seat] or found.ports is not s.ports:
        found.follow(s, seat)
    return found


def network(s: Auztralia, seat: Seat) -> tuple[int, int]:
    """A player's clear network, and the haunted hexes that own rails connect to it (AZ-4.4)."""
    found = network_of(s, seat)
    return found.clear, found.railed


def rail_sites(s: Auztralia, own: Network) -> int:
    """The sides where a rail may extend a clear network now (AZ-4.2, AZ-4.5, AZ-4.6, AZ-4.8)."""
    return 0 if len(own.rails) >= MOST_RAILS else own.sides & free_sides(s)


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
        return network(s, seat)
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


def reach(map_id: MapId, clear: int, railed: int, blocked: int, span: Range) -> int:
    """The haunted hexes within a range of the network; Airships alone fly over Old Ones (AZ-5.7.4 to AZ-5.7.7)."""
    distance, flying = span
    return (railed | within(map_id, clear, 0 if flying else blocked, distance)) & blocked


RANGES: Mapping[Unit, Range] = {unit.id: (unit.range, unit.airship) for unit in UNITS.values()}
# The same for the owner of a card that lets units go farther (AZ-9.15).
LONG_RANGES: dict[str, Mapping[Unit, Range]] = {
    card: {
        unit: (distance if unit in effect.except_units else distance + effect.bonus, flying)
        for unit, (distance, flying) in RANGES.items()
    }
    for card, effect in LASTING["off_rail_range"].items()
}


def ranges(player: Player) -> Mapping[Unit, Range]:
    """The ranges of all units of a player."""
    if player.cards:
        for card in player.cards:
            if card in LONG_RANGES:
                return LONG_RANGES[card]
    return RANGES


def in_range(s: Auztralia, seat: Seat, span: Range) -> int:
    """The hexes that units of a player with this range can attack."""
    if not s.shared_rails:
        return network_of(s, seat).in_range(span)
    clear, railed = connected(s, seat)
    return reach(s.map, clear, railed, haunted(s.tiles), span)


def targets_by_unit(s: Auztralia, seat: Seat) -> dict[Unit, int]:
    """For each unit type in the Barracks the hexes it can attack.

    Whatever a ground unit reaches an Airship reaches too, so types can be combined freely against a common target.
    """
    player = s.players[seat]
    spans = ranges(player)
    return {unit: in_range(s, seat, spans[unit]) for unit, count in player.barracks.items() if count}


def can_reach_any(s: Auztralia, seat: Seat, own: Network) -> bool:
    """Whether any unit of the Barracks has a target (AZ-5.7.9)."""
    player = s.players[seat]
    barracks = player.barracks
    if not any(barracks.values()):
        return False
    spans = ranges(player) if player.cards else RANGES
    # Where nobody may use foreign rails, most of it is known already.
    known = NO_TARGETS if s.shared_rails else own.targets
    for unit in barracks:
        if barracks[unit]:
            span = spans[unit]
            if known[span] if span in known else in_range(s, seat, span):
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
    spans = ranges(player)
    span = min(spans[unit][0] for unit in sent), not any(unit in OTHERS for unit in sent)
    dearest = max((len(sides) for sides in (*found.to.values(), *found.railed.values())), default=0)
    for price in range(dearest + 1):
        clear = sum(1 << n for n, sides in found.to.items() if len(sides) <= price)
        railed = sum(1 << n for n, sides in found.railed.items() if len(sides) <= price)
        if reach(s.map, clear, railed, haunted(s.tiles), span) >> target & 1:
            return price
    raise ValueError(f"hex {target} is out of range of {sent}")


# -- places for farms (AZ-5.6) ---------------------------------------------------------------------------


def can_farm(s: Auztralia, seat: Seat, clear: int) -> bool:
    """Whether there is a place for some farm (AZ-5.6)."""
    if not clear & ~occupied(s) & ATLAS[s.map].any_farm_land:
        return False
    return seat not in used_up(s.farms) or bool(farm_sites(s, seat, clear))


def farm_sites(s: Auztralia, seat: Seat, clear: int) -> dict[FarmKind, int]:
    """For each type of farm the hexes of a network where it may be placed (AZ-5.6.2 to AZ-5.6.4, AZ-5.6.6)."""
    free = clear & ~occupied(s)
    gone = used_up(s.farms).get(seat, ())
    return {kind: free & land for kind, land in ATLAS[s.map].farm_land.items() if free & land and kind not in gone}
