"""Many tables at once on a local server: `python -m eldertable.sim.load`, or one run of it: `--tables 50 --seconds 20`."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from eldertable.registry import find_game, game_ids
from eldertable.sim.local_postgres import LocalPostgres
from eldertable.sim.local_server import LocalServer

MOST_TABLES = 2500
LONGEST_RUN = 600
CALLS_AT_ONCE = 8
IDLE_TABLES = 400
WARM_UP = 3.0
SECONDS_TO_SIT_DOWN = 300.0
ECHO_SECONDS = 10.0


class Decision(msgspec.Struct):
    """What a player of the load run reads of a decision."""

    seat: int
    options: list[dict[str, Any]] = []


class View(msgspec.Struct):
    """What it reads of a view."""

    decision: Decision | None


class Message(msgspec.Struct):
    """What it reads of a message."""

    type: str
    version: int = 0
    view: View | None = None


read_message = msgspec.json.Decoder(Message).decode


class Figures(msgspec.Struct):
    """What was measured."""

    delays: list[float] = []
    acknowledged: int = 0
    refused: int = 0
    lost: int = 0
    finished_games: int = 0

    def report(self, tables: int, seconds: float) -> dict[str, Any]:
        """The figures as they are printed; delays in milliseconds."""
        delays = sorted(self.delays)
        return {
            "tables": tables,
            "sockets": 2 * tables,
            "seconds": round(seconds, 2),
            "choices": self.acknowledged,
            "choices_per_second": round(self.acknowledged / seconds, 1),
            "to_the_other_seat_ms": {f"p{percent}": percentile(delays, percent) for percent in (50, 99)},
            "refused": self.refused,
            "lost_connections": self.lost,
            "finished_games": self.finished_games,
        }


def percentile(delays: list[float], percent: int) -> float | None:
    """The delay that so many percent of all do not exceed, in milliseconds."""
    return round(delays[min(len(delays) - 1, len(delays) * percent // 100)] * 1000, 2) if delays else None


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: LocalServer) -> None:
        self._port = server.port
        self.cookie = ""

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """One HTTP call and its answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)
        try:
            headers = {"Content-Type": "application/json", "Cookie": self.cookie}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            self.cookie = (response.getheader("Set-Cookie") or self.cookie).partition(";")[0]
            answer: dict[str, Any] = json.loads(response.read())
        finally:
            connection.close()
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer}")
        return answer


class Pair:
    """Two players at one table, who begin another game when theirs is over; each at a server of its own, if there are several."""

    def __init__(self, servers: Sequence[LocalServer], game: str, rate: float, figures: Figures, rng: random.Random) -> None:
        self._servers = (servers[0], servers[-1])
        self._game = game
        self._rate = rate
        self._figures = figures
        self._rng = rng
        self._guests = (Guest(servers[0]), Guest(servers[-1]))
        self._table = ""
        self.seated = (asyncio.Event(), asyncio.Event())
        # Who sent the choice that leads to a version, and when.
        self._sent: dict[int, tuple[int, float]] = {}

    def meet(self) -> None:
        """Become guests, and sit down."""
        for guest in self._guests:
            if not guest.cookie:
                guest.call("GET", "/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": self._game, "players": 2, "options": {}, "seats": seats, "public": False}
        self._table = self._guests[0].call("POST", "/api/tables", body)["id"]
        self._guests[1].call("POST", f"/api/tables/{self._table}/join", {"seat": 1})

    async def play(self) -> None:
        """Game after game, until the run ends."""
        while True:
            self._sent.clear()
            try:
                await asyncio.gather(*(self._sit(seat) for seat in range(2)))
            except ConnectionClosed:
                self._figures.lost += 1
                continue
            self._figures.finished_games += 1
            await asyncio.to_thread(self.meet)

    async def _sit(self, seat: int) -> None:
        """One browser: choose at random whenever it is this seat's turn."""
        address = f"{self._servers[seat].ws}/ws/tables/{self._table}"
        async with connect(address, additional_headers={"Cookie": self._guests[seat].cookie}, open_timeout=60) as socket:
            self.seated[seat].set()
            async for text in socket:
                message = read_message(text)
                arrived = time.perf_counter()
                if message.type == "refused":
                    self._figures.refused += 1
                if message.view is None:
                    continue
                if message.type == "update":
                    self._note(seat, message.version, arrived)
                if message.view.decision is None:
                    return
                if message.view.decision.seat == seat:
                    await self._choose(socket, seat, message.version, message.view.decision)

    def _note(self, seat: int, version: int, arrived: float) -> None:
        """The chooser counts its acknowledgement, the other one the delay."""
        if version not in self._sent:
            return
        chooser, sent = self._sent[version]
        if chooser == seat:
            self._figures.acknowledged += 1
        else:
            self._figures.delays.append(arrived - sent)

    async def _choose(self, socket: ClientConnection, seat: int, version: int, decision: Decision) -> None:
        if version + 1 in self._sent:
            return
        if self._rate:
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) / self._rate)
        choice = self._rng.choice(decision.options)
        self._sent[version + 1] = seat, time.perf_counter()
        await socket.send(json.dumps({"type": "choose", "version": version, "choice": choice}))


async def run(servers: Sequence[LocalServer], games: list[str], tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """Everybody sits down; when all have begun to play, the clock runs. Several servers are processes at one database."""
    figures = Figures()
    pairs = [Pair(servers, games[number % len(games)], rate, figures, random.Random(number)) for number in range(tables)]
    few = asyncio.Semaphore(CALLS_AT_ONCE)
    empty = sum(map(memory, servers))

    async def meet(pair: Pair) -> None:
        async with few:
            await asyncio.to_thread(pair.meet)

    async def begin(pair: Pair) -> asyncio.Task[None]:
        # People do not open their pages all at the same moment.
        async with few:
            playing = asyncio.create_task(pair.play())
            await asyncio.gather(*(seat.wait() for seat in pair.seated))
        return playing

    await asyncio.gather(*(meet(pair) for pair in pairs))
    async with asyncio.timeout(SECONDS_TO_SIT_DOWN):
        playing = await asyncio.gather(*(begin(pair) for pair in pairs))
    await asyncio.sleep(min(WARM_UP, seconds))
    figures.delays.clear()
    figures.acknowledged = 0
    started, theirs, ours = time.perf_counter(), together(servers), time.process_time()
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took = time.perf_counter() - started
    worked = together(servers) - theirs
    report = figures.report(tables, took) | {
        "server_cores": round(worked / took, 2),
        "kb_per_table_in_use": round((sum(map(memory, servers)) - empty) / tables / 1e3, 1),
        "processor_ms_per_choice": round(1000 * worked / max(1, figures.acknowledged), 3),
        "generator_cores": round((time.process_time() - ours) / took, 2),
    }
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        task.result()
    return {"games": games, "rate": rate or None, **report}


def idle_memory(server: LocalServer, games: list[str], tables: int) -> dict[str, Any]:
    """What a table costs that is in memory while nobody looks at it: dealt and ready, with two people."""
    guest = Guest(server)
    guest.call("GET", "/api/me")

    def open_table(number: int) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        guest.call("POST", "/api/tables", {"game": games[number % len(games)], "players": 2, "seats": seats})

    # The first ones pay for what all share.
    for number in range(2 * len(games)):
        open_table(number)
    before = memory(server)
    for number in range(tables):
        open_table(number)
    after = memory(server)
    return {
        "idle_tables": tables,
        "server_mb": round(after / 1e6, 1),
        "kb_per_idle_table": round((after - before) / tables / 1e3, 1),
    }


async def echo(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """What the least that such a server can do takes on this machine: a message, a commit, and an answer to both who look."""
    with tempfile.TemporaryDirectory() as folder:
        program = (sys.executable, "-m", "eldertable.sim.echo", str(Path(folder, "echo.sqlite3")))
        process = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
        try:
            assert process.stdout is not None
            address = f"ws://127.0.0.1:{int(await process.stdout.readline())}"
            heard = [0]

            async def pair(number: int) -> None:
                rng = random.Random(number)
                async with connect(f"{address}/{number}") as one, connect(f"{address}/{number}") as other:
                    while True:
                        await asyncio.sleep(rng.uniform(0.5, 1.5) / rate if rate else 0)
                        await one.send('{"type": "choose", "version": 1, "choice": {"type": "pass"}}')
                        await asyncio.gather(one.recv(), other.recv())
                        heard[0] += 1

            playing = [asyncio.create_task(pair(number)) for number in range(tables)]
            await asyncio.sleep(min(WARM_UP, seconds))
            heard[0], began, worked = 0, time.perf_counter(), processor_seconds(process.pid)
            await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
            took, worked = time.perf_counter() - began, processor_seconds(process.pid) - worked
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        finally:
            process.kill()
            await process.wait()
    return {"a_second": round(heard[0] / took, 1), "processor_ms": round(1000 * worked / max(1, heard[0]), 3)}


def processor_seconds(pid: int) -> float:
    """How much a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def together(servers: Sequence[LocalServer]) -> float:
    """How much several servers have worked so far."""
    return sum(processor_seconds(server.pid) for server in servers)


def memory(server: LocalServer) -> int:
    """How many bytes the server holds."""
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def bounded(kind: type[int] | type[float], least: float, most: float) -> Any:
    """A reader of numbers within bounds, for the command line."""

    def read(text: str) -> float:
        value = kind(text)
        if not least <= value <= most:
            raise ValueError(text)
        return value

    read.__name__ = f"number from {least} to {most}"
    return read


def main(arguments: list[str] | None = None) -> int:
    """Start a server of its own, load it, and print what was measured."""
    parser = argparse.ArgumentParser(prog="eldertable.sim.load", description="Many tables at once on a local server.")
    parser.add_argument("--tables", type=bounded(int, 1, MOST_TABLES), help="one run with so many tables of two players")
    parser.add_argument("--seconds", type=bounded(float, 1, LONGEST_RUN), default=20, help="how long to play")
    parser.add_argument("--rate", type=bounded(float, 0, 1000), default=0, help="choices per table and second; 0: no limit")
    parser.add_argument("--processes", action="store_true", help="one process at a PostgreSQL, then two that share it")
    parser.add_argument("--game", choices=two_player_games(), help="only this game (default: all in turn)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    given = parser.parse_args(arguments)
    games = [given.game] if given.game else two_player_games()
    if given.processes:
        report = one_and_two(games, given.tables or 30, given.seconds, given.rate)
        runs = [report["one"], report["two"]]
        if not given.json:
            print(f"A choice takes two processes at one PostgreSQL {report['two_to_one']} times what it takes one.")
    elif given.tables is not None:
        report = one_run(games, given.tables, given.seconds, given.rate)
        runs = [report]
    else:
        runs = [one_run(games, 200, given.seconds, 1), one_run(games, 50, given.seconds, 0)]
        with tempfile.TemporaryDirectory() as folder, LocalServer(Path(folder, "load.sqlite3")) as server:
            report = {"paced": runs[0], "unpaced": runs[1], "memory": idle_memory(server, games, IDLE_TABLES)}
    print(json.dumps(report) if given.json else "\n".join([*map(in_words, runs), memory_in_words(report.get("memory"))]).strip())
    return 1 if any(run["lost_connections"] or run["refused"] for run in runs) else 0


def one_run(games: list[str], tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """One load on a fresh server."""
    with tempfile.TemporaryDirectory() as folder, LocalServer(Path(folder, "load.sqlite3")) as server:
        report = asyncio.run(run([server], games, tables, seconds, rate))
    bare = asyncio.run(echo(tables, min(seconds, ECHO_SECONDS), rate))
    ratio = round(report["processor_ms_per_choice"] / bare["processor_ms"], 1) if bare["processor_ms"] else None
    return report | {"bare_echo": bare, "times_a_bare_echo": ratio}


def one_and_two(games: list[str], tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """What a choice takes of one process at a PostgreSQL, and of two that share it, the players of each table apart.

    They are asked at the same time, so that whatever else the machine does meanwhile slows both.
    """

    async def both(alone: list[LocalServer], sharing: list[LocalServer]) -> list[dict[str, Any]]:
        return await asyncio.gather(*(run(servers, games, tables, seconds, rate) for servers in (alone, sharing)))

    with ExitStack() as running:
        folder = running.enter_context(tempfile.TemporaryDirectory())
        postgres = running.enter_context(LocalPostgres())

        def processes(count: int) -> list[LocalServer]:
            url = postgres.new_database(f"load_{count}")
            files = [Path(folder, f"{count}_{number}.sqlite3") for number in range(count)]
            return [running.enter_context(LocalServer(file, url=url)) for file in files]

        one, two = asyncio.run(both(processes(1), processes(2)))
    ratio = two["processor_ms_per_choice"] / one["processor_ms_per_choice"]
    return {"one": one, "two": two, "two_to_one": round(ratio, 2)}


def two_player_games() -> list[str]:
    """The games that two can play."""
    return [game_id for game_id in game_ids() if 2 in find_game(game_id).players]


def in_words(report: dict[str, Any]) -> str:
    """The report for people."""
    delay = report["to_the_other_seat_ms"]
    return (
        f"{report['tables']} tables, {report['sockets']} sockets, {report['seconds']} s: "
        f"{report['choices']} choices acknowledged, {report['choices_per_second']} a second; "
        f"from a choice to the other seat {delay['p50']} ms (median), {delay['p99']} ms (99th percentile); "
        f"{report['refused']} refused, {report['lost_connections']} connections lost; "
        f"the server used {report['server_cores']} cores, the players {report['generator_cores']}; "
        f"{report['processor_ms_per_choice']} ms of processor time for a choice{beside(report)}; "
        f"{report['kb_per_table_in_use']} kB for each table in use."
    )


def beside(report: dict[str, Any]) -> str:
    """How that is beside the least that such a server can do, if it was measured."""
    return f", {report['times_a_bare_echo']} times a bare echo" if "times_a_bare_echo" in report else ""


def memory_in_words(report: dict[str, Any] | None) -> str:
    """The memory for people, if it was measured."""
    if report is None:
        return ""
    each, tables, held = report["kb_per_idle_table"], report["idle_tables"], report["server_mb"]
    return f"{each} kB for each of {tables} idle tables; the server holds {held} MB."


if __name__ == "__main__":
    sys.exit(main())
