"""Where tables and people are kept: an append-only log in SQLite (or, by URL, another database)."""

from eldertable.server.store.database import BadDatabase, default_database
from eldertable.server.store.store import NEWEST, Loaded, SeatKind, SeatRow, Status, Store, TableRow, encode, now
from eldertable.server.store.writer import Conflict, Kind, LogRow, Move, StoreDown, Writer

__all__ = [
    "NEWEST",
    "BadDatabase",
    "Conflict",
    "Kind",
    "Loaded",
    "LogRow",
    "Move",
    "SeatKind",
    "SeatRow",
    "Status",
    "Store",
    "StoreDown",
    "TableRow",
    "Writer",
    "default_database",
    "encode",
    "now",
]
