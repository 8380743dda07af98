"""What the Old Ones are up to: who walks where, when the hidden ones wake, and what becomes of Ports and farms."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from eldertable.games.auztralia.atlas import ATLAS, members
from eldertable.games.auztralia.content import BOARD, CARDS, TILES, TRACK, TYPES, UNITS
from eldertable.games.auztralia.content.shapes import MapId, OldOneType
from eldertable.games.auztralia.odds import NAMES, Fight, Force, Policy, as_force, usual_odds
from eldertable.games.auztralia.rules.damage import total_damage
from eldertable.games.auztralia.rules.places import farm_hexes, port_hexes
from eldertable.games.auztralia.state import Auztralia, Tile
from eldertable.kernel import Seat

# How far an Old One of each type walks per activation.
STEPS = {kind: TRACK.movement_cards_per_step * sum(kind in card.moves for card in CARDS.values()) / len(CARDS) for kind in TYPES}
# What a face-down tile of each level may be, and what it is on average.
BY_LEVEL = {level: [tile for tile in TILES.values() if not tile.mark and tile.level == level] for level in (1, 2, 3)}
VP_BY_LEVEL = {level: sum(tile.vp for tile in tiles) / len(tiles) for level, tiles in BY_LEVEL.items()}
WALKERS_BY_LEVEL = {level: sum(STEPS[tile.type] > 0 for tile in tiles) / len(tiles) for level, tiles in BY_LEVEL.items()}
STEPS_BY_LEVEL = {level: sum(STEPS[tile.type] for tile in tiles) / len(tiles) for level, tiles in BY_LEVEL.items()}
SANITY = BOARD.start.sanity
# What losing a unit of each type costs, in points.
UNIT_WORTH = tuple(0.45 * UNITS[unit].cost + 0.2 for unit in NAMES)
# A danger so many activations away is so much smaller: there is time to prepare.
PER_ACTIVATION = 0.9
# How likely an Old One still comes to a Port for each nearer farm.
DECOY = 0.75


class Outcome(NamedTuple):
    """The chance to destroy an Old One, and the mean cost of trying in points."""

    win: float
    cost: float


NO_CHANCE = Outcome(0.0, 0.0)
SURE = Outcome(1.0, 0.0)


@lru_cache(maxsize=1 << 16)
def outcome(kind: OldOneType, left: int, force: Force, sanity: int, policy: Policy, hurt: Force) -> Outcome:
    """What a force can do against one Old One."""
    if kind == "blank" or not left:
        return SURE
    if not any(force):
        return NO_CHANCE
    odds = usual_odds(Fight(force, ((kind, left),), sanity, hurt, policy=policy))
    return Outcome(odds.win, sum(lost * worth for lost, worth in zip(odds.losses.values(), UNIT_WORTH, strict=True)))


@lru_cache(maxsize=1 << 12)
def outcome_unseen(level: int, force: Force, sanity: int, policy: Policy, hurt: Force) -> Outcome:
    """The same against a face-down tile."""
    all_of_them = [outcome(tile.type, tile.capacity, force, sanity, policy, hurt) for tile in BY_LEVEL[level]]
    return Outcome(
        sum(each.win for each in all_of_them) / len(all_of_them), sum(each.cost for each in all_of_them) / len(all_of_them)
    )


def outcome_against(tile: Tile, force: Force, sanity: int, policy: Policy, hurt: Force) -> Outcome:
    """What a force can do against a tile, by what is known of it."""
    entry = TILES[tile.id]
    if not tile.up:
        return outcome_unseen(entry.level, force, sanity, policy, hurt)
    left = entry.capacity - total_damage(tile) if tile.marks else entry.capacity
    return outcome(entry.type, max(0, left), force, sanity, policy, hurt)


class Danger(NamedTuple):
    """An Old One on its way: its nearest targets, in how many activations it is there, how likely it walks at all.

    `start` is the time before it can walk, `speed` its steps per activation from then on.
    """

    tile: Tile
    targets: int
    arrival: float
    likely: float
    start: float
    speed: float


@lru_cache(maxsize=4)
def distances(map_id: MapId) -> dict[int, dict[int, int]]:
    """Steps over map hexes from each hex to each."""
    return {n: {m: steps for steps, ring in enumerate(rings) for m in members(ring)} for n, rings in ATLAS[map_id].rings.items()}


@lru_cache(maxsize=1 << 14)
def nearest(map_id: MapId, n: int, targets: int) -> tuple[int, int]:
    """How far the nearest targets are, and which they are (AZ-8.11)."""
    for distance, ring in enumerate(ATLAS[map_id].rings[n]):
        if ring & targets:
            return distance, ring & targets
    return len(ATLAS[map_id].numbers), 0


def dangers(s: Auztralia) -> list[Danger]:
    """Every Old One that walks or may walk before the end (AZ-8.9 to AZ-8.12)."""
    targets = port_hexes(s.ports) | farm_hexes(s.farms)[1]
    activations = TRACK.end_space - s.old_time
    # Until the Old Ones wake, the time of the players runs first.
    calm = max(0, s.old_time - min([player.time for player in s.players]))
    found = []
    waking = 0
    for tile in sorted(s.tiles, key=hex_of):
        entry = TILES[tile.id]
        if tile.up:
            speed, likely, asleep = STEPS[entry.type], 1.0, 0
        else:
            # The lowest of them wakes next, every second activation (AZ-8.3).
            waking += 2
            likely, asleep = WALKERS_BY_LEVEL[entry.level], waking
            speed = STEPS_BY_LEVEL[entry.level] / likely
        if not speed:
            continue
        distance, aimed = nearest(s.map, tile.hex, targets)
        if asleep + distance / speed <= activations + 1:
            start = float(calm + asleep)
            found.append(Danger(tile, aimed, start + distance / speed, likely, start, speed))
    return found


hex_of = attrgetter("hex")


def garrison(s: Auztralia, seat: Seat) -> Force:
    """All units of a player, at home or in the field."""
    units = s.players[seat].barracks
    if s.combat is not None and s.combat.seat == seat and s.phase != "force":
        units = {unit: count + s.combat.force[unit] for unit, count in units.items()}
    return as_force(units)


def port_danger(s: Auztralia, seat: Seat, coming: list[Danger], units: Force) -> float:
    """How likely a Port that these units defend falls, weighed by how near the danger is."""
    port = s.ports[seat]
    steps = distances(s.map)[port]
    farms = farm_hexes(s.farms)[1]
    safe = 1.0
    for danger in coming:
        likely, arrival = danger.likely, danger.arrival
        if not danger.targets >> port & 1:
            # Nearer farms hold it up, and it may turn elsewhere.
            distance = steps[danger.tile.hex]
            decoys = (farms & within_steps(s.map, danger.tile.hex, distance - 1)).bit_count()
            arrival = danger.start + distance / danger.speed + 0.5 * decoys
            likely *= DECOY ** max(1, decoys)
        weight = likely * PER_ACTIVATION**arrival
        if weight > 0.02:
            safe *= 1.0 - weight * (1.0 - outcome_against(danger.tile, units, SANITY, "stand", NO_CUBES).win)
    return 1.0 - safe


@lru_cache(maxsize=1 << 12)
def within_steps(map_id: MapId, n: int, distance: int) -> int:
    """The hexes at most so many steps from a hex."""
    found = 0
    for ring in ATLAS[map_id].rings[n][: distance + 1]:
        found |= ring
    return found


NO_CUBES: Force = (0,) * len(NAMES)


def farms_in_danger(s: Auztralia, seat: Seat, coming: list[Danger]) -> float:
    """How many of a player's farms will be ravaged, weighed in the same way."""
    own = 0
    for farm in s.farms:
        if farm.seat == seat and not farm.ravaged:
            own |= 1 << farm.hex
    lost = 0.0
    if own:
        for danger in coming:
            aimed = danger.targets & own
            if aimed:
                lost += danger.likely * aimed.bit_count() / danger.targets.bit_count() * PER_ACTIVATION**danger.arrival
    return lost
