"""Sets of hexes, and of sides between hexes: a whole number with bit n set for each member n.

A set is small, never changes, and is made, joined and cut thousands of times a second, at which whole numbers are best:
`a | b` is both together, `a & b` what they share, `a & ~b` what only the first has, and the empty set is 0. Everything
else about bits stays in this module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

Hexes: TypeAlias = int
Sides: TypeAlias = int
T = TypeVar("T")


def only(number: int) -> int:
    """The set with a single member."""
    return 1 << number


def set_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def has(numbers: int, number: int) -> int:
    """Whether a number is in a set."""
    return numbers >> number & 1


def lowest(numbers: int) -> int:
    """The lowest number in a set that is not empty."""
    return (numbers & -numbers).bit_length() - 1


def size(numbers: int) -> int:
    """How many numbers are in a set."""
    return numbers.bit_count()


def members(numbers: int) -> Iterator[int]:
    """The numbers in a set, the lowest first."""
    while numbers:
        low = numbers & -numbers
        yield low.bit_length() - 1
        numbers ^= low


def union(sets: Sequence[int]) -> Callable[[int], int]:
    """For each number a set: what joins the sets of all members of a set, eight of them at a time."""
    width = (len(sets) + 7) // 8
    tables = [union_table(sets[start : start + 8]) for start in range(0, len(sets), 8)]

    @lru_cache(maxsize=1 << 14)
    def join(numbers: int) -> int:
        found = 0
        for table, byte in zip(tables, numbers.to_bytes(width, "little"), strict=True):
            if byte:
                found |= table[byte]
        return found

    return join


def union_table(sets: Sequence[int]) -> list[int]:
    """The union for each choice among a few sets."""
    table = [0]
    for choice in range(1, 1 << len(sets)):
        table.append(table[choice & choice - 1] | sets[lowest(choice)])
    return table


def menu(items: Sequence[T]) -> Callable[[int], tuple[T, ...]]:
    """For each number an item: what gives the items of a set in ascending order. The same sets come again and again."""

    @lru_cache(maxsize=1 << 14)
    def choose(numbers: int) -> tuple[T, ...]:
        return tuple([items[number] for number in members(numbers)])

    return choose
