"""Completing tasks with dice of the roll, on markers and on spells (ES-5, ES-6.5, ES-20.7)."""

from __future__ import annotations

from eldertable.games.elder_sign.choices import UseDice
from eldertable.games.elder_sign.content import ANCIENT_ONES, INVESTIGATORS
from eldertable.games.elder_sign.events import DoomRemoved, TaskCompleted
from eldertable.games.elder_sign.rules import rolling
from eldertable.games.elder_sign.rules.clock import advance_clock
from eldertable.games.elder_sign.rules.dice import COLOUR, sorted_dice, take_from_spell, without
from eldertable.games.elder_sign.rules.ending import end_game
from eldertable.games.elder_sign.rules.health import subtract
from eldertable.games.elder_sign.rules.matching import Way, enough, supplies, ways
from eldertable.games.elder_sign.rules.outcome import resolve
from eldertable.games.elder_sign.rules.step import Moment
from eldertable.games.elder_sign.rules.tasks import Row, next_tasks, open_rows, rows
from eldertable.games.elder_sign.state import AT_ANCIENT_ONE, Attempt, Help, Museum
from eldertable.kernel import Choice, Decision

MULTI_TASK = frozenset(
    entry.id for entry in INVESTIGATORS.values() if any(effect.do == "multi_task_per_roll" for effect in entry.effects)
)


class Complete(Moment, frozen=True):
    """Place dice on a task and pay its costs (ES-6.5, ES-5.7, ES-5.8, D13). `more`: others were completed with this roll before."""

    row: int
    more: bool = False

    def ask(self, s: Museum) -> Decision:
        attempt = s.attempt
        assert attempt is not None
        found = ways_for(s, attempt, rows(s, attempt.card)[self.row])
        return Decision(s.active, "use_dice", tuple([UseDice(way.pool, way.held, way.secured) for way in found]))

    def answer(self, s: Museum, choice: UseDice) -> None:
        attempt = s.attempt
        assert attempt is not None
        row = rows(s, attempt.card)[self.row]
        place_dice(s, attempt, choice)
        s.emit(TaskCompleted(s.active, self.row + 1, choice.pool + choice.held + choice.secured))
        pay_costs(s, row)
        if attempt.card == AT_ANCIENT_ONE:
            strike(s)
        else:
            attempt.done += (self.row,)
            if row.monster and row.monster not in s.gains:
                s.gains += (row.monster,)
        if s.ending:
            return
        if not open_rows(s):
            resolve(s)
        elif s.players[s.active].investigator in MULTI_TASK and completable(s, attempt):
            s.next(rolling.CompleteMore())
        else:
            s.next(rolling.BeforeRoll())


def pay_costs(s: Museum, row: Row) -> None:
    """The costs of a task (ES-5.7, ES-5.8)."""
    subtract(s, s.active, "sanity", row.cost.sanity)
    subtract(s, s.active, "stamina", row.cost.stamina)
    for _ in range(row.cost.clock):
        advance_clock(s)


def strike(s: Museum) -> None:
    """A completed combat task removes a doom token; the last one wins the game (ES-20.7, ES-21.2)."""
    s.doom -= 1
    s.emit(DoomRemoved(s.doom, len(ANCIENT_ONES[s.ancient_one].doom_track)))
    if not s.doom:
        end_game(s, "banished")


def place_dice(s: Museum, attempt: Attempt, way: UseDice) -> None:
    """Dice leave the pool, markers and spells until the end of the phase (ES-6.5, ES-16.24)."""
    used = []
    for die in way.pool:
        if die not in attempt.pool:
            # A die that only counts as a wild is the one under it; its twin is none.
            die, attempt.wild = attempt.wild, ""
        used.append(die)
        attempt.take(die)
    for die in way.held:
        if die in attempt.focused:
            attempt.focused = without(attempt.focused, (die,))
        else:
            helper = next(aid for aid in attempt.helpers if aid.die == die)
            attempt.helpers = tuple([Help(aid.seat, "") if aid is helper else aid for aid in attempt.helpers])
    for die in way.secured:
        take_from_spell(s, next(spell for spell in s.secured if die in spell.dice), die)
        attempt.joined += (COLOUR[die],)
    attempt.placed += (*used, *way.held, *way.secured)


# -- what the dice would do ----------------------------------------------------------------------------------


def completable(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """The available tasks that the dice satisfy and the investigator can pay for (ES-5.6, ES-5.9)."""
    player = s.players[s.active]
    dice = shown(attempt) if attempt.wild else attempt.pool
    if attempt.focused or attempt.helpers or s.secured:
        dice += kept_dice(attempt) + secured_faces(s)
    have = supplies(dice)
    found: list[Choice] = []
    for task in next_tasks(s, attempt):
        if player.sanity > task.sanity and player.stamina > task.stamina and enough(task.need, have, dice):
            found.append(task.choice)
    return tuple(found)


def ways_for(s: Museum, attempt: Attempt, row: Row) -> tuple[Way, ...]:
    """The ways to complete a row with the pool, the dice on markers and those on spells (ES-5.6, ES-7.13, ES-16.23)."""
    faces = s.players[s.active].investigator in MULTI_TASK
    return ways(row.req, shown(attempt), kept_dice(attempt), secured_faces(s), faces)


def kept_dice(attempt: Attempt) -> tuple[str, ...]:
    """The dice on the markers of the active player and his helpers."""
    if not attempt.helpers:
        return attempt.focused
    return sorted_dice((*attempt.focused, *[aid.die for aid in attempt.helpers if aid.die]))


def secured_faces(s: Museum) -> tuple[str, ...]:
    """The dice on all spells."""
    return sorted_dice(tuple(die for spell in s.secured for die in spell.dice)) if s.secured else ()


def shown(attempt: Attempt) -> tuple[str, ...]:
    """The pool with a die that counts as a wild."""
    if not attempt.wild:
        return attempt.pool
    return sorted_dice((*without(attempt.pool, (attempt.wild,)), f"{COLOUR[attempt.wild]}_wild"))
