"""The hostile guest against a server of its own, on loopback, bounded: `python -m eldertable.sim.siege`.

Attackers come from addresses of their own (127.0.0.0/8), an honest pair and somebody with an easy bot from others. The table at the
end says what each attack tried, what became of it, and how long the honest ones waited.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import itertools
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from eldertable.bots import level_names
from eldertable.kernel import Origin, Record
from eldertable.registry import find_game
from eldertable.sim.load import bounded, percentile
from eldertable.sim.local_server import LocalServer

HONEST, EVIL = "127.0.0.9", "127.0.1."
GAME = "gates_of_delirium"
ALLOWED_WAIT = 2.0
PAUSE = 0.4
# Every address counts: nobody here speaks for others.
ENVIRONMENT = {"ELDERTABLE_RATE_LIMIT": "1", "ELDERTABLE_TRUSTED_PROXIES": "192.0.2.1", "ELDERTABLE_BOT_PAUSE": "0"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Caller:
    """Somebody with a cookie and an address."""

    def __init__(self, server: LocalServer, address: str) -> None:
        self.server = server
        self.address = address
        self.cookie = ""

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, Any]]:
        """One call: its status and what was answered."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60, source_address=(self.address, 0))
        try:
            text = body if isinstance(body, str) or body is None else json.dumps(body)
            sent = {"Content-Type": "application/json", "Cookie": self.cookie, **headers}
            connection.request(method, path, text, sent)
            response = connection.getresponse()
            cookies = [value.partition(";")[0] for name, value in response.getheaders() if name.lower() == "set-cookie"]
            self.cookie = "; ".join(cookies) or self.cookie
            said = response.read()
        finally:
            connection.close()
        return response.status, json.loads(said) if said[:1] == b"{" else {}

    def watch(self, table: str) -> connect:
        """A socket to a table."""
        return connect(
            f"{self.server.ws}/ws/tables/{table}",
            additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0),
            open_timeout=30,
            max_queue=None,
        )

    def new_table(self, *seats: dict[str, str]) -> str | None:
        """The id of a new table, if it was allowed."""
        status, said = self.call("POST", "/api/tables", {"game": GAME, "players": len(seats), "seats": seats})
        return str(said["id"]) if status == 201 else None


class Honest:
    """A pair at one table, and somebody with an easy bot at another, who note how long they wait."""

    def __init__(self, server: LocalServer) -> None:
        self._server = server
        self.pair_waits: list[float] = []
        self.bot_waits: list[float] = []
        self._rng = random.Random(0)

    async def play(self) -> None:
        """Until it is over."""
        await asyncio.gather(self._play_pairs(), self._play_a_bot())

    async def _play_pairs(self) -> None:
        ada, bo = Caller(self._server, HONEST), Caller(self._server, HONEST)
        for guest in (ada, bo):
            await asyncio.to_thread(guest.call, "GET", "/api/me")
        while True:
            table = await asyncio.to_thread(ada.new_table, ME, OPEN)
            assert table is not None
            await asyncio.to_thread(bo.call, "POST", f"/api/tables/{table}/join", {"seat": 1})
            async with ada.watch(table) as left, bo.watch(table) as right:
                await self._play_game((left, right))

    async def _play_game(self, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        states = [await next_state(socket) for socket in sockets]
        while (decision := states[0]["view"]["decision"]) is not None:
            seat = decision["seat"]
            await asyncio.sleep(PAUSE)
            began = time.perf_counter()
            await sockets[seat].send(choice_of(states[seat], self._rng))
            states = [await next_state(socket) for socket in sockets]
            self.pair_waits.append(time.perf_counter() - began)

    async def _play_a_bot(self) -> None:
        ada = Caller(self._server, HONEST)
        await asyncio.to_thread(ada.call, "GET", "/api/me")
        while True:
            table = await asyncio.to_thread(ada.new_table, ME, {"kind": "bot", "bot": "easy"})
            assert table is not None
            async with ada.watch(table) as socket:
                began, state = time.perf_counter(), await next_state(socket)
                while (decision := state["view"]["decision"]) is not None:
                    if decision["seat"] == 0:
                        await asyncio.sleep(PAUSE)
                        await socket.send(choice_of(state, self._rng))
                        state = await next_state(socket)
                        began = time.perf_counter()
                    else:
                        state = await next_state(socket)
                        self.bot_waits.append(time.perf_counter() - began)
                        began = time.perf_counter()

    def told(self) -> dict[str, Any]:
        """What they noticed since the last time they were asked."""
        pair, bot, self.pair_waits, self.bot_waits = self.pair_waits, self.bot_waits, [], []
        worst = max([*pair, *bot], default=0.0)
        return {
            "choices": len(pair),
            "pair_ms": {"median": percentile(sorted(pair), 50), "worst": percentile(sorted(pair), 100)},
            "easy_bot_ms": {"median": percentile(sorted(bot), 50), "worst": percentile(sorted(bot), 100)},
            "well": bool(pair) and worst <= ALLOWED_WAIT,
        }


async def next_state(socket: ClientConnection) -> dict[str, Any]:
    """The next message with a view in it."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message.get("view") is not None:
            return message


def choice_of(state: dict[str, Any], rng: random.Random) -> str:
    """Any choice that may be made."""
    options = state["view"]["decision"]["options"]
    return json.dumps({"type": "choose", "version": state["version"], "choice": rng.choice(options)})


class Siege:
    """The attacks, each so many times as strong, for so many seconds."""

    def __init__(self, server: LocalServer, seconds: float, strength: float) -> None:
        self._server = server
        self._seconds = seconds
        self._strength = strength
        self._addresses = (f"{EVIL}{number}" for number in itertools.cycle(range(1, 250)))

    def _many(self, count: int) -> int:
        return max(2, round(count * self._strength))

    async def _guests(self, count: int) -> list[Caller]:
        """Guests, each from an address of its own."""
        guests = [Caller(self._server, next(self._addresses)) for _ in range(count)]
        for guest in guests:
            await asyncio.to_thread(guest.call, "GET", "/api/me")
        return guests

    async def _flood(self, callers: int, act: Callable[[Caller, int], Any]) -> Counter[str]:
        """Calls from one address, as fast as they are answered."""
        address = next(self._addresses)
        found: Counter[str] = Counter()

        async def one() -> None:
            caller = Caller(self._server, address)
            await asyncio.to_thread(caller.call, "GET", "/api/me")
            for number in itertools.count():
                status, _ = await asyncio.to_thread(act, caller, number)
                found[str(status)] += 1

        await for_a_while([one() for _ in range(callers)], self._seconds)
        return found

    # -- the attacks ---------------------------------------------------------------------------------------

    async def nothing(self) -> Counter[str]:
        """To compare with."""
        await asyncio.sleep(self._seconds)
        return Counter()

    async def many_tables(self) -> Counter[str]:
        """More tables watched than a process keeps for nobody."""
        found: Counter[str] = Counter()
        sockets: list[ClientConnection] = []
        for guest in await self._guests(self._many(100)):
            for _ in range(6):
                table = await asyncio.to_thread(guest.new_table, ME, OPEN)
                if table is None:
                    found["refused"] += 1
                    continue
                sockets.append(await guest.watch(table))
                found["watched"] += 1
        await asyncio.sleep(self._seconds)
        await asyncio.gather(*(socket.close() for socket in sockets))
        return found

    async def hard_thinking(self) -> Counter[str]:
        """Very many tables of hard bots, opened by many people."""
        found: Counter[str] = Counter()
        levels = [level for level in level_names() if level in ("hard", "expert")]

        def open_all(guest: Caller, number: int) -> None:
            for table in range(20):
                bots = [{"kind": "bot", "bot": levels[(number + table + seat) % len(levels)]} for seat in range(2)]
                found["opened" if guest.new_table(*bots) else "refused"] += 1

        for number, guest in enumerate(await self._guests(self._many(50))):
            await asyncio.to_thread(open_all, guest, number)
        await asyncio.sleep(self._seconds)
        return found

    async def nonsense(self) -> Counter[str]:
        """Sockets of one address that send what nobody understands, eight times a second each."""
        address, found = next(self._addresses), Counter[str]()
        owner = Caller(self._server, address)
        await asyncio.to_thread(owner.call, "GET", "/api/me")
        table = await asyncio.to_thread(owner.new_table, ME, OPEN)
        assert table is not None

        async def one() -> None:
            while True:
                try:
                    async with owner.watch(table) as socket:
                        while True:
                            await socket.send('{"type": "nonsense"}')
                            found["sent"] += 1
                            await asyncio.sleep(0.125)
                except (OSError, WebSocketException, TimeoutError) as error:
                    found["not let in" if isinstance(error, InvalidHandshake) else "disconnected"] += 1
                    await asyncio.sleep(0.5)

        await for_a_while([one() for _ in range(self._many(250))], self._seconds)
        return found

    async def lists(self) -> Counter[str]:
        """The list of tables, again and again."""
        return await self._flood(self._many(16), lambda caller, _: caller.call("GET", "/api/tables"))

    async def renaming(self) -> Counter[str]:
        """Another name all the time."""
        return await self._flood(self._many(8), lambda caller, number: caller.call("POST", "/api/me", {"name": f"Eve {number}"}))

    async def guessing(self) -> Counter[str]:
        """Passwords of somebody else's account."""
        owner = Caller(self._server, HONEST)
        owner.call("GET", "/api/me")
        name = f"Owner {time.monotonic_ns()}"
        owner.call("POST", "/api/account", {"name": name, "password": "a good password"})

        def guess(caller: Caller, number: int) -> tuple[int, dict[str, Any]]:
            return caller.call("POST", "/api/account/sign-in", {"name": name, "password": f"guess number {number}"})

        found = await self._flood(self._many(8), guess)
        status, _ = owner.call("POST", "/api/account/sign-in", {"name": name, "password": "a good password"})
        found["the owner got in" if status == 200 else "the owner was locked out"] += 1
        return found

    async def silence(self) -> Counter[str]:
        """Connections that say nothing, or only half of it."""
        found: Counter[str] = Counter()
        writers: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        for number in range(self._many(1500)):
            try:
                pair = await asyncio.open_connection("127.0.0.1", self._server.port, local_addr=(f"{EVIL}{1 + number % 5}", 0))
                pair[1].write(b"GET / HT" if number % 2 else b"")
                writers.append(pair)
                found["opened"] += 1
            except OSError:
                found["refused"] += 1
        await asyncio.sleep(max(self._seconds, 12))
        found["let go"] = sum(reader.at_eof() or reader.exception() is not None for reader, _ in writers)
        for _, writer in writers:
            writer.close()
        return found

    async def bombs(self) -> Counter[str]:
        """Records with counts that would fill the memory."""
        game = find_game(GAME)
        position: dict[str, Any] = json.loads(msgspec.json.encode(game.start(2, 1, {}).position()))
        for player in position["state"]["players"]:
            player["building"] = dict.fromkeys(player["building"], 200_000_000)
        record = Record.seal(
            game=GAME,
            rules_version=game.rules_version,
            players=2,
            options=position["options"],
            origin=Origin(position=position),
            choices=[],
            result=None,
        ).to_json()
        return await self._flood(self._many(4), lambda caller, _: caller.call("POST", "/api/records", record))

    async def foreign_names(self) -> Counter[str]:
        """A page of another name that leads here."""
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        return await self._flood(self._many(4), lambda caller, _: caller.call("GET", "/metrics", None, **evil))


async def for_a_while(work: list[Any], seconds: float) -> None:
    """Let all of it go on for so long; what breaks by a mistake of ours is told."""
    tasks = [asyncio.create_task(each) for each in work]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


ATTACKS: dict[str, Callable[[Siege], Awaitable[Counter[str]]]] = {
    "nothing": Siege.nothing,
    "nonsense": Siege.nonsense,
    "lists": Siege.lists,
    "renaming": Siege.renaming,
    "guessing": Siege.guessing,
    "silence": Siege.silence,
    "bombs": Siege.bombs,
    "foreign_names": Siege.foreign_names,
    "many_tables": Siege.many_tables,
    "hard_thinking": Siege.hard_thinking,
}


async def besiege(server: LocalServer, attacks: list[str], seconds: float, strength: float) -> list[dict[str, Any]]:
    """One attack after the other, while the honest ones play."""
    honest, siege = Honest(server), Siege(server, seconds, strength)
    playing = asyncio.create_task(honest.play())
    reports = []
    try:
        await asyncio.sleep(1)
        for attack in attacks:
            honest.told()
            outcome = dict(await ATTACKS[attack](siege))
            reports.append({"attack": attack, "outcome": outcome, **honest.told()})
            if playing.done():
                playing.result()
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return reports


def in_words(report: dict[str, Any]) -> str:
    """A line of the table."""
    outcome = ", ".join(f"{times} {what}" for what, times in report["outcome"].items()) or "-"
    pair, bot = report["pair_ms"], report["easy_bot_ms"]
    waits = f"pair {pair['median']} ms, worst {pair['worst']}; easy bot {bot['median']} ms, worst {bot['worst']}"
    return f"{report['attack']:>14}  {waits}; {'well' if report['well'] else 'NOT WELL'}; {outcome}"


def main(arguments: list[str] | None = None) -> int:
    """Besiege a server of its own, and print what became of it."""
    parser = argparse.ArgumentParser(prog="eldertable.sim.siege", description="A hostile guest against a server of its own.")
    parser.add_argument("--attack", choices=sorted(ATTACKS), action="append", help="only this one (default: all)")
    parser.add_argument("--seconds", type=bounded(float, 1, 120), default=15, help="how long each goes on (default: 15)")
    parser.add_argument("--strength", type=bounded(float, 0.01, 2), default=1, help="how many attackers, as a factor (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, LocalServer(Path(folder, "siege.sqlite3"), ENVIRONMENT) as server:
        reports = asyncio.run(besiege(server, given.attack or list(ATTACKS), given.seconds, given.strength))
    print(json.dumps({"attacks": reports}) if given.json else "\n".join(map(in_words, reports)))
    return 0 if all(report["well"] for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
