"""Failed rolls: terror, the discard, focus and assistance; giving up (ES-6.11, ES-7, ES-20.9)."""

from __future__ import annotations

from typing import Any

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
from eldertable.games.elder_sign.rules.acts import apply
from eldertable.games.elder_sign.rules.asking import then
from eldertable.games.elder_sign.rules.completing import shown
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import fallen, sorted_dice, without
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.effects import acts
from eldertable.games.elder_sign.rules.gains import remove_card
from eldertable.games.elder_sign.rules.health import YES_NO, offer
from eldertable.games.elder_sign.rules.matching import supplies
from eldertable.games.elder_sign.rules.outcome import end_attack, fail, resolve
from eldertable.games.elder_sign.rules.tasks import open_rows
from eldertable.games.elder_sign.rules.usable import IN_TURN, usable, ways_to_add
from eldertable.games.elder_sign.rules.using import take_secured, use_card
from eldertable.games.elder_sign.state import SEATS, Attempt, Help, Museum
from eldertable.kernel import NO_QUESTION, Asking, Choice, Decision, Rules, Seat

TERROR = {card.id: acts(card.terror) for card in CARDS.values() if card.terror}
MYTHOS_TERROR = {card.id: acts(card.continuous) for card in MYTHOS.values() if card.continuous_kind == "terror"}
GAVE_UP = tuple(map(GaveUp, SEATS))
ROLL_FAILED = tuple(map(RollFailed, SEATS))
FEARLESS = frozenset(entry.id for entry in INVESTIGATORS.values() if any(effect.do == "immune_terror" for effect in entry.effects))


def stop(s: Museum) -> Choice:
    """How one ends it before the end."""
    return STOP_ATTACK if s.awake else GIVE_UP


def other_step(s: Museum, choice: Any) -> Asking:
    """What can be done at several moments of an attempt: use a card, take a secured die, give up."""
    kind = type(choice)
    if kind is UseCard:
        return use_card_in_attempt(s, choice.card)
    if kind is TakeSecured:
        take_secured(s, choice.spell, choice.die)
        return NO_QUESTION
    return give_up(s)


def use_card_in_attempt(s: Museum, card: str) -> Asking:
    """Use a card; a weapon may complete the last task (ES-14.17)."""
    asking = use_card(s, card)
    return then(asking, resolve_by_weapon, s) if asking else resolve_by_weapon(s)


def resolve_by_weapon(s: Museum) -> Asking:
    """With the last monster defeated all tasks may be complete (ES-14.17)."""
    return resolve(s) if s.gains and s.attempt is not None and not open_rows(s) else NO_QUESTION


# -- terror, and giving up -------------------------------------------------------------------------------


def fail_roll(s: Museum, attempt: Attempt) -> Asking:
    """Terror effects first; then a die is discarded (ES-7.1)."""
    attempt.rolled = False
    s.phase = "discard"
    s.emit(ROLL_FAILED[s.active])
    return fail_in_terror(s, attempt) if terror_strikes(s, attempt) else NO_QUESTION


def fail_in_terror(s: Museum, attempt: Attempt) -> Rules[None]:
    """Terror may end the attempt (ES-7.5)."""
    yield from terror(s, attempt)
    if s.attempt is not None and not s.awakening and attempt.doomed:
        yield from fail(s)


def terror_strikes(s: Museum, attempt: Attempt) -> bool:
    """Whether a rolled die shows terror, and somebody is there to feel it (ES-7.2, ES-17.12)."""
    if s.awake or (attempt.card not in TERROR and s.mythos not in MYTHOS_TERROR) or s.players[s.active].investigator in FEARLESS:
        return False
    return supplies(shown(attempt)).terror > 0


def terror(s: Museum, attempt: Attempt) -> Rules[None]:
    """All Terror effects of the card and of the Mythos card, once (ES-7.3, ES-7.4)."""
    player = s.players[s.active]
    continuous = MYTHOS_TERROR.get(s.mythos, ()) if player.investigator != "sister_mary" else ()
    if attempt.card not in TERROR and not continuous:
        return
    for card in dict.fromkeys(player.cards):
        if HAND[card].trigger == "own_terror" and (yield from offer(s, s.active, card)):
            remove_card(s, s.active, card)
            put_back(s, card)
            s.emit(CardUsed(s.active, card))
            return
    for source, effects in ((attempt.card, TERROR.get(attempt.card, ())), (s.mythos, continuous)):
        if effects and s.attempt is attempt and not s.awakening:
            s.emit(TerrorStruck(s.active, source))
            yield from apply(s, effects, s.active)


def give_up(s: Museum) -> Asking:
    """End the attempt; a roll that lies unjudged counts as failed first (ES-6.11, R9), an attack just ends (ES-20.9)."""
    attempt = s.attempt
    assert attempt is not None
    s.emit(GAVE_UP[s.active])
    if s.awake:
        end_attack(s)
        return NO_QUESTION
    if attempt.rolled and not attempt.completed:
        s.emit(ROLL_FAILED[s.active])
        if terror_strikes(s, attempt):
            attempt.rolled = False
            attempt.doomed = True
            return fail_in_terror(s, attempt)
    return fail(s)


# -- the discard --------------------------------------------------------------------------------------------


def discard(s: Museum) -> Decision | Asking:
    """A failed roll costs a die; the last one may be saved by adding dice first (ES-7.7, ES-7.8, D15)."""
    attempt = s.attempt
    assert attempt is not None
    options: tuple[Choice, ...] = tuple([DISCARD_DIE[die] for die in fallen(attempt.pool)])
    if not options and attempt.pool:
        # Dice that were added in this very step are not among those to choose from.
        focus_or_roll(s, attempt)
        return NO_QUESTION
    if len(attempt.pool) > 1:
        options = (*options, *usable(s, IN_TURN), stop(s))
    else:
        options = (*options, *ways_to_add(s), *usable(s, IN_TURN))
        if not options:
            return run_out(s)
        if not attempt.pool:
            options = (*options, stop(s))
    return Decision(s.active, "discard", options, checkpoint=True)


def discard_die(s: Museum, choice: Any) -> Asking:
    """The die goes, or something else is done first."""
    if type(choice) is not DiscardDie:
        return other_step(s, choice)
    attempt = s.attempt
    assert attempt is not None
    attempt.pool = without(attempt.pool, (choice.die,))
    attempt.discarded += (choice.die,)
    s.emit(DieDiscarded(s.active, choice.die))
    if not attempt.pool:
        return run_out(s)
    focus_or_roll(s, attempt)
    return NO_QUESTION


def run_out(s: Museum) -> Asking:
    """No die is left to roll (ES-7.8, ES-20.9)."""
    if not s.awake:
        return fail(s)
    end_attack(s)
    return NO_QUESTION


# -- focus and assistance -----------------------------------------------------------------------------------


def focus_or_roll(s: Museum, attempt: Attempt) -> None:
    """After the discard a die may be kept, unless there is no way (ES-7.9, ES-7.10, ES-20.8)."""
    s.phase = "focus" if len(attempt.pool) > 1 and not s.awake else "before_roll"


def keepers(s: Museum, attempt: Attempt) -> tuple[Choice, ...]:
    """Every way to keep a die of the failed roll: focus, or a helper on the same card (ES-7.9 to ES-7.12)."""
    dice = fallen(attempt.pool)
    found: list[Choice] = []
    if attempt.focuses and not in_force(s, "no_focus", s.active):
        found += [FOCUS[die] for die in dice]
    if not attempt.asked:
        helped = [aid.seat for aid in attempt.helpers]
        for seat, player in enumerate(s.players):
            if player.place == attempt.card and seat != s.active and seat not in helped:
                found += [AskHelp(seat, die) for die in dice]
    return tuple(found)


def focus(s: Museum) -> Decision | Asking:
    """Focus a die, ask for assistance, or neither (ES-7.9 to ES-7.12, D16)."""
    attempt = s.attempt
    assert attempt is not None
    options = keepers(s, attempt)
    if not options:
        s.phase = "before_roll"
        return NO_QUESTION
    return Decision(s.active, "focus", (*options, ROLL_ON, *usable(s, IN_TURN), GIVE_UP), checkpoint=True)


def keep_die(s: Museum, choice: Any) -> Asking:
    """The die goes on a marker, or none does."""
    attempt, kind = s.attempt, type(choice)
    assert attempt is not None
    if kind is AskHelp:
        return request(s, attempt, choice.helper_seat, choice.die)
    if kind is Focus:
        attempt.focuses -= 1
        attempt.focused = sorted_dice((*attempt.focused, choice.die))
        attempt.pool = without(attempt.pool, (choice.die,))
        s.emit(DieFocused(s.active, choice.die))
    elif kind is not RollOn:
        return other_step(s, choice)
    attempt.offered = True
    s.phase = "before_roll"
    return NO_QUESTION


def request(s: Museum, attempt: Attempt, seat: Seat, die: str) -> Rules[None]:
    """Ask a player on the same card; after a refusal one may still focus (ES-7.10 to ES-7.12, D17)."""
    s.emit(HelpAsked(s.active, seat))
    attempt.asked = True
    answer = yield Decision(seat, "grant_help", YES_NO, {"asker_seat": s.active, "die": die})
    if type(answer) is Accept:
        attempt.helpers += (Help(seat, die),)
        attempt.pool = without(attempt.pool, (die,))
        s.emit(HelpGiven(seat, die))
        attempt.offered = True
        s.phase = "before_roll"
    else:
        s.emit(HelpRefused(seat))
