"""What it is worth to roll some dice of a roll again, for every roll of a pool at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter, mul
from typing import TypeAlias

from eldertable.games.elder_sign.judgement.solver.rolls import IDLE, Roll, Rolls, greens

# For each number of green dice, a value for each of their results.
Levels: TypeAlias = list[list[float]]
Picker: TypeAlias = Callable[[list[float]], Sequence[float]]
MISSING = ""


class Rerolls:
    """Rolls and parts of rolls of a pool: what they are worth when all missing dice are rolled and the result is judged.

    `outcomes` are the judgements of full rolls; `further` is what one more clue could still do after them.
    """

    def __init__(self, rolls: Rolls, idle: str, outcomes: Sequence[tuple[float, int]], further: Rerolls | None) -> None:
        self.rolls = rolls
        self.pool = rolls.pool
        self.die = rolls.greens.die
        self.yellows = classes(self.rolls.yellows, idle)
        self.reds = classes(self.rolls.reds, idle)
        full = {pair: self.column(pair, outcomes) for pair in self.pairs(self.yellows, self.reds)}
        if further is not None:
            full = {pair: list(map(max, values, further.tops[pair][-1])) for pair, values in full.items()}
        self.means: dict[tuple[str, str], Levels] = {pair: self.levels(values) for pair, values in self.averaged(full).items()}
        self.tops: dict[tuple[str, str], Levels] = {}
        for pair in sorted(self.means, key=lambda pair: (pair[0] != MISSING) + (pair[1] != MISSING)):
            self.tops[pair] = self.top(pair)

    def pairs(self, yellows: dict[str, int], reds: dict[str, int]) -> list[tuple[str, str]]:
        """All faces of the yellow and the red die together."""
        return [(yellow, red) for yellow in yellows for red in reds]

    def face(self, faces: Sequence[str], name: str) -> str:
        """A face of its class."""
        return name if name != IDLE else next(face for face in faces if self.name(face) == IDLE)

    def name(self, face: str) -> str:
        """The class of a face."""
        return face if face in self.yellows or face in self.reds else IDLE

    def column(self, pair: tuple[str, str], outcomes: Sequence[tuple[float, int]]) -> list[float]:
        """The values of all green results beside a yellow and a red face."""
        rolls = self.rolls
        yellow, red = self.face(rolls.yellows, pair[0]), self.face(rolls.reds, pair[1])
        block = rolls.yellows.index(yellow) * len(rolls.reds) + rolls.reds.index(red)
        return column(rolls, block, outcomes)

    def averaged(self, full: dict[tuple[str, str], list[float]]) -> dict[tuple[str, str], list[float]]:
        """The values with the yellow or the red die still to be rolled, besides those with both on the table."""
        found = dict(full)
        if self.pool[2]:
            for yellow in self.yellows:
                found[yellow, MISSING] = mean([(full[yellow, red], count) for red, count in self.reds.items()])
        if self.pool[1]:
            for red in (*self.reds, MISSING) if self.pool[2] else self.reds:
                found[MISSING, red] = mean([(found[yellow, red], count) for yellow, count in self.yellows.items()])
        return found

    def levels(self, values: list[float]) -> Levels:
        """From the values of full results those of all parts of them, the missing dice being rolled."""
        found = [values]
        for count in range(self.pool[0] - 1, -1, -1):
            found.append(mean([(pick(found[-1]), 1) for pick in larger(count, self.die)]))
        found.reverse()
        return found

    def top(self, pair: tuple[str, str]) -> Levels:
        """For each roll and part of one, the value of the best part of it."""
        yellow, red = pair
        best: Levels = []
        for size, values in enumerate(self.means[pair]):
            rivals: list[Sequence[float]] = [values]
            if size:
                rivals += [pick(best[-1]) for pick in smaller(size, self.die)]
            if yellow != MISSING:
                rivals.append(self.tops[MISSING, red][size])
            if red != MISSING:
                rivals.append(self.tops[yellow, MISSING][size])
            best.append(list(map(max, *rivals)) if len(rivals) > 1 else values)
        return best

    def mean_with(self, outcomes: Sequence[tuple[float, int]]) -> float:
        """The chance before a roll that may be judged as in these outcomes, or rerolled."""
        weights = self.rolls.greens.weights
        total = 0.0
        for yellow, by_yellow in self.yellows.items():
            for red, by_red in self.reds.items():
                values = map(max, self.column((yellow, red), outcomes), self.tops[yellow, red][-1])
                total += by_yellow * by_red * sum(map(mul, values, weights))
        return total / self.rolls.total

    def best(self, roll: Roll) -> float:
        """The chance if the best dice of a roll, or of a part of one, are rolled again with all missing ones."""
        return self.of(self.tops, roll)

    def mean(self, roll: Roll) -> float:
        """The chance if just the missing dice are rolled."""
        return self.of(self.means, roll)

    def of(self, table: dict[tuple[str, str], Levels], roll: Roll) -> float:
        """The value of a roll or part of one."""
        found, yellow, red = roll
        pair = (self.name(yellow) if yellow else MISSING, self.name(red) if red else MISSING)
        results = greens(len(found), self.die)
        return table[pair][len(found)][results.place[results.named(found)]]


def classes(faces: Sequence[str], idle: str) -> dict[str, int]:
    """The faces of a die with their numbers; those of no use are one class."""
    counts: dict[str, int] = {}
    for face in faces:
        name = IDLE if face and face in idle else face
        counts[name] = counts.get(name, 0) + 1
    return counts


def column(rolls: Rolls, block: int, outcomes: Sequence[tuple[float, int]]) -> list[float]:
    """The values of the green results of a block."""
    mask = (1 << rolls.width) - 1
    parts = [(part, value) for value, found in outcomes if (part := found >> rolls.width * block & mask)]
    # The largest part fills the column, so that only the others have to be put in one by one.
    largest = max(parts, key=lambda each: each[0].bit_count())
    values = [largest[1]] * rolls.width
    parts.remove(largest)
    for part, value in parts:
        while part:
            low = part & -part
            values[low.bit_length() - 1] = value
            part ^= low
    return values


def mean(columns: Sequence[tuple[Sequence[float], int]]) -> list[float]:
    """The mean of values side by side, each as often as it is said."""
    each = [values for values, count in columns for _ in range(count)]
    return [total / len(each) for total in map(sum, zip(*each, strict=True))]


@lru_cache(maxsize=256)
def larger(size: int, die: str) -> tuple[Picker, ...]:
    """For each side of a green die: what each result of so many dice is worth with one more die showing it."""
    more = greens(size + 1, die)
    return tuple(picker([more.place[more.named(result + face)] for result in greens(size, die).results]) for face in die)


@lru_cache(maxsize=256)
def smaller(size: int, die: str) -> tuple[Picker, ...]:
    """What each result of so many dice is worth without one of its different faces; who has fewer faces repeats the last."""
    places = greens(size - 1, die).place
    results = greens(size, die).results
    most = max(len(set(result)) for result in results)
    columns: list[list[int]] = [[] for _ in range(most)]
    for result in results:
        less = [places[result.replace(face, "", 1)] for face in dict.fromkeys(result)]
        for number, into in enumerate(columns):
            into.append(less[min(number, len(less) - 1)])
    return tuple(map(picker, columns))


def picker(places: list[int]) -> Picker:
    """A function that picks the values at some places."""
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))
