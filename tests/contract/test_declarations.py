"""What TypeScript is told of Python's structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from eldertable.contract.declarations import CannotDeclare, Declarations
from eldertable.kernel.form import form_of


class Hand(msgspec.Struct):
    """The cards of a player.

    What stands further below is for readers of Python.
    """

    cards: list[str | None]
    size: int = 5


class Seen(msgspec.Struct, tag="seen", tag_field="type"):
    hand: Hand | None
    by_colour: dict[Literal["red", "blue"], float]
    by_seat: dict[int, tuple[int, bool]]
    first: int = msgspec.field(name="from")
    anything: Any = None
    form: Annotated[dict[str, Any], form_of(Hand)] = {}
    maybe: bool | msgspec.UnsetType = msgspec.UNSET


class Twice(Seen, tag="twice", tag_field="type", kw_only=True):
    more: int


def declared(*kinds: type[msgspec.Struct], written: bool) -> str:
    declarations = Declarations(written=written)
    declarations.add(*kinds)
    return declarations.text()


def test_what_is_written_has_all_its_fields_but_those_that_are_unset() -> None:
    assert declared(Seen, written=True).split("\n\n") == [
        "export interface Seen {\n"
        '  type: "seen";\n'
        "  hand: Hand | null;\n"
        '  by_colour: Record<"blue" | "red", number>;\n'
        "  by_seat: Record<string, [number, boolean]>;\n"
        "  from: number;\n"
        "  anything: Plain;\n"
        "  form: Hand;\n"
        "  maybe?: boolean;\n"
        "}",
        "/** The cards of a player. */\nexport interface Hand {\n  cards: (string | null)[];\n  size: number;\n}",
    ]


def test_what_is_read_may_lack_what_has_a_default() -> None:
    assert "  size?: number;" in declared(Hand, written=False)


def test_a_struct_extends_the_one_it_adds_to() -> None:
    assert 'export interface Twice extends Seen {\n  type: "twice";\n  more: number;\n}' in declared(Twice, written=True)


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Hand", [("other", int)], module="elsewhere")
    with pytest.raises(CannotDeclare, match=r"elsewhere and .* both call something Hand"):
        declared(Hand, other, written=True)


def test_a_type_that_json_has_not_is_named_with_its_field() -> None:
    with pytest.raises(CannotDeclare, match=r"Odd\.data: there is no TypeScript for"):
        declared(msgspec.defstruct("Odd", [("data", bytes)]), written=True)
