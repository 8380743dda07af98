"""Hints where they wrong nobody, and the look back at a finished game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.guests import PATIENCE, Guest
from tests.server.test_archive import BOT, ME, OPEN, error, finished_game

import eldertable
from eldertable.server.counsel import MOST_OF_AN_ADDRESS
from eldertable.sim.local_server import LocalServer


def analysis(server: LocalServer, table: str) -> dict[str, Any]:
    """The analysis of a table, once it is done."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found: dict[str, Any] = httpx.get(f"{server.http}/api/tables/{table}/analysis").json()
        if found["status"] == "done":
            return dict(found["analysis"])
        assert found["status"] == "running"
        assert 0 <= found["done"] <= found["total"]
        time.sleep(0.1)
    raise AssertionError("the analysis did not end")


def test_a_hint_names_the_best_choices_with_their_values(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, BOT, first_player=0)
    screen = ada.watch(table)
    hint = ada.post(f"/api/tables/{table}/hint", version=0, seat=0).json()
    assert hint["version"] == 0
    values = [each["value"] for each in hint["advice"]]
    assert values == sorted(values, reverse=True)
    assert all(each["choice"] in screen.options for each in hint["advice"])


def test_hints_are_refused_where_they_would_wrong_somebody(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, first_player=0)
    assert error(ada.post(f"/api/tables/{table}/hint", version=0, seat=0)) == (409, "not_running")
    bo.sit_down(table)
    assert error(ada.post(f"/api/tables/{table}/hint", version=0, seat=0)) == (403, "no_hints")
    assert error(ada.post(f"/api/tables/{table}/hint", version=7, seat=0)) == (409, "stale")
    assert error(bo.post(f"/api/tables/{table}/hint", version=0, seat=1)) == (409, "not_your_turn")
    assert error(bo.post(f"/api/tables/{table}/hint", version=0, seat=0)) == (409, "not_your_turn")


def test_partners_may_have_hints_also_where_playing_together_is_an_option(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, OPEN, game="auztralia", mode="cooperative")
    bo.sit_down(table)
    seat = ada.watch(table).now["view"]["decision"]["seat"]
    assert (ada, bo)[seat].post(f"/api/tables/{table}/hint", version=0, seat=seat).json()["advice"]


def test_a_finished_game_is_looked_back_at_once(server: LocalServer) -> None:
    table, ada, screen = finished_game(server, 5)
    assert httpx.get(f"{server.http}/api/tables/{table}/analysis").json() == {"status": "none", "analysis": None}
    assert ada.post(f"/api/tables/{table}/analysis").status_code == 202
    assert ada.post(f"/api/tables/{table}/analysis").status_code == 202
    found = analysis(server, table)
    choices = ada.http.get(f"/api/tables/{table}/record").json()["choices"]
    assert found["complete"]
    assert [moment["chosen"]["choice"] for moment in found["moments"]] == choices
    # Each decision is found in the replay, also in a game with choices that were taken back.
    assert len(found["versions"]) == len(choices) < screen.version
    for moment, version in zip(found["moments"], found["versions"], strict=True):
        views = ada.http.get(f"/api/tables/{table}/views", params={"seat": moment["seat"], "from": version, "to": version}).json()
        assert moment["chosen"]["choice"] in views["views"][0]["view"]["decision"]["options"]


def brought(guest: Guest) -> str:
    """The table of a record in which hidden things were dealt anew once."""
    table = eldertable.game("gates_of_delirium").start(2, 3, {"round_limit": 2})
    while table.decision is not None:
        if table.version == 5:
            table.determinise(table.decision.seat, 7)
        table.choose(table.decision.options[0])
    sent = guest.http.post("/api/records", content=table.record().to_json(), headers={"Content-Type": "application/json"})
    return str(sent.json()["id"])


def test_a_record_with_a_redeal_is_looked_back_at(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = brought(ada)
    assert ada.post(f"/api/tables/{table}/analysis").status_code == 202
    found = analysis(server, table)
    assert found["complete"] and len(found["moments"]) == len(found["versions"]) - 1


@pytest.mark.slow
def test_many_guests_of_one_address_leave_room_for_others_to_look_back(tmp_path: Path) -> None:
    slow = {"ELDERTABLE_RATE_LIMIT": "1", "ELDERTABLE_HINDSIGHT_ITERATIONS": "100000"}
    with LocalServer(tmp_path / "games.sqlite3", slow) as server:
        guests = [Guest(server, f"Guest {number}") for number in range(MOST_OF_AN_ADDRESS + 1)]
        answers = [guest.post(f"/api/tables/{brought(guest)}/analysis") for guest in guests]
        assert [answer.status_code for answer in answers] == [202] * MOST_OF_AN_ADDRESS + [429]
        assert answers[-1].json()["error"] == "too_many_analyses"


def test_a_running_game_is_not_looked_back_at(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, BOT, first_player=0)
    assert error(ada.post(f"/api/tables/{table}/analysis")) == (409, "not_finished")
    assert error(ada.post("/api/tables/nothing/analysis")) == (404, "no_such_table")
