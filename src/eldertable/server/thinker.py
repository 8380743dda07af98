"""A worker process: reads positions, one a line, and answers with what the bot chooses, or what is asked of it.

It ends when its input does, so nothing is left behind when the server dies.
"""

from __future__ import annotations

import os
import secrets
import select
import signal
import sys
import time
from random import Random
from threading import Thread
from typing import Any

import msgspec

from eldertable.bots import Outlook, search
from eldertable.bots.advice import advise, adviser
from eldertable.bots.hindsight import judge, judged
from eldertable.bots.specs import own_command, read_spec
from eldertable.bots.together import Rated
from eldertable.kernel import Seat, Table
from eldertable.registry import find_game
from eldertable.server.memory import Memory, Place


class Task(msgspec.Struct, frozen=True, tag="choose"):
    """Whose turn it is where, after how many steps."""

    place: Place
    version: int
    position: dict[str, Any]


class Help(msgspec.Struct, frozen=True, tag="help"):
    """Which bot is to be helped where, and for how many seconds."""

    bot: str
    seat: Seat
    seconds: float
    position: dict[str, Any]


class ThinkOn(msgspec.Struct, frozen=True, tag="think_on"):
    """Which bot may use the time while somebody else decides where, and for how many seconds."""

    place: Place
    seconds: float
    position: dict[str, Any]


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """Who wants to know the chances where."""

    seat: Seat | None
    position: dict[str, Any]


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """Who wants advice where."""

    seat: Seat
    position: dict[str, Any]


class LookBack(msgspec.Struct, frozen=True, tag="look_back"):
    """What was chosen where, as which choice of the game."""

    number: int
    chosen: dict[str, Any]
    iterations: int
    position: dict[str, Any]


Work = Task | Help | ThinkOn | Odds | Hint | LookBack
HINTS = 3
NICENESS = 5
# Bots that are programs of their own have this long to end when the worker does.
SECONDS_TO_LEAVE = 3.0


def think(task: Work, memory: Memory) -> bytes:
    """What was found, as JSON, and how long it took once the process and the game were there."""
    table = find_game(task.position["game"]).from_position(task.position)
    # A busy machine makes no thought longer; but a program of its own works elsewhere.
    program = isinstance(task, Task) and own_command(task.place.bot) is not None
    clock = time.perf_counter if program else time.process_time
    began = clock()
    found = find(task, table, memory)
    return msgspec.json.encode({**found, "seconds": clock() - began})


def find(task: Work, table: Table[Any], memory: Memory) -> dict[str, Any]:
    """The bot's choice, the chances, the best choices, or a choice judged."""
    if isinstance(task, Odds):
        return {"odds": table.odds(task.seat)}
    if isinstance(task, Hint):
        advice = advise(Outlook(table, task.seat), adviser(table.game), Random(secrets.token_hex(16)))
        return {"advice": [judged(each) for each in advice[:HINTS]]}
    if isinstance(task, LookBack):
        return msgspec.structs.asdict(judge(table, task.chosen, task.number, task.iterations))
    if isinstance(task, Help):
        return {"rated": help_out(table, task)}
    if isinstance(task, ThinkOn):
        return {"more": memory.think_on(task.place, table, task.seconds)}
    chosen = memory.choose(task.place, task.version, table)
    return {"choice": chosen.choice.to_json(), "recalled": chosen.recalled, "rated": chosen.rated}


def help_out(table: Table[Any], task: Help) -> tuple[Rated, ...]:
    """What a search of its own finds of the options."""
    _, settings = read_spec(task.bot, table.game)
    assert isinstance(settings, search.Settings)
    settings = msgspec.structs.replace(settings, seconds=task.seconds)
    found = search.Search(Outlook(table, task.seat), settings, Random(secrets.token_hex(16)))
    return found.told(found.rate(()))


def answered(task: Work, memory: Memory) -> bytes:
    """The answer; where no bot is asked, a question that cannot be answered is no reason to end."""
    if isinstance(task, Task):
        return think(task, memory)
    try:
        return think(task, memory)
    except Exception as error:  # noqa: BLE001 - whatever it is, the next question has nothing to do with it
        return msgspec.json.encode({"error": repr(error)})


def leave_with_the_server() -> None:
    """End when nobody is left to answer, however deep in thought, with all programs that were started here."""
    other_end = select.poll()
    # Asked for nothing, it still tells when the other end is closed.
    other_end.register(sys.stdin.fileno(), 0)
    other_end.poll()
    time.sleep(SECONDS_TO_LEAVE)
    os.killpg(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Answer until the input ends."""
    Thread(target=leave_with_the_server, daemon=True).start()
    # Those who play go before those who think.
    os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Work)
    memory = Memory()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answered(decoder.decode(line), memory) + b"\n")
            sys.stdout.buffer.flush()
    finally:
        memory.forget_all()


if __name__ == "__main__":
    main()
