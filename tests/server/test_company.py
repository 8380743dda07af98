"""Finding each other: strangers who want the same, people who follow, invite and shun."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from tests.server.databases import run_sql
from tests.server.guests import Guest
from tests.server.test_ratings import member
from tests.server.test_results import ME, OPEN, duel, open_table, profile

from eldertable.sim.local_server import LocalServer

GATES = {"game": "gates_of_delirium", "players": 2}


def seek(guest: Guest, **wish: Any) -> dict[str, Any]:
    answer = guest.http.post("/api/seek", json=GATES | wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def look(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get("/api/seek").json()
    return found


def public_id(guest: Guest) -> str:
    return str(profile(guest)["id"])


def people(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get("/api/people").json()
    return found


def switch(guest: Guest, other: Guest, what: str, on: bool = True) -> int:
    return guest.post(f"/api/profiles/{public_id(other)}/{what}", on=on).status_code


def nobody_waits(server: LocalServer) -> None:
    run_sql(server, "DELETE FROM seekers")


def test_two_strangers_find_each_other(server: LocalServer) -> None:
    nobody_waits(server)
    ada, bo, carl = member(server, "Ada"), member(server, "Bo"), Guest(server, "Carl")
    first = seek(ada, rated=True)
    assert (first["table"], first["wish"]["rated"], first["waiting"]) == (None, True, {"gates_of_delirium": 1})
    # Another game, another pace or nothing at stake is another wish.
    assert seek(carl)["table"] is None
    assert carl.http.post("/api/seek", json=GATES | {"rated": True}).json()["error"] == "rated_needs_account"
    table = seek(bo, rated=True)["table"]
    assert look(ada)["table"] == table
    assert (look(ada)["wish"], look(bo)["table"]) == (None, None)
    shown = ada.http.get(f"/api/tables/{table}").json()
    assert (shown["status"], shown["stakes"], shown["public"], shown["move_limit"]) == ("running", "rated", True, 300)
    assert sorted(seat["profile"] for seat in shown["seats"]) == sorted(map(public_id, (ada, bo)))
    assert look(carl)["waiting"] == {"gates_of_delirium": 1}
    assert carl.post("/api/seek/stop").status_code == 200
    assert look(carl)["waiting"] == {}


def test_those_who_find_each_other_have_a_share_in_the_dice(server: LocalServer) -> None:
    nobody_waits(server)
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    promise, other = (guest.http.get("/api/promise").json() for guest in (ada, bo))
    seek(ada, share="a1" * 32, promise=promise["nonce"])
    assert ada.http.post("/api/seek", json=GATES | {"share": "mine"}).json()["error"] == "malformed"
    assert ada.http.post("/api/seek", json=GATES | {"promise": "yours"}).json()["error"] == "malformed"
    table = seek(bo, share="b2" * 32, promise=other["nonce"])["table"]
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    # What binds the server is the promise to the one who came first: nobody had given a share then.
    assert chance["commitment"] == promise["commitment"]
    assert sorted(chance["shares"].values()) == ["a1" * 32, "b2" * 32] and chance["secret"] is None
    seat = next(seat["seat"] for seat in bo.http.get(f"/api/tables/{table}").json()["seats"] if seat["you"])
    bo.post(f"/api/tables/{table}/concede", seat=seat)
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    parts = ":".join([chance["secret"], *(f"{seat}={share}" for seat, share in sorted(chance["shares"].items()))])
    assert sha256(parts.encode()).hexdigest() == chance["seed"]
    # A promise that was kept already is kept for nobody else, and nobody waits in vain because of it.
    seek(ada, share="c3" * 32, promise=promise["nonce"])
    table = seek(bo)["table"]
    chance = ada.http.get(f"/api/tables/{table}/chance").json()
    assert chance["commitment"] != promise["commitment"] and list(chance["shares"].values()) == ["c3" * 32]


def test_bots_take_the_seats_that_stay_empty_if_everybody_agrees(server: LocalServer) -> None:
    nobody_waits(server)
    ada, bo, carl = (Guest(server, name) for name in ("Ada", "Bo", "Carl"))
    for guest, bots in ((ada, True), (bo, False), (carl, True)):
        assert seek(guest, players=4, bots=bots)["table"] is None
    run_sql(server, "UPDATE seekers SET since = since - 21000")
    table = look(carl)["table"]
    seats = carl.http.get(f"/api/tables/{table}").json()["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "bot", "person", "person"]
    assert look(ada)["table"] == table
    assert look(bo)["table"] is None


def test_who_went_away_is_not_waited_for(server: LocalServer) -> None:
    nobody_waits(server)
    ada, bo, eve = (Guest(server, name) for name in ("Ada", "Bo", "Eve"))
    seek(ada)
    run_sql(server, "UPDATE seekers SET seen = seen - 40000")
    assert seek(bo)["table"] is None
    bo.post("/api/seek/stop")
    seek(ada, slow=True)
    run_sql(server, "UPDATE seekers SET seen = seen - 40000")
    table = seek(eve, slow=True)["table"]
    assert ada.http.get(f"/api/tables/{table}").json()["move_limit"] == 3 * 24 * 3600


def test_people_who_shun_each_other_are_not_brought_together(server: LocalServer) -> None:
    nobody_waits(server)
    ada, bo, carl = (Guest(server, name) for name in ("Ada", "Bo", "Carl"))
    assert switch(ada, bo, "shun") == 200
    seek(ada)
    assert seek(bo)["table"] is None
    assert seek(carl)["table"] is not None
    table = open_table(ada, ME, OPEN, OPEN)
    assert bo.post(f"/api/tables/{table}/join", seat=1).json()["error"] == "at_odds"
    assert ada.post(f"/api/tables/{table}/invite", profile=public_id(bo)).status_code == 200
    assert people(bo)["invitations"] == []
    assert bo.post(f"/api/profiles/{public_id(ada)}/follow", on=True).json()["error"] == "at_odds"
    assert [face["name"] for face in people(ada)["shunned"]] == ["Bo"]
    assert people(bo)["shunned"] == []


def test_what_a_shunned_person_says_is_not_heard(server: LocalServer) -> None:
    ada, bo, carl = (Guest(server, name) for name in ("Ada", "Bo", "Carl"))
    table = open_table(carl, ME, OPEN, OPEN, OPEN)
    assert switch(ada, bo, "shun") == 200
    hers, his = ada.watch(table), carl.watch(table)
    bo.watch(table).send(type="say", text="Hm")
    carl.watch(table).send(type="say", text="Good evening")
    while len(his.chat) < 2:
        his.next()
    while not hers.chat:
        hers.next()
    assert [line["text"] for line in hers.chat] == ["Good evening"]
    assert sorted(line["text"] for line in his.chat) == ["Good evening", "Hm"]


def test_people_follow_invite_and_are_found_again(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    duel(ada, bo)
    assert [(each["face"]["name"], each["games"]) for each in people(ada)["companions"]] == [("Bo", 1)]
    assert switch(ada, bo, "follow") == 200
    people(bo)
    assert people(ada)["following"][0] | {"face": None} == {"face": None, "mutual": False, "here": False}
    assert switch(bo, ada, "follow") == 200
    assert people(ada)["following"][0] | {"face": None} == {"face": None, "mutual": True, "here": True}
    run_sql(server, "UPDATE presence SET seen = seen - 600000")
    assert people(ada)["following"][0]["here"] is False
    table = open_table(ada, ME, OPEN)
    assert bo.post(f"/api/tables/{table}/invite", profile=public_id(ada)).json()["error"] == "no_seat"
    for _ in range(2):
        assert ada.post(f"/api/tables/{table}/invite", profile=public_id(bo)).status_code == 200
    (invitation,) = people(bo)["invitations"]
    assert (invitation["table_id"], invitation["host"]["name"]) == (table, "Ada")
    bo.sit_down(table)
    assert people(bo)["invitations"] == []
    other = open_table(ada, ME, OPEN)
    ada.post(f"/api/tables/{other}/invite", profile=public_id(bo))
    assert bo.post(f"/api/tables/{other}/decline").status_code == 200
    assert people(bo)["invitations"] == []
    assert switch(ada, bo, "follow", on=False) == 200
    assert people(ada)["following"] == []
    assert switch(ada, ada, "follow") == 404


def test_who_goes_is_known_to_nobody(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), member(server, "Bo")
    switch(ada, bo, "follow")
    switch(bo, ada, "follow")
    table = open_table(bo, ME, OPEN)
    bo.post(f"/api/tables/{table}/invite", profile=public_id(ada))
    seek(bo)
    assert bo.post("/api/account/delete", password="correct horse battery").status_code == 200
    assert (people(ada)["following"], people(ada)["invitations"]) == ([], [])
