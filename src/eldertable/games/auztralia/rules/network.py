"""Networks: the hexes a player's rails connect (AZ-4), range (AZ-5.7), foreign rails (AZ-14.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import get_args

from eldertable.games.auztralia.atlas import FARTHEST, Side
from eldertable.games.auztralia.content import OTHERS, PERSISTENT, UNITS
from eldertable.games.auztralia.content.shapes import Effect, FarmKind, Unit, Verb
from eldertable.games.auztralia.rules.rails import Range, reach
from eldertable.games.auztralia.sets import Hexes, Sides, has, set_of
from eldertable.games.auztralia.state import Auztralia, Player
from eldertable.kernel import Seat

# The persistent effects by verb.
LASTING: dict[Verb, dict[str, Effect]] = {
    verb: {card: effect for card, effect in PERSISTENT.items() if effect.verb == verb} for verb in get_args(Verb)
}


def effect_of(player: Player, verb: Verb) -> Effect | None:
    """The persistent effect of a verb among a player's personalities, if any (AZ-9.2)."""
    return effect_among(player.cards, verb)


def effect_among(cards: tuple[str, ...], verb: Verb) -> Effect | None:
    """The persistent effect of a verb among these personalities, if any."""
    if cards:
        effects = LASTING[verb]
        for card in cards:
            if card in effects:
                return effects[card]
    return None


# -- the own network ------------------------------------------------------------------------------


def rail_sites(s: Auztralia, seat: Seat) -> Sides:
    """The sides of the map where a player's clear network may be extended by a rail (AZ-4.2, AZ-4.5, AZ-4.6, AZ-4.8)."""
    return s.board.network(seat).open & ~s.board.laid


# -- rails of others (AZ-14.2, AZ-12.4) --------------------------------------------------------------


class Routes:
    """What a player reaches over own and foreign rails: for each hex the foreign rails of a cheapest route to it."""

    __slots__ = ("clear", "railed", "to")

    def __init__(self, to: dict[int, tuple[Side, ...]], railed: dict[int, tuple[Side, ...]]) -> None:
        self.to = to
        self.railed = railed
        self.clear = set_of(to)


def routes(s: Auztralia, seat: Seat, paid: tuple[Side, ...] = ()) -> Routes:
    """Cheapest routes from the own Port through hexes free of Old Ones; foreign rails already paid are free (AZ-14.2)."""
    board = s.board
    return find_routes(board.ports[seat], board.rails[seat], paid, board.rails, board.haunted)


@lru_cache(maxsize=1 << 10)
def find_routes(
    port: int, own: tuple[Side, ...], paid: tuple[Side, ...], rails: tuple[tuple[Side, ...], ...], blocked: Hexes
) -> Routes:
    """Spread over free rails first, then over one more foreign rail at a time; of equal routes the lower side number wins."""
    free = set(own) | set(paid)
    beside: dict[int, list[Side]] = {}
    for side in sorted(side for each in rails for side in each):
        for n in side:
            beside.setdefault(n, []).append(side)
    to: dict[int, tuple[Side, ...]] = {}
    railed: dict[int, tuple[Side, ...]] = {}
    layer: dict[int, tuple[Side, ...]] = {} if has(blocked, port) else {port: ()}
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
                if has(blocked, other):
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


def connected(s: Auztralia, seat: Seat) -> tuple[Hexes, Hexes]:
    """The hexes a player can use, and the haunted hexes a rail leads into; with foreign rails where they may be used."""
    if not s.shared_rails:
        own = s.board.network(seat)
        return own.clear, own.railed
    found = routes(s, seat)
    return found.clear, set_of(found.railed)


# -- range of an attack (AZ-5.7) -----------------------------------------------------------------------


RANGES: Mapping[Unit, Range] = {unit.id: (unit.range, unit.airship) for unit in UNITS.values()}
# The same for the owner of a card that lets units go farther (AZ-9.15).
LONG_RANGES: dict[str, Mapping[Unit, Range]] = {
    card: {
        unit: (distance if unit in effect.except_units else distance + effect.bonus, flying)
        for unit, (distance, flying) in RANGES.items()
    }
    for card, effect in LASTING["off_rail_range"].items()
}
LONG_CARDS = frozenset(LONG_RANGES)


def ranges(player: Player) -> Mapping[Unit, Range]:
    """The ranges of all units of a player."""
    if LONG_CARDS.isdisjoint(player.cards):
        return RANGES
    return next(LONG_RANGES[card] for card in player.cards if card in LONG_CARDS)


def by_distance(spans: Mapping[Unit, Range]) -> list[list[Unit]]:
    """For each number of steps off the rails the units that get so far."""
    return [[unit for unit, (farthest, _) in spans.items() if farthest >= steps] for steps in range(FARTHEST + 2)]


FAR_ENOUGH = by_distance(RANGES)
LONG_FAR_ENOUGH = {card: by_distance(spans) for card, spans in LONG_RANGES.items()}


def far_enough(player: Player) -> list[list[Unit]]:
    """For each number of steps off the rails the units of a player that get so far (AZ-5.7.9)."""
    if LONG_CARDS.isdisjoint(player.cards):
        return FAR_ENOUGH
    return next(LONG_FAR_ENOUGH[card] for card in player.cards if card in LONG_CARDS)


def in_range(s: Auztralia, seat: Seat, span: Range) -> Hexes:
    """The hexes that units of a player with this range can attack."""
    if not s.shared_rails:
        return s.board.network(seat).in_range(s.atlas, span)
    clear, railed = connected(s, seat)
    return reach(s.atlas, clear, railed, s.board.haunted, span)


def reach_of(s: Auztralia, seat: Seat, spans: Iterable[Range]) -> tuple[Hexes, ...]:
    """For each of several ranges the hexes that units of a player with it can attack."""
    if not s.shared_rails:
        network, atlas = s.board.network(seat), s.atlas
        return tuple([network.in_range(atlas, span) for span in spans])
    return tuple([in_range(s, seat, span) for span in spans])


def targets_by_unit(s: Auztralia, seat: Seat) -> dict[Unit, Hexes]:
    """For each unit type in the Barracks the hexes it can attack.

    Whatever a ground unit reaches an Airship reaches too, so types can be combined freely against a common target.
    """
    player = s.players[seat]
    spans = ranges(player)
    return {unit: in_range(s, seat, spans[unit]) for unit, count in player.barracks.items() if count}


def attack_targets(s: Auztralia, seat: Seat) -> Hexes:
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
        clear = set_of(n for n, sides in found.to.items() if len(sides) <= price)
        railed = set_of(n for n, sides in found.railed.items() if len(sides) <= price)
        if has(reach(s.atlas, clear, railed, s.board.haunted, span), target):
            return price
    raise ValueError(f"hex {target} is out of range of {sent}")


# -- places for farms (AZ-5.6) ---------------------------------------------------------------------------


def farm_sites(s: Auztralia, seat: Seat, clear: Hexes) -> dict[FarmKind, Hexes]:
    """For each type of farm the hexes of a network where it may be placed (AZ-5.6.2 to AZ-5.6.4, AZ-5.6.6)."""
    board = s.board
    free = clear & board.vacant
    gone = board.used_up.get(seat, ())
    return {kind: free & land for kind, land in board.atlas.farm_land.items() if free & land and kind not in gone}


def can_farm(s: Auztralia, seat: Seat, clear: Hexes) -> bool:
    """Whether there is a place for some farm (AZ-5.6)."""
    board = s.board
    return bool(clear & board.vacant) and (seat not in board.used_up or bool(farm_sites(s, seat, clear)))
