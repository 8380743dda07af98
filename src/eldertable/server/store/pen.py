"""The short way to disk for ordinary moves in SQLite: one thread, one connection, one hop there and back for all that wait.

A commit by way of the general machinery passes between threads for each statement, which costs a server most of its time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

import msgspec

from eldertable.kernel.errors import EldertableError

if TYPE_CHECKING:
    from eldertable.server.store.writer import Move

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
# Each statement takes all moves of a commit as one JSON list: at every row of its own it would let go of the interpreter, and wait
# on a busy server until it gets it back.
INSERT_ROWS = """
INSERT INTO log (table_id, version, kind, seat, choice, events, made)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]'),
       json_extract(value, '$[4]'), json_extract(value, '$[5]'), json_extract(value, '$[6]')
FROM json_each(?)
"""
ADVANCE = """
UPDATE tables
SET version = json_extract(new.value, '$[1]'), status = json_extract(new.value, '$[2]'),
    rules_version = json_extract(new.value, '$[3]'), turn = json_extract(new.value, '$[4]'),
    result = json_extract(new.value, '$[5]'), updated = json_extract(new.value, '$[6]'),
    deadline = json_extract(new.value, '$[7]'), ending = json_extract(new.value, '$[8]')
FROM json_each(?) AS new
WHERE tables.id = json_extract(new.value, '$[0]')
"""
DROP_CHECKPOINT = "DELETE FROM checkpoints WHERE table_id = ?"
INSERT_CHECKPOINT = "INSERT INTO checkpoints (table_id, version, rules_version, position) VALUES (?, ?, ?, ?)"


class Taken(EldertableError):
    """Somebody else has written one of these versions."""


class CannotWrite(EldertableError):
    """The database takes nothing at the moment."""


class Pen:
    """Writes moves that neither begin nor end a game."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._waiting: SimpleQueue[tuple[Sequence[Move], asyncio.Future[None]] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def write(self, moves: Sequence[Move]) -> None:
        """All moves in one commit; raises Taken or CannotWrite, and then none of them is there."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="pen", daemon=True)
            self._thread.start()
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((moves, written))
        await written

    async def close(self) -> None:
        """Put it away."""
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        """One commit after the other, in the thread of the pen."""
        while (next_one := self._waiting.get()) is not None:
            moves, written = next_one
            problem: Exception | None = None
            try:
                self._write(moves)
            except Exception as error:  # noqa: BLE001 - whatever it is, who waits is told
                problem = error
            written.get_loop().call_soon_threadsafe(answer, written, problem)
        self._drop()

    def _write(self, moves: Sequence[Move]) -> None:
        try:
            connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(INSERT_ROWS, (in_json([log_values(move) for move in moves]),))
            connection.execute(ADVANCE, (in_json([table_values(move) for move in moves]),))
            for move in moves:
                # A takeback may lead behind the latest position.
                if move.checkpoint is not None or move.row.kind == "takeback":
                    connection.execute(DROP_CHECKPOINT, (move.table_id,))
                if move.checkpoint is not None:
                    values = (move.table_id, move.row.version, move.rules_version, move.checkpoint)
                    connection.execute(INSERT_CHECKPOINT, values)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise Taken(str(error)) from None
        except sqlite3.Error as error:
            # Whatever state it is in, the next one begins anew.
            self._drop()
            raise CannotWrite(str(error)) from None

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


def answer(written: asyncio.Future[None], problem: Exception | None) -> None:
    """Tell who waits how it went, unless they do not wait any more."""
    if written.done():
        return
    if problem is None:
        written.set_result(None)
    else:
        written.set_exception(problem)


def in_json(rows: Sequence[tuple[object, ...]]) -> str:
    """Rows of values for one statement."""
    return msgspec.json.encode(rows).decode()


def log_values(move: Move) -> tuple[object, ...]:
    """The values of a line of the log."""
    row = move.row
    return (move.table_id, row.version, row.kind, row.seat, row.choice, row.events, row.made)


def table_values(move: Move) -> tuple[object, ...]:
    """What the row of the table says after the move."""
    return (
        move.table_id,
        move.row.version,
        move.status,
        move.rules_version,
        move.turn,
        move.result,
        move.row.made,
        move.deadline,
        move.ending,
    )
