"""The short way to disk for ordinary moves in SQLite: one thread, one connection, one hop there and back for all that wait.

A commit by way of the general machinery passes between threads for each statement, which costs a server most of its time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from eldertable.server.store.writer import Move

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
INSERT_ROW = "INSERT INTO log (table_id, version, kind, seat, choice, events, made) VALUES (?, ?, ?, ?, ?, ?, ?)"
ADVANCE = (
    "UPDATE tables SET version = ?, status = ?, rules_version = ?, turn = ?, result = ?, updated = ?, deadline = ?, ending = ? "
    "WHERE id = ?"
)
DROP_CHECKPOINT = "DELETE FROM checkpoints WHERE table_id = ?"
INSERT_CHECKPOINT = "INSERT INTO checkpoints (table_id, version, rules_version, position) VALUES (?, ?, ?, ?)"


class Pen:
    """Writes moves that neither begin nor end a game."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "pen")
        self._connection: sqlite3.Connection | None = None

    async def write(self, moves: Sequence[Move]) -> None:
        """All moves in one commit; raises sqlite3.IntegrityError or another sqlite3.Error, and then none of them is there."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, moves)

    async def close(self) -> None:
        """Put it away."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _write(self, moves: Sequence[Move]) -> None:
        connection = self._connection or self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT_ROW, [log_values(move) for move in moves])
            connection.executemany(ADVANCE, [table_values(move) for move in moves])
            for move in moves:
                # A takeback may lead behind the latest position.
                if move.checkpoint is not None or move.row.kind == "takeback":
                    connection.execute(DROP_CHECKPOINT, (move.table_id,))
                if move.checkpoint is not None:
                    values = (move.table_id, move.row.version, move.rules_version, move.checkpoint)
                    connection.execute(INSERT_CHECKPOINT, values)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            raise
        except sqlite3.Error:
            # Whatever state it is in, the next one begins anew.
            self._drop()
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        return connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def log_values(move: Move) -> tuple[object, ...]:
    """The values of a line of the log."""
    row = move.row
    return (move.table_id, row.version, row.kind, row.seat, row.choice, row.events, row.made)


def table_values(move: Move) -> tuple[object, ...]:
    """What the row of the table says after the move."""
    return (
        move.row.version,
        move.status,
        move.rules_version,
        move.turn,
        move.result,
        move.row.made,
        move.deadline,
        move.ending,
        move.table_id,
    )
