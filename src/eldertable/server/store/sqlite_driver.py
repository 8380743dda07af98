"""The driver of SQLite: one way to the thread of a connection and back for each statement, with its rows.

As it comes it goes there five times: for the cursor, the statement, the rows, the end of the cursor, and to take back nothing.
"""

from __future__ import annotations

import sqlite3
from typing import Any

import aiosqlite

ROWS_AT_ONCE = 64


async def connect(file: str) -> aiosqlite.Connection:
    """A connection to the database in a file."""
    # Two threads know it, but never at the same time: whoever asks waits for the answer.
    connection = Connection(lambda: sqlite3.connect(file, check_same_thread=False), ROWS_AT_ONCE)
    connection._thread.daemon = True
    return await connection


class Connection(aiosqlite.Connection):
    """Goes to its thread only for what takes time."""

    def cursor(self) -> Any:
        """Something to ask with, made at once."""
        return Cursor(self, self._conn.cursor())

    async def commit(self) -> None:
        """Write down what was changed, if anything was."""
        if self._conn.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        """Take back what was changed, if anything was."""
        if self._conn.in_transaction:
            await super().rollback()


class Cursor(aiosqlite.Cursor):
    """Brings the rows along with the answer."""

    _rows: list[Any]

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, sql: str, parameters: Any = None) -> Cursor:
        """Ask, and take along whatever there is to be had."""
        self._rows = await self._execute(self._all_of, sql, parameters or ())  # type: ignore[no-untyped-call]
        return self

    def _all_of(self, sql: str, parameters: Any) -> list[Any]:
        return self._cursor.execute(sql, parameters).fetchall()

    async def fetchall(self) -> list[Any]:
        """What was taken along."""
        return self._rows

    async def close(self) -> None:
        """There is nothing left to be had."""
