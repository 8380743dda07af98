"""Many tables at once on a local server: `python -m eldertable.sim.load --tables 50 --seconds 20`."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from eldertable.registry import find_game, game_ids
from eldertable.sim.local_server import LocalServer

MOST_TABLES = 1000
LONGEST_RUN = 600
CALLS_AT_ONCE = 8


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
    """Two players at one table, who begin another game when theirs is over."""

    def __init__(self, server: LocalServer, game: str, rate: float, figures: Figures, rng: random.Random) -> None:
        self._server = server
        self._game = game
        self._rate = rate
        self._figures = figures
        self._rng = rng
        self._guests = (Guest(server), Guest(server))
        self._table = ""
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
        address = f"{self._server.ws}/ws/tables/{self._table}"
        async with connect(address, additional_headers={"Cookie": self._guests[seat].cookie}) as socket:
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


async def run(server: LocalServer, game: str, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """Everybody sits down; then the clock runs."""
    figures = Figures()
    pairs = [Pair(server, game, rate, figures, random.Random(number)) for number in range(tables)]
    few = asyncio.Semaphore(CALLS_AT_ONCE)

    async def meet(pair: Pair) -> None:
        async with few:
            await asyncio.to_thread(pair.meet)

    await asyncio.gather(*(meet(pair) for pair in pairs))
    started = time.perf_counter()
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    report = figures.report(tables, time.perf_counter() - started)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        task.result()
    return {"game": game, "rate": rate or None, **report}


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
    parser.add_argument("--tables", type=bounded(int, 1, MOST_TABLES), default=50, help="tables, with two players each")
    parser.add_argument("--seconds", type=bounded(float, 1, LONGEST_RUN), default=20, help="how long to play")
    parser.add_argument("--rate", type=bounded(float, 0, 1000), default=0, help="choices per table and second; 0: no limit")
    parser.add_argument("--game", choices=two_player_games(), default=two_player_games()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, LocalServer(Path(folder, "load.sqlite3")) as server:
        report = asyncio.run(run(server, given.game, given.tables, given.seconds, given.rate))
    print(json.dumps(report) if given.json else in_words(report))
    return 1 if report["lost_connections"] or report["refused"] else 0


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
        f"{report['refused']} refused, {report['lost_connections']} connections lost."
    )


if __name__ == "__main__":
    sys.exit(main())
