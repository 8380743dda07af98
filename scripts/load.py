"""Play at many tables at once on a local server, two people at each, and measure how fast choices are acknowledged and seen."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

PLAYERS = 2


class Question(msgspec.Struct):
    """A decision, as far as a player here needs it."""

    seat: int
    options: list[msgspec.Raw] = []


class View(msgspec.Struct):
    """A view, as far as a player here needs it."""

    decision: Question | None


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    version: int = 0
    view: View | None = None


class Choose(msgspec.Struct, tag="choose"):
    """A choice sent to the server."""

    version: int
    choice: msgspec.Raw


class Tally:
    """What was measured, over all tables: seconds from a choice to its own and to the other player's update."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.refused = 0
        self.finished = 0


class LoadTable:
    """One table: two sockets that answer whenever they are asked."""

    def __init__(self, address: str, table: str, cookies: list[str], tally: Tally) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}ws/tables/{table}"
        self.cookies = cookies
        self.tally = tally
        self.chooser = random.Random(table)
        # Who chose the step to this version, and when; an update may bring several versions at once.
        self.sent: dict[int, tuple[int, float]] = {}

    async def play(self) -> None:
        """Play until the game ends or the time is over."""
        async with asyncio.TaskGroup() as group:
            for seat, cookie in enumerate(self.cookies):
                group.create_task(self.sit(seat, cookie))

    async def sit(self, seat: int, cookie: str) -> None:
        """One player."""
        known = 0
        async with connect(self.url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            async for text in socket:
                message = msgspec.json.decode(text, type=Message)
                self.note(seat, known, message)
                known = max(known, message.version)
                if message.view is None:
                    continue
                question = message.view.decision
                if question is None:
                    self.tally.finished += seat == 0
                    return
                if question.seat == seat and message.version + 1 not in self.sent:
                    self.sent[message.version + 1] = (seat, perf_counter())
                    choice = Choose(message.version, self.chooser.choice(question.options))
                    await socket.send(msgspec.json.encode(choice).decode())

    def note(self, seat: int, known: int, message: Message) -> None:
        """Note how long the news took."""
        if message.type == "refused":
            self.tally.refused += 1
        now = perf_counter()
        for version in range(known + 1, message.version + 1):
            if version in self.sent:
                chooser, since = self.sent[version]
                (self.tally.acknowledged if chooser == seat else self.tally.seen).append(now - since)


@asynccontextmanager
async def server(database: Path) -> AsyncIterator[str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "eldertable.cli", "--port", "0", "--no-browser", "--database", str(database)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode().strip()
        if not line:
            sys.exit("The server did not start.")
        yield line.rsplit(" ", 1)[1]
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def guest(address: str) -> httpx.AsyncClient:
    """A newcomer with a cookie."""
    client = httpx.AsyncClient(base_url=address, timeout=60)
    (await client.get("/api/me")).raise_for_status()
    return client


async def post(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """The answer to a call that changes something."""
    response = await client.post(path, json=body)
    response.raise_for_status()
    answer: dict[str, Any] = response.json()
    return answer


async def open_table(address: str, game: str, tally: Tally) -> LoadTable:
    """A table with two guests."""
    host, friend = await guest(address), await guest(address)
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await post(host, "/api/tables", {"game": game, "players": PLAYERS, "options": {}, "seats": seats, "public": False})
    await post(friend, f"/api/tables/{made['id']}/join", {"seat": 1})
    cookies = ["; ".join(f"{name}={value}" for name, value in client.cookies.items()) for client in (host, friend)]
    await host.aclose()
    await friend.aclose()
    return LoadTable(address, made["id"], cookies, tally)


async def measure(game: str, tables: int, seconds: float) -> dict[str, Any]:
    """The whole run."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder) / "load.sqlite3") as address:
            opened = [await open_table(address, game, tally) for _ in range(tables)]
            start = perf_counter()
            try:
                async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
                    for table in opened:
                        group.create_task(table.play())
            except TimeoutError:
                pass
            elapsed = perf_counter() - start
    return {
        "game": game,
        "tables": tables,
        "sockets": tables * PLAYERS,
        "seconds": round(elapsed, 2),
        "choices": len(tally.acknowledged),
        "choices_per_second": round(len(tally.acknowledged) / elapsed, 1),
        "acknowledged_ms": percentiles(tally.acknowledged),
        "seen_by_other_ms": percentiles(tally.seen),
        "refused": tally.refused,
        "finished_tables": tally.finished,
    }


def percentiles(times: list[float]) -> dict[str, float] | None:
    """The 50th and 99th percentile in milliseconds."""
    if len(times) < 2:
        return None
    cuts = quantiles(times, n=100, method="inclusive")
    return {"p50": round(1000 * cuts[49], 1), "p99": round(1000 * cuts[98], 1)}


def show(report: dict[str, Any]) -> None:
    """The report in words."""
    print(f"{report['game']}: {report['tables']} tables, {report['sockets']} sockets, {report['seconds']} seconds")
    print(f"  acknowledged choices a second: {report['choices_per_second']}  (refused: {report['refused']})")
    for name, key in (("own update", "acknowledged_ms"), ("the other seat's update", "seen_by_other_ms")):
        if times := report[key]:
            print(f"  from choice to {name}: median {times['p50']} ms, 99th percentile {times['p99']} ms")


def main() -> int:
    """Measure as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="gates_of_delirium", help="a game that two can play (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=50, help="how many tables (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=15, help="how long at most (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    arguments = parser.parse_args()
    report = asyncio.run(measure(arguments.game, arguments.tables, arguments.seconds))
    if arguments.json:
        print(json.dumps(report))
    else:
        show(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
