"""What Old One cards do on average: hits of each unit type, harm of each Old One type, and from that the odds of a fight."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp

from eldertable.games.auztralia.content import AIRSHIPS, CARDS, OTHERS, ROWS, TILES, TYPES, UNITS
from eldertable.games.auztralia.content.shapes import OldOneType, Unit

FIGHTERS: tuple[OldOneType, ...] = tuple(kind for kind in TYPES if kind != "blank")


def share(count: int) -> float:
    """So many of all cards."""
    return count / len(CARDS)


# Damage a unit type deals per card, cubes, airship damage and sanity per card, and steps per card, by Old One type.
HITS: dict[tuple[Unit, OldOneType], float] = {
    (unit, kind): share(sum(unit in ROWS[card, kind].hits for card in CARDS)) for unit in UNITS for kind in FIGHTERS
}
CUBES = {kind: share(sum(ROWS[card, kind].cube for card in CARDS)) for kind in FIGHTERS}
SANITY = {kind: share(sum(ROWS[card, kind].sanity for card in CARDS)) for kind in FIGHTERS}
STEPS = {kind: share(sum(kind in card.moves for card in CARDS.values())) for kind in TYPES}

# What a face-down tile of each level is on average.
VP_BY_LEVEL = {
    level: sum(tile.vp for tile in TILES.values() if not tile.mark and tile.level == level)
    / sum(not tile.mark and tile.level == level for tile in TILES.values())
    for level in (1, 2, 3)
}
CAPACITY_BY_LEVEL = {1: 2.2, 2: 3.9, 3: 5.4}
# A face-down tile is taken for something between these.
LIKELY: tuple[OldOneType, ...] = ("zombie", "mi_go", "temple", "shoggoth", "loyalist")


@lru_cache(maxsize=1 << 14)
def chance_to_destroy(kind: OldOneType, remaining: float, force: tuple[int, ...], sanity: int) -> float:
    """How likely a force deals so much damage before sanity or units give out."""
    units = dict(zip(UNITS, force, strict=True))
    per_card = sum(HITS[unit, kind] for unit, count in units.items() if count)
    body = sum(count * UNITS[unit].capacity for unit, count in units.items() if unit in OTHERS)
    flying = sum(units[unit] for unit in AIRSHIPS)
    cards_by_sanity = (sanity + 0.6) / max(0.15, SANITY[kind])
    cards_by_units = (body + flying) / max(0.25, CUBES[kind]) if body else 2.0 * flying
    expected = per_card * min(cards_by_sanity, cards_by_units, 8.0)
    return 1.0 / (1.0 + exp(-1.5 * (expected - remaining + 0.2)))


def chance_against_unknown(level: int, force: tuple[int, ...], sanity: int) -> float:
    """The same for a face-down tile."""
    return sum(chance_to_destroy(kind, CAPACITY_BY_LEVEL[level], force, sanity) for kind in LIKELY) / len(LIKELY)


def as_force(units: Mapping[Unit, int]) -> tuple[int, ...]:
    """Counts in the order of the unit types."""
    return tuple([units[unit] for unit in UNITS])
