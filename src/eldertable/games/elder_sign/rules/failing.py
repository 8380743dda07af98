"""Failed rolls: terror, the discard, focus and assistance; giving up (ES-6.11, ES-7, ES-20.9)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.elder_sign.choices import (
    DISCARD_DIE,
    FOCUS,
    GIVE_UP,
    ROLL_ON,
    STOP_ATTACK,
    Accept,
    AskHelp,
    DiscardDie,
    Focus,
    RollOn,
    TakeSecured,
    UseCard,
)
from eldertable.games.elder_sign.content import CARDS, HAND, INVESTIGATORS, MYTHOS
from eldertable.games.elder_sign.events import (
    CardUsed,
    DieDiscarded,
    DieFocused,
    GaveUp,
    HelpAsked,
    HelpGiven,
    HelpRefused,
    RollFailed,
    TerrorStruck,
)
from eldertable.games.elder_sign.rules.completing import shown
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import (
    FACE,
    distinct,
    sorted_dice,
    without,
)
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.effects import apply
from eldertable.games.elder_sign.rules.gains import remove_card
from eldertable.games.elder_sign.rules.health import YES_NO, offer
from eldertable.games.elder_sign.rules.outcome import end_attack, fail, resolve
from eldertable.games.elder_sign.rules.tasks import open_rows
from eldertable.games.elder_sign.rules.usable import usable, ways_to_add
from eldertable.games.elder_sign.rules.using import take_secured, use_card
from eldertable.games.elder_sign.state import Attempt, Help, Museum
from eldertable.kernel import Choice, Decision, Rules, Seat

FEARLESS = frozenset(entry.id for entry in INVESTIGATORS.values() if any(effect.do == "immune_terror" for effect in entry.effects))


def stop(s: Museum) -> Choice:
    """How one ends it before the end."""
    return STOP_ATTACK if s.awake else GIVE_UP


def other_step(s: Museum, choice: Choice) -> Rules[None]:
    """What can be done at several moments of an attempt: use a card, take a secured die, give up."""
    kind = type(choice)
    if kind is UseCard:
        yield from use_card(s, choice.card)  # type: ignore[attr-defined]
        if s.attempt is not None and not open_rows(s):
            yield from resolve(s)
    elif kind is TakeSecured:
        take_secured(s, choice.spell, choice.die)  # type: ignore[attr-defined]
    else:
        yield from give_up(s)


def fail_roll(s: Museum, attempt: Attempt) -> Rules[None]:
    """Terror effects first; then a die is discarded (ES-7.1)."""
    attempt.rolled = False
    s.phase = "discard"
    s.emit(RollFailed(s.active))
    yield from terror(s, attempt)
    if s.attempt is not None and not s.awakening and attempt.doomed:
        yield from fail(s)


def terror(s: Museum, attempt: Attempt) -> Rules[None]:
    """All Terror effects of the card and of the Mythos card, once, if a rolled die shows terror (ES-7.2 to ES-7.4, ES-17.12)."""
    player = s.players[s.active]
    if s.awake or player.investigator in FEARLESS:
        return
    mythos = MYTHOS[s.mythos]
    continuous = mythos.continuous if mythos.continuous_kind == "terror" and player.investigator != "sister_mary" else ()
    if not CARDS[attempt.card].terror and not continuous:
        return
    if not any(FACE[die] == "terror" for die in shown(attempt)):
        return
    for card in dict.fromkeys(player.cards):
        if HAND[card].trigger == "own_terror" and (yield from offer(s, s.active, card)):
            remove_card(s, s.active, card)
            put_back(s, card)
            s.emit(CardUsed(s.active, card))
            return
    for source, effects in ((attempt.card, CARDS[attempt.card].terror), (s.mythos, continuous)):
        if effects and s.attempt is attempt and not s.awakening:
            s.emit(TerrorStruck(s.active, source))
            yield from apply(s, effects, s.active)


def give_up(s: Museum) -> Rules[None]:
    """End the attempt; a roll that lies unjudged counts as failed first (ES-6.11, R9), an attack just ends (ES-20.9)."""
    attempt = s.attempt
    assert attempt is not None
    s.emit(GaveUp(s.active))
    if s.awake:
        end_attack(s)
        return
    attempt.doomed = True
    if attempt.rolled and not attempt.completed:
        attempt.rolled = False
        s.emit(RollFailed(s.active))
        yield from terror(s, attempt)
    if s.attempt is not None and not s.awakening:
        yield from fail(s)


def discard(s: Museum) -> Rules[None]:
    """A failed roll costs a die; the last one may be saved by adding dice first (ES-7.7, ES-7.8, D15)."""
    attempt = s.attempt
    assert attempt is not None
    pool = attempt.pool
    rolled = [die for die in distinct(pool) if FACE[die]]
    options: tuple[Choice, ...] = tuple([DISCARD_DIE[die] for die in rolled])
    if len(pool) > 1:
        # Dice that were added in this very step are not among those to choose from.
        if not rolled:
            focus_or_roll(s, attempt)
            return
        options = (*options, *(usable(s, "own_turn") if s.players[s.active].cards else ()), stop(s))
    elif pool and not rolled:
        focus_or_roll(s, attempt)
        return
    else:
        options = (*options, *ways_to_add(s), *usable(s, "own_turn"))
        if not options:
            yield from run_out(s)
            return
        if not pool:
            options = (*options, stop(s))
    choice = yield Decision(s.active, "discard", options, checkpoint=True)
    if type(choice) is DiscardDie:
        attempt.pool = without(pool, [choice.die])
        attempt.discarded += (choice.die,)
        s.emit(DieDiscarded(s.active, choice.die))
        if attempt.pool:
            focus_or_roll(s, attempt)
        else:
            yield from run_out(s)
    else:
        yield from other_step(s, choice)


def run_out(s: Museum) -> Rules[None]:
    """No die is left to roll (ES-7.8, ES-20.9)."""
    if s.awake:
        end_attack(s)
    else:
        yield from fail(s)


def focus_or_roll(s: Museum, attempt: Attempt) -> None:
    """After the discard a die may be kept, unless there is no way (ES-7.9, ES-7.10, ES-20.8)."""
    s.phase = "focus" if len(attempt.pool) > 1 and not s.awake and keepers(s, attempt) else "before_roll"


def keepers(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """Every way to keep a die of the failed roll: focus, or a helper on the same card (ES-7.9 to ES-7.12)."""
    dice = [die for die in distinct(attempt.pool) if FACE[die]]
    found: list[Choice] = []
    if attempt.focuses and not in_force(s, "no_focus", s.active):
        found += [FOCUS[die] for die in dice]
    if not attempt.asked and len(s.players) > 1:
        helped = [aid.seat for aid in attempt.helpers]
        for seat, player in enumerate(s.players):
            if player.place == attempt.card and seat != s.active and seat not in helped:
                found += [ask(seat, die) for die in dice]
    return tuple(found)


@lru_cache
def ask(seat: Seat, die: str) -> Choice:
    """The request for help with a die."""
    return AskHelp(seat, die)


def focus(s: Museum) -> Rules[None]:
    """Focus a die, ask for assistance, or neither (ES-7.9 to ES-7.12, D16)."""
    attempt = s.attempt
    assert attempt is not None
    options = keepers(s, attempt)
    if not options:
        s.phase = "before_roll"
        return
    options = (*options, ROLL_ON, *usable(s, "own_turn"), GIVE_UP)
    choice = yield Decision(s.active, "focus", options, checkpoint=True)
    kind = type(choice)
    if kind is Focus:
        attempt.focuses -= 1
        attempt.focused = sorted_dice((*attempt.focused, choice.die))
        attempt.pool = without(attempt.pool, [choice.die])
        s.emit(DieFocused(s.active, choice.die))
    elif kind is AskHelp:
        yield from request(s, attempt, choice.helper_seat, choice.die)
        return
    elif kind is not RollOn:
        yield from other_step(s, choice)
        return
    attempt.offered = True
    s.phase = "before_roll"


def request(s: Museum, attempt: Attempt, seat: Seat, die: str) -> Rules[None]:
    """Ask a player on the same card; after a refusal one may still focus (ES-7.10 to ES-7.12, D17)."""
    s.emit(HelpAsked(s.active, seat))
    attempt.asked = True
    answer = yield Decision(seat, "grant_help", YES_NO, {"asker_seat": s.active, "die": die})
    if type(answer) is Accept:
        attempt.helpers += (Help(seat, die),)
        attempt.pool = without(attempt.pool, [die])
        s.emit(HelpGiven(seat, die))
        attempt.offered = True
        s.phase = "before_roll"
    else:
        s.emit(HelpRefused(seat))
