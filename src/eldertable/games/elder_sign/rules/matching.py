"""Which dice satisfy the icons of a task (ES-5.2 to ES-5.6, ES-6.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from eldertable.games.elder_sign.rules.dice import COLOUR, FACE

# What a die belongs to: dice of a group are as good as each other. A kept one has its place and itself.
Group: TypeAlias = str | tuple[str, str]
# A die by its group and its face.
Item: TypeAlias = tuple[Group, str]
# How many items of each kind are used.
Used: TypeAlias = tuple[int, ...]

VALUE = {"inv1": 1, "inv2": 2, "inv3": 3, "inv4": 4, "wild": 4}


class Way(msgspec.Struct, frozen=True):
    """Dice that complete a task together: of the pool, of those on markers, and of those on spells."""

    pool: tuple[str, ...]
    held: tuple[str, ...]
    secured: tuple[str, ...]


class Need(msgspec.Struct, frozen=True, gc=False):
    """What a task needs, and the faces that help.

    `plain`: symbols and at most one number, so that counting settles it; a split icon counts for nothing.
    """

    icons: tuple[str, ...]
    faces: frozenset[str]
    lore: int
    peril: int
    terror: int
    number: int
    plain: bool


class Supply(msgspec.Struct, frozen=True, gc=False):
    """What dice show. `green`: they are all green and none is a wild."""

    lore: int
    peril: int
    terror: int
    wild: int
    number: int
    green: bool


@cache
def needs(req: tuple[str, ...]) -> Need:
    """What the icons need, symbols first."""
    icons = sorted(req, key=is_number)
    numbers = [int(icon[3:]) for icon in req if is_number(icon)]
    plain = len(numbers) < 2 and not any("|" in icon for icon in req)
    faces = frozenset(face for icon in req for face in (VALUE if is_number(icon) else icon.split("|"))) | {"wild"}
    return Need(tuple(icons), faces, req.count("lore"), req.count("peril"), req.count("terror"), sum(numbers), plain)


def is_number(icon: str) -> bool:
    """Whether an icon asks for a number."""
    return icon.startswith("inv")


@lru_cache(maxsize=1 << 14)
def supplies(dice: tuple[str, ...]) -> Supply:
    """What the dice show, wilds apart."""
    faces = [FACE[die] for die in dice]
    number = faces.count("inv1") + 2 * faces.count("inv2") + 3 * faces.count("inv3") + 4 * faces.count("inv4")
    wild = faces.count("wild")
    green = not wild and (not dice or COLOUR[dice[-1]] == "green")
    return Supply(faces.count("lore"), faces.count("peril"), faces.count("terror"), wild, number, green)


def feasible(req: tuple[str, ...], dice: tuple[str, ...]) -> bool:
    """Whether the dice satisfy the icons in any way."""
    return enough(needs(req), supplies(dice), dice)


def enough(need: Need, have: Supply, dice: tuple[str, ...]) -> bool:
    """Whether dice that show so much satisfy the icons; mostly a matter of counting."""
    wild = have.wild
    if need.lore > have.lore:
        wild -= need.lore - have.lore
    if need.peril > have.peril:
        wild -= need.peril - have.peril
    if need.terror > have.terror:
        wild -= need.terror - have.terror
    if wild < 0 or have.number + 4 * wild < need.number:
        return False
    return need.plain or covered(need.icons, dice)


def covered(icons: Sequence[str], dice: tuple[str, ...]) -> bool:
    """Whether there is any way at all to satisfy the icons."""
    faces = Counter([FACE[die] for die in dice if FACE[die]])
    return bool(assignments(icons, list(faces), list(faces.values())))


@lru_cache(maxsize=1 << 14)
def ways(
    req: tuple[str, ...], pool: tuple[str, ...], held: tuple[str, ...], secured: tuple[str, ...], faces: bool
) -> tuple[Way, ...]:
    """How a task can be completed, each way that makes a difference once.

    What is left of the pool is rolled again, so there only number and colours matter, unless the faces stay (Amanda Sharpe).
    A way that takes all dice of another and more is left out.
    """
    need = needs(req)
    if need.plain and not held and not secured and not faces and supplies(pool).green:
        return (Way(highest(req, pool), (), ()),) if feasible(req, pool) else ()
    useful = helpful(need, pool)
    kept, spells = helpful(need, held), helpful(need, secured)
    if not need.number and len(useful) + len(kept) + len(spells) == len(req):
        return (Way(useful, kept, spells),) if feasible(req, useful + kept + spells) else ()
    items: list[Item] = [(die if faces else COLOUR[die], FACE[die]) for die in useful]
    for source, dice in (("held", kept), ("secured", spells)):
        items += [((source, die), FACE[die]) for die in dice]
    return tuple([way_of(useful + kept + spells, items, used) for used in solutions(need.icons, items)])


def helpful(need: Need, dice: tuple[str, ...]) -> tuple[str, ...]:
    """The dice that show something of what is needed."""
    return tuple([die for die in dice if FACE[die] in need.faces]) if dice else ()


def way_of(dice: Sequence[str], items: Sequence[Item], used: Sequence[int]) -> Way:
    """The way to use the dice at these places; what an item belongs to tells where it lies."""
    by_source: dict[str, tuple[str, ...]] = {}
    for place in used:
        group = items[place][0]
        source = "pool" if type(group) is str else group[0]
        by_source[source] = (*by_source.get(source, ()), dice[place])
    return Way(by_source.get("pool", ()), by_source.get("held", ()), by_source.get("secured", ()))


def highest(req: tuple[str, ...], pool: tuple[str, ...]) -> tuple[str, ...]:
    """The only way that counts with green dice alone: a die for each symbol, and the highest numbers."""
    used = []
    for icon in req:
        if is_number(icon):
            missing = int(icon[3:])
            for die in reversed(pool):
                if missing > 0 and FACE[die] in VALUE:
                    used.append(die)
                    missing -= VALUE[FACE[die]]
        else:
            used.append(f"green_{icon}")
    return tuple(used)


def solutions(icons: Sequence[str], items: Sequence[Item]) -> list[list[int]]:
    """Places of items (group and face) that satisfy the icons, by different groups and none of them needlessly."""
    places: dict[Item, list[int]] = {}
    for place, item in enumerate(items):
        if item in places:
            places[item].append(place)
        else:
            places[item] = [place]
    kinds = list(places)
    bundles: list[dict[Group, int]] = []
    found: list[Used] = []
    for used in assignments(icons, [face for _, face in kinds], [len(where) for where in places.values()]):
        groups: dict[Group, int] = {}
        for kind, count in enumerate(used):
            if count:
                group = kinds[kind][0]
                groups[group] = groups.get(group, 0) + count
        if groups not in bundles:
            bundles.append(groups)
            found.append(used)
    if len(bundles) > 1:
        found = [used for groups, used in zip(bundles, found, strict=True) if not needless(groups, bundles)]
    # Of equal items always the first ones.
    return [[place for kind, count in enumerate(used) if count for place in places[kinds[kind]][:count]] for used in found]


def needless(groups: dict[Group, int], bundles: Sequence[dict[Group, int]]) -> bool:
    """Whether a part of these items would do."""
    for other in bundles:
        if other is not groups and len(other) <= len(groups):
            for group, count in other.items():
                if count > groups.get(group, 0):
                    break
            else:
                return True
    return False


def assignments(icons: Sequence[str], faces: Sequence[str], counts: Sequence[int]) -> list[Used]:
    """The ways to satisfy the icons one after the other: how many items of each kind, by its face, are used together."""
    found: list[Used] = [(0,) * len(faces)]
    for icon in icons:
        found = (numbers if is_number(icon) else symbols)(icon, faces, counts, found)
        if len(found) > 1:
            found = list(dict.fromkeys(found))
    return found


def symbols(icon: str, faces: Sequence[str], counts: Sequence[int], before: list[Used]) -> list[Used]:
    """One more item that satisfies a symbol (ES-5.3, ES-5.4, ES-1.2)."""
    wanted = (*icon.split("|"), "wild")
    fitting = [kind for kind, face in enumerate(faces) if face in wanted]
    return [(*used[:kind], used[kind] + 1, *used[kind + 1 :]) for used in before for kind in fitting if used[kind] < counts[kind]]


def numbers(icon: str, faces: Sequence[str], counts: Sequence[int], before: list[Used]) -> list[Used]:
    """More items whose numbers add up, without one to spare (ES-5.2)."""
    values = [VALUE.get(face, 0) for face in faces]
    # Items come in falling order, so the last one taken is the least and is needed.
    order = sorted([kind for kind, value in enumerate(values) if value], key=values.__getitem__, reverse=True)
    found: list[Used] = []
    for used in before:
        add_up(int(icon[3:]), order, values, counts, used, found)
    return found


def add_up(missing: int, order: Sequence[int], values: Sequence[int], counts: Sequence[int], used: Used, found: list[Used]) -> None:
    """Find every way to take items of the kinds in this order until nothing is missing."""
    for place, kind in enumerate(order):
        rest, value = missing, values[kind]
        for count in range(used[kind] + 1, counts[kind] + 1):
            rest -= value
            more = (*used[:kind], count, *used[kind + 1 :])
            if rest <= 0:
                found.append(more)
                break
            if place + 1 < len(order):
                add_up(rest, order[place + 1 :], values, counts, more, found)
