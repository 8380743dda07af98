"""Rolling the pool, and what may be done with a roll (ES-6, ES-16.1, ES-17); attacks use the same steps (ES-20.7)."""

from __future__ import annotations

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
    UseAbility,
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
    distinct,
    free_greens,
    roll,
    roll_greens,
    sorted_dice,
    without,
)
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.failing import fail_roll, other_step, stop
from eldertable.games.elder_sign.rules.gains import lose_clues
from eldertable.games.elder_sign.rules.usable import abilities_before_roll, ability_after_roll, secured_dice, usable
from eldertable.games.elder_sign.rules.using import add_dice, forget_wild, pay_for_dice, use_ability
from eldertable.games.elder_sign.state import Attempt, Museum
from eldertable.kernel import Choice, Decision, Rules, Seat

ROLL_OR_GIVE_UP = (ROLL, GIVE_UP)
FAIL_OR_GIVE_UP = (FAIL_ROLL, GIVE_UP)
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


def before_roll(s: Museum) -> Rules[None]:
    """Use cards and abilities, take secured dice, then roll (ES-6.2, ES-6.9, D9)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    if not player.cards and not s.secured and player.investigator in PLAIN_BEFORE and attempt.pool and not s.awake:
        options: tuple[Choice, ...] = ROLL_OR_GIVE_UP
    else:
        options = (
            *((ROLL,) if attempt.pool else ()),
            *usable(s, "before_roll", "own_turn"),
            *(() if player.investigator in PLAIN_BEFORE else abilities_before_roll(s)),
            *(secured_dice(s) if s.secured else ()),
            stop(s),
        )
    # Who has just decided to go on is not asked again, unless there is something to use.
    if attempt.offered and attempt.pool and len(options) == 2:
        do_roll(s, attempt)
        return
    choice = yield Decision(s.active, "before_roll", options, checkpoint=True)
    kind = type(choice)
    if kind is Roll:
        do_roll(s, attempt)
    elif kind is AddDie:
        s.emit(AbilityUsed(s.active, player.investigator))
        add_dice(s, (choice.colour,))
    elif kind is UseAbility:
        yield from pay_for_dice(s)
    else:
        yield from other_step(s, choice)


def do_roll(s: Museum, attempt: Attempt) -> None:
    """Roll the whole pool (ES-6.2)."""
    attempt.pool = roll(s, attempt.pool) if attempt.joined else roll_greens(s, len(attempt.pool))
    attempt.rolls += 1
    attempt.rolled = True
    attempt.completed = attempt.offered = attempt.ability_used = attempt.asked = False
    attempt.rerolls = 0
    attempt.wild = ""
    s.emit(DiceRolled(s.active, attempt.pool))
    after_chance(s, attempt, ())


def after_chance(s: Museum, attempt: Attempt, kept: tuple[str, ...]) -> None:
    """Dice have fallen: Mandy Thompson may answer first (ES-17.14)."""
    attempt.fresh = kept
    s.phase = "after_roll" if mandy(s) is None else "ask_mandy"


def mandy(s: Museum) -> Seat | None:
    """The player of a rested Mandy Thompson, if it is not his own turn."""
    for seat, player in enumerate(s.players):
        if player.investigator == "mandy_thompson":
            return None if seat == s.active or "mandy_thompson" in player.tired else seat
    return None


def ask_mandy(s: Museum) -> Rules[None]:
    """Mandy's player may reroll one or two dice of anybody's roll (ES-17.14, D12)."""
    attempt, seat = s.attempt, mandy(s)
    assert attempt is not None and seat is not None
    options = (DECLINE, *[PICK_DIE[die] for die in distinct(attempt.pool)])
    choice = yield Decision(seat, "ask_mandy", options, checkpoint=True)
    attempt.fresh = None
    if type(choice) is Decline:
        s.phase = "after_roll"
    else:
        attempt.picking = "mandy_thompson"
        attempt.picked = (choice.die,)
        s.phase = "pick_dice"


def pick_dice(s: Museum) -> Rules[None]:
    """Pick dice of the roll one by one, then reroll them together (ES-16.1)."""
    attempt = s.attempt
    assert attempt is not None
    limit = REROLL_LIMITS.get(attempt.picking, len(attempt.pool))
    rest = distinct(without(attempt.pool, attempt.picked))
    if rest and len(attempt.picked) < limit:
        options: tuple[Choice, ...] = tuple([PICK_DIE[die] for die in rest])
        seat = mandy(s) if attempt.picking == "mandy_thompson" else None
        options = (DONE, *options) if attempt.picked else options
        choice = yield Decision(s.active if seat is None else seat, "pick_dice", options, checkpoint=True)
        if type(choice) is not Done:
            attempt.picked += (choice.die,)
            return
    reroll(s, attempt)


def reroll(s: Museum, attempt: Attempt) -> None:
    """Roll the picked dice again; it is still the same roll (ES-16.1, ES-17.1)."""
    if attempt.picking == "mandy_thompson":
        seat = next(seat for seat, player in enumerate(s.players) if player.investigator == "mandy_thompson")
        s.players[seat].tired += ("mandy_thompson",)
        s.emit(AbilityUsed(seat, "mandy_thompson"))
    kept = without(attempt.pool, attempt.picked)
    fallen = roll(s, attempt.picked)
    attempt.pool = sorted_dice((*kept, *fallen))
    s.emit(DiceRerolled(s.active, sorted_dice(attempt.picked), fallen))
    attempt.picking = ""
    attempt.picked = ()
    forget_wild(attempt)
    after_chance(s, attempt, kept)


def after_roll(s: Museum) -> Rules[None]:
    """Change the roll, complete a task with it, or declare it failed (ES-6.3, ES-6.4, D11, D13, D14)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    tasks = completable(s, attempt)
    if attempt.completed:
        options: tuple[Choice, ...] = (*tasks, ROLL_ON, *usable(s, "own_turn"), stop(s))
    elif (
        player.cards
        or player.clues
        or player.investigator not in PLAIN_AFTER
        or s.awake
        or attempt.yellow_rerolls
        or attempt.rerolls
    ):
        options = (*tasks, FAIL_ROLL, *changes(s, attempt), stop(s))
    else:
        options = tasks + FAIL_OR_GIVE_UP
    choice = yield Decision(s.active, "after_roll", options, checkpoint=True)
    attempt.fresh = None
    kind = type(choice)
    if kind is CompleteTask:
        yield from complete(s, attempt, choice.task - 1)
    elif kind is FailRoll:
        yield from fail_roll(s, attempt)
    elif kind is RollOn:
        attempt.rolled = False
        s.phase = "before_roll"
    elif kind is SpendClue:
        lose_clues(s, s.active, 1)
        s.emit(ClueSpent(s.active))
        attempt.rerolls = CLUE_REROLLS.get(player.investigator, 1) - 1
        start_picking(s, attempt, "clue")
    elif kind is RerollAgain:
        attempt.rerolls -= 1
        start_picking(s, attempt, "clue")
    elif kind is RerollYellow:
        attempt.yellow_rerolls -= 1
        attempt.picking = "rifle"
        attempt.picked = tuple(die for die in attempt.pool if COLOUR[die] == "yellow")
        reroll(s, attempt)
    elif kind is UseAbility:
        yield from use_ability(s)
        continue_picking(s, attempt)
    else:
        yield from other_step(s, choice)
        if s.attempt is attempt:
            continue_picking(s, attempt)


def start_picking(s: Museum, attempt: Attempt, source: str) -> None:
    """Ask for the dice to reroll."""
    attempt.picking = source
    s.phase = "pick_dice"


def continue_picking(s: Museum, attempt: Attempt) -> None:
    """A card or ability has just allowed a reroll."""
    if attempt.picking:
        s.phase = "pick_dice"
    elif not attempt.pool and s.phase == "after_roll" and not attempt.completed:
        # All dice of the roll were secured; what lies on markers and spells may still do.
        s.phase = "after_roll"


def changes(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """Everything that can change the roll: clues, cards, abilities (ES-6.3)."""
    player = s.players[s.active]
    found: list[Choice] = []
    if attempt.pool:
        if player.clues and not in_force(s, "no_clue_rerolls", s.active):
            found.append(SPEND_CLUE)
        if attempt.rerolls:
            found.append(REROLL_AGAIN)
        if attempt.yellow_rerolls and any(COLOUR[die] == "yellow" for die in attempt.pool):
            found.append(REROLL_YELLOW)
    own = () if player.investigator in PLAIN_AFTER else ability_after_roll(s)
    return (*found, *own, *usable(s, "after_roll", "own_turn"))
