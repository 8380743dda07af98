"""Boards of games from other packages: what the browser loads from where they are installed."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.kernel import Game
from eldertable.kit import board_fault, built_board, built_folder, outside_games
from eldertable.server.answers import OutsideBoard
from eldertable.server.gatekeeper import answer
from eldertable.server.pages import client_file, file_below, served

logger = logging.getLogger(__name__)


def routes() -> list[Route]:
    """Where the boards are found."""
    return [
        Route("/api/boards", boards),
        Route("/boards/{game_id}/{path:path}", board_file),
        Route("/previews/{game_id}.png", preview),
    ]


async def boards(request: Request) -> Response:
    """The boards of all games from outside, with their covers."""
    return answer({game.id: form for game in outside_games() if (form := board_form(game))})


def board_form(game: Game[Any]) -> OutsideBoard | None:
    """A board as the browser learns of it."""
    board = built_board(game)
    return None if board is None else OutsideBoard(board.kit, f"/boards/{game.id}/{board.script}", board.cover)


async def board_file(request: Request) -> Response:
    """A file of a built board."""
    return served(wanted_file(request, request.path_params["path"]))


async def preview(request: Request) -> Response:
    """The picture that links to a game show; those of the house lie with the client."""
    ours = client_file(request.url.path.lstrip("/"))
    return served(ours or wanted_file(request, "preview.png"))


def wanted_file(request: Request, path: str) -> Path:
    """The file with this path in the built board of a game."""
    game_id = request.path_params["game_id"]
    game = next((game for game in outside_games() if game.id == game_id), None)
    file = file_below(built_folder(game), path) if game is not None else None
    if file is None:
        raise HTTPException(404, "There is no such file.")
    return file


def tell_of_faults() -> None:
    """Whoever runs the server reads which boards cannot be shown; the registry tells of games that cannot be offered."""
    for game in outside_games():
        if fault := board_fault(game):
            logger.warning("%s", fault)
