"""The odds of a fight, quick enough to judge thousands of positions.

The withdrawal policies and the place of each damage cube are those of `fights.py`; but every card is taken to be drawn from the
whole deck, and only victory and what it costs are reckoned. Where a cube goes depends on nothing but the units and the cubes
they bear, so the ground units of a force, and likewise its Airships, run through a line of conditions, one for each cube.

It is types of units that deal damage, and no type is lost as long as the cubes find another place; then each cube takes one, the
cheapest first. So forces of the same types that take as many cubes have the same chances, whatever units they are made of; only
what a fight costs is another matter for each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from eldertable.games.auztralia.content import CARDS, TILES, UNITS
from eldertable.games.auztralia.content.shapes import OldOneType
from eldertable.games.auztralia.judgement.fights import (
    CAPACITIES,
    DARE,
    FLYING,
    NAMES,
    SIZE,
    WALKING,
    Force,
    Policy,
    put_cube,
    rows_of,
)
from eldertable.games.auztralia.sets import has, only, set_of, size

# What losing a unit of each type costs, in points.
UNIT_WORTH = tuple(0.45 * UNITS[unit].cost + 0.2 for unit in NAMES)
EVERY_TYPE = set_of(range(SIZE))
DECK = len(CARDS)
# Whoever is careful gives up where more cards than these bring defeat, and more than bring victory.
TOO_MANY = DARE * DECK


class Ranks(NamedTuple):
    """What decides who wins: the types of a force, and how many cubes destroy its ground units and its Airships."""

    types: int
    ground: int
    air: int

    def with_one_more(self, place: int) -> Ranks:
        """With a unit more of a type."""
        types, cubes = self.types | only(place), CAPACITIES[place]
        return Ranks(types, self.ground, self.air + cubes) if place in FLYING else Ranks(types, self.ground + cubes, self.air)


@lru_cache(maxsize=1 << 14)
def ranks_of(force: Force, hurt: Force) -> Ranks:
    """The ranks of a force with cubes on it."""
    return Ranks(set_of([place for place in range(SIZE) if force[place]]), taken(force, hurt, WALKING), taken(force, hurt, FLYING))


def taken(force: Force, hurt: Force, places: Sequence[int]) -> int:
    """How many cubes destroy some units. A friend may let them bear more than is reckoned here; one is missing all the same."""
    present = [place for place in places if force[place]]
    return sum([force[place] * CAPACITIES[place] - min(hurt[place], CAPACITIES[place] - 1) for place in present])


class Condition:
    """Ground units or Airships with the cubes on them: their types, their worth, what a defeat takes, and one cube later."""

    __slots__ = ("after", "shaken", "types", "worth")

    def __init__(self, types: int, worth: float, shaken: float, after: Condition | None) -> None:
        self.types = types
        self.worth = worth
        self.shaken = shaken
        self.after = after or self


@lru_cache(maxsize=1 << 14)
def condition(units: Force, cubes: Force, order: tuple[int, ...]) -> Condition:
    """One condition for all forces that come to it."""
    present = [place for place in order if units[place]]
    if not present:
        return GONE
    worth = sum([units[place] * UNIT_WORTH[place] for place in present])
    shaken = sum([UNIT_WORTH[place] for place in present if cubes[place]])
    fewer, more = list(units), list(cubes)
    put_cube(fewer, more, order, CAPACITIES)
    return Condition(set_of(present), worth, shaken, condition(tuple(fewer), tuple(more), order))


@lru_cache(maxsize=1 << 12)
def rank(types: int, cubes: int, order: tuple[int, ...]) -> Condition:
    """The same where units count nothing but the cubes that destroy them: with the last ones the types go in their order."""
    present = [place for place in order if has(types, place)]
    if not present:
        return GONE
    rest = set_of(present if cubes > len(present) else present[1:])
    return Condition(set_of(present), 0.0, 0.0, rank(rest, cubes - 1, order))


GONE = Condition(0, 0.0, 0.0, None)


class Card(msgspec.Struct, frozen=True, gc=False):
    """What drawing one of so many cards does to a force: damage dealt, horror, what is lost, also by a rout, and who is left."""

    number: int
    hits: int
    horror: int
    lost: float
    routed: float
    after: Line | None


class Line:
    """A force in its present condition against one type of Old One; all fights of one sanity are reckoned together."""

    __slots__ = ("cards", "rows", "skirmish")

    def __init__(self, skirmish: Skirmish, ground: Condition, air: Condition) -> None:
        self.skirmish = skirmish
        self.rows: dict[int, tuple[float, ...]] = {}
        worth = ground.worth + air.worth
        # Most cards do the same as others to a force that lacks some types.
        alike: dict[tuple[int, int, Condition, Condition], int] = {}
        for (dealt, horror, cubes, strikes), count in skirmish.blows(ground.types | air.types).items():
            walking, flying = ground, air
            for _ in range(cubes):
                walking = walking.after
            for _ in range(strikes):
                flying = flying.after
            key = dealt, horror, walking, flying
            alike[key] = alike.get(key, 0) + count
        self.cards: list[Card] = []
        for (dealt, horror, walking, flying), count in alike.items():
            lost = worth - walking.worth - flying.worth
            after: Line | None = self
            if walking is not ground or flying is not air:
                after = skirmish.line(walking, flying) if walking.types | flying.types else None
            self.cards.append(Card(count, dealt, horror, lost, lost + walking.shaken + flying.shaken, after))

    def row(self, sanity: int) -> tuple[float, ...]:
        """All fights with so much sanity, before the next card, one after the other by the damage that the Old One still takes.

        The first of them are those in which it has taken enough, as much too much as a card can deal.
        """
        found = self.rows.get(sanity)
        if found is None:
            found = self.rows[sanity] = self.reckon(sanity)
        return found

    def reckon(self, sanity: int) -> tuple[float, ...]:
        """Go through the cards; those that change nothing are drawn again."""
        victory, most, careful = self.skirmish.victory, self.skirmish.most, self.skirmish.careful
        # No card deals more damage than there are types of units.
        own = [victory] * SIZE
        # How many cards lead with how many hits into which row, and how many with how many hits into a rout.
        ways: list[tuple[int, int, Sequence[float]]] = []
        routs = [0] * (SIZE + most)
        drawn, price = DECK, 0.0
        for card in self.cards:
            count, hits, horror, after = card.number, card.hits, card.horror, card.after
            if after is None or horror > sanity:
                routs[hits] += count
                price += count * card.routed
            elif after is not self or horror:
                ways.append((count, hits, after.row(sanity - horror)))
                price += count * card.lost
            elif hits:
                ways.append((count, hits, own))
            else:
                drawn -= count
        # So many cards bring defeat, and so many a rout that is a victory all the same.
        danger, relief = 0, sum(routs)
        for left, place in enumerate(range(SIZE, SIZE + most), 1):
            danger += routs[left - 1]
            relief -= routs[left - 1]
            if not drawn or (careful and danger > TOO_MANY and danger > self.beaten_by(left)):
                own.append(0.0)
                continue
            mean = price + victory * relief
            for count, hits, row in ways:
                mean += count * row[place - hits]
            own.append(mean / drawn)
        return tuple(own)

    def beaten_by(self, left: int) -> int:
        """How many cards beat an Old One that takes so much more damage."""
        return sum([card.number for card in self.cards if card.hits >= left])


class Skirmish:
    """All fights against one type of Old One, by how much victory counts beside what is lost."""

    def __init__(self, kind: OldOneType, policy: Policy, victory: float) -> None:
        self.careful = policy == "careful"
        self.victory = victory
        self.rows = Counter([rows_of(card, (kind,), EVERY_TYPE)[0] for card in CARDS])
        self.lines: dict[tuple[Condition, Condition], Line] = {}
        # What an Old One of the type takes at most.
        self.most = max([tile.capacity for tile in TILES.values() if tile.type == kind])
        self.blows = lru_cache(maxsize=1 << SIZE)(self._blows)

    def _blows(self, types: int) -> Counter[tuple[int, int, int, int]]:
        """How many cards do what to a force of these types: damage dealt, horror, cubes, strikes at Airships."""
        found: Counter[tuple[int, int, int, int]] = Counter()
        for (hits, cubes, strikes, horror), count in self.rows.items():
            found[size(hits & types), horror, cubes, strikes] += count
        return found

    def line(self, ground: Condition, air: Condition) -> Line:
        """One line for all forces that come to the same condition."""
        found = self.lines.get((ground, air))
        if found is None:
            found = self.lines[ground, air] = Line(self, ground, air)
        return found


@lru_cache(maxsize=32)
def skirmish(kind: OldOneType, policy: Policy, victory: float) -> Skirmish:
    """What was reckoned for one fight serves the next against the same type."""
    return Skirmish(kind, policy, victory)


@lru_cache(maxsize=1 << 16)
def chance(kind: OldOneType, left: int, ranks: Ranks, sanity: int, policy: Policy) -> float:
    """How likely a force destroys an Old One that takes so much more damage."""
    if not left:
        return 1.0
    if not ranks.types:
        return 0.0
    line = skirmish(kind, policy, 1.0).line(rank(ranks.types, ranks.ground, WALKING), rank(ranks.types, ranks.air, FLYING))
    return line.row(sanity)[SIZE + left - 1]


@lru_cache(maxsize=1 << 16)
def cost(kind: OldOneType, left: int, force: Force, sanity: int, policy: Policy, hurt: Force) -> float:
    """What it costs on average that a force with cubes on it tries, in points."""
    if not left or not any(force):
        return 0.0
    ground = condition(part(force, WALKING), part(hurt, WALKING), WALKING)
    air = condition(part(force, FLYING), part(hurt, FLYING), FLYING)
    return skirmish(kind, policy, 0.0).line(ground, air).row(sanity)[SIZE + left - 1]


def part(counts: Force, places: Sequence[int]) -> Force:
    """The counts in some places only."""
    return tuple([count if place in places else 0 for place, count in enumerate(counts)])
