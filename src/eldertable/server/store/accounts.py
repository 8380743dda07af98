"""People and their accounts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.parting import leave_tournaments, part_company, stay_unnamed
from eldertable.server.store.public_ids import public_id
from eldertable.server.store.queries import Queries

Settings = dict[str, bool | int | str]


# The wall clock is read once; from then on time passes steadily, so that setting the clock ends nobody's turn and lengthens none.
STEADY = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970."""
    return (STEADY + time.monotonic_ns()) // 1_000_000


class Webhook(msgspec.Struct, frozen=True):
    """Where a person wants to be told, and the address of the server as that person knows it."""

    url: str
    site: str


class PersonRow(msgspec.Struct, frozen=True):
    """A person as the database knows it."""

    id: str
    name: str
    epoch: int = 0
    account: bool = False
    settings: Settings = {}
    webhook: Webhook | None = None
    # How this person came in: the session and when it was last noted; empty for a person who was looked up otherwise.
    session: str = ""
    seen: int = 0


class AccountRow(msgspec.Struct, frozen=True):
    """An account, to sign in with."""

    person: str
    password: str
    recovery: str | None


# What is asked all the time is built once.
PERSON = (
    select(*(schema.people.c[name] for name in ("id", "name", "epoch", "settings", "webhook")), schema.accounts.c.login)
    .outerjoin(schema.accounts, schema.accounts.c.person == schema.people.c.id)
    .where(schema.people.c.id == bindparam("person"))
)


class AccountQueries(Queries):
    """Newcomers, accounts, settings, and what becomes of the seats of people who change or go."""

    async def add_person(self, person: str, name: str) -> None:
        """Remember a newcomer."""
        async with self._write() as connection:
            await connection.execute(insert(schema.people).values(id=person, name=name, created=now()))
            await connection.execute(insert(kept.profiles).values(person=person, public_id=public_id(person)))

    async def person(self, person: str) -> PersonRow | None:
        """A person, None for a stranger."""
        async with self._read() as connection:
            row = (await connection.execute(PERSON, {"person": person})).one_or_none()
        return None if row is None else person_row(row)

    async def rename(self, person: str, name: str, login: str, skeleton: str) -> None:
        """Give a person another name; an account is from then on called so too."""
        async with self._write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))
            values = {"login": login, "skeleton": skeleton}
            await connection.execute(update(schema.accounts).where(schema.accounts.c.person == person).values(**values))

    async def account(self, login: str) -> AccountRow | None:
        """The account with this name."""
        return await self._account(schema.accounts.c.login == login)

    async def account_of(self, person: str) -> AccountRow | None:
        """The account of a person."""
        return await self._account(schema.accounts.c.person == person)

    async def _account(self, which: ColumnElement[bool]) -> AccountRow | None:
        a = schema.accounts.c
        async with self._read() as connection:
            row = (await connection.execute(select(a.person, a.password, a.recovery).where(which))).one_or_none()
        return None if row is None else AccountRow(row.person, row.password, row.recovery)

    async def lookalikes(self, login: str, skeleton: str) -> set[str]:
        """Whose accounts are called so, or look so."""
        a = schema.accounts.c
        query = select(a.person).where(or_(a.login == login, a.skeleton == skeleton))
        async with self._read() as connection:
            return set((await connection.execute(query)).scalars())

    async def add_account(self, person: str, name: str, login: str, skeleton: str, password: str, recovery: str) -> None:
        """Make a guest an account holder; raises Conflict if the name is taken."""
        values = {"person": person, "login": login, "skeleton": skeleton, "password": password, "recovery": recovery}
        async with self._write() as connection:
            await connection.execute(insert(schema.accounts).values(**values, created=now()))
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))

    async def give_skeletons(self, skeleton_of: Callable[[str], str]) -> None:
        """Note what the names of those accounts look like that are older than this."""
        a, p = schema.accounts.c, schema.people.c
        query = select(a.person, p.name).join(schema.people, p.id == a.person).where(a.skeleton.is_(None))
        async with self._write() as connection:
            for row in (await connection.execute(query)).all():
                values = {"skeleton": skeleton_of(row.name)}
                await connection.execute(update(schema.accounts).where(a.person == row.person).values(**values))

    async def change_password(self, person: str, password: str, recovery: str | None = None) -> None:
        """A new password, and with it perhaps a new recovery code."""
        values = {"password": password} | ({"recovery": recovery} if recovery else {})
        async with self._write() as connection:
            await connection.execute(update(schema.accounts).where(schema.accounts.c.person == person).values(**values))

    async def change_recovery(self, person: str, recovery: str) -> None:
        """A new recovery code."""
        async with self._write() as connection:
            await connection.execute(update(schema.accounts).where(schema.accounts.c.person == person).values(recovery=recovery))

    async def change_person(self, person: str, **values: Any) -> None:
        """Other settings, or another webhook."""
        kept = {name: None if value is None else msgspec.json.encode(value).decode() for name, value in values.items()}
        async with self._write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(**kept))

    async def take_over(self, guest: str, person: str) -> None:
        """Everything of a guest belongs to a person now; the guest is no more."""
        async with self._write() as connection:
            await self._give_away(connection, guest, person)
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == guest))
            await self._forget(connection, guest)
            await connection.execute(delete(schema.people).where(schema.people.c.id == guest))

    async def remove_person(self, person: str, bot: str, chat: bool = False) -> list[str]:
        """Forget a person: waiting seats are open again, a bot plays on where a game runs, the rest has no name any more.

        With `chat`, what the person said is removed; gives the tables where that was.
        """
        c = schema.chat.c
        async with self._write() as connection:
            talked_at: list[str] = []
            if chat:
                talked_at = list((await connection.execute(select(c.table_id).where(c.person == person).distinct())).scalars())
                await connection.execute(delete(schema.chat).where(c.person == person))
            await self._leave_seats(connection, person, bot)
            await self._give_away(connection, person, None)
            await self._forget(connection, person)
            await connection.execute(delete(schema.accounts).where(schema.accounts.c.person == person))
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person))
        return talked_at

    async def _leave_seats(self, connection: AsyncConnection, person: str, bot: str) -> None:
        s = schema.seats

        def where(status: str) -> ColumnElement[bool]:
            return and_(s.c.person == person, exists().where(schema.tables.c.id == s.c.table_id, schema.tables.c.status == status))

        await connection.execute(update(s).where(where("waiting")).values(kind="open", person=None))
        await connection.execute(update(s).where(where("running")).values(kind="bot", bot=bot, person=None))

    async def _give_away(self, connection: AsyncConnection, old: str, new: str | None) -> None:
        await connection.execute(update(schema.seats).where(schema.seats.c.person == old).values(person=new))
        await connection.execute(update(schema.tables).where(schema.tables.c.owner == old).values(owner=new))
        await connection.execute(update(schema.chat).where(schema.chat.c.person == old).values(person=new))
        await connection.execute(update(kept.results).where(kept.results.c.person == old).values(person=new))

    async def _forget(self, connection: AsyncConnection, person: str) -> None:
        """What others knew a person by is gone; rated games keep a number that leads to nobody."""
        await part_company(connection, person)
        await stay_unnamed(connection, person)
        await leave_tournaments(connection, person)
        await connection.execute(delete(kept.profiles).where(kept.profiles.c.person == person))
        await connection.execute(update(kept.participants).where(kept.participants.c.person == person).values(person=None))

    async def seated_at(self, person: str) -> list[str]:
        """The tables where a person sits, whatever their state."""
        async with self._read() as connection:
            query = select(schema.seats.c.table_id).where(schema.seats.c.person == person).distinct()
            return list((await connection.execute(query)).scalars())


def person_row(row: Any, session: str = "", seen: int = 0) -> PersonRow:
    """A person from the row of a query."""
    settings: Settings = msgspec.json.decode(row.settings) if row.settings else {}
    webhook = msgspec.json.decode(row.webhook, type=Webhook) if row.webhook else None
    return PersonRow(row.id, row.name, row.epoch, row.login is not None, settings, webhook, session, seen)
