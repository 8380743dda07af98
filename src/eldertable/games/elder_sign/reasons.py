"""Why something cannot be chosen now: what the table shows grey, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from eldertable.games.elder_sign import course
from eldertable.games.elder_sign.choices import BUY, COMPLETE, SPEND_CLUE, TREAT, USE_CARD
from eldertable.games.elder_sign.content import FIRST_AID, HAND, SOUVENIRS, SPELLS
from eldertable.games.elder_sign.rules.completing import completable
from eldertable.games.elder_sign.rules.entrance import TREATMENTS, first_aid_price, on_offer, souvenir_price
from eldertable.games.elder_sign.rules.gains import trophy_total
from eldertable.games.elder_sign.rules.mythos import in_force
from eldertable.games.elder_sign.rules.tasks import next_tasks, open_rows, rows
from eldertable.games.elder_sign.rules.usable import AFTER_ROLL, BEFORE_ROLL, IN_TURN, Occasion, usable, ways_to_add
from eldertable.games.elder_sign.state import Attempt, Museum
from eldertable.kernel import Choice, Seat, Why

WHOLE_TURN = ("move", "entrance", "before_roll", "after_roll", "discard", "focus", "clock")


class NeedsTrophies(Why, frozen=True):
    """The trophies are worth less than the price (ES-9.5)."""

    price: int
    missing: int


class ShopShut(Why, frozen=True):
    """A Mythos card forbids souvenirs (ES-12.1)."""


class NotForSale(Why, frozen=True):
    """Elder Signs are not for sale in this game (ES-22.4)."""


class NoneLeft(Why, frozen=True):
    """The deck or the supply is empty (L4)."""


class BeforeARoll(Why, frozen=True):
    """The card is used before a roll (ES-16.3)."""


class AfterARoll(Why, frozen=True):
    """The card, or a clue, is used after a roll (ES-16.1, ES-16.3)."""


class UsedToday(Why, frozen=True):
    """Once per day, and the day is not over (ES-11.7)."""


class SpellsForbidden(Why, frozen=True):
    """A Mythos card forbids spells (ES-12.1)."""


class NoEffectNow(Why, frozen=True):
    """It would change nothing now (ES-16.9)."""


class NoClues(Why, frozen=True):
    """There is no clue to spend (ES-16.1)."""


class CluesForbidden(Why, frozen=True):
    """A Mythos card forbids rerolls by clues (ES-12.1)."""


class OtherTaskFirst(Why, frozen=True):
    """The order arrow: a task further up comes first (ES-5.10)."""


class DiceDoNotDo(Why, frozen=True):
    """The dice do not satisfy all icons of the task (ES-5.6)."""


class CostsTooMuch(Why, frozen=True):
    """The investigator would not survive the costs of the task (ES-5.9)."""


WHY_TYPES = (
    NeedsTrophies,
    ShopShut,
    NotForSale,
    NoneLeft,
    BeforeARoll,
    AfterARoll,
    UsedToday,
    SpellsForbidden,
    NoEffectNow,
    NoClues,
    CluesForbidden,
    OtherTaskFirst,
    DiceDoNotDo,
    CostsTooMuch,
)


def blocked(s: Museum, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """What the active player may look for in vain: services, cards, clues, tasks."""
    phase = course.phase(s)
    if seat != s.active or phase not in WHOLE_TURN or course.awakening(s) or course.arriving(s) or course.locking(s):
        return
    if phase == "entrance":
        yield from services(s)
    yield from cards(s)
    if s.attempt is not None and not course.reroll(s).source:
        yield from clues(s, s.attempt)
        if phase == "after_roll":
            yield from tasks(s, s.attempt)


def services(s: Museum) -> Iterator[tuple[Choice, Why]]:
    """What the Entrance has, but not for this player now."""
    wealth = trophy_total(s, s.active)
    for option in FIRST_AID.values():
        price = first_aid_price(s, option.cost)
        if price > wealth:
            for points in TREATMENTS[option.id]:
                yield TREAT[option.id, points], NeedsTrophies(price, price - wealth)
    for what in SOUVENIRS:
        if why := why_no_souvenir(s, what, wealth):
            yield BUY[what], why


def why_no_souvenir(s: Museum, what: str, wealth: int) -> Why | None:
    """Why a souvenir cannot be bought now."""
    if in_force(s, "no_souvenirs", s.active):
        return ShopShut()
    if not on_offer(s, what):
        return NotForSale() if what == "elder_sign" else NoneLeft()
    price = souvenir_price(s, what, s.active)
    return NeedsTrophies(price, price - wealth) if price > wealth else None


def cards(s: Museum) -> Iterator[tuple[Choice, Why]]:
    """The cards of the active player that could be used at another time."""
    player = s.player
    ready = usable(s, occasion(s))
    if course.phase(s) == "discard":
        # Dice may be added to save the last one (ES-7.8).
        ready += ways_to_add(s)
    for card in dict.fromkeys(player.cards):
        if HAND[card].when not in ("reaction", "passive") and USE_CARD[card] not in ready:
            yield USE_CARD[card], why_no_card(s, card)


def occasion(s: Museum) -> Occasion:
    """The occasion as far as cards are concerned."""
    phase = course.phase(s)
    if phase == "before_roll":
        return BEFORE_ROLL
    return AFTER_ROLL if phase == "after_roll" and not course.completing_more(s) else IN_TURN


def why_no_card(s: Museum, card: str) -> Why:
    """Why a card cannot be used now."""
    when = HAND[card].when
    if card in s.player.tired:
        return UsedToday()
    if card in SPELLS and in_force(s, "no_spells", s.active):
        return SpellsForbidden()
    if when not in occasion(s).times:
        return BeforeARoll() if when == "before_roll" else AfterARoll()
    return NoEffectNow()


def clues(s: Museum, attempt: Attempt) -> Iterator[tuple[Choice, Why]]:
    """A clue that cannot be spent."""
    if not s.player.clues:
        yield SPEND_CLUE, NoClues()
    elif in_force(s, "no_clue_rerolls", s.active):
        yield SPEND_CLUE, CluesForbidden()
    elif course.phase(s) != "after_roll" or course.completing_more(s):
        yield SPEND_CLUE, AfterARoll()


def tasks(s: Museum, attempt: Attempt) -> Iterator[tuple[Choice, Why]]:
    """The tasks that the roll on the table does not complete."""
    possible = completable(s, attempt)
    next_ones = [task.number for task in next_tasks(s, attempt)]
    player = s.player
    for number in open_rows(s):
        if COMPLETE[number] in possible:
            continue
        cost = rows(s, attempt.card)[number].cost
        if number not in next_ones:
            yield COMPLETE[number], OtherTaskFirst()
        elif player.sanity <= cost.sanity or player.stamina <= cost.stamina:
            yield COMPLETE[number], CostsTooMuch()
        else:
            yield COMPLETE[number], DiceDoNotDo()
