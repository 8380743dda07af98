"""What it is worth to roll some dice of a roll again, for every roll of a pool at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from eldertable.games.elder_sign.solver.rolls import DIE, Pool, Roll, Rolls, greens, rolls_of

# For each number of green dice, a value for each of their results.
Levels: TypeAlias = list[list[float]]
MISSING = ""
IDLE = "0"


class Rerolls:
    """Rolls and parts of rolls of a pool: what they are worth when all missing dice are rolled and the result is judged.

    `outcomes` are the judgements of full rolls; `further` is what one more clue could still do after them.
    """

    def __init__(self, pool: Pool, idle: str, outcomes: Sequence[tuple[float, int]], further: Rerolls | None) -> None:
        self.rolls = rolls_of(pool)
        self.pool = pool
        self.yellows = classes(self.rolls.yellows, idle)
        self.reds = classes(self.rolls.reds, idle)
        full = {pair: self.column(pair, outcomes) for pair in self.pairs(self.yellows, self.reds)}
        if further is not None:
            full = {pair: list(map(max, values, further.tops[pair][-1])) for pair, values in full.items()}
        self.means: dict[tuple[str, str], Levels] = {pair: levels(pool[0], values) for pair, values in self.averaged(full).items()}
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

    def top(self, pair: tuple[str, str]) -> Levels:
        """For each roll and part of one, the value of the best part of it."""
        yellow, red = pair
        best: Levels = []
        for size, values in enumerate(self.means[pair]):
            rivals = [values]
            if size:
                rivals += [list(map(best[-1].__getitem__, places)) for places in smaller(size)]
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
                total += by_yellow * by_red * sum([value * weight for value, weight in zip(values, weights, strict=True)])
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
        return table[pair][len(found)][greens(len(found)).place[found]]


def classes(faces: Sequence[str], idle: str) -> dict[str, int]:
    """The faces of a die with their numbers; those of no use are one class."""
    counts: dict[str, int] = {}
    for face in faces:
        name = IDLE if face and face in idle else face
        counts[name] = counts.get(name, 0) + 1
    return counts


def column(rolls: Rolls, block: int, outcomes: Sequence[tuple[float, int]]) -> list[float]:
    """The values of the green results of a block."""
    values = [0.0] * rolls.width
    mask = (1 << rolls.width) - 1
    for value, found in outcomes:
        part = found >> rolls.width * block & mask
        while part:
            low = part & -part
            values[low.bit_length() - 1] = value
            part ^= low
    return values


def mean(columns: Sequence[tuple[list[float], int]]) -> list[float]:
    """The weighted mean of values side by side."""
    total = sum([count for _, count in columns])
    counts = [count / total for _, count in columns]
    return [
        sum([value * count for value, count in zip(values, counts, strict=True)])
        for values in zip(*[values for values, _ in columns], strict=True)
    ]


def levels(size: int, values: list[float]) -> Levels:
    """From the values of full results those of all parts of them, the missing dice being rolled."""
    found = [values]
    for count in range(size - 1, -1, -1):
        larger_values = found[-1].__getitem__
        columns = [map(larger_values, places) for places in larger(count)]
        found.append([sum(each) / len(columns) for each in zip(*columns, strict=True)])
    found.reverse()
    return found


@lru_cache
def larger(size: int) -> tuple[tuple[int, ...], ...]:
    """For each side of a green die: where each result of so many dice goes with one more die showing it."""
    places = greens(size + 1).place
    order = "".join(dict.fromkeys(DIE["green"])).index
    return tuple(
        tuple(places["".join(sorted(result + face, key=order))] for result in greens(size).results) for face in DIE["green"]
    )


@lru_cache
def smaller(size: int) -> tuple[tuple[int, ...], ...]:
    """Where each result of so many dice goes without one of its different faces; who has fewer faces repeats the last."""
    places = greens(size - 1).place
    most = max(len(set(result)) for result in greens(size).results)
    columns: list[list[int]] = [[] for _ in range(most)]
    for result in greens(size).results:
        less = [places[result.replace(face, "", 1)] for face in dict.fromkeys(result)]
        for number, into in enumerate(columns):
            into.append(less[min(number, len(less) - 1)])
    return tuple(map(tuple, columns))
