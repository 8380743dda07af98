"""More tables in use than a process keeps for nobody: slower perhaps, never wrong."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Screen, Stranger

from eldertable.registry import find_game
from eldertable.server.lobby import new_row
from eldertable.server.room import Room
from eldertable.server.store import SeatRow, Store
from eldertable.sim.local_server import LocalServer
from eldertable.testing.effort import effort

FEW = 2
WATCHED = 8
TOGETHER = effort(200)
ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.mark.slow
def test_pairs_share_one_world_however_many_tables_are_watched(tmp_path: Path) -> None:
    with LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_IDLE_TABLES": str(FEW)}) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        screens: list[tuple[Screen, Screen]] = []
        for _ in range(WATCHED):
            table = ada.new_table(ME, OPEN)
            Stranger(server).watch(table)
            bo.sit_down(table, 1)
            screens.append((ada.watch(table), bo.watch(table)))
        for _ in range(3):
            for left, right in screens:
                mover, other = (left, right) if "options" in (left.decision or {}) else (right, left)
                mover.make(mover.options[0])
                other.until_version(mover.version)
                assert other.version == mover.version
                left.until_version(mover.version)


class Nobody:
    """Neither thinks nor tells."""

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: None


def test_hundreds_of_tables_in_use_play_on_and_no_table_is_there_twice(tmp_path: Path) -> None:
    asyncio.run(play_at_many(tmp_path))


async def play_at_many(folder: Path) -> None:
    store = await Store.open(str(folder / "games.sqlite3"))
    nobody: Any = Nobody()
    room = Room(store, nobody, nobody, 0, FEW)
    game = find_game("gates_of_delirium")
    await store.add_person("ada", "Ada")
    ids: list[str] = []
    for _ in range(TOGETHER):
        row = new_row(game, 2, {}, "ada")
        row.options = dict(game.settle(2, {}))
        await store.add_table(row, [SeatRow(seat, "person", "ada", "Ada") for seat in range(2)])
        ids.append(row.id)
    held = [await room.table(table_id) for table_id in ids]

    async def play_on(number: int) -> None:
        # Somebody else comes to the table, and both are at the same one.
        table = await room.table(ids[number])
        assert table is held[number]
        board = table.in_play
        assert board is not None and board.decision is not None
        await table.choose(board.decision.seat, table.version, board.decision.options[0].to_json())

    for _ in range(2):
        await asyncio.gather(*(play_on(number) for number in range(TOGETHER)))
    assert {table.version for table in held} == {2}
    assert len(room.all_in_memory()) == TOGETHER
    held.clear()
    gc.collect()
    assert len(room.all_in_memory()) == FEW
    again = await room.table(ids[0])
    assert again.version == 2
    await store.close()
