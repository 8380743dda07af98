"""A glance at a table: what everybody may see of it, for the small pictures in the lobby."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.answers import Glance
from eldertable.server.archive import number_of
from eldertable.server.gatekeeper import answer
from eldertable.server.rights import must_be_open
from eldertable.server.room import Room
from eldertable.server.wire import Refusal

# What a version showed does not change any more; only what draws it does.
KEPT = "private, max-age=86400, immutable"


class Glances:
    """The HTTP call about the spectators' view."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def routes(self) -> list[Route]:
        """Where it is found."""
        return [Route("/api/tables/{table_id}/glance", self.glance, methods=["GET"])]

    async def glance(self, request: Request) -> Response:
        """The spectators' view as it is now; the browser keeps it if it is of the version it asked for."""
        table = await self._room.table(request.path_params["table_id"])
        must_be_open(table.row)
        view = table.view(None)
        if view is None:
            raise Refusal("not_running", "This game has not begun.", 409)
        response = answer(Glance(table.version, view))
        if number_of(request, "version", 10**9) == table.version:
            response.headers["Cache-Control"] = KEPT
        return response
