"""The value of every position of an attempt at a list of tasks, worked out when it is asked for and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Literal, TypeAlias

from eldertable.games.elder_sign.judgement.solver.needs import LETTER, fewest_dice
from eldertable.games.elder_sign.judgement.solver.rerolls import Rerolls
from eldertable.games.elder_sign.judgement.solver.rolls import DIE, Pool, Roll, Rolls, green_die, rolls_of

Terror = Literal["", "fail", "discard"]
# Pool, faces on markers, dice on spells, dice that may be kept, clues.
Position: TypeAlias = tuple[Pool, str, tuple[str, ...], int, int]
# Rolls of equal value.
Outcome: TypeAlias = tuple[float, int]

TERROR = LETTER["terror"]


class Solver:
    """All positions of attempts at one list of tasks; when one of them is completed, the solver of the others knows the rest."""

    def __init__(self, tasks: tuple[tuple[str, ...], ...], ordered: bool, terror: Terror) -> None:
        self.tasks = tasks
        self.ordered = ordered
        self.terror = terror
        self.known: dict[Position, float] = {}
        self.judgements: dict[Position, list[Outcome]] = {}
        self.rerolls: dict[Position, Rerolls] = {}
        self.lost: dict[Position, tuple[float, dict[str, float]]] = {}
        self.idle = idle_faces(tasks)
        # Terror is of no use for most tasks, but it shows.
        self.green = green_die(self.idle.replace(TERROR, "") if terror else self.idle)
        self.fewest = sum([fewest_dice(task) for task in tasks])

    @cached_property
    def available(self) -> list[tuple[tuple[str, ...], Solver]]:
        """The tasks that may be completed next, each with the solver of what is left then."""
        found = []
        for task in self.tasks[:1] if self.ordered else dict.fromkeys(self.tasks):
            place = self.tasks.index(task)
            rest = (*self.tasks[:place], *self.tasks[place + 1 :])
            found.append((task, solver(rest, self.ordered and len(rest) > 1, self.terror)))
        return found

    def rolls(self, position: Position) -> Rolls:
        """All rolls of the pool of a position, as far as they differ for the tasks left."""
        return rolls_of(position[0], self.green)

    # -- before a roll ---------------------------------------------------------------------------------

    def before(self, pool: Pool, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance before a roll."""
        if not self.tasks:
            return 1.0
        dice = sum(pool) + len(secured)
        if held:
            held = self.kept(held)
        if dice + len(held) < self.fewest:
            return 0.0
        # Keeping a die takes another one, and one must be left to roll.
        position = (pool, held, secured, min(keeps, (dice - 1) // 2) if dice else 0, clues)
        known = self.known.get(position)
        if known is None:
            known = self.known[position] = self.worked_out(position)
        return known

    def worked_out(self, position: Position) -> float:
        """The chance before a roll: to roll now, or after some dice have been taken from spells."""
        pool, held, secured, keeps, clues = position
        best = self.rolling(position) if any(pool) else 0.0
        for place in distinct_places(secured):
            best = max(best, self.before(joined(pool, secured[place]), held, without(secured, place), keeps, clues))
        return best

    def kept(self, faces: str) -> str:
        """The faces on markers that are of use, in order."""
        return "".join(sorted([face for face in faces if face not in self.idle]))

    def rolling(self, position: Position) -> float:
        """The chance when the pool is rolled."""
        judged = self.judge(position)
        if position[4]:
            return self.rerolling(position).mean_with(judged)
        rolls = self.rolls(position)
        return sum([value * rolls.chance(found) for value, found in judged])

    # -- after a roll ----------------------------------------------------------------------------------

    def judged(self, position: Position) -> list[Outcome]:
        """What `judge` finds, kept for the next roll of the same pool."""
        found = self.judgements.get(position)
        if found is None:
            if len(self.judgements) >= MOST_KEPT:
                self.judgements.clear()
            found = self.judgements[position] = self.judge(position)
        return found

    def judge(self, position: Position) -> list[Outcome]:
        """The rolls of a pool by what comes of them when they are judged: the best task to complete, or a failed roll."""
        outcomes = self.completions(position)
        outcomes += self.failures(position)
        outcomes.sort(reverse=True)
        found = []
        rest = self.rolls(position).everything
        for value, rolls in outcomes:
            if fresh := rolls & rest:
                found.append((value, fresh))
                rest ^= fresh
                if not rest:
                    break
        return found

    def completions(self, position: Position) -> list[Outcome]:
        """What the rolls lead to that complete a task, with each choice of special dice: yellow, red, kept and secured ones."""
        (greens, yellow, red), held, secured, keeps, clues = position
        rolls = self.rolls(position)
        outcomes: list[Outcome] = []
        uses = [use for use in range(4) if (yellow or not use & 1) and (red or not use & 2)]
        for some_held, held_left in parted(held):
            for some_secured, secured_left in parted(secured):
                faces = "".join(some_held) + "".join([die[1] for die in some_secured])
                for task, rest in self.available:
                    for use in uses:
                        for used, found in rolls.completing(task, faces, use):
                            after = (greens - used, yellow - (use & 1), red - (use >> 1))
                            value = rest.before(after, "".join(held_left), secured_left, keeps, clues)
                            outcomes.append((value, found))
        return outcomes

    def failures(self, position: Position) -> list[Outcome]:
        """What the rolls lead to that are declared failed: terror, then the discard."""
        pool = position[0]
        rolls = self.rolls(position)
        if not self.terror:
            return self.discarded(position, pool, rolls.everything)
        terrors = rolls.greens.showing[TERROR]
        if self.terror == "fail":
            calm = rolls.everything ^ rolls.with_green(terrors[1])
            return [(0.0, rolls.everything), *self.discarded(position, pool, calm)]
        outcomes: list[Outcome] = []
        for count in range(pool[0] + 1):
            exactly = rolls.with_green(terrors[count] ^ terrors[count + 1])
            outcomes += self.discarded(position, (pool[0] - count, pool[1], pool[2]), exactly, TERROR if count else "")
        return outcomes

    def discarded(self, position: Position, pool: Pool, among: int, gone: str = "") -> list[Outcome]:
        """What some rolls lead to when a die of those left is discarded and another one may be kept."""
        _, held, secured, keeps, clues = position
        plain, kept = self.discards(pool, held, secured, keeps, clues)
        outcomes = [(plain, among)]
        rolls = self.rolls(position)
        for die, value in kept.items():
            if value > plain and die[1] != gone:
                if die[0] == "g":
                    showing = rolls.with_green(rolls.greens.showing[die[1]][1])
                else:
                    showing = rolls.with_face("yellow" if die[0] == "y" else "red", die[1])
                outcomes.append((value, among & showing))
        return outcomes

    def discards(self, pool: Pool, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> tuple[float, dict[str, float]]:
        """The chance after the best discard from a pool: without keeping a die, and for each die that may be kept."""
        position = (pool, held, secured, keeps, clues)
        known = self.lost.get(position)
        if known is None:
            plain = self.last_discarded(position) if sum(pool) < MORE_THAN_ONE else 0.0
            kept: dict[str, float] = {}
            if sum(pool) >= MORE_THAN_ONE:
                plain = max([self.before(rest, held, secured, keeps, clues) for rest in self.one_less(pool)])
            if keeps and sum(pool) > MORE_THAN_ONE:
                kept = self.keepings(position)
            known = self.lost[position] = plain, kept
        return known

    def last_discarded(self, position: Position) -> float:
        """The chance when no die or the last one would have to be discarded; secured dice may help."""
        _, held, secured, keeps, clues = position
        values = [
            self.before(joined((0, 0, 0), secured[place]), held, without(secured, place), keeps, clues)
            for place in distinct_places(secured)
        ]
        return max(values, default=0.0)

    def keepings(self, position: Position) -> dict[str, float]:
        """The chance for each die that may be kept, when another one is discarded."""
        pool, held, secured, keeps, clues = position
        kept: dict[str, float] = {}
        for place, colour in enumerate(DIE):
            if pool[place]:
                rests = self.one_less(taken(pool, place))
                for face in dict.fromkeys(DIE[colour]):
                    if face not in self.idle:
                        values = [self.before(rest, held + face, secured, keeps - 1, clues) for rest in rests]
                        kept[colour[0] + face] = max(values)
        return kept

    def one_less(self, pool: Pool) -> list[Pool]:
        """Every sensible way to take a die out of a pool: a green one is the least, unless terror is needed."""
        if pool[0] and TERROR in self.idle:
            return [taken(pool, 0)]
        return [taken(pool, place) for place in range(3) if pool[place]]

    # -- one roll ----------------------------------------------------------------------------------------

    def of_roll(self, position: Position, roll: Roll) -> float:
        """The chance with a roll on the table."""
        bit = 1 << self.rolls(position).place(roll)
        value = next(value for value, rolls in self.judged(position) if rolls & bit)
        return max(value, self.rerolling(position).best(roll)) if position[4] else value

    def rerolling(self, position: Position) -> Rerolls:
        """What a clue more than in a position is good for: any dice of a roll are rolled again."""
        pool, held, secured, keeps, clues = position
        found = self.rerolls.get(position)
        if found is None:
            before = (pool, held, secured, keeps, clues - 1)
            if len(self.rerolls) >= MOST_KEPT:
                self.rerolls.clear()
            found = self.rerolls[position] = Rerolls(self.rolls(before), self.idle, self.judge(before), self.after_clue(before))
        return found

    def after_clue(self, position: Position) -> Rerolls | None:
        """What further clues are good for."""
        return self.rerolling(position) if position[4] else None

    def discarding(self, roll: Roll, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance when a die of a roll has to be discarded."""
        greens, yellow, red = roll
        pool = (len(greens), int(bool(yellow)), int(bool(red)))
        best, kept = self.discards(pool, held, secured, keeps, clues)
        for face in set(greens):
            best = max(best, kept.get("g" + face, 0.0))
        return max(best, kept.get("y" + yellow, 0.0), kept.get("r" + red, 0.0))

    def keeping(self, roll: Roll, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance after the discard, when a die may be kept."""
        greens, yellow, red = roll
        pool = (len(greens), int(bool(yellow)), int(bool(red)))
        best = self.before(pool, held, secured, keeps, clues)
        if keeps and sum(pool) >= MORE_THAN_ONE:
            for place, faces in enumerate(roll):
                for face in set(faces):
                    if face not in self.idle:
                        best = max(best, self.before(taken(pool, place), held + face, secured, keeps - 1, clues))
        return best


MORE_THAN_ONE = 2
# Judgements and rerolls are large; those of an attempt or two are kept.
MOST_KEPT = 64


def idle_faces(tasks: Sequence[Sequence[str]]) -> str:
    """The faces of no use for some tasks."""
    icons = {part for task in tasks for icon in task for part in icon.split("|")}
    useful = {LETTER[icon] for icon in icons if icon in LETTER and not icon.startswith("inv")}
    if any(icon.startswith("inv") for icon in icons):
        useful |= set("1234")
    return "".join(sorted(set("1234LPT") - useful))


def taken(pool: Pool, place: int) -> Pool:
    """A pool with one die less of a colour."""
    return (pool[0] - (place == 0), pool[1] - (place == 1), pool[2] - (place == 2))


def distinct_places(items: Sequence[str]) -> list[int]:
    """The first place of each different item."""
    return [place for place, item in enumerate(items) if item not in items[:place]]


def joined(pool: Pool, die: str) -> Pool:
    """A pool with one more die, named by its colour's initial."""
    return (pool[0] + (die[0] == "g"), pool[1] + (die[0] == "y"), pool[2] + (die[0] == "r"))


def without(items: tuple[str, ...], place: int) -> tuple[str, ...]:
    """The items but one."""
    return (*items[:place], *items[place + 1 :])


@lru_cache(maxsize=1 << 10)
def parted(items: Sequence[str]) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Every way to use some of the items and leave the others."""
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], None] = {}
    for size in range(len(items) + 1):
        for used in combinations(range(len(items)), size):
            some = tuple(items[place] for place in used)
            found[some, tuple(item for place, item in enumerate(items) if place not in used)] = None
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def solver(tasks: tuple[tuple[str, ...], ...], ordered: bool, terror: Terror) -> Solver:
    """The solver for a list of tasks; the order of tasks does not matter without an arrow."""
    return Solver(tasks, ordered, terror)
