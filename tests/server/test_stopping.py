"""What nobody asks any more is thought no further: no core burns for it, and the table goes on at once."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.databases import Databases, run_sql
from tests.server.guests import PATIENCE, Guest, Screen
from tests.server.test_bots import workers

import eldertable
from eldertable.server.memory import Place
from eldertable.server.thinking import Asker, Thinkers
from eldertable.sim.local_server import LocalServer

# Each test has a server of its own.
pytestmark = pytest.mark.slow

ME = {"kind": "me"}
SLOW = {"kind": "bot", "bot": "slow"}
# It notes who it is when it is asked, and then neither answers nor ends while a test may wait, whatever happens to its input.
PROGRAM = """
import os, sys, time
sys.stdin.readline()
with open(sys.argv[1], "a") as notes:
    notes.write(f"{os.getpid()}\\n")
while time.process_time() < 100:
    pass
"""


def alive(pid: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that should come soon."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


class Slow:
    """A server with one worker, and a bot that thinks for ever."""

    def __init__(self, folder: Path, url: str | None = None) -> None:
        (folder / "slow.py").write_text(PROGRAM)
        self.notes = folder / "notes"
        self.notes.touch()
        # Only a bot that is stopped can end within the patience of these tests.
        own = {"slow": f"{sys.executable} {folder / 'slow.py'} {self.notes}"}
        environment = {
            "ELDERTABLE_BOTS": json.dumps(own),
            "ELDERTABLE_BOT_SECONDS": "1000",
            "ELDERTABLE_BOT_DEADLINE": "1000",
            "ELDERTABLE_BOT_PAUSE": "0",
            "ELDERTABLE_BOT_WORKERS": "1",
        }
        self.server = LocalServer(folder / "games.sqlite3", environment, url)

    def asked(self, times: int) -> int:
        """The process of the bot when it was asked for the given time."""
        until(lambda: len(self.notes.read_text().split()) >= times)
        return int(self.notes.read_text().split()[times - 1])

    def against(self, ada: Guest) -> tuple[str, Screen]:
        """Ada's table with the slow bot, whose turn it is."""
        table = ada.new_table(ME, SLOW, first_player=0)
        screen = ada.watch(table)
        pass_on(screen)
        return table, screen


def pass_on(screen: Screen) -> None:
    """Choose until somebody else decides."""
    while screen.decision is not None and screen.decision["seat"] == 0:
        screen.make(screen.options[0])


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Slow]:
    """A running server with a slow bot."""
    found = Slow(tmp_path)
    with found.server:
        yield found


def test_a_bot_stops_when_the_game_is_given_up(slow: Slow) -> None:
    ada = Guest(slow.server, "Ada")
    table, screen = slow.against(ada)
    thinking = slow.asked(1)
    assert ada.post(f"/api/tables/{table}/concede", seat=0).status_code == 200
    screen.until_finished()
    until(lambda: not alive(thinking))
    # The only worker is free for others.
    again = ada.watch(ada.new_table({"kind": "bot", "bot": "random"}, ME, first_player=0))
    again.until_version(1)


def test_a_bot_stops_when_the_person_is_back(slow: Slow) -> None:
    ada = Guest(slow.server, "Ada")
    table = ada.new_table(ME, ME, first_player=0)
    screen = ada.watch(table)
    for times in (1, 2):
        assert ada.post(f"/api/tables/{table}/hand-over", seat=0, bot="slow").status_code == 200
        thinking = slow.asked(times)
        assert ada.post(f"/api/tables/{table}/come-back", seat=0).status_code == 200
        until(lambda: not alive(thinking))  # noqa: B023 - it is called before the next round
    screen.make(screen.options[0])


def test_another_bot_takes_over_at_once(slow: Slow) -> None:
    ada = Guest(slow.server, "Ada")
    table = ada.new_table(ME, ME, first_player=0)
    screen = ada.watch(table)
    assert ada.post(f"/api/tables/{table}/hand-over", seat=0, bot="slow").status_code == 200
    thinking = slow.asked(1)
    assert ada.post(f"/api/tables/{table}/hand-over", seat=0, bot="random").status_code == 200
    screen.until_version(1)
    until(lambda: not alive(thinking))


def test_a_bot_stops_when_a_choice_is_taken_back(slow: Slow) -> None:
    ada = Guest(slow.server, "Ada")
    _, screen = slow.against(ada)
    thinking = slow.asked(1)
    screen.send(type="propose", kind="undo", version=screen.version)
    screen.until_version(screen.version + 1)
    assert screen.decision is not None and screen.decision["seat"] == 0
    until(lambda: not alive(thinking))
    pass_on(screen)
    assert slow.asked(2) != thinking
    assert "came too late" not in slow.server.log()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_bot_ends_with_its_server(slow: Slow, how: str) -> None:
    slow.against(Guest(slow.server, "Ada"))
    thinking = slow.asked(1)
    getattr(slow.server, how)()
    until(lambda: not alive(thinking))
    slow.server.start()
    # The table is not stuck: the bot is asked again.
    assert alive(slow.asked(2))


@pytest.mark.postgresql
def test_a_bot_stops_when_its_table_is_no_more(tmp_path: Path, databases: Databases) -> None:
    slow = Slow(tmp_path, databases.fresh("postgresql", tmp_path))
    with slow.server:
        slow.against(Guest(slow.server, "Ada"))
        thinking = slow.asked(1)
        for clear in ("DELETE FROM log", "DELETE FROM seats", "DELETE FROM tables"):
            run_sql(slow.server, clear)
        until(lambda: not alive(thinking))
        until(lambda: "eldertable_bots_thinking 0.0" in httpx.get(f"{slow.server.http}/metrics").text)


@pytest.mark.postgresql
def test_a_bot_stops_when_another_process_tells(tmp_path: Path, databases: Databases) -> None:
    url = databases.fresh("postgresql", tmp_path)
    slow = Slow(tmp_path, url)
    with slow.server, LocalServer(tmp_path / "other.sqlite3", slow.server.environment, url) as other:
        ada = Guest(slow.server, "Ada")
        table, _ = slow.against(ada)
        thinking = slow.asked(1)
        answer = ada.http.post(f"{other.http}/api/tables/{table}/concede", json={"seat": 0})
        assert answer.status_code == 200, answer.text
        until(lambda: not alive(thinking))


def test_a_long_search_ends_when_its_server_dies(tmp_path: Path) -> None:
    server = LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_BOT_DEADLINE": "1000", "ELDERTABLE_BOT_WORKERS": "1"})
    with server:
        ada = Guest(server, "Ada")
        table = ada.new_table(ME, {"kind": "bot", "bot": "search"}, first_player=0)
        server.stop()
        run_sql(server, "UPDATE seats SET bot = 'search:seconds=600' WHERE seat = 1")
        server.start()
        pass_on(ada.watch(table))
        until(lambda: any(map(busy, workers(server))))
        # The one that searches, and whoever stands by for short thoughts.
        working = workers(server)
        server.kill()
        until(lambda: not any(map(alive, working)))


def busy(pid: int) -> bool:
    """Whether a process has worked for longer than it takes to start one."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11]) > 1.5 * os.sysconf("SC_CLK_TCK")


def test_who_waits_for_a_worker_is_not_held_up_by_what_was_stopped() -> None:
    game = eldertable.game("gates_of_delirium")
    position = game.start(2, 1, {"first_player": 0}).position()

    async def test() -> None:
        thinkers = Thinkers(1, 1000)
        long = asyncio.create_task(thinkers.choose(Asker("a", "first"), Place("first", 0, "search:seconds=600"), 0, position))
        waiting = asyncio.create_task(thinkers.choose(Asker("b", "second"), Place("second", 0, "search:seconds=0.1"), 0, position))
        await asyncio.sleep(0.5)
        assert not waiting.done()
        long.cancel()
        assert game.choice(await waiting)
        await thinkers.close()

    asyncio.run(test())
