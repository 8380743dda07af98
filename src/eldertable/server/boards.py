"""How the board changed event by event, for those who look on."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from eldertable.kernel import Event, Game, Seat, State, Witness
from eldertable.kernel.form import json_form
from eldertable.kernel.kept import kept
from eldertable.server.wire import Patch

logger = logging.getLogger(__name__)

# Values that are their own JSON form.
ATOMS = frozenset({int, str, bool, type(None)})
# The texts in JSON; the name of a field, which a colon follows, is found as nothing.
TEXTS = re.compile(rb'"(?:[^"\\]|\\.)*":|("(?:[^"\\]|\\.)*")')
NO_TEXT = frozenset({b""})


class Drawn:
    """A board as a seat sees it, and as it is written, which is done once for all who need it."""

    def __init__(self, board: Any) -> None:
        self.board = board

    @kept
    def written(self) -> bytes:
        """The board as JSON."""
        return msgspec.json.encode(self.board)


# The board as each of several seats sees it (None: a spectator), and the same as values of the game.
Boards = Mapping[Seat | None, Drawn]
Shown = Mapping[Seat | None, Any]


def boards_seen(
    game: Game[Any], witness: Witness[Any], after: Boards, before: Shown = MappingProxyType({})
) -> dict[Seat | None, list[Patch | None]]:
    """For each event that a seat saw, what it changed on the board as that seat sees it; None where nothing is drawn for it.

    `after` has the seats that look on, each with its board after the last event; `before` may have their boards before the first.
    """
    onlookers = {seat: Onlooker(witness.events, seat) for seat in after}
    keen = [each for each in onlookers.values() if len(each.patches) > 1]
    if keen:
        begin(game, witness.before, keen, before, after)
        for number, state in enumerate(witness.states):
            seeing = [each for each in keen if each.board is not None and number in each.numbers]
            comparison = Comparison()
            for each, board in zip(seeing, boards_of(game, state, seeing), strict=True):
                if board is not None:
                    each.see(number, board, comparison.changes(each.board, board))
    return {seat: each.patches for seat, each in onlookers.items()}


def begin(game: Game[Any], state: State, onlookers: Sequence[Onlooker], shown: Shown, after: Boards) -> None:
    """Lay the boards before them on which everything is going to happen, those that are still known as they were shown.

    Seats that see the same before and after, and are told the same, may read the same.
    """
    if not all(each.seat in shown for each in onlookers):
        shown = dict(zip([each.seat for each in onlookers], boards_of(game, state, onlookers), strict=True))
    secrets = Secrets(state)
    found: list[Discretion] = []
    for each in onlookers:
        board, last = shown[each.seat], after[each.seat]
        alike = (one for one in found if one.before.board is board and one.after is last and one.told == each.told)
        discretion = next(alike, None)
        if discretion is None:
            discretion = Discretion(Drawn(board), last, each.told, secrets)
            found.append(discretion)
        each.begin(board, discretion)


class Secrets:
    """What lay on the table before a choice, hidden things included."""

    def __init__(self, before: State) -> None:
        self._before = before

    def include(self, quoted: bytes) -> bool:
        """Whether a text names something there; the types of steps and choices that a state holds are no things."""
        return self._written.count(quoted) > self._written.count(b'"type":' + quoted)

    @kept
    def _written(self) -> bytes:
        return msgspec.json.encode(self._before)


class Changes(NamedTuple):
    """What leads from one board to another, and every text in it."""

    patch: Patch
    texts: frozenset[bytes]


class Onlooker:
    """A seat that looks on while a choice is made."""

    def __init__(self, events: Sequence[Event], seat: Seat | None) -> None:
        self.seat = seat
        self.board: Any = None
        self.told: list[Event] = []
        # The events after which a board is drawn, each with its place among those that were seen; after the last comes the view.
        self.numbers: dict[int, int] = {}
        for number, event in enumerate(events):
            seen = event.seen_by(seat)
            if seen is not None:
                self.numbers[number] = len(self.told)
                self.told.append(seen)
        self.patches: list[Patch | None] = [None] * len(self.told)
        if self.numbers:
            self.numbers.popitem()

    def begin(self, board: Any, discretion: Discretion) -> None:
        """Before anything happens."""
        self.board = board
        self._discretion = discretion

    def see(self, number: int, board: Any, every: Changes) -> None:
        """Something happened, and the board is another."""
        secret = self._discretion.secrets_in(every.texts)
        if secret:
            patch = [change for change in every.patch if secret.isdisjoint(texts([change]))]
            self.board = patched(json_form(self.board), patch)
        else:
            patch = every.patch
            self.board = board
        self.patches[self.numbers[number]] = patch


class Discretion:
    """What a seat may read in the midst of a choice.

    There a card may lie where it is seen though nobody was meant to see it: of what is on the table, only that may be named which
    the seat sees before or after the choice, or is told of.
    """

    def __init__(self, before: Drawn, after: Drawn, told: Sequence[Event], secrets: Secrets) -> None:
        self.before = before
        self.after = after
        self.told = told
        self._secrets = secrets
        self._open: set[bytes] = set()
        self._secret: set[bytes] = set()

    def secrets_in(self, named: frozenset[bytes]) -> frozenset[bytes]:
        """Those of these texts that the seat is not to read."""
        for text in named - self._open - self._secret:
            known = text in self.after.written or text in self._told
            # Nearly always the rest are words for what goes on, and nothing that lies there: the board before is asked last.
            known = known or not self._secrets.include(text) or text in self.before.written
            (self._open if known else self._secret).add(text)
        return named & self._secret

    @kept
    def _told(self) -> bytes:
        return msgspec.json.encode(self.told)


def texts(patch: Patch) -> frozenset[bytes]:
    """Every text that changes put somewhere, as JSON has it; the ways there are none."""
    return frozenset(TEXTS.findall(msgspec.json.encode([change[1:] for change in patch]))) - NO_TEXT


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
        self._boards: dict[tuple[int, int], Changes] = {}
        self._fields: dict[tuple[str, int, int], Patch] = {}

    def changes(self, before: Any, after: Any) -> Changes:
        """What leads from one board to another."""
        pair = (id(before), id(after))
        found = self._boards.get(pair)
        if found is None:
            same_kind = type(before) is type(after) and hasattr(after, "__struct_fields__")
            patch = self._compare(before, after) if same_kind else changes(before, after)
            found = self._boards[pair] = Changes(patch, texts(patch))
        return found

    def _compare(self, before: Any, after: Any) -> Patch:
        patch: Patch = []
        for name, old, new in other_fields(before, after):
            pair = (name, id(old), id(new))
            found = self._fields.get(pair)
            if found is None:
                found = self._fields[pair] = changes_of_field(old, new, (name,))
            patch += found
        return patch


def changes(before: Any, after: Any, way: tuple[str | int, ...] = ()) -> Patch:
    """What has to be put in place of what, to come from one value to another; a way alone leads to what is no more.

    Structs are taken as their JSON forms, but only what is another now is brought into that form.
    """
    kind = type(after)
    if kind in ATOMS:
        return [[list(way), after]]
    if type(before) is dict and kind is not dict:
        after = json_form(after)
        kind = type(after)
    patch: Patch = []
    if type(before) is not kind or (kind is list and len(before) != len(after)):
        patch.append([list(way), json_form(after)])
    elif kind is dict:
        patch += changed_keys(before, after, way)
    elif kind is list:
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new and old != new:
                patch += changes(old, new, (*way, index))
    elif hasattr(kind, "__struct_fields__"):
        for name, old, new in other_fields(before, after):
            patch += changes_of_field(old, new, (*way, name))
    else:
        patch.append([list(way), json_form(after)])
    return patch


def changed_keys(before: dict[Any, Any], after: dict[Any, Any], way: tuple[str | int, ...]) -> Patch:
    """The changes from one dict to another."""
    patch: Patch = [[[*way, str(key)]] for key in before.keys() - after.keys()]
    for key, value in after.items():
        if key not in before:
            patch.append([[*way, str(key)], json_form(value)])
        elif value != before[key]:
            patch += changes(before[key], value, (*way, str(key)))
    return patch


def other_fields(before: Any, after: Any) -> list[tuple[str, Any, Any]]:
    """The fields in which two structs of a kind differ: the name in JSON, the old value and the new one."""
    names = after.__struct_encode_fields__
    pairs = zip(names, msgspec.structs.astuple(before), msgspec.structs.astuple(after), strict=True)
    return [(name, old, new) for name, old, new in pairs if old is not new and old != new]


def changes_of_field(old: Any, new: Any, way: tuple[str | int, ...]) -> Patch:
    """The changes of a field that is another now; one that is not set is not there."""
    if new is msgspec.UNSET:
        return [[list(way)]]
    if old is msgspec.UNSET:
        return [[list(way), json_form(new)]]
    return changes(old, new, way)


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
