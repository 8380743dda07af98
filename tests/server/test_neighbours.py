"""Two server processes at one PostgreSQL: the same tables, the same news, each bot thinks once."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from tests.server.databases import Databases
from tests.server.guests import Guest, Screen, open_screen

import eldertable
from eldertable.sim.local_server import LocalServer

pytestmark = pytest.mark.postgresql
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def two(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LocalServer, LocalServer]]:
    """Two processes."""
    folder = tmp_path_factory.mktemp("two")
    url = databases.fresh("postgresql", folder)
    first, second = (LocalServer(folder / f"{name}.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0"}, url) for name in ("a", "b"))
    with first, second:
        yield first, second


def steps_written(server: LocalServer) -> int:
    """How many steps a process wrote, as its metrics say."""
    page = httpx.get(f"{server.http}/metrics").text
    return sum(int(float(count)) for count in re.findall(r"^eldertable_steps_total\{.*\} (\S+)$", page, re.MULTILINE))


def running(screen: Screen) -> Screen:
    """A screen, once its process knows that the game has begun."""
    while screen.table["status"] == "waiting":
        screen.next()
    return screen


def until_present(screen: Screen, *present: bool) -> None:
    """Read on until these seats are seen to be there."""
    while tuple(place["present"] for place in screen.table["seats"]) != present:
        screen.next()


def test_a_game_is_played_through_with_one_player_on_each_process(two: tuple[LocalServer, LocalServer]) -> None:
    before = [steps_written(server) for server in two]
    ada, bo = Guest(two[0], "Ada"), Guest(two[1], "Bo")
    table = ada.new_table(ME, OPEN, first_player=0, round_limit=2)
    screens = [ada.watch(table)]
    bo.sit_down(table)
    running(screens[0])
    screens.append(bo.watch(table))
    for screen in screens:
        until_present(screen, True, True)

    rng = random.Random(5)
    while (decision := screens[0].decision) is not None:
        chooser, other = screens[decision["seat"]], screens[1 - decision["seat"]]
        chooser.make(rng.choice(chooser.options))
        other.until_version(chooser.version)
        if chooser.now["can_undo"] and rng.random() < 0.2:
            chooser.send(type="undo", version=chooser.version)
            chooser.until_version(chooser.version + 1)
            other.until_version(chooser.version)
    for screen in screens:
        screen.until_finished()
    assert [step["version"] for step in screens[0].log] == [step["version"] for step in screens[1].log]
    for screen in screens:
        updates = [read for read in map(json.loads, screen.received) if read["type"] == "update"]
        told = [step for update in updates for step in update["steps"] if not step["undo"]]
        # What happened at the other process, too, is seen event by event.
        assert told and all(len(step["boards"]) == len(step["events"]) for step in told)
    records = [guest.http.get(f"/api/tables/{table}/record").text for guest in (ada, bo)]
    assert records[0] == records[1]
    assert eldertable.replay(records[0]).result is not None
    written = [steps_written(server) - count for server, count in zip(two, before, strict=True)]
    assert min(written) > 0 and sum(written) == screens[0].version + 1


def heard_in_a_while(url: str) -> list[str]:
    """What the processes tell each other through the database while nobody does anything."""

    async def listen() -> list[str]:
        heard: list[str] = []
        connection = await asyncpg.connect(url)
        try:
            await connection.add_listener("eldertable", lambda *news: heard.append(news[-1]))
            await asyncio.sleep(1.5)
        finally:
            await connection.close()
        return heard

    return asyncio.run(listen())


def test_processes_ask_each_other_once_who_is_at_a_table(two: tuple[LocalServer, LocalServer]) -> None:
    ada, bo = Guest(two[0], "Ada"), Guest(two[1], "Bo")
    table = ada.new_table(ME, OPEN)
    screens = [ada.watch(table)]
    bo.sit_down(table)
    screens.append(bo.watch(table))
    for screen in map(running, screens):
        until_present(screen, True, True)
    assert not [news for news in heard_in_a_while(two[0].url) if table in news]


def test_chat_names_presence_and_questions_travel(two: tuple[LocalServer, LocalServer]) -> None:
    ada, bo = Guest(two[0], "Ada"), Guest(two[1], "Bo")
    table = ada.new_table(ME, OPEN, first_player=0)
    bo.sit_down(table)
    mine, theirs = running(ada.watch(table)), bo.watch(table)
    mine.send(type="say", text="Good luck!")
    while not theirs.chat:
        theirs.next()
    assert [(line["name"], line["text"]) for line in theirs.chat] == [("Ada", "Good luck!")]
    ada.post("/api/me", name="Ada L.")
    while theirs.table["seats"][0]["name"] != "Ada L.":
        theirs.next()
    mine.make(mine.options[0])
    theirs.until_version(mine.version)
    mine.send(type="propose", kind="abandon", version=mine.version)
    while theirs.proposal is None:
        theirs.next()
    theirs.send(type="answer", agree=True)
    for screen in (mine, theirs):
        screen.until_finished()
    assert mine.table["ending"] == theirs.table["ending"]
    theirs.close()
    until_present(mine, True, False)


def test_a_bot_thinks_in_one_process_only_and_the_other_takes_over(two: tuple[LocalServer, LocalServer]) -> None:
    ada = Guest(two[0], "Ada")
    table = ada.new_table(BOT, BOT, round_limit=6)
    here = ada.watch(table)
    there = open_screen(two[1], table, {})
    for _ in range(5):
        here.until_version(here.version + 1)
        there.until_version(here.version)
    two[0].kill()
    try:
        there.until_finished()
        assert [step["version"] for step in there.log] == list(range(there.version + 1))
        assert "came too late" not in two[1].log()
        assert eldertable.replay(httpx.get(f"{two[1].http}/api/tables/{table}/record").text).result is not None
    finally:
        # The other tests need both.
        two[0].start()


def test_news_travel_again_after_the_database_was_away(two: tuple[LocalServer, LocalServer], databases: Databases) -> None:
    ada, bo = Guest(two[0], "Ada"), Guest(two[1], "Bo")
    table = ada.new_table(ME, OPEN, first_player=0)
    bo.sit_down(table)
    mine, theirs = running(ada.watch(table)), bo.watch(table)
    databases.postgres.stop()
    mine.choose(mine.options[0])
    assert mine.until("refused")["error"] == "unavailable"
    assert httpx.get(f"{two[0].http}/health").status_code == 503
    databases.postgres.start()
    while httpx.get(f"{two[0].http}/health").status_code != 200:
        pass
    mine.make(mine.options[0])
    theirs.until_version(1)


def test_a_new_password_ends_the_sockets_of_all_processes(two: tuple[LocalServer, LocalServer]) -> None:
    ada = Guest(two[0], "Ada")
    assert ada.post("/api/account", name="Ada of both", password="correct horse").status_code == 201
    table = ada.new_table(ME, BOT)
    there = open_screen(two[1], table, {"Cookie": ada.cookie()})
    assert ada.post("/api/account/password", old="correct horse", new="battery staple").status_code == 200
    there.until_shown_out()
