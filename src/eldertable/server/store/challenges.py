"""Challenges of the week: the same deal for everybody, one try each, ranked by result."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert, select

from eldertable.server.store import contest_schema as contests
from eldertable.server.store import schema
from eldertable.server.store.profiles import Face, face_of, with_faces
from eldertable.server.store.queries import Queries
from eldertable.server.store.rows import SeatRow, TableRow, put_table


class Challenge(msgspec.Struct, frozen=True):
    """A deal for a week; the seed is nobody's to know before it ends."""

    week: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    starts: int
    ends: int


class Attempt(msgspec.Struct, frozen=True):
    """Somebody's try: the table, and what became of it."""

    person: str
    face: Face
    table_id: str
    status: str
    result: dict[str, Any] | None


class ChallengeQueries(Queries):
    """Everything about challenges."""

    async def add_challenge(self, challenge: Challenge) -> None:
        """Set a challenge; raises Conflict if the week has one."""
        fields = msgspec.structs.asdict(challenge) | {"options": msgspec.json.encode(challenge.options).decode()}
        async with self._write() as connection:
            await connection.execute(insert(contests.challenges).values(**fields))

    async def challenge(self, week: str) -> Challenge | None:
        """The challenge of a week."""
        query = select(contests.challenges).where(contests.challenges.c.week == week)
        async with self._read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Challenge(**(dict(row._mapping) | {"options": msgspec.json.decode(row.options)}))

    async def begin_challenge(self, week: str, person: str, row: TableRow, seats: list[SeatRow]) -> None:
        """Somebody's one try, with its table; raises Conflict for a second one."""
        async with self._write() as connection:
            await put_table(connection, row, seats)
            await connection.execute(insert(contests.challenge_tries).values(week=week, person=person, table_id=row.id))

    async def attempts(self, week: str) -> list[Attempt]:
        """Everybody's tries."""
        c, t = contests.challenge_tries.c, schema.tables.c
        query = with_faces(
            select(c.person, c.table_id, t.status, t.result, t.ending).join(schema.tables, t.id == c.table_id).where(c.week == week)
        )
        async with self._read() as connection:
            rows = (await connection.execute(query)).all()
        # What was given up has no result, whatever the last position was worth.
        results = [msgspec.json.decode(row.result) if row.result and not row.ending else None for row in rows]
        return [Attempt(r.person, face_of(r), r.table_id, r.status, result) for r, result in zip(rows, results, strict=True)]

    async def account_since(self, person: str) -> int | None:
        """When somebody made an account; None without one."""
        a = schema.accounts.c
        async with self._read() as connection:
            return (await connection.execute(select(a.created).where(a.person == person))).scalar_one_or_none()
