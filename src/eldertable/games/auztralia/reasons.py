"""Why something cannot be chosen now: what the table shows grey, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from eldertable.games.auztralia import course
from eldertable.games.auztralia.choices import BUY_UNITS, PLAY_CARD, TAKE_ACTION, USE_CARD
from eldertable.games.auztralia.content import BOXES, ONCE_PER_COMBAT, ONE_USE, UNITS
from eldertable.games.auztralia.content.shapes import Good
from eldertable.games.auztralia.content.tables import Box
from eldertable.games.auztralia.rules.cards import playable_cards
from eldertable.games.auztralia.rules.combat import usable
from eldertable.games.auztralia.rules.rails import MOST_RAILS
from eldertable.games.auztralia.rules.trading import purchases
from eldertable.games.auztralia.rules.turn import cheapest_unit, legal_actions, rail_cost
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Choice, Seat, Why


class NoCube(Why, frozen=True):
    """HQ is empty (AZ-3.5)."""


class NeedsGold(Why, frozen=True):
    """The cubes in the box, or the units, cost more gold than there is (AZ-3.6, AZ-5.4.1)."""

    count: int
    have: int


class NeedsGood(Why, frozen=True):
    """Coal or iron is lacking (AZ-5.1.1)."""

    count: int
    kind: Good


class NoRailsLeft(Why, frozen=True):
    """All rails lie on the map (AZ-4.8)."""


class NoRailSite(Why, frozen=True):
    """No side is free for a rail (AZ-5.1.6)."""


class NoDeposit(Why, frozen=True):
    """Nothing lies in the clear network (AZ-5.2.1)."""


class NoPersonality(Why, frozen=True):
    """Display and deck are empty (AZ-5.3.5)."""


class NoTrade(Why, frozen=True):
    """Neither the supply nor the player has anything to trade (AZ-5.5)."""


class NoFarmSite(Why, frozen=True):
    """No hex of the clear network takes a farm (AZ-5.6)."""


class NoUnits(Why, frozen=True):
    """The Barracks are empty (AZ-5.7.1)."""


class NoTarget(Why, frozen=True):
    """No Old One is in range (AZ-5.7.9)."""


class NoneLeft(Why, frozen=True):
    """The supply of units is empty (AZ-5.4.2)."""


class NoObject(Why, frozen=True):
    """The card would have nothing to work on (AZ-9.3)."""


class NotInCombat(Why, frozen=True):
    """The card has no use at this moment of the combat, or was used already (AZ-9.4, AZ-9.5)."""


WHY_TYPES = (
    NoCube,
    NeedsGold,
    NeedsGood,
    NoRailsLeft,
    NoRailSite,
    NoDeposit,
    NoPersonality,
    NoTrade,
    NoFarmSite,
    NoUnits,
    NoTarget,
    NoneLeft,
    NoObject,
    NotInCombat,
)

NOWHERE: dict[str, Why] = {
    "mine": NoDeposit(),
    "recruit": NoPersonality(),
    "import_export": NoTrade(),
    "farm": NoFarmSite(),
}


def blocked(s: Auztralia, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Boxes, units and cards that cannot be chosen at the question asked now."""
    match course.phase(s):
        case "turn":
            legal = set(legal_actions(s, seat))
            for box in BOXES.values():
                if TAKE_ACTION[box.id] not in legal:
                    yield TAKE_ACTION[box.id], why_not_box(s, seat, box)
            yield from blocked_one_use(s, seat)
        case "buy":
            yield from blocked_units(s, seat)
        case "window":
            yield from blocked_in_window(s, seat)


def why_not_box(s: Auztralia, seat: Seat, box: Box) -> Why:
    """The first reason why a box is closed (AZ-3.6, AZ-5)."""
    player = s.players[seat]
    cubes, gold = player.boxes[box.id], player.goods["gold"]
    if not player.hq:
        return NoCube()
    if gold < cubes:
        return NeedsGold(cubes, gold)
    match box.action:
        case "build_rail":
            return why_no_rail(s, seat, box)
        case "buy_military":
            return NeedsGold(cubes + cheapest_unit(s), gold) if any(s.units.values()) else NoneLeft()
        case "attack":
            return NoTarget() if any(player.barracks.values()) else NoUnits()
        case action:
            return NOWHERE[action]


def why_no_rail(s: Auztralia, seat: Seat, box: Box) -> Why:
    """Coal, iron, rails, or a place for them (AZ-5.1.6, AZ-4.8)."""
    goods = s.players[seat].goods
    coal, iron = rail_cost(s.map, box)
    if goods["coal"] < coal:
        return NeedsGood(coal, "coal")
    if goods["iron"] < iron:
        return NeedsGood(iron, "iron")
    return NoRailsLeft() if len(s.board.rails[seat]) >= MOST_RAILS else NoRailSite()


def blocked_one_use(s: Auztralia, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """One-use cards without an object."""
    playable = set(playable_cards(s, seat))
    for card in s.players[seat].cards:
        if card in ONE_USE and PLAY_CARD[card] not in playable:
            yield PLAY_CARD[card], NoObject()


def blocked_units(s: Auztralia, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Units that cannot be bought."""
    gold = s.players[seat].goods["gold"]
    affordable = {choice.unit for choice in purchases(s, gold)}
    for unit in UNITS.values():
        if unit.id not in affordable:
            yield BUY_UNITS[unit.id, 1], NeedsGold(unit.cost, gold) if s.units[unit.id] else NoneLeft()


def blocked_in_window(s: Auztralia, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Once-per-combat cards that have no use now."""
    if s.combat is None:
        return
    fit = set(usable(s, s.combat))
    for card in s.players[seat].cards:
        if card in ONCE_PER_COMBAT and USE_CARD[card] not in fit:
            yield USE_CARD[card], NotInCombat()
