"""A choice whose maker is ended in the middle of its commit: nothing acknowledged is lost, and the table finds out how it went."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.databases import EITHER, Databases, Kind, run_sql

from eldertable.registry import find_game
from eldertable.server.lobby import new_row
from eldertable.server.room import Room
from eldertable.server.store import Move, SeatRow, Store
from eldertable.server.tables import LiveTable
from eldertable.server.wire import Refusal

# More moments than a choice has at which something else may run.
MOMENTS = 30


@pytest.fixture(params=EITHER)
def database(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> str:
    """An empty database."""
    kind: Kind = request.param
    return databases.fresh(kind, tmp_path)


class Nobody:
    """Neither thinks nor tells."""

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: None


class Onlooker(Nobody):
    """Keeps in mind which versions of a table it was shown."""

    seat = who = name = None

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.shown = [table.version]

    def tell_update(self) -> None:
        self.shown.append(self.table.version)

    tell_table = tell_update


class HaltedPen:
    """Writes, or does not, and then gives no answer; all that was answered before is acknowledged."""

    def __init__(self, pen: Any, written: bool) -> None:
        self._pen = pen
        self._written = written
        self.halted = asyncio.Event()

    async def write(self, moves: Sequence[Move]) -> None:
        if self._written:
            await self._pen.write(moves)
        self.halted.set()
        await asyncio.Event().wait()


@asynccontextmanager
async def a_table(database: str) -> AsyncIterator[tuple[Store, LiveTable]]:
    """A game of two that has begun."""
    store = await Store.open(database)
    try:
        nobody: Any = Nobody()
        room = Room(store, nobody, nobody, 0, 1)
        game = find_game("gates_of_delirium")
        await store.add_person("ada", "Ada")
        row = new_row(game, 2, dict(game.settle(2, {})), "ada")
        await store.add_table(row, [SeatRow(seat, "person", "ada", "Ada") for seat in range(2)])
        yield store, await room.table(row.id)
    finally:
        await store.close()


def choose(table: LiveTable) -> Awaitable[None]:
    """Make the first choice that is offered."""
    board = table.in_play
    assert board is not None and board.decision is not None
    return table.choose(board.decision.seat, table.version, board.decision.options[0].to_json())


async def cancel(task: asyncio.Future[None]) -> None:
    """End whoever makes a choice."""
    task.cancel()
    await asyncio.wait([task])


async def cancelled_at_the_pen(store: Store, table: LiveTable, written: bool) -> None:
    """Make a choice whose maker is ended while it is being written down."""
    pen = store.writer._pen
    halted: Any = HaltedPen(pen, written)
    store.writer._pen = halted
    choosing = asyncio.ensure_future(choose(table))
    await halted.halted.wait()
    await cancel(choosing)
    store.writer._pen = pen


async def is_as_stored(store: Store, table: LiveTable) -> bool:
    """Whether the table in memory is the one on disk."""
    loaded = await store.load(table.id)
    nobody: Any = Nobody()
    assert loaded is not None and table.in_play is not None
    stored = LiveTable(store, loaded, nobody)
    assert stored.problem is None and stored.in_play is not None
    here, there = (each.in_play.position() for each in (table, stored) if each.in_play is not None)
    return (table.version, here, table.row.rules_version) == (stored.version, there, stored.row.rules_version)


def with_table(database: str, act: Callable[[Store, LiveTable], Awaitable[None]]) -> None:
    """Do something at a table."""

    async def whole() -> None:
        async with a_table(database) as (store, table):
            await act(store, table)

    asyncio.run(whole())


@pytest.mark.parametrize("written", [True, False])
def test_the_next_choice_finds_out_what_was_written(database: str, written: bool) -> None:
    async def act(store: Store, table: LiveTable) -> None:
        for _ in range(3):
            await choose(table)
        onlooker: Any = Onlooker(table)
        table.viewers.add(onlooker)
        await cancelled_at_the_pen(store, table, written)
        # It shows what was acknowledged, and no more.
        assert (table.version, onlooker.shown) == (3, [3])
        if written:
            with pytest.raises(Refusal, match="moved on"):
                await choose(table)
        else:
            await choose(table)
        assert (table.version, onlooker.shown) == (4, [3, 4])
        assert await is_as_stored(store, table)
        await choose(table)
        assert table.version == 5 and await is_as_stored(store, table)

    with_table(database, act)


@pytest.mark.parametrize("written", [True, False])
def test_a_choice_that_takes_up_new_rules_takes_them_up_once(database: str, written: bool) -> None:
    async def act(store: Store, table: LiveTable) -> None:
        await choose(table)
        await asyncio.to_thread(run_sql, database, "UPDATE tables SET rules_version = 'of another time'")
        await table.refresh()
        assert table.carried_over
        await cancelled_at_the_pen(store, table, written)
        if written:
            with pytest.raises(Refusal, match="moved on"):
                await choose(table)
        await choose(table)
        assert await is_as_stored(store, table)
        lines = run_sql(database, "SELECT kind FROM log ORDER BY version")
        assert [kind for (kind,) in lines] == ["start", "choice", "rules", "choice"]

    with_table(database, act)


def test_it_may_happen_at_any_moment(database: str) -> None:
    async def act(store: Store, table: LiveTable) -> None:
        lost = 0
        for moment in range(MOMENTS):
            choosing = asyncio.ensure_future(choose(table))
            for _ in range(moment):
                await asyncio.sleep(0)
            before = table.version
            await cancel(choosing)
            acknowledged = table.version
            assert acknowledged >= before
            lost += choosing.cancelled()
            # Whoever comes next is told how things stand, or goes on from there.
            with suppress(Refusal):
                await choose(table)
            assert table.version > acknowledged and await is_as_stored(store, table)
        assert lost

    with_table(database, act)
