"""The short way to disk for ordinary moves in SQLite: one thread, one connection, one hop there and back for all that wait.

A commit by way of the general machinery passes between threads for each statement, which costs a server most of its time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

import msgspec

from eldertable.kernel.errors import EldertableError

if TYPE_CHECKING:
    from eldertable.server.store.writer import Move

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
# One statement takes all moves of a commit and is a transaction by itself: with each one the thread lets go of the interpreter, and
# waits on a busy server until it gets it back. Where a move goes is said once, to the connection.
LINE = ("table_id", "version", "kind", "seat", "choice", "events", "made")
COLUMNS = (*LINE, "rules_version", "turn", "deadline", "checkpoint", "seed")
MOVES = f"""
CREATE TEMP VIEW moves AS SELECT {", ".join(f"NULL AS {column}" for column in COLUMNS)};

CREATE TEMP TRIGGER moved INSTEAD OF INSERT ON moves BEGIN
    INSERT INTO log ({", ".join(LINE)})
    VALUES ({", ".join(f"new.{column}" for column in LINE)});
    UPDATE tables
    SET version = new.version, rules_version = new.rules_version, turn = new.turn, updated = new.made, deadline = new.deadline
    WHERE id = new.table_id;
END;

CREATE TEMP TRIGGER kept INSTEAD OF INSERT ON moves WHEN new.checkpoint IS NOT NULL BEGIN
    INSERT INTO checkpoints (table_id, version, rules_version, position)
    VALUES (new.table_id, new.version, new.rules_version, new.checkpoint)
    ON CONFLICT (table_id) DO UPDATE
    SET version = excluded.version, rules_version = excluded.rules_version, position = excluded.position;
END;

CREATE TEMP TRIGGER begun INSTEAD OF INSERT ON moves WHEN new.kind = 'start' BEGIN
    UPDATE tables SET status = 'running', seed = coalesce(new.seed, seed) WHERE id = new.table_id;
END;

-- A takeback may lead behind the latest position.
CREATE TEMP TRIGGER dropped INSTEAD OF INSERT ON moves WHEN new.kind = 'takeback' BEGIN
    DELETE FROM checkpoints WHERE table_id = new.table_id;
END;
"""  # noqa: S608 - names of columns


class Taken(EldertableError):
    """Somebody else has written one of these versions."""


class CannotWrite(EldertableError):
    """The database takes nothing at the moment."""


class Pen:
    """Writes moves that end no game."""

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
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        # Not at once: while the loop is still at work the thread would only wake up to wait for the interpreter.
        loop.call_soon(self._waiting.put, (moves, written))
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
            connection.execute(statement(len(moves)), [value for move in moves for value in values(move)])
        except sqlite3.IntegrityError as error:
            raise Taken(str(error)) from None
        except sqlite3.Error as error:
            # Whatever state it is in, the next one begins anew.
            self._drop()
            raise CannotWrite(str(error)) from None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        connection.executescript(MOVES)
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


@cache
def statement(moves: int) -> str:
    """What writes so many moves."""
    rows = ", ".join([f"({', '.join('?' * len(COLUMNS))})"] * moves)
    return f"INSERT INTO moves VALUES {rows}"  # noqa: S608 - question marks


def values(move: Move) -> tuple[object, ...]:
    """What the columns say of a move: a line of the log, and the row of the table after it."""
    return (
        move.table_id,
        *msgspec.structs.astuple(move.row),
        move.rules_version,
        move.turn,
        move.deadline,
        move.checkpoint,
        move.seed,
    )
