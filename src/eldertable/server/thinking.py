"""Bots think, and chances are worked out, in worker processes; one that dies or takes too long is replaced, and asked again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import msgspec

from eldertable.bots import BadBot, search
from eldertable.bots.specs import own_command, read_spec
from eldertable.bots.together import Rated, best_of_all
from eldertable.kernel import Seat
from eldertable.registry import find_game
from eldertable.server import metrics
from eldertable.server.fairness import Claim, FairPlaces, Urgency
from eldertable.server.memory import KEPT, Place
from eldertable.server.thinker import SECONDS_TO_LEAVE, Help, Hint, LookBack, Odds, Task, ThinkOn, Work

logger = logging.getLogger(__name__)

ATTEMPTS = 3
SECONDS_TO_SETTLE = 1.0
# Who helps a bot to think does so for this long at a time, so that nobody waits much longer for the place.
HELP_SECONDS = 1.0
# Who thinks on while somebody else decides does so for this long at a time, and only while nobody at all waits.
THINK_ON_SECONDS = 0.2
NOBODY = ""


class NoAnswer(Exception):
    """The bot did not answer, however often it was asked."""


class Asker(NamedTuple):
    """For whom something is thought, and at which table."""

    person: str
    table: str
    urgency: Urgency = Urgency.WATCHED


class Worker:
    """One process that thinks about one position at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process
        # The places whose bots it knows, the newest last.
        self.served: dict[Place, None] = {}

    @classmethod
    async def start(cls) -> Worker:
        """A fresh process."""
        program = (sys.executable, "-m", "eldertable.server.thinker")
        # In a session of its own, Ctrl-C in a terminal does not reach it, and the programs that it starts can be ended with it.
        return cls(await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, start_new_session=True))

    async def ask(self, question: bytes) -> dict[str, Any]:
        """What the bot chooses; raises OSError or ValueError if the process is gone or talks nonsense."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        answer = await self.process.stdout.readline()
        if not answer:
            raise ConnectionResetError("the worker ended without an answer")
        return msgspec.json.decode(answer, type=dict[str, Any])

    def has_served(self, place: Place) -> None:
        """Keep in mind whom the process knows, as long as it keeps them."""
        self.served[place] = None
        if len(self.served) > KEPT:
            del self.served[next(iter(self.served))]

    async def dismiss(self) -> None:
        """Let the process end by itself, if it does so soon: programs that it knows may want to tidy up."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), SECONDS_TO_LEAVE)

    async def end(self) -> None:
        """Stop the process and the programs that it started, whatever they are doing."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Thinkers:
    """A small crowd of workers, made when they are first needed, that think for everybody in turn."""

    def __init__(self, count: int, deadline: float) -> None:
        self._count = count
        self._deadline = deadline
        self._helping: set[asyncio.Task[None]] = set()
        # Whose bots think on, one for each person, and the moment's piece of it, which nobody interrupts.
        self._thinking_on: dict[str, asyncio.Task[None]] = {}
        self._pieces: dict[Place, asyncio.Task[bool]] = {}
        self._places = FairPlaces(count)
        self._free: list[Worker] = []
        self._all: set[Worker] = set()

    async def warm_up(self) -> None:
        """Start the first worker before anybody waits for it, but not while the server itself is still starting."""
        await asyncio.sleep(SECONDS_TO_SETTLE)
        self._free.append(await self._take())

    async def choose(self, whom: Asker, place: Place, version: int, position: dict[str, Any]) -> dict[str, Any]:
        """The choice of a bot, in its JSON form; raises NoAnswer after several failures.

        One that thinks for its time is helped by the workers that nobody needs.
        """
        task = Task(place, version, position)
        if place in self._pieces:
            # What it has just thought of is in the one worker that is still at it.
            await asyncio.wait([self._pieces[place]])
        if not uses_all_its_time(place.bot, position["game"]):
            answer = await self._ask(whom, place.bot, task, place)
            metrics.RECALLED.inc(answer["recalled"])
            choice: dict[str, Any] = answer["choice"]
            return choice
        begun, over = asyncio.Event(), asyncio.Event()
        found: list[tuple[Rated, ...]] = []
        for _ in range(self._count - 1):
            self._beside(self._help(whom, task, begun, over, found))
        try:
            answer = await self._ask(whom, place.bot, task, place, begun)
        finally:
            begun.set()
            over.set()
        metrics.RECALLED.inc(answer["recalled"])
        own = msgspec.convert(answer["rated"], tuple[Rated, ...])
        return best_of_all([own, *found]) if own else answer["choice"]

    async def _help(
        self, whom: Asker, task: Task, begun: asyncio.Event, over: asyncio.Event, found: list[tuple[Rated, ...]]
    ) -> None:
        """Search for a bot that is thinking, a little at a time, as long as nobody else wants the place."""
        await begun.wait()
        question = msgspec.json.encode(Help(task.place.bot, task.place.seat, HELP_SECONDS, task.position))
        claim = Claim(whom.person, whom.table, (task.position["game"], "help"), whom.urgency)
        while not over.is_set() and self._places.take_idle(claim):
            began = time.monotonic()
            try:
                answer = await self._ask_worker(question, None, "help", 1)
            finally:
                self._places.give_back(claim, False, time.monotonic() - began)
            if answer is None or "rated" not in answer:
                return
            if not over.is_set():
                found.append(msgspec.convert(answer["rated"], tuple[Rated, ...]))

    # -- while somebody else decides -----------------------------------------------------------------------

    def think_on(self, whom: Asker, place: Place, position: dict[str, Any], wanted: Callable[[], bool]) -> None:
        """Let a bot use the time in which somebody else decides, as long as that is wanted; one bot for each person, the newest."""
        if not uses_all_its_time(place.bot, position["game"]):
            return
        self._thinking_on[whom.person] = self._beside(self._think_on(whom.person, place, position, wanted))

    async def _think_on(self, person: str, place: Place, position: dict[str, Any], wanted: Callable[[], bool]) -> None:
        question = msgspec.json.encode(ThinkOn(place, THINK_ON_SECONDS, position))
        # It is counted for nobody: who has waited for a person shall not wait for a bot because of it.
        claim = Claim(NOBODY, NOBODY, (position["game"], "think on"), Urgency.HINDSIGHT)
        me, more = asyncio.current_task(), True
        try:
            while more and wanted() and self._thinking_on.get(person) is me:
                if self._may_think_on(place) and self._places.take_idle(claim):
                    piece = self._pieces[place] = asyncio.create_task(self._piece(claim, question, place))
                    more = await asyncio.shield(piece)
                else:
                    await asyncio.sleep(THINK_ON_SECONDS)
        finally:
            if self._thinking_on.get(person) is me:
                del self._thinking_on[person]

    def _may_think_on(self, place: Place) -> bool:
        """Whether no worker is at it, and the one that knows the bot, if there is one, has time."""
        knows = next((worker for worker in self._all if place in worker.served), None)
        return place not in self._pieces and (knows is None or knows in self._free)

    async def _piece(self, claim: Claim, question: bytes, place: Place) -> bool:
        """Let a bot think on for a moment; tells whether more of it makes sense."""
        began = time.monotonic()
        try:
            answer = await self._ask_worker(question, place, "think on", 1)
        finally:
            del self._pieces[place]
            self._places.give_back(claim, False, time.monotonic() - began)
        metrics.THOUGHT_ON.inc()
        return answer is not None and bool(answer.get("more"))

    async def odds(self, whom: Asker, seat: Seat | None, position: dict[str, Any]) -> dict[str, Any]:
        """The chances that a game knows of a position, as `{"odds": ...}`; raises NoAnswer after several failures."""
        return await self._ask(whom, "odds", Odds(seat, position))

    async def hint(self, whom: Asker, seat: Seat, position: dict[str, Any]) -> dict[str, Any]:
        """The best choices of a seat with their values, as `{"advice": [...]}`."""
        return await self._ask(whom, "hint", Hint(seat, position))

    async def look_back(
        self, whom: Asker, number: int, chosen: dict[str, Any], iterations: int, position: dict[str, Any]
    ) -> dict[str, Any]:
        """A choice that was made, judged beside the best ones."""
        return await self._ask(whom, "look back", LookBack(number, chosen, iterations, position))

    async def _ask(
        self, whom: Asker, who: str, task: Work, place: Place | None = None, begun: asyncio.Event | None = None
    ) -> dict[str, Any]:
        question = msgspec.json.encode(task)
        claim = Claim(whom.person, whom.table, (task.position["game"], who), whom.urgency)
        for attempt in range(1, ATTEMPTS + 1):
            for_short = await self._places.take(claim)
            if begun is not None:
                begun.set()
            began, thought = time.monotonic(), None
            try:
                answer = await self._ask_worker(question, place, who, attempt)
                thought = None if answer is None else answer.get("seconds")
            finally:
                self._places.give_back(claim, for_short, time.monotonic() - began, thought)
            if answer is not None:
                if "error" in answer:
                    logger.warning("bot=%s could not be asked: %s", who, answer["error"])
                    break
                return answer
        raise NoAnswer(who)

    async def _ask_worker(self, question: bytes, place: Place | None, who: str, attempt: int) -> dict[str, Any] | None:
        """The answer of a free worker; None, and the worker is replaced, if it gives none in time."""
        worker = await self._take(place)
        try:
            answer = await asyncio.wait_for(worker.ask(question), self._deadline)
        except (OSError, ValueError, TimeoutError) as error:
            logger.warning("bot=%s worker=%d failed attempt=%d: %r", who, worker.process.pid, attempt, error)
            await self._drop(worker)
            return None
        except asyncio.CancelledError:
            await self._drop(worker)
            raise
        self._free.append(worker)
        return answer

    async def close(self) -> None:
        """End all workers, those that are free by good words."""
        beside = [*self._helping, *self._pieces.values()]
        for each in beside:
            each.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await asyncio.gather(*(worker.dismiss() for worker in self._free))
        for worker in list(self._all):
            await self._drop(worker)

    def _beside(self, thinking: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Think without anybody's waiting for it."""
        task = asyncio.create_task(thinking)
        self._helping.add(task)
        task.add_done_callback(self._helping.discard)
        return task

    async def _take(self, place: Place | None = None) -> Worker:
        """A worker that is free; if it can be, the one that knows the bot."""
        self._free.sort(key=lambda worker: place in worker.served)
        while self._free:
            worker = self._free.pop()
            if worker.process.returncode is None:
                break
            await self._drop(worker)
        else:
            worker = await Worker.start()
            self._all.add(worker)
        if place is not None:
            for other in self._all:
                other.served.pop(place, None)
            worker.has_served(place)
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()


@cache
def uses_all_its_time(bot: str, game: str) -> bool:
    """Whether a bot thinks until its time is over, so that others can help it to use that time."""
    try:
        settings = None if own_command(bot) is not None else read_spec(bot, find_game(game))[1]
    except BadBot:
        # The worker will say so.
        return False
    return isinstance(settings, search.Settings) and settings.by_the_clock
