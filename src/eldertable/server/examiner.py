"""A process of its own for one record that somebody brought: whatever is in it, time and memory end there.

It reads the record, plays it again, and answers with what is kept of the game, or why the record cannot be used.
"""

from __future__ import annotations

import resource
import sys
from typing import Any

import msgspec

from eldertable.kernel import Game, Record
from eldertable.kernel.errors import BadRecord, EldertableError
from eldertable.kernel.table import is_redeal
from eldertable.registry import find_game
from eldertable.server.sights import Sights

MOST_CHOICES = 5_000
# Dealing anew takes much longer than a choice, and no game needs it.
MOST_REDEALS = 50
LONGEST_SEED = 64
LONGEST_POSITION = 1024 * 1024
SECONDS = 5
MEMORY = 768 * 1024 * 1024


class Line(msgspec.Struct, frozen=True):
    """One choice of the game: who made it, and what everybody saw."""

    seat: int | None
    choice: str
    events: str


class Examined(msgspec.Struct, frozen=True):
    """A game that was played elsewhere and found right."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    origin: dict[str, Any] | None
    result: dict[str, Any] | None
    deal: str
    lines: list[Line]
    position: str


class Unusable(msgspec.Struct, frozen=True):
    """Why a record is not taken."""

    reason: str


def examine(body: bytes) -> Examined:
    """The game of a record; refuses one that does not replay to its own result."""
    record = Record.from_json(body)
    if len(record.choices) > MOST_CHOICES or len(str(record.origin.seed)) > LONGEST_SEED:
        raise BadRecord(f"it has more than {MOST_CHOICES} choices, or a seed of more than {LONGEST_SEED} characters.")
    if sum(is_redeal(form) for form in record.choices) > MOST_REDEALS:
        raise BadRecord(f"in it hidden things are dealt anew more than {MOST_REDEALS} times.")
    game: Game[Any] = find_game(record.game)
    final = record.replay(game)
    position = msgspec.json.encode(final.position())
    if len(position) > LONGEST_POSITION:
        raise BadRecord("what it leads to is larger than any game.")
    table = record.beginning(game)
    deal, lines = Sights.of(table).to_json(), []
    for form in record.choices:
        # Nobody decided that hidden things were dealt anew.
        decided = table.decision is not None and not is_redeal(form)
        seat = table.decision.seat if decided and table.decision is not None else None
        table.repeat(form)
        lines.append(Line(seat, msgspec.json.encode(form).decode(), Sights.of(table).to_json()))
    origin = record.origin.position
    return Examined(
        game=record.game,
        players=record.players,
        options=msgspec.to_builtins(final.options),
        seed=str(record.origin.seed),
        origin=None if origin is None else {**origin, "rules_version": game.rules_version},
        result=record.result,
        deal=deal,
        lines=lines,
        position=position.decode(),
    )


def main() -> None:
    """Examine one record."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS + 1, SECONDS + 1))
    body = sys.stdin.buffer.read()
    answer: Examined | Unusable
    try:
        answer = examine(body)
    except (EldertableError, RecursionError) as error:
        answer = Unusable(str(error))
    except MemoryError:
        answer = Unusable("it needs more memory than any game.")
    except Exception as error:  # noqa: BLE001 - nobody played a game that raises this
        answer = Unusable(f"no game leads there ({type(error).__name__}).")
    sys.stdout.buffer.write(msgspec.json.encode({"examined" if isinstance(answer, Examined) else "unusable": answer}))


if __name__ == "__main__":
    main()
