"""What is forgotten with a person: whom that one knew, and who knew that one."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept

OWN_TABLES = (
    (kept.follows, ("person", "followed")),
    (kept.shunned, ("person", "other")),
    (kept.invitations, ("person", "host")),
    (kept.presence, ("person",)),
    (kept.seekers, ("person",)),
    (kept.push_addresses, ("person",)),
)


async def part_company(connection: AsyncConnection, person: str) -> None:
    """Forget whom somebody knew, and who knew that one."""
    for table, columns in OWN_TABLES:
        for column in columns:
            await connection.execute(delete(table).where(table.c[column] == person))
