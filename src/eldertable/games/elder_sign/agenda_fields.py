"""What the steps of an agenda may carry: seats at the table, amounts that occur, pieces that are there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, HAND, INVESTIGATORS, LOST_AND_FOUND, MONSTERS, MYTHOS, TROPHY
from eldertable.games.elder_sign.content.shapes import COMMON_VERBS, Effect
from eldertable.games.elder_sign.rules import failing, gains, health, outcome, rolling, using
from eldertable.games.elder_sign.rules.completing import Complete
from eldertable.games.elder_sign.rules.dice import FACE
from eldertable.games.elder_sign.rules.effects import Carry, ChooseSide, HappenTo, HealSomebody, RegainSplit
from eldertable.games.elder_sign.rules.entrance import TREATMENTS, GetFirstAid
from eldertable.games.elder_sign.rules.midnight import MidnightOn, MonstersStir, Stir
from eldertable.games.elder_sign.rules.setup import SeatInvestigator
from eldertable.games.elder_sign.rules.tasks import open_rows
from eldertable.games.elder_sign.rules.turn import HEALERS, DailyHeal
from eldertable.games.elder_sign.rules.usable import PAYMENT
from eldertable.games.elder_sign.state import Attempt, Museum
from eldertable.kernel import Step

MOST = 99
KINDS = ("common", "unique", "spell", "ally")
# Steps about somebody who plays, and about somebody whose investigator was lost or has not come yet.
ABOUT_INVESTIGATOR = (
    HappenTo,
    ChooseSide,
    HealSomebody,
    RegainSplit,
    DailyHeal,
    failing.GrantHelp,
    gains.GainOrSwap,
    gains.GiveTrophies,
    gains.GiveTrophyPieces,
    gains.LoseCards,
    gains.StartingCard,
    health.LoseTheRest,
    health.PreventLoss,
)
ABOUT_NOBODY = (health.NewInvestigator, health.Succeed, SeatInvestigator)
ON_ATTEMPT = (using.PayForDice, using.ChangeDie, using.MakeWild, using.SecureDie, using.ChangeSecured)
ON_ROLL = (rolling.AskMandy, rolling.PickDice, rolling.AfterRoll, rolling.CompleteMore, Complete)

AT_ONCE = (rolling.AskMandy, Complete, failing.GrantHelp)


def every_effect() -> Iterator[Effect]:
    """All effects that can be carried out, the sides of choices and what cards in hand give included."""
    for card in CARDS.values():
        yield from (*card.terror, *card.midnight, *card.penalties, *card.rewards)
    for monster in MONSTERS.values():
        yield from (*monster.midnight, *monster.on_gain)
    for mythos in MYTHOS.values():
        yield from (*mythos.immediate, *mythos.continuous)
    for ancient_one in ANCIENT_ONES.values():
        yield from (*ancient_one.on_awaken_effects, *ancient_one.attack_effects)
    for found in LOST_AND_FOUND.values():
        yield from found
    for item in HAND.values():
        yield from (effect for effect in item.effects if item.trigger == "own_gain_monster")
    for extra in outcome.EXTRA_REWARDS.values():
        yield from extra
    yield outcome.ONE_POINT


KNOWN = frozenset(every_effect())
PARTS = KNOWN | {part for effect in KNOWN for side in effect.sides for part in side}
# What can be left of a card in hand while somebody is asked.
LEFT_OF_CARDS = {
    (card.id, rest)
    for card in HAND.values()
    for rest in (card.effects[place:] for place in range(1, len(card.effects)))
    if all(effect.do in (*COMMON_VERBS, "discard_self") for effect in rest)
}


def field_problems(s: Museum) -> list[str]:
    """What is wrong with the steps by themselves, in words."""
    return [f"`{step.__struct_config__.tag}`: {why}" for step in s.agenda for why in (why_not(s, step),) if why]


def why_not(s: Museum, step: Step[Any]) -> str:
    """Why a step cannot be to do at this table, or nothing."""
    seat, count = getattr(step, "seat", 0), getattr(step, "count", 1)
    if not 0 <= seat < len(s.players):
        return f"there is no seat {seat}"
    if not 1 <= count <= MOST:
        return f"`count` is {count}; expected 1 to {MOST}"
    if isinstance(step, ABOUT_INVESTIGATOR) and not s.players[seat].investigator:
        return f"seat {seat} has no investigator"
    if isinstance(step, ABOUT_NOBODY) and s.players[seat].investigator:
        return f"seat {seat} has an investigator"
    return why_no_effect(s, step) or why_no_loss(s, step) or why_no_end(s, step) or why_no_attempt(s, step)


def why_no_effect(s: Museum, step: Step[Any]) -> str:
    """Effects are those of the content."""
    match step:
        case Carry():
            if step.card and (step.seat != s.active or (step.card, step.effects) not in LEFT_OF_CARDS):
                return f"this cannot be left of {step.card!r} in the hand of seat {step.seat}"
            if not step.card and not KNOWN.issuperset(step.effects):
                return "no card has these effects"
        case HappenTo() if step.effect not in PARTS:
            return "no card has this effect"
        case ChooseSide() if step.effect not in KNOWN or step.effect.do != "choose":
            return "no card lets one choose so"
        case MidnightOn() | MonstersStir() if step.card not in s.in_play():
            return f"{step.card!r} is not in play"
        case Stir() if step.monster not in MONSTERS or not MONSTERS[step.monster].midnight:
            return f"{step.monster!r} does nothing at midnight"
        case DailyHeal() if s.players[step.seat].investigator not in HEALERS:
            return f"seat {step.seat} cannot heal"
    return ""


def why_no_loss(s: Museum, step: Step[Any]) -> str:
    """Nobody gains or loses what there is not."""
    match step:
        case gains.StartingCard():
            total = INVESTIGATORS[s.players[step.seat].investigator].start.choice
            return "" if 1 <= step.number <= total else f"`number` is {step.number}; expected 1 to {total}"
        case gains.GainOrSwap():
            swap = gains.SWAP.get(s.players[step.seat].investigator)
            return "" if swap and step.what in swap.from_ else f"seat {step.seat} cannot take anything else for {step.what!r}"
        case gains.LoseCards() if step.kind not in KINDS:
            return f"`kind` is {step.kind!r}; expected one of {', '.join(KINDS)}"
        case gains.GiveTrophies():
            return why_no_payment(s, step)
        case health.PreventLoss():
            held = step.seat == s.active and step.card in s.players[step.seat].cards and step.card in health.PREVENTERS
            return "" if held else f"seat {step.seat} cannot use {step.card!r} against a loss now"
        case GetFirstAid() if step.points not in TREATMENTS.get(step.treatment, ()):
            return f"there is no treatment {step.treatment!r} of {step.points!r}"
        case health.NewInvestigator() if not s.unused or s.awake:
            return "there is no new investigator to be had"
    return ""


def why_no_payment(s: Museum, step: gains.GiveTrophies) -> str:
    """Trophies are given from the most valuable down, and the rest covers the price."""
    trophies = sorted(s.players[step.seat].trophies, key=lambda trophy: (-TROPHY[trophy], trophy))
    places = [trophies.index(trophy) for trophy in step.given if trophy in trophies]
    if len(places) < len(step.given) or places != sorted(set(places)):
        return f"seat {step.seat} cannot have given {', '.join(step.given)}, in this order"
    worth = sum([TROPHY[trophy] for trophy in step.rest(s)])
    return "" if 1 <= step.price <= worth else f"`price` is {step.price}; expected 1 to {worth}, what the trophies are worth"


def why_no_end(s: Museum, step: Step[Any]) -> str:
    """What follows on the use of a card, on a failed attempt and on a failed roll is about cards that are there."""
    cards = s.players[s.active].cards
    match step:
        case using.EndUse() if step.card not in HAND:
            return f"there is no card {step.card!r}"
        case outcome.Anger() if s.ancient_one not in outcome.ANGRY:
            return f"{s.ancient_one} does not care"
        case outcome.Anger() | outcome.Penalties() | outcome.EndOfFailure() if step.card not in s.in_play():
            return f"{step.card!r} is not in play"
        case outcome.UseShield() if step.card not in cards or step.card not in outcome.SHIELDS:
            return f"seat {s.active} cannot use {step.card!r} against penalties"
        case failing.WardOffTerror() if step.card not in cards or step.card not in failing.WARDS:
            return f"seat {s.active} cannot use {step.card!r} against terror"
        case failing.SufferTerror() if step.source not in failing.TERRIBLE and step.source not in failing.MYTHOS_TERROR:
            return f"{step.source!r} has no Terror effect"
    return ""


def why_no_attempt(s: Museum, step: Step[Any]) -> str:
    """What is done with dice is done with dice of the attempt."""
    if not isinstance(step, (*ON_ATTEMPT, *ON_ROLL, failing.GrantHelp)):
        return ""
    attempt = s.attempt
    if attempt is None:
        return "there is no attempt"
    begun = (isinstance(step, rolling.PickDice) and step.picked) or (isinstance(step, rolling.AfterRoll) and step.kept)
    if step is not s.agenda[0] and (isinstance(step, AT_ONCE) or begun):
        return "this is asked at once, so it must be first"
    if isinstance(step, ON_ROLL) and not all(FACE[die] for die in attempt.pool):
        return "the pool has not been rolled"
    return why_not_these_dice(s, step, attempt) or why_no_change(s, step, attempt)


def why_not_these_dice(s: Museum, step: Step[Any], attempt: Attempt) -> str:
    """The dice of a roll."""
    match step:
        case rolling.AskMandy() if rolling.mandy(s) is None:
            return "nobody can be asked: Mandy Thompson is not there, or is tired"
        case rolling.AskMandy() | rolling.AfterRoll() if not within(step.kept or (), attempt.pool):
            return "`kept` are not dice of the pool"
        case rolling.PickDice():
            owners = [each.investigator for each in s.players]
            if step.source != "clue" and (step.source not in rolling.REROLL_LIMITS or step.source in {*INVESTIGATORS} - {*owners}):
                return f"{step.source!r} lets nobody reroll"
            return "" if within(step.picked, attempt.pool) else "`picked` are not dice of the pool"
        case Complete() if step.row not in open_rows(s):
            return f"row {step.row} is not to be completed"
        case failing.GrantHelp():
            helped = [s.active, *(aid.seat for aid in attempt.helpers)]
            return (
                ""
                if step.seat not in helped and step.die in attempt.pool[1:] + attempt.pool[:-1]
                else "there is no such help to give"
            )
    return ""


def why_no_change(s: Museum, step: Step[Any], attempt: Attempt) -> str:
    """What cards and abilities do with dice."""
    match step:
        case using.PayForDice() if s.players[s.active].investigator not in PAYMENT:
            return f"seat {s.active} has no such ability"
        case using.ChangeDie() if step.source not in using.CHANGES or step.source in using.SECURING:
            return f"{step.source!r} changes no die"
        case using.SecureDie() | using.ChangeSecured():
            if not s.secured or s.secured[-1].spell not in using.SECURING or s.secured[-1].seat != s.active:
                return "the spell to secure dice must be the last one in `secured`"
            if isinstance(step, using.SecureDie):
                return "" if 1 <= step.most <= MOST else f"`most` is {step.most}; expected 1 to {MOST}"
            return "" if step.die in attempt.pool else f"{step.die!r} is not in the pool"
    return ""


def within(some: Iterable[str], dice: Iterable[str]) -> bool:
    """Whether there are all these dice."""
    return not Counter(some) - Counter(dice)
