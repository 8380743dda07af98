"""Games that ended: for each who played they wait to be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.queries import Queries


async def let_wait(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Note that games are over, for everybody who sat there; within the transaction that ends them."""
    s, u = schema.seats.c, kept.unseen.c
    known = exists().where(u.person == s.person, u.table_id == s.table_id)
    players = select(s.person, s.table_id).where(s.table_id.in_(table_ids), s.person.is_not(None), ~known).distinct()
    await connection.execute(insert(kept.unseen).from_select(["person", "table_id"], players))


class UnseenQueries(Queries):
    """What waits to be looked at."""

    async def unseen(self, person: str) -> list[str]:
        """The games of somebody that ended and were not looked at since."""
        u = kept.unseen.c
        async with self._read() as connection:
            return list((await connection.execute(select(u.table_id).where(u.person == person))).scalars())

    async def look_at(self, person: str, table_id: str) -> None:
        """Somebody has seen how a game ended."""
        u = kept.unseen.c
        async with self._write() as connection:
            await connection.execute(delete(kept.unseen).where(u.person == person, u.table_id == table_id))
