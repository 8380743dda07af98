"""Guided first games: a private practice table with bots, dealt as the guide wants it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.guides import Guide, guide_of, plain
from eldertable.kernel import Game
from eldertable.kernel.errors import UnknownGame
from eldertable.registry import find_game
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.lobby import must_have_room, new_row
from eldertable.server.pace import Pace, address
from eldertable.server.people import People
from eldertable.server.room import Room
from eldertable.server.store import SeatRow, Store
from eldertable.server.wire import Nothing, Refusal


class Guides:
    """The HTTP calls about guided games."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/games/{game_id}/guide", self.steps, methods=["GET"]),
            Route("/api/games/{game_id}/guide", self.begin, methods=["POST"]),
        ]

    async def steps(self, request: Request) -> Response:
        """What the guide tells, step by step."""
        _, guide = guided(request)
        return answer(plain(guide))

    async def begin(self, request: Request) -> Response:
        """Open a practice table; it starts at once."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        game, guide = guided(request)
        self._pace.check("create_table", person.id, address(request))
        await must_have_room(self._store, self._pace, person)
        seats = [SeatRow(number, "bot", bot=guide.bot) for number in range(guide.players)]
        seats[guide.seat] = SeatRow(guide.seat, "person", person.id, person.name)
        row = new_row(game, guide.players, msgspec.to_builtins(game.settle(guide.players, guide.options)), person.id)
        # Nothing is at stake, so the seed is no secret.
        row.seed, row.stakes = guide.seed, "none"
        await self._store.add_table(row, seats)
        await self._room.table(row.id)
        return answer({"id": row.id}, 201)


def guided(request: Request) -> tuple[Game[Any], Guide]:
    """The game that is asked for, and its guide."""
    try:
        game = find_game(request.path_params["game_id"])
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error), 404) from None
    guide = guide_of(game)
    if guide is None:
        raise Refusal("no_such_guide", f"{game.title} has no guided game.", 404)
    return game, guide
