"""How the board changed event by event, for those who look on."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any

import msgspec

from eldertable.kernel import Event, Game, Seat, State, Witness
from eldertable.kernel.form import json_form
from eldertable.server.wire import Patch

logger = logging.getLogger(__name__)


class Drawn:
    """A board as a seat sees it, and as it is written, which is done once for all who need it."""

    def __init__(self, board: Any) -> None:
        self.board = board

    @cached_property
    def written(self) -> bytes:
        """The board as JSON."""
        return msgspec.json.encode(self.board)


# The board as each of several seats sees it (None: a spectator).
Boards = Mapping[Seat | None, Drawn]


def boards_seen(game: Game[Any], witness: Witness[Any], after: Boards) -> dict[Seat | None, list[Patch | None]]:
    """For each event that a seat saw, what it changed on the board as that seat sees it; None where nothing is drawn for it.

    `after` has the seats that look on, each with its board after the last event.
    """
    secrets = Secrets(witness.before)
    onlookers = {seat: Onlooker(witness.events, seat, board, secrets) for seat, board in after.items()}
    keen = [each for each in onlookers.values() if len(each.patches) > 1]
    if keen:
        for each, board in zip(keen, boards_of(game, witness.before, keen), strict=True):
            each.begin(Drawn(board))
        for number, state in enumerate(witness.states):
            seeing = [each for each in keen if each.board is not None and number in each.numbers]
            comparison = Comparison()
            for each, board in zip(seeing, boards_of(game, state, seeing), strict=True):
                if board is not None:
                    each.see(number, board, comparison.changes(each.board, board))
    return {seat: each.patches for seat, each in onlookers.items()}


class Secrets:
    """What lay on the table before a choice, hidden things included."""

    def __init__(self, before: State) -> None:
        self._before = before

    def include(self, quoted: bytes) -> bool:
        """Whether a text names something there; the types of steps and choices that a state holds are no things."""
        return self._written.count(quoted) > self._written.count(b'"type":' + quoted)

    @cached_property
    def _written(self) -> bytes:
        return msgspec.json.encode(self._before)


class Onlooker:
    """A seat that looks on while a choice is made."""

    def __init__(self, events: Sequence[Event], seat: Seat | None, after: Drawn, secrets: Secrets) -> None:
        self.seat = seat
        self.board: Any = None
        self._after = after
        self._secrets = secrets
        self._seen: list[Event] = []
        # The events after which a board is drawn, each with its place among those that were seen; after the last comes the view.
        self.numbers: dict[int, int] = {}
        for number, event in enumerate(events):
            seen = event.seen_by(seat)
            if seen is not None:
                self.numbers[number] = len(self._seen)
                self._seen.append(seen)
        self.patches: list[Patch | None] = [None] * len(self._seen)
        if self.numbers:
            self.numbers.popitem()

    def begin(self, before: Drawn) -> None:
        """Before anything happens."""
        self.board = before.board
        # Halfway through a choice a card may lie where it is seen though nobody was meant to see it: of what is on the table,
        # only that may be named which the seat sees before or after the choice, or is told of.
        self._known = before.written + self._after.written + msgspec.json.encode(self._seen)
        self._secret: dict[str, bool] = {}

    def see(self, number: int, board: Any, every: Patch) -> None:
        """Something happened, and the board is another."""
        patch = [change for change in every if not self._tells_a_secret(change)]
        self.board = board if len(patch) == len(every) else patched(json_form(self.board), patch)
        self.patches[self.numbers[number]] = patch

    def _tells_a_secret(self, change: list[Any]) -> bool:
        return any(self._is_secret(text) for text in texts(change[1:]))

    def _is_secret(self, text: str) -> bool:
        if text not in self._secret:
            quoted = msgspec.json.encode(text)
            self._secret[text] = quoted not in self._known and self._secrets.include(quoted)
        return self._secret[text]


def texts(value: Any) -> Iterator[str]:
    """Every text in a JSON value; names of fields are none."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, str):
            yield each
        elif isinstance(each, list):
            waiting += each
        elif isinstance(each, dict):
            waiting += each.values()


def boards_of(game: Game[Any], state: State, onlookers: Sequence[Onlooker]) -> Sequence[Any]:
    """The board as each of them sees it in the midst of a choice; None if a game cannot draw it there."""
    if not onlookers:
        return []
    try:
        return game.views(state, [each.seat for each in onlookers])
    except Exception:
        logger.exception("%s cannot be seen in the midst of a choice", game.id)
        return [None] * len(onlookers)


class Comparison:
    """Compares boards that have much in common: what several seats see alike is followed once."""

    def __init__(self) -> None:
        # Values are known by their field and where they are: they stay alive as long as the boards they are part of.
        self._found: dict[tuple[str, int, int], Patch] = {}

    def changes(self, before: Any, after: Any) -> Patch:
        """What leads from one board to another."""
        pair = ("", id(before), id(after))
        if pair not in self._found:
            same_kind = type(before) is type(after) and hasattr(after, "__struct_fields__")
            self._found[pair] = self._fields(before, after) if same_kind else list(changes(before, after))
        return self._found[pair]

    def _fields(self, before: Any, after: Any) -> Patch:
        patch: Patch = []
        for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
            old, new = getattr(before, field), getattr(after, field)
            if old is new or old == new:
                continue
            pair = (name, id(old), id(new))
            if pair not in self._found:
                self._found[pair] = list(changes_of_field(old, new, (name,)))
            patch += self._found[pair]
        return patch


def changes(before: Any, after: Any, way: tuple[str | int, ...] = ()) -> Iterator[list[Any]]:
    """What has to be put in place of what, to come from one value to another; a way alone leads to what is no more.

    Structs are taken as their JSON forms, but only what is another now is brought into that form.
    """
    if type(before) is dict and type(after) is not dict:
        after = json_form(after)
    if type(before) is type(after) and hasattr(after, "__struct_fields__"):
        yield from changed_fields(before, after, way)
    elif isinstance(before, dict) and isinstance(after, dict):
        for key in before.keys() - after.keys():
            yield [[*way, str(key)]]
        for key, value in after.items():
            if key not in before:
                yield [[*way, str(key)], json_form(value)]
            elif value != before[key]:
                yield from changes(before[key], value, (*way, str(key)))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                yield from changes(old, new, (*way, index))
    else:
        yield [list(way), json_form(after)]


def changed_fields(before: Any, after: Any, way: tuple[str | int, ...]) -> Iterator[list[Any]]:
    """The changes from one struct to another of its kind."""
    for field, name in zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True):
        old, new = getattr(before, field), getattr(after, field)
        if old is not new and old != new:
            yield from changes_of_field(old, new, (*way, name))


def changes_of_field(old: Any, new: Any, way: tuple[str | int, ...]) -> Iterator[list[Any]]:
    """The changes of a field that is another now; one that is not set is not there."""
    if new is msgspec.UNSET:
        yield [list(way)]
    elif old is msgspec.UNSET:
        yield [list(way), json_form(new)]
    else:
        yield from changes(old, new, way)


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
