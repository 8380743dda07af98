"""A table that PostgreSQL gives in one answer is the same as the one that is asked for part by part."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.databases import Databases
from tests.server.test_cancelled import a_table, choose

from eldertable.server.store import Proposal, StoreDown
from eldertable.server.store.at_once import Around
from eldertable.server.store.news import Alone
from eldertable.server.tables import CHECKPOINT_EVERY

pytestmark = pytest.mark.postgresql


def test_a_table_is_the_same_at_once_and_part_by_part(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def compare() -> None:
        async with a_table(databases.fresh("postgresql", tmp_path)) as (store, table):
            new = await store.load(table.id)
            assert new is not None and new.checkpoint is None and await store.around(table.id) == Around([], None)
            while table.version < 2 * CHECKPOINT_EVERY:
                await choose(table)
            await store.add_line(table.id, "table", "ada", 0, 'Good "luck"!\n\\ ☃')
            await store.add_line(table.id, "spectators", "ada", None, "Shh.")
            await store.keep_proposal(table.id, Proposal("undo", 1, table.version, ("ada", "bo"), 5))
            loaded, around = await store.load(table.id), await store.around(table.id)
            assert loaded is not None and loaded.checkpoint is not None and len(loaded.log) == table.version + 1
            assert await store.load("nowhere") is None
            monkeypatch.setattr(store.news, "ask", Alone().ask)
            assert loaded == await store.load(table.id)
            assert around == await store.around(table.id)

    asyncio.run(compare())


def test_a_table_is_asked_for_part_by_part_where_the_line_broke(databases: Databases, tmp_path: Path) -> None:
    async def break_it() -> None:
        async with a_table(databases.fresh("postgresql", tmp_path)) as (store, table):
            before = await store.load(table.id)
            await store.news._driver.close()  # type: ignore[union-attr]
            assert await store.load(table.id) == before
            await choose(table)
            databases.postgres.stop()
            try:
                with pytest.raises(StoreDown):
                    await store.load(table.id)
            finally:
                databases.postgres.start()

    asyncio.run(break_it())
