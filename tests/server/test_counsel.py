"""Hints where they wrong nobody, and the look back at a finished game."""

from __future__ import annotations

import time
from typing import Any

import httpx
from tests.server.guests import PATIENCE, Guest
from tests.server.test_archive import BOT, ME, OPEN, error, finished_game

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


def test_a_running_game_is_not_looked_back_at(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    table = ada.new_table(ME, BOT, first_player=0)
    assert error(ada.post(f"/api/tables/{table}/analysis")) == (409, "not_finished")
    assert error(ada.post("/api/tables/nothing/analysis")) == (404, "no_such_table")
