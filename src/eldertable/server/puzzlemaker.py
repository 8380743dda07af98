"""The puzzle maker: sees that there is a puzzle for today and tomorrow, one game after another, when nobody waits for it."""

from __future__ import annotations

import asyncio
import datetime
import logging
import os
import secrets
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from eldertable.bots.puzzles import Puzzle
from eldertable.registry import game_ids
from eldertable.server.store import Conflict, Store, StoreDown

logger = logging.getLogger(__name__)

# A server that has just started has other things to do.
SECONDS_TO_SETTLE = 60.0
SECONDS_BETWEEN_LOOKS = 3600.0
# Beyond its time the process that looks for a puzzle gets this much to end by itself.
GRACE = 30.0
DUTY = "puzzles"


class PuzzleMaker:
    """Makes what is missing, with one process at a time of the lowest priority; with no seconds it makes nothing."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store = store
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Look again and again what is missing."""
        if self._seconds:
            self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Make no more puzzles."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        await asyncio.sleep(SECONDS_TO_SETTLE)
        while True:
            try:
                # Of several processes one is enough.
                if await self._store.news.claim(DUTY):
                    await make_missing(self._store, days_from_today(2), game_ids(), self._seconds)
            except StoreDown as error:
                logger.error("puzzles wait: %s", error)
            except Exception:
                logger.exception("a puzzle could not be made")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


def today() -> datetime.date:
    """The day it is, the same for everybody."""
    return datetime.datetime.now(datetime.UTC).date()


def days_from_today(count: int) -> list[str]:
    """So many days, today first."""
    return [(today() + datetime.timedelta(days=ahead)).isoformat() for ahead in range(count)]


async def make_missing(store: Store, days: Sequence[str], games: Sequence[str], seconds: float) -> dict[tuple[str, str], bool]:
    """Make the puzzles that are missing, each within so many seconds; tells for each whether there is one now."""
    made: dict[tuple[str, str], bool] = {}
    for day in days:
        for game in games:
            if await store.has_puzzle(game, day):
                continue
            found = await look_for_puzzle(game, seconds)
            if found is not None:
                with suppress(Conflict):
                    await store.add_puzzle(game, day, found.players, found.seat, found.view, list(found.solves))
            made[day, game] = found is not None
            logger.info("game=%s day=%s puzzle=%s", game, day, "made" if found else "not found")
    return made


async def look_for_puzzle(game: str, seconds: float) -> Puzzle | None:
    """Let a process of its own look for a puzzle."""
    program = (sys.executable, "-m", "eldertable.server.puzzler", game, secrets.token_hex(16), str(seconds))
    process = await asyncio.create_subprocess_exec(*program, stdout=PIPE, start_new_session=True)
    try:
        said, _ = await asyncio.wait_for(process.communicate(), seconds + GRACE)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
    return msgspec.json.decode(said, type=Puzzle) if said else None
