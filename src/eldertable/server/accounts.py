"""Accounts: a name and a password that keep tables and settings across devices."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.herald import Herald
from eldertable.server.names import clean_name, login_of, skeleton_of
from eldertable.server.pace import Pace, address
from eldertable.server.passwords import LONGEST_PASSWORD, Passwords, check_password, code_fits, keep_code, new_code
from eldertable.server.people import People
from eldertable.server.people_answers import NewRecoveryCode, WebhookInfo
from eldertable.server.room import Room
from eldertable.server.store import Conflict, PersonRow, Settings, Store, Webhook
from eldertable.server.wire import (
    STAND_IN,
    Credentials,
    Goodbye,
    Me,
    NameChange,
    NewPassword,
    Nothing,
    OwnPassword,
    Recovery,
    Refusal,
    WebhookWish,
)

MOST_SETTINGS = 40
LONGEST_SETTING = 200


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
            Route("/api/account/recover", self.recover, methods=["POST"]),
            Route("/api/account/recovery-code", self.renew_code, methods=["POST"]),
            Route("/api/me/data", self.data, methods=["GET"]),
            Route("/api/account/delete", self.delete, methods=["POST"]),
        ]

    # -- everybody ---------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who I am; a newcomer becomes a guest."""
        person = await self._people.go_on(request, await self._known_or_new(request))
        return self._answer(request, person)

    async def rename(self, request: Request) -> Response:
        """Be called differently; nobody may be called like somebody else's account, or look so."""
        change = await read_body(request, NameChange)
        name = clean_name(change.name)
        person = await self._known_or_new(request)
        self._pace.check("rename", person.id, address(request))
        await self._must_be_free(name, person.id)
        try:
            await self._store.rename(person.id, name, login_of(name), skeleton_of(name))
        except Conflict:
            raise name_taken() from None
        self._room.rename(person.id, name)
        person = await self._people.go_on(request, msgspec.structs.replace(person, name=name))
        return self._answer(request, person)

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
        # Looking up where a host is may take the server long.
        self._pace.check("webhook", person.id, address(request))
        webhook = None if wish.url is None else Webhook(await self._herald.checked(wish.url), site_of(request))
        await self._store.change_person(person.id, webhook=webhook)
        return answer(WebhookInfo(wish.url))

    async def try_webhook(self, request: Request) -> Response:
        """Send a word to one's own webhook, and tell how it went."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        self._pace.check("webhook", person.id, address(request))
        await self._herald.greet(person)
        return answer({})

    # -- account holders ---------------------------------------------------------------------------------

    async def sign_up(self, request: Request) -> Response:
        """Make the present guest an account holder; tables and settings stay, the cookies of the guest do not."""
        wish = await read_body(request, Credentials)
        person = await self._people.must_be(request)
        if person.account:
            raise Refusal("already_signed_in", "You are signed in already.", 409)
        name = clean_name(wish.name)
        check_password(wish.password, name)
        self._pace.check("sign_up", address(request))
        await self._must_be_free(name, person.id)
        code = new_code()
        hashed = await self._passwords.hash(wish.password)
        try:
            await self._store.add_account(person.id, name, login_of(name), skeleton_of(name), hashed, keep_code(code))
        except Conflict:
            raise name_taken() from None
        self._room.rename(person.id, name)
        return await self._come_in_anew(request, person.id, code, 201)

    async def sign_in(self, request: Request) -> Response:
        """Be somebody one was before; the tables of the present guest come along."""
        wish = await read_body(request, Credentials)
        login = login_of(wish.name.replace("\0", "").strip())
        found = await self._store.account(login) if wish.name else None
        self._count_attempt(request, found.person if found else None, login)
        if not await self._passwords.check(found.password if found else None, wish.password[:LONGEST_PASSWORD]):
            raise Refusal("wrong_password", "There is no account with this name and password.", 403)
        assert found is not None
        person = await self._store.person(found.person)
        guest = await self._people.who(request)
        if person is None:
            raise Refusal("wrong_password", "There is no account with this name and password.", 403)
        await self._bring_along(guest, person)
        return self._welcome_back(request, await self._people.begin_session(request, person))

    async def sign_out(self, request: Request) -> Response:
        """Be nobody again: the cookie opens nothing any more, wherever it may be kept."""
        await read_body(request, Nothing)
        person = await self._people.who(request)
        if person is not None:
            await self._leave(person)
        response = answer({})
        self._people.take_cookie(response)
        return response

    async def change_password(self, request: Request) -> Response:
        """Another password; all other devices are signed out."""
        wish = await read_body(request, NewPassword)
        person = await self._must_know(request, wish.old)
        check_password(wish.new, person.name)
        await self._store.change_password(person.id, await self._passwords.hash(wish.new))
        return await self._come_in_anew(request, person.id)

    async def recover(self, request: Request) -> Response:
        """A new password for who has lost the old one but kept the recovery code; the code is used up, and there is a new one."""
        wish = await read_body(request, Recovery)
        self._pace.check("sign_in", address(request))
        found = await self._store.account(login_of(wish.name.replace("\0", "").strip())) if wish.name else None
        if found is None or not code_fits(found.recovery, wish.code):
            raise Refusal("wrong_code", "There is no account with this name and recovery code.", 403)
        person = await self._store.person(found.person)
        assert person is not None
        check_password(wish.password, person.name)
        await self._bring_along(await self._people.who(request), person)
        code = new_code()
        await self._store.change_password(person.id, await self._passwords.hash(wish.password), keep_code(code))
        return await self._come_in_anew(request, person.id, code)

    async def renew_code(self, request: Request) -> Response:
        """Another recovery code; the one before is worth nothing any more."""
        wish = await read_body(request, OwnPassword)
        person = await self._must_know(request, wish.password)
        code = new_code()
        await self._store.change_recovery(person.id, keep_code(code))
        return answer(NewRecoveryCode(code))

    async def delete(self, request: Request) -> Response:
        """Be forgotten: open seats are free again, bots play on in running games, finished games lose the name.

        What was said goes too if the person wishes; guests need no password.
        """
        wish = await read_body(request, Goodbye)
        person = await self._people.must_be(request)
        if person.account:
            person = await self._must_know(request, wish.password)
        tables = await self._store.seated_at(person.id)
        talked_at = await self._store.remove_person(person.id, STAND_IN, wish.chat)
        await self._room.people_changed([*tables, *(each for each in talked_at if each not in tables)])
        await self._room.show_out(person.id)
        response = answer({})
        self._people.take_cookie(response)
        return response

    async def data(self, request: Request) -> Response:
        """Everything that the server keeps about who asks."""
        person = await self._people.must_be(request)
        self._pace.check("webhook", person.id, address(request))
        response = answer(await self._store.belongings(person.id))
        response.headers["Content-Disposition"] = 'attachment; filename="eldertable.json"'
        return response

    # -- helpers -----------------------------------------------------------------------------------------

    async def _known_or_new(self, request: Request) -> PersonRow:
        person = await self._people.who(request)
        if person is None:
            self._pace.check("arrive", address(request))
            person = await self._people.welcome(request)
        return person

    async def _must_be_free(self, name: str, person: str) -> None:
        """Refuse a name that is an account's of somebody else, or looks like one."""
        holders = await self._store.lookalikes(login_of(name), skeleton_of(name))
        if holders - {person}:
            raise name_taken()

    async def _must_know(self, request: Request, password: str) -> PersonRow:
        """The person, if it knows its password."""
        person = await self._people.must_be(request)
        self._pace.check("sign_in", f"person {person.id}")
        found = await self._store.account_of(person.id)
        if found is None:
            raise Refusal("no_account", "You have no account.", 409)
        if not await self._passwords.check(found.password, password[:LONGEST_PASSWORD]):
            raise Refusal("wrong_password", "This is not your password.", 403)
        return person

    def _count_attempt(self, request: Request, person: str | None, login: str) -> None:
        """Slow down who guesses, not the account: a browser in which its owner was signed in before counts by itself."""
        device = None if person is None else self._people.device_of(request, person)
        if device is not None:
            self._pace.check("sign_in", device)
            return
        self._pace.look("guess", f"account {login}")
        self._pace.check("sign_in", address(request))
        self._pace.check("guess", f"account {login}")

    async def _bring_along(self, before: PersonRow | None, person: PersonRow) -> None:
        """Who signs in is not the one from before any more: a guest's tables come along, another account's session ends."""
        if before is None or before.id == person.id:
            return
        if before.account:
            await self._leave(before)
            return
        tables = await self._store.seated_at(before.id)
        await self._store.take_over(before.id, person.id)
        await self._room.people_changed(tables)
        await self._room.show_out(before.id)

    async def _leave(self, person: PersonRow) -> None:
        """End the session of who is here."""
        if person.session:
            await self._store.end_session(person.session)
            await self._room.show_out(person.session)
        else:
            # A cookie from before there were sessions ends with all others of its kind.
            await self._store.end_sessions(person.id)
            await self._room.show_out(person.id)

    async def _come_in_anew(self, request: Request, person_id: str, code: str | None = None, status: int = 200) -> Response:
        """End every session of a person but a new one, here."""
        await self._store.end_sessions(person_id)
        await self._room.show_out(person_id)
        person = await self._store.person(person_id)
        assert person is not None
        return self._welcome_back(request, await self._people.begin_session(request, person), code, status)

    def _welcome_back(self, request: Request, person: PersonRow, code: str | None = None, status: int = 200) -> Response:
        """Who one is now, for a browser that is known from now on."""
        response = self._answer(request, person, code, status)
        self._people.know_device(request, response, person)
        return response

    def _answer(self, request: Request, person: PersonRow, code: str | None = None, status: int = 200) -> Response:
        url = person.webhook.url if person.webhook else None
        response = answer(Me(person.id, person.name, person.account, person.settings, url, code), status)
        self._people.give_cookie(request, response, person)
        return response


def name_taken() -> Refusal:
    """Somebody else is called so."""
    return Refusal("name_taken", "An account with this name, or one that looks like it, exists already.", 409)


def site_of(request: Request) -> str:
    """The address of the server as the browser knows it; the gatekeeper has compared the origin with the host."""
    origin: Any = request.headers.get("origin")
    if origin:
        return str(origin)
    parts = urlsplit(str(request.url))
    return f"{parts.scheme}://{parts.netloc}"
