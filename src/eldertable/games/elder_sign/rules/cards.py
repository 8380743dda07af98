"""Using items, spells, allies and abilities (ES-16, ES-17)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import cast

import msgspec

from eldertable.games.elder_sign.choices import (
    ADD_DIE,
    ALL_DICE,
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
from eldertable.games.elder_sign.content import DECK_OF, HAND, INVESTIGATORS, OTHER_WORLDS, SPELLS, Colour, Effect, When
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
from eldertable.games.elder_sign.rules.health import YES_NO, ancient_answer, settle_devoured
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


class Hand(msgspec.Struct, frozen=True, gc=False):
    """What a hand of cards depends on: the conditions under which its cards do something, and whether there are spells."""

    conditions: tuple[tuple[int, Callable[[Museum], bool]], ...]
    spells: bool


def usable(s: Museum, *times: When) -> tuple[Choice, ...]:
    """The cards of the active player that can be used at these times and would do something (ES-16.3, ES-16.9)."""
    player = s.players[s.active]
    cards = player.cards
    if not cards:
        return ()
    hand = survey(cards, times)
    if not hand.conditions:
        return ()
    met = 0
    for bit, condition in hand.conditions:
        if condition(s):
            met |= bit
    silent = hand.spells and in_force(s, "no_spells", s.active)
    return ready(cards, times, met, player.tired, silent)


@lru_cache(maxsize=1 << 14)
def survey(cards: tuple[str, ...], times: tuple[When, ...]) -> Hand:
    """The conditions that matter for a hand at some times."""
    found = [card for card in dict.fromkeys(cards) if HAND[card].when in times]
    bits = 0
    for card in found:
        bits |= NEEDS[card]
    conditions = tuple((1 << place, check) for place, check in enumerate(CONDITIONS.values()) if bits >> place & 1)
    return Hand(conditions, any(card in SPELLS for card in found))


@lru_cache(maxsize=1 << 16)
def ready(cards: tuple[str, ...], times: tuple[When, ...], met: int, tired: tuple[str, ...], silent: bool) -> tuple[Choice, ...]:
    """The cards that do something under the conditions met, time after time."""
    return tuple(
        USE_CARD[card]
        for time in times
        for card in dict.fromkeys(cards)
        if HAND[card].when == time and NEEDS[card] & met and card not in tired and not (silent and card in SPELLS)
    )


def dice_of_roll(s: Museum, faces: Container[str]) -> bool:
    """Whether a die of the pool shows one of the faces."""
    return s.attempt is not None and any(FACE[die] in faces for die in s.attempt.pool)


# When a card in hand would do something; which of these a card needs follows from its effects.
CONDITIONS: dict[str, Callable[[Museum], bool]] = {
    "yellow": lambda s: supply(s, "yellow") > 0,
    "red": lambda s: supply(s, "red") > 0,
    "yellow in pool": lambda s: s.attempt is not None and "yellow" in [COLOUR[die] for die in s.attempt.pool],
    "rolled": lambda s: s.attempt is not None and bool(s.attempt.pool),
    "not a wild": lambda s: s.attempt is not None and any(FACE[die] != "wild" for die in s.attempt.pool),
    "investigation": lambda s: dice_of_roll(s, INVESTIGATION),
    "peril|terror": lambda s: dice_of_roll(s, ("peril", "terror")),
    "clue": lambda s: can_be_given(s, "clue"),
    "spell": lambda s: can_be_given(s, "spell"),
    "common": lambda s: can_be_given(s, "common"),
    "unique": lambda s: can_be_given(s, "unique"),
    "sanity": lambda s: can_regain(s, s.active, "sanity"),
    "stamina": lambda s: can_regain(s, s.active, "stamina"),
    "sanity of somebody": lambda s: bool(heal_targets(s, "sanity")),
    "stamina of somebody": lambda s: bool(heal_targets(s, "stamina")),
    "monster": lambda s: bool(standing(s)),
    "gate": lambda s: not s.awake and s.size("other_world") > 0,
    "focus": lambda s: not s.awake and not in_force(s, "no_focus", s.active),
    "asleep": lambda s: not s.awake,
}


def conditions_of(effect: Effect) -> tuple[str, ...]:
    """Under which conditions, any of them, an effect of a card in hand changes something."""
    match effect.do:
        case "add_dice":
            return effect.dice
        case "gain":
            return (effect.what,)
        case "regain":
            return (f"{effect.what} of somebody",) if effect.who == "choose_investigator" else (effect.what,)
        case "change_die":
            return () if effect.then else (cast(str, effect.from_),)
    return OTHER_CONDITIONS.get(effect.do, ())


OTHER_CONDITIONS = {
    "regain_split": ("sanity", "stamina"),
    "defeat_monster": ("monster",),
    "gate": ("gate",),
    "extra_focus": ("focus",),
    "extra_reward": ("asleep",),
    "token": ("yellow in pool",),
    "secure": ("rolled",),
    "reroll": ("rolled",),
    "make_wild": ("not a wild",),
}
BIT = {name: 1 << place for place, name in enumerate(CONDITIONS)}
NEEDS = {
    card.id: reduce(or_, (BIT[name] for effect in card.effects for name in conditions_of(effect)), 0) for card in HAND.values()
}
ADDERS = {card.id: card.effects[0].dice for card in HAND.values() if card.effects[0].do == "add_dice"}


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
            s.attempt.joined += (colour,)
            s.emit(DieAdded(s.active, colour))


def ways_to_add(s: Museum) -> tuple[Choice, ...]:
    """Everything that brings dice into the pool at any time: cards and secured dice (ES-6.2, ES-7.8)."""
    found: list[Choice] = []
    if s.players[s.active].cards:
        for choice in usable(s, "before_roll"):
            colours = ADDERS.get(choice.card, ())  # type: ignore[attr-defined]
            if any(supply(s, colour) > 0 for colour in colours):
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
    s.attempt.joined += (COLOUR[die],)
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
