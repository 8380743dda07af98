"""The daily puzzle of each game: what a seat sees, its options, and whether a choice is the right one; nothing more is told."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.answers import ListedPuzzle, PuzzleInfo, Verdict
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.pace import Pace, address
from eldertable.server.people import People
from eldertable.server.puzzlemaker import today
from eldertable.server.store import Store
from eldertable.server.store.puzzles import PuzzleRow
from eldertable.server.wire import Refusal


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/puzzles/<game> takes: the puzzle's day, and one of its options."""

    day: str
    choice: dict[str, Any]


class Puzzles:
    """The HTTP calls about puzzles."""

    def __init__(self, store: Store, people: People, pace: Pace) -> None:
        self._store = store
        self._people = people
        self._pace = pace

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/puzzles", self.all, methods=["GET"]),
            Route("/api/puzzles/{game_id}", self.one, methods=["GET"]),
            Route("/api/puzzles/{game_id}", self.attempt, methods=["POST"]),
        ]

    async def all(self, request: Request) -> Response:
        """The puzzles of today, or the newest before, and how they went."""
        reader = await self._reader(request)
        found = await self._store.puzzle_days(today().isoformat())
        return answer([ListedPuzzle(game, day, await self._store.tries(number, reader)) for game, (number, day) in found.items()])

    async def one(self, request: Request) -> Response:
        """What there is to see of a puzzle."""
        puzzle = await self._puzzle(request)
        tries = await self._store.tries(puzzle.id, await self._reader(request))
        return answer(PuzzleInfo(puzzle.game, puzzle.day, tries, puzzle.players, puzzle.seat, puzzle.view))

    async def attempt(self, request: Request) -> Response:
        """Whether a choice solves the puzzle; one may try again, but only the first try counts."""
        wish = await read_body(request, Attempt)
        person = await self._people.must_be(request)
        puzzle = await self._puzzle(request)
        if wish.day != puzzle.day:
            raise Refusal("stale", "There is a new puzzle by now.", 409)
        options = puzzle.view["decision"]["options"]
        if wish.choice not in options:
            raise Refusal("illegal", "This is not one of the choices of the puzzle.")
        self._pace.check("solve", person.id, address(request))
        right = puzzle.solves[options.index(wish.choice)]
        await self._store.note_try(puzzle.id, person.id, right)
        return answer(Verdict(right, await self._store.tries(puzzle.id, person.id)))

    async def _puzzle(self, request: Request) -> PuzzleRow:
        found = await self._store.puzzle(request.path_params["game_id"], today().isoformat())
        if found is None:
            raise Refusal("no_such_puzzle", "There is no puzzle of this game yet.", 404)
        return found

    async def _reader(self, request: Request) -> str | None:
        person = await self._people.who(request)
        return person.id if person else None
