"""The odds of a fight, quick enough to judge thousands of positions.

The withdrawal policies and the place of each damage cube are those of `fights.py`; but every card is taken to be drawn from the
whole deck, and only victory and what it costs are reckoned. Where a cube goes depends on nothing but the units and the cubes
they bear, so the ground units of a force, and likewise its Airships, run through a line of conditions, one for each cube.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from eldertable.games.auztralia.content import CARDS, UNITS
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
from eldertable.games.auztralia.sets import set_of, size

# What losing a unit of each type costs, in points.
UNIT_WORTH = tuple(0.45 * UNITS[unit].cost + 0.2 for unit in NAMES)
EVERY_TYPE = set_of(range(SIZE))
DECK = len(CARDS)


class Outcome(NamedTuple):
    """The chance to destroy an Old One, and the mean cost of trying in points."""

    win: float
    cost: float


NO_CHANCE = Outcome(0.0, 0.0)
SURE = Outcome(1.0, 0.0)


class Condition:
    """Ground units or Airships with the cubes on them: their types, their worth, what a defeat takes, and one cube later."""

    __slots__ = ("after", "shaken", "types", "worth")

    def __init__(self, units: Force, cubes: Force, order: Sequence[int]) -> None:
        present = [place for place in order if units[place]]
        self.types = set_of(present)
        self.worth = sum([units[place] * UNIT_WORTH[place] for place in present])
        self.shaken = sum([UNIT_WORTH[place] for place in present if cubes[place]])
        self.after = self
        if present:
            fewer, more = list(units), list(cubes)
            put_cube(fewer, more, order, CAPACITIES)
            self.after = condition(tuple(fewer), tuple(more), order)


@lru_cache(maxsize=1 << 14)
def condition(units: Force, cubes: Force, order: tuple[int, ...]) -> Condition:
    """One condition for all forces that come to it."""
    return Condition(units, cubes, order)


class Card(NamedTuple):
    """What drawing one of so many cards does to a force: damage dealt, horror, what is lost, also by a rout, and who is left."""

    number: int
    hits: int
    horror: int
    lost: float
    routed: float
    after: Line | None


class Line:
    """A force in its present condition against one type of Old One; each fight it can be in is reckoned once."""

    __slots__ = ("cards", "careful", "known")

    def __init__(self, skirmish: Skirmish, ground: Condition, air: Condition) -> None:
        self.careful = skirmish.careful
        self.known: dict[tuple[int, int], Outcome] = {}
        types, worth = ground.types | air.types, ground.worth + air.worth
        # Most cards do the same as others to a force that lacks some types.
        alike: Counter[tuple[int, int, Condition, Condition]] = Counter()
        for (hits, cubes, strikes, horror), count in skirmish.rows.items():
            walking, flying = ground, air
            for _ in range(cubes):
                walking = walking.after
            for _ in range(strikes):
                flying = flying.after
            alike[size(hits & types), horror, walking, flying] += count
        self.cards: list[Card] = []
        for (dealt, horror, walking, flying), count in alike.items():
            lost = worth - walking.worth - flying.worth
            after: Line | None = self
            if walking is not ground or flying is not air:
                after = skirmish.line(walking, flying) if walking.types | flying.types else None
            self.cards.append(Card(count, dealt, horror, lost, lost + walking.shaken + flying.shaken, after))

    def outcome(self, left: int, sanity: int) -> Outcome:
        """What comes of a fight against an Old One that takes so much more damage, before the next card."""
        found = self.known.get((left, sanity))
        if found is None:
            found = self.known[left, sanity] = self.reckon(left, sanity)
        return found

    def reckon(self, left: int, sanity: int) -> Outcome:
        """Go through the cards; those that change nothing are drawn again."""
        win = danger = idle = 0
        cost = 0.0
        later: list[tuple[int, float, Line, int, int]] = []
        for count, hits, horror, lost, routed, after in self.cards:
            if after is None or horror > sanity:
                cost += count * routed
                if hits >= left:
                    win += count
                else:
                    danger += count
            elif hits >= left:
                cost += count * lost
                win += count
            elif after is self and not hits and not horror:
                idle += count
            else:
                later.append((count, lost, after, left - hits, sanity - horror))
        if idle == DECK or (self.careful and danger > max(win, DARE * DECK)):
            return NO_CHANCE
        hope = float(win)
        for count, lost, after, rest, calm in later:
            further = after.known.get((rest, calm)) or after.outcome(rest, calm)
            hope += count * further.win
            cost += count * (lost + further.cost)
        return Outcome(hope / (DECK - idle), cost / (DECK - idle))


class Skirmish:
    """All fights against one type of Old One."""

    def __init__(self, kind: OldOneType, policy: Policy) -> None:
        self.careful = policy == "careful"
        self.rows = Counter([rows_of(card, (kind,), EVERY_TYPE)[0] for card in CARDS])
        self.lines: dict[tuple[Condition, Condition], Line] = {}

    def line(self, ground: Condition, air: Condition) -> Line:
        """One line for all forces that come to the same condition."""
        found = self.lines.get((ground, air))
        if found is None:
            found = self.lines[ground, air] = Line(self, ground, air)
        return found


@lru_cache(maxsize=32)
def skirmish(kind: OldOneType, policy: Policy) -> Skirmish:
    """What was reckoned for one fight serves the next against the same type."""
    return Skirmish(kind, policy)


@lru_cache(maxsize=1 << 16)
def outcome(kind: OldOneType, left: int, force: Force, sanity: int, policy: Policy, hurt: Force) -> Outcome:
    """What a force with cubes on it can do against an Old One that takes so much more damage."""
    if not left:
        return SURE
    if not any(force):
        return NO_CHANCE
    ground = condition(part(force, WALKING), part(hurt, WALKING), WALKING)
    air = condition(part(force, FLYING), part(hurt, FLYING), FLYING)
    return skirmish(kind, policy).line(ground, air).outcome(left, sanity)


def part(counts: Force, places: Sequence[int]) -> Force:
    """The counts in some places only."""
    return tuple([count if place in places else 0 for place, count in enumerate(counts)])
