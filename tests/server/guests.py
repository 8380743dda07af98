"""People at their browsers, as the tests play them."""

from __future__ import annotations

import json
import ssl
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosedOK
from websockets.sync.client import ClientConnection, connect

from eldertable.sim.local_server import LocalServer

PATIENCE = 30
# Nothing here is encrypted; making a context anew for each guest would take most of the time.
CONTEXT = ssl.create_default_context()

# Whatever a test opened, to be closed after it.
OPENED = ExitStack()


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: LocalServer, name: str) -> None:
        self.server = server
        self.http = OPENED.enter_context(httpx.Client(base_url=server.http, timeout=PATIENCE, verify=CONTEXT))
        self.id: str = self.http.get("/api/me").json()["id"]
        self.post("/api/me", name=name)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """A state-changing call."""
        return self.http.post(path, json=body)

    def new_table(self, *seats: dict[str, str], game: str = "gates_of_delirium", public: bool = False, **options: Any) -> str:
        """A new table, of the reference game if no other is named; gives its id."""
        body = {"game": game, "players": len(seats), "seats": seats, "options": options, "public": public}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit_down(self, table: str, seat: int | None = None) -> int:
        """Join a table."""
        answer = self.post(f"/api/tables/{table}/join", seat=seat)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def cookie(self) -> str:
        """The header that proves who this is."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def watch(self, table: str, **headers: str) -> Screen:
        """Open a table in a new tab."""
        return open_screen(self.server, table, {"Cookie": self.cookie(), **headers})


class Stranger:
    """Somebody without a cookie, who can only watch."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server

    def watch(self, table: str) -> Screen:
        """Open a table."""
        return open_screen(self.server, table, {})


def open_screen(server: LocalServer, table: str, headers: dict[str, str]) -> Screen:
    """A socket to a table; what a test leaves unread must not hold up its end."""
    return Screen(connect(f"{server.ws}/ws/tables/{table}", additional_headers=headers, max_queue=None))


class Screen:
    """One open socket and what it shows now; `received` holds every message as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.socket = OPENED.enter_context(connection)
        self.received: list[str] = []
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.proposal: dict[str, Any] | None = None
        self.until("table")

    def next(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table, self.log = message["table"], message["log"]
            self.proposal = self.table["proposal"]
        if message["type"] == "update":
            # What is drawn on the way is no part of the log.
            self.log += [{field: told for field, told in step.items() if field != "boards"} for step in message["steps"]]
        if message["type"] == "seats":
            self.table["seats"] = message["seats"]
        elif message["type"] == "chat":
            self.chat = message["lines"] if message["all"] else self.chat + message["lines"]
        elif message["type"] == "proposal":
            self.proposal = message["proposal"]
        elif "version" in message:
            self.now = message
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.next())["type"] != kind:
            pass
        return message

    def until_said(self, text: str) -> None:
        """Read on until somebody has said this."""
        while all(line["text"] != text for line in self.chat):
            self.next()

    def until_version(self, version: int) -> None:
        """Read on until this version is shown."""
        while self.version < version:
            self.next()

    def until_turn(self) -> None:
        """Read on until it is this seat's turn, or the game is over."""
        while self.decision is not None and self.decision["seat"] != self.now["view"]["seat"]:
            self.next()

    def until_finished(self) -> None:
        """Read on until the table says that it is over."""
        while self.table["status"] != "finished":
            self.next()

    def until_shown_out(self) -> None:
        """Read on until the server ends the socket."""
        try:
            while True:
                self.next()
        except ConnectionClosedOK:
            return

    @property
    def version(self) -> int:
        return int(self.now["version"])

    @property
    def decision(self) -> dict[str, Any] | None:
        view = self.now["view"]
        decision: dict[str, Any] | None = view["decision"]
        return decision

    @property
    def options(self) -> list[dict[str, Any]]:
        assert self.decision is not None
        options: list[dict[str, Any]] = self.decision.get("options", [])
        return options

    def send(self, **message: Any) -> None:
        """Send anything."""
        self.socket.send(json.dumps(message))

    def choose(self, choice: dict[str, Any]) -> None:
        """Send a choice without waiting for anything."""
        self.send(type="choose", version=self.version, choice=choice)

    def make(self, choice: dict[str, Any]) -> None:
        """Choose, and wait for the acknowledgement."""
        before = self.version
        self.choose(choice)
        self.until_version(before + 1)

    def close(self) -> None:
        self.socket.close()
