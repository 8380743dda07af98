"""The odds of a fight, quick enough to judge thousands of positions.

The withdrawal policies and the place of each damage cube are those of `fights.py`; but every card is taken to be drawn from the
whole deck, and only victory and what it costs are reckoned. Where a cube goes depends on nothing but the units and the cubes
they bear, so the ground units of a force, and likewise its Airships, run through a line of conditions, one for each cube.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

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
from eldertable.games.auztralia.sets import set_of, size

# What losing a unit of each type costs, in points.
UNIT_WORTH = tuple(0.45 * UNITS[unit].cost + 0.2 for unit in NAMES)
EVERY_TYPE = set_of(range(SIZE))
DECK = len(CARDS)


class Outcome(msgspec.Struct, frozen=True, gc=False):
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


class Card(msgspec.Struct, frozen=True, gc=False):
    """What drawing one of so many cards does to a force: damage dealt, horror, what is lost, also by a rout, and who is left."""

    number: int
    hits: int
    horror: int
    lost: float
    routed: float
    after: Line | None


class Row(msgspec.Struct, frozen=True, gc=False):
    """What comes of fights with the same sanity, one after the other by the damage that the Old One still takes.

    The first of them are those in which it has taken enough, as much too much as a card can deal.
    """

    wins: tuple[float, ...]
    costs: tuple[float, ...]


# No card deals more damage than there are types of units.
WON = Row((1.0,) * SIZE, (0.0,) * SIZE)


class Line:
    """A force in its present condition against one type of Old One; all fights of one sanity are reckoned together."""

    __slots__ = ("cards", "rows", "skirmish")

    def __init__(self, skirmish: Skirmish, ground: Condition, air: Condition) -> None:
        self.skirmish = skirmish
        self.rows: list[Row] = []
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

    def row(self, sanity: int) -> Row:
        """All fights with so much sanity, before the next card."""
        rows = self.rows
        while len(rows) <= sanity:
            rows.append(self.reckon(len(rows)))
        return rows[sanity]

    def reckon(self, sanity: int) -> Row:
        """Go through the cards; those that change nothing are drawn again."""
        own_wins, own_costs = list(WON.wins), list(WON.costs)
        # How many cards lead with how many hits into which row, and how many with how many hits into a rout.
        ways: list[tuple[int, int, Sequence[float], Sequence[float]]] = []
        routs = [0] * (SIZE + 1)
        drawn, price = DECK, 0.0
        for card in self.cards:
            count, hits, horror, after = card.number, card.hits, card.horror, card.after
            if after is None or horror > sanity:
                routs[hits] += count
                price += count * card.routed
            elif after is not self or horror:
                row = after.row(sanity - horror)
                ways.append((count, hits, row.wins, row.costs))
                price += count * card.lost
            elif hits:
                ways.append((count, hits, own_wins, own_costs))
            else:
                drawn -= count
        for left in range(1, self.skirmish.most + 1):
            # The same card may bring victory and a rout.
            hope, cost = float(sum(routs[left:])), price
            if not drawn or (self.skirmish.careful and self.gives_up(left, sum(routs[:left]))):
                hope = cost = 0.0
            else:
                place = SIZE + left - 1
                for count, hits, wins, costs in ways:
                    hope += count * wins[place - hits]
                    cost += count * costs[place - hits]
                hope /= drawn
                cost /= drawn
            own_wins.append(hope)
            own_costs.append(cost)
        return Row(tuple(own_wins), tuple(own_costs))

    def gives_up(self, left: int, danger: int) -> bool:
        """Whether the next card brings defeat too often, and oftener than victory."""
        return danger > DARE * DECK and danger > sum([card.number for card in self.cards if card.hits >= left])


class Skirmish:
    """All fights against one type of Old One."""

    def __init__(self, kind: OldOneType, policy: Policy) -> None:
        self.careful = policy == "careful"
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
    row = skirmish(kind, policy).line(ground, air).row(sanity)
    place = SIZE + left - 1
    return Outcome(row.wins[place], row.costs[place])


def part(counts: Force, places: Sequence[int]) -> Force:
    """The counts in some places only."""
    return tuple([count if place in places else 0 for place, count in enumerate(counts)])
