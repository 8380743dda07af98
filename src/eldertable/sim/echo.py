"""The least a server of this kind can do: take a message, commit it, send it to both who look. What `make load` compares with.

It runs in a process of its own: `python -m eldertable.sim.echo FILE`; it prints its port.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

# About what a view of a game has.
ANSWER = "x" * 4000


class Echo:
    """Tables of two; what one says both hear, after it is on disk. What arrives together shares a commit."""

    def __init__(self, file: str) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute("CREATE TABLE log (place TEXT, text TEXT)")
        self._tables: dict[str, set[ServerConnection]] = {}
        self._waiting: list[tuple[str, str, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def serve(self, socket: ServerConnection) -> None:
        """One viewer."""
        assert socket.request is not None
        table = self._tables.setdefault(socket.request.path, set())
        table.add(socket)
        try:
            while True:
                text = await socket.recv(decode=True)
                await self._commit(socket.request.path, text)
                for viewer in list(table):
                    await viewer.send(f"{text} {ANSWER}")
        except ConnectionClosed:
            return
        finally:
            table.discard(socket)

    async def _commit(self, place: str, text: str) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((place, text, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            rows = [(place, text) for place, text, _ in batch]
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)
            for _, _, done in batch:
                done.set_result(None)
        self._writing = None

    def _write(self, rows: list[tuple[str, str]]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.executemany("INSERT INTO log VALUES (?, ?)", rows)
        self._connection.execute("COMMIT")


async def main(file: str) -> None:
    """Serve until the process is ended."""
    echo = Echo(file)
    async with serve(echo.serve, "127.0.0.1", 0) as server:
        print(next(iter(server.sockets)).getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
