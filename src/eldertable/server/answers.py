"""What calls answer (see docs/protocol.md); the messages of a live table are in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from eldertable.bots.hindsight import Analysis
from eldertable.kernel import Seat
from eldertable.kernel.form import form_of
from eldertable.kernel.game import Value
from eldertable.server.wire import LogLine, Patch, Summary, TableInfo, ViewForm


class Tables(msgspec.Struct, frozen=True):
    """What GET /api/tables answers; `unseen` are the ids of one's finished games at which one has not looked since they ended."""

    mine: list[Summary]
    finished: list[Summary]
    open: list[Summary]
    running: list[Summary]
    archive: list[Summary]
    unseen: list[str]


class Range(msgspec.Struct, frozen=True):
    """Whole numbers from one to another, both included."""

    first: int = msgspec.field(name="from")
    last: int = msgspec.field(name="to")


class GameOption(msgspec.Struct, frozen=True):
    """An option as a form can show it."""

    name: str
    values: tuple[Value, ...] | Range
    default: Value | tuple[Value, ...]
    per_seat: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby shows it: how many steps each guided game has, whether a book teaches it, whether it can be rated."""

    id: str
    title: str
    players: tuple[int, ...]
    cooperative: bool
    rules_version: str
    options: list[GameOption]
    lessons: list[int]
    book: bool
    rated: bool
    languages: list[str]


class Replay(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/replay answers: the whole log as a seat saw it."""

    table: TableInfo
    seat: Seat | None
    version: int
    log: list[LogLine]


class SeenView(msgspec.Struct, frozen=True):
    """What a seat saw at a version, and how the board came there from the version before."""

    version: int
    view: ViewForm
    boards: list[Patch | None]


class ChanceInfo(msgspec.Struct, frozen=True):
    """What a table promised about its chance; at the end also the server's part, everybody's share by seat, and what came of it."""

    commitment: str | None
    seed: str | None
    secret: str | None
    shares: dict[Seat, str]
    finished: bool
    tallies: dict[str, dict[str, int]]


class GameAnalysis(Analysis, frozen=True, kw_only=True):
    """A finished game, looked back at; `versions` tells at which version each decision stood."""

    versions: list[int]


class AnalysisInfo(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/analysis answers: how far it is, and in the end the analysis."""

    status: Literal["none", "running", "done"]
    analysis: Annotated[Any, form_of(GameAnalysis | None)]
    done: int | msgspec.UnsetType = msgspec.UNSET
    total: int | msgspec.UnsetType = msgspec.UNSET
