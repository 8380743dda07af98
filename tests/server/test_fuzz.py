"""Hostile messages and calls: whatever comes, the server answers in order, and nothing breaks.

`make fuzz` sends 50,000; the tests a few of them.
"""

from __future__ import annotations

import json
import os
import socket

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.server.databases import EITHER
from tests.server.guests import CONTEXT, Guest, Screen, Stranger
from tests.server.hostile import HERE, LONGEST, Hostile
from websockets.exceptions import ConnectionClosed

from eldertable.sim.local_server import LocalServer

# How many in all; four fifths of them through sockets.
MESSAGES = int(os.environ.get("ELDERTABLE_FUZZ", "2000"))
AT_ONCE = 40
SEEDS = st.integers(0, 2**32)
# One seed stands for many messages, which cannot be made fewer by another seed.
SETTINGS = settings(
    max_examples=max(2, MESSAGES * 4 // 5 // AT_ONCE),
    suppress_health_check=list(HealthCheck),
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
)
CALLS = settings(SETTINGS, max_examples=max(2, MESSAGES // 5 // AT_ONCE))

pytestmark = pytest.mark.slow
over_sqlite = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


class Victims:
    """A table with two people and a spectator, and another one when its game is over."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        self.sent = 0
        self.ada, self.bo = Guest(server, "Ada"), Guest(server, "Bo")
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a game."""
        self.table = self.ada.new_table({"kind": "me"}, {"kind": "open"})
        self.bo.sit_down(self.table)
        self.screens = [self.ada.watch(self.table), self.bo.watch(self.table), Stranger(self.server).watch(self.table)]

    def attack(self, hostile: Hostile, number: int) -> None:
        """Send many messages through one of the sockets, and see that all were answered."""
        if self.screens[0].table["status"] != "running":
            self.sit_down()
        screen = self.screens[number % len(self.screens)]
        messages = [aimed(screen, hostile.message()) for _ in range(AT_ONCE)]
        for message in messages:
            send(screen, message)
        self.sent += len(messages)
        screen.received.clear()
        mark = f"mark {self.sent}"
        screen.send(type=mark)
        while True:
            try:
                answer = screen.next()
            except (ConnectionClosed, TimeoutError) as end:
                pytest.fail(f"{end!r} after {messages!r}")
            if answer["type"] == "refused":
                assert answer["error"] != "defect", messages
                assert "Traceback" not in answer["message"]
                if mark in answer["message"]:
                    return


def send(screen: Screen, message: bytes) -> None:
    """As text if it is text, else as bytes."""
    try:
        screen.socket.send(message.decode())
    except UnicodeDecodeError:
        screen.socket.send(message)


def aimed(screen: Screen, message: bytes) -> bytes:
    """Messages about something that exists hit the present version or an option of the present decision."""
    decision = (screen.now.get("view") or {}).get("decision") or {}
    options = decision.get("options") or [{}]
    here = json.dumps(options[len(message) % len(options)]) if len(message) % 3 else str(screen.version)
    return message.replace(f'"{HERE}"'.encode(), here.encode())[:LONGEST]


@pytest.fixture
def victims(server: LocalServer) -> Victims:
    return Victims(server)


def check_health(server: LocalServer) -> None:
    """The server lives, and has nothing to complain about."""
    assert httpx.get(f"{server.http}/health").status_code == 200
    assert "Traceback" not in server.log()


@over_sqlite
def test_hostile_messages_are_answered_in_order(server: LocalServer, victims: Victims) -> None:
    @SETTINGS
    @given(SEEDS)
    def attack(seed: int) -> None:
        victims.attack(Hostile(seed), seed)

    attack()
    check_health(server)
    victims.sit_down()
    chooser = next(screen for screen in victims.screens if screen.options)
    chooser.make(chooser.options[0])


@pytest.mark.parametrize("server", EITHER, indirect=True)
def test_hostile_calls_get_errors_that_say_why(server: LocalServer, victims: Victims) -> None:
    @CALLS
    @given(SEEDS)
    def attack(seed: int) -> None:
        hostile = Hostile(seed)
        for number in range(AT_ONCE):
            method, path, query, body, headers = hostile.call()
            path = path.replace(HERE, victims.table)
            client = stranger if number % 4 == 0 else victims.ada.http
            answer = client.request(method, path, params=query, content=body, headers=headers)
            assert answer.status_code < 500, (method, path, query, headers, body, answer.text)
            if answer.status_code >= 400:
                told = answer.json()
                assert told["error"] != "defect" and told["message"] and "Traceback" not in answer.text
            assert "script-src 'self'" in answer.headers["content-security-policy"]

    with httpx.Client(base_url=server.http, timeout=30, verify=CONTEXT) as stranger:
        attack()
    check_health(server)


@over_sqlite
def test_odd_headers_and_bytes_that_are_no_http_do_no_harm(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    for origin in ("http://[", "null", "http://", "//x", "http://[::1", "a" * 5000):
        answer = ada.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong_origin")
    for cookie in ("eldertable=", "eldertable=a.b.c", "eldertable=" + "x" * 4000, ";;;=;", "eldertable=\xff"):
        answer = httpx.get(f"{server.http}/api/me", headers=[(b"Cookie", cookie.encode("latin-1"))], verify=CONTEXT)
        assert answer.status_code == 200
    for rubbish in (
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00",
        b"A" * 100_000,
        b"POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as raw:
            raw.sendall(rubbish)
            raw.shutdown(socket.SHUT_WR)
            try:
                while raw.recv(4096):
                    pass
            except ConnectionResetError:
                pass
    check_health(server)
