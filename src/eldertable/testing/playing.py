"""Random play for checks: reproducible, bounded, stopping at decisions worth a look."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from eldertable.kernel import Choice, Table
from eldertable.testing.configurations import Configuration

# No game of ours comes near it by random play; one that does has lost its way to the end.
LONGEST_GAME = 50_000


def decisions(configuration: Configuration, seed: int) -> Iterator[Table[Any]]:
    """A random game, handed out at each of its decisions."""
    table = configuration.start(seed)
    chooser = random.Random(f"{configuration}:{seed}")
    while table.decision is not None:
        if table.version >= LONGEST_GAME:
            raise AssertionError(f"{configuration}, seed {seed}: no end after {LONGEST_GAME} random choices")
        yield table
        table.choose(chooser.choice(table.decision.options))


def sampled(configuration: Configuration, seed: int, count: int) -> Iterator[Table[Any]]:
    """A random game, handed out at about so many of its decisions, spread evenly."""
    length = sum(1 for _ in decisions(configuration, seed))
    stride = max(1, length // max(1, count))
    # An odd stride meets every phase of games whose turns have an even number of decisions.
    stride += 1 - stride % 2
    for number, table in enumerate(decisions(configuration, seed)):
        if number % stride == 0:
            yield table


def finished(configuration: Configuration, seed: int) -> Table[Any]:
    """The table at the end of a random game."""
    table = configuration.start(seed)
    play_on(table, random.Random(f"{configuration}:{seed}"))
    return table


def play_on(table: Table[Any], chooser: random.Random, limit: int = LONGEST_GAME) -> list[Choice]:
    """Play randomly up to the end or the limit; the choices made."""
    made: list[Choice] = []
    while table.decision is not None and len(made) < limit:
        choice = chooser.choice(table.decision.options)
        table.choose(choice)
        made.append(choice)
    return made


def audience(table: Table[Any]) -> list[int | None]:
    """Everybody who looks at a table: the seats and a spectator."""
    return [*range(table.players), None]


def encoded(value: Any) -> bytes:
    """JSON with sorted keys, the same on every run."""
    return msgspec.json.encode(value, order="sorted")


def scene(table: Table[Any]) -> bytes:
    """Everything there is at a table now, whichever way it came there."""
    options = None if table.decision is None else [option.to_json() for option in table.decision.options]
    return encoded({"state": table.state, "options": options, "views": [table.view(who) for who in audience(table)]})


def whole(table: Table[Any]) -> bytes:
    """The scene, and what the table knows of its past."""
    seen = [table.events_for(who) for who in audience(table)]
    return scene(table) + encoded({"version": table.version, "can_undo": table.can_undo, "events": seen})
