"""Rolling the pool, and what may be done with a roll (ES-6, ES-16.1, ES-17); attacks use the same steps (ES-20.7)."""

from __future__ import annotations

from eldertable.games.elder_sign.choices import (
    DECLINE,
    DONE,
    FAIL_ROLL,
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
    GiveUp,
    PickDie,
    RerollAgain,
    RerollYellow,
    Roll,
    RollOn,
    SpendClue,
    StopAttack,
    TakeSecured,
    UseAbility,
    UseCard,
)
from eldertable.games.elder_sign.content import ABILITIES, INVESTIGATORS
from eldertable.games.elder_sign.events import AbilityUsed, ClueSpent, DiceRerolled, DiceRolled
from eldertable.games.elder_sign.rules import completing, failing
from eldertable.games.elder_sign.rules.dice import COLOUR, free_greens, roll, roll_greens, sorted_dice, without
from eldertable.games.elder_sign.rules.gains import lose_clues
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.outcome import ResolveIfComplete
from eldertable.games.elder_sign.rules.step import Moment
from eldertable.games.elder_sign.rules.usable import (
    AFTER_ROLL,
    BEFORE_ROLL,
    IN_TURN,
    abilities_before_roll,
    ability_after_roll,
    secured_dice,
    usable,
)
from eldertable.games.elder_sign.rules.using import ChangeDie, PayForDice, add_dice, use_card
from eldertable.games.elder_sign.state import Attempt, Museum
from eldertable.kernel import Choice, Decision, Seat

MANDY = "mandy_thompson"
CLUE_REROLLS = {
    entry.id: effect.count for entry in INVESTIGATORS.values() for effect in entry.effects if effect.do == "clue_rerolls"
}
# How many dice of the roll may be picked for a reroll; a clue rerolls any number (ES-16.1, ES-17.14).
REROLL_LIMITS = {source: effect.count for source, effects in ABILITIES.items() for effect in effects if effect.do == "reroll"}
# Investigators with nothing of their own to do before or after a roll.
PLAIN_BEFORE = frozenset(
    entry.id for entry in INVESTIGATORS.values() if entry.when not in ("start_of_resolution", "before_first_roll_other_world")
)
PLAIN_AFTER = frozenset(entry.id for entry in INVESTIGATORS.values() if entry.when not in ("after_roll", "after_any_roll"))


def begin(s: Museum, card: str) -> None:
    """Start an attempt at a card, or an attack, with the green dice of the supply (ES-6.1)."""
    s.attempt = Attempt(card, free_greens(s))
    s.next(BeforeRoll())


# -- before a roll -------------------------------------------------------------------------------------------------------


class BeforeRoll(Moment, frozen=True):
    """Use cards and abilities, take secured dice, then roll (ES-6.2, ES-6.9, D9).

    `going_on`: who has just decided to go on is not asked again, unless there is something to use (R44).
    """

    going_on: bool = False

    def ask(self, s: Museum) -> Decision | None:
        attempt, player = s.attempt, s.players[s.active]
        assert attempt is not None
        helpful: tuple[Choice, ...] = usable(s, BEFORE_ROLL) if player.cards else ()
        if player.investigator not in PLAIN_BEFORE:
            helpful += abilities_before_roll(s)
        if s.secured:
            helpful += secured_dice(s)
        if not attempt.pool and not helpful:
            failing.run_out(s)
            return None
        if self.going_on and not helpful:
            roll_pool(s, attempt)
            return None
        roll_first = (ROLL,) if attempt.pool else ()
        return Decision(s.active, "before_roll", (*roll_first, *helpful, failing.stop(s)))

    def answer(self, s: Museum, choice: Roll | AddDie | UseAbility | UseCard | TakeSecured | GiveUp | StopAttack) -> None:
        attempt = s.attempt
        assert attempt is not None
        if type(choice) is Roll:
            roll_pool(s, attempt)
        elif type(choice) is AddDie:
            s.next(BeforeRoll())
            s.emit(AbilityUsed(s.active, s.players[s.active].investigator))
            add_dice(s, (choice.colour,))
        elif type(choice) is UseAbility:
            s.next(PayForDice(), BeforeRoll())
        else:
            failing.other_step(s, BeforeRoll(), choice)


def roll_pool(s: Museum, attempt: Attempt) -> None:
    """Roll the whole pool; what was done with the last roll does not count for this one (ES-6.2, ES-17.1)."""
    attempt.pool = roll(s, attempt.pool) if attempt.joined else roll_greens(s, len(attempt.pool))
    attempt.rolls += 1
    attempt.ability_used = False
    attempt.rerolls = 0
    attempt.wild = ""
    s.emit(DiceRolled(s.active, attempt.pool))
    s.next(judging(s, kept=()))


def judging(s: Museum, kept: tuple[str, ...]) -> Moment:
    """Dice have fallen, others were left lying: Mandy Thompson may answer first (ES-17.14)."""
    return AfterRoll(kept) if mandy(s) is None else AskMandy(kept)


# -- picking dice to reroll ----------------------------------------------------------------------------------------------


def mandy(s: Museum) -> Seat | None:
    """The player of a rested Mandy Thompson, if it is not his own turn."""
    if MANDY in s.unused or MANDY in s.devoured:
        return None
    for seat, player in enumerate(s.players):
        if player.investigator == MANDY:
            return None if seat == s.active or MANDY in player.tired else seat
    return None


class AskMandy(Moment, frozen=True):
    """Mandy's player may reroll one or two dice of anybody's roll (ES-17.14, D12). `kept`: what the latest roll left lying."""

    kept: tuple[str, ...]

    def ask(self, s: Museum) -> Decision:
        attempt, seat = s.attempt, mandy(s)
        assert attempt is not None and seat is not None
        return Decision(seat, "ask_mandy", (DECLINE, *picks(attempt.pool)))

    def answer(self, s: Museum, choice: PickDie | Decline) -> None:
        s.next(PickDice(MANDY, (choice.die,)) if type(choice) is PickDie else AfterRoll())


def picks(pool: tuple[str, ...]) -> tuple[Choice, ...]:
    """Each kind of die to pick."""
    return tuple([PICK_DIE[die] for die in dict.fromkeys(pool)])


class PickDice(Moment, frozen=True):
    """Pick dice of the roll one by one, then reroll them together (ES-16.1): for a clue, a card or an ability."""

    source: str
    picked: tuple[str, ...] = ()

    def ask(self, s: Museum) -> Decision | None:
        attempt = s.attempt
        assert attempt is not None
        rest = without(attempt.pool, self.picked)
        if not rest or len(self.picked) >= REROLL_LIMITS.get(self.source, len(attempt.pool)):
            reroll(s, attempt, self.source, self.picked)
            return None
        seat = mandy(s) if self.source == MANDY else None
        options = (DONE, *picks(rest)) if self.picked else picks(rest)
        return Decision(s.active if seat is None else seat, "pick_dice", options)

    def answer(self, s: Museum, choice: PickDie | Done) -> None:
        if type(choice) is PickDie:
            s.next(PickDice(self.source, (*self.picked, choice.die)))
        else:
            assert s.attempt is not None
            reroll(s, s.attempt, self.source, self.picked)


def reroll(s: Museum, attempt: Attempt, source: str, picked: tuple[str, ...]) -> None:
    """Roll the picked dice again; it is still the same roll (ES-16.1, ES-17.1)."""
    if source == MANDY:
        seat = next(seat for seat, player in enumerate(s.players) if player.investigator == MANDY)
        s.players[seat].tired += (MANDY,)
        s.emit(AbilityUsed(seat, MANDY))
    kept, after = without(attempt.pool, picked), roll(s, picked)
    attempt.pool = sorted_dice((*attempt.pool, *after))
    attempt.take(*picked)
    s.emit(DiceRerolled(s.active, sorted_dice(picked), after))
    s.next(judging(s, kept))


# -- what is done with a roll ------------------------------------------------------------------------------------------------


class AfterRoll(Moment, frozen=True):
    """Change the roll, complete a task with it, or declare it failed (ES-6.3, ES-6.4, D11, D13).

    `kept`: what the latest roll left lying, as long as nobody has answered it.
    """

    kept: tuple[str, ...] | None = None

    def ask(self, s: Museum) -> Decision:
        attempt, player = s.attempt, s.players[s.active]
        assert attempt is not None
        tasks = completing.completable(s, attempt)
        if player.cards or player.clues or player.investigator not in PLAIN_AFTER or attempt.rerolls or attempt.yellow_rerolls:
            options = (*tasks, FAIL_ROLL, *changes(s, attempt), failing.stop(s))
        else:
            options = (*tasks, FAIL_ROLL, failing.stop(s))
        return Decision(s.active, "after_roll", options)

    def answer(self, s: Museum, choice: Choice) -> None:
        attempt = s.attempt
        assert attempt is not None
        if type(choice) is CompleteTask:
            s.next(completing.Complete(choice.task - 1))
        elif type(choice) is FailRoll:
            failing.fail_roll(s, attempt)
        elif type(choice) is UseCard:
            s.next(ResolveIfComplete(), PickDice(choice.card) if choice.card in REROLL_LIMITS else AfterRoll())
            use_card(s, choice.card)
        elif type(choice) is UseAbility:
            use_ability(s, attempt)
        elif type(choice) is SpendClue:
            lose_clues(s, s.active, 1)
            s.emit(ClueSpent(s.active))
            attempt.rerolls += CLUE_REROLLS.get(s.players[s.active].investigator, 1) - 1
            s.next(PickDice("clue"))
        elif type(choice) is RerollAgain:
            attempt.rerolls -= 1
            s.next(PickDice("clue"))
        elif type(choice) is RerollYellow:
            attempt.yellow_rerolls -= 1
            reroll(s, attempt, "rifle", tuple(die for die in attempt.pool if COLOUR[die] == "yellow"))
        else:
            failing.give_up(s, unjudged=True)


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


def use_ability(s: Museum, attempt: Attempt) -> None:
    """Use the ability after a roll: change a die, or pick dice to reroll (ES-17.7, ES-17.9, ES-17.14)."""
    entry = INVESTIGATORS[s.players[s.active].investigator]
    if entry.when == "after_any_roll":
        s.next(PickDice(entry.id))
    else:
        attempt.ability_used = True
        s.emit(AbilityUsed(s.active, entry.id))
        s.next(ChangeDie(entry.id), AfterRoll())


class CompleteMore(Moment, frozen=True):
    """Amanda Sharpe may complete more tasks with the same roll (ES-17.3, D14)."""

    def ask(self, s: Museum) -> Decision:
        attempt = s.attempt
        assert attempt is not None
        return Decision(
            s.active, "after_roll", (*completing.completable(s, attempt), ROLL_ON, *usable(s, IN_TURN), failing.stop(s))
        )

    def answer(self, s: Museum, choice: CompleteTask | RollOn | UseCard | GiveUp | StopAttack) -> None:
        if type(choice) is CompleteTask:
            s.next(completing.Complete(choice.task - 1, more=True))
        elif type(choice) is RollOn:
            s.next(BeforeRoll())
        else:
            failing.other_step(s, self, choice)
