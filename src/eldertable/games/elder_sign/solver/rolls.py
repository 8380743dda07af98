"""Sets of rolls as bits of a whole number: one bit for each different result of a pool of dice.

Sets are joined and cut by `|` and `&`, and weighed by counting bits, so that whole tables of rolls are handled at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import factorial, prod
from typing import TypeAlias

from eldertable.games.elder_sign.content import DICE
from eldertable.games.elder_sign.solver.needs import LETTER, NUMBER, Need, fewest_numbers, remainders, variants

DIE = {colour: "".join(LETTER[face] for face in DICE[colour].faces) for colour in ("green", "yellow", "red")}
GREEN = "".join(dict.fromkeys(DIE["green"]))
SIDES = 6
# How many sets are kept for each pool.
MOST_SETS = 1 << 10

# How many green, yellow and red dice.
Pool: TypeAlias = tuple[int, int, int]
# The faces of each colour, the green ones in order.
Roll: TypeAlias = tuple[str, str, str]


class Greens:
    """All results of so many green dice, in a fixed order."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.results = list(multisets(count, 0))
        self.place = {faces: number for number, faces in enumerate(self.results)}
        self.weights = [weight(faces) for faces in self.results]
        self.sets: dict[tuple[Need, int], int] = {}
        self.showing = {face: [self.where(face, least) for least in range(count + 2)] for face in "LPT" + GREEN}
        self.values = [tuple(sorted((NUMBER[face] for face in faces if face in NUMBER), reverse=True)) for faces in self.results]

    def where(self, face: str, least: int) -> int:
        """The results that show a face so often, or more."""
        return bits(faces.count(face) >= least for faces in self.results)

    def enough(self, need: Need, most: int) -> int:
        """The results that satisfy a need with so many dice at most."""
        key = (need, most)
        found = self.sets.get(key)
        if found is None:
            lore, peril, terror, numbers = need
            spare = most - lore - peril - terror
            if spare < 0 or max(lore, peril, terror) > self.count:
                found = 0
            else:
                found = self.showing["L"][lore] & self.showing["P"][peril] & self.showing["T"][terror]
                if numbers:
                    found &= self.reaching(numbers, spare)
            self.sets[key] = found
        return found

    def reaching(self, numbers: tuple[int, ...], most: int) -> int:
        """The results of which so many dice at most reach the numbers."""
        key = ((0, 0, 0, numbers), -1 - most)
        found = self.sets.get(key)
        if found is None:
            counts = [fewest_numbers(numbers, values) for values in self.values]
            found = self.sets[key] = bits(0 <= count <= most for count in counts)
        return found


def multisets(count: int, first: int) -> list[str]:
    """All sets of so many faces, with repetitions, from one face on."""
    if not count:
        return [""]
    return [GREEN[face] + rest for face in range(first, len(GREEN)) for rest in multisets(count - 1, face)]


def weight(faces: str) -> int:
    """In how many ways green dice can fall so."""
    ways = factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))
    return ways * prod(DIE["green"].count(face) for face in faces)


def bits(flags: Iterable[object]) -> int:
    """A set by one flag for each member, the first one being the lowest bit."""
    return int("".join(["1" if flag else "0" for flag in flags])[::-1] or "0", 2)


@lru_cache
def greens(count: int) -> Greens:
    """The results of so many green dice."""
    return Greens(count)


class Rolls:
    """All results of a pool: blocks of green results, one for each pair of a yellow and a red face."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.greens = greens(pool[0])
        self.yellows = tuple(DIE["yellow"]) if pool[1] else ("",)
        self.reds = tuple(DIE["red"]) if pool[2] else ("",)
        self.width = len(self.greens.results)
        blocks = len(self.yellows) * len(self.reds)
        self.everywhere = sum(1 << self.width * block for block in range(blocks))
        self.everything = (1 << self.width * blocks) - 1
        self.total: int = SIDES ** sum(pool)
        # The results whose weight has a certain bit: a set weighs what is counted in each of these layers.
        self.layers = [
            self.everywhere * bits(weight >> layer & 1 for weight in self.greens.weights)
            for layer in range(max(self.greens.weights).bit_length())
        ]
        self.completions: dict[tuple[tuple[str, ...], str, int], list[tuple[int, int]]] = {}

    def chance(self, rolls: int) -> float:
        """The chance of a set of rolls."""
        counts = [(rolls & layer).bit_count() << number for number, layer in enumerate(self.layers)]
        weight: int = sum(counts)
        return weight / self.total

    def place(self, roll: Roll) -> int:
        """The bit of a roll."""
        block = self.yellows.index(roll[1]) * len(self.reds) + self.reds.index(roll[2])
        return block * self.width + self.greens.place[roll[0]]

    def with_green(self, block: int) -> int:
        """The rolls whose green dice are in a set."""
        return block * self.everywhere

    def with_face(self, colour: str, face: str) -> int:
        """The rolls whose yellow or red die shows a face."""
        full = (1 << self.width) - 1
        found = 0
        for number in range(len(self.yellows) * len(self.reds)):
            yellow, red = divmod(number, len(self.reds))
            if face == (self.yellows[yellow] if colour == "yellow" else self.reds[red]):
                found |= full << self.width * number
        return found

    def completing(self, req: tuple[str, ...], kept: str, use: int) -> list[tuple[int, int]]:
        """The rolls that complete a task together with kept dice and the yellow (1) and red (2) die, none of them idle.

        Each set comes with the number of green dice that it takes at most; a set holds all smaller ones.
        """
        key = (req, kept, use)
        found = self.completions.get(key)
        if found is None:
            if len(self.completions) >= MOST_SETS:
                self.completions.clear()
            found = self.completions[key] = []
            before = 0
            for most in range(self.pool[0] + 1):
                rolls = self.within(req, kept, use, most)
                if rolls != before:
                    found.append((most, rolls))
                    before = rolls
        return found

    def within(self, req: tuple[str, ...], kept: str, use: int, most: int) -> int:
        """The rolls that complete a task with so many green dice at most."""
        found = 0
        enough = self.greens.enough
        for block in range(len(self.yellows) * len(self.reds)):
            yellow, red = divmod(block, len(self.reds))
            if (yellow and not use & 1) or (red and not use & 2):
                continue
            faces = kept + (self.yellows[yellow] if use & 1 else "") + (self.reds[red] if use & 2 else "")
            part = 0
            for need in variants(req):
                for rest in remainders(need, faces):
                    part |= enough(rest, most)
            if part:
                found |= part * self.repeated(yellow, red, use)
        return found

    def repeated(self, yellow: int, red: int, use: int) -> int:
        """The blocks with certain faces; a die that is not used may show any."""
        reds = len(self.reds)
        return sum(
            1 << self.width * (reds * each_yellow + each_red)
            for each_yellow in ((yellow,) if use & 1 else range(len(self.yellows)))
            for each_red in ((red,) if use & 2 else range(reds))
        )


@lru_cache(maxsize=64)
def rolls_of(pool: Pool) -> Rolls:
    """All results of a pool."""
    return Rolls(pool)
