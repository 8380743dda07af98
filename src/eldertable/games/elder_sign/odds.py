"""The exact chance to resolve a card by best play, from any point of an attempt, by dynamic programming.

The model: roll the pool; complete one task with dice of the roll, dice on markers and dice on spells, or fail the roll: a Terror
effect may end the attempt or cost dice, one die is discarded, and one may be kept by focus or by a helper. Clues reroll any
dice of a roll; secured dice may be used or taken to be rolled. Costs, cards in hand and abilities are left to the player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import factorial
from typing import Any, Literal, TypeAlias

from eldertable.games.elder_sign.content import CARDS, DICE, Colour
from eldertable.games.elder_sign.rules.dice import COLOUR, FACE, supply
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.tasks import rows
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, Attempt, Museum
from eldertable.kernel import Seat

# A face is one letter, "0" one that is of no use any more; a roll is the green faces in order, then yellow and red ("" if absent).
LETTER = {"inv1": "1", "inv2": "2", "inv3": "3", "inv4": "4", "lore": "L", "peril": "P", "terror": "T", "wild": "W"}
NUMBER = {"1": 1, "2": 2, "3": 3, "4": 4, "W": 4}
DIE = {colour: "".join(LETTER[face] for face in DICE[colour].faces) for colour in ("green", "yellow", "red")}

# More clues than this hardly add to the chance, but to the work.
MOST_CLUES = 2
COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")

Need: TypeAlias = tuple[int, int, int, tuple[int, ...]]
Roll: TypeAlias = tuple[str, str, str]
Terror = Literal["", "fail", "discard"]
Pool: TypeAlias = tuple[int, int, int]
# Tasks left, pool, faces on markers, dice on spells, dice that may be kept, clues.
Key: TypeAlias = tuple[int, Pool, str, tuple[str, ...], int, int]


@lru_cache(maxsize=1 << 12)
def variants(req: tuple[str, ...]) -> tuple[Need, ...]:
    """What a task needs: lore, peril, terror, and numbers from the highest down; a split icon makes two variants."""
    found = []
    for icons in product(*(icon.split("|") for icon in req)):
        numbers = sorted((int(icon[3:]) for icon in icons if icon.startswith("inv")), reverse=True)
        found.append((icons.count("lore"), icons.count("peril"), icons.count("terror"), tuple(numbers)))
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=1 << 18)
def fewest(need: Need, greens: str) -> int:
    """How few green dice satisfy the need; -1 if they do not."""
    lore, peril, terror, numbers = need
    if greens.count("L") < lore or greens.count("P") < peril or greens.count("T") < terror:
        return -1
    symbols = lore + peril + terror
    if not numbers:
        return symbols
    if len(numbers) > 1:
        count = fewest_numbers(numbers, (greens.count("3"), greens.count("2"), greens.count("1")))
        return -1 if count < 0 else symbols + count
    missing = numbers[0]
    for face, value in (("3", 3), ("2", 2), ("1", 1)):
        available = greens.count(face)
        used = min(available, -(-missing // value))
        missing -= used * value
        symbols += used
        if missing <= 0:
            return symbols
    return -1


def fewest_numbers(numbers: tuple[int, ...], counts: tuple[int, int, int]) -> int:
    """How few dice showing 3, 2 and 1 reach several sums side by side; -1 if they do not."""
    if not numbers:
        return 0
    best = -1
    threes, twos, ones = counts
    for a, b, c in product(range(threes + 1), range(twos + 1), range(ones + 1)):
        total = 3 * a + 2 * b + c
        least = 1 if c else 2 if b else 3
        if total >= numbers[0] > total - least:
            rest = fewest_numbers(numbers[1:], (threes - a, twos - b, ones - c))
            if rest >= 0 and (best < 0 or a + b + c + rest < best):
                best = a + b + c + rest
    return best


@lru_cache(maxsize=1 << 16)
def remainders(need: Need, faces: str) -> tuple[Need, ...]:
    """What is left of a need when dice with these faces all serve it; empty if one of them would be idle."""
    if not faces:
        return (need,)
    lore, peril, terror, numbers = need
    face, rest = faces[0], faces[1:]
    found: dict[Need, None] = {}
    if face in "LW" and lore:
        found.update(dict.fromkeys(remainders((lore - 1, peril, terror, numbers), rest)))
    if face in "PW" and peril:
        found.update(dict.fromkeys(remainders((lore, peril - 1, terror, numbers), rest)))
    if face in "TW" and terror:
        found.update(dict.fromkeys(remainders((lore, peril, terror - 1, numbers), rest)))
    if face in NUMBER:
        for place, number in enumerate(numbers):
            left = number - NUMBER[face]
            others = (*numbers[:place], *numbers[place + 1 :])
            less = tuple(sorted((*others, left), reverse=True)) if left > 0 else others
            found.update(dict.fromkeys(remainders((lore, peril, terror, less), rest)))
    return tuple(found)


@lru_cache(maxsize=1 << 18)
def ways(req: tuple[str, ...], greens: str, specials: tuple[str, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """How a task can be completed: the number of green dice and the places of special dice used; needless ones left out.

    Special dice are those that are tracked one by one: yellow, red, kept and secured ones.
    """
    needs = variants(req)
    found: list[tuple[int, tuple[int, ...]]] = []
    for size in range(len(specials) + 1):
        for used in combinations(range(len(specials)), size):
            faces = "".join(specials[place] for place in used)
            counts = [fewest(rest, greens) for need in needs for rest in remainders(need, faces)]
            least = min((count for count in counts if count >= 0), default=-1)
            if least >= 0 and not any(other <= least and set(theirs) <= set(used) for other, theirs in found):
                found.append((least, used))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def face_chances(die: str, dead: str) -> tuple[tuple[str, float], ...]:
    """The faces of a die with their chances; faces of no use are one."""
    chances: dict[str, float] = {}
    for face in die:
        merged = "0" if face in dead else face
        chances[merged] = chances.get(merged, 0.0) + 1 / len(die)
    return tuple(sorted(chances.items()))


@lru_cache(maxsize=1 << 10)
def green_rolls(count: int, dead: str) -> tuple[tuple[str, float], ...]:
    """All results of so many green dice with their chances."""
    chances = face_chances(DIE["green"], dead)

    def spread(left: int, place: int) -> Iterator[tuple[str, float]]:
        face, chance = chances[place]
        if place == len(chances) - 1:
            yield face * left, chance**left / factorial(left)
            return
        for used in range(left + 1):
            weight = chance**used / factorial(used)
            for rest, other in spread(left - used, place + 1):
                yield face * used + rest, weight * other

    return tuple((roll, chance * factorial(count)) for roll, chance in spread(count, 0))


@lru_cache(maxsize=1 << 12)
def all_rolls(pool: Pool, dead: str) -> tuple[tuple[Roll, float], ...]:
    """All results of a pool with their chances."""
    yellows = face_chances(DIE["yellow"], dead) if pool[1] else (("", 1.0),)
    reds = face_chances(DIE["red"], dead) if pool[2] else (("", 1.0),)
    return tuple(
        ((greens, yellow, red), chance * by_yellow * by_red)
        for greens, chance in green_rolls(pool[0], dead)
        for yellow, by_yellow in yellows
        for red, by_red in reds
    )


class Solver:
    """All positions of attempts at one list of tasks; what was worked out once is remembered."""

    def __init__(self, tasks: tuple[tuple[str, ...], ...], ordered: bool, terror: Terror) -> None:
        self.tasks = tasks
        self.ordered = ordered
        self.terror = terror
        self.known: dict[Key, float] = {}
        self.tables: dict[Key, dict[Roll, float]] = {}
        self.parts: dict[Key, dict[Roll, float]] = {}
        self.rerolls: dict[Key, dict[Roll, float]] = {}
        self.lost: dict[Key, tuple[float, dict[str, float]]] = {}
        self.idle = [self._idle(left) for left in range(1 << len(tasks))]
        self.dead = [faces.replace("T", "") if terror else faces for faces in self.idle]

    def _idle(self, left: int) -> str:
        """The faces of no use for the tasks left; terror in the pool may yet do harm."""
        icons = {part for number, req in enumerate(self.tasks) if left >> number & 1 for icon in req for part in icon.split("|")}
        useful = {LETTER[icon] for icon in icons if icon in LETTER and not icon.startswith("inv")}
        if any(icon.startswith("inv") for icon in icons):
            useful |= set("1234")
        return "".join(sorted(set("1234LPT") - useful))

    def merged(self, left: int, faces: str) -> str:
        """Faces in order, those of no use as "0"."""
        dead = self.dead[left]
        return "".join(sorted("0" if face in dead else face for face in faces))

    def before(self, left: int, pool: Pool, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance before a roll. `left` has a bit for each task that is not complete."""
        if not left:
            return 1.0
        if held:
            held = self.kept(left, held)
        key = (left, pool, held, secured, keeps, clues)
        known = self.known.get(key)
        if known is not None:
            return known
        best = 0.0
        if any(pool):
            table = self.table(*key)
            best = sum([chance * table[roll] for roll, chance in all_rolls(pool, self.dead[left])])
        for place in distinct_places(secured):
            best = max(best, self.before(left, joined(pool, secured[place]), held, without(secured, place), keeps, clues))
        self.known[key] = best
        return best

    def kept(self, left: int, faces: str) -> str:
        """The faces on markers that are of use, in order; terror that no task needs does no harm there."""
        return "".join(sorted(face for face in faces if face not in self.idle[left]))

    def table(self, left: int, pool: Pool, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> dict[Roll, float]:
        """The chance after each roll of a pool, before it is judged."""
        key = (left, pool, held, secured, keeps, clues)
        table = self.tables.get(key)
        if table is None:
            rolls = all_rolls(pool, self.dead[left])
            table = {roll: self.judged(left, roll, held, secured, keeps, clues) for roll, _ in rolls}
            if clues:
                best = self.best_rerolls(left, pool, held, secured, keeps, clues)
                table = {roll: max(value, best[roll]) for roll, value in table.items()}
            self.tables[key] = table
        return table

    def best_rerolls(self, left: int, pool: Pool, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> dict[Roll, float]:
        """For each roll, and each part of one, the chance if a clue is spent to reroll the best dice of it and all missing ones."""
        key = (left, pool, held, secured, keeps, clues)
        if key in self.rerolls:
            return self.rerolls[key]
        values = self.expectations(left, pool, held, secured, keeps, clues - 1)
        best = self.rerolls[key] = {}
        for part in sorted(values, key=lambda roll: len(roll[0]) + len(roll[1]) + len(roll[2])):
            greens, yellow, red = part
            value = values[part]
            for place in distinct_places(greens):
                value = max(value, best[greens[:place] + greens[place + 1 :], yellow, red])
            if yellow:
                value = max(value, best[greens, "", red])
            if red:
                value = max(value, best[greens, yellow, ""])
            best[part] = value
        return best

    def expectations(self, left: int, pool: Pool, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> dict[Roll, float]:
        """For each roll and each part of one, the chance when its missing dice are rolled and then judged."""
        key = (left, pool, held, secured, keeps, clues)
        if key in self.parts:
            return self.parts[key]
        dead = self.dead[left]
        values = self.parts[key] = dict(self.table(*key))
        reds = face_chances(DIE["red"], dead)
        yellows = face_chances(DIE["yellow"], dead)
        greens = face_chances(DIE["green"], dead)
        if pool[2]:
            for rest in {(roll[0], roll[1]) for roll in values}:
                values[(*rest, "")] = sum([chance * values[(*rest, face)] for face, chance in reds])
        if pool[1]:
            for first, last in {(roll[0], roll[2]) for roll in values}:
                values[first, "", last] = sum([chance * values[first, face, last] for face, chance in yellows])
        others = {(roll[1], roll[2]) for roll in values}
        for size in range(pool[0] - 1, -1, -1):
            for part, _ in green_rolls(size, dead):
                more = ["".join(sorted(part + face)) for face, _ in greens]
                for yellow, red in others:
                    values[part, yellow, red] = sum(
                        [chance * values[each, yellow, red] for each, (_, chance) in zip(more, greens, strict=True)]
                    )
        return values

    def judged(self, left: int, roll: Roll, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance when the roll is judged: the best task to complete, or a failed roll."""
        best = self.failed(left, roll, held, secured, keeps, clues)
        greens, yellow, red = roll
        specials = (*filter(None, (yellow, red)), *held, *(die[1] for die in secured))
        first_held = bool(yellow) + bool(red)
        first_secured = first_held + len(held)
        for number in self.available(left):
            for used_greens, used in ways(self.tasks[number], greens, specials):
                yellow_left = int(bool(yellow) and 0 not in used)
                red_left = int(bool(red) and bool(yellow) not in used)
                value = self.before(
                    left & ~(1 << number),
                    (len(greens) - used_greens, yellow_left, red_left),
                    "".join([face for place, face in enumerate(held, first_held) if place not in used]),
                    tuple([die for place, die in enumerate(secured, first_secured) if place not in used]),
                    keeps,
                    clues,
                )
                best = max(best, value)
        return best

    def available(self, left: int) -> list[int]:
        """The tasks that may be completed next."""
        tasks = [number for number in range(len(self.tasks)) if left >> number & 1]
        return tasks[:1] if self.ordered else tasks

    def failed(self, left: int, roll: Roll, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance when the roll fails: terror, then the discard."""
        if self.terror and "T" in roll[0]:
            if self.terror == "fail":
                return 0.0
            roll = (roll[0].replace("T", ""), roll[1], roll[2])
        return self.discarding(left, roll, held, secured, keeps, clues)

    def discarding(self, left: int, roll: Roll, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance when a die has to be discarded; secured dice may save the last one."""
        greens, yellow, red = roll
        pool = (len(greens), int(bool(yellow)), int(bool(red)))
        best = 0.0
        if sum(pool) > 1:
            best, kept = self.discards(left, pool, held, secured, keeps, clues)
            if kept:
                for face in set(greens):
                    best = max(best, kept.get("g" + face, 0.0))
                best = max(best, kept.get("y" + yellow, 0.0), kept.get("r" + red, 0.0))
        elif secured:
            for place in distinct_places(secured):
                alone = joined((0, 0, 0), secured[place])
                best = max(best, self.before(left, alone, held, without(secured, place), keeps, clues))
        return best

    def discards(
        self, left: int, pool: Pool, held: str, secured: tuple[str, ...], keeps: int, clues: int
    ) -> tuple[float, dict[str, float]]:
        """The chance after the best discard from a pool: without keeping a die, and for each die that may be kept."""
        key = (left, pool, held, secured, keeps, clues)
        known = self.lost.get(key)
        if known is not None:
            return known
        plain = max(self.before(left, rest, held, secured, keeps, clues) for rest in one_less(pool))
        kept: dict[str, float] = {}
        if keeps and sum(pool) > 2:
            for place, colour in enumerate(COLOURS):
                if not pool[place]:
                    continue
                left_over = [rest for rest in one_less(taken(pool, place)) if any(rest)]
                for face, _ in face_chances(DIE[colour], self.idle[left]):
                    if face != "0":
                        values = [self.before(left, rest, held + face, secured, keeps - 1, clues) for rest in left_over]
                        kept[colour[0] + face] = max(values)
        self.lost[key] = plain, kept
        return plain, kept

    def keeping(self, left: int, roll: Roll, held: str, secured: tuple[str, ...], keeps: int, clues: int) -> float:
        """The chance after the discard, when a die may be kept."""
        greens, yellow, red = roll
        pool = (len(greens), int(bool(yellow)), int(bool(red)))
        best = self.before(left, pool, held, secured, keeps, clues)
        idle = "0" + self.idle[left]
        if keeps and sum(pool) > 1:
            for face in dict.fromkeys(greens):
                if face not in idle:
                    best = max(best, self.before(left, (pool[0] - 1, pool[1], pool[2]), held + face, secured, keeps - 1, clues))
            if yellow:
                best = max(best, self.before(left, (pool[0], 0, pool[2]), held + yellow, secured, keeps - 1, clues))
            if red:
                best = max(best, self.before(left, (pool[0], pool[1], 0), held + red, secured, keeps - 1, clues))
        return best


def taken(pool: Pool, place: int) -> Pool:
    """A pool with one die less of a colour."""
    return (pool[0] - (place == 0), pool[1] - (place == 1), pool[2] - (place == 2))


def one_less(pool: Pool) -> list[Pool]:
    """Every way to take a die out of a pool."""
    return [taken(pool, place) for place in range(3) if pool[place]]


def distinct_places(items: Sequence[str]) -> list[int]:
    """The first place of each different item."""
    return [place for place, item in enumerate(items) if item not in items[:place]]


def joined(pool: Pool, die: str) -> Pool:
    """A pool with one more die, named by its colour's initial."""
    return (pool[0] + (die[0] == "g"), pool[1] + (die[0] == "y"), pool[2] + (die[0] == "r"))


def without(items: tuple[str, ...], place: int) -> tuple[str, ...]:
    """The items but one."""
    return (*items[:place], *items[place + 1 :])


@lru_cache(maxsize=1 << 12)
def solver(tasks: tuple[tuple[str, ...], ...], ordered: bool, terror: Terror) -> Solver:
    """The solver for a list of tasks; the order of tasks does not matter without an arrow."""
    return Solver(tasks, ordered, terror)


def chance(
    tasks: Sequence[Sequence[str]],
    *,
    ordered: bool = False,
    terror: Terror = "",
    green: int = 6,
    yellow: int = 0,
    red: int = 0,
    focus: int = 1,
    helpers: int = 0,
    clues: int = 0,
    held: Sequence[str] = (),
    secured: Sequence[str] = (),
) -> float:
    """The chance to complete all tasks by best play, before a roll. Dice on markers and spells are named as in the state."""
    reqs = canonical(tasks, ordered)
    pool = (green, yellow, red)
    return solver(reqs, ordered, terror).before(
        (1 << len(reqs)) - 1, pool, "".join(letter(die) for die in held), spell_dice(secured), focus + helpers, clues
    )


def canonical(tasks: Sequence[Sequence[str]], ordered: bool) -> tuple[tuple[str, ...], ...]:
    """Tasks in one order, so that equal lists share what is known of them."""
    reqs = [tuple(sorted(task)) for task in tasks]
    return tuple(reqs if ordered else sorted(reqs))


def letter(die: str) -> str:
    """The letter of a die's face."""
    return LETTER[FACE[die]]


def spell_dice(dice: Sequence[str]) -> tuple[str, ...]:
    """Dice on spells by initial and letter, in order."""
    return tuple(sorted(COLOUR[die][0] + letter(die) for die in dice))


def terror_of(card: str) -> Terror:
    """The Terror effects of a card that cost dice or the attempt."""
    verbs = [] if card == AT_ANCIENT_ONE else [effect.do for effect in CARDS[card].terror]
    return "fail" if "fail_attempt" in verbs else "discard" if "discard_dice" in verbs else ""


def chances(s: Museum, seat: Seat | None) -> dict[str, Any] | None:
    """The chance of the attempt under way, or of each card in play if the seat (for a spectator: who moves) went there."""
    if not s.ancient_one:
        return None
    if s.attempt is not None:
        return {"attempt": attempt_chance(s, rough=False), "cards": {}}
    who = s.active if seat is None or not s.players[seat].investigator else seat
    if not s.players[who].investigator:
        return None
    return {"attempt": None, "cards": {card: card_chance(s, card, who) for card in s.in_play()}}


def card_chance(s: Museum, card: str, seat: Seat) -> float:
    """A player's chance to resolve a card if he went there now with the green dice of the supply, his clues and secured dice."""
    player = s.players[seat]
    tasks = [row.req for row in rows(s, card) if not row.settled]
    clues = 0 if in_force(s, "no_clue_rerolls", seat) else min(player.clues, MOST_CLUES)
    return chance(
        tasks,
        ordered=CARDS[card].ordered,
        terror="" if player.investigator == "kate_winthrop" else terror_of(card),
        green=supply(s, "green"),
        focus=0 if in_force(s, "no_focus", seat) else 1,
        clues=clues,
        secured=[die for spell in s.secured for die in spell.dice],
    )


def attempt_chance(s: Museum, *, rough: bool = False) -> float:
    """The chance that the current attempt succeeds, or that an attack strikes once more, whatever moment it is at.

    A rough answer takes yellow and red dice for green ones and counts on one clue at most; it comes much faster.
    """
    attempt, player = s.attempt, s.players[s.active]
    if attempt is None:
        return 0.0
    card = attempt.card
    ordered = card != AT_ANCIENT_ONE and CARDS[card].ordered
    tasks = [row.req for number, row in enumerate(rows(s, card)) if not row.settled and number not in attempt.done]
    reqs = canonical(tasks, ordered)
    found = solver(reqs, ordered, "" if player.investigator == "kate_winthrop" else terror_of(card))
    return Moment(s, attempt, found, rough=rough).chance()


class Moment:
    """A point of an attempt in the terms of its solver."""

    def __init__(self, s: Museum, attempt: Attempt, known: Solver, *, rough: bool) -> None:
        self.s = s
        self.rough = rough
        self.attempt = attempt
        self.solver = known
        self.left = (1 << len(known.tasks)) - 1
        battle = attempt.card == AT_ANCIENT_ONE
        helped = [aid.seat for aid in attempt.helpers]
        free = [
            seat
            for seat, player in enumerate(s.players)
            if player.place == attempt.card and seat != s.active and seat not in helped
        ]
        focuses = 0 if in_force(s, "no_focus", s.active) else attempt.focuses
        self.keeps = 0 if battle else focuses + len(free)
        special = rough and (bool(attempt.joined) or bool(s.secured))
        most = 0 if special or in_force(s, "no_clue_rerolls", s.active) else 1 if rough else MOST_CLUES
        self.clues = min(s.players[s.active].clues + attempt.rerolls, most)
        kept = (*attempt.focused, *(aid.die for aid in attempt.helpers if aid.die))
        self.held = known.kept(self.left, "".join(self.letter(die) for die in kept))
        on_spells = [die for spell in s.secured for die in spell.dice]
        self.secured = tuple(sorted("g" + self.letter(die) for die in on_spells)) if rough else spell_dice(on_spells)

    def letter(self, die: str) -> str:
        """The letter of a die; roughly, a 4 is a 3, and a wild the rarest face that is of use."""
        face = letter(die)
        if self.rough and face in "4W":
            return next((each for each in "TPL" if face == "W" and each not in self.solver.idle[self.left]), "3")
        return face

    def pool(self, dice: Sequence[str]) -> Pool:
        """How many dice of each colour; roughly, all are green."""
        if self.rough:
            return (len(dice), 0, 0)
        colours = [COLOUR[die] for die in dice]
        return (colours.count("green"), colours.count("yellow"), colours.count("red"))

    def chance(self) -> float:
        """The chance, by the phase of the attempt."""
        attempt = self.attempt
        if not self.left:
            return 1.0
        if self.s.phase in ("after_roll", "ask_mandy", "pick_dice") and attempt.rolled and not attempt.completed:
            return self.after_roll()
        faces = [die for die in attempt.pool if FACE[die]]
        if self.s.phase == "discard" and len(faces) == len(attempt.pool):
            return self.solver.discarding(self.left, self.roll(attempt.pool), self.held, self.secured, self.keeps, self.clues)
        if self.s.phase == "focus" and len(faces) == len(attempt.pool):
            return self.solver.keeping(self.left, self.roll(attempt.pool), self.held, self.secured, self.keeps, self.clues)
        return self.solver.before(self.left, self.pool(attempt.pool), self.held, self.secured, self.keeps, self.clues)

    def after_roll(self) -> float:
        """With a roll on the table: what it promises, or what the roll just made promised if nobody has answered it yet."""
        attempt = self.attempt
        pool = self.pool(attempt.pool)
        key = (self.left, pool, self.held, self.secured, self.keeps)
        if self.s.phase == "pick_dice" and attempt.picking:
            spent = self.clues + (attempt.picking == "clue")
            rest = list(attempt.pool)
            for die in attempt.picked:
                rest.remove(die)
            if spent:
                return self.solver.best_rerolls(*key, spent)[self.roll(rest)]
            return self.solver.expectations(*key, 0)[self.roll(rest)]
        if attempt.fresh == ():
            return self.solver.before(*key, self.clues)
        if attempt.fresh is not None:
            return self.solver.expectations(*key, self.clues)[self.roll(attempt.fresh)]
        return self.solver.table(*key, self.clues)[self.roll(attempt.pool)]

    def roll(self, dice: Sequence[str]) -> Roll:
        """Dice as the solver knows them."""
        if self.rough:
            return (self.solver.merged(self.left, "".join(self.letter(die) for die in dice if FACE[die])), "", "")
        dead = self.solver.dead[self.left]
        faces = {colour: "".join(letter(die) for die in dice if COLOUR[die] == colour and FACE[die]) for colour in DIE}
        yellow, red = ("0" if face and face in dead else face for face in (faces["yellow"], faces["red"]))
        return (self.solver.merged(self.left, faces["green"]), yellow, red)
