"""A choice that another process tells of: the table makes it itself as soon as the game is needed, or is loaded again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import Databases
from tests.server.test_cancelled import Onlooker, a_table, choose, is_as_stored

from eldertable.kernel.form import json_form
from eldertable.server.neighbours import follow_step
from eldertable.server.store import LogRow, Step, encode
from eldertable.server.tables import LiveTable
from eldertable.server.wire import Refusal


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
            behind = table.in_play
            assert follow_step(table, told(table, first_option(table)))
            assert table.version == table.row.version == 1
            assert behind.version == 0
            assert table.in_play.position() == expected.position()

    asyncio.run(follow())


@pytest.mark.parametrize("choice", ['{"type":"play_card","card":"no such card"}', '{"type":"nonsense"}', "null"])
def test_a_table_that_a_choice_does_not_fit_is_loaded_again_and_takes_no_other_before(database: str, choice: str) -> None:
    async def follow() -> None:
        async with a_table(database) as (store, table):
            await choose(table)
            form, seat = json.loads(first_option(table)), table.row.turn
            assert seat is not None
            onlooker: Any = Onlooker(table)
            assert follow_step(table, told(table, choice))
            table.viewers.add(onlooker)
            for _ in range(2):
                with pytest.raises(Refusal, match="moved on"):
                    await table.choose(seat, table.version, form)
            await table.settled()
            assert onlooker.shown[-1] == table.version == table.row.version == 1
            assert await is_as_stored(store, table)
            await choose(table)
            assert table.version == 2

    asyncio.run(follow())


def test_several_choices_are_played_together(database: str) -> None:
    async def follow() -> None:
        async with a_table(database) as (_, table):
            board = table.in_play
            assert board is not None
            ahead = board.fork()
            for _ in range(5):
                assert ahead.decision is not None
                option = ahead.decision.options[0]
                assert follow_step(table, told(table, encode(option.to_json())))
                ahead.choose(option)
            assert board.version == 0 and table.version == 5
            shown = table.view(0)
            assert shown is not None and json_form(shown) == ahead.view(0)

    asyncio.run(follow())


def test_what_is_no_choice_is_looked_up(database: str) -> None:
    async def follow() -> None:
        async with a_table(database) as (_, table):
            await choose(table)
            assert not follow_step(table, told(table, "1", "takeback"))
            assert table.version == 1

    asyncio.run(follow())
