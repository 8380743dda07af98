"""For operators: what they order and what was done, addresses that are blocked, and who keeps the server busy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, exists, func, insert, literal_column, select, union_all, update

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.accounts import now
from eldertable.server.store.queries import Queries


class AuditLine(msgspec.Struct, frozen=True):
    """What an operator did or wants done; `done` is None as long as no server has done it."""

    id: int
    made: int
    operator: str
    deed: str
    subject: str
    note: str
    done: int | None
    outcome: str | None


class Busy(msgspec.Struct, frozen=True):
    """Who was busy lately: a person or an address, and how often it did something."""

    who: str
    kind: str
    deeds: int


class Session(msgspec.Struct, frozen=True):
    """A browser that is somebody."""

    id: str
    person: str
    address: str
    created: int
    seen: int


class Standing(msgspec.Struct, frozen=True):
    """What operators want at the moment: the addresses and people that are not let in, and whether an order waits to be done."""

    addresses: frozenset[str]
    people: frozenset[str]
    orders: bool


# All of it with one question, which every server asks again and again.
STANDING = union_all(
    select(literal_column("'address'").label("what"), schema.blocks.c.address.label("who")).where(
        schema.blocks.c.until > bindparam("time")
    ),
    select(literal_column("'person'"), kept.sanctions.c.person).where(
        kept.sanctions.c.kind == "block", kept.sanctions.c.until > bindparam("time")
    ),
    select(literal_column("'order'"), literal_column("''")).where(exists().where(schema.audit.c.done.is_(None))),
)


class OperatorQueries(Queries):
    """The audit log and everything an operator looks at."""

    # -- the audit log -----------------------------------------------------------------------------------

    async def order(self, operator: str, deed: str, subject: str, note: str = "") -> int:
        """Ask the running server to do something; gives the number of the line in the audit log."""
        return await self._add_to_audit(operator, deed, subject, note, None, None)

    async def audit(self, operator: str, deed: str, subject: str, note: str = "", outcome: str = "") -> int:
        """Write down what was done."""
        return await self._add_to_audit(operator, deed, subject, note, now(), outcome)

    async def _add_to_audit(self, operator: str, deed: str, subject: str, note: str, done: int | None, outcome: str | None) -> int:
        values = {"made": now(), "operator": operator[:64], "deed": deed, "subject": subject[:128], "note": note}
        async with self._write() as connection:
            added = await connection.execute(
                insert(schema.audit).values(**values, done=done, outcome=outcome).returning(schema.audit.c.id)
            )
            return int(added.scalar_one())

    async def standing(self) -> Standing:
        """What operators want at the moment."""
        async with self._read() as connection:
            rows = (await connection.execute(STANDING, {"time": now()})).all()
        addresses, people, orders = ({row.who for row in rows if row.what == each} for each in ("address", "person", "order"))
        return Standing(frozenset(addresses), frozenset(people), bool(orders))

    async def orders(self) -> list[AuditLine]:
        """What no server has done yet, the oldest first."""
        query = select(schema.audit).where(schema.audit.c.done.is_(None)).order_by(schema.audit.c.id)
        async with self._read() as connection:
            return [audit_line(row) for row in await connection.execute(query)]

    async def take_order(self, number: int) -> bool:
        """Take on an order; False if another process did."""
        c = schema.audit.c
        async with self._write() as connection:
            taken = await connection.execute(update(schema.audit).where(c.id == number, c.done.is_(None)).values(done=now()))
        return taken.rowcount == 1

    async def report_order(self, number: int, outcome: str) -> None:
        """Say what came of an order."""
        async with self._write() as connection:
            await connection.execute(update(schema.audit).where(schema.audit.c.id == number).values(outcome=outcome))

    async def audit_line(self, number: int) -> AuditLine | None:
        """One line of the audit log."""
        async with self._read() as connection:
            row = (await connection.execute(select(schema.audit).where(schema.audit.c.id == number))).one_or_none()
        return None if row is None else audit_line(row)

    async def audit_lines(self, limit: int) -> list[AuditLine]:
        """The newest lines of the audit log, the newest first."""
        query = select(schema.audit).order_by(schema.audit.c.id.desc()).limit(limit)
        async with self._read() as connection:
            return [audit_line(row) for row in await connection.execute(query)]

    # -- blocked addresses -------------------------------------------------------------------------------

    async def block(self, address: str, until: int) -> None:
        """Let nobody in from an address until then."""
        async with self._write() as connection:
            await connection.execute(delete(schema.blocks).where(schema.blocks.c.address == address))
            await connection.execute(insert(schema.blocks).values(address=address, until=until))

    async def unblock(self, address: str) -> bool:
        """Let people in again; False if the address was not blocked."""
        async with self._write() as connection:
            removed = await connection.execute(delete(schema.blocks).where(schema.blocks.c.address == address))
        return removed.rowcount == 1

    async def blocks(self) -> dict[str, int]:
        """The addresses that are blocked now, and until when."""
        query = select(schema.blocks).where(schema.blocks.c.until > now())
        async with self._read() as connection:
            return {row.address: row.until for row in await connection.execute(query)}

    # -- who keeps it busy -------------------------------------------------------------------------------

    async def note_busy(self, process: str, busy: Sequence[Busy], forget_before: int) -> None:
        """Replace what a process said about who is busy; what ended processes said is forgotten."""
        b = schema.busy.c
        made = now()
        lines = [{"process": process, "made": made, **msgspec.structs.asdict(each)} for each in busy]
        async with self._write() as connection:
            await connection.execute(delete(schema.busy).where((b.process == process) | (b.made < forget_before)))
            if lines:
                await connection.execute(insert(schema.busy), lines)

    async def busiest(self, kind: str, since: int, limit: int) -> list[Busy]:
        """Who was busiest lately, over all processes."""
        b = schema.busy.c
        deeds = func.sum(b.deeds).label("deeds")
        query = select(b.who, deeds).where(b.kind == kind, b.made >= since).group_by(b.who).order_by(deeds.desc()).limit(limit)
        async with self._read() as connection:
            return [Busy(row.who, kind, int(row.deeds)) for row in await connection.execute(query)]

    async def busiest_tables(self, since: int, limit: int) -> list[tuple[str, str, int]]:
        """The tables with the most steps since a time: id, game and how many."""
        log, t = schema.log.c, schema.tables.c
        steps = func.count().label("steps")
        query = (
            select(log.table_id, t.game, steps)
            .join(schema.tables, t.id == log.table_id)
            .where(t.updated >= since, log.made >= since)
            .group_by(log.table_id, t.game)
            .order_by(steps.desc())
            .limit(limit)
        )
        async with self._read() as connection:
            return [(row.table_id, row.game, row.steps) for row in await connection.execute(query)]

    async def names_of(self, people: Sequence[str]) -> dict[str, str]:
        """What people are called."""
        query = select(schema.people.c.id, schema.people.c.name).where(schema.people.c.id.in_(people))
        async with self._read() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def sessions_of(self, person: str) -> list[Session]:
        """The browsers that are a person, the last seen first."""
        query = select(schema.sessions).where(schema.sessions.c.person == person).order_by(schema.sessions.c.seen.desc())
        async with self._read() as connection:
            return [Session(**row._mapping) for row in await connection.execute(query)]


def audit_line(row: Row[Any]) -> AuditLine:
    """A line of the audit log from its row."""
    return AuditLine(**row._mapping)
