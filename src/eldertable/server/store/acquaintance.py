"""Who knows whom: following, shunning, inviting, and who is here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.accounts import now
from eldertable.server.store.profiles import Face, face_of, with_faces
from eldertable.server.store.public_ids import public_id
from eldertable.server.store.queries import Queries

A_MINUTE = 60_000
# Who was here so short a time ago is here.
HERE = 3 * A_MINUTE
MOST_FOLLOWED = 500
MOST_COMPANIONS = 30
ANSWERED = delete(kept.invitations).where(
    kept.invitations.c.table_id == bindparam("table_id"), kept.invitations.c.person == bindparam("person")
)
SHUNNED_BY = select(kept.shunned.c.other).where(kept.shunned.c.person == bindparam("person"))
SHUNNING = select(kept.shunned.c.person, kept.shunned.c.other).where(
    or_(
        and_(kept.shunned.c.person == bindparam("person"), kept.shunned.c.other.in_(bindparam("others", expanding=True))),
        and_(kept.shunned.c.other == bindparam("person"), kept.shunned.c.person.in_(bindparam("others", expanding=True))),
    )
)


class Followed(msgspec.Struct, frozen=True):
    """Somebody whom one follows; whether that one is here is shown to those who follow each other."""

    face: Face
    mutual: bool
    here: bool


class Companion(msgspec.Struct, frozen=True):
    """Somebody with whom one has played."""

    face: Face
    games: int
    last: int


class Invitation(msgspec.Struct, frozen=True):
    """Somebody wants one at a table."""

    table_id: str
    game: str
    host: Face
    made: int


class Ties(msgspec.Struct, frozen=True):
    """What two people have to do with each other."""

    follows: bool
    shuns: bool


class AcquaintanceQueries(Queries):
    """Everything between people."""

    async def be_here(self, person: str) -> None:
        """Note that somebody is here, at most once a minute."""
        p, time = kept.presence.c, now()
        async with self._read() as connection:
            seen = (await connection.execute(select(p.seen).where(p.person == person))).scalar_one_or_none()
        if seen is not None and seen > time - A_MINUTE:
            return
        async with self._write() as connection:
            changed = await connection.execute(update(kept.presence).where(p.person == person).values(seen=time))
            if changed.rowcount == 0:
                await connection.execute(insert(kept.presence).values(person=person, seen=time))

    # -- following and shunning ------------------------------------------------------------------------------

    async def follow(self, person: str, followed: str, on: bool) -> bool:
        """Follow somebody, or not any more; False if one follows too many."""
        f = kept.follows.c
        async with self._write() as connection:
            await connection.execute(delete(kept.follows).where(f.person == person, f.followed == followed))
            if not on:
                return True
            count = (await connection.execute(select(func.count()).where(f.person == person))).scalar_one()
            if count >= MOST_FOLLOWED:
                return False
            await connection.execute(insert(kept.follows).values(person=person, followed=followed, made=now()))
        return True

    async def shun(self, person: str, other: str, on: bool) -> None:
        """Have nothing to do with somebody, who then neither follows nor is followed; or not any more."""
        s, f, i = kept.shunned.c, kept.follows.c, kept.invitations.c
        async with self._write() as connection:
            await connection.execute(delete(kept.shunned).where(s.person == person, s.other == other))
            if on:
                await connection.execute(insert(kept.shunned).values(person=person, other=other, made=now()))
                both = or_(and_(f.person == person, f.followed == other), and_(f.person == other, f.followed == person))
                await connection.execute(delete(kept.follows).where(both))
                await connection.execute(delete(kept.invitations).where(i.person == person, i.host == other))

    async def ties(self, person: str, other: str) -> Ties:
        """What a person wants of another one."""
        f, s = kept.follows.c, kept.shunned.c
        async with self._read() as connection:
            follows = await connection.execute(select(f.made).where(f.person == person, f.followed == other))
            shuns = await connection.execute(select(s.made).where(s.person == person, s.other == other))
            return Ties(follows.scalar_one_or_none() is not None, shuns.scalar_one_or_none() is not None)

    async def shunned_by(self, person: str) -> frozenset[str]:
        """Whom somebody wants nothing to do with."""
        async with self._read() as connection:
            return frozenset((await connection.execute(SHUNNED_BY, {"person": person})).scalars())

    async def at_odds(self, person: str, others: Collection[str]) -> bool:
        """Whether somebody shuns one of the others, or is shunned by one."""
        async with self._read() as connection:
            return bool(await shunning(connection, person, others))

    async def followed_by(self, person: str) -> list[Followed]:
        """Whom somebody follows, those who are here first."""
        f, p, back = kept.follows.c, kept.presence.c, kept.follows.alias()
        mutual = exists().where(back.c.person == f.followed, back.c.followed == f.person)
        query = with_faces(
            select(f.followed.label("person"), mutual.label("mutual"), p.seen)
            .outerjoin(kept.presence, p.person == f.followed)
            .where(f.person == person)
        )
        async with self._read() as connection:
            rows = (await connection.execute(query)).all()
        found = [Followed(known_face(row), row.mutual, row.mutual and (row.seen or 0) > now() - HERE) for row in rows]
        return sorted(found, key=lambda each: (not each.here, (each.face.name or "").casefold()))

    async def shunned_faces(self, person: str) -> list[Face]:
        """Whom somebody shuns, to think better of it."""
        s = kept.shunned.c
        async with self._read() as connection:
            rows = await connection.execute(with_faces(select(s.other.label("person")).where(s.person == person)))
            return [known_face(row) for row in rows]

    async def companions(self, person: str) -> list[Companion]:
        """With whom somebody has played lately, the newest first."""
        r, other, s = kept.results.c, kept.results.alias(), kept.shunned.c
        met = and_(other.c.number == r.number, other.c.person.is_not(None), other.c.person != person)
        unwanted = exists().where(s.person == person, s.other == other.c.person)
        query = with_faces(
            select(other.c.person, func.count().label("games"), func.max(r.ended).label("last"))
            .select_from(kept.results.join(other, met))
            .where(r.person == person, ~unwanted)
            .group_by(other.c.person)
            .order_by(func.max(r.ended).desc())
            .limit(MOST_COMPANIONS)
        )
        async with self._read() as connection:
            rows = (await connection.execute(query)).all()
        found = [Companion(face_of(row), row.games, row.last) for row in rows if row.shown_to == "everybody"]
        return sorted(found, key=lambda each: -each.last)

    # -- inviting --------------------------------------------------------------------------------------------

    async def invite(self, table_id: str, host: str, person: str) -> bool:
        """Invite somebody to a table; False if that one was invited, or wants nothing of it."""
        i = kept.invitations.c
        async with self._write() as connection:
            known = await connection.execute(select(i.made).where(i.table_id == table_id, i.person == person))
            if known.scalar_one_or_none() is not None or await shunning(connection, host, [person]):
                return False
            await connection.execute(insert(kept.invitations).values(table_id=table_id, person=person, host=host, made=now()))
        return True

    async def drop_invitation(self, table_id: str, person: str) -> None:
        """An invitation is answered."""
        async with self._write() as connection:
            await connection.execute(ANSWERED, {"table_id": table_id, "person": person})

    async def invitations_of(self, person: str) -> list[Invitation]:
        """To which tables somebody is invited that still wait for players, the newest first."""
        i, t, s = kept.invitations.c, schema.tables.c, schema.seats.c
        free = exists().where(s.table_id == t.id, s.kind == "open")
        query = with_faces(
            select(i.host.label("person"), i.table_id, i.made, t.game)
            .join(schema.tables, t.id == i.table_id)
            .where(i.person == person, t.status == "waiting", free)
        )
        async with self._read() as connection:
            rows = (await connection.execute(query)).all()
        found = [Invitation(row.table_id, row.game, known_face(row), row.made) for row in rows]
        return sorted(found, key=lambda each: -each.made)


async def shunning(connection: AsyncConnection, person: str, others: Collection[str]) -> list[str]:
    """Which of the others somebody shuns or is shunned by."""
    found = await connection.execute(SHUNNING, {"person": person, "others": others})
    return [row.other if row.person == person else row.person for row in found]


def known_face(row: Row[Any]) -> Face:
    """Somebody one has to do with by name, whatever that one shows to others."""
    return Face(public_id(row.person), row.name, row.avatar)
