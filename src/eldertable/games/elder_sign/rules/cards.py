"""Using items, spells, allies and abilities (ES-16, ES-17)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from eldertable.games.elder_sign.choices import (
    ADD_DIE,
    DONE,
    LOSE_CARD,
    PAY_CLUE,
    PICK_DIE,
    USE_ABILITY,
    USE_CARD,
    Accept,
    Done,
    PayClue,
    TakeSecured,
)
from eldertable.games.elder_sign.content import DECK_OF, HAND, INVESTIGATORS, OTHER_WORLDS, Colour, Effect, When
from eldertable.games.elder_sign.events import (
    AbilityUsed,
    CardLost,
    CardUsed,
    DieAdded,
    DieChanged,
    DieSecured,
    SecuredTaken,
)
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import (
    ALL_DICE,
    COLOUR,
    FACE,
    UNROLLED,
    distinct,
    sorted_dice,
    supply,
    take_from_spell,
    without,
)
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.effects import apply, can_regain, heal_targets
from eldertable.games.elder_sign.rules.gains import can_be_given, extra_card, lose_clues, remove_card
from eldertable.games.elder_sign.rules.health import YES_NO, ancient_answer, settle_devoured, usable_now
from eldertable.games.elder_sign.rules.monsters import standing
from eldertable.games.elder_sign.state import Attempt, Museum, Secured
from eldertable.kernel import Choice, Decision, Rules

KNOWN_DICE = frozenset(ALL_DICE)
INVESTIGATION = ("inv1", "inv2", "inv3", "inv4")
# Verbs of cards in hand that work on the attempt; all others are common effects.
ON_ATTEMPT = frozenset(
    {"add_dice", "secure", "reroll", "change_die", "make_wild", "extra_focus", "token", "extra_reward", "discard_self"}
)
PAYMENT = {
    entry.id: cast(tuple[str, ...], effect.options)
    for entry in INVESTIGATORS.values()
    for effect in entry.effects
    if effect.do == "pay"
}


@lru_cache(maxsize=1 << 14)
def by_time(cards: tuple[str, ...], when: When) -> tuple[str, ...]:
    """The different cards of a hand that are used at a certain time."""
    return tuple(card for card in dict.fromkeys(cards) if HAND[card].when == when)


def usable(s: Museum, when: When) -> tuple[Choice, ...]:
    """The cards of the active player that can be used now and would do something (ES-16.3, ES-16.9)."""
    player = s.players[s.active]
    if not player.cards:
        return ()
    return tuple([USE_CARD[card] for card in by_time(player.cards, when) if useful(s, card)])


def useful(s: Museum, card: str) -> bool:
    """Whether a card is ready, allowed, and not without any effect."""
    ready = card not in s.players[s.active].tired and usable_now(s, s.active, card)
    return ready and any(matters(s, effect) for effect in HAND[card].effects)


def matters(s: Museum, effect: Effect) -> bool:
    """Whether an effect would change anything for the better."""
    attempt = s.attempt
    match effect.do:
        case "add_dice":
            return any(supply(s, colour) > 0 for colour in effect.dice)
        case "gain":
            return can_be_given(s, effect.what)
        case "regain" if effect.who == "choose_investigator":
            return bool(heal_targets(s, effect.what))
        case "regain":
            return can_regain(s, s.active, effect.what)
        case "regain_split":
            return can_regain(s, s.active, "sanity") or can_regain(s, s.active, "stamina")
        case "defeat_monster":
            return bool(standing(s))
        case "gate":
            return not s.awake and s.size("other_world") > 0
        case "extra_focus":
            return not s.awake and not in_force(s, "no_focus", s.active)
        case "extra_reward":
            return not s.awake
        case "token":
            return attempt is not None and any(COLOUR[die] == "yellow" for die in attempt.pool)
        case "change_die":
            return attempt is not None and bool(changeable(attempt, effect))
        case "secure" | "reroll" | "make_wild":
            return attempt is not None and bool(attempt.pool)
    return False


def use_card(s: Museum, card: str) -> Rules[None]:
    """Use a card of the active player; it goes under its deck unless it stays (ES-16.5, ES-16.12, ES-16.20)."""
    seat, player, entry = s.active, s.players[s.active], HAND[card]
    securing = any(effect.do == "secure" for effect in entry.effects)
    if entry.limit == "day":
        player.tired += (card,)
    else:
        remove_card(s, seat, card)
        if not securing:
            put_back(s, card)
    s.emit(CardUsed(seat, card))
    s.gained = ()
    if securing:
        yield from cast_securing(s, card, entry.effects)
    else:
        for effect in entry.effects:
            if effect.do in ON_ATTEMPT:
                yield from on_attempt(s, card, effect)
            else:
                yield from apply(s, (effect,), seat, cost=True)
    if player.investigator:
        extra_card(s, seat)
        yield from ancient_answer(s, seat, card)
        yield from settle_devoured(s)


def on_attempt(s: Museum, card: str, effect: Effect) -> Rules[None]:
    """What a card changes in the attempt under way."""
    attempt = s.attempt
    if attempt is None:
        return
    match effect.do:
        case "add_dice":
            add_dice(s, effect.dice)
        case "extra_focus":
            attempt.focuses += effect.count
        case "token":
            attempt.yellow_rerolls += effect.count
        case "extra_reward":
            attempt.bonus += (card,)
        case "reroll":
            attempt.picking = card
        case "change_die":
            yield from change_die(s, attempt, effect)
        case "make_wild":
            attempt.wild = yield from pick_one(s, distinct(die for die in attempt.pool if FACE[die] != "wild"))


# -- dice that join ------------------------------------------------------------------------------------


def add_dice(s: Museum, colours: Iterable[Colour]) -> None:
    """Put the dice that are available into the pool, not rolled yet (ES-16.7 to ES-16.9)."""
    assert s.attempt is not None
    for colour in colours:
        if supply(s, colour) > 0:
            s.attempt.pool = sorted_dice((*s.attempt.pool, colour))
            s.emit(DieAdded(s.active, colour))


def ways_to_add(s: Museum) -> tuple[Choice, ...]:
    """Everything that brings dice into the pool at any time: cards and secured dice (ES-6.2, ES-7.8)."""
    found: list[Choice] = []
    if s.players[s.active].cards:
        for choice in usable(s, "before_roll"):
            effect = HAND[choice.card].effects[0]  # type: ignore[attr-defined]
            if effect.do == "add_dice" and matters(s, effect):
                found.append(choice)
    if s.secured:
        found += secured_dice(s)
    return tuple(found)


def secured_dice(s: Museum) -> list[Choice]:
    """Each die on a spell that may be taken to be rolled (ES-16.23)."""
    return list(dict.fromkeys(TakeSecured(spell.spell, die) for spell in s.secured for die in spell.dice))


def take_secured(s: Museum, spell: str, die: str) -> None:
    """Take a die off a spell into the pool; its result is gone (ES-16.23)."""
    assert s.attempt is not None
    take_from_spell(s, next(each for each in s.secured if each.spell == spell and die in each.dice), die)
    s.attempt.pool = sorted_dice((*s.attempt.pool, COLOUR[die]))
    s.emit(SecuredTaken(s.active, spell, die))


def abilities_before_roll(s: Museum) -> tuple[Choice, ...]:
    """Gloria's and Jenny's dice, before the first roll only (ES-17.8, ES-17.10)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    if attempt.rolls:
        return ()
    when = INVESTIGATORS[player.investigator].when
    if when == "before_first_roll_other_world" and attempt.card in OTHER_WORLDS:
        effect = INVESTIGATORS[player.investigator].effects[0]
        return tuple([ADD_DIE[colour] for colour in effect.dice if supply(s, colour) > 0])
    if when == "start_of_resolution" and not attempt.ability_used and payments(s):
        effect = INVESTIGATORS[player.investigator].effects[1]
        if any(supply(s, colour) > 0 for colour in effect.dice):
            return (USE_ABILITY,)
    return ()


def payments(s: Museum) -> tuple[Choice, ...]:
    """What the active investigator can pay for his ability with (ES-17.10)."""
    player = s.players[s.active]
    kinds = PAYMENT[player.investigator]
    clue: tuple[Choice, ...] = (PAY_CLUE,) if "clue" in kinds and player.clues else ()
    return (*clue, *[LOSE_CARD[card] for card in dict.fromkeys(player.cards) if DECK_OF[card] in kinds])


def pay_for_dice(s: Museum) -> Rules[None]:
    """Discard something to add the yellow and the red die (ES-17.10)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    choice = yield Decision(s.active, "pay", payments(s))
    if type(choice) is PayClue:
        lose_clues(s, s.active, 1)
    else:
        remove_card(s, s.active, choice.card)
        put_back(s, choice.card)
        s.emit(CardLost(s.active, choice.card))
    attempt.ability_used = True
    s.emit(AbilityUsed(s.active, player.investigator))
    add_dice(s, INVESTIGATORS[player.investigator].effects[1].dice)


# -- dice that change ----------------------------------------------------------------------------------


def changed(die: str, effect: Effect) -> str:
    """What a die shows after the change, or "" if it cannot be changed so (ES-17.7, ES-17.9)."""
    colour, face = COLOUR[die], FACE[die]
    if effect.do == "raise_investigation":
        higher = f"{colour}_inv{int(face[3:]) + 1}" if face in INVESTIGATION else ""
        return higher if higher in KNOWN_DICE else ""
    wanted = INVESTIGATION if effect.from_ == "investigation" else cast(str, effect.from_).split("|")
    return f"{colour}_{effect.to}" if face in wanted and face != effect.to else ""


def changeable(attempt: Attempt, effect: Effect) -> tuple[str, ...]:
    """The kinds of dice in the pool that can be changed."""
    return distinct(die for die in attempt.pool if die not in UNROLLED and changed(die, effect))


def ability_after_roll(s: Museum) -> tuple[Choice, ...]:
    """The active investigator's own ability, if it can change this roll (ES-17.7, ES-17.9, ES-17.14)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    entry = INVESTIGATORS[player.investigator]
    if entry.when == "after_roll" and not attempt.ability_used and changeable(attempt, entry.effects[0]):
        return (USE_ABILITY,)
    if entry.when == "after_any_roll" and entry.id not in player.tired:
        return (USE_ABILITY,)
    return ()


def use_ability(s: Museum) -> Rules[None]:
    """Use the ability after a roll: change a die, or begin to pick dice to reroll."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    entry = INVESTIGATORS[player.investigator]
    if entry.when == "after_any_roll":
        attempt.picking = entry.id
    else:
        attempt.ability_used = True
        s.emit(AbilityUsed(s.active, entry.id))
        yield from change_die(s, attempt, entry.effects[0])


def change_die(s: Museum, attempt: Attempt, effect: Effect) -> Rules[None]:
    """Turn one die of the roll to another face."""
    die = yield from pick_one(s, changeable(attempt, effect))
    turn(s, attempt, die, changed(die, effect))


def turn(s: Museum, attempt: Attempt, die: str, after: str) -> None:
    """A die of the pool shows another face now."""
    attempt.pool = sorted_dice((*without(attempt.pool, [die]), after))
    s.emit(DieChanged(s.active, die, after))
    forget_wild(attempt)


def pick_one(s: Museum, dice: tuple[str, ...]) -> Rules[str]:
    """The active player picks a die (D10)."""
    choice = yield Decision(s.active, "pick_die", tuple([PICK_DIE[die] for die in dice]))
    die: str = choice.die
    return die


def forget_wild(attempt: Attempt) -> None:
    """A die that counts as a wild does so only while it lies in the pool."""
    if attempt.wild and attempt.wild not in attempt.pool:
        attempt.wild = ""


def cast_securing(s: Museum, spell: str, effects: tuple[Effect, ...]) -> Rules[None]:
    """Lay a spell on the table with dice of the roll on it (ES-16.20, ES-16.21)."""
    attempt, seat = s.attempt, s.active
    assert attempt is not None
    s.secured += (Secured(spell, seat, ()),)
    change: Effect | None = None
    for effect in effects:
        if effect.do == "change_die":
            change = effect
        elif effect.do != "secure":
            yield from apply(s, (effect,), seat, cost=True)
            if s.attempt is not attempt:
                return
        else:
            yield from secure_dice(s, attempt, effect.count, change)


def secure_dice(s: Museum, attempt: Attempt, most: int, change: Effect | None) -> Rules[None]:
    """Put one or more dice of the roll on the spell that lies there last."""
    spell, seat = s.secured[-1].spell, s.active
    for number in range(most):
        options: tuple[Choice, ...] = tuple([PICK_DIE[die] for die in distinct(attempt.pool)])
        if not options:
            return
        choice = yield Decision(seat, "secure_die", (*options, DONE) if number else options, {"spell": spell})
        if type(choice) is Done:
            return
        die = choice.die
        if change is not None and (after := changed(die, change)):
            answer = yield Decision(seat, "change_secured", YES_NO, {"die": die, "after": after})
            if type(answer) is Accept:
                turn(s, attempt, die, after)
                die = after
        attempt.pool = without(attempt.pool, [die])
        forget_wild(attempt)
        s.secured = (*s.secured[:-1], Secured(spell, seat, sorted_dice((*s.secured[-1].dice, die))))
        s.emit(DieSecured(seat, spell, die))
