"""A learned judgement: a small network that corrects what a game's own evaluation says of a position (`eldertable train`).

It reads what each seat sees through the game's `encode`, as names: a card in a zone, a number of coins. Each name has a vector;
their sum and the game's own word go through two small layers, and what comes out is added to that word. From one position to
the next little changes on a table, so the sums of whole parts of it are kept. It runs in plain Python, quicker with numpy.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from math import exp, log
from pathlib import Path
from struct import unpack
from typing import Any, TypeAlias

import msgspec

from eldertable.kernel import Game, Options, Seat, Table
from eldertable.kernel.encoding import GENERAL, PIECE_WIDTH, Form, Made, Sheet
from eldertable.kernel.errors import EldertableError
from eldertable.kernel.form import json_form

try:
    numpy: Any = import_module("numpy")
except ImportError:
    numpy = None

# A number is known by its value up to this one, and by its size, in units of SCALE.
HIGHEST, SCALE = 15, 16.0
# A position is never more certain than this, as a logit.
MOST_CERTAIN = 7.0
# Chances that add up to 1 but for this mean that somebody is sure to win.
ROUNDING = 1e-6
# What is seen: names, and how much of each.
Seen: TypeAlias = tuple[tuple[str, float], ...]
Vector: TypeAlias = Any
# Names the judgement that comes with a game.
HOUSE = "house"


class BadJudge(EldertableError, ValueError):
    """The file holds no judgement, or one of another game."""


class Weights(msgspec.Struct, frozen=True):
    """What was learned: `names` have a vector each, `layers` follow; all numbers are half floats in little-endian order."""

    game: str
    rules_version: str
    players: tuple[int, ...]
    names: tuple[str, ...]
    hidden: tuple[int, int]
    vectors: bytes
    # The vector of the own word of the game, and what is added before anything is seen.
    own: bytes
    bias: bytes
    second: bytes
    second_bias: bytes
    out: bytes
    # What is added to the end, and how much of the own word of the game stays.
    ends: tuple[float, float]
    # The options of the games it was learned from; None: they make no difference.
    options: dict[str, Any] | None = None


class Reader:
    """Reads a table as a seat sees it, part by part, as the game encodes it.

    `meaning` makes something of what is seen in a part, and what it made is kept: names while learning, sums of vectors at play.
    """

    def __init__(self, form: Form, meaning: Callable[[Seen], Any]) -> None:
        self._form = form
        self._sheet = Sheet(form)
        # By place (the table's first, then the seats') and numbers; and by who looks among how many, then by rows.
        self._numbers: dict[tuple[int, bytes], Any] = Made(lambda key: meaning(tuple(self._names_of_numbers(*key))))
        self._pieces: dict[tuple[Seat, int], dict[bytes, Any]] = Made(
            lambda key: Made(lambda rows: meaning(tuple(self._names_of_pieces(rows, *key))))
        )

    def read(self, table: Table[Any], seat: Seat) -> list[Any]:
        """What is made of each part of what a seat sees; the game is not over."""
        numbers, laid = self._sheet.tell(table, seat)
        pieces = self._pieces[seat, table.players]
        return [*map(self._numbers.__getitem__, enumerate(numbers)), *map(pieces.__getitem__, filter(None, laid))]

    def _names_of_numbers(self, place: int, packed: bytes) -> Iterator[tuple[str, float]]:
        values, form = array("h", packed), self._form
        whose, names = f"seat_{place}", form.seat_features
        if not place:
            asked, decider, _ = values[: len(GENERAL)]
            yield f"decider={decider}", 1.0
            yield f"asked={form.words[asked - 1]}/{decider}", 1.0
            whose, names, values = "table", form.features[len(GENERAL) :], values[len(GENERAL) :]
        for name, value in zip(names, values, strict=True):
            if value:
                yield f"{whose}/{name}", value / SCALE
            yield f"{whose}/{name}={min(value, HIGHEST)}", 1.0

    def _names_of_pieces(self, rows: bytes, seat: Seat, players: int) -> Iterator[tuple[str, float]]:
        numbers, form, turn = array("h", rows), self._form, self._form.turns[seat, players]
        for at in range(0, len(numbers), PIECE_WIDTH):
            word, zone, owner, count = numbers[at : at + PIECE_WIDTH]
            yield f"{form.zones[zone - 1]}/{turn[owner]}/{form.words[word - 1]}={count}", 1.0


class Judge:
    """The network at play."""

    def __init__(self, weights: Weights, form: Form) -> None:
        self.weights = weights
        first, _ = weights.hidden
        self._number = {name: number for number, name in enumerate(weights.names)}
        self._vectors = matrix(halves(weights.vectors), first)
        self._bias, self._own = vector(halves(weights.bias)), vector(halves(weights.own))
        self._second, self._second_bias = matrix(halves(weights.second), first), vector(halves(weights.second_bias))
        self._out = vector(halves(weights.out))
        self._reader = Reader(form, self._sum)

    def prospects(self, table: Table[Any]) -> tuple[float, ...]:
        """The chance of each seat to win, as far as it sees, starting from the word of the game; the game is not over."""
        said = table.game.prospects(table.state, table.players)
        raised = [1.0 / (1.0 + exp(-self.judge(table, seat, chance))) for seat, chance in enumerate(said)]
        if abs(sum(said) - 1.0) > ROUNDING:
            # All may lose, or win together: nobody's chance follows from those of the others.
            return tuple(raised)
        total = sum(raised)
        return tuple([each / total for each in raised])

    def judge(self, table: Table[Any], seat: Seat, said: float) -> float:
        """The logit of a seat's chance, where the game says so much."""
        word = logit(said)
        added, kept = self.weights.ends
        return (
            added
            + kept * word
            + through(self._reader.read(table, seat), word, self._bias, self._own, self._second, self._second_bias, self._out)
        )

    def _sum(self, seen: Seen) -> Vector:
        known = [(self._number[name], much) for name, much in seen if name in self._number]
        return weighted([number for number, _ in known], [much for _, much in known], self._vectors, self.weights.hidden[0])


def weighted_plain(numbers: Sequence[int], much: Sequence[float], vectors: Vector, width: int) -> Vector:
    """The sum of so much of each of some vectors."""
    total = [0.0] * width
    for number, share in zip(numbers, much, strict=True):
        total = [before + share * weight for before, weight in zip(total, vectors[number], strict=True)]
    return tuple(total)


def weighted_numpy(numbers: Sequence[int], much: Sequence[float], vectors: Vector, width: int) -> Vector:
    """The same by numpy."""
    return numpy.array(much, numpy.float32).dot(vectors[numbers]) if numbers else numpy.zeros(width, numpy.float32)


def through_plain(
    parts: Sequence[Vector], word: float, bias: Vector, own: Vector, second: Vector, second_bias: Vector, out: Vector
) -> float:
    """What the layers make of the sums of all parts."""
    lit = [value if value > 0.0 else 0.0 for value in map(sum, zip(bias, [word * weight for weight in own], *parts, strict=True))]
    value = 0.0
    for weights, start, last in zip(second, second_bias, out, strict=True):
        unit = start + sum([weight * each for weight, each in zip(weights, lit, strict=True)])
        if unit > 0.0:
            value += last * unit
    return value


def through_numpy(
    parts: Sequence[Vector], word: float, bias: Vector, own: Vector, second: Vector, second_bias: Vector, out: Vector
) -> float:
    """The same by numpy."""
    total = own * word
    total += bias
    for part in parts:
        total += part
    numpy.maximum(total, 0.0, out=total)
    units = second.dot(total)
    units += second_bias
    numpy.maximum(units, 0.0, out=units)
    return float(out.dot(units))


weighted, through = (weighted_plain, through_plain) if numpy is None else (weighted_numpy, through_numpy)


def vector(numbers: Sequence[float]) -> Vector:
    """Numbers as they are reckoned with."""
    return tuple(numbers) if numpy is None else numpy.array(numbers, numpy.float32)


def matrix(numbers: Sequence[float], width: int) -> Vector:
    """Rows of so many numbers."""
    rows = [numbers[at : at + width] for at in range(0, len(numbers), width)]
    return rows if numpy is None else numpy.array(rows, numpy.float32)


def halves(packed: bytes) -> tuple[float, ...]:
    """Half floats."""
    return unpack(f"<{len(packed) // 2}e", packed)


def logit(chance: float) -> float:
    """How certain a chance is: 0 is even."""
    if not 0.0 < chance < 1.0:
        return MOST_CERTAIN if chance > 0.5 else -MOST_CERTAIN
    return max(-MOST_CERTAIN, min(MOST_CERTAIN, log(chance / (1.0 - chance))))


def find_judge(name: str | None, game: Game[Any], players: int, options: Options) -> Judge | None:
    """The judgement in a file, or the one that comes with the game, if it was learned from such games."""
    if name is None:
        return None
    judge = judge_of_the_house(game) if name == HOUSE else load_judge(name, game)
    if judge is None or players not in judge.weights.players or judge.weights.options not in (None, json_form(options)):
        return None
    return judge


def judge_of_the_house(game: Game[Any]) -> Judge | None:
    """The judgement that comes with a game; it knows nothing of other rules than it was learned by, or of a content pack."""
    if game.learned is None:
        raise BadJudge(f"No learned judgement comes with {game.title}.")
    judge = load_judge(str(game.learned), game)
    return judge if judge.weights.rules_version == game.rules_version else None


def check_judge(name: str | None) -> None:
    """Refuse a file that holds no judgement at once, with the spec that names it."""
    if name is not None and name != HOUSE:
        load_weights(name)


@lru_cache(maxsize=16)
def load_judge(path: str, game: Game[Any]) -> Judge:
    """The judgement of a game in a file."""
    weights = load_weights(path)
    if weights.game != game.id:
        raise BadJudge(f"{path} holds a judgement of {weights.game}, not of {game.id}.")
    assert game.form is not None
    return Judge(weights, game.form)


@lru_cache(maxsize=16)
def load_weights(path: str) -> Weights:
    """The weights in a file; raises BadJudge if there are none."""
    try:
        return msgspec.msgpack.decode(Path(path).read_bytes(), type=Weights)
    except (OSError, msgspec.DecodeError) as error:
        raise BadJudge(f"{path} holds no judgement: {error}.") from None
