"""Who is who: a name, and a session with a signed cookie."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from eldertable.server.pace import address
from eldertable.server.store import PersonRow, Store, now
from eldertable.server.wire import Refusal
from eldertable.texts import LANGUAGES, Texts

COOKIE = "eldertable"
DEVICE_COOKIE = "eldertable-device"
# Where a call keeps what its cookie says.
TICKET = "eldertable.ticket"
A_YEAR = 365 * 24 * 3600
AN_HOUR = 3600 * 1000


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says: who it is, in which epoch it was given, and for which session; the first cookies knew no sessions."""

    person: str
    epoch: int
    session: str = ""


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="person")
        self._devices = URLSafeSerializer(secret, salt="device")

    async def who(self, connection: HTTPConnection) -> PersonRow | None:
        """The person whose cookie came along, as long as its session lasts."""
        ticket = self.ticket(connection)
        if ticket is None:
            return None
        known = self._store.visitor(ticket.person, ticket.session) if ticket.session else self._store.person(ticket.person)
        person = await known
        return person if person is not None and person.epoch == ticket.epoch else None

    def ticket(self, connection: HTTPConnection) -> Ticket | None:
        """What the cookie says, if it was given here, read once for a call; whether its session still lasts is another question."""
        scope = connection.scope
        if TICKET not in scope:
            scope[TICKET] = self._read_ticket(connection)
        found: Ticket | None = scope[TICKET]
        return found

    def _read_ticket(self, connection: HTTPConnection) -> Ticket | None:
        cookie = connection.cookies.get(COOKIE, "")
        if not cookie:
            return None
        try:
            told: Any = self._signer.loads(cookie)
            # The first cookies held nothing but the person.
            return msgspec.convert([told, 0] if isinstance(told, str) else told, Ticket)
        except (BadSignature, msgspec.ValidationError):
            return None

    async def must_be(self, connection: HTTPConnection) -> PersonRow:
        """The same, but strangers are refused."""
        person = await self.who(connection)
        if person is None:
            raise Refusal("stranger", "Please open the lobby first, so that the table knows you.", 401)
        return person

    async def welcome(self, connection: HTTPConnection) -> PersonRow:
        """A new guest, with a name in a language of the browser."""
        number = str(secrets.randbelow(9000) + 1000)
        name = Texts.load("server", language_of(connection)).say("guest-name", number=number)
        person = PersonRow(secrets.token_hex(12), name)
        await self._store.add_person(person.id, person.name)
        return person

    async def begin_session(self, connection: HTTPConnection, person: PersonRow) -> PersonRow:
        """The person with a session of its own from now on."""
        session = await self._store.begin_session(person.id, address(connection))
        return msgspec.structs.replace(person, session=session, seen=now())

    async def go_on(self, connection: HTTPConnection, person: PersonRow) -> PersonRow:
        """The person with the session it came with; one that came without gets one."""
        if not person.session:
            return await self.begin_session(connection, person)
        if person.seen < now() - AN_HOUR:
            await self._store.see_session(person.session, address(connection))
        return person

    def give_cookie(self, connection: HTTPConnection, response: Response, person: PersonRow) -> None:
        """Let the browser prove next time who it is."""
        ticket = str(self._signer.dumps([person.id, person.epoch, person.session]))
        self._set(connection, response, COOKIE, ticket)

    def take_cookie(self, response: Response) -> None:
        """Let the browser forget who it was."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")

    # -- known devices -------------------------------------------------------------------------------------

    def know_device(self, connection: HTTPConnection, response: Response, person: PersonRow) -> None:
        """Let the browser prove that its owner has signed in with it before; it opens nothing."""
        self._set(connection, response, DEVICE_COOKIE, str(self._devices.dumps(person.id)))

    def device_of(self, connection: HTTPConnection, person: str) -> str | None:
        """The name under which attempts of a browser count that a person has signed in with before."""
        cookie = connection.cookies.get(DEVICE_COOKIE, "")
        try:
            known = self._devices.loads(cookie) == person
        except BadSignature:
            return None
        return f"device {sha256(cookie.encode()).hexdigest()[:24]}" if known else None

    def _set(self, connection: HTTPConnection, response: Response, name: str, value: str) -> None:
        response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=connection.url.scheme == "https")


def language_of(connection: HTTPConnection) -> str:
    """The first language the browser asks for that we speak."""
    wanted = [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
