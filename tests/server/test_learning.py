"""Learning a game: its rules as documents, and a guided first game."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.server.guests import Guest

import eldertable
from eldertable.guides import guides_of
from eldertable.server import rulebooks
from eldertable.sim.local_server import LocalServer


def test_the_rules_of_every_game_can_be_read(server: LocalServer) -> None:
    with httpx.Client(base_url=server.http) as browser:
        for game in eldertable.games():
            answer = browser.get(f"/api/rules/{game.id}/pl").json()
            assert answer["text"].startswith("# ") and answer["lang"] in ("en", "pl")
        for missing in ("/api/rules/nogame/en", "/api/rules/auztralia/xx", "/api/rules/..%2Fserver/en"):
            assert browser.get(missing).status_code == 404


def test_the_books_and_their_moments_can_be_read(server: LocalServer) -> None:
    with httpx.Client(base_url=server.http) as browser:
        for lang in ("en", "fr", "pl"):
            book = browser.get(f"/api/learn/gates_of_delirium/{lang}").json()
            assert book["lang"] == lang and book["chapters"][0]["blocks"]
        scenario = book["examples"]["opening"]
        path = f"/api/learn/gates_of_delirium/moments/{scenario['record']}/{scenario['last']}/{scenario['seat']}"
        answer = browser.get(path)
        moment = answer.json()
        assert moment["view"]["seat"] == scenario["seat"] and moment["view"]["decision"]["options"] == []
        assert "gate_opened" in [event["type"] for event in moment["events"]]
        assert browser.get(path, headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304
        for missing in ("/api/learn/nogame/en", "/api/learn/gates_of_delirium/xx", "/api/learn/gates_of_delirium/moments/game/3/0"):
            assert browser.get(missing).status_code == 404


def test_a_translation_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "toy.md").write_text("# Rules", "utf-8")
    (tmp_path / "fr" / "toy.md").write_text("# Règles", "utf-8")
    monkeypatch.setattr(rulebooks, "rules_folder", lambda game_id: tmp_path)
    assert rulebooks.rulebook("toy", "fr") == rulebooks.Rulebook("fr", "# Règles")
    assert rulebooks.rulebook("toy", "pl") == rulebooks.Rulebook("en", "# Rules")


def test_a_guided_game_begins_at_once_and_is_private(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    for game in eldertable.games():
        for lesson in range(1, len(guides_of(game)) + 1):
            guide = ada.http.get(f"/api/games/{game.id}/guide?lesson={lesson}").json()
            answer = ada.post(f"/api/games/{game.id}/guide", lesson=lesson)
            assert answer.status_code == 201
            seen = ada.watch(answer.json()["id"])
            assert (seen.table["status"], seen.table["public"], seen.now["seat"]) == ("running", False, guide["seat"])
            assert seen.table["lesson"] == {"number": lesson, "at": 0, "astray": False, "strayed": False}
            kinds = [step["decision"] for step in guide["steps"] if step["decision"]]
            assert seen.now["view"]["decision"]["kind"] == kinds[0]
        assert ada.post(f"/api/games/{game.id}/guide", lesson=9).status_code == 404
    assert ada.post("/api/games/nogame/guide").status_code == 404


def test_a_guided_game_is_found_again_where_one_left_it(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.post("/api/games/elder_sign/guide").json()["id"]
    assert ada.post(f"/api/tables/{table}/lesson", at=4, astray=True, strayed=True).status_code == 200
    (mine,) = [each for each in ada.http.get("/api/tables").json()["mine"] if each["id"] == table]
    assert mine["lesson"] == {"number": 1, "at": 4, "astray": True, "strayed": True}
    assert bo.post(f"/api/tables/{table}/lesson", at=5).status_code == 403
    assert ada.post(f"/api/tables/{table}/lesson", at=10**6).status_code == 200
    steps = len(ada.http.get("/api/games/elder_sign/guide").json()["steps"])
    assert ada.watch(table).table["lesson"]["at"] == steps + 1
    other = ada.new_table({"kind": "me"}, {"kind": "me"})
    assert ada.post(f"/api/tables/{other}/lesson", at=1).status_code == 403
