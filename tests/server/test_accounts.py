"""Guests, accounts, settings and webhooks."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest
from tests.server.guests import Guest, Stranger

from eldertable.sim.local_server import LocalServer

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
PASSWORD = "correct horse"


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def account(server: LocalServer, name: str) -> Guest:
    """Somebody who has just signed up."""
    guest = Guest(server, "Somebody")
    answer = guest.post("/api/account", name=name, password=PASSWORD)
    assert (answer.status_code, answer.json()["account"], answer.json()["name"]) == (201, True, name)
    return guest


def test_an_account_takes_over_the_guests_tables_on_another_device(server: LocalServer) -> None:
    ada = account(server, "Ada of Arkham")
    ada.post("/api/me/settings", language="pl", sound=False)
    old = ada.new_table(ME, OPEN)
    phone = Guest(server, "Ada's phone")
    new = phone.new_table(ME, BOT)
    screen = phone.watch(new)
    signed = phone.post("/api/account/sign-in", name="ADA of arkham", password=PASSWORD)
    assert signed.json() == signed.json() | {"id": ada.id, "name": "Ada of Arkham", "settings": {"language": "pl", "sound": False}}
    for device in (ada, phone):
        assert {table["id"] for table in device.http.get("/api/tables").json()["mine"]} == {old, new}
    screen.until_shown_out()
    again = phone.watch(new)
    assert again.table["seats"][0]["name"] == "Ada of Arkham"
    again.until_turn()
    again.make(again.options[0])


def test_who_does_not_know_the_password_stays_outside(server: LocalServer) -> None:
    account(server, "Bo of Boston")
    guest = Guest(server, "Eve")
    for name, password in (("Bo of Boston", "wrong horse"), ("Nobody", PASSWORD), ("", ""), ("Bo of Boston", "x" * 5000)):
        assert error(guest.post("/api/account/sign-in", name=name, password=password)) == (403, "wrong_password")
    assert error(guest.post("/api/account", name="bo OF boston", password=PASSWORD)) == (409, "name_taken")
    assert error(guest.post("/api/me", name="Bo of Boston")) == (409, "name_taken")
    assert error(guest.post("/api/account", name="Eve", password="short")) == (400, "bad_password")
    assert error(guest.post("/api/account/password", old="a", new=PASSWORD)) == (409, "no_account")
    away = guest.http.post(
        "/api/account/sign-in", json={"name": "Bo of Boston", "password": PASSWORD}, headers={"Origin": "https://evil.example"}
    )
    assert error(away) == (403, "wrong_origin")
    assert guest.http.get("/api/me").json()["account"] is False


def test_a_new_password_signs_other_devices_out(server: LocalServer) -> None:
    here = account(server, "Cy")
    there = Guest(server, "elsewhere")
    assert there.post("/api/account/sign-in", name="Cy", password=PASSWORD).status_code == 200
    table = here.new_table(ME, BOT)
    screens = [here.watch(table), there.watch(table)]
    assert error(here.post("/api/account/password", old="wrong horse", new="battery staple")) == (403, "wrong_password")
    assert here.post("/api/account/password", old=PASSWORD, new="battery staple").status_code == 200
    for screen in screens:
        screen.until_shown_out()
    assert here.watch(table).now["view"]["seat"] == 0
    assert there.watch(table).now["view"]["seat"] is None
    assert here.http.get("/api/me").json()["id"] == here.id
    assert there.http.get("/api/me").json()["account"] is False
    assert error(Guest(server, "G").post("/api/account/sign-in", name="Cy", password=PASSWORD)) == (403, "wrong_password")
    here.post("/api/account/sign-out")
    assert here.http.get("/api/me").json()["account"] is False
    back = here.post("/api/account/sign-in", name="cy", password="battery staple")
    assert back.json()["id"] == here.id


def test_a_deleted_account_leaves_its_games_to_bots(server: LocalServer) -> None:
    dee, flo = account(server, "Dee"), Guest(server, "Flo")
    waiting = flo.new_table(ME, OPEN, {"kind": "open"})
    dee.sit_down(waiting)
    alone = dee.new_table(ME, OPEN)
    running = flo.new_table(OPEN, ME, first_player=0)
    dee.sit_down(running)
    screen = flo.watch(running)
    talk = dee.watch(running)
    talk.send(type="say", text="Good bye")
    talk.until_said("Good bye")
    assert error(dee.post("/api/account/delete", password="wrong horse")) == (403, "wrong_password")
    assert dee.post("/api/account/delete", password=PASSWORD).status_code == 200
    while screen.table["seats"][0]["kind"] != "bot":
        screen.next()
    assert screen.table["seats"][0]["name"] is None
    screen.until_turn()
    assert screen.version > 0
    assert [seat["kind"] for seat in flo.watch(waiting).table["seats"]] == ["person", "open", "open"]
    assert error(flo.post(f"/api/tables/{alone}/join")) == (404, "no_such_table")
    late = Stranger(server).watch(running)
    late.until("chat")
    assert [(line["text"], line["name"]) for line in late.chat] == [("Good bye", None)]
    assert error(Guest(server, "G").post("/api/account/sign-in", name="Dee", password=PASSWORD)) == (403, "wrong_password")
    assert account(server, "Dee").id != dee.id


def test_settings_are_small_and_plain(server: LocalServer) -> None:
    guest = Guest(server, "Gus")
    bad: list[Any] = [{"a": {}}, {"a": None}, {"a": "x" * 500}, {str(n): 1 for n in range(100)}, [1]]
    for settings in bad:
        assert guest.http.post("/api/me/settings", json=settings).status_code == 400
    assert guest.http.post("/api/me/settings", json={"sound": True, "volume": 3, "theme": "dark"}).status_code == 200
    assert guest.http.get("/api/me").json()["settings"] == {"sound": True, "volume": 3, "theme": "dark"}


def test_guests_are_called_so_in_their_language(server: LocalServer) -> None:
    for languages, word in (("pl,en;q=0.5", "Gość "), ("fr-CA", "Invité "), ("xx, en", "Guest ")):
        name = httpx.get(f"{server.http}/api/me", headers={"Accept-Language": languages}).json()["name"]
        assert name.startswith(word) and name[len(word) :].isdigit()


# -- webhooks ----------------------------------------------------------------------------------------------


@pytest.fixture
def messages() -> Iterator[tuple[str, Queue[dict[str, Any]]]]:
    """A server that takes messages as Discord does, and what it got."""
    received: Queue[dict[str, Any]] = Queue()

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204 if self.path == "/hook?wait=1" else 404)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Tests are quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Taker) as taker:
        threading.Thread(target=taker.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{taker.server_port}", received
        taker.shutdown()


@pytest.mark.slow
def test_a_webhook_tells_who_is_not_there(tmp_path: Path, messages: tuple[str, Queue[dict[str, Any]]]) -> None:
    address, received = messages
    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_PRIVATE_WEBHOOKS": "1"}) as server:
        ada, bo = Guest(server, "Ada @everyone"), Guest(server, "Bo")
        assert ada.post("/api/me/webhook", url=f"{address}/nowhere").status_code == 200
        assert error(ada.post("/api/me/webhook/test")) == (502, "webhook_failed")
        received.get(timeout=10)
        assert ada.post("/api/me/webhook", url=f"{address}/hook?wait=1").status_code == 200
        assert ada.http.get("/api/me").json()["webhook"] == f"{address}/hook?wait=1"
        assert ada.post("/api/me/webhook/test").status_code == 200
        assert "Ada @everyone" in received.get(timeout=10)["content"]
        ada.post("/api/me/settings", language="fr")
        table = bo.new_table(ME, OPEN, first_player=0, round_limit=1)
        ada.sit_down(table)
        screen = bo.watch(table)
        while screen.decision is not None and screen.decision["seat"] == 0:
            screen.make(screen.options[0])
        told = received.get(timeout=10)
        assert told["content"].startswith("C’est à vous, Ada @everyone") and f"{server.http}/table/{table}" in told["content"]
        assert told["allowed_mentions"] == {"parse": []}
        assert ada.http.post("/api/me/webhook", json={"url": None}).status_code == 200
        assert ada.http.get("/api/me").json()["webhook"] is None


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://10.0.0.1/hook",
        "https://[::1]/hook",
        "https://[::ffff:127.0.0.1]/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://user@8.8.8.8/",
        "https://8.8.8.8:22/",
        "https://8.8.8.8:99999/",
        "file:///etc/passwd",
        "https://8.8.8.8/a\r\nHost: b",
        "https:///hook",
        "nonsense",
        "",
        "https://8.8.8.8/" + "x" * 600,
    ],
)
def test_webhooks_into_private_places_are_refused(server: LocalServer, url: str) -> None:
    guest = Guest(server, "Eve")
    assert error(guest.post("/api/me/webhook", url=url)) == (400, "bad_webhook")
    assert error(guest.post("/api/me/webhook/test")) == (409, "no_webhook")
