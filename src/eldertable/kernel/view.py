"""The shape of a view: what a seat sees of a table, the game's own board in the middle."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from eldertable.kernel.decision import Seat
from eldertable.kernel.form import form_of
from eldertable.kernel.result import Result

# A choice, an event or a reason: its type, and its fields.
Typed = Annotated[Any, form_of("Typed")]


class Blocked(msgspec.Struct, frozen=True):
    """A choice that is not possible now, and the reason."""

    choice: Typed
    why: Typed


class Asked(msgspec.Struct, frozen=True):
    """The open decision. Options, and what is blocked, are told to the one who decides."""

    seat: Seat
    kind: str
    about: dict[str, int | str]
    confirm: bool
    options: tuple[Typed, ...] | msgspec.UnsetType = msgspec.UNSET
    blocked: list[Blocked] | msgspec.UnsetType = msgspec.UNSET


class View(msgspec.Struct, frozen=True):
    """What a seat sees (`seat` is null for a spectator); `tie_break` decided between winners and others with as many points."""

    game: str
    rules_version: str
    players: int
    options: dict[str, Any]
    seat: Seat | None
    decision: Asked | None
    result: Result | None
    tie_break: str | None
    board: Annotated[Any, form_of("unknown")]
