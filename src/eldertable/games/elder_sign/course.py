"""Where a turn stands: what the view, the bots, the odds and the reasons wish to know of the agenda."""

from __future__ import annotations

from typing import Literal

from eldertable.games.elder_sign.rules.battle import Awaken, ClearBoard, LoseLockedDice
from eldertable.games.elder_sign.rules.completing import Complete
from eldertable.games.elder_sign.rules.dice import TakeForLock
from eldertable.games.elder_sign.rules.entrance import ActAtEntrance, LeaveEntrance
from eldertable.games.elder_sign.rules.failing import Discard, EndOfTerror, GivenUp, GrantHelp, KeepDie
from eldertable.games.elder_sign.rules.midnight import Midnight
from eldertable.games.elder_sign.rules.monsters import PlaceMonster
from eldertable.games.elder_sign.rules.rolling import AfterRoll, AskMandy, BeforeRoll, CompleteMore, PickDice
from eldertable.games.elder_sign.rules.setup import ChooseAncientOne
from eldertable.games.elder_sign.rules.turn import AdvanceTheClock, DailyHeal, LocksBindAgain, Move, NextTurn, Replace, Turn
from eldertable.games.elder_sign.rules.using import ChangeSecured, SecureDie
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Step

Phase = Literal[
    "setup",
    "turn_start",
    "move",
    "entrance",
    "before_roll",
    "after_roll",
    "pick_dice",
    "ask_mandy",
    "discard",
    "focus",
    "clock",
    "replace",
    "midnight",
]

# What is going on, by the first of these steps to come: what is asked before it belongs to it.
PHASES: dict[type[Step[Museum]], Phase] = {
    Turn: "setup",
    DailyHeal: "turn_start",
    Move: "move",
    ActAtEntrance: "entrance",
    LeaveEntrance: "entrance",
    BeforeRoll: "before_roll",
    AskMandy: "ask_mandy",
    PickDice: "after_roll",
    AfterRoll: "after_roll",
    Complete: "after_roll",
    CompleteMore: "after_roll",
    GivenUp: "after_roll",
    EndOfTerror: "discard",
    Discard: "discard",
    KeepDie: "focus",
    GrantHelp: "focus",
    AdvanceTheClock: "clock",
    LocksBindAgain: "clock",
    Replace: "replace",
    Midnight: "replace",
    NextTurn: "midnight",
}

# What waits as long as a roll is not judged; `isinstance` takes ten times as long on structs.
WITH_A_ROLL: frozenset[type[Step[Museum]]] = frozenset((AskMandy, PickDice, AfterRoll))
NO_REROLL = PickDice("")


def phase(s: Museum) -> Phase:
    """What is going on; nothing but the clock once the game is over."""
    if picking(s):
        return "pick_dice"
    for step in s.agenda:
        if type(step) in PHASES:
            return PHASES[type(step)]
    return "clock"


def under_way(s: Museum) -> Step[Museum] | None:
    """What is being asked; nothing when the game is over."""
    return s.agenda[0] if s.agenda else None


def picking(s: Museum) -> bool:
    """Whether dice for a reroll are being picked."""
    return type(under_way(s)) is PickDice


def reroll(s: Museum) -> PickDice:
    """The reroll that is to come, with the dice picked so far; without a source if there is none."""
    for step in s.agenda:
        if type(step) is PickDice:
            return step
    return NO_REROLL


def arriving(s: Museum) -> str:
    """The monster that was drawn and is to be placed."""
    for step in s.agenda:
        if type(step) is PlaceMonster:
            return step.monster
    return ""


def unjudged(s: Museum) -> bool:
    """Whether a roll lies on the table with which nothing was completed yet."""
    return any(type(step) in WITH_A_ROLL or step_is(step, more=False) for step in s.agenda)


def completing_more(s: Museum) -> bool:
    """Whether a roll lies on the table with which tasks were completed already (ES-17.3)."""
    return any(isinstance(step, CompleteMore) or step_is(step, more=True) for step in s.agenda)


def step_is(step: Step[Museum], *, more: bool) -> bool:
    """Whether a task is being completed, the first of its roll or one more."""
    return type(step) is Complete and step.more == more


def fresh(s: Museum) -> tuple[str, ...] | None:
    """The dice that the latest roll left lying, as long as nobody has answered it."""
    step = under_way(s)
    return step.kept if type(step) is AskMandy or type(step) is AfterRoll else None


def awakening(s: Museum) -> bool:
    """Whether the Ancient One is about to awaken, or just awakening."""
    return any(isinstance(step, Awaken | ClearBoard | LoseLockedDice) for step in s.agenda)


def locking(s: Museum) -> bool:
    """Whether a die for a lock is being chosen: the lock is there before its die."""
    return any(isinstance(step, TakeForLock) for step in s.agenda)


def in_setup(s: Museum) -> bool:
    """Whether the first turn has not begun."""
    return bool(s.agenda) and type(s.agenda[-1]) is Turn


def choosing_ancient_one(s: Museum) -> bool:
    """Whether it is still open whom to face."""
    return isinstance(under_way(s), ChooseAncientOne)


def securing(s: Museum) -> bool:
    """Whether a spell is being cast that keeps dice: it lies there before its dice."""
    return isinstance(under_way(s), SecureDie | ChangeSecured)
