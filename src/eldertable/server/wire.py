"""The shapes that travel between browser and server (see docs/protocol.md)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from eldertable.kernel.errors import EldertableError
from eldertable.server.store import SeatKind, Status

NAME_LENGTH = 40


class Refusal(EldertableError):
    """What was asked is not possible: a code for the program, a sentence for people, an HTTP status."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        self.code = code
        self.message = message
        self.status = status
        super().__init__(message)


# -- server to browser -----------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat; `you` for the reader's own."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    present: bool
    you: bool


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    public: bool
    updated: int
    your_turn: bool


class TableInfo(Summary, frozen=True, kw_only=True):
    """A table as its frame shows it."""

    commitment: str
    seed: str | None
    rules_version: str
    problem: Literal["other_rules"] | None


class Step(msgspec.Struct, frozen=True):
    """One line of the log as one viewer may see it."""

    version: int
    seat: int | None
    undo: bool
    events: msgspec.Raw


class TableMessage(msgspec.Struct, frozen=True, tag="table"):
    """The whole table."""

    table: TableInfo
    seat: int | None
    version: int
    view: dict[str, Any] | None
    can_undo: bool
    thinking: int | None
    log: list[Step]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What changed since the viewer's last version."""

    version: int
    view: dict[str, Any] | None
    can_undo: bool
    thinking: int | None
    steps: list[Step]


class SeatsMessage(msgspec.Struct, frozen=True, tag="seats"):
    """Who is there."""

    seats: list[SeatInfo]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message that changed nothing, and the state as it is."""

    error: str
    message: str
    version: int
    view: dict[str, Any] | None
    can_undo: bool
    thinking: int | None


# -- browser to server -----------------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Make this choice, which the version offered."""

    version: int
    choice: dict[str, Any]


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last choice back."""

    version: int


class NameChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/me takes."""

    name: str


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables takes."""

    game: str
    players: int
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    public: bool = False


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/join takes; without a seat the first open one is taken."""

    seat: int | None = None


read_message = msgspec.json.Decoder(Choose | Undo).decode
write_message = msgspec.json.Encoder().encode
