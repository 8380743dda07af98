"""The databases that the server's tests run over: SQLite files, and a PostgreSQL of their own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from eldertable.server.store import Store
from eldertable.server.store.database import read_url
from eldertable.server.store.schema import metadata
from eldertable.sim.local_postgres import LocalPostgres
from eldertable.sim.local_server import LocalServer
from eldertable.testing.effort import EFFORT

T = TypeVar("T")
Kind = Literal["sqlite", "postgresql"]
# Both kinds, for tests of what depends on the database.
EITHER = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)]
# Other tests run over both in `make soak`. Else over PostgreSQL, since browsers play over SQLite; in `make quick`, and where
# a server is killed and started again, over SQLite.
SHARED = EITHER if EFFORT > 1 else EITHER[1:] if EFFORT == 1 else EITHER[:1]
OWN = EITHER if EFFORT > 1 else EITHER[:1]


class Databases:
    """Fresh databases of either kind; PostgreSQL is started for the first that wants it."""

    def __init__(self) -> None:
        self._postgres: LocalPostgres | None = None

    def fresh(self, kind: Kind, folder: Path) -> str:
        """The URL of an empty database."""
        if kind == "sqlite":
            return str(folder / "games.sqlite3")
        return self.postgres.new_database(secrets.token_hex(8))

    @property
    def postgres(self) -> LocalPostgres:
        """The running PostgreSQL."""
        if self._postgres is None:
            self._postgres = LocalPostgres().start()
        return self._postgres

    def close(self) -> None:
        """Clear PostgreSQL away."""
        if self._postgres is not None:
            self._postgres.remove()


def run_sql(database: LocalServer | str, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """Do something to a database, perhaps behind a server's back; what it gives."""
    return run_all_sql(database, [statement], **values)


def run_all_sql(database: LocalServer | str, statements: Iterable[str], **values: Any) -> list[tuple[Any, ...]]:
    """Do several things at once to a database; what the last of them gives."""
    url = database if isinstance(database, str) else database.url

    async def run() -> list[tuple[Any, ...]]:
        engine = create_async_engine(read_url(url))
        try:
            async with engine.begin() as connection:
                for statement in statements:
                    result = await connection.execute(text(statement), values)
                return [tuple(row) for row in result] if result.returns_rows else []
        finally:
            await engine.dispose()

    return _run_apart(run())


def forget_everybody(server: LocalServer) -> None:
    """Take everything out of the database of a running server but its own settings, though bots may still be playing there."""
    filled = [table for table in reversed(metadata.sorted_tables) if table.name != "settings"]
    if server.url.startswith("postgresql"):
        run_sql(server, f"TRUNCATE {', '.join(table.name for table in filled)}")
    else:
        run_all_sql(server, [str(table.delete()) for table in filled])


def in_store(server: LocalServer, do: Callable[[Store], Awaitable[T]]) -> T:
    """Do something to the store of a server behind its back; what it gives."""

    async def run() -> T:
        store = await Store.open(server.url)
        try:
            return await do(store)
        finally:
            await store.close()

    return _run_apart(run())


def _run_apart(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: in a browser test the driver's loop is running in the main one."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, coroutine).result()
