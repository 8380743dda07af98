"""A choice that another process tells of: the table makes it itself, or is left as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.databases import Databases
from tests.server.test_cancelled import a_table, choose

from eldertable.server.neighbours import follow_step
from eldertable.server.store import LogRow, Step, encode
from eldertable.server.tables import LiveTable


@pytest.fixture
def database(databases: Databases, tmp_path: Path) -> str:
    return databases.fresh("sqlite", tmp_path)


def told(table: LiveTable, choice: str | None, kind: str = "choice") -> Step:
    """The next step of a table, as another process may tell it."""
    row = table.row
    line = LogRow(table.version + 1, kind, row.turn, choice, '{"everyone":[],"seats":{}}', row.updated)  # type: ignore[arg-type]
    return Step(line, row.rules_version, row.turn, None, ())


def first_option(table: LiveTable) -> str:
    assert table.in_play is not None and table.in_play.decision is not None
    return encode(table.in_play.decision.options[0].to_json())


def test_a_choice_that_was_told_is_made(database: str) -> None:
    async def follow() -> None:
        async with a_table(database) as (_, table):
            assert table.in_play is not None
            expected = table.in_play.fork()
            assert expected.decision is not None
            expected.choose(expected.decision.options[0])
            assert follow_step(table, told(table, first_option(table)))
            assert table.version == table.row.version == 1
            assert table.in_play.position() == expected.position()

    asyncio.run(follow())


@pytest.mark.parametrize("choice", ['{"type":"play_card","card":"no such card"}', '{"type":"nonsense"}', "null"])
def test_a_choice_that_cannot_be_made_leaves_the_table_as_it_was(database: str, choice: str) -> None:
    async def follow() -> None:
        async with a_table(database) as (_, table):
            await choose(table)
            assert table.in_play is not None
            before = table.in_play.position()
            assert not follow_step(table, told(table, choice))
            assert table.version == table.row.version == table.in_play.version == 1
            assert table.in_play.position() == before
            await choose(table)
            assert table.version == 2

    asyncio.run(follow())


def test_what_is_no_choice_is_looked_up(database: str) -> None:
    async def follow() -> None:
        async with a_table(database) as (_, table):
            await choose(table)
            assert not follow_step(table, told(table, "1", "takeback"))
            assert table.version == 1

    asyncio.run(follow())
