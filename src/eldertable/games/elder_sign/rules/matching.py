"""Which dice satisfy the icons of a task (ES-5.2 to ES-5.6, ES-6.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import TypeVar

import msgspec

from eldertable.games.elder_sign.rules.dice import COLOUR, FACE

G = TypeVar("G", str, int)

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
    faces = [FACE[die] for die in dice if FACE[die]]
    kinds = [("", face) for face in dict.fromkeys(faces)]
    return any(True for _ in assignments(icons, kinds, [faces.count(face) for _, face in kinds]))


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
    return tuple(
        Way(
            tuple(dice[place][1] for place in used if dice[place][0] == "pool"),
            tuple(dice[place][1] for place in used if dice[place][0] == "held"),
            tuple(dice[place][1] for place in used if dice[place][0] == "secured"),
        )
        for used in solutions(need.icons, items)
    )


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


def solutions(icons: Sequence[str], items: Sequence[tuple[G, str]]) -> list[tuple[int, ...]]:
    """Places of items (group and face) that satisfy the icons, by different groups and none of them needlessly."""
    kinds = list(dict.fromkeys(items))
    counts = [items.count(kind) for kind in kinds]
    found: dict[tuple[tuple[G, int], ...], tuple[int, ...]] = {}
    for used in assignments(icons, kinds, counts):
        places = tuple(place for kind, count in enumerate(used) for place in nth_places(items, kinds[kind], count))
        groups: dict[G, int] = {}
        for place in places:
            groups[items[place][0]] = groups.get(items[place][0], 0) + 1
        found.setdefault(tuple(sorted(groups.items())), places)
    bundles = [(dict(groups), places) for groups, places in found.items()]
    return [
        places
        for groups, places in bundles
        if not any(other != groups and all(count <= groups.get(group, 0) for group, count in other.items()) for other, _ in bundles)
    ]


def nth_places(items: Sequence[tuple[G, str]], kind: tuple[G, str], count: int) -> list[int]:
    """The first places of a kind of item."""
    return [place for place, item in enumerate(items) if item == kind][:count]


def assignments(icons: Sequence[str], kinds: Sequence[tuple[G, str]], counts: list[int]) -> Iterator[list[int]]:
    """For each way to satisfy the icons one after the other, how many items of each kind it uses."""
    if not icons:
        yield [0] * len(kinds)
        return
    icon, rest = icons[0], icons[1:]
    for taken in numbers(int(icon[3:]), kinds, counts) if is_number(icon) else symbols(icon, kinds, counts):
        for kind, count in taken.items():
            counts[kind] -= count
        for used in assignments(rest, kinds, counts):
            for kind, count in taken.items():
                used[kind] += count
            yield used
        for kind, count in taken.items():
            counts[kind] += count


def symbols(icon: str, kinds: Sequence[tuple[G, str]], counts: Sequence[int]) -> list[dict[int, int]]:
    """The single items that satisfy a symbol (ES-5.3, ES-5.4, ES-1.2)."""
    wanted = (*icon.split("|"), "wild")
    return [{kind: 1} for kind, (_, face) in enumerate(kinds) if counts[kind] and face in wanted]


def numbers(number: int, kinds: Sequence[tuple[G, str]], counts: Sequence[int]) -> list[dict[int, int]]:
    """The sets of items whose numbers add up, without one to spare (ES-5.2)."""
    order = sorted(
        (kind for kind, (_, face) in enumerate(kinds) if face in VALUE and counts[kind]), key=lambda kind: -VALUE[kinds[kind][1]]
    )
    found: list[dict[int, int]] = []

    def extend(start: int, missing: int, taken: dict[int, int]) -> None:
        if missing <= 0:
            found.append(taken)
            return
        for place in range(start, len(order)):
            kind = order[place]
            value = VALUE[kinds[kind][1]]
            for count in range(1, counts[kind] + 1):
                # Items come in falling order, so the last one taken is the least and is needed.
                if value * (count - 1) >= missing:
                    break
                extend(place + 1, missing - value * count, {**taken, kind: count})

    extend(0, number, {})
    return found
