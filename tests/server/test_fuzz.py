"""Hostile messages and calls: whatever comes, the server answers in order, and nothing but the game's own choices changes the game.

`make fuzz` sends 50,000; the tests a few of them.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.guests import Guest, Screen, Stranger
from websockets.exceptions import ConnectionClosed

from eldertable.server import wire
from eldertable.sim.local_server import LocalServer

# How many in all; about four fifths of them through sockets.
MESSAGES = int(os.environ.get("ELDERTABLE_FUZZ", "1500"))
AT_ONCE = 40
LONGEST = 15_000
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"

STRUCTS = [each for _, each in inspect.getmembers(wire, inspect.isclass) if issubclass(each, msgspec.Struct)]
FIELDS = sorted({field.name for each in STRUCTS for field in msgspec.structs.fields(each)})
KINDS = sorted({str(each.__struct_config__.tag) for each in STRUCTS if each.__struct_config__.tag})
CALLS = re.findall(r"^\| `(GET|POST) (/[^`\s?]*)", PROTOCOL.read_text(), re.MULTILINE)
# It would call other machines.
SPARED = {"/api/me/webhook/test"}

WORDS = st.sampled_from(
    ["", "me", "open", "bot", "greedy", "random", "agreed", "undo", "abandon", "gates_of_delirium", "null", "__proto__", "../..",
     "\x00", "\ud800", "\u202e", "<script>", "' OR 1=1 --", "%s%n", "é" * 50, "x" * 3000, "-1", "1e999", "🂡"]
)  # fmt: skip
NUMBERS = st.sampled_from([0, 1, 2, -1, 7, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308, True, False])
ATOMS = st.one_of(st.none(), NUMBERS, WORDS, st.text(max_size=30))
VALUES = st.recursive(
    ATOMS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(st.sampled_from(FIELDS), st.text(max_size=8)), inner, max_size=5)
    ),
    max_leaves=12,
)
SHAPED = st.fixed_dictionaries(
    {"type": st.one_of(st.sampled_from(KINDS), WORDS)}, optional={name: st.one_of(VALUES, st.just("HERE")) for name in FIELDS}
)
BODIES = st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6)


def spelled(value: Any) -> bytes:
    """A value as JSON, lone surrogates and all."""
    return json.dumps(value).encode()


JUNK = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.sampled_from(
        [b"[" * 10_000, b'{"type":' * 1500, b'{"type":"choose","version":1', b"\xff\xfe", b"NaN", b'"' + b"a" * LONGEST]
    ),
)
MESSAGE = st.one_of(SHAPED.map(spelled), SHAPED.map(spelled), SHAPED.map(spelled), VALUES.map(spelled), JUNK)
MANY = settings(max_examples=max(2, MESSAGES * 4 // 5 // AT_ONCE), suppress_health_check=list(HealthCheck), deadline=None)
CALLED = settings(max_examples=max(10, MESSAGES // 5), suppress_health_check=list(HealthCheck), deadline=None)


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

    def attack(self, number: int, messages: list[bytes]) -> None:
        """Send everything through one of the sockets, and see that each message was answered in its turn."""
        if self.screens[0].table["status"] != "running":
            self.sit_down()
        screen = self.screens[number % len(self.screens)]
        for message in messages:
            send(screen, aimed(screen, message))
        self.sent += len(messages)
        mark = f"mark {self.sent}"
        screen.send(type=mark)
        while True:
            try:
                answer = screen.next()
            except ConnectionClosed as closed:
                pytest.fail(f"The server closed the connection: {closed}; one of {messages!r}")
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
    """Some messages hit the present version or an option of the present decision."""
    decision = (screen.now.get("view") or {}).get("decision") or {}
    options = decision.get("options") or [{}]
    here = json.dumps(options[len(message) % len(options)]) if len(message) % 3 else str(screen.version)
    return message.replace(b'"HERE"', here.encode())[:LONGEST]


@pytest.fixture(scope="module")
def victims(server: LocalServer) -> Victims:
    return Victims(server)


def check_health(server: LocalServer) -> None:
    """The server lives, and has nothing to complain about."""
    assert httpx.get(f"{server.http}/health").status_code == 200
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_hostile_messages_are_answered_in_order(server: LocalServer, victims: Victims) -> None:
    @MANY
    @given(st.integers(0, 2), st.lists(MESSAGE, min_size=AT_ONCE, max_size=AT_ONCE))
    def attack(number: int, messages: list[bytes]) -> None:
        victims.attack(number, messages)

    attack()
    check_health(server)
    victims.sit_down()
    chooser = next(screen for screen in victims.screens if screen.options)
    chooser.make(chooser.options[0])


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_hostile_calls_get_errors_that_say_why(server: LocalServer, victims: Victims) -> None:
    ids = st.one_of(
        st.sampled_from(["HERE", "HERE", "gates_of_delirium", "en", "shell", "nothing", "%00", "..", "a" * 3000]), WORDS
    )
    json_type = st.sampled_from(["application/json", "application/json", "application/json", "text/plain", "", "a/b; c"])
    queries = st.dictionaries(st.sampled_from(["seat", "from", "to", "x"]), st.one_of(NUMBERS, WORDS).map(str), max_size=3)
    bodies = st.one_of(BODIES.map(spelled), BODIES.map(spelled), VALUES.map(spelled), JUNK)

    @CALLED
    @given(st.sampled_from(CALLS), ids, ids, queries, json_type, bodies, st.booleans())
    def call(which: tuple[str, str], first: str, second: str, query: dict[str, str], kind: str, body: bytes, known: bool) -> None:
        method, path = which
        if path in SPARED:
            return
        names = iter((first, second))
        path = re.sub(r"<\w+>", lambda _: quoted(next(names).replace("HERE", victims.table)), path)
        params = {name: value.encode("utf-8", "surrogatepass").decode("latin-1") for name, value in query.items()}
        client = victims.ada.http if known else stranger
        answer = client.request(
            method, path, params=params, content=body if method == "POST" else None, headers={"Content-Type": kind}
        )
        assert answer.status_code < 500, (method, path, params, kind, body, answer.text)
        if answer.status_code >= 400:
            told = answer.json()
            assert told["error"] != "defect" and told["message"] and "Traceback" not in answer.text
        assert "script-src 'self'" in answer.headers["content-security-policy"]

    with httpx.Client(base_url=server.http, timeout=30) as stranger:
        call()
    check_health(server)


def quoted(text: str) -> str:
    """A piece of a path."""
    from urllib.parse import quote

    return quote(text.encode("utf-8", "surrogatepass"), safe="%.")


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_odd_headers_and_bytes_that_are_no_http_do_no_harm(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    odd = ["http://[", "null", "http://", "//x", "http://[::1", "a" * 5000, "http://\x7f"]
    for origin in odd:
        answer = ada.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong_origin")
    for cookie in ("eldertable=", "eldertable=a.b.c", "eldertable=" + "x" * 4000, ";;;=;", "eldertable=\xff"):
        answer = httpx.get(f"{server.http}/api/me", headers=[(b"Cookie", cookie.encode("latin-1"))])
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
            while raw.recv(4096):
                pass
    check_health(server)
