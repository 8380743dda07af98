"""Floods are slowed down; people are not."""

from __future__ import annotations

import json
import time
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from tests.server.databases import Databases
from tests.server.guests import Guest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from eldertable.server.pace import MOST_REMEMBERED, RATES, Address, Pace, TooOften, address
from eldertable.sim.local_server import LocalServer


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_deed_is_refused_when_done_too_often_and_possible_again_later() -> None:
    clock = Clock()
    pace = Pace(clock=clock)
    rate = RATES["chat"]
    for _ in range(int(rate.times)):
        pace.check("chat", "ada")
    with pytest.raises(TooOften) as refused:
        pace.check("chat", "ada")
    assert (refused.value.status, refused.value.code) == (429, "too_often")
    pace.check("chat", "bo")
    clock.time += refused.value.seconds
    pace.check("chat", "ada")


def test_a_refused_deed_counts_for_nobody() -> None:
    clock = Clock()
    pace = Pace(clock=clock)
    for _ in range(int(RATES["sign_in"].times)):
        pace.check("sign_in", "ada")
    with pytest.raises(TooOften):
        pace.check("sign_in", "ada", "192.0.2.1")
    for _ in range(int(RATES["sign_in"].times)):
        pace.check("sign_in", "192.0.2.1")


def test_the_factor_widens_every_rate_and_zero_lifts_it() -> None:
    for factor, allowed in ((2, 2 * RATES["chat"].times), (0, 1000)):
        pace = Pace(factor, Clock())
        for _ in range(int(allowed)):
            pace.check("chat", "ada")


def test_strangers_without_end_are_forgotten() -> None:
    pace = Pace(clock=Clock())
    for number in range(3 * MOST_REMEMBERED):
        pace.check("arrive", str(number))
    assert len(pace._buckets) <= MOST_REMEMBERED
    assert len(pace._untold) <= MOST_REMEMBERED


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
    ],
)
def test_whose_address_is_counted(host: str, counted: str) -> None:
    assert address(HTTPConnection({"type": "http", "client": (host, 4711)})) == counted


@pytest.mark.slow
def test_a_server_refuses_floods_and_says_when_to_come_back(tmp_path: Path) -> None:
    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_RATE_LIMIT": "0.1"}) as server:
        ada = Guest(server, "Ada")
        table = ada.new_table({"kind": "me"}, {"kind": "open"})
        body = {"game": "gates_of_delirium", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [ada.http.post("/api/tables", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["error"] == "too_often"
        assert int(answers[-1].headers["retry-after"]) > 0
        newcomers = [httpx.get(f"{server.http}/api/me").status_code for _ in range(25)]
        assert newcomers[0] == 200 and newcomers[-1] == 429
        assert ada.http.get("/api/me").status_code == 200

        screen = ada.watch(table)
        for number in range(12):
            screen.socket.send(json.dumps({"type": "undo", "version": number}))
        assert [screen.until("refused")["error"] for _ in range(6)] == ["not_running"] * 6
        # Who goes on is not listened to any more, and not let in again at once.
        with pytest.raises(ConnectionClosedError) as closed:
            screen.until("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        with pytest.raises(InvalidStatus) as refused:
            ada.watch(table)
        assert refused.value.response.status_code == 429


def test_one_person_has_one_patience_however_many_sockets() -> None:
    clock = Clock()
    pace = Pace(clock=clock)
    for _ in range(int(RATES["nonsense"].times)):
        pace.check("nonsense", Address("192.0.2.1"), "ada")
    with pytest.raises(TooOften):
        pace.look("nonsense", Address("192.0.2.1"), "ada")
    # Others in the same house are not counted with her.
    pace.check("nonsense", Address("192.0.2.1"), "bo")


def test_processes_count_together() -> None:
    clock = Clock()
    here, there = Pace(clock=clock), Pace(clock=clock)
    times = int(RATES["sign_in"].times)
    for _ in range(times):
        here.check("sign_in", Address("2001:db8::"), "account a|b")
    there.hear(here.tell())
    with pytest.raises(TooOften):
        there.check("sign_in", Address("2001:db8::"))
    with pytest.raises(TooOften):
        there.check("sign_in", "account a|b")
    assert here.tell() == [] and there.tell() == []
    here.check("message", "ada")
    assert here.tell() == []
    there.hear(["nothing|x|1", "sign_in|x|many", "sign_in", ""])


def test_operators_see_who_is_busy() -> None:
    pace = Pace(clock=Clock())
    for _ in range(3):
        pace.check("call", Address("192.0.2.1"), "ada")
    pace.check("guess", "account bo")
    assert [(each.who, each.kind, each.deeds) for each in pace.busiest(5)] == [("192.0.2.1", "address", 3), ("ada", "person", 3)]


@pytest.mark.slow
def test_one_guest_does_not_fill_the_lobby_or_keep_all_bots_thinking(tmp_path: Path) -> None:
    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_RATE_LIMIT": "10"}) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")

        def opened(*seats: dict[str, str]) -> int:
            body = {"game": "gates_of_delirium", "players": len(seats), "seats": seats, "public": True}
            return ada.http.post("/api/tables", json=body).status_code

        me, nobody, bot = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
        assert [opened(me, nobody) for _ in range(9)] == [201] * 8 + [409]
        table = ada.http.get("/api/tables").json()["mine"][0]["id"]
        bo.sit_down(table)
        assert opened(me, nobody) == 201
        ada.post("/api/me", name="Ada")
        for waiting in ada.http.get("/api/tables").json()["mine"]:
            ada.post(f"/api/tables/{waiting['id']}/leave")
        assert [opened(me, bot) for _ in range(21)] == [201] * 20 + [409]


@pytest.mark.postgresql
def test_two_processes_at_one_database_count_together(databases: Databases, tmp_path: Path) -> None:
    limits = {"ELDERTABLE_RATE_LIMIT": "1"}
    url = databases.fresh("postgresql", tmp_path)
    with LocalServer(tmp_path / "one.sqlite3", limits, url) as one, LocalServer(tmp_path / "two.sqlite3", limits, url) as two:
        eve, also_eve = Guest(one, "Eve"), Guest(two, "Eve")

        def guess(guest: Guest) -> int:
            return guest.post("/api/account/sign-in", name="Nobody", password="a guess").status_code

        assert {guess(eve) for _ in range(int(RATES["sign_in"].times))} == {403}
        assert guess(eve) == 429
        # What one process counted the other knows soon; each of these attempts counts too, so few of them pass.
        answers: list[int] = []
        while 429 not in answers and len(answers) < 2 * int(RATES["sign_in"].times):
            time.sleep(0.5)
            answers.append(guess(also_eve))
        assert 429 in answers and len(answers) < int(RATES["sign_in"].times)
