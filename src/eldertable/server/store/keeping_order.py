"""Keeping order: what people report, and who may not speak or come in for a while."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.orm import aliased

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.accounts import now
from eldertable.server.store.queries import Queries

# Who is muted says nothing in chats; who is blocked is not let in.
SanctionKind = Literal["mute", "block"]


class Report(msgspec.Struct, frozen=True):
    """What somebody reported: a person, and where there was one the line of a chat."""

    id: int
    made: int
    reporter: str | None
    reporter_name: str | None
    person: str | None
    name: str | None
    table_id: str | None
    said: str | None
    note: str


class OrderQueries(Queries):
    """Reports and sanctions."""

    async def add_report(self, reporter: str, person: str, note: str, table_id: str | None = None, said: str | None = None) -> None:
        """Keep what somebody reports, once as long as nobody has looked at it."""
        r = kept.reports.c
        same = and_(r.reporter == reporter, r.person == person, r.said == said if said else r.said.is_(None), r.settled.is_(None))
        values = {"reporter": reporter, "person": person, "note": note, "table_id": table_id, "said": said, "made": now()}
        async with self._write() as connection:
            if (await connection.execute(select(r.id).where(same).limit(1))).scalar_one_or_none() is None:
                await connection.execute(insert(kept.reports).values(**values))

    async def reports(self, limit: int) -> list[Report]:
        """What nobody has settled yet, the oldest first."""
        r, by, whom = kept.reports.c, aliased(schema.people), aliased(schema.people)
        query = (
            select(r.id, r.made, r.reporter, by.c.name, r.person, whom.c.name, r.table_id, r.said, r.note)
            .outerjoin(by, by.c.id == r.reporter)
            .outerjoin(whom, whom.c.id == r.person)
            .where(r.settled.is_(None))
            .order_by(r.id)
            .limit(limit)
        )
        async with self._read() as connection:
            return [Report(*row) for row in await connection.execute(query)]

    async def settle_report(self, number: int) -> bool:
        """Somebody has looked at it; False if there is no such open report."""
        r = kept.reports.c
        async with self._write() as connection:
            settled = await connection.execute(
                update(kept.reports).where(r.id == number, r.settled.is_(None)).values(settled=now())
            )
        return settled.rowcount == 1

    async def sanction(self, person: str, kind: SanctionKind, until: int | None) -> None:
        """Let somebody not speak, or not in, until then; without a time not any longer."""
        s = kept.sanctions.c
        async with self._write() as connection:
            await connection.execute(delete(kept.sanctions).where(s.person == person, s.kind == kind))
            if until is not None:
                await connection.execute(insert(kept.sanctions).values(person=person, kind=kind, until=until))

    async def is_muted(self, person: str) -> bool:
        """Whether somebody may not speak."""
        s = kept.sanctions.c
        query = select(s.until).where(s.person == person, s.kind == "mute", s.until > now())
        async with self._read() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def came(self, person: str) -> int:
        """When somebody first came."""
        async with self._read() as connection:
            return int((await connection.execute(select(schema.people.c.created).where(schema.people.c.id == person))).scalar_one())
