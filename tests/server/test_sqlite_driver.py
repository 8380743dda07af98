"""SQLite by way of the general machinery: one way to its thread for each statement, and nothing left behind by who gives up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from eldertable.server.store.database import open_engine
from eldertable.server.store.sqlite_driver import Connection

ADD = text("INSERT INTO settings (name, value) VALUES (:name, 'x')")
NAMES = text("SELECT name FROM settings WHERE name IN ('a', 'b', 'c') ORDER BY name")


def with_engine(folder: Path, act: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    """Do something with the engine of a fresh database."""

    async def whole() -> None:
        engine = await open_engine(str(folder / "games.sqlite3"))
        try:
            await act(engine)
        finally:
            await engine.dispose()

    asyncio.run(whole())


async def names(engine: AsyncEngine) -> list[str]:
    """What is written down."""
    async with engine.connect() as connection:
        return list((await connection.execute(NAMES)).scalars())


def test_a_question_goes_to_the_thread_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[str] = []
    usual = Connection._execute

    async def counted(self: Connection, what: Any, *arguments: Any) -> Any:
        ways.append(what.__name__)
        return await usual(self, what, *arguments)  # type: ignore[no-untyped-call]

    async def act(engine: AsyncEngine) -> None:
        await names(engine)
        monkeypatch.setattr(Connection, "_execute", counted)
        await names(engine)
        assert len(ways) == 1
        async with engine.begin() as connection:
            await connection.execute(ADD, {"name": "a"})
        assert ways[1:] == [ways[0], "commit"]
        assert await names(engine) == ["a"]

    with_engine(tmp_path, act)


def test_what_fails_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    async def act(engine: AsyncEngine) -> None:
        async def write_twice() -> None:
            async with engine.begin() as connection:
                await connection.execute(ADD, {"name": "a"})
                await connection.execute(ADD, {"name": "a"})

        with pytest.raises(IntegrityError):
            await write_twice()
        assert await names(engine) == []

    with_engine(tmp_path, act)


def test_who_is_ended_while_a_statement_is_under_way_keeps_nobody_from_writing(tmp_path: Path) -> None:
    """The thread goes on with it, but what it wrote is taken back, and the next one can write."""
    begun, go_on = threading.Event(), threading.Event()

    async def act(engine: AsyncEngine) -> None:
        async def write() -> None:
            async with engine.begin() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert isinstance(driver, Connection)

                def wait() -> None:
                    begun.set()
                    go_on.wait(10)

                # What follows waits in the thread behind this.
                driver._tx.put_nowait((None, wait))
                await connection.execute(ADD, {"name": "b"})

        writing = asyncio.create_task(write())
        assert await asyncio.to_thread(begun.wait, 10)
        await asyncio.sleep(0.05)
        writing.cancel()
        await asyncio.sleep(0.05)
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await writing
        async with asyncio.timeout(5), engine.begin() as connection:
            await connection.execute(ADD, {"name": "c"})
        assert await names(engine) == ["c"]

    with_engine(tmp_path, act)
