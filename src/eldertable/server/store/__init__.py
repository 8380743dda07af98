"""Where tables and people are kept: an append-only log in SQLite (or, by URL, another database)."""

from eldertable.server.store.accounts import PersonRow, Settings, Webhook, now
from eldertable.server.store.database import BadDatabase, default_database, existing_database
from eldertable.server.store.life import ChatLine, ChatRoom, Lesson, Proposal, ProposalKind, RunningOut
from eldertable.server.store.news import News, Step, step_news
from eldertable.server.store.operator import AuditLine, Busy, Session
from eldertable.server.store.rows import (
    Ending,
    Overtime,
    SeatKind,
    SeatRow,
    Stakes,
    Status,
    StoredTable,
    TableRow,
    UndoRule,
    encode,
)
from eldertable.server.store.store import NEWEST, Store
from eldertable.server.store.writer import Conflict, Kind, LogRow, Move, StoreDown, Writer

__all__ = [
    "NEWEST",
    "AuditLine",
    "BadDatabase",
    "Busy",
    "ChatLine",
    "ChatRoom",
    "Conflict",
    "Ending",
    "Kind",
    "Lesson",
    "LogRow",
    "Move",
    "News",
    "Overtime",
    "PersonRow",
    "Proposal",
    "ProposalKind",
    "RunningOut",
    "SeatKind",
    "SeatRow",
    "Session",
    "Settings",
    "Stakes",
    "Status",
    "Step",
    "Store",
    "StoreDown",
    "StoredTable",
    "TableRow",
    "UndoRule",
    "Webhook",
    "Writer",
    "default_database",
    "encode",
    "existing_database",
    "now",
    "step_news",
]
