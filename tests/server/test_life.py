"""The life of a table: seats that change hands, time, agreement, giving up, playing again, talking."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.databases import run_sql
from tests.server.guests import Guest, Screen, Stranger

from eldertable.sim.local_server import LocalServer

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def open_table(guest: Guest, *seats: dict[str, str], **how: Any) -> str:
    """A table of the reference game, opened in every detail."""
    options = {"first_player": 0} | how.pop("options", {})
    body = {"game": "gates_of_delirium", "players": len(seats), "seats": seats, "options": options, **how}
    answer = guest.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def pair(server: LocalServer, **how: Any) -> tuple[str, Guest, Guest, Screen, Screen]:
    """Ada and Bo at a running table; Ada begins."""
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = open_table(ada, ME, OPEN, **how)
    bo.sit_down(table)
    return table, ada, bo, ada.watch(table), bo.watch(table)


def until_seats(screen: Screen, seat: int, **expected: Any) -> None:
    """Read on until a seat is so."""
    while screen.table["seats"][seat] != screen.table["seats"][seat] | expected:
        screen.next()


# -- before the start --------------------------------------------------------------------------------------


def test_the_owner_changes_seats_until_the_start(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = open_table(ada, ME, OPEN, OPEN)
    screen = ada.watch(table)
    assert screen.table["owner"] is True
    bo.sit_down(table, 1)
    assert error(bo.post(f"/api/tables/{table}/seats", seat=2, kind="bot", bot="random")) == (403, "not_owner")
    assert error(ada.post(f"/api/tables/{table}/seats", seat=7, kind="open")) == (404, "no_such_seat")
    assert error(ada.post(f"/api/tables/{table}/seats", seat=2, kind="bot", bot="nobody")) == (400, "bad_table")
    assert error(ada.post(f"/api/tables/{table}/seats", seat=0, kind="open")) == (409, "last_seat")
    assert ada.post(f"/api/tables/{table}/seats", seat=1, kind="open").status_code == 200
    until_seats(screen, 1, kind="open")
    assert ada.post(f"/api/tables/{table}/seats", seat=1, kind="me").status_code == 200
    until_seats(screen, 1, kind="person", you=True)
    assert screen.table["status"] == "waiting"
    assert ada.post(f"/api/tables/{table}/leave", seat=1).status_code == 200
    bo.sit_down(table, 1)
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    assert bo.watch(table).table["owner"] is True
    assert bo.post(f"/api/tables/{table}/seats", seat=0, kind="bot", bot="random").status_code == 200
    assert bo.post(f"/api/tables/{table}/seats", seat=2, kind="bot", bot="random").status_code == 200
    while screen.table["status"] != "running":
        screen.next()
    assert error(bo.post(f"/api/tables/{table}/seats", seat=2, kind="open")) == (409, "already_started")


def test_one_person_on_several_seats_looks_from_each(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = open_table(ada, ME, ME)
    screen = ada.watch(table)
    assert screen.now["view"]["seat"] == 0
    while screen.decision is not None and screen.decision["seat"] == 0:
        screen.make(screen.options[0])
    assert "options" not in (screen.decision or {})
    screen.send(type="look", seat=1)
    screen.until("table")
    assert screen.now["view"]["seat"] == 1
    screen.make(screen.options[0])
    screen.send(type="look", seat=2)
    assert screen.until("refused")["error"] == "no_seat"
    stranger = Stranger(server).watch(table)
    stranger.send(type="look", seat=0)
    assert stranger.until("refused")["error"] == "no_seat"
    mine = ada.http.get("/api/tables").json()["mine"][0]
    assert mine["your_turn"] is True


# -- handing over and giving up ----------------------------------------------------------------------------


def test_a_bot_stands_in_until_the_person_is_back(server: LocalServer) -> None:
    table, ada, bo, left, right = pair(server)
    assert error(bo.post(f"/api/tables/{table}/hand-over", seat=0)) == (403, "no_seat")
    assert ada.post(f"/api/tables/{table}/hand-over", seat=0, bot="random").status_code == 200
    until_seats(right, 0, kind="bot", name="Ada", bot="random")
    right.until_turn()
    assert right.version > 0
    left.until_version(right.version)
    left.send(type="choose", version=left.version, choice=right.options[0])
    assert left.until("refused")["error"] == "handed_over"
    assert ada.http.get("/api/tables").json()["mine"][0]["your_turn"] is False
    assert (ada.http.get("/api/me/turns").json(), bo.http.get("/api/me/turns").json()) == ({"tables": []}, {"tables": [table]})
    assert ada.post(f"/api/tables/{table}/come-back", seat=0).status_code == 200
    until_seats(left, 0, kind="person", bot=None)
    while right.decision is not None and right.decision["seat"] == 1:
        right.make(right.options[0])
    left.until_turn()
    left.make(left.options[0])


def test_who_gives_up_against_one_other_has_lost(server: LocalServer) -> None:
    table, ada, bo, left, right = pair(server)
    left.make(left.options[0])
    assert error(ada.post(f"/api/tables/{table}/concede", seat=1)) == (403, "no_seat")
    assert bo.post(f"/api/tables/{table}/concede", seat=1).status_code == 200
    for screen in (left, right):
        screen.until_finished()
        assert screen.table["ending"] == {"how": "conceded", "winners": [0]}
        assert screen.log[-1]["ending"]["how"] == "conceded" and screen.log[-1]["seat"] == 1
    assert left.table["seed"] is not None
    left.send(type="choose", version=left.version, choice=(left.options or [{}])[0])
    assert left.until("refused")["error"] == "not_running"
    finished = ada.http.get("/api/tables").json()["finished"][0]
    assert (finished["id"], finished["winners"]) == (table, [0])
    record = ada.http.get(f"/api/tables/{table}/record").json()
    assert len(record["choices"]) == 1 and record["result"] is None


def test_who_gives_up_among_several_leaves_a_bot_behind(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = open_table(ada, ME, BOT, OPEN)
    bo.sit_down(table, 2)
    screen = bo.watch(table)
    assert ada.post(f"/api/tables/{table}/concede", seat=0).status_code == 200
    until_seats(screen, 0, kind="bot", conceded=True)
    assert error(ada.post(f"/api/tables/{table}/come-back", seat=0)) == (409, "conceded")
    screen.until_turn()
    assert bo.post(f"/api/tables/{table}/concede", seat=2).status_code == 200
    screen.until_finished()
    assert screen.table["ending"] == {"how": "conceded", "winners": [1]}


# -- agreement ---------------------------------------------------------------------------------------------


def play_until_final(screen: Screen) -> None:
    """Make choices until one of them cannot be taken back alone."""
    screen.make(screen.options[0])
    while screen.now["can_undo"]:
        screen.make(screen.options[0])


def test_taking_back_needs_the_others_and_never_rerolls(server: LocalServer) -> None:
    table, _, _, left, right = pair(server)
    before = left.now["view"]
    first = left.options[0]
    left.make(first)
    after = left.now["view"]
    while left.now["can_undo"] or (left.decision or {"seat": 1})["seat"] == 0:
        left.make(left.options[0])
    right.until_version(left.version)
    right.send(type="say", text="before")
    right.until("chat")
    right.send(type="propose", kind="undo", version=right.version)
    assert right.until("refused")["error"] == "cannot_undo"
    left.send(type="propose", kind="undo", version=left.version)
    right.until("proposal")
    assert right.proposal == {"kind": "undo", "seat": 0, "missing": [1], "yours": False, "asks_you": True}
    left.until("proposal")
    assert left.proposal is not None and left.proposal["yours"]
    left.send(type="answer", agree=True)
    assert left.until("refused")["error"] == "not_asked"
    right.send(type="answer", agree=False)
    assert left.until("proposal")["outcome"] == right.until("proposal")["outcome"] == "declined"
    made = left.version
    for _ in range(made):
        left.send(type="propose", kind="undo", version=left.version)
        while right.proposal is None:
            right.next()
        right.send(type="answer", agree=True)
        left.until_version(left.version + 1)
        right.until_version(left.version)
        while right.proposal is not None or left.proposal is not None:
            (left if left.proposal else right).next()
    assert left.now["view"] == before
    assert left.log[-1]["undo"] and left.log[-1]["back"] == 1
    left.make(first)
    assert left.now["view"] == after
    assert [line["text"] for line in right.chat] == ["before"]
    late = Stranger(server).watch(table)
    assert late.now["version"] == left.version


def test_a_question_is_outdated_by_the_next_choice(server: LocalServer) -> None:
    table, _, bo, left, right = pair(server)
    while (left.decision or {"seat": 1})["seat"] == 0:
        left.make(left.options[0])
    right.until_version(left.version)
    left.send(type="propose", kind="undo", version=left.version)
    right.until("proposal")
    assert bo.watch(table).table["proposal"]["asks_you"] is True
    right.make(right.options[0])
    while left.proposal is not None or left.version < right.version:
        left.next()
    right.send(type="answer", agree=True)
    assert right.until("refused")["error"] == "nothing_asked"
    left.send(type="propose", kind="abandon", version=left.version)
    right.until("proposal")
    right.send(type="propose", kind="abandon", version=right.version)
    assert right.until("refused")["error"] == "already_asked"
    left.until("proposal")
    left.send(type="answer", agree=False)
    assert right.until("proposal")["outcome"] == "withdrawn"


def test_breaking_off_needs_everybody(server: LocalServer) -> None:
    _, ada, _, left, right = pair(server)
    left.send(type="propose", kind="abandon", version=left.version)
    right.until("proposal")
    right.send(type="answer", agree=True)
    for screen in (left, right):
        screen.until_finished()
        assert screen.table["ending"] == {"how": "abandoned", "winners": []}
    alone = ada.watch(open_table(ada, ME, BOT))
    alone.send(type="propose", kind="abandon", version=alone.version)
    alone.until_finished()


@pytest.mark.parametrize("how", [{"undo": "free"}, {}])
def test_where_nobody_has_to_agree_it_happens_at_once(server: LocalServer, how: dict[str, str]) -> None:
    """A table that allows it freely, and one with nobody but bots."""
    ada = Guest(server, "Ada")
    table = open_table(ada, ME, OPEN if how else BOT, **how)
    if how:
        Guest(server, "Bo").sit_down(table)
    screen = ada.watch(table)
    before = screen.now["view"]
    screen.make(screen.options[0])
    while screen.now["can_undo"]:
        screen.make(screen.options[0])
    while screen.now["view"] != before:
        screen.until_turn() if not how else None
        seen = screen.version
        screen.send(type="propose", kind="undo", version=seen)
        screen.until_version(seen + 1)


def test_taking_back_behind_a_stored_position_survives_a_restart(own_server: LocalServer) -> None:
    ada = Guest(own_server, "Ada")
    table = open_table(ada, ME, ME, ME, ME)
    screen = ada.watch(table)
    while screen.version < 70:
        decision = screen.decision
        assert decision is not None
        if decision["seat"] != screen.now["view"]["seat"]:
            screen.send(type="look", seat=decision["seat"])
            screen.until("table")
        screen.make(screen.options[0])
    [(stored,)] = run_sql(own_server, "SELECT version FROM checkpoints WHERE table_id = :table", table=table)
    screen.close()
    own_server.kill()
    own_server.start()
    screen = ada.watch(table)
    views: dict[int, Any] = {}
    back = 0
    while back <= 70 - stored + 3:
        views[70 - back] = screen.now["view"]["board"]
        seen = screen.version
        screen.send(type="propose", kind="undo", version=seen)
        screen.until_version(seen + 1)
        back += screen.log[-1]["back"]
    version, board = screen.version, screen.now["view"]["board"]
    screen.close()
    own_server.kill()
    own_server.start()
    again = ada.watch(table)
    assert (again.version, again.now["view"]["board"]) == (version, board)
    story = ada.http.get(
        f"/api/tables/{table}/views", params={"seat": again.now["view"]["seat"], "from": 70 - back, "to": 70 - back}
    )
    assert story.json()["views"][0]["view"]["board"] == board


# -- time --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("overtime", ["bot", "mark"])
def test_when_time_runs_out(own_server: LocalServer, overtime: str) -> None:
    ada, bo = Guest(own_server, "Ada"), Guest(own_server, "Bo")
    table = open_table(ada, ME, OPEN, move_limit=3600, overtime=overtime)
    bo.sit_down(table)
    right = bo.watch(table)
    assert right.table["deadline"] > right.table["updated"]
    right.close()
    own_server.kill()
    run_sql(own_server, "UPDATE tables SET deadline = 1")
    own_server.start()
    right = bo.watch(table)
    until_seats(right, 0, late=1, kind="bot" if overtime == "bot" else "person")
    if overtime == "bot":
        right.until_turn()
        assert right.version > 0 and right.now["deadline"] is not None
    else:
        assert right.version == 0 and right.table["deadline"] is None


def test_a_time_limit_must_make_sense(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    for limit in (0, 5, -1, 10**9, "long"):
        body = {"game": "gates_of_delirium", "players": 2, "seats": [ME, OPEN], "move_limit": limit}
        assert ada.http.post("/api/tables", json=body).status_code == 400


# -- playing again -----------------------------------------------------------------------------------------


def test_a_rematch_keeps_seats_and_settings(server: LocalServer) -> None:
    table, ada, bo, left, right = pair(server, undo="free", move_limit=86400, options={"round_limit": 3})
    assert error(ada.post(f"/api/tables/{table}/rematch")) == (409, "not_finished")
    bo.post(f"/api/tables/{table}/concede", seat=1)
    left.until_finished()
    new = ada.post(f"/api/tables/{table}/rematch").json()["id"]
    while right.table["rematch"] != new:
        right.next()
    assert error(Guest(server, "Cy").post(f"/api/tables/{table}/rematch")) == (403, "no_seat")
    waiting = ada.watch(new)
    assert [seat["kind"] for seat in waiting.table["seats"]] == ["person", "open"]
    assert bo.post(f"/api/tables/{table}/rematch").json()["id"] == new
    while waiting.table["status"] != "running":
        waiting.next()
    assert waiting.table["seats"][1]["name"] == "Bo"
    told = {name: waiting.table[name] for name in ("undo", "move_limit", "parent")}
    assert told == {"undo": "free", "move_limit": 86400, "parent": table}
    assert waiting.table["options"]["round_limit"] == 3


# -- talking -----------------------------------------------------------------------------------------------


def test_players_and_spectators_talk_apart_until_the_end(server: LocalServer) -> None:
    table, _, bo, left, right = pair(server)
    carl = Guest(server, "Carl")
    outside = carl.watch(table)
    outside.until("chat")
    left.send(type="say", text="  Cześć <b>!</b> \u0007\u202e 🐙\n")
    while not right.chat:
        right.next()
    line = right.chat[0]
    assert (line["text"], line["name"], line["seat"], line["you"], line["room"]) == ("Cześć <b>!</b>  🐙", "Ada", 0, False, "table")
    while len(outside.chat) < 1:
        outside.next()
    outside.send(type="say", text="Ada should defend")
    while len(outside.chat) < 2:
        outside.next()
    right.send(type="say", text="hello")
    while len(left.chat) < 2:
        left.next()
    assert [line["text"] for line in left.chat] == ["Cześć <b>!</b>  🐙", "hello"]
    for text in ("", "   ", "x" * 501, "\u0007"):
        left.send(type="say", text=text)
        assert left.until("refused")["error"] == "bad_text"
    stranger = Stranger(server).watch(table)
    stranger.send(type="say", text="hi")
    assert stranger.until("refused")["error"] == "stranger"
    bo.post(f"/api/tables/{table}/concede", seat=1)
    left.until_finished()
    while len(left.chat) < 3:
        left.next()
    assert [line["room"] for line in left.chat] == ["table", "spectators", "table"]


@pytest.mark.slow
def test_chat_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("pace") / "games.sqlite3"
    with LocalServer(file, {"ELDERTABLE_RATE_LIMIT": "1"}) as server:
        ada = Guest(server, "Ada")
        screen = ada.watch(open_table(ada, ME, OPEN))
        for number in range(30):
            screen.send(type="say", text=str(number))
        assert screen.until("refused")["error"] == "too_often"
