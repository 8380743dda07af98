"""What attacks promise: points, those the Old Ones lose, dangers averted, less what they may cost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from eldertable.games.auztralia.content import TILES, TRACK
from eldertable.games.auztralia.judgement.fights import NAMES, SIZE, UNHURT, Force
from eldertable.games.auztralia.judgement.guard import PORT, Guard, threats_to
from eldertable.games.auztralia.judgement.skirmish import ranks_of
from eldertable.games.auztralia.judgement.threats import (
    VP_BY_LEVEL,
    Foe,
    blows_in_combat,
    chance_against,
    chance_against_all,
    cost_against_all,
    foe_of,
    if_woken,
)
from eldertable.games.auztralia.pieces import Tile
from eldertable.games.auztralia.rules.attack import TIMED, time_with
from eldertable.games.auztralia.rules.combat import sanity_with
from eldertable.games.auztralia.rules.network import effect_among
from eldertable.games.auztralia.sets import Hexes, has, members
from eldertable.kernel import Seat

# What the points of the Old Ones count beside own ones.
FOE_POINTS = 0.8
# What it costs to wake an Old One for each activation before the end without beating it.
WAKING = 0.18
SHARED_RISK = 0.5
# What a space of time brings.
TIME = 0.55
# Of the best attacks at hand a part is as good as done.
PREY = (0.5, 0.3, 0.15)
# The types of units that cost time.
TIMED_PLACES = [NAMES.index(unit) for unit in TIMED]


class Stake(NamedTuple):
    """What a player would not lose to the Old Ones: the Port with its guard, and farms."""

    guard: Guard
    farms: Hexes


class Hunter(NamedTuple):
    """Who attacks, with what is at stake, and what is at stake for the others, whose Ports fall with the own hopes."""

    seat: Seat
    own: Stake
    others: tuple[Stake, ...]


class Quarry(NamedTuple):
    """The Old Ones in a hex: what destroying them brings, and what waking each that sleeps costs more than it shows."""

    foes: tuple[Foe, ...]
    value: float
    woken: tuple[float, ...]


@lru_cache(maxsize=1 << 13)
def quarry(hunter: Hunter, n: int) -> Quarry:
    """The Old Ones in a hex as one player sees them."""
    tiles = [tile for tile in hunter.own.guard.siege.coming.tiles if tile.hex == n]
    # Seen, it counts half for the Old Ones; but it walks at once, and they need no help to wake.
    woken = [waking(hunter.own.guard, tile) - FOE_POINTS * VP_BY_LEVEL[TILES[tile.id].level] for tile in tiles if not tile.up]
    return Quarry(tuple([foe_of(tile) for tile in tiles]), sum([bounty(hunter, tile) for tile in tiles]), tuple(woken))


class Army(NamedTuple):
    """Units, the hexes that each type reaches, and the personalities that may help."""

    units: Force
    reach: tuple[Hexes, ...]
    cards: tuple[str, ...]


@lru_cache(maxsize=1 << 13)
def prey(hunter: Hunter, army: Army, fought: int) -> float:
    """The best attacks at hand."""
    values = sorted([value for value in raids(hunter, army, fought).values() if value > 0.0], reverse=True)
    return sum([share * value for share, value in zip(PREY, values, strict=False)])


@lru_cache(maxsize=1 << 13)
def raids(hunter: Hunter, army: Army, fought: int) -> Mapping[int, float]:
    """For each hex in range, but for one that is fought over, what an attack by all who reach it is worth."""
    able = [(place, count, hexes) for place, (count, hexes) in enumerate(zip(army.units, army.reach, strict=True)) if count]
    targets = 0
    for _, _, hexes in able:
        targets |= hexes
    sanity = sanity_with(army.cards)
    found = {}
    for n in members(targets):
        if n != fought:
            force = [0] * SIZE
            for place, count, hexes in able:
                if has(hexes, n):
                    force[place] = count
            sent = tuple(force)
            found[n] = prize(hunter, n, sent, sanity, UNHURT, blows_in_combat(army.cards, sent)) - TIME * time_of(army.cards, sent)
    return found


@lru_cache(maxsize=1 << 12)
def time_of(cards: tuple[str, ...], force: Force) -> int:
    """The time of an attack by a force of who has these personalities."""
    return time_with(effect_among(cards, "attack_cost"), sum([1 for place in TIMED_PLACES if force[place]]))


@lru_cache(maxsize=1 << 14)
def prize(hunter: Hunter, n: int, force: Force, sanity: int, hurt: Force, blows: int) -> float:
    """What fighting in a hex promises."""
    foes, value, woken = quarry(hunter, n)
    if not foes:
        return 0.0
    win = chance_against_all(foes, ranks_of(force, hurt), sanity, "careful", blows)
    cost = cost_against_all(foes, force, sanity, "careful", hurt, blows) * hunter.own.guard.dearness
    for each in woken:
        cost += each * (1.0 - win)
    return win * value - cost - 0.3 * (1.0 - win)


def waking(guard: Guard, tile: Tile) -> float:
    """What it costs to wake an Old One without beating it."""
    siege, (sanity, blows) = guard.siege, guard.defence
    asleep = sum([each.weight for each in siege.approaches if each.tile == tile])
    sooner = max(0.0, if_woken(siege, tile) - asleep)
    defeat = 1.0 - chance_against(foe_of(tile), guard.ranks, sanity, "stand", blows)
    return WAKING * max(0, TRACK.end_space - siege.coming.night.old_time) + PORT * sooner * defeat


def bounty(hunter: Hunter, tile: Tile) -> float:
    """What destroying a tile brings."""
    entry = TILES[tile.id]
    threat = threats_to(*hunter.own).get(tile, 0.0) + SHARED_RISK * sum(
        [threats_to(*other).get(tile, 0.0) for other in hunter.others]
    )
    if not tile.up:
        return VP_BY_LEVEL[entry.level] * (1.0 + 1.5 * FOE_POINTS) + threat
    value = entry.vp * (1.0 + FOE_POINTS) + 0.3 + threat
    # Others share in what they have wounded.
    own = sum([mark.damage for mark in tile.marks if mark.seat == hunter.seat])
    return value * (1.0 if len(tile.marks) == (own > 0) else 0.6)
