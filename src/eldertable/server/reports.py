"""Reporting: somebody, or what somebody said; whoever runs the server reads it with `eldertable admin reports`."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.server.calls import Calls
from eldertable.server.conduct import readable
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.pace import address
from eldertable.server.wire import CHAT_LENGTH, Refusal


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both calls take: what is wrong, in a few words if one likes."""

    note: str = ""


class Reports(Calls):
    """The HTTP calls of those who ask for order."""

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/profiles/{profile_id}/report", self.person, methods=["POST"]),
            Route("/api/tables/{table_id}/lines/{line:int}/report", self.line, methods=["POST"]),
        ]

    async def person(self, request: Request) -> Response:
        """Report somebody."""
        note = await self._note(request)
        reporter = await self._people.must_be(request)
        other = await self._store.profile(request.path_params["profile_id"])
        if other is None or other.person == reporter.id:
            raise Refusal("no_such_profile", "There is nobody else with this profile.", 404)
        self._pace.check("report", reporter.id, address(request))
        await self._store.add_report(reporter.id, other.person, note)
        return answer({})

    async def line(self, request: Request) -> Response:
        """Report what somebody said at a table."""
        note = await self._note(request)
        reporter = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        said = next((line for line in table.chat if line.id == request.path_params["line"]), None)
        if said is None or said.person in (None, reporter.id):
            raise Refusal("no_such_line", "Nobody else said this here.", 404)
        self._pace.check("report", reporter.id, address(request))
        await self._store.add_report(reporter.id, str(said.person), note, table.id, said.text)
        return answer({})

    async def _note(self, request: Request) -> str:
        note = readable((await read_body(request, ReportWish)).note)
        if len(note) > CHAT_LENGTH:
            raise Refusal("bad_text", f"A report has at most {CHAT_LENGTH} characters.")
        return note
