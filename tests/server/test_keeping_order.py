"""Keeping order: reports, and what whoever runs the server can do about them."""

from __future__ import annotations

import time
from typing import Any

from tests.server.databases import run_sql
from tests.server.guests import Guest
from tests.server.operating import admin, refused
from tests.server.test_company import public_id
from tests.server.test_results import ME, OPEN, open_table

from eldertable.sim.local_server import LocalServer


def said(guest: Guest, table: str, text: str) -> list[dict[str, Any]]:
    """Say something, and what stands in the chat then; the refusal if it was not allowed."""
    screen = guest.watch(table)
    screen.until("chat")
    before = len(screen.chat)
    screen.send(type="say", text=text)
    while len(screen.chat) == before:
        if screen.next()["type"] == "refused":
            return []
    return screen.chat


def test_what_is_reported_is_listed_and_settled(server: LocalServer) -> None:
    run_sql(server, "DELETE FROM reports")
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = open_table(ada, ME, OPEN)
    line = said(bo, table, "Something unkind")[-1]["id"]
    for _ in range(2):
        assert ada.post(f"/api/tables/{table}/lines/{line}/report").status_code == 200
    assert bo.post(f"/api/tables/{table}/lines/{line}/report").json()["error"] == "no_such_line"
    assert ada.post(f"/api/tables/{table}/lines/999999/report").json()["error"] == "no_such_line"
    assert ada.post(f"/api/profiles/{public_id(bo)}/report", note="He is rude.").status_code == 200
    assert ada.post(f"/api/profiles/{public_id(ada)}/report").json()["error"] == "no_such_profile"
    assert ada.post(f"/api/profiles/{public_id(bo)}/report", note="x" * 501).json()["error"] == "bad_text"
    first, second = admin(server, "reports")["rows"]
    assert (first["by"], first["person"], first["name"], first["table"]) == ("Ada", bo.id, "Bo", table)
    assert (first["said"], second["said"], second["note"]) == ("Something unkind", "", "He is rude.")
    # Who reported is forgotten with the person, the report is not.
    assert len(ada.http.get("/api/me/data").json()["reports"]) == 2
    ada.post("/api/account/delete")
    assert [each["by"] for each in admin(server, "reports")["rows"]] == ["", ""]
    admin(server, "settle", str(first["report"]), "--note", "a joke")
    assert [each["report"] for each in admin(server, "reports")["rows"]] == [second["report"]]
    assert "no open report" in refused(server, "settle", str(first["report"]))
    audit = admin(server, "audit")["rows"][0]
    assert (audit["deed"], audit["subject"], audit["note"]) == ("settle", str(first["report"]), "a joke")


def test_who_is_muted_says_nothing_for_a_while(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = open_table(ada, ME, OPEN)
    admin(server, "mute", bo.id, "--minutes", "5")
    assert said(bo, table, "Hello") == []
    assert said(ada, table, "Good evening")[-1]["text"] == "Good evening"
    admin(server, "unmute", bo.id)
    assert said(bo, table, "Hello")[-1]["text"] == "Hello"
    assert "no person" in refused(server, "mute", "0" * 24)
    assert "at least one minute" in refused(server, "mute", bo.id, "--minutes", "0")


def test_who_is_blocked_is_not_let_in_whatever_the_address(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    admin(server, "block", bo.id, "--minutes", "5")
    until = time.monotonic() + 30
    while (answer := bo.http.get("/api/people")).status_code != 403 and time.monotonic() < until:
        time.sleep(0.2)
    assert answer.json()["error"] == "shut_out"
    assert ada.http.get("/api/people").status_code == 200
    assert [line["deed"] for line in admin(server, "audit")["rows"][:2]] == ["sign-out", "block"]
    admin(server, "unblock", bo.id)
    while bo.http.get("/api/me").status_code == 403 and time.monotonic() < until:
        time.sleep(0.2)
    # Signed out all the same: whoever comes back comes anew.
    assert bo.http.get("/api/me").json()["id"] != bo.id


def test_an_unkind_name_is_replaced(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Something unkind")
    assert "is called Somebody else now" in admin(server, "rename", bo.id, "Somebody else")["message"]
    assert bo.http.get("/api/me").json()["name"] == "Somebody else"
    assert "refused" in admin(server, "rename", ada.id, " ")["message"]
    assert ada.http.get("/api/me").json()["name"] == "Ada"


def test_links_of_new_guests_are_left_out(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = open_table(ada, ME, OPEN)
    for text, heard in {
        "Look at https://example.org/a?b=c now": "Look at … now",
        "www.example.org": "…",
        "cheap-dice.com/buy me": "… me",
        "3.5 points, e.g. this. Or that!": "3.5 points, e.g. this. Or that!",
    }.items():
        assert said(ada, table, text)[-1]["text"] == heard
    run_sql(server, "UPDATE people SET created = created - 90000000 WHERE id = :id", id=ada.id)
    assert said(ada, table, "See example.org")[-1]["text"] == "See example.org"
