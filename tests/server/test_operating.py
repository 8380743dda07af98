"""For whoever runs a server: settings, logs, metrics, proxies, and an end in good order."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import time
from pathlib import Path
from shutil import which

import httpx
import pytest
from tests.server.databases import run_sql
from tests.server.guests import Guest, Stranger
from websockets.exceptions import ConnectionClosed

from eldertable.cli.arguments import parse
from eldertable.server import CannotServe
from eldertable.server.logs import JsonLines
from eldertable.server.settings import Settings
from eldertable.server.store import now
from eldertable.sim.local_server import PROGRAM, LocalServer

ME = {"kind": "me"}


def test_the_summary_of_one_table(server: LocalServer) -> None:
    ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
    table = ada.new_table(ME, {"kind": "open"})
    mine, theirs = ada.http.get(f"/api/tables/{table}").json(), bo.http.get(f"/api/tables/{table}").json()
    assert mine in ada.http.get("/api/tables").json()["mine"]
    assert [seat["you"] for seat in mine["seats"]] == [True, False]
    assert [seat["you"] for seat in theirs["seats"]] == [False, False]
    assert "seed" not in mine and "commitment" not in mine
    assert httpx.get(f"{server.http}/api/tables/nowhere").json()["error"] == "no_such_table"


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_the_cookie_is_secure_behind_https(server: LocalServer) -> None:
    plain = httpx.get(f"{server.http}/api/me").headers["set-cookie"].lower()
    assert "secure" not in plain and "httponly" in plain and "samesite=lax" in plain
    proxied = httpx.get(f"{server.http}/api/me", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"})
    assert "secure" in proxied.headers["set-cookie"].lower()


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_metrics_count_and_are_for_this_machine_only(server: LocalServer) -> None:
    ada = Guest(server, "Ada")
    screen = ada.watch(ada.new_table(ME, ME, first_player=0))
    screen.make(screen.options[0])
    screen.send(type="undo", version=99)
    screen.until("refused")
    page = httpx.get(f"{server.http}/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    for line in (
        'eldertable_steps_total{kind="choice"}',
        'eldertable_refusals_total{code="stale"}',
        'eldertable_http_seconds_count{method="POST",status="201"}',
        "eldertable_sockets 1.0",
        "eldertable_commit_seconds_count",
        "process_resident_memory_bytes",
    ):
        assert line in page.text
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert httpx.get(f"{server.http}/metrics", headers={header: "192.0.2.1"}).status_code == 404


@pytest.mark.slow
def test_metrics_with_a_token_ask_for_it(tmp_path: Path) -> None:
    environment = {"ELDERTABLE_METRICS_TOKEN": "a secret", "ELDERTABLE_LOG": "json", "ELDERTABLE_BOT_DEADLINE": "0"}
    with LocalServer(tmp_path / "games.sqlite3", environment) as server:
        for wrong in ({}, {"Authorization": "Bearer another"}, {"Authorization": "a secret"}):
            assert httpx.get(f"{server.http}/metrics", headers=wrong).status_code == 404
        right = {"Authorization": "Bearer a secret", "X-Forwarded-For": "192.0.2.1"}
        assert httpx.get(f"{server.http}/metrics", headers=right).status_code == 200

        ada = Guest(server, "Ada")
        table = ada.new_table({"kind": "bot", "bot": "random"}, ME, first_player=0)
        ada.watch(table).until_version(1)
        lines = [json.loads(line) for line in server.log().splitlines()]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
        complaint = next(line for line in lines if "random option" in line["message"])
        assert complaint["fields"] == {"table": table, "seat": "0", "bot": "random"}


def test_json_logs_hold_the_trace_of_an_error() -> None:
    try:
        raise ValueError("odd")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "table=%s it broke\nbadly", ("t1",), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["fields"], read["message"]) == ("error", {"table": "t1"}, "it broke\nbadly")
    assert "ValueError: odd" in read["trace"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ELDERTABLE_BOT_PAUSE", "soon"),
        ("ELDERTABLE_BOT_WORKERS", "0"),
        ("ELDERTABLE_RATE_LIMIT", "-1"),
        ("ELDERTABLE_LOG", "xml"),
        ("ELDERTABLE_LOG_LEVEL", "loud"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(CannotServe, match=f"{name} must be .*{value}"):
        Settings.from_environment()


def test_flags_have_variables(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "eldertable", "--database", str(tmp_path / "no" / "such" / "x.txt")]
    environment = {"ELDERTABLE_PORT": "99999", "PATH": "/usr/bin", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert done.returncode == 2 and "99999" in done.stderr


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_what_was_accepted_is_finished_at_the_end(own_server: LocalServer, how: str) -> None:
    """Many choices are on their way when the server is told to end: each that was acknowledged is there, and nothing by halves."""
    ada = Guest(own_server, "Ada")
    tables = [ada.new_table(ME, ME, first_player=0) for _ in range(5)]
    screens = [ada.watch(table) for table in tables]
    for screen in screens:
        screen.choose(screen.options[0])
    screens[0].until_version(1)
    getattr(own_server, how)()
    acknowledged, codes = [], []
    for table, screen in zip(tables, screens, strict=True):
        try:
            screen.until_version(1)
            acknowledged.append(table)
        except ConnectionClosed as closed:
            codes.append(closed.rcvd.code if closed.rcvd else None)
    kept = {table for (table,) in run_sql(own_server, "SELECT table_id FROM log WHERE version = 1")}
    assert set(acknowledged) <= kept
    if how == "stop":
        assert set(codes) <= {1012}
        assert "Traceback" not in own_server.log()
        halves = run_sql(own_server, "SELECT id FROM tables WHERE version != (SELECT max(version) FROM log WHERE table_id = id)")
        assert halves == []
    own_server.start()
    assert all(Stranger(own_server).watch(table).version == (table in kept) for table in tables)


def test_a_start_that_cannot_be_says_why_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, "127.0.0.1", "0", "postgresql://nobody@127.0.0.1:1/nothing"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert "BadDatabase: The database postgresql+asyncpg://nobody@127.0.0.1:1/nothing cannot be opened" in done.stderr


def test_setting_the_clock_ends_nobodys_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    for jump in (-86_400, 86_400):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: before * 1_000_000 + jump * 1_000_000_000)
        monkeypatch.setattr(time, "time", lambda jump=jump: before / 1000 + jump)
        assert 0 <= now() - before < 60_000


def test_the_unit_for_systemd_is_one_and_starts_the_server() -> None:
    unit = Path(__file__).parents[2] / "deploy" / "eldertable.service"
    command = next(line for line in unit.read_text().splitlines() if line.startswith("ExecStart=")).partition("=")[2]
    assert parse(command.split()[1:]).command == "serve"
    if which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    program = ["systemd-analyze", "verify", "--man=no", str(unit)]
    verified = subprocess.run(program, capture_output=True, text=True, check=False)
    # The program itself lives elsewhere on this machine; every other line would be a mistake in the unit.
    found = [line for line in verified.stderr.splitlines() if unit.name in line and "is not executable" not in line]
    assert found == []
