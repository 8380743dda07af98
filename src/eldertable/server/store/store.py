"""The database as the server sees it: tables and seats here, people and the life of tables in modules of their own."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.accounts import AccountQueries, now
from eldertable.server.store.acquaintance import ANSWERED, AcquaintanceQueries
from eldertable.server.store.analyses import AnalysisQueries
from eldertable.server.store.at_once import LINES_AFTER, SAID_AND_ASKED, WHOLE_TABLE, Around, Since, Whole, read_around
from eldertable.server.store.belongings import BelongingsQueries
from eldertable.server.store.challenges import ChallengeQueries
from eldertable.server.store.database import is_postgres, open_engine, with_transactions
from eldertable.server.store.keeping_order import OrderQueries
from eldertable.server.store.life import LifeQueries
from eldertable.server.store.news import Alone, Newsroom
from eldertable.server.store.operator import OperatorQueries
from eldertable.server.store.pen import Pen
from eldertable.server.store.postgres_pen import PostgresPen
from eldertable.server.store.profiles import ProfileQueries
from eldertable.server.store.pushing import PushQueries
from eldertable.server.store.puzzles import PuzzleQueries
from eldertable.server.store.ratings import RatingQueries
from eldertable.server.store.rows import SeatKind, SeatRow, Status, StoredTable, TableRow, put_table, table_row
from eldertable.server.store.seeking import SeekQueries
from eldertable.server.store.sessions import SessionQueries
from eldertable.server.store.tournaments import TournamentQueries
from eldertable.server.store.unseen import UnseenQueries
from eldertable.server.store.writer import Conflict, LogRow, StoreDown, Writer

NEWEST = 100
SECONDS_BETWEEN_PINGS = 1.0
# What is asked or changed whenever a table is opened, joined or loaded is built once.
TABLE = select(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
SEATS = (
    select(schema.seats, schema.people.c.name)
    .outerjoin(schema.people, schema.people.c.id == schema.seats.c.person)
    .where(schema.seats.c.table_id.in_(bindparam("table_ids", expanding=True)))
    .order_by(schema.seats.c.seat)
)
LOG = select(schema.log).where(schema.log.c.table_id == bindparam("table_id")).order_by(schema.log.c.version)
CHECKPOINT = select(schema.checkpoints).where(schema.checkpoints.c.table_id == bindparam("table_id"))
CHANGE_SEAT = (
    update(schema.seats)
    .where(
        schema.seats.c.table_id == bindparam("of_table"),
        schema.seats.c.seat == bindparam("of_seat"),
        schema.seats.c.kind == bindparam("was"),
        schema.seats.c.person.is_not_distinct_from(bindparam("of_person")),
        exists().where(schema.tables.c.id == bindparam("of_table"), schema.tables.c.status == "waiting"),
    )
    .values({name: bindparam(f"new_{name}") for name in ("kind", "person", "share")})
)
TOUCH = update(schema.tables).where(schema.tables.c.id == bindparam("table_id")).values(updated=bindparam("new_updated"))
BOTS = exists().where(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.kind == "bot", schema.seats.c.person.is_(None))
OWN = select(func.count()).where(schema.tables.c.owner == bindparam("person"))
OPENED = select(
    OWN.where(schema.tables.c.status == "waiting").scalar_subquery(),
    OWN.where(schema.tables.c.status == "running", BOTS).scalar_subquery(),
)


class Store(
    AccountQueries,
    SessionQueries,
    LifeQueries,
    AnalysisQueries,
    ProfileQueries,
    RatingQueries,
    AcquaintanceQueries,
    SeekQueries,
    TournamentQueries,
    PuzzleQueries,
    ChallengeQueries,
    PushQueries,
    OperatorQueries,
    OrderQueries,
    UnseenQueries,
    BelongingsQueries,
):
    """The database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = with_transactions(engine)
        self._of_one_moment = with_transactions(engine, "REPEATABLE READ")
        # SQLite has one writer; waiting here is kinder than waiting for its lock.
        self._lock = asyncio.Lock()
        self._pinging = asyncio.Lock()
        self._pinged = 0.0
        self.news: Newsroom | Alone
        if is_postgres(engine.url):
            self.news = Newsroom(engine)
            self.writer = Writer(self._writing, self._lock, PostgresPen(self.news))
        else:
            self.news = Alone()
            self.writer = Writer(self._writing, self._lock, Pen(Path(engine.url.database or "")))

    @classmethod
    async def open(cls, database: str) -> Store:
        """The store of a database; raises BadDatabase with the reason if it cannot be used."""
        return cls(await open_engine(database))

    async def close(self) -> None:
        """Finish what was accepted and let go of the database."""
        await self.writer.finish()
        await self.news.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._lock, self._writing.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(str(getattr(error, "orig", None) or error)) from None

    def _read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return connected(self._engine)

    @asynccontextmanager
    async def _read_one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with, to which everything stays as it is, whatever others write meanwhile."""
        async with connected(self._of_one_moment) as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            yield connection

    # -- the server -----------------------------------------------------------------------

    async def secret(self) -> str:
        """The key that signs cookies, made at the first start."""
        query = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
        async with self._write() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(insert(schema.settings).values(name="secret", value=found))
        return str(found)

    async def ping(self) -> None:
        """See whether something small can be saved and read, not more than once a second however often it is asked."""
        async with self._pinging:
            if time.monotonic() - self._pinged < SECONDS_BETWEEN_PINGS:
                return
            setting = schema.settings.c
            async with self._write() as connection:
                await connection.execute(delete(schema.settings).where(setting.name == "health"))
                await connection.execute(insert(schema.settings).values(name="health", value=str(now())))
            self._pinged = time.monotonic()

    # -- tables and seats ------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow] = (), position: str | None = None
    ) -> None:
        """Put a new table into the room, or one that was played elsewhere, with its log and the position at its end."""
        lines = [{"table_id": row.id, **msgspec.structs.asdict(line)} for line in log]
        async with self._write() as connection:
            await put_table(connection, row, seats)
            if lines:
                await connection.execute(insert(schema.log), lines)
            if position is not None:
                values = {"table_id": row.id, "version": row.version, "rules_version": row.rules_version, "position": position}
                await connection.execute(insert(schema.checkpoints).values(**values))

    async def tables_opened(self, person: str) -> tuple[int, int]:
        """How many tables that somebody opened still wait, and at how many bots play on."""
        async with self._read() as connection:
            waiting, thinking = (await connection.execute(OPENED, {"person": person})).one()
        return waiting, thinking

    async def take_seat(self, table_id: str, seat: int, person: str, share: str | None = None) -> bool:
        """Sit down, if the seat is still open and the table still waits; an invitation there is answered with that."""
        return await self._change_seat(table_id, seat, was="open", is_now="person", of=None, person=person, share=share)

    async def free_seat(self, table_id: str, seat: int, person: str) -> bool:
        """Stand up again, as long as the table waits."""
        return await self._change_seat(table_id, seat, was="person", is_now="open", of=person, person=None, share=None)

    async def _change_seat(
        self, table_id: str, seat: int, *, was: SeatKind, is_now: SeatKind, of: str | None, person: str | None, share: str | None
    ) -> bool:
        place = {"of_table": table_id, "of_seat": seat, "was": was, "of_person": of}
        async with self._write() as connection:
            changed = await connection.execute(CHANGE_SEAT, place | {"new_kind": is_now, "new_person": person, "new_share": share})
            await connection.execute(TOUCH, {"table_id": table_id, "new_updated": now()})
            if person is not None and changed.rowcount == 1:
                await connection.execute(ANSWERED, {"table_id": table_id, "person": person})
        return changed.rowcount == 1

    async def remove_deserted(self, table_ids: Sequence[str]) -> list[str]:
        """Clear those of the tables away that wait although nobody sits at them any more; which ones."""
        t, s = schema.tables.c, schema.seats.c
        somebody = exists().where(s.table_id == t.id, s.kind == "person")
        query = select(t.id).where(t.id.in_(table_ids), t.status == "waiting", ~somebody)
        async with self._write() as connection:
            deserted = list((await connection.execute(query)).scalars())
            await self._remove(connection, deserted)
        return deserted

    async def remove_waiting(self, table_id: str) -> None:
        """Clear a table away that everybody left before it began."""
        query = select(schema.tables.c.id).where(schema.tables.c.id == table_id, schema.tables.c.status == "waiting")
        async with self._write() as connection:
            await self._remove(connection, list((await connection.execute(query)).scalars()))

    async def _remove(self, connection: AsyncConnection, table_ids: Sequence[str]) -> None:
        for part in (schema.seats, schema.chat, schema.proposals, kept.invitations):
            await connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
        await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(table_ids)))

    async def load(self, table_id: str) -> StoredTable | None:
        """Everything of one table, or None if there is no such table."""
        found = await self.news.ask(WHOLE_TABLE, table_id)
        if found is not None:
            return Whole.read(found)
        async with self._read_one_moment() as connection:
            this = {"table_id": table_id}
            row = (await connection.execute(TABLE, this)).one_or_none()
            if row is None:
                return None
            seats = (await self._seats(connection, [table_id]))[table_id]
            log = [LogRow(r.version, r.kind, r.seat, r.choice, r.events, r.made) for r in await connection.execute(LOG, this)]
            kept = (await connection.execute(CHECKPOINT, this)).one_or_none()
        checkpoint = (kept.version, msgspec.json.decode(kept.position)) if kept else None
        return StoredTable(table_row(row._mapping), seats, log, checkpoint)

    async def tables_of(self, person: str, *, finished: bool) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where a person has a seat, those waiting for that person first; or the finished ones, brought records too."""
        t = schema.tables.c
        seated = exists().where(schema.seats.c.table_id == t.id, schema.seats.c.person == person)
        mine = and_(t.status == "finished", or_(seated, t.owner == person)) if finished else and_(t.status != "finished", seated)
        turn = exists().where(
            schema.seats.c.table_id == schema.tables.c.id,
            schema.seats.c.person == person,
            schema.seats.c.seat == schema.tables.c.turn,
            schema.seats.c.kind == "person",
            schema.tables.c.status == "running",
        )
        return await self._list(select(schema.tables).where(mine).order_by(turn.desc(), schema.tables.c.updated.desc()))

    async def public_tables(
        self, status: Status, limit: int = NEWEST, besides: str | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables in this status, the newest first, without those where one person sits."""
        c = schema.tables.c
        query = select(schema.tables).where(c.status == status, c.public.is_(True)).order_by(c.updated.desc())
        if besides is not None:
            query = query.where(~exists().where(schema.seats.c.table_id == c.id, schema.seats.c.person == besides))
        return await self._list(query, limit)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table as it stands in lists."""
        return next(iter(await self._list(select(schema.tables).where(schema.tables.c.id == table_id))), None)

    async def lines_after(self, table_id: str, version: int) -> tuple[TableRow, list[LogRow]] | None:
        """A table as it is now, and what other processes wrote after a version; None if there is no such table."""
        found = await self.news.ask(LINES_AFTER, table_id, version)
        return None if found is None else Since.read(found)

    async def around(self, table_id: str) -> Around:
        """What was said at a table, and what the others are asked."""
        found = await self.news.ask(SAID_AND_ASKED, table_id)
        return Around(await self.lines(table_id), await self.proposal(table_id)) if found is None else read_around(found)

    async def running_under_other_rules(self, rules_versions: dict[str, str]) -> list[str]:
        """The running tables that follow other rules than the given ones of their game."""
        t = schema.tables.c
        other = or_(*(and_(t.game == game, t.rules_version != version) for game, version in rules_versions.items()))
        async with self._read() as connection:
            return list((await connection.execute(select(t.id).where(t.status == "running", other))).scalars())

    async def tables_where_bots_decide(self, before: int | None = None) -> list[str]:
        """The tables where a bot decides, or that are full but did not start yet; all, or those untouched since a time."""
        t, s = schema.tables.c, schema.seats.c
        bot_turn = exists().where(s.table_id == t.id, s.seat == t.turn, s.kind == "bot")
        open_seat = exists().where(s.table_id == t.id, s.kind == "open")
        query = select(t.id).where(or_(and_(t.status == "running", bot_turn), and_(t.status == "waiting", ~open_seat)))
        if before is not None:
            query = query.where(t.updated < before)
        async with self._read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _list(self, query: Select[Any], limit: int = NEWEST) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self._read() as connection:
            rows = [table_row(row._mapping) for row in await connection.execute(query.limit(limit))]
            seats = await self._seats(connection, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]

    async def _seats(self, connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        for row in await connection.execute(SEATS, {"table_ids": table_ids}):
            found[row.table_id].append(
                SeatRow(row.seat, row.kind, row.person, row.name, row.bot, row.conceded, row.late, row.share, row.number)
            )
        return found


@asynccontextmanager
async def connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection, for as long as the database is there."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise StoreDown(str(getattr(error, "orig", None) or error)) from None
