"""Tables and seats as the database keeps them, read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import schema
from eldertable.server.store.accounts import now
from eldertable.server.store.life import Lesson
from eldertable.server.store.writer import LogRow

Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["person", "bot", "open"]
UndoRule = Literal["agreed", "free"]
Overtime = Literal["bot", "mark"]
Stakes = Literal["none", "casual", "rated"]


class Ending(msgspec.Struct, frozen=True):
    """How a game ended otherwise than by its rules: given up, broken off by agreement, never played on, or closed."""

    how: Literal["conceded", "abandoned", "unfinished", "closed"]
    winners: tuple[int, ...] = ()


class TableRow(msgspec.Struct):
    """A table as the database knows it."""

    id: str
    game: str
    rules_version: str
    players: int
    options: dict[str, Any]
    seed: str
    public: bool
    owner: str | None
    status: Status
    version: int
    turn: int | None
    result: dict[str, Any] | None
    created: int
    updated: int
    undo: UndoRule = "agreed"
    move_limit: int | None = None
    overtime: Overtime | None = None
    deadline: int | None = None
    origin: dict[str, Any] | None = None
    parent: str | None = None
    rematch: str | None = None
    ending: Ending | None = None
    secret: str | None = None
    stakes: Stakes = "casual"
    lesson: Lesson | None = None
    sealed: int | None = None

    @property
    def is_sealed(self) -> bool:
        """Whether nothing may be told of it yet."""
        return self.sealed is not None and now() < self.sealed


class SeatRow(msgspec.Struct):
    """Who sits where; `person` and `name` for people, `bot` for bots, all three where a bot stands in for a person."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    conceded: bool = False
    late: int = 0
    # What the person's browser adds to the seed.
    share: str | None = None
    # Tells a bot apart from the others of its kind in a tournament.
    number: int | None = None


class StoredTable(msgspec.Struct):
    """Everything that is kept of one table."""

    row: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    checkpoint: tuple[int, dict[str, Any]] | None


def encode(value: Any) -> str:
    """JSON text."""
    return msgspec.json.encode(value).decode()


def encode_or_none(value: Any) -> str | None:
    """JSON text; nothing for nothing."""
    return None if value is None else encode(value)


JSON_COLUMNS: dict[str, Any] = {
    "options": dict[str, Any],
    "result": dict[str, Any],
    "origin": dict[str, Any],
    "ending": Ending,
    "lesson": Lesson,
}


def table_row(columns: Mapping[Any, Any]) -> TableRow:
    """A row of the query as a struct, its JSON read."""
    fields = dict(columns)
    for name, shape in JSON_COLUMNS.items():
        fields[name] = msgspec.json.decode(fields[name], type=shape) if fields[name] else None
    return TableRow(**fields)


NEW_TABLE = insert(schema.tables)
NEW_SEATS = insert(schema.seats)


async def put_table(connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    """A new table with its seats."""
    fields = msgspec.structs.asdict(row) | {name: encode_or_none(getattr(row, name)) for name in JSON_COLUMNS}
    places = [
        {
            "table_id": row.id,
            "seat": s.seat,
            "kind": s.kind,
            "person": s.person,
            "bot": s.bot,
            "share": s.share,
            "number": s.number,
        }
        for s in seats
    ]
    await connection.execute(NEW_TABLE, fields)
    await connection.execute(NEW_SEATS, places)
