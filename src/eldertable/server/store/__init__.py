"""Where tables and people are kept: an append-only log in SQLite (or, by URL, another database)."""

from eldertable.server.store.database import BadDatabase, default_database
from eldertable.server.store.store import (
    NEWEST,
    Ending,
    Overtime,
    SeatKind,
    SeatRow,
    Status,
    Store,
    StoredTable,
    TableRow,
    UndoRule,
    encode,
    now,
)
from eldertable.server.store.writer import Conflict, Kind, LogRow, Move, StoreDown, Writer

__all__ = [
    "NEWEST",
    "BadDatabase",
    "Conflict",
    "Ending",
    "Kind",
    "LogRow",
    "Move",
    "Overtime",
    "SeatKind",
    "SeatRow",
    "Status",
    "Store",
    "StoreDown",
    "StoredTable",
    "TableRow",
    "UndoRule",
    "Writer",
    "default_database",
    "encode",
    "now",
]
