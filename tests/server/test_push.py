"""Web Push: a local stand-in for a push service opens what the server sends."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.databases import SHARED, Databases, run_sql
from tests.server.guests import PATIENCE, Guest
from tests.server.test_results import ME, OPEN, open_table, profile, sign_up

from eldertable.server.push import coded, uncoded
from eldertable.sim.local_server import LocalServer

CURVE = ec.SECP256R1()


class Service:
    """A push service on this machine: it keeps what it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(outer.status)
                self.end_headers()
                outer.got.put((self.path, dict(self.headers), body))

            def log_message(self, *words: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.got.get(timeout=PATIENCE)


class Browser:
    """The keys of a browser, and what it reads with them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = secrets.token_bytes(16)

    def keys(self) -> dict[str, str]:
        return {"p256dh": coded(self.point), "auth": coded(self.secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        message: dict[str, Any] = json.loads(text)
        return message


@pytest.fixture(scope="module")
def service() -> Service:
    return Service()


@pytest.fixture(scope="module", params=SHARED)
def telling(
    request: pytest.FixtureRequest, databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LocalServer]:
    """A server that may send to this machine."""
    folder = tmp_path_factory.mktemp("push")
    environment = {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_PRIVATE_WEBHOOKS": "1"}
    with LocalServer(folder / "games.sqlite3", environment, databases.fresh(request.param, folder)) as running:
        yield running


def tell_here(guest: Guest, service: Service, browser: Browser, path: str) -> None:
    answer = guest.post("/api/me/push", endpoint=f"{service.origin}/{path}", keys=browser.keys())
    assert answer.status_code == 200, answer.text


def check_ticket(ticket: str, key: str, service: Service) -> None:
    """Whether the token is signed with the key and meant for this service."""
    said, _, signature = ticket.rpartition(".")
    raw = uncoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, uncoded(key))
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(both, said.encode(), ec.ECDSA(SHA256()))
    assert json.loads(uncoded(said.split(".")[1]))["aud"] == service.origin


def test_a_browser_is_told_that_it_is_its_turn(telling: LocalServer, service: Service) -> None:
    ada, bo, browser = Guest(telling, "Ada"), Guest(telling, "Bo"), Browser()
    key = ada.http.get("/api/me/push").json()
    assert key["on"] is False
    tell_here(ada, service, browser, "ada")
    assert ada.http.get("/api/me/push").json() == key | {"on": True}
    table = open_table(ada, ME, OPEN, options={"first_player": 0})
    bo.sit_down(table)
    path, headers, body = service.next()
    assert path == "/ada"
    assert browser.read(body) == {"title": "Gates of Delirium", "body": "It is your turn.", "path": f"/table/{table}"}
    assert b"turn" not in body
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    scheme, ticket, name = headers["Authorization"].replace(",", "").split()
    assert (scheme, name) == ("vapid", f"k={key['key']}")
    check_ticket(ticket.removeprefix("t="), key["key"], service)
    # Who looks at the table needs no message.
    ada.watch(table)
    bo.post(f"/api/tables/{table}/concede", seat=1)
    other = open_table(bo, ME, OPEN)
    bo.post(f"/api/tables/{other}/invite", profile=profile(ada)["id"])
    assert browser.read(service.next()[2])["path"] == f"/table/{other}"


def test_an_address_goes_with_the_session_and_when_it_is_gone(telling: LocalServer, service: Service) -> None:
    ada, bo = sign_up(Guest(telling, "Ada"), f"Ada {telling.port}"), Guest(telling, "Bo")

    def known() -> int:
        return int(run_sql(telling, "SELECT count(*) FROM push_addresses WHERE person = :person", person=ada.id)[0][0])

    tell_here(ada, service, Browser(), "one")
    assert ada.post("/api/me/push/stop").status_code == 200
    assert known() == 0
    tell_here(ada, service, Browser(), "one")
    service.status = 410
    table = open_table(ada, ME, OPEN, options={"first_player": 0})
    bo.sit_down(table)
    service.next()
    while known():
        pass
    service.status = 201
    tell_here(ada, service, Browser(), "two")
    assert known() == 1
    assert ada.post("/api/account/sign-out").status_code == 200
    assert known() == 0


def test_bad_addresses_are_refused(telling: LocalServer, server: LocalServer) -> None:
    ada, browser = Guest(telling, "Ada"), Browser()
    bad = ada.post("/api/me/push", endpoint="http://127.0.0.1:1/x", keys={"p256dh": "AAAA", "auth": "AAAA"})
    assert bad.json()["error"] == "bad_push"
    outside = Guest(server, "Eve").post("/api/me/push", endpoint="https://127.0.0.1/x", keys=browser.keys())
    assert outside.json()["error"] == "bad_webhook"
    assert ada.http.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")
    assert ada.http.get("/worker.js").headers["cache-control"] == "no-cache"


def test_the_key_stays_the_same_after_a_restart(own_server: LocalServer) -> None:
    ada = Guest(own_server, "Ada")
    before = ada.http.get("/api/me/push").json()["key"]
    own_server.stop()
    own_server.start()
    assert ada.http.get("/api/me/push").json()["key"] == before
