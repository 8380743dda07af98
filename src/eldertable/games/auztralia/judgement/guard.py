"""Ports and those who defend them: how likely they fall, what would help, and what each Old One on its way may cost.

The same siege and the same garrison come again and again while other things are done, so what follows from them is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eldertable.games.auztralia.content import TRACK, UNITS
from eldertable.games.auztralia.judgement.fights import NAMES, SIZE, UNHURT, Force
from eldertable.games.auztralia.judgement.skirmish import UNIT_WORTH, Ranks, ranks_of
from eldertable.games.auztralia.judgement.threats import (
    Defence,
    Foe,
    Siege,
    chance_against,
    cost_against,
    farms_in_danger,
    port_risk,
)
from eldertable.games.auztralia.pieces import Tile
from eldertable.games.auztralia.sets import Hexes, has, size
from eldertable.kernel.kept import kept

NOBODY = ranks_of(UNHURT, UNHURT)
# A Port that falls costs the game, mostly.
PORT = 36.0
FARM_LOST = 3.0
# An Old One who cannot be beaten costs the players so much for each of its points, as long as there is so much time to hunt.
UNBEATEN, HUNTING_TIME = 1.5, 20.0
# Gold for the unit that is needed most is worth so much of what the unit will do.
SAVED = 0.85
# What coal or iron counts as gold.
EXPORT = 0.5


class Guard:
    """A Port under siege and the units that defend it."""

    def __init__(self, siege: Siege, units: Force, defence: Defence) -> None:
        self.siege = siege
        self.units = units
        self.defence = defence
        self.ranks = ranks_of(units, UNHURT)
        # How likely the Port falls as things stand.
        self.risk = port_risk(siege, self.ranks, defence)
        # What the units can do.
        self.power = power(siege, self.ranks, defence)

    @kept
    def dearness(self) -> float:
        """How much dearer units are than in themselves: with a part of the garrison as much of the safety it gives is lost."""
        exposed = port_risk(self.siege, NOBODY, self.defence)
        worth = sum([count * each for count, each in zip(self.units, UNIT_WORTH, strict=True)])
        return 1.0 + (PORT * (exposed - self.risk) / worth if worth else 0.0)

    @kept
    def relief(self) -> tuple[float, ...]:
        """How much more could be done with one more unit of each type."""
        return reliefs(self.siege, self.ranks, self.defence)


@lru_cache(maxsize=1 << 13)
def guard_of(siege: Siege, units: Force, defence: Defence) -> Guard:
    """One guard for all positions in which a Port is so defended."""
    return Guard(siege, units, defence)


@lru_cache(maxsize=1 << 13)
def reliefs(siege: Siege, ranks: Ranks, defence: Defence) -> tuple[float, ...]:
    """How much more could be done with one more unit of each type."""
    now = power(siege, ranks, defence)
    return tuple([power(siege, ranks.with_one_more(place), defence) - now for place in range(SIZE)])


@lru_cache(maxsize=1 << 14)
def power(siege: Siege, ranks: Ranks, defence: Defence) -> float:
    """What units can do: the fewer Old Ones withstand them and the safer the Port is, the better."""
    coming = siege.coming
    night = coming.night
    time = min(1.0, (TRACK.end_space - night.old_time) / HUNTING_TIME)
    # Each player bears a part of what they cost.
    burden = UNBEATEN * time / size(night.ports)
    return -burden * unbeaten(coming.foes, ranks, defence) - PORT * port_risk(siege, ranks, defence)


@lru_cache(maxsize=1 << 14)
def unbeaten(foes: tuple[tuple[Foe, float], ...], ranks: Ranks, defence: Defence) -> float:
    """How many points of Old Ones on the map would withstand all units."""
    sanity, blows = defence
    return sum([points * (1.0 - chance_against(foe, ranks, sanity, "stand", blows)) for foe, points in foes])


@lru_cache(maxsize=1 << 14)
def saved(guard: Guard, types: int, gold: int, ore: int) -> float:
    """Gold is what a garrison is bought with, of the types of units that are left, and ore can be sold."""
    shares = []
    for place, relief in enumerate(guard.relief):
        if has(types, place):
            cost = UNITS[NAMES[place]].cost
            missing = max(0, cost - gold)
            shares.append(relief * (cost - missing + EXPORT * min(ore, missing)) / cost)
    return SAVED * max(shares, default=0.0)


@lru_cache(maxsize=1 << 13)
def threats_to(guard: Guard, farms: Hexes) -> Mapping[Tile, float]:
    """What each Old One on its way is likely to cost: its part of the risk for the Port, units that defend it, farms."""
    siege, (sanity, blows) = guard.siege, guard.defence
    found = {tile: FARM_LOST * lost for tile, lost in farms_in_danger(farms, siege.coming).items()}
    defeats = [each.weight * (1.0 - chance_against(each.foe, guard.ranks, sanity, "stand", blows)) for each in siege.approaches]
    scale = PORT * guard.risk / max(sum(defeats), 1e-9)
    for each, defeat in zip(siege.approaches, defeats, strict=True):
        cost = cost_against(each.foe, guard.units, sanity, "stand", UNHURT, blows)
        found[each.tile] = found.get(each.tile, 0.0) + scale * defeat + each.weight * cost
    return found
