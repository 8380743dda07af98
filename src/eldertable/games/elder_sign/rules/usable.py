"""Which items, spells, allies and abilities can be used now (ES-16.3, ES-16.9, ES-17)."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import reduce
from typing import cast

import msgspec

from eldertable.games.elder_sign.choices import (
    ADD_DIE,
    ALL_DICE,
    LOSE_CARD,
    PAY_CLUE,
    USE_ABILITY,
    USE_CARD,
    TakeSecured,
)
from eldertable.games.elder_sign.content import DECK_OF, HAND, INVESTIGATORS, OTHER_WORLDS, SPELLS
from eldertable.games.elder_sign.content.shapes import Effect, When
from eldertable.games.elder_sign.rules.dice import (
    COLOUR,
    FACE,
    fallen,
    supply,
)
from eldertable.games.elder_sign.rules.doom import in_force
from eldertable.games.elder_sign.rules.effects import can_regain, heal_targets
from eldertable.games.elder_sign.rules.gains import can_be_given
from eldertable.games.elder_sign.rules.monsters import standing
from eldertable.games.elder_sign.state import Attempt, Museum
from eldertable.kernel import Choice

KNOWN_DICE = frozenset(ALL_DICE)
INVESTIGATION = ("inv1", "inv2", "inv3", "inv4")
PAYMENT = {
    entry.id: cast(tuple[str, ...], effect.options)
    for entry in INVESTIGATORS.values()
    for effect in entry.effects
    if effect.do == "pay"
}


Condition = Callable[[Museum], bool]


class Use(msgspec.Struct, frozen=True, gc=False):
    """A card at a time when it can be used, and the condition under which it would do something."""

    choice: Choice
    condition: Condition
    spell: bool


class Moment(msgspec.Struct, frozen=True, gc=False):
    """A moment of the turn: the times of cards it belongs to, with their cards, and all these cards together (ES-16.3)."""

    times: tuple[When, ...]
    uses: tuple[dict[str, Use], ...]
    cards: frozenset[str]


def usable(s: Museum, moment: Moment) -> tuple[Choice, ...]:
    """The cards of the active player that can be used at a moment and would do something (ES-16.3, ES-16.9)."""
    player = s.players[s.active]
    cards = player.cards
    if moment.cards.isdisjoint(cards):
        return ()
    found: list[Choice] = []
    for uses in moment.uses:
        for card in cards:
            if card in uses and card not in player.tired:
                use = uses[card]
                if use.condition(s) and use.choice not in found and not (use.spell and in_force(s, "no_spells", s.active)):
                    found.append(use.choice)
    return tuple(found)


def dice_of_roll(s: Museum, faces: Container[str]) -> bool:
    """Whether a die of the pool shows one of the faces."""
    return s.attempt is not None and any(FACE[die] in faces for die in s.attempt.pool)


# When a card in hand would do something; which of these a card needs follows from its effects.
CONDITIONS: dict[str, Condition] = {
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


def either(one: Condition, other: Condition) -> Condition:
    """A condition that holds if one of two does."""
    return lambda s: one(s) or other(s)


def uses_at(time: When) -> dict[str, Use]:
    """The cards that can be used at a time."""
    found = {}
    for card in HAND.values():
        names = dict.fromkeys(name for effect in card.effects for name in conditions_of(effect))
        if card.when == time and names:
            condition = reduce(either, [CONDITIONS[name] for name in names])
            found[card.id] = Use(USE_CARD[card.id], condition, card.id in SPELLS)
    return found


def moment(*times: When) -> Moment:
    """The moment that belongs to these times."""
    uses = tuple(uses_at(time) for time in times)
    return Moment(times, uses, frozenset().union(*uses))


IN_TURN = moment("own_turn")
ADDING = moment("before_roll")
BEFORE_ROLL = moment("before_roll", "own_turn")
AFTER_ROLL = moment("after_roll", "own_turn")
ADDERS = {card.id: card.effects[0].dice for card in HAND.values() if card.effects[0].do == "add_dice"}


def ways_to_add(s: Museum) -> tuple[Choice, ...]:
    """Everything that brings dice into the pool at any time: cards and secured dice (ES-6.2, ES-7.8)."""
    found: list[Choice] = []
    if s.players[s.active].cards:
        for choice in usable(s, ADDING):
            colours = ADDERS.get(choice.card, ())  # type: ignore[attr-defined]
            if any(supply(s, colour) > 0 for colour in colours):
                found.append(choice)
    if s.secured:
        found += secured_dice(s)
    return tuple(found)


def secured_dice(s: Museum) -> tuple[Choice, ...]:
    """Each die on a spell that may be taken to be rolled (ES-16.23)."""
    return tuple(dict.fromkeys([TakeSecured(spell.spell, die) for spell in s.secured for die in spell.dice]))


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
    return tuple([die for die in fallen(attempt.pool) if changed(die, effect)])


def ability_after_roll(s: Museum) -> tuple[Choice, ...]:
    """The active investigator's own ability, if it can change this roll (ES-17.7, ES-17.9, ES-17.14)."""
    attempt, player = s.attempt, s.players[s.active]
    assert attempt is not None
    entry = INVESTIGATORS[player.investigator]
    if entry.when == "after_roll" and not attempt.ability_used and changeable(attempt, entry.effects[0]):
        return (USE_ABILITY,)
    if entry.when == "after_any_roll" and attempt.pool and entry.id not in player.tired:
        return (USE_ABILITY,)
    return ()
