"""The log's only writer: choices that arrive together share one commit, and each is acknowledged after it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Literal, get_args

import msgspec
from sqlalchemy import bindparam, func, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eldertable.kernel.errors import EldertableError
from eldertable.server import metrics
from eldertable.server.store import schema
from eldertable.server.store.pen import CannotWrite, Pen, Taken, answer
from eldertable.server.store.postgres_pen import PostgresPen
from eldertable.server.store.results import keep_results
from eldertable.server.store.unseen import let_wait

# An undo takes the last choice back; a takeback, agreed on, any number of them; an end is not one by the rules; and from a line
# "rules" on, which holds the position, the game follows other rules than before.
Kind = Literal["start", "choice", "undo", "takeback", "end", "rules"]
MOST_AT_ONCE = 200


STEPS = {kind: metrics.STEPS.labels(kind) for kind in get_args(Kind)}


class Conflict(EldertableError):
    """Another process has already written this version of the table."""


class StoreDown(EldertableError):
    """The database does not take anything at the moment."""


class LogRow(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    version: int
    kind: Kind
    seat: int | None
    choice: str | None
    events: str
    made: int


class Move(msgspec.Struct, frozen=True):
    """A line for the log, and where it leads the table."""

    table_id: str
    row: LogRow
    status: str
    rules_version: str
    turn: int | None
    result: str | None
    # The position, now and then, while the game runs.
    checkpoint: str | None
    deadline: int | None = None
    ending: str | None = None
    # With the start comes the seed that everybody had a share in.
    seed: str | None = None
    # What the other processes are told of it while the game runs, if somebody looks at the table there.
    news: str | None = None


ADVANCED = ("version", "status", "rules_version", "turn", "result", "updated", "deadline", "ending")
INSERT_ROW = insert(schema.log)
ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in ADVANCED})
    .values(seed=func.coalesce(bindparam("new_seed"), schema.tables.c.seed))
)


class Writer:
    """Takes moves one after another, writes all that wait in one transaction."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock, pen: Pen | PostgresPen) -> None:
        self._engine = engine
        self._lock = lock
        self._pen = pen
        self._waiting: list[tuple[Move, asyncio.Future[None]]] = []
        self._running: asyncio.Task[None] | None = None

    async def append(self, move: Move) -> None:
        """Returns when the move is safe on disk; raises Conflict or StoreDown when it is not there."""
        if self._running is None and not self._lock.locked():
            # Nobody else writes: there is no line to wait in.
            async with self._lock:
                await self._write([move])
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((move, done))
        if self._running is None:
            self._running = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Wait until everything accepted is written."""
        while self._running is not None:
            await asyncio.wait([self._running])
        async with self._lock:
            await self._pen.close()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                async with self._lock:
                    batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                    # A game that ends must not make the others take the long way.
                    for ordinary in (True, False):
                        await self._write_batch([each for each in batch if is_ordinary(each[0]) is ordinary])
        finally:
            self._running = None

    async def _write_batch(self, batch: list[tuple[Move, asyncio.Future[None]]]) -> None:
        """Moves that go the same way, in one commit if they can be, and everyone who waits is told."""
        if not batch:
            return
        try:
            await self._write([move for move, _ in batch])
        except Conflict as error:
            if len(batch) == 1:
                settle(batch, error)
            else:
                # One bad move must not take the others with it.
                for each in batch:
                    await self._write_batch([each])
        except StoreDown as error:
            settle(batch, error)
        else:
            settle(batch, None)

    async def _write(self, moves: Sequence[Move]) -> None:
        """Moves that go the same way, in one commit; raises Conflict or StoreDown, and then none of them is there."""
        began = time.perf_counter()
        try:
            if is_ordinary(moves[0]):
                await self._pen.write(moves)
            else:
                async with self._engine.begin() as connection:
                    await end_games(connection, moves)
        except (IntegrityError, Taken):
            raise Conflict("This version of the table was already written.") from None
        except (SQLAlchemyError, CannotWrite, OSError) as error:
            metrics.NOT_SAVED.inc()
            raise StoreDown(f"The database refused to write: {getattr(error, 'orig', None) or error}") from None
        metrics.COMMITS.observe(time.perf_counter() - began)
        for move in moves:
            STEPS[move.row.kind].inc()


def is_ordinary(move: Move) -> bool:
    """Whether the game goes on after a move."""
    return move.status == "running"


def settle(batch: Sequence[tuple[Move, asyncio.Future[None]]], error: Exception | None) -> None:
    """Tell everyone who waits how it went."""
    for _, done in batch:
        answer(done, error)


async def end_games(connection: AsyncConnection, moves: Sequence[Move]) -> None:
    """Moves with which games end: into the log, with what follows from them."""
    # In the same order everywhere, so that two processes never wait for each other.
    moves = sorted(moves, key=lambda move: (move.table_id, move.row.version))
    await connection.execute(INSERT_ROW, [{"table_id": move.table_id, **msgspec.structs.asdict(move.row)} for move in moves])
    await connection.execute(ADVANCE, [advance(move) for move in moves])
    ended = [move.table_id for move in moves]
    await keep_results(connection, ended)
    await let_wait(connection, ended)


def advance(move: Move) -> dict[str, object]:
    """What the row of the table says after the move."""
    return {
        "table_id": move.table_id,
        "new_version": move.row.version,
        "new_status": move.status,
        "new_rules_version": move.rules_version,
        "new_turn": move.turn,
        "new_result": move.result,
        "new_updated": move.row.made,
        "new_deadline": move.deadline,
        "new_ending": move.ending,
        "new_seed": move.seed,
    }
