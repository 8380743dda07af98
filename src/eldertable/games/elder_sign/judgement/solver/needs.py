"""What a task needs of dice whose faces are single letters, and what is left of it when some dice serve it."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TypeAlias

# A wild is any symbol or the number 4.
LETTER = {"inv1": "1", "inv2": "2", "inv3": "3", "inv4": "4", "lore": "L", "peril": "P", "terror": "T", "wild": "W"}
NUMBER = {"1": 1, "2": 2, "3": 3, "4": 4, "W": 4}

# Lore, peril, terror, and numbers from the highest down.
Need: TypeAlias = tuple[int, int, int, tuple[int, ...]]


@lru_cache(maxsize=1 << 12)
def variants(req: tuple[str, ...]) -> tuple[Need, ...]:
    """What a task needs; a split icon makes two variants."""
    found = []
    for icons in product(*(icon.split("|") for icon in req)):
        numbers = sorted((int(icon[3:]) for icon in icons if icon.startswith("inv")), reverse=True)
        found.append((icons.count("lore"), icons.count("peril"), icons.count("terror"), tuple(numbers)))
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=1 << 16)
def remainders(need: Need, faces: str) -> tuple[Need, ...]:
    """What is left of a need when dice with these faces all serve it; empty if one of them would be idle."""
    if not faces:
        return (need,)
    lore, peril, terror, numbers = need
    face, rest = faces[0], faces[1:]
    found: dict[Need, None] = {}
    if face in "LW" and lore:
        found.update(dict.fromkeys(remainders((lore - 1, peril, terror, numbers), rest)))
    if face in "PW" and peril:
        found.update(dict.fromkeys(remainders((lore, peril - 1, terror, numbers), rest)))
    if face in "TW" and terror:
        found.update(dict.fromkeys(remainders((lore, peril, terror - 1, numbers), rest)))
    if face in NUMBER:
        for place, number in enumerate(numbers):
            left = number - NUMBER[face]
            others = (*numbers[:place], *numbers[place + 1 :])
            less = tuple(sorted((*others, left), reverse=True)) if left > 0 else others
            found.update(dict.fromkeys(remainders((lore, peril, terror, less), rest)))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def fewest_dice(req: tuple[str, ...]) -> int:
    """How few dice could complete a task, each of them showing the best face there is."""
    highest = max(NUMBER.values())
    return min(
        [
            lore + peril + terror + sum([-(-number // highest) for number in numbers])
            for lore, peril, terror, numbers in variants(req)
        ]
    )


@lru_cache(maxsize=1 << 14)
def fewest_numbers(numbers: tuple[int, ...], values: tuple[int, ...]) -> int:
    """How few dice with these values, from the highest down, reach several sums side by side; -1 if they do not."""
    if not numbers:
        return 0
    if len(numbers) == 1:
        total = 0
        for count, value in enumerate(values, 1):
            total += value
            if total >= numbers[0]:
                return count
        return -1
    best = -1
    for chosen, others in splits(values):
        total = sum(chosen)
        if chosen and total >= numbers[0] > total - chosen[-1]:
            rest = fewest_numbers(numbers[1:], others)
            if rest >= 0 and (best < 0 or len(chosen) + rest < best):
                best = len(chosen) + rest
    return best


@lru_cache(maxsize=1 << 10)
def splits(values: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Every way to part dice in two."""
    if not values:
        return (((), ()),)
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], None] = {}
    for chosen, others in splits(values[1:]):
        found[(values[0], *chosen), others] = None
        found[chosen, (values[0], *others)] = None
    return tuple(found)
