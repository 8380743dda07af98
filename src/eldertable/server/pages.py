"""What the browser loads: the built client, the texts, the content of the games."""

from __future__ import annotations

import logging
import mimetypes
import re
from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from eldertable import texts
from eldertable.bots import level_names
from eldertable.guides import guides_of
from eldertable.kernel import Game, Option
from eldertable.kernel.errors import EldertableError, UnknownGame
from eldertable.learn import has_book
from eldertable.registry import find_game, game_ids
from eldertable.server.answers import BotInfo, GameInfo, GameOption, Range
from eldertable.server.comparisons import comparisons_of
from eldertable.server.fitting import fitting_values
from eldertable.server.gatekeeper import FRAMED_POLICY, answer
from eldertable.server.wire import Refusal

logger = logging.getLogger(__name__)
CLIENT = Path(str(files("eldertable"))) / "web" / "dist"
mimetypes.add_type("application/manifest+json", ".webmanifest")
HASHED_NAME = re.compile(r"-[A-Z0-9]{8}\.[a-z0-9.]+$")
# So long one page and the small pictures in it share an answer, without asking whether it is still the same.
SHARED_SECONDS = 10
GLANCE = "glance.html"
FOR_EVER = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Eldertable</title>
<h1>The browser client is not built yet</h1>
<p>Run <code>make web</code> in the project's folder and load this page again.</p>
</html>
"""


def routes() -> list[Route]:
    """Where everything is found; the client's own routes come last."""
    return [
        Route("/api/games", all_games),
        Route("/api/games/{game_id}/catalogue", catalogue),
        Route("/api/games/{game_id}/fitting", fitting),
        Route("/api/texts/{scope}/{lang}", text),
        Route("/api/bots", bots),
        Route("/api/{rest:path}", no_such_call, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", client),
    ]


async def all_games(request: Request) -> Response:
    """The games one can play."""
    return answer([info for game_id in game_ids() if (info := sound_info(game_id))])


def sound_info(game_id: str) -> GameInfo | None:
    """A game as the lobby shows it; one that is not sound is named in the log and left out, so that it hurts no other."""
    try:
        return game_info(find_game(game_id))
    except EldertableError as error:
        logger.warning("The game %r cannot be offered: %s", game_id, error)
        return None


def game_info(game: Game[Any]) -> GameInfo:
    """A game as the lobby shows it."""
    return GameInfo(
        id=game.id,
        title=game.title,
        players=game.players,
        cooperative=game.cooperative,
        rules_version=game.rules_version,
        options=[option_info(option) for option in game.options],
        lessons=[len(guide.step) for guide in guides_of(game)],
        book=has_book(game.id),
        rated=comparisons_of(game).rated_options is not None,
        languages=[lang for lang in texts.LANGUAGES if texts.folder(game.id).joinpath(f"{lang}.ftl").is_file()],
    )


def option_info(option: Option) -> GameOption:
    """An option as a form can show it."""
    values = option.values
    shown = Range(values.start, values.stop - 1) if isinstance(values, range) else values
    return GameOption(option.name, shown, option.default, option.per_seat)


async def fitting(request: Request) -> Response:
    """Which values of each option go with a number of players and the other options."""
    game = wanted_game(request)
    try:
        players = int(request.query_params.get("players", ""))
        options = msgspec.json.decode(request.query_params.get("options", "{}"), type=dict[str, Any])
    except (ValueError, msgspec.DecodeError, RecursionError):
        raise Refusal("malformed", "`players` must be a whole number, and `options` a JSON object.") from None
    return answer({option.name: fitting_values(game, option, players, options) for option in game.options if listed(option)})


def listed(option: Option) -> bool:
    """Whether an option is one of a few values, the same for all seats."""
    return not option.per_seat and not isinstance(option.values, range)


async def catalogue(request: Request) -> Response:
    """The content of a game: its cards, tiles, maps, each with its provenance."""
    # Dates and other TOML values become text.
    return tagged(request, msgspec.json.encode(wanted_game(request).catalogue), "application/json")


def wanted_game(request: Request) -> Game[Any]:
    """The game that a call is about."""
    try:
        return find_game(request.path_params["game_id"])
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error), 404) from None


async def text(request: Request) -> Response:
    """A Fluent file."""
    try:
        source = texts.source(request.path_params["scope"], request.path_params["lang"])
    except (texts.NoTexts, UnknownGame) as error:
        raise Refusal("no_such_texts", str(error), 404) from None
    return tagged(request, source.encode(), "text/plain; charset=utf-8")


async def bots(request: Request) -> Response:
    """The bots a seat can have."""
    return answer([BotInfo(name) for name in level_names()])


async def no_such_call(request: Request) -> Response:
    """Mistyped calls get an error, not the client's page."""
    raise Refusal("not_found", "There is no such call.", 404)


async def client(request: Request) -> Response:
    """A file of the built client, or its page for every route of its own."""
    path = request.path_params["path"]
    file = client_file(path)
    if file is not None:
        return served(file, {"Content-Security-Policy": FRAMED_POLICY} if path == GLANCE else {})
    if path.startswith("assets/"):
        raise HTTPException(404, "There is no such file.")
    index = client_file("index.html")
    if index is None:
        return HTMLResponse(NOT_BUILT)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def served(file: Path, headers: Mapping[str, str] = MappingProxyType({})) -> Response:
    """A file, kept for ever where its name changes with its contents."""
    hashed = HASHED_NAME.search(file.name) is not None
    return FileResponse(file, headers={"Cache-Control": FOR_EVER if hashed else "no-cache", **headers})


def client_file(path: str) -> Path | None:
    """The file of the built client with this path, if there is one."""
    return file_below(CLIENT, path)


def file_below(folder: Path, path: str) -> Path | None:
    """The file with this path in a folder or below it, if there is one."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        # Some paths can be no file's at all: too long, or with a zero byte.
        return None


def tagged(request: Request, body: bytes, media_type: str, keep: int = SHARED_SECONDS) -> Response:
    """An answer the browser keeps for some seconds and then asks about again."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": f"max-age={keep}" if keep else "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)
