"""Records that people bring are examined in processes that can be ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

import msgspec

from eldertable.kernel.errors import BadRecord
from eldertable.server.examiner import Examined, Unusable

AT_ONCE = 2
# The process itself ends after some seconds of work; on a busy machine they take longer.
SECONDS_TO_WAIT = 30.0


class Answer(msgspec.Struct, frozen=True):
    """What an examiner says."""

    examined: Examined | None = None
    unusable: Unusable | None = None


class Examiners:
    """A few at a time; who comes later waits."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)

    async def examine(self, body: bytes) -> Examined:
        """The game of a record; raises BadRecord with the reason if it cannot be used."""
        async with self._places:
            said = await self._ask(body)
        try:
            answer = msgspec.json.decode(said or b"{}", type=Answer)
        except msgspec.DecodeError:
            answer = Answer()
        if answer.examined is None:
            raise BadRecord(answer.unusable.reason if answer.unusable else "it takes longer, or needs more, than any game.")
        return answer.examined

    async def _ask(self, body: bytes) -> bytes:
        program = (sys.executable, "-m", "eldertable.server.examiner")
        process = await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, start_new_session=True)
        try:
            said, _ = await asyncio.wait_for(process.communicate(body), SECONDS_TO_WAIT)
        except TimeoutError:
            return b""
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                await process.wait()
        return said
