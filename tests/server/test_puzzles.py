"""Daily puzzles: what a seat sees and its options, judged here, and nothing more told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from tests.server.databases import in_store, run_sql
from tests.server.guests import Guest

import eldertable
from eldertable.server.puzzlemaker import days_from_today
from eldertable.sim.local_server import LocalServer

GAME = "gates_of_delirium"


def lay_out(server: LocalServer, day: str | None = None) -> list[dict[str, Any]]:
    """A puzzle of today whose second option is the right one; gives its options."""
    table = eldertable.game(GAME).start(players=2, seed=7)
    decision = table.decision
    assert decision is not None
    view = msgspec.to_builtins(table.view(decision.seat))
    solves = [index == 1 for index in range(len(decision.options))]

    run_sql(server, "DELETE FROM puzzle_tries")
    run_sql(server, "DELETE FROM puzzles")
    in_store(server, lambda store: store.add_puzzle(GAME, day or days_from_today(1)[0], 2, decision.seat, view, solves))
    options: list[dict[str, Any]] = view["decision"]["options"]
    return options


def attempt(guest: Guest, choice: dict[str, Any]) -> dict[str, Any]:
    body = {"day": days_from_today(1)[0], "choice": choice}
    told: dict[str, Any] = guest.http.post(f"/api/puzzles/{GAME}", json=body).json()
    return told


def test_the_first_try_counts(server: LocalServer) -> None:
    options = lay_out(server)
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    assert [each["tries"] for each in ada.http.get("/api/puzzles").json()] == [
        {"tried": 0, "at_once": 0, "yours": False, "solved": False}
    ]
    assert attempt(ada, options[1]) == {"right": True, "tries": {"tried": 1, "at_once": 1, "yours": True, "solved": True}}
    assert attempt(bo, options[0]) == {"right": False, "tries": {"tried": 2, "at_once": 1, "yours": True, "solved": False}}
    assert attempt(bo, options[1])["tries"] == {"tried": 2, "at_once": 1, "yours": True, "solved": True}
    # Whoever solved it stays so.
    assert attempt(ada, options[0])["tries"]["solved"] is True
    assert len(ada.http.get("/api/me/data").json()["puzzles"]) == 1
    ada.post("/api/account/delete")
    assert bo.http.get(f"/api/puzzles/{GAME}").json()["tries"]["tried"] == 1


def test_the_browser_gets_the_view_and_the_options_alone(server: LocalServer) -> None:
    lay_out(server)
    told = Guest(server, "Ada").http.get(f"/api/puzzles/{GAME}").json()
    assert set(told) == {"game", "day", "players", "seat", "view", "tries"}
    # Nothing else is kept either: there is no position or seed to be found out.
    columns = run_sql(server, "SELECT * FROM puzzles")[0]
    assert not any("seed" in str(column) or "agenda" in str(column) for column in columns)


def test_what_is_no_answer_is_refused(server: LocalServer) -> None:
    options = lay_out(server)
    ada = Guest(server, "Ada")
    assert attempt(ada, {"type": "nothing"})["error"] == "illegal"
    stale = ada.http.post(f"/api/puzzles/{GAME}", json={"day": "2001-01-01", "choice": options[0]})
    assert stale.json()["error"] == "stale"
    assert ada.http.get("/api/puzzles/chess").json()["error"] == "no_such_puzzle"
    assert ada.http.get(f"/api/puzzles/{GAME}").json()["tries"]["tried"] == 0


def test_a_puzzle_of_tomorrow_is_not_shown_yet_and_the_newest_stays(server: LocalServer) -> None:
    lay_out(server, days_from_today(2)[1])
    ada = Guest(server, "Ada")
    assert ada.http.get("/api/puzzles").json() == []
    lay_out(server, "2026-01-01")
    assert [each["day"] for each in ada.http.get("/api/puzzles").json()] == ["2026-01-01"]


def test_a_puzzle_is_found_in_a_process_of_its_own() -> None:
    program = (sys.executable, "-m", "eldertable.server.puzzler", "elder_sign", "s0", "300")
    said = subprocess.run(program, capture_output=True, check=True).stdout
    puzzle = json.loads(said)
    options = puzzle["view"]["decision"]["options"]
    assert puzzle["view"]["seat"] == puzzle["seat"] == puzzle["view"]["decision"]["seat"]
    assert len(options) == len(puzzle["solves"])
    assert 0 < sum(puzzle["solves"]) < len(options)
    assert puzzle["lead"] >= 0.1


def test_the_command_says_what_it_found(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "eldertable", "puzzles", "make", "--game", GAME, "--seconds", "0")
    done = subprocess.run([*command, "--database", str(tmp_path / "games.sqlite3")], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, f"{days_from_today(1)[0]}  {GAME}: none found in this time\n")
