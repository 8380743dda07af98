"""The gate: who is let in at all. The server's own names, addresses that are blocked, floods, and connections without end."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from eldertable.server import metrics
from eldertable.server.gatekeeper import problem
from eldertable.server.pace import Address, Deed, Pace, TooOften, address
from eldertable.server.people import People, Ticket
from eldertable.server.warden import Warden
from eldertable.server.wire import Refusal

ANY_NAME = "*"
LISTENS_EVERYWHERE = ("0.0.0.0", "::", "")
# Reading calls that cost more than others, by the end of their path.
LISTS = "/api/tables"
COSTLY = ("/views", "/odds", "/replay", "/report", "/chance", "/analysis", "/record")


class Names:
    """What the server is called. A page of another name that leads here (DNS rebinding) must not speak for its visitors."""

    def __init__(self, given: Sequence[str], listens_at: str) -> None:
        machine = socket.gethostname().lower()
        own = {"localhost", machine, f"{machine.partition('.')[0]}.local"}
        own |= set() if listens_at in LISTENS_EVERYWHERE else {listens_at.lower()}
        self._names = own | {name.lower() for name in given}
        self._any = ANY_NAME in given

    def is_own(self, host: str) -> bool:
        """Whether a `Host` means this server: one of its names, or an address, which no foreign page can have."""
        name = host_name(host)
        return self._any or name in self._names or name.endswith(".localhost") or is_address(name)


def host_name(host: str) -> str:
    """The name in a `Host` header, without its port."""
    name = host.strip().lower()
    if name.startswith("["):
        return name.partition("]")[0][1:]
    return name.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    """Whether this is an address and no name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """Knows whom to let in; `most_sockets` is how many an address may keep open, 0 for any number."""

    def __init__(self, names: Names, people: People, pace: Pace, warden: Warden, most_sockets: int) -> None:
        self._names = names
        self._people = people
        self._pace = pace
        self._warden = warden
        self._most_sockets = most_sockets
        self._sockets: Counter[Address] = Counter()

    def check(self, connection: HTTPConnection) -> None:
        """Let a call in, or raise why not."""
        if not self._names.is_own(connection.headers.get("host", "")):
            raise Refusal("wrong_host", "This server does not know itself by this name; see ELDERTABLE_NAMES.", 421)
        where = address(connection)
        if where in self._warden.blocked:
            raise Refusal("blocked", "The operator of this server lets nobody in from here for a while.", 403)
        ticket = self._people.ticket(connection)
        if ticket is not None and ticket.person in self._warden.shut_out:
            raise Refusal("shut_out", "The operator of this server does not let you in for a while.", 403)
        path = connection.scope["path"]
        if "\0" in path and path.startswith(("/api/", "/ws/")):
            raise Refusal("not_found", "There is no such call.", 404)
        if connection.scope["type"] == "http" and path.startswith("/api/"):
            self._count(connection, where, path, ticket)

    def _count(self, connection: HTTPConnection, where: Address, path: str, ticket: Ticket | None) -> None:
        who = (where,) if ticket is None else (where, ticket.person)
        reads = connection.scope["method"] in ("GET", "HEAD")
        self._pace.check("call" if reads else "act", *who)
        if reads:
            costs: Deed | None = "list" if path == LISTS else "read" if path.endswith(COSTLY) else None
            if costs is not None:
                self._pace.check(costs, *who)

    @contextmanager
    def socket(self, where: Address) -> Iterator[None]:
        """Count an open socket, or refuse one too many."""
        if self._most_sockets and self._sockets[where] >= self._most_sockets:
            raise Refusal("too_many_sockets", "Too many tables are open from your address. Close some of them first.", 429)
        self._sockets[where] += 1
        try:
            yield
        finally:
            self._sockets[where] -= 1
            if not self._sockets[where]:
                del self._sockets[where]


class AtTheGate:
    """Asks the gate about every call."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._gate.check(HTTPConnection(scope))
            except Refusal as refusal:
                metrics.REFUSALS.labels(refusal.code).inc()
                response = problem(refusal.code, refusal.message, refusal.status)
                if isinstance(refusal, TooOften):
                    response.headers["Retry-After"] = str(refusal.seconds)
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)
