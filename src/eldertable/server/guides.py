"""Guided games: a private practice table with bots, dealt as the guide wants it, and found again where one left it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.guides import Guide, guides_of, lay
from eldertable.kernel import Game
from eldertable.kernel.errors import UnknownGame
from eldertable.registry import find_game
from eldertable.server.answers import GuideInfo, OpenedTable
from eldertable.server.archive import number_of
from eldertable.server.calls import Calls
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.lobby import must_have_room, new_row
from eldertable.server.pace import address
from eldertable.server.store import Lesson, SeatRow
from eldertable.server.wire import BeginLesson, Progress, Refusal


class Guides(Calls):
    """The HTTP calls about guided games."""

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/games/{game_id}/guide", self.steps, methods=["GET"]),
            Route("/api/games/{game_id}/guide", self.begin, methods=["POST"]),
            Route("/api/tables/{table_id}/lesson", self.note, methods=["POST"]),
        ]

    async def steps(self, request: Request) -> Response:
        """What the guide tells, step by step."""
        _, guide = guided(request, number_of(request, "lesson", 10) or 1)
        return answer(GuideInfo(guide.seat, guide.step))

    async def begin(self, request: Request) -> Response:
        """Open a practice table; it starts at once."""
        wish = await read_body(request, BeginLesson)
        person = await self._people.must_be(request)
        game, guide = guided(request, wish.lesson)
        self._pace.check("create_table", person.id, address(request))
        await must_have_room(self._store, self._pace, person)
        seats = [SeatRow(number, "bot", bot=guide.bot) for number in range(guide.players)]
        seats[guide.seat] = SeatRow(guide.seat, "person", person.id, person.name)
        row = new_row(game, guide.players, msgspec.to_builtins(game.settle(guide.players, guide.options)), person.id)
        # Nothing is at stake, so the seed is no secret.
        row.seed, row.stakes, row.lesson = guide.seed, "none", Lesson(wish.lesson)
        if guide.opening is not None:
            row.origin = (await asyncio.to_thread(lay, game, guide)).position()
        await self._store.add_table(row, seats)
        await self._room.table(row.id)
        return answer(OpenedTable(row.id), 201)

    async def note(self, request: Request) -> Response:
        """Keep how far one has come, so that the guided game goes on there on every device."""
        progress = await read_body(request, Progress)
        person = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        row = table.row
        if row.lesson is None or row.owner != person.id:
            raise Refusal("no_such_guide", "This is no guided game of yours.", 403)
        # One more than there are steps: the end was seen, too.
        steps = len(guides_of(table.game)[row.lesson.number - 1].step)
        lesson = Lesson(row.lesson.number, min(max(0, progress.at), steps + 1), progress.astray, progress.strayed)
        await self._store.keep_lesson(table.id, lesson)
        row.lesson = lesson
        return answer({})


def guided(request: Request, lesson: int) -> tuple[Game[Any], Guide]:
    """The game that is asked for, and one of its lessons."""
    try:
        game = find_game(request.path_params["game_id"])
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error), 404) from None
    lessons = guides_of(game)
    if not 1 <= lesson <= len(lessons):
        raise Refusal("no_such_guide", f"{game.title} has {len(lessons)} guided games; there is no number {lesson}.", 404)
    return game, lessons[lesson - 1]
