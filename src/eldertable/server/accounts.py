"""Accounts: a name and a password that keep tables and settings across devices."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.herald import Herald
from eldertable.server.pace import Pace, address
from eldertable.server.people import People, clean_name, login_of
from eldertable.server.room import Room
from eldertable.server.store import Conflict, PersonRow, Settings, Store, Webhook
from eldertable.server.wire import STAND_IN, Credentials, Goodbye, Me, NameChange, NewPassword, Nothing, Refusal, WebhookWish

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MOST_SETTINGS = 40
LONGEST_SETTING = 200
# Each takes 64 MiB and a core for a moment.
HASHES_AT_ONCE = 2


class Passwords:
    """Argon2, away from the event loop."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._places = asyncio.Semaphore(HASHES_AT_ONCE)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """The form in which a password is kept."""
        async with self._places:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; for an account that does not exist it takes just as long."""
        if not self._nobody:
            self._nobody = await self.hash("nobody")
        async with self._places:
            return await asyncio.to_thread(self._fits, kept or self._nobody, password) and kept is not None

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except VerifyMismatchError:
            return False


class Accounts:
    """The HTTP calls about oneself."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace, herald: Herald) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace
        self._herald = herald
        self._passwords = Passwords()

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.rename, methods=["POST"]),
            Route("/api/me/settings", self.change_settings, methods=["POST"]),
            Route("/api/me/webhook", self.change_webhook, methods=["POST"]),
            Route("/api/me/webhook/test", self.try_webhook, methods=["POST"]),
            Route("/api/account", self.sign_up, methods=["POST"]),
            Route("/api/account/sign-in", self.sign_in, methods=["POST"]),
            Route("/api/account/sign-out", self.sign_out, methods=["POST"]),
            Route("/api/account/password", self.change_password, methods=["POST"]),
            Route("/api/account/delete", self.delete, methods=["POST"]),
        ]

    # -- everybody ---------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who I am; a newcomer becomes a guest."""
        return self._answer(request, await self._known_or_new(request))

    async def rename(self, request: Request) -> Response:
        """Be called differently; nobody may be called like somebody else's account."""
        change = await read_body(request, NameChange)
        name = clean_name(change.name)
        person = await self._known_or_new(request)
        holder = await self._store.account(login_of(name))
        if holder is not None and holder.person != person.id:
            raise name_taken()
        try:
            await self._store.rename(person.id, name, login_of(name))
        except Conflict:
            raise name_taken() from None
        self._room.rename(person.id, name)
        return self._answer(request, msgspec.structs.replace(person, name=name))

    async def change_settings(self, request: Request) -> Response:
        """Remember how this person likes it, on every device."""
        settings = await read_body(request, Settings)
        person = await self._people.must_be(request)
        for name, value in settings.items():
            if len(name) > LONGEST_SETTING or len(str(value)) > LONGEST_SETTING:
                raise Refusal("malformed", f"A setting has at most {LONGEST_SETTING} characters.")
        if len(settings) > MOST_SETTINGS:
            raise Refusal("malformed", f"There are at most {MOST_SETTINGS} settings.")
        await self._store.change_person(person.id, settings=settings)
        return answer({})

    async def change_webhook(self, request: Request) -> Response:
        """Be told elsewhere when it is one's turn, or not any more."""
        wish = await read_body(request, WebhookWish)
        person = await self._people.must_be(request)
        webhook = None if wish.url is None else Webhook(await self._herald.checked(wish.url), site_of(request))
        await self._store.change_person(person.id, webhook=webhook)
        return answer({"webhook": wish.url})

    async def try_webhook(self, request: Request) -> Response:
        """Send a word to one's own webhook, and tell how it went."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        self._pace.check("webhook", person.id, address(request))
        await self._herald.greet(person)
        return answer({})

    # -- account holders ---------------------------------------------------------------------------------

    async def sign_up(self, request: Request) -> Response:
        """Make the present guest an account holder; tables and settings stay."""
        wish = await read_body(request, Credentials)
        person = await self._people.must_be(request)
        if person.account:
            raise Refusal("already_signed_in", "You are signed in already.", 409)
        name = clean_name(wish.name)
        check_password(wish.password)
        self._pace.check("sign_up", address(request))
        if await self._store.account(login_of(name)) is not None:
            raise name_taken()
        try:
            await self._store.add_account(person.id, name, login_of(name), await self._passwords.hash(wish.password))
        except Conflict:
            raise name_taken() from None
        self._room.rename(person.id, name)
        return self._answer(request, msgspec.structs.replace(person, name=name, account=True), 201)

    async def sign_in(self, request: Request) -> Response:
        """Be somebody one was before; the tables of the present guest come along."""
        wish = await read_body(request, Credentials)
        login = login_of(wish.name.strip())
        self._pace.check("sign_in", address(request), f"account {login}")
        found = await self._store.account(login) if wish.name else None
        if not await self._passwords.check(found.password if found else None, wish.password[:LONGEST_PASSWORD]):
            raise Refusal("wrong_password", "There is no account with this name and password.", 403)
        assert found is not None
        person = await self._store.person(found.person)
        guest = await self._people.who(request)
        if person is None:
            raise Refusal("wrong_password", "There is no account with this name and password.", 403)
        if guest is not None and not guest.account:
            tables = await self._store.seated_at(guest.id)
            await self._store.take_over(guest.id, person.id)
            await self._room.people_changed(tables)
            await self._room.show_out(guest.id)
        return self._answer(request, person)

    async def sign_out(self, request: Request) -> Response:
        """Be nobody again."""
        await read_body(request, Nothing)
        response = answer({})
        self._people.take_cookie(response)
        return response

    async def change_password(self, request: Request) -> Response:
        """Another password; all other devices are signed out."""
        wish = await read_body(request, NewPassword)
        person = await self._must_know(request, wish.old)
        check_password(wish.new)
        await self._store.change_password(person.id, await self._passwords.hash(wish.new))
        await self._room.show_out(person.id)
        return self._answer(request, msgspec.structs.replace(person, epoch=person.epoch + 1))

    async def delete(self, request: Request) -> Response:
        """Be forgotten: open seats are free again, bots play on in running games, finished games lose the name."""
        wish = await read_body(request, Goodbye)
        person = await self._must_know(request, wish.password)
        tables = await self._store.seated_at(person.id)
        await self._store.remove_person(person.id, STAND_IN)
        await self._room.people_changed(tables)
        await self._room.show_out(person.id)
        response = answer({})
        self._people.take_cookie(response)
        return response

    # -- helpers -----------------------------------------------------------------------------------------

    async def _known_or_new(self, request: Request) -> PersonRow:
        person = await self._people.who(request)
        if person is None:
            self._pace.check("arrive", address(request))
            person = await self._people.welcome(request)
        return person

    async def _must_know(self, request: Request, password: str) -> PersonRow:
        """The person, if it knows its password."""
        person = await self._people.must_be(request)
        self._pace.check("sign_in", address(request), f"person {person.id}")
        found = await self._store.account_of(person.id)
        if found is None:
            raise Refusal("no_account", "You have no account.", 409)
        if not await self._passwords.check(found.password, password[:LONGEST_PASSWORD]):
            raise Refusal("wrong_password", "This is not your password.", 403)
        return person

    def _answer(self, request: Request, person: PersonRow, status: int = 200) -> Response:
        url = person.webhook.url if person.webhook else None
        response = answer(Me(person.id, person.name, person.account, person.settings, url), status)
        self._people.give_cookie(request, response, person)
        return response


def name_taken() -> Refusal:
    """Somebody else is called so."""
    return Refusal("name_taken", "An account with this name exists already.", 409)


def check_password(password: str) -> None:
    """Refuse passwords that are too short to protect anything, or too long to be one."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("bad_password", f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")


def site_of(request: Request) -> str:
    """The address of the server as the browser knows it; the gatekeeper has compared the origin with the host."""
    origin: Any = request.headers.get("origin")
    if origin:
        return str(origin)
    parts = urlsplit(str(request.url))
    return f"{parts.scheme}://{parts.netloc}"
