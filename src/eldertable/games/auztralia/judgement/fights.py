"""The odds of a fight before it is fought, from what everybody may know: the cards not yet discarded, the tiles not yet seen.

The withdrawal policy is part of the question. `stand` never withdraws (as the defenders of a Port must); `careful`
withdraws everybody before a card that brings defeat in more than one case of four, unless victory is likelier. A damage
cube goes where it costs least: on a stack that does not lose a unit by it, else on a type of which there are more, else on
the cheapest unit. Personalities that change sanity or the capacity of units count; those used once per combat do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Literal, TypeAlias

import msgspec

from eldertable.games.auztralia.content import AIRSHIPS, CARDS, ROWS, UNITS
from eldertable.games.auztralia.content.shapes import OldOneType, Unit
from eldertable.games.auztralia.sets import has, set_of, size

Policy = Literal["stand", "careful"]
# Counts of units, or of cubes on their stacks, in the order of the unit types.
Force: TypeAlias = tuple[int, ...]

NAMES: tuple[Unit, ...] = tuple(UNITS)
SIZE = len(NAMES)
FLYING = tuple(NAMES.index(unit) for unit in AIRSHIPS)
# Ground units, the cheapest first: the order in which they are given up.
WALKING = tuple(sorted((place for place in range(SIZE) if place not in FLYING), key=lambda place: UNITS[NAMES[place]].cost))
CAPACITIES: Force = tuple(unit.capacity for unit in UNITS.values())
UNHURT: Force = (0,) * SIZE
# The careful go on if the next card brings defeat no oftener than this.
DARE = 0.25
# More positions than this are not worth the wait: then cards are taken to be drawn from the same mix again and again.
MOST_POSITIONS = 10_000


class Fight(msgspec.Struct, frozen=True):
    """A fight before its next card: the force, cubes on it, the Old Ones with the damage that would still destroy them."""

    force: Force
    foes: tuple[tuple[OldOneType, int], ...]
    sanity: int
    hurt: Force = UNHURT
    capacities: Force = CAPACITIES
    policy: Policy = "careful"


class Odds(msgspec.Struct, frozen=True):
    """How a fight ends: the chances, and means of what it does and costs.

    `win`: all Old Ones in the hex are destroyed; `defeat`: the force is routed; the same card may bring both. `withdraw`: by
    the policy. `exact` is false where a long fight was worked out as if cards were put back at once.
    """

    win: float
    defeat: float
    withdraw: float
    damage: float
    cards: float
    losses: dict[Unit, float]
    exact: bool = True


def as_force(units: Mapping[Unit, int]) -> Force:
    """Counts in the order of the unit types."""
    force: Force = by_type(units)
    return force


by_type = itemgetter(*NAMES)


def odds_of(fight: Fight, cards: frozenset[str] = frozenset()) -> Odds:
    """The odds of a fight with these Old One cards still in the pile; an empty pile is the whole deck, shuffled anew."""
    reckoning = Reckoning(tuple([kind for kind, _ in fight.foes]), fight.capacities, fight.policy, fight.force, cards)
    start = position_of(fight)
    try:
        return as_odds(reckoning.drawn(start, reckoning.counts), exact=True)
    except TooLong:
        return as_odds(reckoning.mixed(start), exact=False)


# -- how it is worked out --------------------------------------------------------------------------------------

# A position: the force, the cubes on it, what each Old One can still take, sanity.
Position: TypeAlias = tuple[Force, Force, tuple[int, ...], int]
# What a card does for each Old One: the units that hit it (a bit each), cubes, airship damage, sanity.
Rows: TypeAlias = tuple[tuple[int, int, int, int], ...]
# Running totals: win, defeat, withdraw, damage, cards drawn, then the losses by unit type.
Totals: TypeAlias = tuple[float, ...]
WITHDRAWN: Totals = (0.0, 0.0, 1.0, 0.0, 0.0, *UNHURT)
NOTHING: Totals = (0.0,) * (5 + SIZE)


class TooLong(Exception):
    """There are too many positions to go through."""


def position_of(fight: Fight) -> Position:
    """Where a fight starts."""
    return fight.force, fight.hurt, tuple([left for _, left in fight.foes]), fight.sanity


def as_odds(totals: Totals, *, exact: bool) -> Odds:
    """Totals with their names."""
    win, defeat, withdraw, damage, cards, *losses = totals
    return Odds(win, defeat, withdraw, damage, cards, dict(zip(NAMES, losses, strict=True)), exact)


class Reckoning:
    """Goes through all that can happen in fights against the same kinds of Old Ones, each position once."""

    def __init__(
        self, kinds: tuple[OldOneType, ...], capacities: Force, policy: Policy, force: Force, cards: frozenset[str]
    ) -> None:
        self.capacities = capacities
        self.careful = policy == "careful"
        types = set_of([place for place in range(SIZE) if force[place]])
        whole = Counter([rows_of(card, kinds, types) for card in CARDS])
        left = Counter([rows_of(card, kinds, types) for card in cards])
        self.rows = list(whole)
        self.full = tuple(whole.values())
        self.counts = tuple([left[rows] for rows in self.rows]) if cards else self.full
        self.steps: dict[tuple[Position, int], tuple[Position, Totals, bool]] = {}
        self.known: dict[tuple[Position, tuple[int, ...]], Totals] = {}
        self.usual: dict[Position, Totals] = {}

    def drawn(self, position: Position, counts: tuple[int, ...]) -> Totals:
        """The odds with just these cards left; when none is left, all are shuffled again (AZ-6.29)."""
        found = self.known.get((position, counts))
        if found is not None:
            return found
        if len(self.known) >= MOST_POSITIONS:
            raise TooLong
        pile = counts if any(counts) else self.full
        if self.careful and self.gives_up(position, pile):
            found = WITHDRAWN
        else:
            found = NOTHING
            total = sum(pile)
            for number, count in enumerate(pile):
                if count:
                    after, done, over = self.step(position, number)
                    rest = NOTHING if over else self.drawn(after, (*pile[:number], count - 1, *pile[number + 1 :]))
                    found = add(found, count / total, done, rest)
        self.known[position, counts] = found
        return found

    def mixed(self, position: Position) -> Totals:
        """The odds if every card were put back at once."""
        found = self.usual.get(position)
        if found is not None:
            return found
        if self.careful and self.gives_up(position, self.counts):
            found = WITHDRAWN
        else:
            found = NOTHING
            idle, total = 0, sum(self.counts)
            for number, count in enumerate(self.counts):
                after, done, over = self.step(position, number)
                if after == position and not over:
                    idle += count
                elif count:
                    found = add(found, count / total, done, NOTHING if over else self.mixed(after))
            found = repeated(found, idle / total)
        self.usual[position] = found
        return found

    def gives_up(self, position: Position, pile: Sequence[int]) -> bool:
        """Whether the next card brings defeat too often, and oftener than victory."""
        danger = hope = 0
        for number, count in enumerate(pile):
            if count:
                _, done, over = self.step(position, number)
                if over and done[0]:
                    hope += count
                elif over:
                    danger += count
        return danger > hope and danger > DARE * sum(pile)

    def step(self, position: Position, number: int) -> tuple[Position, Totals, bool]:
        """What one card does: the position after it, the totals it adds, and whether the fight is over."""
        found = self.steps.get((position, number))
        if found is None:
            found = self.steps[position, number] = self.resolve(position, self.rows[number])
        return found

    def resolve(self, position: Position, rows: Rows) -> tuple[Position, Totals, bool]:
        """Every Old One by its row, all at once; then the check (AZ-6.7 to AZ-6.20)."""
        force, hurt, foes, sanity = position
        types = set_of([place for place in range(SIZE) if force[place]])
        left, dealt, cubes, airship, horror = list(foes), 0, 0, 0, 0
        for which, (hits, row_cubes, row_airship, row_sanity) in enumerate(rows):
            if foes[which]:
                damage = min(size(hits & types), foes[which])
                left[which] -= damage
                dealt += damage
                cubes += row_cubes
                airship += row_airship
                horror += row_sanity
        units, harm = list(force), list(hurt)
        for _ in range(airship):
            put_cube(units, harm, FLYING, self.capacities)
        for _ in range(cubes):
            put_cube(units, harm, WALKING, self.capacities)
        won, defeated = not any(left), horror > sanity or not any(units)
        lost = [float(before - now) for before, now in zip(force, units, strict=True)]
        if defeated:
            # After a defeat the top unit of every damaged stack is lost too.
            lost = [lost[place] + (1.0 if harm[place] else 0.0) for place in range(SIZE)]
        after = (tuple(units), tuple(harm), tuple(left), max(0, sanity - horror))
        return after, (float(won), float(defeated), 0.0, float(dealt), 1.0, *lost), won or defeated


def put_cube(units: list[int], harm: list[int], order: Sequence[int], capacities: Force) -> None:
    """A cube on the stack where it costs least; enough of them destroy its top unit (AZ-6.9 to AZ-6.12)."""
    stacks = [place for place in order if units[place]]
    if not stacks:
        return
    place = min(stacks, key=lambda each: (harm[each] + 1 >= capacities[each], units[each] == 1))
    harm[place] += 1
    if harm[place] >= capacities[place]:
        harm[place] = 0
        units[place] -= 1


@lru_cache(maxsize=1 << 14)
def rows_of(card: str, kinds: tuple[OldOneType, ...], types: int) -> Rows:
    """What a card does to Old Ones of these kinds and to a force of these types, as far as it matters."""
    flies = bool([place for place in FLYING if has(types, place)])
    walks = bool([place for place in WALKING if has(types, place)])
    rows = [ROWS[card, kind] for kind in kinds]
    return tuple(
        [
            (
                set_of([NAMES.index(unit) for unit in row.hits]) & types,
                row.cube if walks else 0,
                row.airship if flies else 0,
                row.sanity,
            )
            for row in rows
        ]
    )


def add(totals: Totals, chance: float, done: Totals, rest: Totals) -> Totals:
    """Add what happens with a chance: what a card did and what comes after it."""
    return tuple([total + chance * (now + later) for total, now, later in zip(totals, done, rest, strict=True)])


def repeated(totals: Totals, idle: float) -> Totals:
    """The totals when a share of the cards changes nothing but is drawn all the same."""
    if not idle:
        return totals
    if idle == 1.0:
        return WITHDRAWN
    scaled = [total / (1.0 - idle) for total in totals]
    scaled[4] += idle / (1.0 - idle)
    return tuple(scaled)
