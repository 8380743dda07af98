"""How to play: the book of a game in the reader's language, and the moments that its pictures and examples show."""

from __future__ import annotations

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.learn import book_of, has_book, moment
from eldertable.registry import game_ids
from eldertable.server.pages import tagged
from eldertable.server.wire import Refusal
from eldertable.texts import LANGUAGES


def routes() -> list[Route]:
    """Where the books are found."""
    return [
        Route("/api/learn/{game_id}/{lang}", book),
        Route("/api/learn/{game_id}/moments/{record}/{at:int}/{seat:int}", position),
    ]


async def book(request: Request) -> Response:
    """Everything there is to read about a game."""
    game_id, lang = request.path_params["game_id"], request.path_params["lang"]
    if game_id not in game_ids() or lang not in LANGUAGES or not has_book(game_id):
        raise Refusal("no_such_book", f"There is no book about {game_id!r} in {lang!r}.", 404)
    return tagged(request, msgspec.json.encode(book_of(game_id, lang)), "application/json")


async def position(request: Request) -> Response:
    """One moment of a recorded game."""
    game_id, record = request.path_params["game_id"], request.path_params["record"]
    at, seat = request.path_params["at"], request.path_params["seat"]
    known = game_id in game_ids() and has_book(game_id)
    found = await run_in_threadpool(moment, game_id, record, at, seat) if known else None
    if found is None:
        raise Refusal("no_such_moment", "No book shows this moment.", 404)
    return tagged(request, found, "application/json")
