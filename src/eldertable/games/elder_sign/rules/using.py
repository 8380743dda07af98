"""Using items, spells, allies and abilities (ES-16, ES-17)."""

from __future__ import annotations

from collections.abc import Iterable

from eldertable.games.elder_sign.choices import DONE, PICK_DIE, Accept, Decline, Done, LoseCard, PayClue, PickDie
from eldertable.games.elder_sign.content import ABILITIES, HAND, INVESTIGATORS
from eldertable.games.elder_sign.content.shapes import Colour, Effect
from eldertable.games.elder_sign.events import AbilityUsed, CardUsed, DieAdded, DieChanged, DieSecured, SecuredTaken
from eldertable.games.elder_sign.rules import effects, health
from eldertable.games.elder_sign.rules.decks import put_back
from eldertable.games.elder_sign.rules.dice import COLOUR, FACE, distinct, sorted_dice, supply, take_from_spell
from eldertable.games.elder_sign.rules.gains import POINTS, discard_card, extra_card, lose_clues, remove_card
from eldertable.games.elder_sign.rules.step import MuseumStep
from eldertable.games.elder_sign.rules.usable import changeable, changed, payments
from eldertable.games.elder_sign.state import Attempt, Museum, Secured
from eldertable.kernel import Choice, Decision

SECURING = frozenset(card.id for card in HAND.values() if any(effect.do == "secure" for effect in card.effects))
DAILY = frozenset(card.id for card in HAND.values() if card.limit == "day")
# How a card or an ability changes a die of the roll.
CHANGES = {
    source: effect
    for source, effects in ABILITIES.items()
    for effect in effects
    if effect.do in ("change_die", "raise_investigation")
}


# -- cards -------------------------------------------------------------------------------------------------------


def use_card(s: Museum, card: str) -> None:
    """Use a card of the active player; it goes under its deck unless it stays (ES-16.5, ES-16.12, ES-16.20)."""
    seat, player = s.active, s.players[s.active]
    if card in DAILY:
        player.tired += (card,)
    else:
        remove_card(s, seat, card)
        if card in SECURING:
            s.secured += (Secured(card, seat, ()),)
        else:
            put_back(s, card)
    s.emit(CardUsed(seat, card))
    s.gained = ()
    s.next(effects.Carry(seat, HAND[card].effects, card), EndUse(card))


class EndUse(MuseumStep, frozen=True):
    """The use of a card is over: there may be an extra card, and the Ancient One may answer (ES-17.5, R36, R41)."""

    card: str

    def do(self, s: Museum) -> None:
        if s.players[s.active].investigator:
            extra_card(s, s.active)
            s.next(health.DevourTheLost())
            health.ancient_answer(s, s.active, self.card)


def work(s: Museum, card: str, effect: Effect) -> None:
    """What a part of a card in hand does: something to the attempt under way, or what it would do on any other card."""
    attempt = s.attempt
    if effect.do == "lose" and effect.what in POINTS:
        # The price of a card: nothing prevents its loss (R35).
        health.subtract(s, s.active, effect.what, effect.count)
    elif effect.do not in ON_ATTEMPT:
        effects.happen_to(s, s.active, effect)
    elif attempt is not None:
        work_on(s, attempt, card, effect)


# Verbs of cards in hand that work on the attempt; all others are common effects.
ON_ATTEMPT = frozenset(
    {"add_dice", "secure", "reroll", "change_die", "make_wild", "extra_focus", "token", "extra_reward", "discard_self"}
)


def work_on(s: Museum, attempt: Attempt, card: str, effect: Effect) -> None:
    """What a card changes in the attempt under way; the dice of a reroll are picked when its use is over."""
    match effect.do:
        case "add_dice":
            add_dice(s, effect.dice)
        case "extra_focus":
            attempt.focuses += effect.count
        case "token":
            attempt.yellow_rerolls += effect.count
        case "extra_reward":
            attempt.bonus += (card,)
        case "change_die":
            if card not in SECURING:
                s.next(ChangeDie(card))
        case "make_wild":
            s.next(MakeWild())
        case "secure":
            s.next(SecureDie(effect.count))


# -- abilities ---------------------------------------------------------------------------------------------------


class PayForDice(MuseumStep, frozen=True):
    """Discard something to add the yellow and the red die (ES-17.10)."""

    def ask(self, s: Museum) -> Decision:
        return Decision(s.active, "pay", payments(s))

    def answer(self, s: Museum, choice: PayClue | LoseCard) -> None:
        attempt, investigator = s.attempt, s.players[s.active].investigator
        assert attempt is not None
        if type(choice) is LoseCard:
            discard_card(s, s.active, choice.card)
        else:
            lose_clues(s, s.active, 1)
        attempt.ability_used = True
        s.emit(AbilityUsed(s.active, investigator))
        add_dice(s, INVESTIGATORS[investigator].effects[1].dice)


# -- dice of the roll --------------------------------------------------------------------------------------------


class ChangeDie(MuseumStep, frozen=True):
    """Turn one die of the roll to another face, by a card or an ability (D10)."""

    source: str

    def ask(self, s: Museum) -> Decision:
        assert s.attempt is not None
        return Decision(s.active, "pick_die", tuple([PICK_DIE[die] for die in changeable(s.attempt, CHANGES[self.source])]))

    def answer(self, s: Museum, choice: PickDie) -> None:
        assert s.attempt is not None
        turn(s, s.attempt, choice.die, changed(choice.die, CHANGES[self.source]))


def turn(s: Museum, attempt: Attempt, die: str, after: str) -> None:
    """A die of the pool shows another face now."""
    attempt.take(die)
    attempt.pool = sorted_dice((*attempt.pool, after))
    s.emit(DieChanged(s.active, die, after))


class MakeWild(MuseumStep, frozen=True):
    """A die of the roll counts as a wild as long as it lies there (D10)."""

    def ask(self, s: Museum) -> Decision:
        assert s.attempt is not None
        return Decision(s.active, "pick_die", tuple([PICK_DIE[die] for die in distinct(s.attempt.pool) if FACE[die] != "wild"]))

    def answer(self, s: Museum, choice: PickDie) -> None:
        assert s.attempt is not None
        s.attempt.wild = choice.die


def add_dice(s: Museum, colours: Iterable[Colour]) -> None:
    """Put the dice that are available into the pool, not rolled yet (ES-16.7 to ES-16.9)."""
    attempt = s.attempt
    assert attempt is not None
    for colour in colours:
        if supply(s, colour) > 0:
            attempt.pool = sorted_dice((*attempt.pool, colour))
            attempt.joined += (colour,)
            s.emit(DieAdded(s.active, colour))


# -- dice on spells ----------------------------------------------------------------------------------------------


class SecureDie(MuseumStep, frozen=True):
    """Put up to so many dice of the roll, but one at least, on the spell that lies there last (ES-16.20, ES-16.21)."""

    most: int

    def ask(self, s: Museum) -> Decision | None:
        attempt, spell = s.attempt, s.secured[-1]
        assert attempt is not None
        options: tuple[Choice, ...] = tuple([PICK_DIE[die] for die in distinct(attempt.pool)])
        if not options:
            return None
        return Decision(s.active, "secure_die", (*options, DONE) if spell.dice else options, {"spell": spell.spell})

    def answer(self, s: Museum, choice: PickDie | Done) -> None:
        if type(choice) is PickDie:
            if self.most > 1:
                s.next(SecureDie(self.most - 1))
            s.next(ChangeSecured(choice.die))


class ChangeSecured(MuseumStep, frozen=True):
    """Some spells let a die be changed first; then it is on the spell."""

    die: str

    def ask(self, s: Museum) -> Decision | None:
        after = self.after(s)
        if after:
            return Decision(s.active, "change_secured", health.YES_NO, {"die": self.die, "after": after})
        secure(s, self.die)
        return None

    def answer(self, s: Museum, choice: Accept | Decline) -> None:
        die = self.die
        if type(choice) is Accept:
            assert s.attempt is not None
            die = self.after(s)
            turn(s, s.attempt, self.die, die)
        secure(s, die)

    def after(self, s: Museum) -> str:
        """What the die would show after the change, if there is any."""
        change = CHANGES.get(s.secured[-1].spell)
        return changed(self.die, change) if change is not None else ""


def secure(s: Museum, die: str) -> None:
    """A die of the roll goes on the spell that lies there last."""
    attempt, spell = s.attempt, s.secured[-1]
    assert attempt is not None
    attempt.take(die)
    s.secured = (*s.secured[:-1], Secured(spell.spell, spell.seat, sorted_dice((*spell.dice, die))))
    s.emit(DieSecured(s.active, spell.spell, die))


def take_secured(s: Museum, spell: str, die: str) -> None:
    """Take a die off a spell into the pool; its result is gone (ES-16.23)."""
    assert s.attempt is not None
    take_from_spell(s, next(each for each in s.secured if each.spell == spell and die in each.dice), die)
    s.attempt.pool = sorted_dice((*s.attempt.pool, COLOUR[die]))
    s.attempt.joined += (COLOUR[die],)
    s.emit(SecuredTaken(s.active, spell, die))
