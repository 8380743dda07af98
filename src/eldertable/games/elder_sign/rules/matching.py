"""Which dice satisfy the icons of a task (ES-5.2 to ES-5.6, ES-6.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from operator import le
from typing import TypeAlias, TypeVar

import msgspec

from eldertable.games.elder_sign.rules.dice import COLOUR, FACE

G = TypeVar("G", str, int)

# How many items of each kind are used.
Used: TypeAlias = tuple[int, ...]

VALUE = {"inv1": 1, "inv2": 2, "inv3": 3, "inv4": 4, "wild": 4}


class Way(msgspec.Struct, frozen=True):
    """Dice that complete a task together: of the pool, of those on markers, and of those on spells."""

    pool: tuple[str, ...]
    held: tuple[str, ...]
    secured: tuple[str, ...]


class Need(msgspec.Struct, frozen=True, gc=False):
    """What a task needs. `plain`: symbols and at most one number, so that counting settles it; a split icon counts for nothing."""

    icons: tuple[str, ...]
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
    return Need(tuple(icons), req.count("lore"), req.count("peril"), req.count("terror"), sum(numbers), plain)


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
    items: list[tuple[str, str]] = [(die if faces else COLOUR[die], FACE[die]) for die in pool if FACE[die]]
    dice = [("pool", die) for die in pool if FACE[die]]
    for source, kept in (("held", held), ("secured", secured)):
        items += [(f"{source} {die}", FACE[die]) for die in kept]
        dice += [(source, die) for die in kept]
    return tuple([way_of([dice[place] for place in used]) for used in solutions(need.icons, items)])


def way_of(dice: list[tuple[str, str]]) -> Way:
    """The way to use these dice, each with where it lies."""
    by_source: dict[str, list[str]] = {"pool": [], "held": [], "secured": []}
    for source, die in dice:
        by_source[source].append(die)
    return Way(*map(tuple, by_source.values()))


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


def solutions(icons: Sequence[str], items: Sequence[tuple[G, str]]) -> list[list[int]]:
    """Places of items (group and face) that satisfy the icons, by different groups and none of them needlessly."""
    places: dict[tuple[G, str], list[int]] = {}
    for place, item in enumerate(items):
        places.setdefault(item, []).append(place)
    groups = list(dict.fromkeys([group for group, _ in places]))
    group_of = [groups.index(group) for group, _ in places]
    bundles: dict[Used, Used] = {}
    for used in assignments(icons, [face for _, face in places], [len(where) for where in places.values()]):
        bundle = [0] * len(groups)
        for group, count in zip(group_of, used, strict=True):
            bundle[group] += count
        bundles.setdefault(tuple(bundle), used)
    return [
        # Of equal items always the first ones.
        [place for where, count in zip(places.values(), used, strict=True) for place in where[:count]]
        for bundle, used in bundles.items()
        if len(bundles) == 1 or not any(other is not bundle and within(other, bundle) for other in bundles)
    ]


def within(some: Used, others: Used) -> bool:
    """Whether a bundle of items is a part of another."""
    return all(map(le, some, others))


def assignments(icons: Sequence[str], faces: Sequence[str], counts: Sequence[int]) -> list[Used]:
    """The ways to satisfy the icons one after the other: how many items of each kind, by its face, are used together."""
    found: Iterable[Used] = [(0,) * len(faces)]
    for icon in icons:
        further = numbers if is_number(icon) else symbols
        found = dict.fromkeys(further(icon, faces, counts, found))
    return list(found)


def symbols(icon: str, faces: Sequence[str], counts: Sequence[int], before: Iterable[Used]) -> list[Used]:
    """One more item that satisfies a symbol (ES-5.3, ES-5.4, ES-1.2)."""
    wanted = (*icon.split("|"), "wild")
    fitting = [kind for kind, face in enumerate(faces) if face in wanted]
    return [plus(used, kind, 1) for used in before for kind in fitting if used[kind] < counts[kind]]


def numbers(icon: str, faces: Sequence[str], counts: Sequence[int], before: Iterable[Used]) -> list[Used]:
    """More items whose numbers add up, without one to spare (ES-5.2)."""
    values = [VALUE.get(face, 0) for face in faces]
    # Items come in falling order, so the last one taken is the least and is needed.
    order = sorted([kind for kind, value in enumerate(values) if value], key=values.__getitem__, reverse=True)
    found: list[Used] = []

    def extend(start: int, missing: int, used: Used) -> None:
        for place in range(start, len(order)):
            kind = order[place]
            value = values[kind]
            rest = missing
            for count in range(1, counts[kind] - used[kind] + 1):
                rest -= value
                if rest <= 0:
                    found.append(plus(used, kind, count))
                    break
                extend(place + 1, rest, plus(used, kind, count))

    for used in before:
        extend(0, int(icon[3:]), used)
    return found


def plus(used: Used, kind: int, count: int) -> Used:
    """So many items more of a kind."""
    more = list(used)
    more[kind] += count
    return tuple(more)
