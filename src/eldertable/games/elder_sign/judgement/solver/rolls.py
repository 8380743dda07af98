"""Sets of rolls as bits of a whole number: one bit for each different result of a pool of dice.

Sets are joined and cut by `|` and `&`, and weighed by counting bits, so that whole tables of rolls are handled at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import factorial, prod
from typing import TypeAlias

from eldertable.games.elder_sign.content import DICE
from eldertable.games.elder_sign.judgement.solver.needs import LETTER, NUMBER, Need, fewest_numbers, remainders, variants

DIE = {colour: "".join(LETTER[face] for face in DICE[colour].faces) for colour in ("green", "yellow", "red")}
GREEN = "".join(dict.fromkeys(DIE["green"]))
SIDES = 6
# Any face of no use.
IDLE = "0"
# How many sets are kept for each pool.
MOST_SETS = 1 << 10

# How many green, yellow and red dice.
Pool: TypeAlias = tuple[int, int, int]
# The faces of each colour, the green ones in order.
Roll: TypeAlias = tuple[str, str, str]


def green_die(idle: str) -> str:
    """The faces of a green die; those of no use are one and the same, which makes for fewer results."""
    return "".join([IDLE if face in idle else face for face in DIE["green"]])


class Greens:
    """All results of so many green dice with certain faces, in a fixed order."""

    def __init__(self, count: int, die: str) -> None:
        self.count = count
        self.die = die
        self.faces = "".join(dict.fromkeys(die))
        self.results = multisets(count, self.faces)
        self.place = {faces: number for number, faces in enumerate(self.results)}
        self.weights = [weight(faces, die) for faces in self.results]
        self.sets: dict[tuple[Need, int], int] = {}
        self.showing = {face: self.showing_often(face) for face in dict.fromkeys("LPT" + self.faces)}
        self.values = [tuple(sorted((NUMBER[face] for face in faces if face in NUMBER), reverse=True)) for faces in self.results]

    def named(self, faces: str) -> str:
        """Faces as they are called here, in order."""
        return "".join(sorted([face if face in self.die else IDLE for face in faces], key=self.faces.index))

    def showing_often(self, face: str) -> list[int]:
        """For each number, the results that show a face so often, or more."""
        counts = [faces.count(face) for faces in self.results]
        return [bits([count >= least for count in counts]) for least in range(self.count + 2)]

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
            found = self.sets[key] = bits([0 <= count <= most for count in counts])
        return found


def multisets(count: int, faces: str) -> list[str]:
    """All sets of so many faces, with repetitions."""
    if not count:
        return [""]
    return [face + rest for place, face in enumerate(faces) for rest in multisets(count - 1, faces[place:])]


def weight(faces: str, die: str) -> int:
    """In how many ways dice can fall so."""
    ways = factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))
    return ways * prod(die.count(face) for face in faces)


def bits(flags: Iterable[object]) -> int:
    """A set by one flag for each member, the first one being the lowest bit."""
    return int("".join(["1" if flag else "0" for flag in flags])[::-1] or "0", 2)


@lru_cache(maxsize=256)
def greens(count: int, die: str) -> Greens:
    """The results of so many green dice with certain faces."""
    return Greens(count, die)


class Rolls:
    """All results of a pool: blocks of green results, one for each pair of a yellow and a red face."""

    def __init__(self, pool: Pool, die: str) -> None:
        self.pool = pool
        self.greens = greens(pool[0], die)
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
        self.parts: dict[int, list[tuple[tuple[str, str], int]]] = {}

    def chance(self, rolls: int) -> float:
        """The chance of a set of rolls."""
        counts = [(rolls & layer).bit_count() << number for number, layer in enumerate(self.layers)]
        weight: int = sum(counts)
        return weight / self.total

    def place(self, roll: Roll) -> int:
        """The bit of a roll."""
        block = self.yellows.index(roll[1]) * len(self.reds) + self.reds.index(roll[2])
        return block * self.width + self.greens.place[self.greens.named(roll[0])]

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
        for (yellow, red), blocks in self.blocks(use):
            part = 0
            for need in variants(req):
                for rest in remainders(need, kept + yellow + red):
                    part |= enough(rest, most)
            if part:
                found |= part * blocks
        return found

    def blocks(self, use: int) -> list[tuple[tuple[str, str], int]]:
        """The blocks by the faces of the yellow and red die that are used; a die that is not used may show any."""
        known = self.parts.get(use)
        if known is None:
            parts: dict[tuple[str, str], int] = {}
            for number, (yellow, red) in enumerate(product(self.yellows, self.reds)):
                faces = (yellow if use & 1 else "", red if use & 2 else "")
                parts[faces] = parts.get(faces, 0) | 1 << self.width * number
            known = self.parts[use] = list(parts.items())
        return known


@lru_cache(maxsize=1 << 9)
def rolls_of(pool: Pool, die: str) -> Rolls:
    """All results of a pool whose green dice have certain faces."""
    return Rolls(pool, die)
