"""What a process makes of news: it follows tables that somebody uses, lets go of the others, and knows who looks where."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server.databases import Databases
from tests.server.test_cancelled import Nobody, Onlooker, a_table, choose
from tests.server.test_follow_step import first_option, told

from eldertable.server.neighbours import PRESENT, WHO, Neighbours
from eldertable.server.pace import Pace
from eldertable.server.room import Room
from eldertable.server.store import News, Store, StoredTable
from eldertable.server.tables import LiveTable

pytestmark = pytest.mark.postgresql
OTHER = "another process"


@pytest.fixture
def database(databases: Databases, tmp_path: Path) -> str:
    return databases.fresh("postgresql", tmp_path)


@asynccontextmanager
async def two_rooms(database: str) -> AsyncIterator[tuple[LiveTable, Room, Neighbours]]:
    """A table in one room, and the room and the ears of another process."""
    async with a_table(database) as (store, table):
        nobody: Any = Nobody()
        room = Room(store, nobody, nobody, 0, 1)
        yield table, room, Neighbours(store, room, Pace(0))


def written(table: LiveTable) -> News:
    """What is told of the newest line of a table."""
    return News("log", table.id, OTHER, version=table.version)


def test_a_table_that_nobody_uses_is_let_go_when_it_changes_elsewhere(database: str) -> None:
    async def hear() -> None:
        async with two_rooms(database) as (table, room, neighbours):
            await room.table(table.id)
            step = told(table, first_option(table))
            await choose(table)
            assert room.in_memory(table.id) is not None
            await neighbours.hear([written(table)])
            assert room.in_memory(table.id) is None
            await room.table(table.id)
            await asyncio.sleep(0)
            assert neighbours.follow_at_once(News("log", table.id, OTHER, version=table.version, step=step))
            assert room.in_memory(table.id) is None

    asyncio.run(hear())


def test_a_table_that_somebody_is_about_to_use_is_followed(database: str) -> None:
    async def hear() -> None:
        async with two_rooms(database) as (table, room, neighbours):
            held, looked_at = await room.table(table.id), await room.table(table.id)
            await choose(table)
            await neighbours.hear([written(table)])
            assert held.version == 1 and room.in_memory(table.id) is held
            onlooker: Any = Onlooker(looked_at)
            looked_at.viewers.add(onlooker)
            await choose(table)
            await neighbours.hear([written(table)])
            assert onlooker.shown[-1] == looked_at.version == 2

    asyncio.run(hear())


def test_what_happens_while_a_table_is_loaded_is_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hear() -> None:
        async with two_rooms(database) as (table, room, neighbours):
            read, go_on = asyncio.Event(), asyncio.Event()
            load = table.store.load

            async def load_slowly(table_id: str) -> StoredTable | None:
                loaded = await load(table_id)
                read.set()
                await go_on.wait()
                return loaded

            monkeypatch.setattr(table.store, "load", load_slowly)
            loading = asyncio.create_task(room.table(table.id))
            await read.wait()
            step = told(table, first_option(table))
            await choose(table)
            assert not neighbours.follow_at_once(News("log", table.id, OTHER, version=table.version, step=step))
            hearing = asyncio.create_task(neighbours.hear([written(table)]))
            await asyncio.sleep(0)
            go_on.set()
            await hearing
            assert (await loading).version == table.version == 1

    asyncio.run(hear())


def test_who_looks_elsewhere_is_known_of_all_tables(database: str) -> None:
    async def hear() -> None:
        async with two_rooms(database) as (table, room, neighbours):
            assert not room.people_present(table.id)
            await neighbours.hear([News(PRESENT, table.id, OTHER, ("ada",)), News(PRESENT, "t", "a third", ("bo",))])
            assert room.in_memory(table.id) is None and room.people_present(table.id) == {"ada"}
            loaded = await room.table(table.id)
            assert loaded.people_present() == {"ada"}
            await neighbours.hear([News(PRESENT, table.id, OTHER)])
            assert not loaded.people_present() and room.people_present("t") == {"bo"}

    asyncio.run(hear())


def test_a_process_that_asks_tells_again_who_looks_there(database: str) -> None:
    async def hear() -> None:
        async with two_rooms(database) as (table, room, neighbours):
            loaded = await room.table(table.id)
            await neighbours.hear([News(PRESENT, table.id, by, ("ada",)) for by in (OTHER, "a third")])
            await neighbours.hear([News(WHO, "", OTHER)])
            assert list(loaded.elsewhere) == ["a third"]
            await neighbours.hear([News(WHO, "", "a third"), News(PRESENT, table.id, OTHER, ("ada",))])
            assert list(loaded.elsewhere) == [OTHER]

    asyncio.run(hear())


class Hearer(Nobody):
    """Keeps in mind what it heard, four things in all, and hears nothing more for a while."""

    def __init__(self) -> None:
        self.heard: list[News] = []
        self.go_on, self.heard_all = asyncio.Event(), asyncio.Event()

    def follow_at_once(self, news: News) -> bool:
        return False

    async def look_again(self) -> None:
        """Nothing was missed."""

    async def hear(self, news: list[News]) -> None:
        self.heard += news
        if len(self.heard) == 4:
            self.heard_all.set()
        await self.go_on.wait()


def test_who_comes_back_is_there_though_the_same_was_told_before(database: str) -> None:
    async def hear() -> None:
        store, hearer = await Store.open(database), Hearer()
        there = await asyncpg.connect(database)
        try:
            await store.news.start(hearer)
            for people in ([], ["ada"], [], ["ada"]):
                payload = json.dumps({"by": OTHER, "topic": PRESENT, "key": "t", "people": people})
                await there.execute("SELECT pg_notify('eldertable', $1)", payload)
            hearer.go_on.set()
            await hearer.heard_all.wait()
            assert [each.people for each in hearer.heard] == [(), ("ada",), (), ("ada",)]
        finally:
            await there.close()
            await store.close()

    asyncio.run(asyncio.wait_for(hear(), 10))
