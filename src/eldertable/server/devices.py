"""Being told on a device: the HTTP calls about push."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.accounts import site_of
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.herald import Herald
from eldertable.server.pace import Pace, address
from eldertable.server.people import People
from eldertable.server.people_answers import PushInfo
from eldertable.server.push import BadKeys, keys_of
from eldertable.server.store import Store
from eldertable.server.store.pushing import PushAddress
from eldertable.server.wire import Nothing, Refusal


class Keys(msgspec.Struct, frozen=True):
    """What a browser reads its messages with."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What POST /api/me/push takes: a PushSubscription in its JSON form."""

    endpoint: str
    keys: Keys


class Devices:
    """Be told here, or not."""

    def __init__(self, store: Store, people: People, pace: Pace, herald: Herald) -> None:
        self._store = store
        self._people = people
        self._pace = pace
        self._herald = herald

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/me/push", self.state, methods=["GET"]),
            Route("/api/me/push", self.tell_here, methods=["POST"]),
            Route("/api/me/push/stop", self.stop, methods=["POST"]),
        ]

    async def state(self, request: Request) -> Response:
        """The server's public key, and whether this browser is told."""
        person = await self._people.must_be(request)
        return answer(PushInfo(self._herald.push.public, await self._store.is_pushed(person.session)))

    async def tell_here(self, request: Request) -> Response:
        """Tell this browser from now on; its address passes the same checks as a webhook."""
        wish = await read_body(request, Subscription)
        person = await self._people.must_be(request)
        self._pace.check("webhook", person.id, address(request))
        place = PushAddress(await self._herald.checked(wish.endpoint), wish.keys.p256dh, wish.keys.auth, site_of(request))
        try:
            keys_of(place)
        except BadKeys as error:
            raise Refusal("bad_push", str(error)) from None
        if not await self._store.add_push(person.id, person.session, place):
            raise Refusal("too_many", "You are told on too many devices already.", 409)
        return answer({})

    async def stop(self, request: Request) -> Response:
        """Tell this browser no more."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        await self._store.drop_push_of(person.session)
        return answer({})
