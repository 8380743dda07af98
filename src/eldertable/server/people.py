"""Who is who: a name and a signed cookie."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from eldertable.server.store import PersonRow, Store
from eldertable.server.wire import NAME_LENGTH, Refusal
from eldertable.texts import LANGUAGES, Texts

COOKIE = "eldertable"
A_YEAR = 365 * 24 * 3600


class Ticket(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says: who it is, and in which epoch it was given."""

    person: str
    epoch: int


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="person")

    async def who(self, connection: HTTPConnection) -> PersonRow | None:
        """The person whose cookie came along."""
        ticket = self._read(connection.cookies.get(COOKIE, ""))
        person = await self._store.person(ticket.person) if ticket else None
        return person if person is not None and ticket is not None and person.epoch == ticket.epoch else None

    def _read(self, cookie: str) -> Ticket | None:
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

    def give_cookie(self, connection: HTTPConnection, response: Response, person: PersonRow) -> None:
        """Let the browser prove next time who it is."""
        ticket = str(self._signer.dumps([person.id, person.epoch]))
        response.set_cookie(COOKIE, ticket, max_age=A_YEAR, httponly=True, samesite="lax", secure=connection.url.scheme == "https")

    def take_cookie(self, response: Response) -> None:
        """Let the browser forget who it was."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def language_of(connection: HTTPConnection) -> str:
    """The first language the browser asks for that we speak."""
    wanted = [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def clean_name(name: str) -> str:
    """A name people can read: no control characters, one space at a time, not too long."""
    printable = "".join(char for char in unicodedata.normalize("NFC", name) if unicodedata.category(char)[0] != "C" or char == " ")
    clean = " ".join(printable.split())
    if not 1 <= len(clean) <= NAME_LENGTH:
        raise Refusal("bad_name", f"A name has 1 to {NAME_LENGTH} characters.")
    return clean


def login_of(name: str) -> str:
    """The name in the form in which names of accounts are compared: capitals and look-alike widths do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]
