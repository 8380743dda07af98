"""Invitations: what a link shows of itself where it is pasted, and at which address others reach this server."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from eldertable.kernel import Game
from eldertable.kernel.errors import UnknownGame
from eldertable.registry import find_game
from eldertable.server.answers import Reach
from eldertable.server.gatekeeper import answer
from eldertable.server.pages import NOT_BUILT, client_file, tagged
from eldertable.server.people import language_of
from eldertable.server.store import SeatRow, Store, StoreDown, TableRow
from eldertable.texts import Texts

LISTENS_EVERYWHERE = ("0.0.0.0", "::", "")
# Addresses kept for examples (RFC 5737, RFC 3849): asking how one would get there sends nothing.
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class Preview(msgspec.Struct, frozen=True):
    """What a link shows: a title, a sentence, and the picture of a game."""

    title: str
    text: str
    game: str | None = None


class Invitations:
    """The pages that links lead to, and the call about addresses."""

    def __init__(self, store: Store, host: str) -> None:
        self._store = store
        self._host = host

    def routes(self) -> list[Route]:
        """Where they are found; every other page of the client has no preview of its own."""
        return [
            Route("/api/reach", self.reach),
            Route("/table/{table_id}", self.table),
            *(Route(f"/{part}/{{game_id}}{{rest:path}}", self.game) for part in ("learn", "rules", "new")),
        ]

    async def table(self, request: Request) -> Response:
        """The page of a table."""
        texts = Texts.load("server", language_of(request))
        try:
            found = await self._store.table(request.path_params["table_id"])
        except StoreDown:
            found = None
        return page(request, None if found is None else table_preview(texts, *found))

    async def game(self, request: Request) -> Response:
        """A page about a game."""
        try:
            game = find_game(request.path_params["game_id"])
        except UnknownGame:
            return page(request, None)
        return page(request, game_preview(game, language_of(request)))

    async def reach(self, request: Request) -> Response:
        """Where others reach this server: nowhere, if it listens to this machine alone."""
        port = (request.scope.get("server") or ("", 0))[1]
        open_to_others = self._host in LISTENS_EVERYWHERE
        addresses = [f"http://{shown(each)}:{port}" for each in own_addresses()] if open_to_others else []
        return answer(Reach(open_to_others, addresses))


def shown(address: str) -> str:
    """An address as it stands in a link."""
    return f"[{address}]" if ":" in address else address


def own_addresses() -> list[str]:
    """The addresses of this machine towards others."""
    found = []
    for family, far in FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((far, 9))
                found.append(str(way.getsockname()[0]))
        except OSError:
            # There is no way out of this family.
            continue
    return found


def game_preview(game: Game[Any], lang: str) -> Preview:
    """A game: its name, and what it is about."""
    words = Texts.heading(game.id, lang)
    return Preview(words.say("title"), words.say("tagline"), game.id)


def table_preview(texts: Texts, row: TableRow, seats: Sequence[SeatRow]) -> Preview:
    """A table: the name of its game, and who sits there if the table is public."""
    game = find_game(row.game)
    title = Texts.heading(game.id, texts.lang).say("title")
    names = [place.name for place in seats if place.kind == "person" and place.name]
    free = sum(place.kind == "open" for place in seats)
    lines = [texts.say(f"preview-{row.status}", free=free)]
    if row.public and names:
        lines.append(texts.say("preview-people", names=texts.join(names), count=len(names)))
    return Preview(title, " ".join(lines), game.id)


def page(request: Request, preview: Preview | None) -> Response:
    """The client's page, with words and a picture for whoever shows a preview of its link."""
    index = client_file("index.html")
    if index is None:
        return HTMLResponse(NOT_BUILT)
    html = index.read_text("utf-8")
    if preview is not None:
        html = html.replace("</head>", f"{meta(request, preview)}  </head>")
    return tagged(request, html.encode(), "text/html; charset=utf-8", keep=0)


def meta(request: Request, preview: Preview) -> str:
    """The preview as Open Graph wants it."""
    here = f"{request.url.scheme}://{request.url.netloc}"
    fields = {
        "og:site_name": "Eldertable",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{here}{request.url.path}",
        "og:image": f"{here}/previews/{preview.game}.png",
        "og:image:width": "800",
        "og:image:height": "420",
    }
    return "".join(f'  <meta property="{name}" content="{escape(value)}" />\n' for name, value in fields.items())
