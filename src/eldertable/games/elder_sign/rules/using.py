"""Using items, spells, allies and abilities (ES-16, ES-17)."""

from __future__ import annotations

from collections.abc import Iterable

from eldertable.games.elder_sign.choices import (
    DONE,
    PICK_DIE,
    Accept,
    Done,
    PayClue,
)
from eldertable.games.elder_sign.content import HAND, INVESTIGATORS
from eldertable.games.elder_sign.content.shapes import Colour, Effect
from eldertable.games.elder_sign.events import (
    AbilityUsed,
    CardLost,
    CardUsed,
    DieAdded,
    DieChanged,
    DieSecured,
    SecuredTaken,
)
from eldertable.games.elder_sign.rules.acts import Act, apply
from eldertable.games.elder_sign.rules.asking import then
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import (
    COLOUR,
    FACE,
    distinct,
    sorted_dice,
    supply,
    take_from_spell,
    without,
)
from eldertable.games.elder_sign.rules.effects import acts
from eldertable.games.elder_sign.rules.gains import extra_card, lose_clues, remove_card
from eldertable.games.elder_sign.rules.health import YES_NO, ancient_answer, settle_devoured
from eldertable.games.elder_sign.rules.usable import changeable, changed, payments
from eldertable.games.elder_sign.state import Attempt, Museum, Secured
from eldertable.kernel import NO_QUESTION, Asking, Choice, Decision, Rules, Seat


def use_card(s: Museum, card: str) -> Asking:
    """Use a card of the active player; it goes under its deck unless it stays (ES-16.5, ES-16.12, ES-16.20)."""
    seat, player = s.active, s.players[s.active]
    securing = card in SECURING
    if card in DAILY:
        player.tired += (card,)
    else:
        remove_card(s, seat, card)
        if not securing:
            put_back(s, card)
    s.emit(CardUsed(seat, card))
    s.gained = ()
    asking = cast_securing(s, card, HAND[card].effects) if securing else apply(s, WHEN_USED[card], seat)
    return then(asking, end_use, s, seat, card) if asking else end_use(s, seat, card)


def end_use(s: Museum, seat: Seat, card: str) -> Asking:
    """The use of a card is over: there may be an extra card, and the Ancient One may answer (ES-17.5, R36)."""
    if not s.players[seat].investigator:
        return NO_QUESTION
    extra_card(s, seat)
    asking = ancient_answer(s, seat, card)
    return then(asking, settle_devoured, s) if asking else settle_devoured(s)


def in_attempt(s: Museum, seat: Seat, part: tuple[str, Effect], count: int) -> Asking:
    """A part of a card that works on the attempt under way, if there is one."""
    return NO_QUESTION if s.attempt is None else on_attempt(s, s.attempt, *part)


def on_attempt(s: Museum, attempt: Attempt, card: str, effect: Effect) -> Asking:
    """What a card changes in the attempt under way."""
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
            return change_die(s, attempt, effect)
        case "make_wild":
            return make_wild(s, attempt)
    return NO_QUESTION


def act_of(card: str, effect: Effect) -> Act:
    """What a part of a card does when the card is used."""
    return Act(in_attempt, (card, effect), 1, False) if effect.do in ON_ATTEMPT else acts((effect,), cost=True)[0]


# Verbs of cards in hand that work on the attempt; all others are common effects.
ON_ATTEMPT = frozenset(
    {"add_dice", "secure", "reroll", "change_die", "make_wild", "extra_focus", "token", "extra_reward", "discard_self"}
)
SECURING = frozenset(card.id for card in HAND.values() if any(effect.do == "secure" for effect in card.effects))
DAILY = frozenset(card.id for card in HAND.values() if card.limit == "day")
# The cards that are used by themselves; others answer to something or just work.
WHEN_USED = {
    card.id: tuple(act_of(card.id, effect) for effect in card.effects)
    for card in HAND.values()
    if card.when not in ("reaction", "passive")
}


def make_wild(s: Museum, attempt: Attempt) -> Rules[None]:
    """A die of the roll counts as a wild as long as it lies there."""
    attempt.wild = yield from pick_one(s, tuple([die for die in distinct(attempt.pool) if FACE[die] != "wild"]))


def add_dice(s: Museum, colours: Iterable[Colour]) -> None:
    """Put the dice that are available into the pool, not rolled yet (ES-16.7 to ES-16.9)."""
    attempt = s.attempt
    assert attempt is not None
    for colour in colours:
        if supply(s, colour) > 0:
            attempt.pool = sorted_dice((*attempt.pool, colour))
            attempt.joined += (colour,)
            s.emit(DieAdded(s.active, colour))


def take_secured(s: Museum, spell: str, die: str) -> None:
    """Take a die off a spell into the pool; its result is gone (ES-16.23)."""
    assert s.attempt is not None
    take_from_spell(s, next(each for each in s.secured if each.spell == spell and die in each.dice), die)
    s.attempt.pool = sorted_dice((*s.attempt.pool, COLOUR[die]))
    s.attempt.joined += (COLOUR[die],)
    s.emit(SecuredTaken(s.active, spell, die))


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


def use_ability(s: Museum, attempt: Attempt) -> Asking:
    """Use the ability after a roll: change a die, or begin to pick dice to reroll."""
    entry = INVESTIGATORS[s.players[s.active].investigator]
    if entry.when == "after_any_roll":
        attempt.picking = entry.id
        return NO_QUESTION
    attempt.ability_used = True
    s.emit(AbilityUsed(s.active, entry.id))
    return change_die(s, attempt, entry.effects[0])


def change_die(s: Museum, attempt: Attempt, effect: Effect) -> Rules[None]:
    """Turn one die of the roll to another face."""
    die = yield from pick_one(s, changeable(attempt, effect))
    turn(s, attempt, die, changed(die, effect))


def turn(s: Museum, attempt: Attempt, die: str, after: str) -> None:
    """A die of the pool shows another face now."""
    attempt.pool = sorted_dice((*without(attempt.pool, (die,)), after))
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
    for number, effect in enumerate(effects):
        if effect.do == "change_die":
            change = effect
        elif effect.do != "secure":
            yield from apply(s, WHEN_USED[spell][number : number + 1], seat)
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
        attempt.pool = without(attempt.pool, (die,))
        forget_wild(attempt)
        s.secured = (*s.secured[:-1], Secured(spell, seat, sorted_dice((*s.secured[-1].dice, die))))
        s.emit(DieSecured(seat, spell, die))
