"""People and their accounts."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.public_ids import public_id
from eldertable.server.store.queries import Queries

Settings = dict[str, bool | int | str]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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


class AccountRow(msgspec.Struct, frozen=True):
    """An account, to sign in with."""

    person: str
    password: str


class AccountQueries(Queries):
    """Newcomers, accounts, settings, and what becomes of the seats of people who change or go."""

    async def add_person(self, person: str, name: str) -> None:
        """Remember a newcomer."""
        async with self._write() as connection:
            await connection.execute(insert(schema.people).values(id=person, name=name, created=now()))
            await connection.execute(insert(kept.profiles).values(person=person, public_id=public_id(person)))

    async def person(self, person: str) -> PersonRow | None:
        """A person, None for a stranger."""
        p, a = schema.people.c, schema.accounts.c
        query = (
            select(p.id, p.name, p.epoch, p.settings, p.webhook, a.login)
            .outerjoin(schema.accounts, a.person == p.id)
            .where(p.id == person)
        )
        async with self._read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        settings: Settings = msgspec.json.decode(row.settings) if row.settings else {}
        webhook = msgspec.json.decode(row.webhook, type=Webhook) if row.webhook else None
        return PersonRow(row.id, row.name, row.epoch, row.login is not None, settings, webhook)

    async def rename(self, person: str, name: str, login: str) -> None:
        """Give a person another name; an account is from then on called so too."""
        async with self._write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))
            await connection.execute(update(schema.accounts).where(schema.accounts.c.person == person).values(login=login))

    async def account(self, login: str) -> AccountRow | None:
        """The account with this name."""
        query = select(schema.accounts.c.person, schema.accounts.c.password).where(schema.accounts.c.login == login)
        async with self._read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else AccountRow(row.person, row.password)

    async def account_of(self, person: str) -> AccountRow | None:
        """The account of a person."""
        query = select(schema.accounts.c.person, schema.accounts.c.password).where(schema.accounts.c.person == person)
        async with self._read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else AccountRow(row.person, row.password)

    async def add_account(self, person: str, name: str, login: str, password: str) -> None:
        """Make a guest an account holder; raises Conflict if the name is taken."""
        async with self._write() as connection:
            values = {"person": person, "login": login, "password": password, "created": now()}
            await connection.execute(insert(schema.accounts).values(**values))
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))

    async def change_password(self, person: str, password: str) -> None:
        """A new password; whoever signed in with the old one is signed out."""
        async with self._write() as connection:
            await connection.execute(update(schema.accounts).where(schema.accounts.c.person == person).values(password=password))
            epoch = schema.people.c.epoch + 1
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(epoch=epoch))

    async def change_person(self, person: str, **values: Any) -> None:
        """Other settings, or another webhook."""
        kept = {name: None if value is None else msgspec.json.encode(value).decode() for name, value in values.items()}
        async with self._write() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == person).values(**kept))

    async def take_over(self, guest: str, person: str) -> None:
        """Everything of a guest belongs to a person now; the guest is no more."""
        async with self._write() as connection:
            await self._give_away(connection, guest, person)
            await self._forget(connection, guest)
            await connection.execute(delete(schema.people).where(schema.people.c.id == guest))

    async def remove_person(self, person: str, bot: str) -> None:
        """Forget a person: waiting seats are open again, a bot plays on where a game runs, the rest has no name any more."""
        async with self._write() as connection:
            await self._leave_seats(connection, person, bot)
            await self._give_away(connection, person, None)
            await self._forget(connection, person)
            await connection.execute(delete(schema.accounts).where(schema.accounts.c.person == person))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person))

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
        await connection.execute(delete(kept.profiles).where(kept.profiles.c.person == person))
        await connection.execute(update(kept.participants).where(kept.participants.c.person == person).values(person=None))

    async def seated_at(self, person: str) -> list[str]:
        """The tables where a person sits, whatever their state."""
        async with self._read() as connection:
            query = select(schema.seats.c.table_id).where(schema.seats.c.person == person).distinct()
            return list((await connection.execute(query)).scalars())
