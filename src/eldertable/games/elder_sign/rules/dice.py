"""Dice: their faces, rolling, where they are, and locks (ES-1.1, ES-1.8, ES-15)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from eldertable.games.elder_sign.choices import ALL_DICE, LOCK_DIE, DicePlace, LockDie
from eldertable.games.elder_sign.content import DICE
from eldertable.games.elder_sign.content.shapes import COLOURS, Colour
from eldertable.games.elder_sign.events import DieFreed, DieLocked
from eldertable.games.elder_sign.rules.step import MuseumStep, in_turn
from eldertable.games.elder_sign.state import Help, Lock, Museum, Secured
from eldertable.kernel import Decision, Seat

ORDER = {die: place for place, die in enumerate(ALL_DICE)}
COLOUR: dict[str, Colour] = {die: colour for die in ALL_DICE for colour in COLOURS if die == colour or die.startswith(f"{colour}_")}
FACE = {die: die.partition("_")[2] for die in ALL_DICE}
UNROLLED = frozenset(COLOURS)
COLOUR_INDEX = {"green": 0, "yellow": 1, "red": 2}
FACES = {colour: tuple(f"{colour}_{face}" for face in DICE[colour].faces) for colour in COLOURS}
GREEN = ("green",) * DICE["green"].count
GREEN_FACES = FACES["green"]
RESULTS = tuple(6**size for size in range(len(GREEN) + 1))
HALF = 6**3


def sorted_dice(dice: Iterable[str]) -> tuple[str, ...]:
    """Dice in one order, so that equal pools are equal."""
    return tuple(sorted(dice, key=ORDER.__getitem__))


def distinct(dice: Iterable[str]) -> tuple[str, ...]:
    """Each kind of die once."""
    return tuple(dict.fromkeys(dice))


def fallen(dice: Iterable[str]) -> list[str]:
    """Each kind of die once that shows a face."""
    kinds = dict.fromkeys(dice)
    return list(kinds) if UNROLLED.isdisjoint(kinds) else [die for die in kinds if die not in UNROLLED]


def without(dice: tuple[str, ...], taken: Iterable[str]) -> tuple[str, ...]:
    """The dice left when some are taken away."""
    rest = list(dice)
    for die in taken:
        rest.remove(die)
    return tuple(rest)


# -- rolling -------------------------------------------------------------------------------------------


def roll(s: Museum, dice: Iterable[str]) -> tuple[str, ...]:
    """Roll dice of these colours; the result is in order. All green dice are one draw of chance."""
    greens = 0
    others = []
    for die in dice:
        colour = COLOUR[die]
        if colour == "green":
            greens += 1
        else:
            others.append(colour)
    result = roll_greens(s, greens) if greens else ()
    if others:
        result = sorted_dice((*result, *[s.chance.pick(FACES[colour]) for colour in others]))
    return result


def roll_greens(s: Museum, count: int) -> tuple[str, ...]:
    """Roll so many green dice."""
    result = s.chance.below(RESULTS[count])
    if count <= 3:
        return FEW[count][result]
    high, low = divmod(result, HALF)
    return together(FEW[3][low], FEW[count - 3][high])


def few_dice(count: int, number: int) -> tuple[str, ...]:
    """The faces of a few green dice for one of their results."""
    faces = []
    for _ in range(count):
        number, face = divmod(number, 6)
        faces.append(GREEN_FACES[face])
    return sorted_dice(faces)


FEW = [[few_dice(count, number) for number in range(RESULTS[count])] for count in range(4)]
POOLS: dict[tuple[str, ...], tuple[str, ...]] = {}


@cache
def together(some: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """Dice in one order; few different halves make up all rolls, and equal rolls are one and the same."""
    pool = sorted_dice(some + others)
    return POOLS.setdefault(pool, pool)


# -- where the dice are ------------------------------------------------------------------------------


def mary_at_work(s: Museum) -> bool:
    """Whether locks do not bind just now, because it is Sister Mary's turn (ES-17.16)."""
    return bool(s.locks) and s.players[s.active].investigator == "sister_mary" and in_turn(s)


def locked(s: Museum, colour: Colour) -> int:
    """How many dice of a colour lie on locks when locks bind (ES-15.2, ES-15.4)."""
    locks = sum([lock.colour == colour for lock in s.locks])
    return min(locks, s.dice[COLOUR_INDEX[colour]])


def secured(s: Museum, colour: Colour) -> int:
    """How many dice of a colour lie on spells."""
    return sum([COLOUR[die] == colour for spell in s.secured for die in spell.dice])


def in_attempt(s: Museum, colour: Colour) -> int:
    """How many dice of a colour are in use in the current attempt."""
    attempt = s.attempt
    if attempt is None or (colour != "green" and colour not in attempt.joined):
        return 0
    used = (
        *attempt.pool,
        *attempt.placed,
        *attempt.discarded,
        *attempt.focused,
        *[aid.die for aid in attempt.helpers if aid.die],
    )
    return sum([COLOUR[die] == colour for die in used])


def supply(s: Museum, colour: Colour, seat: Seat | None = None) -> int:
    """The dice of a colour that can be taken now (ES-1.8); for a seat, those it could take if it were its turn (ES-17.16)."""
    free = s.dice[COLOUR_INDEX[colour]]
    if not free:
        return 0
    if s.locks and not (mary_at_work(s) if seat is None else s.players[seat].investigator == "sister_mary"):
        for lock in s.locks:
            if lock.colour == colour and free:
                free -= 1
    if s.secured:
        free -= secured(s, colour)
    attempt = s.attempt
    if attempt is not None and (colour in attempt.joined or colour == "green"):
        free -= in_attempt(s, colour)
    return free


def free_greens(s: Museum) -> tuple[str, ...]:
    """The pool at the start of an attempt (ES-6.1)."""
    return GREEN if not s.locks and not s.secured and s.dice[0] == len(GREEN) else ("green",) * supply(s, "green")


# -- locks ---------------------------------------------------------------------------------------------


def add_lock(s: Museum, colour: str, holder: str) -> None:
    """A locked-die icon comes into play (ES-15.1)."""
    if colour:
        s.locks += (Lock(colour, holder),)  # type: ignore[arg-type]
        s.emit(DieLocked(holder, colour))  # type: ignore[arg-type]
        if not mary_at_work(s):
            s.next(EnforceLocks())


def remove_lock(s: Museum, holder: str) -> None:
    """A lock leaves play; its die is free, or goes to the longest waiting lock (ES-15.4, ES-15.5)."""
    for lock in s.locks:
        if lock.holder == holder:
            s.emit(DieFreed(holder, lock.colour))
            s.locks = tuple([each for each in s.locks if each is not lock])


class EnforceLocks(MuseumStep, frozen=True):
    """Take dice for the locks from wherever they are in use, one by one (ES-15.1, ES-15.3)."""

    def do(self, s: Museum) -> None:
        if s.attempt is None and not s.secured:
            return
        for colour in COLOURS:
            if s.dice[COLOUR_INDEX[colour]] < locked(s, colour) + secured(s, colour) + in_attempt(s, colour):
                s.next(TakeForLock(colour), self)
                return


class TakeForLock(MuseumStep, frozen=True):
    """A die goes from the attempt or a spell to a lock: a spent one, or else one of the active player's choice (ES-15.3, D21)."""

    colour: Colour

    def ask(self, s: Museum) -> Decision | None:
        if take_spent(s, self.colour):
            return None
        candidates = [
            LOCK_DIE[die, place] for place, dice in dice_in_use(s) for die in distinct(dice) if COLOUR[die] == self.colour
        ]
        return Decision(s.active, "lock_die", tuple(candidates))

    def answer(self, s: Museum, choice: LockDie) -> None:
        take_away(s, choice.die, choice.place)


def take_spent(s: Museum, colour: Colour) -> bool:
    """Take a discarded or placed die of the attempt, if there is one: that costs nothing (R39)."""
    attempt = s.attempt
    if attempt is None:
        return False
    for die in attempt.discarded:
        if COLOUR[die] == colour:
            attempt.discarded = without(attempt.discarded, (die,))
            return True
    for die in attempt.placed:
        if COLOUR[die] == colour:
            attempt.placed = without(attempt.placed, (die,))
            return True
    return False


def dice_in_use(s: Museum) -> list[tuple[DicePlace, tuple[str, ...]]]:
    """The dice that are still of use, by where they lie."""
    found: list[tuple[DicePlace, tuple[str, ...]]] = [("spell", tuple(die for spell in s.secured for die in spell.dice))]
    attempt = s.attempt
    if attempt is not None:
        markers = (*attempt.focused, *[aid.die for aid in attempt.helpers if aid.die])
        found = [("pool", attempt.pool), ("marker", markers), *found]
    return found


def take_away(s: Museum, die: str, place: DicePlace) -> None:
    """A die leaves the pool, a marker or a spell."""
    attempt = s.attempt
    if place == "spell":
        take_from_spell(s, next(spell for spell in s.secured if die in spell.dice), die)
        return
    assert attempt is not None
    if place == "pool":
        attempt.take(die)
    elif die in attempt.focused:
        attempt.focused = without(attempt.focused, (die,))
    else:
        helper = next(aid for aid in attempt.helpers if aid.die == die)
        attempt.helpers = tuple([Help(aid.seat, "") if aid is helper else aid for aid in attempt.helpers])


def take_from_spell(s: Museum, spell: Secured, die: str) -> None:
    """A die leaves a spell; after the last one the spell goes under its deck (ES-15.6, ES-16.24)."""
    rest = without(spell.dice, (die,))
    place = s.secured.index(spell)
    kept = (Secured(spell.spell, spell.seat, rest),) if rest else ()
    s.secured = (*s.secured[:place], *kept, *s.secured[place + 1 :])
    if not rest:
        s.under["spell"] += (spell.spell,)
