"""The page with all figures for Prometheus, and the measuring of every HTTP call."""

from __future__ import annotations

import time
from hmac import compare_digest
from ipaddress import ip_address

from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eldertable.server.gate import host_name, is_address
from eldertable.server.metrics import CALLS, REGISTRY
from eldertable.server.wire import Refusal

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip")


class Metrics:
    """The page for Prometheus. With a token it asks for it; without one only this machine itself may read."""

    def __init__(self, token: str) -> None:
        self._token = token

    async def page(self, request: Request) -> Response:
        """All figures, as text."""
        if not self._may_read(request):
            raise Refusal("not_found", "There is no such page.", 404)
        return Response(generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})

    def _may_read(self, request: Request) -> bool:
        if self._token:
            return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {self._token}".encode())
        if request.client is None or any(name in request.headers for name in PASSED_ON):
            return False
        try:
            # A page of another name that leads here does not speak for this machine.
            return ip_address(request.client.host).is_loopback and is_this_machine(request.headers.get("host", ""))
        except ValueError:
            return False


def is_this_machine(host: str) -> bool:
    """Whether a `Host` names the machine itself."""
    name = host_name(host)
    return name == "localhost" or (is_address(name) and ip_address(name).is_loopback)


class Measured:
    """Counts every HTTP call with its status and duration."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        method = scope["method"] if scope["method"] in METHODS else "other"
        began = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start":
                CALLS.labels(method, message["status"]).observe(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_and_note)
