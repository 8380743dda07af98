"""Push addresses: where the browsers of a person want to be told."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from sqlalchemy import delete, insert, select

from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.accounts import PERSON, PersonRow, now, person_row
from eldertable.server.store.queries import Queries

MOST_DEVICES = 20
PUSHED = tuple(kept.push_addresses.c[name] for name in ("endpoint", "p256dh", "auth", "site"))
TO_TELL = PERSON.add_columns(*PUSHED).outerjoin(kept.push_addresses, kept.push_addresses.c.person == schema.people.c.id)


class PushAddress(msgspec.Struct, frozen=True):
    """Where to send, and the keys with which only that browser can read it."""

    endpoint: str
    p256dh: str
    auth: str
    site: str


class PushQueries(Queries):
    """Push addresses come with a session and go with it."""

    async def add_push(self, person: str, session: str, address: PushAddress) -> bool:
        """Tell this browser from now on; False if a person has too many."""
        p, identity = kept.push_addresses.c, push_id(address.endpoint)
        async with self._write() as connection:
            await connection.execute(delete(kept.push_addresses).where((p.id == identity) | (p.session == session)))
            known = list((await connection.execute(select(p.id).where(p.person == person))).scalars())
            if len(known) >= MOST_DEVICES:
                return False
            values = msgspec.structs.asdict(address) | {"id": identity, "person": person, "session": session, "made": now()}
            await connection.execute(insert(kept.push_addresses).values(**values))
        return True

    async def drop_push(self, endpoint: str) -> None:
        """This address leads nowhere any more."""
        async with self._write() as connection:
            await connection.execute(delete(kept.push_addresses).where(kept.push_addresses.c.id == push_id(endpoint)))

    async def drop_push_of(self, session: str) -> None:
        """This browser does not want to be told any more."""
        async with self._write() as connection:
            await connection.execute(delete(kept.push_addresses).where(kept.push_addresses.c.session == session))

    async def to_tell(self, person: str) -> tuple[PersonRow, list[PushAddress]] | None:
        """A person, and where that one's browsers want to be told; None for a stranger."""
        async with self._read() as connection:
            rows = (await connection.execute(TO_TELL, {"person": person})).all()
        if not rows:
            return None
        return person_row(rows[0]), [PushAddress(r.endpoint, r.p256dh, r.auth, r.site) for r in rows if r.endpoint is not None]

    async def is_pushed(self, session: str) -> bool:
        """Whether this browser is told."""
        p = kept.push_addresses.c
        async with self._read() as connection:
            return (await connection.execute(select(p.id).where(p.session == session))).first() is not None

    async def kept_once(self, name: str, fresh: str) -> str:
        """A value that the server makes once and keeps: what was kept, else this one."""
        s = schema.settings.c
        async with self._write() as connection:
            found = (await connection.execute(select(s.value).where(s.name == name))).scalar_one_or_none()
            if found is None:
                await connection.execute(insert(schema.settings).values(name=name, value=fresh))
        return str(found or fresh)


def push_id(endpoint: str) -> str:
    """A short name for a long address."""
    return blake2b(endpoint.encode(), digest_size=24).hexdigest()
