"""Workers that die, hang or never answer: the game goes on."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.guests import Guest

from eldertable.sim.local_server import LocalServer

SEARCH = {"kind": "bot", "bot": "search"}
GREEDY = {"kind": "bot", "bot": "greedy"}


def workers(server: LocalServer) -> list[int]:
    """The worker processes of a server."""
    return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]


def a_worker(server: LocalServer) -> int:
    """A worker, as soon as there is one."""
    while not (found := workers(server)):
        time.sleep(0.01)
    return found[0]


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_dead_or_stuck_worker_is_replaced_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    environment = {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_BOT_WORKERS": "1", "ELDERTABLE_BOT_DEADLINE": "2"}
    with LocalServer(tmp_path / "games.sqlite3", environment) as server:
        ada = Guest(server, "Ada")
        screen = ada.watch(ada.new_table(SEARCH, SEARCH))
        screen.until_version(2)
        while "failed attempt=1" not in server.log():
            victim = a_worker(server)
            with suppress(ProcessLookupError):
                os.kill(victim, how)
            screen.until_version(screen.version + 1)
            assert victim not in workers(server)
        screen.until_version(screen.version + 2)
        assert [step["version"] for step in screen.log] == list(range(screen.version + 1))


@pytest.mark.slow
def test_a_bot_that_never_answers_is_played_at_random(tmp_path: Path) -> None:
    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_BOT_DEADLINE": "0"}) as server:
        ada = Guest(server, "Ada")
        screen = ada.watch(ada.new_table(GREEDY, {"kind": "me"}, first_player=0))
        screen.until_version(1)
        assert screen.log[1]["seat"] == 0
        assert "a random option is taken" in server.log()


def test_workers_end_with_their_server(own_server: LocalServer) -> None:
    worker = a_worker(own_server)
    own_server.kill()
    while Path(f"/proc/{worker}/cmdline").exists() and Path(f"/proc/{worker}/cmdline").read_bytes():
        time.sleep(0.01)
    own_server.start()
