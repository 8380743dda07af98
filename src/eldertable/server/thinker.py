"""A worker process: reads positions, one a line, and answers with what the bot chooses, or with the chances there.

It ends when its input does, so nothing is left behind when the server dies.
"""

from __future__ import annotations

import secrets
import signal
import sys
from typing import Any

import msgspec

from eldertable.bots import Outlook, make_bot
from eldertable.kernel import Seat
from eldertable.registry import find_game


class Task(msgspec.Struct, frozen=True, tag="choose"):
    """Whose turn it is where."""

    bot: str
    seat: Seat
    position: dict[str, Any]


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """Who wants to know the chances where."""

    seat: Seat | None
    position: dict[str, Any]


def think(task: Task | Odds) -> bytes:
    """The bot's choice, or the chances, as JSON."""
    table = find_game(task.position["game"]).from_position(task.position)
    if isinstance(task, Odds):
        return msgspec.json.encode({"odds": table.odds(task.seat)})
    bot = make_bot(task.bot, secrets.token_hex(16))
    return msgspec.json.encode(bot.choose(Outlook(table, task.seat)).to_json())


def main() -> None:
    """Answer until the input ends."""
    # Ctrl-C in a terminal reaches the whole group; the server decides when its workers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Task | Odds)
    for line in sys.stdin.buffer:
        answer = think(decoder.decode(line))
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
