"""Plain data: the copy is generated from the declaration."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal

import msgspec
import pytest

from eldertable.kernel import Plain, set_directly


class Colour(Enum):
    """A frozen value."""

    RED = "red"


class Stone(msgspec.Struct, frozen=True):
    """Another."""

    weight: int


class Box(Plain):
    """Something mutable inside."""

    stones: list[Stone]


class Everything(Plain):
    """One field of every kind."""

    number: int
    text: str
    flag: bool
    ratio: float
    raw: bytes
    colour: Colour
    word: Literal["a", "b"]
    stone: Stone
    maybe: int | None
    pair: tuple[int, str]
    many: tuple[Stone, ...]
    fixed: frozenset[int]
    numbers: list[int]
    rows: list[list[int]]
    boxes: list[Box]
    names: set[str]
    counts: dict[str, int]
    shelves: dict[str, list[Box]]
    box: Box
    spare: Box | None
    nothing: Box | None
    later: Later


class Later(Plain):
    """Declared after its first mention."""

    boxes: dict[int, Box]


def everything() -> Everything:
    stone = Stone(3)
    return Everything(
        1,
        "t",
        True,
        0.5,
        b"r",
        Colour.RED,
        "a",
        stone,
        None,
        (1, "x"),
        (stone,),
        frozenset({1}),
        [1, 2],
        [[1], [2]],
        [Box([stone])],
        {"n"},
        {"c": 1},
        {"s": [Box([stone])]},
        Box([stone]),
        Box([]),
        None,
        Later({1: Box([])}),
    )


def test_a_copy_is_equal_and_of_the_same_types() -> None:
    original = everything()
    copy = original.copy()
    assert copy == original and copy is not original
    assert [type(getattr(copy, name)) for name in copy.__struct_fields__] == [
        type(getattr(original, name)) for name in original.__struct_fields__
    ]


def test_nothing_mutable_is_shared() -> None:
    original, copy = everything(), everything().copy()
    original = copy.copy()
    copy.numbers.append(9)
    copy.rows[0].append(9)
    copy.boxes[0].stones.clear()
    copy.names.add("m")
    copy.counts["c"] = 9
    copy.shelves["s"][0].stones.clear()
    copy.shelves["t"] = []
    copy.box.stones.clear()
    assert copy.spare is not None
    copy.spare.stones.append(Stone(1))
    copy.later.boxes[1].stones.append(Stone(1))
    assert original == everything()


def test_frozen_values_are_shared() -> None:
    original = everything()
    assert original.copy().stone is original.stone and original.copy().many is original.many


@pytest.mark.parametrize("kind", [object, Any, list[object], dict[str, object], int | Box, tuple[list[int], ...], bytearray])
def test_unknown_types_are_refused_with_the_name_of_the_field(kind: Any) -> None:
    odd = type("Odd", (Plain,), {"__annotations__": {"fine": int, "strange": kind}})
    with pytest.raises(TypeError, match=r"Odd\.strange: a state cannot hold"):
        odd(1, None).copy()


def test_subclasses_have_their_own_copy() -> None:
    class Big(Box):
        lid: list[int]

    big = Big([Stone(1)], [1])
    copy = big.copy()
    copy.lid.append(2)
    assert isinstance(copy, Big) and big.lid == [1]


def test_fields_that_are_set_directly_are_still_the_only_ones() -> None:
    direct = set_directly(type("Direct", (Box,), {}))
    box = direct([])
    box.stones = [Stone(1)]
    assert msgspec.to_builtins(box.copy()) == {"stones": [{"weight": 1}]}
    with pytest.raises(AttributeError):
        box.lid = True
