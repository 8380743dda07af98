"""Games that ended: for each who played they wait to be looked at."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import bindparam, delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.queries import Queries

KNOWN = exists().where(kept.unseen.c.person == schema.seats.c.person, kept.unseen.c.table_id == schema.seats.c.table_id)
PLAYERS = (
    select(schema.seats.c.person, schema.seats.c.table_id)
    .where(schema.seats.c.table_id.in_(bindparam("table_ids", expanding=True)), schema.seats.c.person.is_not(None), ~KNOWN)
    .distinct()
)
LET_WAIT = insert(kept.unseen).from_select(["person", "table_id"], PLAYERS)
LOOK_AT = delete(kept.unseen).where(
    kept.unseen.c.person.in_(bindparam("people", expanding=True)), kept.unseen.c.table_id == bindparam("table_id")
)


async def let_wait(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Note that games are over, for everybody who sat there; within the transaction that ends them."""
    await connection.execute(LET_WAIT, {"table_ids": table_ids})


class UnseenQueries(Queries):
    """What waits to be looked at."""

    async def unseen(self, person: str) -> list[str]:
        """The games of somebody that ended and were not looked at since."""
        u = kept.unseen.c
        async with self._read() as connection:
            return list((await connection.execute(select(u.table_id).where(u.person == person))).scalars())

    async def look_at(self, people: Collection[str], table_id: str) -> None:
        """Some have seen how a game ended."""
        async with self._write() as connection:
            await connection.execute(LOOK_AT, {"people": list(people), "table_id": table_id})
