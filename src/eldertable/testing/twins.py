"""Twins: another truth that looks the same to a seat, made by moving hidden things by hand, without the game's own redeal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from eldertable.bots import Outlook, make_bot
from eldertable.kernel import Seat, Table
from eldertable.kernel.errors import BadPosition
from eldertable.testing.configurations import Configuration
from eldertable.testing.hidden import Path, determinised, leaves, value_at
from eldertable.testing.playing import encoded, sampled
from eldertable.testing.promises import at

# How often two things of the state are exchanged in search of a twin, and how often a number is changed.
TRIES = 40
NUMBER_TRIES = 20
# What is no thing of the table: chance itself, and the agenda, which names steps.
ASIDE = ("chance", "agenda")


def check_worlds(configuration: Configuration, seed: int, count: int) -> None:
    """A world that a seat imagines comes from its view and the seed alone: from twins, the same seed gives equal worlds."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        for seat in range(table.players):
            here = determinised(table, seat, number)
            for twin in twins(table, seat, random.Random(number)):
                there = determinised(twin, seat, number)
                same = encoded(there.state) == encoded(here.state)
                assert same, f"a world that seat {seat} imagines shows more than its view: {at(configuration, table)}"


def check_bots_see_the_view(configuration: Configuration, seed: int, count: int, specs: tuple[str, ...]) -> None:
    """A bot chooses by what its seat sees: at twins, the same bot with the same seed chooses alike."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        seat = table.decision.seat
        twin = next(twins(table, seat, random.Random(number)), None)
        if twin is None:
            continue
        for spec in specs:
            chosen = [make_bot(spec, number).choose(Outlook(each, seat, 0)) for each in (table, twin)]
            assert chosen[0] == chosen[1], f"{spec} looks behind the view of seat {seat}: {at(configuration, table)}"


def twins(table: Table[Any], who: Seat | None, chooser: random.Random) -> Iterator[Table[Any]]:
    """Tables with other hidden things and the same view for this seat, or for a spectator."""
    before = encoded(table.view(who))
    for position in changed_positions(table, chooser):
        try:
            twin = table.game.from_position(position)
        except BadPosition:
            continue
        if encoded(twin.view(who)) == before:
            yield twin


def changed_positions(table: Table[Any], chooser: random.Random) -> Iterator[dict[str, Any]]:
    """The position with two of its names exchanged, or with another number in one place."""
    position = table.position()
    aside = {*ASIDE, *table.game.bookkeeping}
    things = [(path, value) for path, value in leaves(position["state"], ()) if field_of(path) not in aside]
    lists = sorted({path[:-1] for path, value in things if isinstance(value, str) and isinstance(path[-1], int)}, key=str)
    numbers = [path for path, value in things if type(value) is int]
    for _ in range(TRIES if lists else 0):
        other = exchanged(position, chooser.choice(lists), chooser.choice(lists), chooser)
        if other is not None:
            yield other
    for path in chooser.sample(numbers, min(NUMBER_TRIES, len(numbers))):
        yield with_value(position, path, value_at(position["state"], path) + chooser.choice((-1, 1)))


def field_of(path: Path) -> str:
    """The field of the state in which a place lies; the agenda is one field, whatever its steps hold."""
    return "agenda" if path[0] == "agenda" else ".".join(str(key) for key in path if not isinstance(key, int))


def exchanged(position: dict[str, Any], one: Path, two: Path, chooser: random.Random) -> dict[str, Any] | None:
    """The position with an item of one list exchanged for an item of another, or of the same; None if they are equal."""
    first, second = value_at(position["state"], one), value_at(position["state"], two)
    a, b = chooser.randrange(len(first)), chooser.randrange(len(second))
    if first[a] == second[b] or not isinstance(first[a], str) or not isinstance(second[b], str):
        return None
    other = deepcopy(position)
    first, second = value_at(other["state"], one), value_at(other["state"], two)
    first[a], second[b] = second[b], first[a]
    return other


def with_value(position: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The position with another value in one place of the state."""
    other = deepcopy(position)
    value_at(other["state"], path[:-1])[path[-1]] = value
    return other
