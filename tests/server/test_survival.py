"""Restarts, power cuts, and starts that cannot be."""

from __future__ import annotations

import asyncio
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import EITHER, run_sql
from tests.server.guests import Guest, Screen
from websockets.exceptions import ConnectionClosed

import eldertable
from eldertable.server.store import BadDatabase, Store
from eldertable.sim.local_server import PROGRAM, LocalServer

ME = {"kind": "me"}


def opened(guests: list[Guest], table: str) -> list[Screen]:
    """The table on each guest's screen."""
    return [guest.watch(table) for guest in guests]


def play(screens: list[Screen], rng: random.Random, choices: int) -> list[dict[str, Any]]:
    """So many choices at random, each acknowledged."""
    made = []
    for _ in range(choices):
        if screens[0].decision is None:
            break
        chooser = screens[screens[0].decision["seat"]]
        made.append(rng.choice(chooser.options))
        chooser.make(made[-1])
        for screen in screens:
            screen.until_version(chooser.version)
    return made


def two_guests_at_a_table(server: LocalServer, **options: Any) -> tuple[list[Guest], str]:
    guests = [Guest(server, "Ada"), Guest(server, "Bo")]
    table = guests[0].new_table(ME, {"kind": "open"}, **options)
    guests[1].sit_down(table)
    return guests, table


def test_a_restart_changes_nothing_for_anybody(own_server: LocalServer) -> None:
    guests, table = two_guests_at_a_table(own_server)
    screens = opened(guests, table)
    rng = random.Random(7)
    # Enough choices that a stored position is used for loading.
    play(screens, rng, 120)
    while not any(screen.now["can_undo"] for screen in screens):
        play(screens, rng, 1)
    before = [(screen.now["view"], screen.now["can_undo"], screen.version, screen.log) for screen in screens]
    own_server.stop()
    with pytest.raises(ConnectionClosed):
        screens[0].next()
    ((kept,),) = run_sql(own_server, "SELECT version FROM checkpoints")
    assert kept >= 50
    own_server.start()
    screens = opened(guests, table)
    assert [(screen.now["view"], screen.now["can_undo"], screen.version, screen.log) for screen in screens] == before
    taker = next(screen for screen in screens if screen.now["can_undo"])
    taker.send(type="undo", version=taker.version)
    taker.until_version(taker.version + 1)
    for screen in screens:
        screen.until_version(taker.version)
    play(screens, rng, 5)


def test_bots_go_on_after_a_restart(own_server: LocalServer) -> None:
    ada = Guest(own_server, "Ada")
    table = ada.new_table({"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}, round_limit=6)
    ada.watch(table).until_version(5)
    own_server.kill()
    own_server.start()
    screen = ada.watch(table)
    screen.until_finished()
    assert eldertable.replay(ada.http.get(f"/api/tables/{table}/record").text).result is not None


@pytest.mark.parametrize("own_server", EITHER, indirect=True)
def test_no_acknowledged_choice_is_lost_when_the_server_is_killed(own_server: LocalServer) -> None:
    guests, table = two_guests_at_a_table(own_server, round_limit=6)
    rng = random.Random(11)
    kept: list[dict[str, Any]] = []
    for _ in range(4):
        screens = opened(guests, table)
        kept += play(screens, rng, rng.randrange(1, 8))
        decision = screens[0].decision
        assert decision is not None
        chooser = screens[decision["seat"]]
        on_its_way = rng.choice(chooser.options)
        chooser.choose(on_its_way)
        own_server.kill()
        own_server.start()
        again = guests[0].watch(table)
        # The choice without an acknowledgement may have been written or not; all others are there, once.
        assert again.version in (len(kept), len(kept) + 1)
        if again.version == len(kept) + 1:
            kept.append(on_its_way)
    screens = opened(guests, table)
    kept += play(screens, rng, 10_000)
    record = guests[0].http.get(f"/api/tables/{table}/record")
    assert record.json()["choices"] == kept
    assert eldertable.replay(record.text).result is not None


@pytest.mark.parametrize("own_server", ["sqlite"], indirect=True)
def test_a_full_disk_refuses_and_loses_nothing(own_server: LocalServer) -> None:
    guests, table = two_guests_at_a_table(own_server)
    screens = opened(guests, table)
    rng = random.Random(13)
    play(screens, rng, 3)
    decision = screens[0].decision
    assert decision is not None
    chooser = screens[decision["seat"]]
    no_limit = resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    for _ in range(3):
        chooser.choose(chooser.options[0])
        refused = chooser.until("refused")
        assert (refused["error"], chooser.version) == ("unavailable", 3)
        assert guests[0].post("/api/me", name="Ada the Second").json()["error"] == "unavailable"
        # What can be read but not saved is not healthy.
        assert guests[0].http.get("/api/tables").status_code == 200
        assert guests[0].http.get("/health").status_code == 503
    resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, no_limit)
    assert guests[0].http.get("/health").status_code == 200
    play(screens, rng, 3)
    assert guests[1].watch(table).version == 6


def test_a_game_goes_on_under_corrected_rules(own_server: LocalServer) -> None:
    """The rules version changes between two starts, once before and once after a position was stored."""
    guests, table = two_guests_at_a_table(own_server)
    rng = random.Random(17)
    for change, choices in enumerate((3, 60, 10_000), 1):
        screens = opened(guests, table)
        assert screens[0].table["problem"] is None
        shown = screens[0].version
        play(screens, rng, choices)
        if choices < 10_000:
            assert screens[0].version > shown
            own_server.stop()
            run_sql(own_server, "UPDATE tables SET rules_version = 'of another time'")
            run_sql(
                own_server, 'UPDATE checkpoints SET position = replace(position, \'"rules_version":"1"\', \'"rules_version":"0"\')'
            )
            own_server.start()
            while own_server.log().count("began under other rules and goes on") < change:
                time.sleep(0.05)
    assert [kind for (kind,) in run_sql(own_server, "SELECT kind FROM log WHERE kind = 'rules'")] == ["rules", "rules"]
    assert [step["version"] for step in screens[0].log] == list(range(screens[0].version + 1))
    record = guests[0].http.get(f"/api/tables/{table}/record")
    assert eldertable.replay(record.text).result is not None
    last = guests[0].http.get(f"/api/tables/{table}/views", params={"from": screens[0].version, "to": screens[0].version})
    assert last.json()["views"][0]["view"]["result"] == screens[0].now["view"]["result"]
    early = guests[0].http.get(f"/api/tables/{table}/views", params={"from": 0, "to": 1})
    assert (early.status_code, early.json()["error"]) == (409, "other_rules")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET rules_version = 'of other cards+abcdef'",
        'UPDATE log SET events = \'{"everyone":[{"type":"went_differently"}],"seats":{}}\' WHERE version = 2',
    ],
)
@pytest.mark.parametrize("own_server", ["sqlite"], indirect=True)
def test_a_table_of_other_rules_stays_readable(own_server: LocalServer, change: str) -> None:
    guests, table = two_guests_at_a_table(own_server)
    log = (screens := opened(guests, table))[0].log
    play(screens, random.Random(1), 3)
    own_server.stop()
    run_sql(own_server, "UPDATE tables SET rules_version = 'of another time'")
    run_sql(own_server, change)
    own_server.start()
    screen = guests[0].watch(table)
    assert (screen.table["problem"], screen.now["view"]) == ("other_rules", None)
    assert screen.log[0] == log[0] and len(screen.log) == 4
    lists = [guest.http.get("/api/tables").json() for guest in guests]
    for marked in (lists[0]["mine"][0], lists[1]["mine"][0], guests[0].http.get(f"/api/tables/{table}").json()):
        assert (marked["id"], marked["problem"], marked["turn"], marked["your_turn"]) == (table, "other_rules", None, False)
    assert [guest.http.get("/api/me/turns").json() for guest in guests] == [{"tables": []}, {"tables": []}]
    screen.send(type="choose", version=3, choice={"type": "end_turn"})
    assert screen.until("refused")["error"] == "not_running"


def why_not(database: Path | str) -> str:
    """Why a database cannot be used."""
    with pytest.raises(BadDatabase) as refused:
        asyncio.run(Store.open(str(database)))
    return str(refused.value)


def test_a_port_in_use_is_named(own_server: LocalServer, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, "127.0.0.1", str(own_server.port), str(tmp_path / "other.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert f"Port {own_server.port} is already in use" in done.stderr


def test_a_database_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be made" in why_not(tmp_path / "file" / "games.sqlite3")
    (tmp_path / "text.sqlite3").write_text("This is no database, however long one looks at it. " * 50)
    assert "cannot be opened" in why_not(tmp_path / "text.sqlite3")
    (tmp_path / "folder.sqlite3").mkdir()
    assert "cannot be opened" in why_not(tmp_path / "folder.sqlite3")
    assert "cannot be opened" in why_not("/proc/games.sqlite3")
    assert "not supported" in why_not("oracle://somewhere/games")
    assert "no database URL" in why_not("://")
    assert "would lose every game" in why_not("sqlite://")
