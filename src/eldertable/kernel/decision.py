"""What a player is asked, and the small frozen values that answer it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from eldertable.kernel.form import json_form

Seat: TypeAlias = int


def snake_case(name: str) -> str:
    """PlayCard -> play_card."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def is_seat(field: str) -> bool:
    """Whether a field of this name holds a player."""
    return field == "seat" or field.endswith("_seat")


class Choice(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """One thing a player can choose. Its JSON form is an object whose `type` names the kind of choice."""

    def __str__(self) -> str:
        """The short text form: the type, then the fields, e.g. `take_gate:2:salem`."""
        fields = (str(getattr(self, name)) for name in self.__struct_fields__)
        return ":".join([snake_case(type(self).__name__), *fields])

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        form: dict[str, Any] = json_form(self)
        return form


class Why(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """Why something is not possible now. Its text is the message `why-<type>`, its fields are the arguments."""

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        form: dict[str, Any] = json_form(self)
        return form


class Decision(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A question to one seat. `options` is the only source of legality."""

    seat: Seat
    kind: str
    options: tuple[Choice, ...]
    about: Mapping[str, int | str] | None = None
    confirm: bool = False

    @property
    def is_open(self) -> bool:
        """Whether somebody has to be asked: the table itself takes a single option, unless it is a moment to confirm."""
        options = self.options
        return len(options) > 1 or (self.confirm and len(options) == 1)

    def same_question(self, other: Decision) -> bool:
        """Whether the same thing is asked of the same seat, whatever the options are."""
        return (self.seat, self.kind, self.about, self.confirm) == (other.seat, other.kind, other.about, other.confirm)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[str(o) for o in self.options]})"
