"""What the Old Ones are up to: who walks where, when the hidden ones wake, and what becomes of Ports and farms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple, TypeAlias

import msgspec

from eldertable.games.auztralia import course
from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import CARDS, ONCE_PER_COMBAT, REVELATIONS, TILES, TRACK, TYPES
from eldertable.games.auztralia.content.shapes import MapId, OldOneType
from eldertable.games.auztralia.judgement.fights import NAMES, Force, Policy, as_force
from eldertable.games.auztralia.judgement.skirmish import Ranks, chance, cost
from eldertable.games.auztralia.pieces import Tile
from eldertable.games.auztralia.rules.combat import sanity_with
from eldertable.games.auztralia.rules.damage import total_damage
from eldertable.games.auztralia.rules.network import effect_among
from eldertable.games.auztralia.sets import has, members, size
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Seat

# How far an Old One of each type walks per activation.
STEPS = {kind: TRACK.movement_cards_per_step * sum(kind in card.moves for card in CARDS.values()) / len(CARDS) for kind in TYPES}
# What a face-down tile of each level may be, and what it is on average.
BY_LEVEL = {level: [tile for tile in TILES.values() if not tile.mark and tile.level == level] for level in (1, 2, 3)}
VP_BY_LEVEL = {level: sum(tile.vp for tile in tiles) / len(tiles) for level, tiles in BY_LEVEL.items()}
WALKERS_BY_LEVEL = {level: sum(STEPS[tile.type] > 0 for tile in tiles) / len(tiles) for level, tiles in BY_LEVEL.items()}
STEPS_BY_LEVEL = {level: sum(STEPS[tile.type] for tile in tiles) / len(tiles) for level, tiles in BY_LEVEL.items()}
# The lit spaces by the level of their revelation cards, and how often such a card makes Temples spawn (AZ-2.16, AZ-8.6).
LIT_BY_LEVEL = {level: TRACK.lit[(level - 1) * 5 : level * 5] for level in (1, 2, 3)}
SPAWNING = {
    level: sum(card.effect[0].verb == "spawn_at_temples" for card in REVELATIONS.values() if card.level == level)
    / sum(card.level == level for card in REVELATIONS.values())
    for level in LIT_BY_LEVEL
}
SPAWN_LEVEL = 3
# A danger so many activations away is so much smaller: there is time to prepare.
PER_ACTIVATION = 0.97
# Before they wake it counts more: nothing moves, and everything can be done.
CALM = 2.0
# How likely an Old One still comes to a Port for each nearer farm, and what is too unlikely to count.
DECOY = 0.85
UNLIKELY = 0.02
# Old Ones that arrive so many activations apart do not fight together any more.
TOGETHER = 3.0

# An Old One as far as it is known: its type and the damage it still takes, or no type and its level.
Foe: TypeAlias = tuple[OldOneType | None, int]


class Danger(msgspec.Struct, frozen=True, gc=False):
    """An Old One on its way: its nearest targets, in how many activations it is there, how likely it walks at all.

    `start` is the time before it can walk, `speed` its steps per activation from then on. Of what a Temple may bring forth the
    tile is the Temple's.
    """

    tile: Tile
    foe: Foe
    targets: int
    arrival: float
    likely: float
    start: float
    speed: float


class Approach(msgspec.Struct, frozen=True, gc=False):
    """A danger as seen from one Port: how likely it comes there, weighed by how soon, and when."""

    tile: Tile
    foe: Foe
    weight: float
    arrival: float


class Coming:
    """All dangers of a night. The same night has the same object, so that what follows from it is quickly looked up."""

    __slots__ = ("dangers", "foes", "night", "tiles")

    def __init__(self, night: Night, tiles: tuple[Tile, ...], dangers: tuple[Danger, ...]) -> None:
        self.night = night
        self.tiles = tiles
        self.dangers = dangers
        # Whoever can be fought, with the points of all of them.
        self.foes = points_of(tiles)


class Siege:
    """All dangers as seen from one Port, the likeliest first; again the same object for the same."""

    __slots__ = ("approaches", "coming", "port")

    def __init__(self, coming: Coming, port: int, approaches: tuple[Approach, ...]) -> None:
        self.coming = coming
        self.port = port
        self.approaches = approaches


class Defence(NamedTuple):
    """What personalities do for the defence of a Port: sanity, and damage before or between the cards."""

    sanity: int
    blows: int


# -- fights ------------------------------------------------------------------------------------------------------


def foe_of(tile: Tile) -> Foe:
    """A tile as everybody knows it."""
    entry = TILES[tile.id]
    if not tile.up:
        return None, entry.level
    return entry.type, max(0, entry.capacity - total_damage(tile)) if tile.marks else entry.capacity


@lru_cache(maxsize=1 << 16)
def chance_against(foe: Foe, ranks: Ranks, sanity: int, policy: Policy, blows: int) -> float:
    """How likely a force destroys one Old One that takes some damage from personalities."""
    kind, left = foe
    if kind is not None:
        return 1.0 if kind == "blank" else chance(kind, max(0, left - blows), ranks, sanity, policy)
    every = [chance_against((tile.type, tile.capacity), ranks, sanity, policy, blows) for tile in BY_LEVEL[left]]
    return sum(every) / len(every)


@lru_cache(maxsize=1 << 16)
def cost_against(foe: Foe, force: Force, sanity: int, policy: Policy, hurt: Force, blows: int) -> float:
    """What it costs a force with cubes on it to try."""
    kind, left = foe
    if kind is not None:
        return 0.0 if kind == "blank" else cost(kind, max(0, left - blows), force, sanity, policy, hurt)
    every = [cost_against((tile.type, tile.capacity), force, sanity, policy, hurt, blows) for tile in BY_LEVEL[left]]
    return sum(every) / len(every)


def chance_against_all(foes: Sequence[Foe], ranks: Ranks, sanity: int, policy: Policy, blows: int) -> float:
    """The chance against several who fight together.

    To go through such fights card by card takes too long. Each of them is fought alone, once with all of the sanity and once with
    its share of it; what happens lies about halfway.
    """
    rested = shaken = 1.0
    for foe in foes:
        rested *= chance_against(foe, ranks, sanity, policy, blows)
        shaken *= chance_against(foe, ranks, sanity // len(foes), policy, blows)
    return (rested + shaken) / 2.0


def cost_against_all(foes: Sequence[Foe], force: Force, sanity: int, policy: Policy, hurt: Force, blows: int) -> float:
    """The cost against several who fight together, each with its share of the sanity."""
    return sum([cost_against(foe, force, sanity // len(foes), policy, hurt, blows) for foe in foes])


@lru_cache(maxsize=1 << 12)
def blows_in_combat(cards: tuple[str, ...], force: Force) -> int:
    """The damage that personalities deal in each combat of a force (AZ-9.4, AZ-9.5)."""
    total = 0
    for card in cards:
        effect = ONCE_PER_COMBAT.get(card)
        if effect is None or effect.verb != "combat_damage":
            continue
        if not effect.requires_unit or force[NAMES.index(effect.requires_unit)]:
            total += effect.n
    return total


# -- where they go -----------------------------------------------------------------------------------------------


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


@lru_cache(maxsize=1 << 12)
def within_steps(map_id: MapId, n: int, distance: int) -> int:
    """The hexes at most so many steps from a hex."""
    found = 0
    for ring in ATLAS[map_id].rings[n][: distance + 1]:
        found |= ring
    return found


@lru_cache(maxsize=64)
def spawns_to_come(old_time: int) -> tuple[tuple[float, float], ...]:
    """For the revelations of each level still to come: how likely one makes Temples spawn, and in how many activations."""
    found = []
    for level, spaces in LIT_BY_LEVEL.items():
        ahead = [space - old_time for space in spaces if space > old_time]
        if ahead and SPAWNING[level]:
            found.append((1.0 - (1.0 - SPAWNING[level]) ** len(ahead), sum(ahead) / len(ahead)))
    return tuple(found)


class Night(NamedTuple):
    """What the Old Ones walk by: the map, Ports and farms, their time, and how long it is before they can."""

    map: MapId
    ports: int
    farms: int
    old_time: int
    calm: float


def dangers(s: Auztralia) -> Coming:
    """Every Old One that walks or may walk before the end (AZ-8.9 to AZ-8.12)."""
    board = s.board
    return dangers_by_night(Night(s.map, board.port_hexes, board.productive, s.old_time, calm_before(s)), board.seen)


# Most choices move no Old One, so what is on its way is known from the position before.
@lru_cache(maxsize=1 << 12)
def dangers_by_night(night: Night, tiles: tuple[Tile, ...]) -> Coming:
    """What these tiles threaten."""
    found: list[Danger | None] = []
    waking = 0
    for tile in sorted(tiles, key=hex_of):
        foe = foe_of(tile)
        if foe[0] is None:
            # The lowest of them wakes next, every second activation (AZ-8.3).
            waking += 2
            found.append(sighted(night, tile, foe, waking))
        elif STEPS[foe[0]]:
            found.append(sighted(night, tile, foe))
        else:
            for chance, asleep in spawns_to_come(night.old_time):
                found.append(sighted(night, tile, (None, SPAWN_LEVEL), asleep, chance))
    return Coming(night, tiles, tuple([danger for danger in found if danger is not None]))


def calm_before(s: Auztralia) -> float:
    """Until the Old Ones wake, the time of the players runs first."""
    return CALM * max(0, s.old_time - min([player.time for player in s.players]))


def sighted(night: Night, tile: Tile, foe: Foe, asleep: float = 0.0, chance: float = 1.0) -> Danger | None:
    """An Old One that walks when so many activations have passed, unless it comes too late."""
    kind, level = foe
    likely = WALKERS_BY_LEVEL[level] if kind is None else 1.0
    speed = STEPS_BY_LEVEL[level] / likely if kind is None else STEPS[kind]
    distance, aimed = nearest(night.map, tile.hex, night.ports | night.farms)
    if asleep + distance / speed > TRACK.end_space - night.old_time + 1:
        return None
    start = night.calm + asleep
    return Danger(tile, foe, aimed, start + distance / speed, likely * chance, start, speed)


def points_of(tiles: tuple[Tile, ...]) -> tuple[tuple[Foe, float], ...]:
    """The kinds of Old Ones on the map, and how many points those of each have."""
    found: dict[Foe, float] = {}
    for tile in tiles:
        foe, entry = foe_of(tile), TILES[tile.id]
        found[foe] = found.get(foe, 0.0) + (entry.vp if tile.up else VP_BY_LEVEL[entry.level])
    return tuple(found.items())


hex_of = attrgetter("hex")


# -- Ports and farms ---------------------------------------------------------------------------------------------


def garrison(s: Auztralia, seat: Seat) -> Force:
    """All units of a player, at home or in the field."""
    units = s.players[seat].barracks
    if s.combat is not None and s.combat.seat == seat and not course.is_mustering(s):
        units = {unit: count + s.combat.force[unit] for unit, count in units.items()}
    return as_force(units)


@lru_cache(maxsize=1 << 12)
def defence_of(cards: tuple[str, ...], units: Force) -> Defence:
    """What personalities add to a garrison."""
    mines = effect_among(cards, "port_defence_damage")
    return Defence(sanity_with(cards), blows_in_combat(cards, units) + (mines.n if mines else 0))


@lru_cache(maxsize=1 << 12)
def siege_of(port: int, coming: Coming) -> Siege:
    """The dangers that may come to a Port, the likeliest first."""
    found = [approach(coming.night, port, danger) for danger in coming.dangers]
    return Siege(coming, port, tuple(sorted([each for each in found if each.weight > UNLIKELY], key=weight_of, reverse=True)))


def approach(night: Night, port: int, danger: Danger) -> Approach:
    """A danger as seen from a Port: nearer farms hold it up, and it may turn elsewhere."""
    likely, arrival = danger.likely, danger.arrival
    if not has(danger.targets, port):
        distance = distances(night.map)[port][danger.tile.hex]
        decoys = size(night.farms & within_steps(night.map, danger.tile.hex, distance - 1))
        arrival = danger.start + distance / danger.speed + 0.5 * decoys
        likely *= DECOY ** max(1, decoys)
    return Approach(danger.tile, danger.foe, likely * PER_ACTIVATION**arrival, arrival)


def if_woken(siege: Siege, tile: Tile) -> float:
    """How likely a face-down tile would come to a Port if it were turned up now."""
    night = siege.coming.night
    danger = sighted(night, tile, foe_of(tile))
    return approach(night, siege.port, danger).weight if danger else 0.0


weight_of = attrgetter("weight")


@lru_cache(maxsize=1 << 14)
def port_risk(siege: Siege, ranks: Ranks, defence: Defence) -> float:
    """How likely a Port that is so defended falls, weighed by how near the danger is."""
    sanity, blows = defence
    safe = 1.0
    seen: list[tuple[Approach, float]] = []
    for each in siege.approaches:
        win = chance_against(each.foe, ranks, sanity, "stand", blows)
        safe *= 1.0 - each.weight * (1.0 - win)
        if each.foe[0] is not None:
            seen.append((each, win))
    if len(seen) > 1:
        # The two that are likeliest to come may come together.
        (one, first), (other, second) = seen[:2]
        together = one.weight * other.weight * max(0.0, 1.0 - abs(one.arrival - other.arrival) / TOGETHER)
        if together > UNLIKELY:
            both = chance_against_all((one.foe, other.foe), ranks, sanity, "stand", blows)
            safe *= 1.0 - together * max(0.0, first * second - both)
    return 1.0 - safe


@lru_cache(maxsize=1 << 12)
def farms_in_danger(own: int, coming: Coming) -> Mapping[Tile, float]:
    """How many of a player's farms each tile will ravage, weighed in the same way."""
    lost: dict[Tile, float] = {}
    for danger in coming.dangers:
        aimed = danger.targets & own
        if aimed:
            share = danger.likely * size(aimed) / size(danger.targets) * PER_ACTIVATION**danger.arrival
            lost[danger.tile] = lost.get(danger.tile, 0.0) + share
    return lost
