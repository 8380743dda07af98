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

# How often two things of the state are exchanged in search of a twin.
TRIES = 40
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


def twins(table: Table[Any], seat: Seat, chooser: random.Random) -> Iterator[Table[Any]]:
    """Tables with other hidden things and the same view for this seat."""
    position = table.position()
    before = encoded(table.view(seat))
    aside = {*ASIDE, *table.game.bookkeeping}
    places = [path for path, value in leaves(position["state"], ()) if field_of(path) not in aside and isinstance(value, str)]
    lists = sorted({path[:-1] for path in places if isinstance(path[-1], int)}, key=str)
    if not lists:
        return
    for _ in range(TRIES):
        other = exchanged(position, chooser.choice(lists), chooser.choice(lists), chooser)
        if other is None:
            continue
        try:
            twin = table.game.from_position(other)
        except BadPosition:
            continue
        if encoded(twin.view(seat)) == before:
            yield twin


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
