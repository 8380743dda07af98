"""People who play through sockets, whatever happens to the server, and note what they were promised."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from eldertable.sim.load import Guest, View
from eldertable.sim.local_server import LocalServer

SECONDS_BETWEEN_CALLS = 0.1
LONGEST_THOUGHT = 0.04
HOW_OFTEN_UNDO = 0.1
NOT_SAVED = "unavailable"


class Attempt(msgspec.Struct, frozen=True):
    """What a player asked for: a choice, or an undo."""

    seat: int
    kind: str
    choice: dict[str, Any] | None


class LogLine(msgspec.Struct):
    """A line of the log as a player saw it."""

    version: int
    seat: int | None
    undo: bool
    events: msgspec.Raw


class Message(msgspec.Struct):
    """What a player reads of a message."""

    type: str
    version: int = 0
    error: str = ""
    view: View | None = None
    can_undo: bool = False
    steps: list[LogLine] = []
    log: list[LogLine] = []


read_message = msgspec.json.Decoder(Message).decode


class Evidence(msgspec.Struct):
    """What the people at one table know of it."""

    table: str
    # Everything that was asked for, by the version it would lead to; and what was acknowledged to the one who asked.
    tried: dict[int, list[Attempt]] = {}
    acknowledged: dict[int, Attempt] = {}
    # What each seat was shown, by version.
    shown: dict[int, dict[int, LogLine]] = {}
    finished: bool = False

    def note(self, seat: int, steps: list[LogLine]) -> list[str]:
        """Remember what was shown to a seat; tells if the past has changed."""
        seen = self.shown.setdefault(seat, {})
        changed = [step.version for step in steps if step.version in seen and not same(seen[step.version], step)]
        seen.update({step.version: step for step in steps})
        return [f"table {self.table}: version {version} looks different to seat {seat} than before" for version in changed]


class Tally(msgspec.Struct):
    """What happened in a whole run."""

    evidence: list[Evidence] = []
    complaints: list[str] = []
    acknowledged: int = 0
    not_saved: int = 0
    reconnections: int = 0


class Pair:
    """Two people, perhaps with a bot, who play game after game and come back after every loss of connection."""

    def __init__(self, server: LocalServer, game: str, bot: bool, tally: Tally, rng: random.Random) -> None:
        self._server = server
        self._game = game
        self._bot = bot
        self._tally = tally
        self._rng = rng
        self._guests = (Guest(server), Guest(server))

    async def play(self) -> None:
        """Until the run ends."""
        while True:
            evidence = Evidence(await self._sit_down())
            self._tally.evidence.append(evidence)
            await asyncio.gather(*(self._stay(evidence, seat) for seat in range(2)))
            evidence.finished = True

    async def _sit_down(self) -> str:
        for guest in self._guests:
            if not guest.cookie:
                await self._call(guest, "GET", "/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}, *([{"kind": "bot", "bot": "random"}] if self._bot else [])]
        body = {"game": self._game, "players": len(seats), "seats": seats}
        table = str((await self._call(self._guests[0], "POST", "/api/tables", body))["id"])
        joined = await self._call(self._guests[1], "POST", f"/api/tables/{table}/join", {"seat": 1}, may_have_happened=True)
        assert joined.get("seat", 1) == 1
        return table

    async def _call(
        self, guest: Guest, method: str, path: str, body: dict[str, Any] | None = None, may_have_happened: bool = False
    ) -> dict[str, Any]:
        """An HTTP call, repeated until the server is there and can save."""
        while True:
            try:
                return await asyncio.to_thread(guest.call, method, path, body)
            except (OSError, http.client.HTTPException, json.JSONDecodeError):
                self._tally.reconnections += 1
            except RuntimeError as refused:
                if may_have_happened and ("already_started" in str(refused) or "seat_taken" in str(refused)):
                    return {}
                if NOT_SAVED not in str(refused):
                    self._tally.complaints.append(str(refused))
                self._tally.not_saved += 1
            await asyncio.sleep(SECONDS_BETWEEN_CALLS)

    async def _stay(self, evidence: Evidence, seat: int) -> None:
        """Keep a seat through all interruptions, until its game is over."""
        address = f"{self._server.ws}/ws/tables/{evidence.table}"
        while True:
            try:
                async with connect(address, additional_headers={"Cookie": self._guests[seat].cookie}, max_size=None) as socket:
                    if await self._follow(socket, evidence, seat):
                        return
            except (OSError, WebSocketException):
                self._tally.reconnections += 1
                await asyncio.sleep(SECONDS_BETWEEN_CALLS / 2)

    async def _follow(self, socket: ClientConnection, evidence: Evidence, seat: int) -> bool:
        """Play on one connection; True when the game is over."""
        asked: dict[int, Attempt] = {}
        latest = Message("")
        async for text in socket:
            message = read_message(text)
            steps = message.log or message.steps
            self._tally.complaints += evidence.note(seat, steps)
            self._note_acknowledged(evidence, asked, steps)
            if message.type == "refused":
                self._note_refusal(evidence, message)
                # Who has the newest version is not told it again, and tries once more from there.
                message = latest if message.view is None else message
                asked.pop(message.version + 1, None)
                await asyncio.sleep(SECONDS_BETWEEN_CALLS)
            if message.view is None:
                continue
            latest = message
            if message.view.decision is None:
                return True
            if message.view.decision.seat == seat and message.version + 1 not in asked:
                await self._ask(socket, evidence, asked, message, seat)
        return False

    def _note_acknowledged(self, evidence: Evidence, asked: dict[int, Attempt], steps: list[LogLine]) -> None:
        for step in steps:
            attempt = asked.get(step.version)
            if attempt is not None and (attempt.seat, attempt.kind == "undo") == (step.seat, step.undo):
                self._tally.acknowledged += step.version not in evidence.acknowledged
                evidence.acknowledged[step.version] = attempt

    def _note_refusal(self, evidence: Evidence, message: Message) -> None:
        if message.error == NOT_SAVED:
            self._tally.not_saved += 1
        elif message.error != "stale":
            self._tally.complaints.append(f"table {evidence.table}: a legal message was refused as {message.error}")

    async def _ask(
        self, socket: ClientConnection, evidence: Evidence, asked: dict[int, Attempt], message: Message, seat: int
    ) -> None:
        assert message.view is not None and message.view.decision is not None
        await asyncio.sleep(self._rng.uniform(0, LONGEST_THOUGHT))
        if message.can_undo and self._rng.random() < HOW_OFTEN_UNDO:
            attempt = Attempt(seat, "undo", None)
        else:
            attempt = Attempt(seat, "choice", self._rng.choice(message.view.decision.options))
        asked[message.version + 1] = attempt
        evidence.tried.setdefault(message.version + 1, []).append(attempt)
        wish = {"type": "undo"} if attempt.choice is None else {"type": "choose", "choice": attempt.choice}
        await socket.send(json.dumps({**wish, "version": message.version}))


def same(before: LogLine, now: LogLine) -> bool:
    """Whether two sights of a line are of the same line."""
    return (before.seat, before.undo, bytes(before.events)) == (now.seat, now.undo, bytes(now.events))
