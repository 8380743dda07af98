"""Positions edited at random, as a hostile guest would: each is refused with a reason, or can be played to its end."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from eldertable.kernel import Table
from eldertable.kernel.errors import BadOptions, BadPosition, WrongRulesVersion
from eldertable.testing.configurations import Configuration
from eldertable.testing.playing import audience, sampled
from eldertable.testing.promises import at

# Mostly one: of several, one is the more likely to be refused at once.
HOW_MANY = (1, 1, 1, 2, 3)
NUMBERS = (-1, 0, 1, 2, 7, 53, 200_000_000, 2**31, 2**63, -(2**63), 10**30)
# Nothing of a game has these types where it has others.
STRANGERS: tuple[Any, ...] = (None, True, -1, 0.5, "", "nobody", [], ["nothing"], {}, {"type": "nothing"})
# A game that goes on for so long after an edit has lost its way to the end.
LONGEST = 20_000

Place = tuple[dict[str, Any] | list[Any], str | int]


def check_edited_positions(configuration: Configuration, seed: int, tries: int) -> None:
    """Whatever is edited, the position is refused with a reason, or everybody can look at it and play it to its end."""
    chooser = random.Random(f"{configuration}:{seed}")
    for table in sampled(configuration, seed, tries):
        edited, edits = edit(table.position(), chooser)
        try:
            play_to_the_end(configuration.game.from_position(edited), chooser)
        except (BadPosition, BadOptions, WrongRulesVersion):
            continue
        except Exception as error:
            raise AssertionError(f"{at(configuration, table)}: {error!r} after the edits {edits}") from error


def play_to_the_end(table: Table[Any], chooser: random.Random) -> None:
    """Play at random, with everybody looking on now and then."""
    while table.decision is not None:
        if table.version % 50 == 0:
            for seat in audience(table):
                table.view(seat)
            list(table.game.blocked(table.state, table.decision.seat))
        assert table.version < LONGEST, f"no end after {LONGEST} choices"
        table.choose(chooser.choice(table.decision.options))


# -- edits -----------------------------------------------------------------------------------------


def edit(position: dict[str, Any], chooser: random.Random) -> tuple[dict[str, Any], list[str]]:
    """A copy of the position with a few things changed, and what they were."""
    edited = copy.deepcopy(position)
    said = []
    for _ in range(chooser.choice(HOW_MANY)):
        holder, key = chooser.choice(list(places(edited)))
        old = holder[key]  # type: ignore[index]
        new = copy.deepcopy(chooser.choice(others(edited)) if chooser.random() < 0.1 else changed(edited, old, chooser))
        holder[key] = new  # type: ignore[index]
        said.append(f"{key!r}: {old!r} became {new!r}"[:300])
    return edited, said


def places(value: Any) -> Iterator[Place]:
    """Every place in a JSON value that holds something."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def others(position: dict[str, Any]) -> list[Any]:
    """Things from elsewhere: of another type, or from another place of the position."""
    return [*STRANGERS, *(holder[key] for holder, key in places(position["state"]))]  # type: ignore[index]


def changed(position: dict[str, Any], old: Any, chooser: random.Random) -> Any:
    """Something else of the same type."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return chooser.choice((*NUMBERS, old - 1, old + 1, old * 2, -old))
    if isinstance(old, str):
        return chooser.choice([each for each in others(position) if isinstance(each, str)])
    if isinstance(old, list):
        return chooser.choice(([], old * 2, old[1:], old[:-1], old[::-1], old * 1000, [*old, *old[:1]]))
    if isinstance(old, dict):
        return {name: value for name, value in old.items() if chooser.random() < 0.5}
    return chooser.choice(STRANGERS)
