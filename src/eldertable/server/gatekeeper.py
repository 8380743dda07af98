"""What every call must be: of the same origin, JSON, and not too long. What every answer carries: strict headers."""

from __future__ import annotations

import logging
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from eldertable.server import metrics
from eldertable.server.pace import TooOften
from eldertable.server.store import Conflict, StoreDown
from eldertable.server.wire import Refusal, write_message

T = TypeVar("T")
logger = logging.getLogger(__name__)

LONGEST_BODY = 64 * 1024

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# The small pictures in the lobby are pages of ours within a page of ours.
FRAMED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the call comes from our own pages; programs that are no browser send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:
            return False
    return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


async def read_bytes(request: Request, longest: int = LONGEST_BODY) -> bytes:
    """The body of a state-changing call: from our own pages, JSON, and not too long."""
    if not same_origin(request):
        raise Refusal("wrong_origin", "This call must come from the server's own pages.", 403)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json", "This call takes JSON: Content-Type must be application/json.", 415)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise Refusal("too_long", f"This call takes at most {longest} bytes.", 413)
    return body


async def read_body(request: Request, shape: type[T]) -> T:
    """The body of a state-changing call, checked in every respect."""
    body = await read_bytes(request)
    try:
        return msgspec.json.decode(body or b"{}", type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"The body is not what this call takes: {error}.") from None


def answer(value: object, status: int = 200) -> Response:
    """A JSON answer; it depends on who asks, so nobody may keep it."""
    return Response(write_message(value), status, {"Cache-Control": "no-store"}, "application/json")


def problem(code: str, message: str, status: int) -> Response:
    """An error as clients expect it."""
    return answer({"error": code, "message": message}, status)


async def on_refusal(request: Request, error: Exception) -> Response:
    """Something that cannot be done."""
    assert isinstance(error, Refusal)
    metrics.REFUSALS.labels(error.code).inc()
    response = problem(error.code, error.message, error.status)
    if isinstance(error, TooOften):
        response.headers["Retry-After"] = str(error.seconds)
    return response


async def on_http_error(request: Request, error: Exception) -> Response:
    """A path or method that does not exist."""
    assert isinstance(error, HTTPException)
    return problem("not_found" if error.status_code == 404 else "bad_request", str(error.detail), error.status_code)


async def on_store_down(request: Request, error: Exception) -> Response:
    """The database is away."""
    logger.error("path=%s database: %s", request.url.path, error)
    return problem("unavailable", "The server cannot save at the moment; nothing was changed. Please try again.", 503)


async def on_defect(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has the details, the client only learns that it happened."""
    return problem("defect", "Something went wrong on the server; nothing was changed.", 500)


EXCEPTION_HANDLERS = {
    Refusal: on_refusal,
    HTTPException: on_http_error,
    StoreDown: on_store_down,
    Conflict: on_store_down,
    Exception: on_defect,
}


class StrictHeaders:
    """Adds the headers to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
