"""Knowing each other: following, shunning, inviting, past companions."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.herald import Herald
from eldertable.server.pace import Pace, address
from eldertable.server.people import People
from eldertable.server.people_answers import Company
from eldertable.server.room import Room
from eldertable.server.store import PersonRow, Store
from eldertable.server.store.profiles import ProfileRow
from eldertable.server.wire import Nothing, Refusal


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From now on, or not any more."""

    on: bool


class InvitationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/invite takes: whom."""

    profile: Annotated[str, msgspec.Meta(pattern=r"^[\w-]{1,64}$")]


class Acquaintance:
    """The HTTP calls between people."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace, herald: Herald) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace
        self._herald = herald

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/people", self.everybody, methods=["GET"]),
            Route("/api/profiles/{profile_id}/ties", self.ties, methods=["GET"]),
            Route("/api/profiles/{profile_id}/follow", self.follow, methods=["POST"]),
            Route("/api/profiles/{profile_id}/shun", self.shun, methods=["POST"]),
            Route("/api/tables/{table_id}/invite", self.invite, methods=["POST"]),
            Route("/api/tables/{table_id}/decline", self.decline, methods=["POST"]),
        ]

    async def everybody(self, request: Request) -> Response:
        """Everybody one has to do with."""
        person = await self._people.must_be(request)
        await self._store.be_here(person.id)
        return answer(
            Company(
                following=await self._store.followed_by(person.id),
                companions=await self._store.companions(person.id),
                invitations=await self._store.invitations_of(person.id),
                shunned=await self._store.shunned_faces(person.id),
            )
        )

    async def ties(self, request: Request) -> Response:
        """What the reader wants of somebody."""
        person, other = await self._two(request)
        return answer(await self._store.ties(person.id, other.person))

    async def follow(self, request: Request) -> Response:
        """Follow somebody, or not any more; who is shunned follows nobody there."""
        wish = await read_body(request, Switch)
        person, other = await self._two(request)
        self._pace.check("follow", person.id, address(request))
        if wish.on and await self._store.at_odds(person.id, [other.person]):
            raise Refusal("at_odds", "This is not possible with this person.", 403)
        if not await self._store.follow(person.id, other.person, wish.on):
            raise Refusal("too_many", "You follow too many people already.", 409)
        return answer({})

    async def shun(self, request: Request) -> Response:
        """Have nothing to do with somebody, or again."""
        wish = await read_body(request, Switch)
        person, other = await self._two(request)
        self._pace.check("follow", person.id, address(request))
        await self._store.shun(person.id, other.person, wish.on)
        await self._room.show_out(person.id)
        return answer({})

    async def invite(self, request: Request) -> Response:
        """Ask somebody to one's table; whether that one shuns the asker is nobody's business."""
        wish = await read_body(request, InvitationWish)
        person = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        table.must_wait()
        if not table.seats_of(person.id):
            raise Refusal("no_seat", "You have no seat at this table.", 403)
        invited = await self._store.profile(wish.profile)
        if invited is None:
            raise Refusal("no_such_profile", "There is nobody with this profile.", 404)
        self._pace.check("invite", person.id, address(request))
        if not table.seats_of(invited.person) and await self._store.invite(table.id, person.id, invited.person):
            self._herald.invited(invited.person, table.row.game, table.id)
        return answer({})

    async def decline(self, request: Request) -> Response:
        """Do not follow an invitation."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        await self._store.drop_invitation(request.path_params["table_id"], person.id)
        return answer({})

    async def _two(self, request: Request) -> tuple[PersonRow, ProfileRow]:
        """The reader and somebody else."""
        person = await self._people.must_be(request)
        other = await self._store.profile(request.path_params["profile_id"])
        if other is None or other.person == person.id:
            raise Refusal("no_such_profile", "There is nobody else with this profile.", 404)
        return person, other
