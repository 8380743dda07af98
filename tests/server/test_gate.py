"""Who is let in: sessions, guesses, names, addresses, and connections that say nothing."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from tests.server.databases import run_sql
from tests.server.guests import Guest
from tests.server.operating import admin, refused
from uvicorn.server import ServerState

from eldertable.server.gate import Names
from eldertable.server.herald import is_public
from eldertable.server.names import clean_name, skeleton_of
from eldertable.server.passwords import check_password
from eldertable.server.patience import Proxies, patient_protocol
from eldertable.server.wire import Refusal
from eldertable.sim.local_server import LocalServer

PASSWORD = "correct horse"
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server that counts nothing."""
    with LocalServer(tmp_path_factory.mktemp("gate") / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0"}) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server with all its limits, a few connections for each address, and no proxy before it."""
    limits = {
        "ELDERTABLE_RATE_LIMIT": "1",
        "ELDERTABLE_TRUSTED_PROXIES": "192.0.2.1",
        "ELDERTABLE_CONNECTIONS_PER_ADDRESS": "12",
        "ELDERTABLE_SOCKETS_PER_ADDRESS": "3",
    }
    with LocalServer(tmp_path_factory.mktemp("strict") / "games.sqlite3", limits) as running:
        yield running


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def as_of(server: LocalServer, cookie: str) -> dict[str, object]:
    """Who somebody is that has only this cookie."""
    answer: dict[str, object] = httpx.get(f"{server.http}/api/me", headers={"Cookie": cookie}).json()
    return answer


# -- sessions ----------------------------------------------------------------------------------------------


def test_a_cookie_from_before_signing_up_opens_nothing(gate: LocalServer) -> None:
    ada = Guest(gate, "Ada")
    before = ada.cookie()
    screen = ada.watch(ada.new_table(ME, OPEN))
    assert ada.post("/api/account", name="Ada the First", password=PASSWORD).status_code == 201
    screen.until_shown_out()
    assert ada.http.get("/api/me").json()["id"] == ada.id
    assert as_of(gate, before)["id"] != ada.id


def test_a_session_ends_where_it_is_signed_out_and_nowhere_else(gate: LocalServer) -> None:
    here = Guest(gate, "Bea")
    here.post("/api/account", name="Bea the First", password=PASSWORD)
    there = Guest(gate, "phone")
    guest_cookie = there.cookie()
    assert there.post("/api/account/sign-in", name="Bea the First", password=PASSWORD).status_code == 200
    kept = there.cookie()
    assert kept != guest_cookie and as_of(gate, kept)["id"] == here.id
    screen = there.watch(there.new_table(ME, OPEN))
    there.post("/api/account/sign-out")
    screen.until_shown_out()
    assert as_of(gate, kept)["id"] != here.id
    assert here.http.get("/api/me").json()["id"] == here.id


def test_cookies_from_before_there_were_sessions_go_on_until_something_changes(gate: LocalServer) -> None:
    from itsdangerous import URLSafeSerializer

    cy = Guest(gate, "Cy")
    secret = run_sql(gate, "SELECT value FROM settings WHERE name = 'secret'")[0][0]
    old = "eldertable=" + str(URLSafeSerializer(secret, salt="person").dumps([cy.id, 0]))
    assert as_of(gate, old)["id"] == cy.id
    assert httpx.post(f"{gate.http}/api/account/sign-out", json={}, headers={"Cookie": old}).status_code == 200
    assert as_of(gate, old)["id"] != cy.id


def test_a_guesser_is_slowed_down_and_the_owner_gets_in(strict: LocalServer) -> None:
    dee = Guest(strict, "Dee")
    dee.post("/api/account", name="Dee the First", password=PASSWORD)
    dee.post("/api/account/sign-out")
    eve = Guest(strict, "Eve")
    answers = [eve.post("/api/account/sign-in", name="Dee the First", password=f"guess {n}") for n in range(12)]
    assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 2
    # From the same address, but with the browser that she has used before.
    assert dee.post("/api/account/sign-in", name="Dee the First", password=PASSWORD).json()["id"] == dee.id


# -- names and passwords -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b", "\u3164", "\u2800\u2800", "\u0301\u0302", "a\u3164b", "Z\u0351\u0352\u0353\u0354\u0355algo"]
)
def test_names_that_show_nothing_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize("name", ["Zoë", "Łukasz", "李雷", "Анна", "محمد", "क्षितिज", "!", "R2-D2", "Nguyễn Thị"])
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"), [("paypal", "раураl"), ("Ilya", "llya"), ("Bo0", "BoO"), ("Éva", "Eva"), ("Arne", "Ame")]
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton_of(one) == skeleton_of(other)


def test_nobody_is_called_like_somebody_with_an_account(gate: LocalServer) -> None:
    Guest(gate, "x").post("/api/account", name="Anna Copeland", password=PASSWORD)
    eve = Guest(gate, "Eve")
    for name in ("anna copeland", "Аnna Сopeland", "Anna\u2009Cope1and"):
        assert error(eve.post("/api/me", name=name)) == (409, "name_taken")
        assert error(eve.post("/api/account", name=name, password=PASSWORD)) == (409, "name_taken")


@pytest.mark.parametrize(
    "password", ["password", "12345678", " " * 8, "aaaaaaaa", "PASSWORD1", "Ada of Arkham", "ada of arkham", "hgfedcba"]
)
def test_passwords_that_anybody_would_guess_are_refused(password: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_password(password, "Ada of Arkham")
    assert refused.value.code == "weak_password"


def test_a_recovery_code_opens_the_account_once(gate: LocalServer) -> None:
    ada = Guest(gate, "Ada")
    signed = ada.post("/api/account", name="Ada of Leeds", password=PASSWORD).json()
    code = signed["recovery"]
    assert "recovery" not in ada.http.get("/api/me").json() or ada.http.get("/api/me").json()["recovery"] is None
    phone = Guest(gate, "phone")
    wrong = {"name": "Ada of Leeds", "code": code[:-1] + "?", "password": "battery staple"}
    assert error(phone.post("/api/account/recover", **wrong)) == (403, "wrong_code")
    right = {"name": "ada of leeds", "code": code.lower().replace("-", " "), "password": "battery staple"}
    back = phone.post("/api/account/recover", **right).json()
    assert back["id"] == signed["id"] and back["recovery"] != code
    assert ada.http.get("/api/me").json()["id"] != signed["id"]
    assert error(Guest(gate, "x").post("/api/account/recover", **right)) == (403, "wrong_code")
    assert phone.post("/api/account/recovery-code", password="battery staple").json()["recovery"] != back["recovery"]


# -- one's own data ----------------------------------------------------------------------------------------


def test_everybody_can_have_their_data_and_have_it_forgotten(gate: LocalServer) -> None:
    ada, bo = Guest(gate, "Ada"), Guest(gate, "Bo")
    table = ada.new_table(ME, OPEN, first_player=0)
    bo.sit_down(table, 1)
    screen, other = ada.watch(table), bo.watch(table)
    screen.send(type="say", text="mine")
    screen.until_said("mine")
    screen.make(screen.options[0])
    data = ada.http.get("/api/me/data").json()
    assert data["person"]["name"] == "Ada" and data["account"] is None
    assert [line["text"] for line in data["said"]] == ["mine"]
    assert [seat["id"] for seat in data["seats"]] == [table] == data["tables_opened"]
    assert len(data["choices"]) == 1 and len(data["sessions"]) == 1
    assert "password" not in json.dumps(data)
    assert ada.post("/api/account/delete", chat=True).status_code == 200
    while other.chat or other.table["seats"][0]["name"] is not None:
        other.next()
    assert run_sql(gate, "SELECT count(*) FROM chat WHERE text = 'mine'") == [(0,)]
    assert run_sql(gate, "SELECT count(*) FROM sessions WHERE person = :person", person=ada.id) == [(0,)]


# -- addresses and names of the server ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    ["224.0.0.1", "ff02::1", "ff0e::1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "::ffff:10.0.0.1", "::7f00:1",
     "10.1.2.3", "127.0.0.1", "0.0.0.0", "::", "255.255.255.255", "240.0.0.1", "100.64.0.1", "fe80::1", "fc00::1", "fec0::1",
     "::ffff:0:7f00:1", "192.0.2.1"],
)  # fmt: skip
def test_no_webhook_reaches_what_is_not_out_in_the_world(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "2002:808:808::"])
def test_webhooks_reach_the_world(address: str) -> None:
    assert is_public(ip_address(address))


def test_a_server_knows_its_own_names() -> None:
    names = Names(["games.example.org"], "0.0.0.0")
    for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.7:8000", "games.example.org", "GAMES.example.org:443"):
        assert names.is_own(host)
    for host in ("", "evil.example", "games.example.org.evil.example", "localhost.evil.example", "127.0.0.1.evil.example"):
        assert not names.is_own(host)
    assert Names(["*"], "").is_own("anything.example")


def test_a_foreign_host_is_nobodys(gate: LocalServer) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/", "/api/me", "/metrics"):
        assert error(httpx.get(gate.http + path, headers=evil)) == (421, "wrong_host")
    assert httpx.get(f"{gate.http}/metrics").status_code == 200


def test_a_zero_byte_leads_nowhere(gate: LocalServer) -> None:
    for path in ("/api/tables/a%00b", "/api/tables/%00/record"):
        assert error(httpx.get(gate.http + path)) == (404, "not_found")
    guest = Guest(gate, "Zed")
    assert error(guest.post("/api/account/sign-in", name="a\0b", password=PASSWORD)) == (403, "wrong_password")
    assert error(guest.post(f"/api/tables/{guest.new_table(ME, OPEN)}/invite", profile="a\0b")) == (400, "malformed")


def test_what_is_reported_can_be_kept_by_any_database(gate: LocalServer) -> None:
    zed, bo = Guest(gate, "Zed"), Guest(gate, "Bo")
    bo.post("/api/account", name="Bo the Loud", password=PASSWORD)
    profile = bo.http.get("/api/me/profile").json()["id"]
    assert zed.post(f"/api/profiles/{profile}/report", note="too\0 loud\nby far").status_code == 200
    assert run_sql(gate, "SELECT note FROM reports WHERE reporter = :who", who=zed.id) == [("too loud\nby far",)]


def test_a_tournament_begins_neither_before_all_time_nor_after(gate: LocalServer) -> None:
    ada = Guest(gate, "Ada")
    ada.post("/api/account", name="Ada the Host", password=PASSWORD)
    wish = {"game": "gates_of_delirium", "system": "swiss", "size": 8, "move_limit": 300}
    for starts in (-1, -(2**70), 2**62, 2**70):
        assert error(ada.post("/api/tournaments", **wish, starts=starts)) == (400, "bad_tournament")


def test_a_question_that_is_too_deep_is_refused(gate: LocalServer) -> None:
    query = {"players": "2", "options": '{"a":' * 3000}
    assert error(httpx.get(f"{gate.http}/api/games/auztralia/fitting", params=query)) == (400, "malformed")


def raw(server: LocalServer, sent: bytes) -> socket.socket:
    """A connection that has said so much."""
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.sendall(sent)
    connection.settimeout(30)
    return connection


def is_let_go(connection: socket.socket) -> bool:
    try:
        return connection.recv(100) == b""
    except ConnectionResetError:
        return True


@pytest.mark.slow
def test_who_says_nothing_is_let_go_and_a_quiet_spectator_stays(gate: LocalServer) -> None:
    ada = Guest(gate, "Ada")
    table = ada.new_table(ME, OPEN)
    screen = ada.watch(table)
    half = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    began = time.monotonic()
    silent = [raw(gate, sent) for sent in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n", half)]
    assert all(is_let_go(connection) for connection in silent)
    assert 8 < time.monotonic() - began < 25
    ada.post("/api/me", name="Ada again")
    assert screen.until("seats")["seats"][0]["name"] == "Ada again"


def test_one_address_keeps_only_so_many_connections_and_sockets(strict: LocalServer) -> None:
    flo = Guest(strict, "Flo")
    table = flo.new_table(ME, OPEN)
    screens = [flo.watch(table) for _ in range(3)]
    with pytest.raises(Exception, match="429"):
        flo.watch(table)
    screens.pop().close()
    flo.watch(table)
    many = [raw(strict, b"") for _ in range(30)]
    for connection in many:
        connection.settimeout(0.5)
    closed = 0
    for connection in many:
        try:
            closed += is_let_go(connection)
        except TimeoutError:
            connection.close()
    assert closed >= 18


class Line(asyncio.Transport):
    """A connection from anywhere, to see whether it is kept."""

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 4711), "sockname": ("192.0.2.1", 80)})
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


def test_a_household_counts_as_one_address_whichever_of_its_own_it_uses() -> None:
    async def kept(*hosts: str) -> list[bool]:
        protocol, config, lines = patient_protocol(Proxies(""), 2), uvicorn.Config(Starlette()), [Line(host) for host in hosts]
        for line in lines:
            protocol(config, ServerState(), {}).connection_made(line)
        return [not line.aborted for line in lines]

    assert asyncio.run(kept("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")) == [True, True, False, True]
    assert asyncio.run(kept("192.0.2.7", "::ffff:192.0.2.7", "192.0.2.7", "192.0.2.8")) == [True, True, False, True]


def test_looking_up_hosts_of_webhooks_has_a_limit(strict: LocalServer) -> None:
    answers = [Guest(strict, "Hob").post("/api/me/webhook", url="https://127.0.0.1/") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [400] * 5 + [429] * 2


@pytest.mark.slow
def test_guests_of_one_address_talk_at_one_pace(tmp_path: Path) -> None:
    """With a tenth of all limits a person says one thing in a while, and ten people of an address ten."""
    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_RATE_LIMIT": "0.1"}) as server:
        guests = [Guest(server, f"Guest {number}") for number in range(12)]
        table = guests[0].new_table(ME, OPEN)
        screens = [guest.watch(table) for guest in guests]
        for screen in screens:
            screen.send(type="say", text="hello")
        assert screens[-1].until("refused")["error"] == "too_often"


# -- operators ---------------------------------------------------------------------------------------------


def test_an_operator_sees_and_ends_what_hurts(gate: LocalServer) -> None:
    gus, hal = Guest(gate, "Gus"), Guest(gate, "Hal")
    running, waiting = gus.new_table(ME, OPEN), gus.new_table(ME, OPEN)
    hal.sit_down(running, 1)
    screens = [hal.watch(running), gus.watch(running), gus.watch(waiting)]
    assert admin(gate, "close-table", running, "--note", "noise")["message"] == f"{running}: the game is over."
    screens[0].until_finished()
    assert screens[0].table["ending"] == {"how": "closed", "winners": []}
    assert "cleared away" in admin(gate, "close-table", waiting)["message"]
    screens[2].until_shown_out()
    assert error(gus.post(f"/api/tables/{waiting}/join")) == (404, "no_such_table")
    assert "no such table" in admin(gate, "close-table", "nothing")["message"]
    sessions = admin(gate, "sessions", gus.id)["rows"]
    assert len(sessions) == 1
    assert "ended" in admin(gate, "end-session", sessions[0]["session"])["message"]
    screens[1].until_shown_out()
    assert gus.http.get("/api/tables").json()["finished"] == []
    assert "signed out" in admin(gate, "sign-out", hal.id)["message"]
    audit = admin(gate, "audit")["rows"]
    assert ("close-table", running, "noise") in [(a["deed"], a["subject"], a["note"]) for a in audit]
    for words in (("people",), ("addresses",), ("tables",)):
        assert isinstance(admin(gate, *words)["rows"], list)


def test_an_operator_blocks_an_address_for_a_while(gate: LocalServer) -> None:
    def status(wanted: int) -> int:
        last = time.monotonic() + 10
        while (answer := httpx.get(f"{gate.http}/api/games")).status_code != wanted and time.monotonic() < last:
            time.sleep(0.1)
        return answer.status_code

    admin(gate, "block", "127.0.0.1", "--minutes", "1")
    assert status(403) == 403
    admin(gate, "unblock", "127.0.0.1")
    assert status(200) == 200
    assert "is no address" in refused(gate, "block", "somewhere")
