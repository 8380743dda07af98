"""A learned judgement: a small network that corrects what a game's own evaluation says of a position (`eldertable train`).

It reads what each seat sees through the game's `encode`, as names: a card in a zone, a number of coins. Each name has a vector;
their sum and the game's own word go through two small layers, and what comes out is added to that word. From one position to
the next little changes on a table, so the sums of whole parts of it are kept. It runs in plain Python, quicker with numpy.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from math import exp, log
from pathlib import Path
from struct import unpack
from typing import Any, TypeAlias

import msgspec

from eldertable.kernel import Game, Seat, Table
from eldertable.kernel.decision import snake_case
from eldertable.kernel.encoding import PIECE_WIDTH, Form
from eldertable.kernel.errors import EldertableError

try:
    numpy: Any = import_module("numpy")
except ImportError:
    numpy = None

# A number is known by its value up to this one, and by its size, in units of SCALE.
HIGHEST, SCALE = 15, 16.0
# A position is never more certain than this, as a logit.
MOST_CERTAIN = 7.0
MOST_REMEMBERED = 1 << 15
# What is seen: names, and how much of each.
Seen: TypeAlias = tuple[tuple[str, float], ...]
Vector: TypeAlias = Any


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


class Reader:
    """Reads a table as a seat sees it, part by part; stands where a game's `encode` expects a sheet.

    `meaning` makes something of what is seen in a part, and what it made is kept: names while learning, sums of vectors at play.
    """

    def __init__(self, form: Form, meaning: Callable[[Seen], Any]) -> None:
        self.form = form
        self.meaning = meaning
        self.found: list[Any] = []
        self._owner = 0
        self._known: dict[Any, Any] = {}

    def read(self, table: Table[Any], seat: Seat) -> list[Any]:
        """What is made of each part of what a seat sees; the game is not over."""
        decision, state = table.decision, table.state
        assert decision is not None
        self.found, self._owner = [], 0
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        kinds = tuple(map(type, state.agenda))
        self._add(self._to_do, ((decision.seat - seat) % table.players, kinds))
        table.game.encode(state, seat, self)  # type: ignore[arg-type]
        return self.found

    def _add(self, tell: Callable[..., Iterable[tuple[str, float]]], key: tuple[Any, ...]) -> None:
        known = self._known.get((tell, key))
        if known is None:
            known = self._known[tell, key] = self.meaning(tuple(tell(*key)))
        self.found.append(known)

    # -- what games call ---------------------------------------------------------------------------

    def features(self, *values: int) -> None:
        """The features of the table."""
        self._add(self._numbers, ("table", self.form.features[-len(values) :], values))

    def seat(self, *values: int) -> None:
        """The features of the next seat, the observer's first."""
        self._owner += 1
        self._add(self._numbers, (f"seat_{self._owner}", self.form.seat_features, values))

    def part(self, rows: Callable[..., list[bytes]], owner: int, key: tuple[Any, ...]) -> None:
        """The rows that a function of the owner and the key gives."""
        self._add(self._pieces, (rows, owner, key))

    def put(self, word: str, zone: str, owner: int, count: int = 1) -> None:
        """Pieces of one kind."""
        if count:
            self._add(self._piece, (word, zone, owner, count))

    # -- names -------------------------------------------------------------------------------------

    def _to_do(self, decider: int, kinds: tuple[type, ...]) -> Iterator[tuple[str, float]]:
        yield f"decider={decider}", 1.0
        yield f"asked={snake_case(kinds[0].__name__)}/{decider}", 1.0
        for kind in dict.fromkeys(kinds):
            yield f"to_do/{snake_case(kind.__name__)}={kinds.count(kind)}", 1.0

    def _numbers(self, whose: str, names: Sequence[str], values: Sequence[int]) -> Iterator[tuple[str, float]]:
        for name, value in zip(names, values, strict=True):
            if value:
                yield f"{whose}/{name}", value / SCALE
            yield f"{whose}/{name}={min(value, HIGHEST)}", 1.0

    def _pieces(self, rows: Callable[..., list[bytes]], owner: int, key: tuple[Any, ...]) -> Iterator[tuple[str, float]]:
        numbers = array("h", b"".join(rows(owner, *key)))
        words, zones = self.form.words, self.form.zones
        for at in range(0, len(numbers), PIECE_WIDTH):
            word, zone, whose, count = numbers[at : at + PIECE_WIDTH]
            yield f"{zones[zone - 1]}/{whose}/{words[word - 1]}={count}", 1.0

    def _piece(self, word: str, zone: str, owner: int, count: int) -> Iterator[tuple[str, float]]:
        yield f"{zone}/{owner}/{word}={count}", 1.0


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


def find_judge(path: str | None, game: Game[Any], players: int) -> Judge | None:
    """The judgement in a file, if one is named and it has learned to judge games for so many."""
    if path is None:
        return None
    judge = load_judge(path, game)
    return judge if players in judge.weights.players else None


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
