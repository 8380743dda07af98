"""How the board changed event by event, for those who look on."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any

import msgspec

from eldertable.kernel import Event, Game, Seat, State, Witness
from eldertable.kernel.form import json_form
from eldertable.server.wire import Patch

logger = logging.getLogger(__name__)


# The board as each of several seats sees it (None: a spectator).
Boards = Mapping[Seat | None, Any]


def boards_seen(game: Game[Any], witness: Witness[Any], before: Boards, after: Boards) -> dict[Seat | None, list[Patch | None]]:
    """For each event that a seat saw, what it changed on the board as that seat sees it; None where nothing is drawn for it.

    `after` has the seats that look on, each with its board after the last event; `before` the boards that are known already.
    """
    onlookers = {seat: Onlooker(witness, seat, board) for seat, board in after.items()}
    keen = [each for each in onlookers.values() if len(each.patches) > 1]
    if keen:
        late = [each for each in keen if each.seat not in before]
        first = {**before, **dict(zip([each.seat for each in late], boards_of(game, witness.before, late), strict=True))}
        for each in keen:
            each.begin(first[each.seat])
        for number, state in enumerate(witness.states):
            seeing = [each for each in keen if each.board is not None and number in each.numbers]
            # Seats that see the very same boards see the same changes.
            found: dict[tuple[int, int], Patch] = {}
            for each, board in zip(seeing, boards_of(game, state, seeing), strict=True):
                if board is None:
                    continue
                pair = (id(each.board), id(board))
                if pair not in found:
                    found[pair] = list(changes(each.board, board))
                each.see(number, board, found[pair])
    return {seat: each.patches for seat, each in onlookers.items()}


class Onlooker:
    """A seat that looks on while a choice is made."""

    def __init__(self, witness: Witness[Any], seat: Seat | None, after: Any) -> None:
        self.seat = seat
        self.board: Any = None
        self._witness = witness
        self._after = after
        self._seen: list[Event] = []
        # The events after which a board is drawn, each with its place among those that were seen; after the last comes the view.
        self.numbers: dict[int, int] = {}
        for number, event in enumerate(witness.events):
            seen = event.seen_by(seat)
            if seen is not None:
                self.numbers[number] = len(self._seen)
                self._seen.append(seen)
        self.patches: list[Patch | None] = [None] * len(self._seen)
        if self.numbers:
            self.numbers.popitem()

    def begin(self, board: Any) -> None:
        """Before anything happens."""
        self.board = board
        # Halfway through a choice a card may lie where it is seen though nobody was meant to see it: of what is on the table,
        # only that may be named which the seat sees before or after the choice, or is told of.
        self._known = msgspec.json.encode([board, self._after, self._seen])

    def see(self, number: int, board: Any, every: Patch) -> None:
        """Something happened, and the board is another."""
        patch = self._without_secrets(every)
        self.board = board if len(patch) == len(every) else patched(json_form(self.board), patch)
        self.patches[self.numbers[number]] = patch

    def _without_secrets(self, patch: Patch) -> Patch:
        unknown = {
            quoted for change in patch for text in texts(change[1:]) if (quoted := msgspec.json.encode(text)) not in self._known
        }
        if not unknown:
            return patch
        hidden = msgspec.json.encode(self._witness.before)
        # The types of steps and choices that a state holds are no things.
        secret = {quoted for quoted in unknown if hidden.count(quoted) > hidden.count(b'"type":' + quoted)}
        return [change for change in patch if all(msgspec.json.encode(text) not in secret for text in texts(change[1:]))]


def texts(value: Any) -> Iterator[str]:
    """Every text in a JSON value; names of fields are none."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)
    elif isinstance(value, dict):
        yield from texts([*value.values()])


def boards_of(game: Game[Any], state: State, onlookers: Sequence[Onlooker]) -> Sequence[Any]:
    """The board as each of them sees it in the midst of a choice; None if a game cannot draw it there."""
    if not onlookers:
        return []
    try:
        return game.views(state, [each.seat for each in onlookers])
    except Exception:
        logger.exception("%s cannot be seen in the midst of a choice", game.id)
        return [None] * len(onlookers)


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
        if old is new or old == new:
            continue
        if new is msgspec.UNSET:
            yield [[*way, name]]
        elif old is msgspec.UNSET:
            yield [[*way, name], json_form(new)]
        else:
            yield from changes(old, new, (*way, name))


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
