"""Tournaments: announced, joined, paired and played by themselves, whoever goes away."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Any

import pytest
from tests.server.databases import Databases, run_sql
from tests.server.guests import Guest
from tests.server.test_company import switch
from tests.server.test_ratings import give_up, member, ratings

from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.slow

PATIENCE = 120
LATER = 24 * 3600 * 1000
WISH = {"game": "gates_of_delirium", "system": "swiss", "size": 8, "move_limit": 86400, "bot": None}


def announce(host: Guest, **wish: Any) -> str:
    answer = host.http.post("/api/tournaments", json=WISH | {"starts": int(time.time() * 1000) + LATER} | wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def refused(guest: Guest, **wish: Any) -> str:
    body = WISH | {"starts": int(time.time() * 1000)} | wish
    return str(guest.http.post("/api/tournaments", json=body).json()["error"])


def join(guest: Guest, tournament: str) -> dict[str, Any]:
    told: dict[str, Any] = guest.post(f"/api/tournaments/{tournament}/join", share=secrets.token_hex(32)).json()
    return told


def look(guest: Guest, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/api/tournaments/{tournament}").json()
    return found


def begin(host: Guest, tournament: str, until: int = 1) -> dict[str, Any]:
    assert host.post(f"/api/tournaments/{tournament}/begin").status_code == 200
    return wait(host, tournament, round=until)


def wait(guest: Guest, tournament: str, **until: Any) -> dict[str, Any]:
    """How a tournament stands as soon as it has come to this."""
    for _ in range(PATIENCE * 5):
        found = look(guest, tournament)
        if all(found[name] == value for name, value in until.items()):
            return found
        time.sleep(0.2)
    raise AssertionError(f"not {until} in {PATIENCE} s: {found}")


def boards(found: dict[str, Any], number: int) -> list[dict[str, Any]]:
    return [board for board in found["boards"] if board["round"] == number]


def own_board(guest: Guest, found: dict[str, Any]) -> tuple[str, int]:
    """The table of one's game in this round, and one's seat there."""
    mine = next(each["number"] for each in look(guest, found["id"])["entrants"] if each["you"])
    board = next(each for each in boards(found, found["round"]) if mine in (each["one"], each["other"]))
    return board["table_id"], int(board["one"] != mine)


def close_once_late(server: LocalServer, guest: Guest, table: str) -> None:
    """Let the operator end a game as soon as somebody's time has run out."""
    while not any(seat["late"] for seat in guest.http.get(f"/api/tables/{table}").json()["seats"]):
        time.sleep(0.2)
    order = "INSERT INTO audit (made, operator, deed, subject, note) VALUES (0, 'test', 'close-table', :id, '')"
    run_sql(server, order, id=table)


def lose(guest: Guest, found: dict[str, Any]) -> None:
    give_up(guest, *own_board(guest, found))


def test_a_tournament_of_sixteen_with_bots_runs_through(server: LocalServer) -> None:
    ada = member(server, "Ada")
    tournament = announce(ada, system="knockout", size=16, bot="random")
    assert join(ada, tournament) == {}
    promised = look(ada, tournament)
    assert (promised["secret"], len(promised["entrants"])) == (None, 1)
    found = begin(ada, tournament)
    assert (len(found["entrants"]), found["rounds"], found["late"]) == (16, 4, False)
    table, _ = own_board(ada, found)
    lose(ada, found)
    found = wait(ada, tournament, status="finished")
    assert [len(boards(found, number)) for number in (1, 2, 3, 4)] == [8, 4, 2, 1]
    assert [each["place"] for each in found["standings"]] == [1, 2, 3, 3, *[5] * 4, *[9] * 8]
    assert found["standings"][0]["entrant"] == boards(found, 4)[0]["winner"]
    mine = next(each["number"] for each in found["entrants"] if each["you"])
    assert next(each for each in found["standings"] if each["entrant"] == mine)["place"] == 9
    # Whoever played whom: a bot has one number in all its games, that of its place among the bots.
    bots = [each["number"] for each in found["entrants"] if each["bot"]]
    final = boards(found, 4)[0]
    seats = ada.http.get(f"/api/tables/{final['table_id']}").json()["seats"]
    assert [seat["number"] for seat in seats] == [bots.index(final[side]) + 1 for side in ("one", "other")]
    assert ratings(ada)["everyone"]["games"] == 1
    # What the server promised before anybody took part is told in the end, and the dice of every table follow from it.
    assert sha256(found["secret"].encode()).hexdigest() == promised["commitment"]
    board = next(board["board"] for board in boards(found, 1) if board["table_id"] == table)
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    assert chance["secret"] == sha256(f"{found['secret']}:1:{board}".encode()).hexdigest()
    assert ada.http.get(f"/api/tables/{table}/tournament").json() == {"tournament": tournament}
    listed = ada.http.get("/api/tournaments").json()["finished"]
    assert [(each["id"], each["yours"], each["entrants"]) for each in listed] == [(tournament, True, 16)]


def test_a_knockout_goes_on_with_the_winners(server: LocalServer) -> None:
    people = [member(server, name) for name in ("Ada", "Bo", "Carl", "Dana", "Eve")]
    ada = people[0]
    tournament = announce(ada, system="knockout")
    for each in people:
        join(each, tournament)
    found = begin(ada, tournament)
    assert found["rounds"] == 3
    # Three of five need not play in the first round.
    assert [board["over"] for board in boards(found, 1)] == [True, False, True, True]
    lose(people[4], found)
    found = wait(ada, tournament, round=2)
    assert [(board["one"], board["other"]) for board in boards(found, 2)] == [(1, 4), (2, 3)]
    lose(people[3], found)
    # Carl has had enough: he gives up and goes away.
    lose(people[2], found)
    found = wait(ada, tournament, round=3)
    assert people[1].post(f"/api/tournaments/{tournament}/leave").status_code == 200
    lose(people[1], found)
    found = wait(ada, tournament, status="finished")
    assert [(each["entrant"], each["place"]) for each in found["standings"]] == [(1, 1), (2, 2), (3, 3), (4, 3), (5, 5)]


def test_who_comes_late_or_goes_away_is_seen_to(server: LocalServer) -> None:
    ada, bo, carl, dana = (member(server, name) for name in ("Ada", "Bo", "Carl", "Dana"))
    tournament = announce(ada, size=4)
    for each in (ada, bo, carl):
        join(each, tournament)
    found = begin(ada, tournament)
    assert (found["rounds"], found["late"]) == (2, True)
    assert [board["other"] is None for board in boards(found, 1)] == [False, True]
    # Whoever comes late has missed a game, but plays from now on; there are four places.
    assert join(dana, tournament) == {}
    assert join(member(server, "Eve"), tournament)["error"] == "no_place"
    # One of the two never comes: the time runs out, a bot plays on, and the game is lost.
    table, _ = own_board(ada, found)
    run_sql(server, "UPDATE tables SET deadline = 1 WHERE id = :id", id=table)
    close_once_late(server, ada, table)
    found = wait(ada, tournament, round=2)
    (away,) = [each["number"] for each in found["entrants"] if each["absent"]]
    first = boards(found, 1)[0]
    assert first["winner"] == sum((first["one"], first["other"])) - away
    second = boards(found, 2)
    assert sorted(each for board in second for each in (board["one"], board["other"]) if each) == sorted({1, 2, 3, 4} - {away})
    # Who was away may come back to the next round, or stay away.
    missing = ada if look(ada, tournament)["entrants"][away - 1]["you"] else bo
    assert join(missing, tournament) == {}
    assert [each["absent"] for each in look(ada, tournament)["entrants"]] == [False] * 4
    for each in (ada, bo, carl, dana):
        if each is not missing and (playing := [b for b in second if b["table_id"]]):
            table = playing[0]["table_id"]
            seats = each.http.get(f"/api/tables/{table}").json()["seats"]
            for seat in seats:
                if seat["you"]:
                    each.post(f"/api/tables/{table}/concede", seat=seat["seat"])
    wait(ada, tournament, status="finished")


def test_what_a_tournament_asks_for(server: LocalServer) -> None:
    guest, ada, bo = Guest(server, "Guest"), member(server, "Ada"), member(server, "Bo")
    assert refused(guest) == "rated_needs_account"
    for wish in ({"game": "elder_sign"}, {"game": "chess"}, {"size": 2}, {"size": 65}, {"system": "round_robin", "size": 11}):
        assert refused(ada, **wish) == "bad_tournament"
    assert refused(ada, move_limit=1) == "bad_tournament"
    assert refused(ada, starts=int(time.time() * 1000) + 100 * LATER) == "bad_tournament"
    assert refused(ada, bot="greedy") == "not_rated"
    assert refused(ada, system="ladder") == "malformed"
    tournament = announce(ada)
    assert join(guest, tournament)["error"] == "rated_needs_account"
    assert join(ada, tournament) == join(bo, tournament) == {}
    assert bo.post(f"/api/tournaments/{tournament}/begin").json()["error"] == "not_owner"
    assert bo.post(f"/api/tournaments/{tournament}/leave").status_code == 200
    assert bo.post(f"/api/tournaments/{tournament}/leave").json()["error"] == "not_taking_part"
    switch(ada, bo, "shun")
    assert join(bo, tournament)["error"] == "cannot_take_part"
    assert ada.http.get("/api/tournaments/nowhere").json()["error"] == "no_such_tournament"
    # Alone there is nothing to play.
    assert ada.post(f"/api/tournaments/{tournament}/begin").status_code == 200
    wait(ada, tournament, status="cancelled")
    assert ada.post(f"/api/tournaments/{tournament}/cancel").json()["error"] == "already_started"


def test_who_is_not_known_any_more_leaves_no_trace_in_a_tournament(server: LocalServer) -> None:
    ada, bo, carl, dana = (member(server, name) for name in ("Ada", "Bo", "Carl", "Dana"))
    tournament = announce(bo, system="round_robin", size=4)
    for each in (ada, bo, carl, dana):
        join(each, tournament)
    dana.post("/api/account/delete", password="correct horse battery")
    assert len(look(ada, tournament)["entrants"]) == 3
    assert len(carl.http.get("/api/me/data").json()["tournaments"]) == 1
    begin(bo, tournament)
    bo.post("/api/account/delete", password="correct horse battery")
    found = look(ada, tournament)
    assert found["host"] is None
    assert [each["face"] for each in found["entrants"] if each["absent"]] == [None]
    # Three rounds: whoever would have met the one who is gone wins without a game.
    for number in (1, 2, 3):
        found = wait(ada, tournament, round=number)
        for board in boards(found, number):
            if board["table_id"] and not board["over"]:
                for each in (ada, carl):
                    for seat in each.http.get(f"/api/tables/{board['table_id']}").json()["seats"]:
                        if seat["you"]:
                            each.post(f"/api/tables/{board['table_id']}/concede", seat=seat["seat"])
    assert wait(ada, tournament, status="finished")["rounds"] == 3


@pytest.mark.postgresql
@pytest.mark.parametrize("kind", ["postgresql"])
def test_two_processes_pair_a_round_once(databases: Databases, tmp_path: Any, kind: Any) -> None:
    url = databases.fresh(kind, tmp_path)
    quick = {"ELDERTABLE_BOT_PAUSE": "0"}
    with LocalServer(tmp_path / "one", quick, url) as one, LocalServer(tmp_path / "two", quick, url):
        ada = member(one, "Ada")
        tournament = announce(ada, system="knockout", size=4, bot="random")
        begin(ada, tournament)
        found = wait(ada, tournament, status="finished")
        assert [len(boards(found, number)) for number in (1, 2)] == [2, 1]
        assert len(run_sql(url, "SELECT id FROM tables")) == 3
