"""What the server counts about itself, for Prometheus at /metrics."""

from __future__ import annotations

import time
from hmac import compare_digest
from importlib.metadata import version
from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eldertable.server.wire import Refusal

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
Info("eldertable", "The version that serves.", registry=REGISTRY).info({"version": version("eldertable")})

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
STEPS = Counter("eldertable_steps", "Steps written to the logs of tables, by kind.", ["kind"], registry=REGISTRY)
COMMITS = Histogram("eldertable_commit_seconds", "How long a commit of steps took.", buckets=FAST, registry=REGISTRY)
NOT_SAVED = Counter("eldertable_not_saved", "Commits of steps that the database did not take.", registry=REGISTRY)
REFUSALS = Counter("eldertable_refusals", "Calls and messages that were refused, by code.", ["code"], registry=REGISTRY)
CALLS = Histogram("eldertable_http_seconds", "How long HTTP calls took.", ["method", "status"], buckets=FAST, registry=REGISTRY)
MESSAGES = Counter("eldertable_messages", "Messages that came in through sockets.", registry=REGISTRY)
SOCKETS = Gauge("eldertable_sockets", "Sockets that are open.", registry=REGISTRY)
TABLES = Gauge("eldertable_tables_in_memory", "Tables that are in memory.", registry=REGISTRY)
THINKING = Gauge("eldertable_bots_thinking", "Bots that think or wait for a place to think.", registry=REGISTRY)
NO_ANSWER = Counter("eldertable_bots_without_answer", "Bots that gave no answer.", registry=REGISTRY)

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
            return ip_address(request.client.host).is_loopback
        except ValueError:
            return False


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
