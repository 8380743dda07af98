"""A bot that is a program of its own: it reads decisions as lines of JSON and answers with the index of an option.

Before that it may ask what could be: worlds that fit what its seat sees, as positions to load, or played on by the house.
"""

from __future__ import annotations

import os
import selectors
import shlex
import subprocess
from collections import deque
from contextlib import suppress
from subprocess import PIPE
from tempfile import TemporaryFile
from time import monotonic
from typing import IO, Any

import msgspec

from eldertable.bots.outlook import Bot, Imagined, Outlook
from eldertable.kernel import Choice
from eldertable.kernel.errors import EldertableError

PROTOCOL = 2
SECONDS_VARIABLE = "ELDERTABLE_BOT_SECONDS"
DEFAULT_SECONDS = 30.0
SECONDS_TO_LEAVE = 2.0
LONGEST_ANSWER = 64 * 1024
LINES_QUOTED = 5


class BotMisbehaved(EldertableError):
    """A bot of one's own did not start, took too long, died, or answered something else than an index."""


class StdioBot(Bot):
    """Starts the program when it is first asked, and ends it with the game."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.seconds = time_limit()
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None
        self._unread = b""

    def choose(self, outlook: Outlook) -> Choice:
        """The option that the program names."""
        options = outlook.decision.options
        deadline = monotonic() + self.seconds
        try:
            if self._process is None:
                self._start()
            self._tell(question(outlook), deadline)
            while isinstance(answer := self._answer(len(options), deadline), Imagine):
                self._tell(self._imagined(outlook, answer), deadline)
        except BotMisbehaved:
            self.close()
            raise
        return options[answer]

    def close(self) -> None:
        """End the program: its input ends, and after a moment it is stopped."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None and self._complaints is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(SECONDS_TO_LEAVE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
        self._complaints.close()

    def _start(self) -> None:
        self._complaints = TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        self._unread = b""
        try:
            words = shlex.split(self.command)
            self._process = subprocess.Popen(words, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=self._complaints)
        except (OSError, ValueError, IndexError) as error:
            self._complaints.close()
            raise BotMisbehaved(f"The bot {self.command!r} does not start: {error}.") from None
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)

    def _tell(self, message: dict[str, Any], deadline: float) -> None:
        assert self._process is not None and self._process.stdin is not None
        text = memoryview(msgspec.json.encode(message) + b"\n")
        while text:
            self._wait(self._process.stdin, selectors.EVENT_WRITE, deadline)
            try:
                text = text[os.write(self._process.stdin.fileno(), text) :]
            except OSError:
                raise self._gone() from None

    def _wait(self, pipe: IO[bytes], event: int, deadline: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, deadline - monotonic())):
                raise BotMisbehaved(f"The bot {self.command!r} did not answer within {self.seconds:g} seconds.")

    def _answer(self, options: int, deadline: float) -> int | Imagine:
        """The index that the program chose, or a world that it asks for."""
        line = self._read_line(deadline)
        expected = f'a line with an index from 0 to {options - 1}, e.g. {{"index": 0}}, or a question like {{"imagine": 7}}'
        try:
            answer = msgspec.json.decode(line)
            if isinstance(answer, dict) and "imagine" in answer:
                return msgspec.convert(answer, Imagine)
            chosen = msgspec.convert(answer, Answer | int)
        except (msgspec.DecodeError, UnicodeError):
            raise BotMisbehaved(f"The bot {self.command!r} answered {quote(line)}; expected was {expected}.") from None
        index = chosen if isinstance(chosen, int) else chosen.index
        if not 0 <= index < options:
            raise BotMisbehaved(f"The bot {self.command!r} chose option {index}; expected was {expected}.")
        return index

    def _imagined(self, outlook: Outlook, wanted: Imagine) -> dict[str, Any]:
        """A world for the program, after the choices that it wishes to be made there."""
        world = outlook.imagine(wanted.imagine)
        for index in wanted.choices:
            decision = world.decision
            if decision is None:
                raise BotMisbehaved(f"The bot {self.command!r} asked for a choice in an imagined game that was over.")
            if not 0 <= index < len(decision.options):
                last = len(decision.options) - 1
                raise BotMisbehaved(
                    f"The bot {self.command!r} asked for option {index} of an imagined game; there were 0 to {last}."
                )
            world.choose(decision.options[index])
        return told_of(world, with_position=wanted.position)

    def _read_line(self, deadline: float) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        while b"\n" not in self._unread:
            self._wait(self._process.stdout, selectors.EVENT_READ, deadline)
            part = os.read(self._process.stdout.fileno(), LONGEST_ANSWER)
            if not part:
                raise self._gone()
            self._unread += part
            if len(self._unread) > LONGEST_ANSWER:
                raise BotMisbehaved(
                    f"The bot {self.command!r} wrote more than {LONGEST_ANSWER} bytes; a line with an index is enough."
                )
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _gone(self) -> BotMisbehaved:
        assert self._process is not None and self._complaints is not None
        status = self._process.wait()
        self._complaints.seek(0)
        last = b"".join(deque(self._complaints, LINES_QUOTED)).decode(errors="replace").strip()
        return BotMisbehaved(
            f"The bot {self.command!r} ended with status {status} in the middle of the game.{' It said: ' + last if last else ''}"
        )


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What the program answers."""

    index: int


class Imagine(msgspec.Struct, forbid_unknown_fields=True):
    """A world that the program asks for: dealt by this seed, after choices by their indices, with its position or without."""

    imagine: int | str
    choices: list[int] = []
    position: bool = False


def told_of(world: Imagined, *, with_position: bool) -> dict[str, Any]:
    """What the program is told of an imagined world: who would be asked what, how everybody stands, how it ended."""
    decision, result = world.decision, world.result
    told: dict[str, Any] = {
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind, "about": decision.about},
        "options": [] if decision is None else [choice.to_json() for choice in decision.options],
        "prospects": None if decision is None else world.game.prospects(world.state, world.players),
        "result": None if result is None else result.to_json(),
    }
    if with_position:
        told["position"] = world.position()
    return told


def question(outlook: Outlook) -> dict[str, Any]:
    """What the program is told: everything its seat sees, and the options in order."""
    view = outlook.view
    return {
        "protocol": PROTOCOL,
        "game": outlook.game.id,
        "players": outlook.players,
        "seat": outlook.seat,
        "view": view,
        "decision": {"kind": outlook.decision.kind, "about": outlook.decision.about},
        "options": [{"index": index, "choice": choice} for index, choice in enumerate(view["decision"]["options"])],
    }


def quote(line: bytes) -> str:
    """The beginning of an answer, readable in a message."""
    text = line[:80].decode(errors="replace")
    return repr(text) if len(line) <= 80 else f"{text!r}..."


def time_limit() -> float:
    """How many seconds a program has for one decision."""
    given = os.environ.get(SECONDS_VARIABLE)
    if given is None:
        return DEFAULT_SECONDS
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise BotMisbehaved(f"{SECONDS_VARIABLE} is {given!r}; expected was a number of seconds above 0, at most 3600.")
    return seconds
