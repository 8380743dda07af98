"""How the board changed event by event, for those who look on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec

from eldertable.kernel import Game, Seat, State, Witness
from eldertable.kernel.form import json_form
from eldertable.server.wire import Patch

logger = logging.getLogger(__name__)


def boards_seen(game: Game[Any], witness: Witness[Any], seat: Seat | None, view: dict[str, Any]) -> list[Patch | None]:
    """For each event that a seat saw, what it changed on the board as that seat sees it; None where nothing is drawn for it.

    After the last event the board is that of the `view`.
    """
    seen = [(event, state) for event, state in zip(witness.events, witness.states, strict=True) if event.seen_by(seat) is not None]
    patches: list[Patch | None] = [None] * len(seen)
    if len(seen) < 2:
        return patches
    board = board_of(game, witness.before, seat)
    # Halfway through a choice a card may lie where it is seen though nobody was meant to see it: of what is on the table,
    # only that may be named which the seat sees before or after the choice, or is told of.
    known = msgspec.json.encode([board, view, [event.seen_by(seat) for event, _ in seen]])
    things: set[str] | None = None
    for number, (_, state) in enumerate(seen[:-1]):
        after = None if board is None else board_of(game, state, seat)
        if after is None:
            continue
        every = list(changes(board, after))
        patch = every
        unknown = {name for change in every for name in texts(change[1:]) if msgspec.json.encode(name) not in known}
        if unknown:
            # The types of steps and choices that a state holds are no things.
            things = things or set(texts(json_form(witness.before), besides="type"))
            secret = unknown & things
            patch = [change for change in every if secret.isdisjoint(texts(change[1:]))]
        board = after if len(patch) == len(every) else patched(board, patch)
        patches[number] = patch
    return patches


def texts(value: Any, besides: str = "") -> Iterator[str]:
    """Every text in a JSON value, besides those of a field; names of fields are none."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from texts(each, besides)
    elif isinstance(value, dict):
        for field, each in value.items():
            if field != besides:
                yield from texts(each, besides)


def board_of(game: Game[Any], state: State, seat: Seat | None) -> Any:
    """The board as a seat sees it in the midst of a choice; None if a game cannot draw it there."""
    try:
        return json_form(game.view(state, seat))
    except Exception:
        logger.exception("%s cannot be seen from seat %s in the midst of a choice", game.id, seat)
        return None


def changes(before: Any, after: Any, way: tuple[str | int, ...] = ()) -> Iterator[list[Any]]:
    """What has to be put in place of what, to come from one JSON value to another; a way alone leads to what is no more."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before.keys() - after.keys():
            yield [[*way, key]]
        for key, value in after.items():
            if key not in before:
                yield [[*way, key], value]
            elif value != before[key]:
                yield from changes(before[key], value, (*way, key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                yield from changes(old, new, (*way, index))
    else:
        yield [list(way), after]


def patched(value: Any, patch: Patch) -> Any:
    """A JSON value with changes made, as the page makes them."""
    value = deepcopy(value)
    for way, *new in patch:
        if not way:
            value = new[0]
            continue
        place = value
        for key in way[:-1]:
            place = place[key]
        if new:
            place[way[-1]] = new[0]
        else:
            del place[way[-1]]
    return value
