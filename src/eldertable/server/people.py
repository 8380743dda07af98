"""Guests: a name and a signed cookie."""

from __future__ import annotations

import secrets
import unicodedata

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from eldertable.server.store import Store
from eldertable.server.wire import NAME_LENGTH, Refusal

COOKIE = "eldertable"
A_YEAR = 365 * 24 * 3600
GUEST = {"en": "Guest", "fr": "Invité", "pl": "Gość"}


class Person(msgspec.Struct, frozen=True):
    """Somebody the server knows."""

    id: str
    name: str


class People:
    """Who is who."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="person")

    async def who(self, connection: HTTPConnection) -> Person | None:
        """The person whose cookie came along."""
        try:
            person = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        name = await self._store.person_name(person) if isinstance(person, str) else None
        return None if name is None else Person(person, name)

    async def must_be(self, connection: HTTPConnection) -> Person:
        """The same, but strangers are refused."""
        person = await self.who(connection)
        if person is None:
            raise Refusal("stranger", "Please open the lobby first, so that the table knows you.", 401)
        return person

    async def welcome(self, connection: HTTPConnection) -> Person:
        """A new guest, with a name in a language of the browser."""
        wanted = [part.strip()[:2] for part in connection.headers.get("accept-language", "").split(",")]
        word = next((GUEST[lang] for lang in wanted if lang in GUEST), GUEST["en"])
        person = Person(secrets.token_hex(12), f"{word} {secrets.randbelow(9000) + 1000}")
        await self._store.add_person(person.id, person.name)
        return person

    def give_cookie(self, connection: HTTPConnection, response: Response, person: Person) -> None:
        """Let the browser prove next time who it is."""
        secure = connection.url.scheme == "https"
        response.set_cookie(
            COOKIE, str(self._signer.dumps(person.id)), max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
        )


def clean_name(name: str) -> str:
    """A name people can read: no control characters, one space at a time, not too long."""
    printable = "".join(char for char in unicodedata.normalize("NFC", name) if unicodedata.category(char)[0] != "C" or char == " ")
    clean = " ".join(printable.split())
    if not 1 <= len(clean) <= NAME_LENGTH:
        raise Refusal("bad_name", f"A name has 1 to {NAME_LENGTH} characters.")
    return clean
