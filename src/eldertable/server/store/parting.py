"""What is forgotten with a person: whom that one knew, and who knew that one."""

from __future__ import annotations

from sqlalchemy import delete, exists, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import contest_schema as contests
from eldertable.server.store import people_schema as kept

OWN_TABLES = (
    (kept.follows, ("person", "followed")),
    (kept.shunned, ("person", "other")),
    (kept.invitations, ("person", "host")),
    (kept.presence, ("person",)),
    (kept.seekers, ("person",)),
    (kept.push_addresses, ("person",)),
    (contests.puzzle_tries, ("person",)),
    (contests.challenge_tries, ("person",)),
    (kept.unseen, ("person",)),
    (kept.reports, ("person",)),
    (kept.sanctions, ("person",)),
)


async def part_company(connection: AsyncConnection, person: str) -> None:
    """Forget whom somebody knew, and who knew that one."""
    for table, columns in OWN_TABLES:
        for column in columns:
            await connection.execute(delete(table).where(table.c[column] == person))


async def stay_unnamed(connection: AsyncConnection, person: str) -> None:
    """What somebody reported stays, without a name."""
    r = kept.reports.c
    await connection.execute(update(kept.reports).where(r.reporter == person).values(reporter=None))


async def leave_tournaments(connection: AsyncConnection, person: str) -> None:
    """Somebody is not known any more: out of tournaments that have not begun, absent from the others, which need another host."""
    t, e = contests.tournaments.c, contests.entrants.c
    still_open = exists().where(t.id == e.tournament, t.status == "open")
    await connection.execute(delete(contests.entrants).where(e.person == person, still_open))
    await connection.execute(update(contests.entrants).where(e.person == person).values(person=None, absent=True))
    await connection.execute(update(contests.tournaments).where(t.host == person).values(host=None))
