"""What is read of a table in one answer of a PostgreSQL, all of one moment; the general machinery asks many times for it."""

from __future__ import annotations

from typing import Any

import msgspec

from eldertable.server.store.life import LINES_KEPT, ChatLine, Proposal
from eldertable.server.store.rows import SeatRow, StoredTable, TableRow, table_row
from eldertable.server.store.writer import LogRow

LINES_AFTER = """
SELECT json_build_object(
    'table', row_to_json(t),
    'lines', (SELECT coalesce(json_agg(l ORDER BY l.version), '[]') FROM log l WHERE l.table_id = t.id AND l.version > $2)
)::text FROM tables t WHERE t.id = $1
"""
WHOLE_TABLE = """
SELECT json_build_object(
    'table', row_to_json(t),
    'lines', (SELECT coalesce(json_agg(l ORDER BY l.version), '[]') FROM log l WHERE l.table_id = t.id),
    'seats', (
        SELECT coalesce(json_agg(placed ORDER BY placed.seat), '[]')
        FROM (SELECT s.*, p.name FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s.table_id = t.id) placed
    ),
    'checkpoint', (SELECT json_build_array(c.version, c.position) FROM checkpoints c WHERE c.table_id = t.id)
)::text FROM tables t WHERE t.id = $1
"""
SAID_AND_ASKED = f"""
SELECT json_build_object(
    'said', (
        SELECT coalesce(json_agg(said ORDER BY said.id), '[]') FROM (
            SELECT c.*, p.name FROM chat c LEFT JOIN people p ON p.id = c.person
            WHERE c.table_id = $1 ORDER BY c.id DESC LIMIT {LINES_KEPT}
        ) said
    ),
    'asked', (
        SELECT json_build_object('kind', a.kind, 'seat', a.seat, 'version', a.version, 'agreed', a.agreed::json, 'made', a.made)
        FROM proposals a WHERE a.table_id = $1
    )
)::text
"""  # noqa: S608 - a number


class Since(msgspec.Struct, frozen=True):
    """What LINES_AFTER answers."""

    table: dict[str, Any]
    lines: list[LogRow]

    @classmethod
    def read(cls, answer: str) -> tuple[TableRow, list[LogRow]]:
        """A table, and the lines of its log."""
        told = msgspec.json.decode(answer, type=cls)
        return table_row(told.table), told.lines


class Whole(msgspec.Struct, frozen=True):
    """What WHOLE_TABLE answers."""

    table: dict[str, Any]
    lines: list[LogRow]
    seats: list[SeatRow]
    checkpoint: tuple[int, str] | None

    @classmethod
    def read(cls, answer: str) -> StoredTable:
        """Everything of a table."""
        told = msgspec.json.decode(answer, type=cls)
        checkpoint = None if told.checkpoint is None else (told.checkpoint[0], msgspec.json.decode(told.checkpoint[1]))
        return StoredTable(table_row(told.table), told.seats, told.lines, checkpoint)


class Around(msgspec.Struct, frozen=True):
    """What SAID_AND_ASKED answers: the newest lines of a table's chat, the oldest of them first, and what the others are asked."""

    said: list[ChatLine]
    asked: Proposal | None


read_around = msgspec.json.Decoder(Around).decode
