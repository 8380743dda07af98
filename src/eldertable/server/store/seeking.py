"""Who looks for others to play with, and who fits whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept
from eldertable.server.store.accounts import now
from eldertable.server.store.acquaintance import shunning
from eldertable.server.store.queries import Queries

SEEKING_LOCK = 0x7365656B
# Who waits at the page asks again every few seconds; who looks for a slow game may go away meanwhile.
STILL_THERE = 30_000
SLOW_PATIENCE = 3 * 24 * 3600 * 1000
# So long people are looked for before bots take the empty seats.
BEFORE_BOTS = 20_000


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play."""

    game: str
    players: int
    slow: bool = False
    rated: bool = False
    bots: bool = False


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who shall sit down: the share in the dice, and the promise that was given before it."""

    person: str
    share: str | None
    promise: str | None


class Sought(msgspec.Struct, frozen=True):
    """A wish, since when, and the table where it came true."""

    wish: Wish
    since: int
    table_id: str | None


class SeekQueries(Queries):
    """The waiting list."""

    async def seek(self, seeker: Seeker, wish: Wish) -> None:
        """Wait for others from now on."""
        time = now()
        async with self._write() as connection:
            await connection.execute(delete(kept.seekers).where(kept.seekers.c.person == seeker.person))
            values = msgspec.structs.asdict(wish) | msgspec.structs.asdict(seeker)
            await connection.execute(insert(kept.seekers).values(**values, since=time, seen=time, table_id=None))

    async def stop_seeking(self, person: str) -> None:
        """Wait no longer."""
        async with self._write() as connection:
            await connection.execute(delete(kept.seekers).where(kept.seekers.c.person == person))

    async def sought(self, person: str) -> Sought | None:
        """What somebody waits for; who asks is still there."""
        s = kept.seekers.c
        async with self._write() as connection:
            await connection.execute(update(kept.seekers).where(s.person == person).values(seen=now()))
            row = (await connection.execute(select(kept.seekers).where(s.person == person))).one_or_none()
        if row is None:
            return None
        return Sought(Wish(row.game, row.players, row.slow, row.rated, row.bots), row.since, row.table_id)

    async def waiting(self) -> dict[str, int]:
        """How many look for others, game by game."""
        s = kept.seekers.c
        query = select(s.game, func.count()).where(s.table_id.is_(None), still_there(now())).group_by(s.game)
        async with self._read() as connection:
            return {game: count for game, count in await connection.execute(query)}  # noqa: C416 - rows are no pairs to mypy

    async def bring_together(self, person: str, table_id: str) -> list[Seeker] | None:
        """The people who shall play at a new table with this id, the longest waiting first; None if they are too few yet."""
        s, time = kept.seekers.c, now()
        async with self._write() as connection:
            await one_at_a_time(connection)
            mine = (await connection.execute(select(kept.seekers).where(s.person == person))).one_or_none()
            if mine is None or mine.table_id is not None:
                return None
            same = and_(s.game == mine.game, s.players == mine.players, s.slow == mine.slow, s.rated == mine.rated)
            query = select(kept.seekers).where(same, s.table_id.is_(None), s.person != person, still_there(time)).order_by(s.since)
            group = await compatible(connection, mine, (await connection.execute(query)).all())
            if len(group) < mine.players:
                group = [row for row in group if row.bots]
                if not mine.bots or min(row.since for row in group) > time - BEFORE_BOTS:
                    return None
            found = [Seeker(row.person, row.share, row.promise) for row in sorted(group, key=lambda row: row.since)]
            people = [seeker.person for seeker in found]
            await connection.execute(update(kept.seekers).where(s.person.in_(people)).values(table_id=table_id))
        return found


def still_there(time: int) -> Any:
    """Those who still wait."""
    s = kept.seekers.c
    return or_(and_(s.slow.is_(True), s.seen > time - SLOW_PATIENCE), s.seen > time - STILL_THERE)


async def one_at_a_time(connection: AsyncConnection) -> None:
    """Nobody is seated at two tables at once, whichever process looks."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": SEEKING_LOCK})


async def compatible(connection: AsyncConnection, mine: Row[Any], others: Sequence[Row[Any]]) -> list[Row[Any]]:
    """As many as the table has seats, none of whom shuns another."""
    group = [mine]
    for other in others:
        if len(group) == mine.players:
            break
        if not await shunning(connection, other.person, [row.person for row in group]):
            group.append(other)
    return group
