"""Rolling the pool, and what may be done with a roll (ES-6, ES-16.1, ES-17); attacks use the same steps (ES-20.7)."""

from __future__ import annotations

from typing import Any

from eldertable.games.elder_sign.choices import (
    DECLINE,
    DONE,
    FAIL_ROLL,
    GIVE_UP,
    PICK_DIE,
    REROLL_AGAIN,
    REROLL_YELLOW,
    ROLL,
    ROLL_ON,
    SPEND_CLUE,
    AddDie,
    CompleteTask,
    Decline,
    Done,
    FailRoll,
    RerollAgain,
    RerollYellow,
    Roll,
    RollOn,
    SpendClue,
    TakeSecured,
    UseAbility,
    UseCard,
)
from eldertable.games.elder_sign.content import HAND, INVESTIGATORS
from eldertable.games.elder_sign.events import (
    AbilityUsed,
    ClueSpent,
    DiceRerolled,
    DiceRolled,
)
from eldertable.games.elder_sign.rules.completing import completable, complete
from eldertable.games.elder_sign.rules.dice import (
    COLOUR,
    free_greens,
    roll,
    roll_greens,
    sorted_dice,
    without,
)
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.failing import fail_roll, give_up, other_step, stop
from eldertable.games.elder_sign.rules.gains import lose_clues
from eldertable.games.elder_sign.rules.usable import (
    AFTER_ROLL,
    BEFORE_ROLL,
    IN_TURN,
    abilities_before_roll,
    ability_after_roll,
    secured_dice,
    usable,
)
from eldertable.games.elder_sign.rules.using import add_dice, forget_wild, pay_for_dice, use_ability
from eldertable.games.elder_sign.state import Attempt, Museum
from eldertable.kernel import NO_QUESTION, Asking, Choice, Decision, Rules, Seat

ROLL_FIRST: tuple[Choice, ...] = (ROLL,)
FAIL_FIRST: tuple[Choice, ...] = (FAIL_ROLL,)
ROLL_OR_GIVE_UP: tuple[Choice, ...] = (ROLL, GIVE_UP)
MANDY = "mandy_thompson"
CLUE_REROLLS = {
    entry.id: effect.count for entry in INVESTIGATORS.values() for effect in entry.effects if effect.do == "clue_rerolls"
}
# How many dice of the roll may be picked for a reroll; a clue rerolls any number (ES-16.1, ES-17.14).
REROLL_LIMITS = {
    name: effect.count
    for name, effects in (
        *((each.id, each.effects) for each in INVESTIGATORS.values()),
        *((each.id, each.effects) for each in HAND.values()),
    )
    for effect in effects
    if effect.do == "reroll"
}
# Investigators with nothing of their own to do before or after a roll.
PLAIN_BEFORE = frozenset(
    entry.id for entry in INVESTIGATORS.values() if entry.when not in ("start_of_resolution", "before_first_roll_other_world")
)
PLAIN_AFTER = frozenset(entry.id for entry in INVESTIGATORS.values() if entry.when not in ("after_roll", "after_any_roll"))


def begin(s: Museum, card: str) -> None:
    """Start an attempt at a card, or an attack, with the green dice of the supply (ES-6.1)."""
    s.attempt = Attempt(card, free_greens(s))
    s.phase = "before_roll"


def before_roll(s: Museum) -> Decision | Asking:
    """Use cards and abilities, take secured dice, then roll (ES-6.2, ES-6.9, D9)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    helpful: tuple[Choice, ...] = usable(s, BEFORE_ROLL) if player.cards else ()
    if player.investigator not in PLAIN_BEFORE:
        helpful += abilities_before_roll(s)
    if s.secured:
        helpful += secured_dice(s)
    if not attempt.pool:
        options = (*helpful, stop(s))
    elif attempt.offered and not helpful:
        # Who has just decided to go on is not asked again, unless there is something to use.
        do_roll(s, attempt)
        return NO_QUESTION
    elif helpful or s.awake:
        options = ROLL_FIRST + helpful + (stop(s),)
    else:
        options = ROLL_OR_GIVE_UP
    return Decision(s.active, "before_roll", options, checkpoint=True)


def roll_or_prepare(s: Museum, choice: Any) -> Asking:
    """Roll, or do something else first."""
    attempt, kind = s.attempt, type(choice)
    assert attempt is not None
    if kind is Roll:
        do_roll(s, attempt)
    elif kind is AddDie:
        s.emit(AbilityUsed(s.active, s.players[s.active].investigator))
        add_dice(s, (choice.colour,))
    elif kind is UseAbility:
        return pay_for_dice(s)
    else:
        return other_step(s, choice)
    return NO_QUESTION


def do_roll(s: Museum, attempt: Attempt) -> None:
    """Roll the whole pool (ES-6.2)."""
    pool = attempt.pool = roll(s, attempt.pool) if attempt.joined else roll_greens(s, len(attempt.pool))
    if attempt.rolls:
        forget_roll(attempt)
    attempt.rolls += 1
    attempt.rolled = True
    attempt.ability_used = False
    s.emit(DiceRolled(s.active, pool))
    after_chance(s, attempt, ())


def forget_roll(attempt: Attempt) -> None:
    """What was done with the last roll does not count for the next one."""
    attempt.completed = attempt.offered = attempt.asked = False
    attempt.rerolls = 0
    attempt.wild = ""


def after_chance(s: Museum, attempt: Attempt, kept: tuple[str, ...]) -> None:
    """Dice have fallen: Mandy Thompson may answer first (ES-17.14)."""
    attempt.fresh = kept
    s.phase = "after_roll" if mandy(s) is None else "ask_mandy"


# -- picking dice to reroll --------------------------------------------------------------------------------


def mandy(s: Museum) -> Seat | None:
    """The player of a rested Mandy Thompson, if it is not his own turn."""
    if MANDY in s.unused or MANDY in s.devoured:
        return None
    for seat, player in enumerate(s.players):
        if player.investigator == MANDY:
            return None if seat == s.active or MANDY in player.tired else seat
    return None


def ask_mandy(s: Museum) -> Decision:
    """Mandy's player may reroll one or two dice of anybody's roll (ES-17.14, D12)."""
    attempt, seat = s.attempt, mandy(s)
    assert attempt is not None and seat is not None
    return Decision(seat, "ask_mandy", (DECLINE, *picks(attempt.pool)), checkpoint=True)


def mandy_answers(s: Museum, choice: Any) -> None:
    """She lets the roll be, or has picked the first die."""
    attempt = s.attempt
    assert attempt is not None
    attempt.fresh = None
    if type(choice) is Decline:
        s.phase = "after_roll"
    else:
        attempt.picking = MANDY
        attempt.picked = (choice.die,)
        s.phase = "pick_dice"


def picks(pool: tuple[str, ...]) -> tuple[Choice, ...]:
    """Each kind of die to pick."""
    return tuple([PICK_DIE[die] for die in dict.fromkeys(pool)])


def pick_dice(s: Museum) -> Decision | Asking:
    """Pick dice of the roll one by one, then reroll them together (ES-16.1)."""
    attempt = s.attempt
    assert attempt is not None
    rest = without(attempt.pool, attempt.picked)
    if not rest or len(attempt.picked) >= REROLL_LIMITS.get(attempt.picking, len(attempt.pool)):
        reroll(s, attempt)
        return NO_QUESTION
    seat = mandy(s) if attempt.picking == MANDY else None
    options = (DONE, *picks(rest)) if attempt.picked else picks(rest)
    return Decision(s.active if seat is None else seat, "pick_dice", options, checkpoint=True)


def die_picked(s: Museum, choice: Any) -> None:
    """One more die, or that was all."""
    attempt = s.attempt
    assert attempt is not None
    if type(choice) is Done:
        reroll(s, attempt)
    else:
        attempt.picked += (choice.die,)


def reroll(s: Museum, attempt: Attempt) -> None:
    """Roll the picked dice again; it is still the same roll (ES-16.1, ES-17.1)."""
    if attempt.picking == MANDY:
        seat = next(seat for seat, player in enumerate(s.players) if player.investigator == MANDY)
        s.players[seat].tired += (MANDY,)
        s.emit(AbilityUsed(seat, MANDY))
    kept = without(attempt.pool, attempt.picked)
    after = roll(s, attempt.picked)
    attempt.pool = sorted_dice((*kept, *after))
    s.emit(DiceRerolled(s.active, sorted_dice(attempt.picked), after))
    attempt.picking = ""
    attempt.picked = ()
    forget_wild(attempt)
    after_chance(s, attempt, kept)


def start_picking(s: Museum, attempt: Attempt, source: str) -> None:
    """Ask for the dice to reroll."""
    attempt.picking = source
    s.phase = "pick_dice"


# -- what is done with a roll --------------------------------------------------------------------------------


def after_roll(s: Museum) -> Decision:
    """Change the roll, complete a task with it, or declare it failed (ES-6.3, ES-6.4, D11, D13, D14)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    tasks = completable(s, attempt)
    if attempt.completed:
        options: tuple[Choice, ...] = (*tasks, ROLL_ON, *usable(s, IN_TURN), stop(s))
    elif player.cards or player.clues or player.investigator not in PLAIN_AFTER or attempt.rerolls or attempt.yellow_rerolls:
        options = tasks + FAIL_FIRST + changes(s, attempt) + (stop(s),)
    else:
        options = (*tasks, FAIL_ROLL, stop(s))
    return Decision(s.active, "after_roll", options, checkpoint=True)


def changes(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """Everything that can change the roll: clues, cards, abilities (ES-6.3)."""
    player = s.players[s.active]
    found: tuple[Choice, ...] = ()
    if attempt.pool:
        if player.clues and not in_force(s, "no_clue_rerolls", s.active):
            found += (SPEND_CLUE,)
        if attempt.rerolls:
            found += (REROLL_AGAIN,)
        if attempt.yellow_rerolls and any(COLOUR[die] == "yellow" for die in attempt.pool):
            found += (REROLL_YELLOW,)
    if player.investigator not in PLAIN_AFTER:
        found += ability_after_roll(s)
    return found + usable(s, AFTER_ROLL)


def use_roll(s: Museum, choice: Any) -> Asking:
    """Do with the roll what was chosen."""
    attempt, kind = s.attempt, type(choice)
    assert attempt is not None
    attempt.fresh = None
    if kind is CompleteTask:
        return complete(s, attempt, choice.task - 1)
    if kind is FailRoll:
        return fail_roll(s, attempt)
    if kind is UseAbility or kind is UseCard or kind is TakeSecured:
        return change_roll(s, attempt, choice)
    if kind is RollOn:
        attempt.rolled = False
        s.phase = "before_roll"
    elif kind is SpendClue:
        lose_clues(s, s.active, 1)
        s.emit(ClueSpent(s.active))
        attempt.rerolls += CLUE_REROLLS.get(s.players[s.active].investigator, 1) - 1
        start_picking(s, attempt, "clue")
    elif kind is RerollAgain:
        attempt.rerolls -= 1
        start_picking(s, attempt, "clue")
    elif kind is RerollYellow:
        attempt.yellow_rerolls -= 1
        attempt.picking = "rifle"
        attempt.picked = tuple(die for die in attempt.pool if COLOUR[die] == "yellow")
        reroll(s, attempt)
    else:
        return give_up(s)
    return NO_QUESTION


def change_roll(s: Museum, attempt: Attempt, choice: Choice) -> Rules[None]:
    """Use a card or the own ability; it may have allowed a reroll."""
    yield from use_ability(s, attempt) if type(choice) is UseAbility else other_step(s, choice)
    if s.attempt is attempt and attempt.picking:
        s.phase = "pick_dice"
