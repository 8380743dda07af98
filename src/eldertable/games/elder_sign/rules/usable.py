"""Which items, spells, allies and abilities can be used now (ES-16.3, ES-16.9, ES-17)."""

from __future__ import annotations

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
from eldertable.games.elder_sign.rules.dice import COLOUR, FACE, fallen, supply
from eldertable.games.elder_sign.rules.gains import POINTS, can_be_given, can_regain, heal_targets
from eldertable.games.elder_sign.rules.monsters import standing
from eldertable.games.elder_sign.rules.mythos import in_force
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


class Occasion(msgspec.Struct, frozen=True, gc=False):
    """An occasion in the turn: the times of cards that belong to it, and the cards of each time (ES-16.3)."""

    times: tuple[When, ...]
    cards: tuple[frozenset[str], ...]
    all_cards: frozenset[str]


def occasion(*times: When) -> Occasion:
    """The occasion that belongs to these times."""
    cards = tuple(frozenset(card.id for card in HAND.values() if card.when == time) for time in times)
    return Occasion(times, cards, frozenset().union(*cards))


IN_TURN = occasion("own_turn")
ADDING = occasion("before_roll")
BEFORE_ROLL = occasion("before_roll", "own_turn")
AFTER_ROLL = occasion("after_roll", "own_turn")


def usable(s: Museum, occasion: Occasion) -> tuple[Choice, ...]:
    """The cards of the active player that can be used on an occasion and would do something (ES-16.3, ES-16.9)."""
    player = s.players[s.active]
    if occasion.all_cards.isdisjoint(player.cards):
        return ()
    cards = [card for card in dict.fromkeys(player.cards) if card not in player.tired]
    if in_force(s, "no_spells", s.active):
        cards = [card for card in cards if card not in SPELLS]
    return tuple([USE_CARD[card] for at_time in occasion.cards for card in cards if card in at_time and does_something(s, card)])


def does_something(s: Museum, card: str) -> bool:
    """Whether the use of a card would change anything (R38)."""
    return any(changes_something(s, effect) for effect in HAND[card].effects)


def changes_something(s: Museum, effect: Effect) -> bool:
    """Whether an effect of a card in hand would change anything now; the price of a card counts for nothing."""
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
            return any(can_regain(s, s.active, what) for what in POINTS)
        case "defeat_monster":
            return bool(standing(s))
        case "gate":
            return not s.awake and s.size("other_world") > 0
        case "extra_focus":
            return not s.awake and not in_force(s, "no_focus", s.active)
        case "extra_reward":
            return not s.awake
    return s.attempt is not None and changes_roll(s.attempt, effect)


def changes_roll(attempt: Attempt, effect: Effect) -> bool:
    """Whether an effect would change anything about the dice of the pool."""
    match effect.do:
        case "token":
            return any(COLOUR[die] == "yellow" for die in attempt.pool)
        case "secure" | "reroll":
            return bool(attempt.pool)
        case "make_wild":
            return any(FACE[die] != "wild" for die in attempt.pool)
        case "change_die" if not effect.then:
            return bool(changeable(attempt, effect))
    return False


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
