"""Which browser is whom, and since when."""

from __future__ import annotations

import secrets

from sqlalchemy import bindparam, delete, insert, select, update

from eldertable.server.store import schema
from eldertable.server.store.accounts import PERSON, PersonRow, now, person_row
from eldertable.server.store.queries import Queries

MOST_SESSIONS = 50
VISITOR = (
    PERSON.add_columns(schema.sessions.c.id.label("session"), schema.sessions.c.seen)
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(schema.sessions.c.id == bindparam("session"))
)


class SessionQueries(Queries):
    """Sessions begin, are looked up with every call, and end."""

    async def begin_session(self, person: str, address: str) -> str:
        """A new session of a person; the oldest give way if there are too many."""
        s = schema.sessions.c
        session, time = secrets.token_hex(12), now()
        async with self._write() as connection:
            query = select(s.id).where(s.person == person).order_by(s.seen.desc()).offset(MOST_SESSIONS - 1).limit(MOST_SESSIONS)
            old = list((await connection.execute(query)).scalars())
            if old:
                await connection.execute(delete(schema.sessions).where(s.id.in_(old)))
            values = {"id": session, "person": person, "address": address[:64], "created": time, "seen": time}
            await connection.execute(insert(schema.sessions).values(**values))
        return session

    async def visitor(self, person: str, session: str) -> PersonRow | None:
        """A person whose session this is, None if it has ended."""
        async with self._read() as connection:
            row = (await connection.execute(VISITOR, {"person": person, "session": session})).one_or_none()
        return None if row is None else person_row(row, row.session, row.seen)

    async def see_session(self, session: str, address: str) -> None:
        """Note that a session is in use, and from where."""
        async with self._write() as connection:
            this = schema.sessions.c.id == session
            await connection.execute(update(schema.sessions).where(this).values(seen=now(), address=address[:64]))

    async def end_session(self, session: str) -> bool:
        """Its cookie opens nothing any more; False if there is no such session."""
        async with self._write() as connection:
            ended = await connection.execute(delete(schema.sessions).where(schema.sessions.c.id == session))
        return ended.rowcount == 1

    async def end_sessions(self, person: str) -> None:
        """No cookie that a person was ever given opens anything any more."""
        async with self._write() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
            epoch = schema.people.c.epoch + 1
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(epoch=epoch))
