"""Everything on the table, as plain data."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import Literal

import msgspec

from eldertable.games.ancient_world.content import CAPITAL, EMPIRE, MILITARY, POSSESSIONS
from eldertable.games.ancient_world.content.shapes import Deck, Icons
from eldertable.kernel import Plain, Seat, State, Step, set_directly

# With a free slot a recruited card goes where the player likes, or always begins a new army (R4).
FreeSlot = Literal["choose", "new_army"]


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A citizen on an action space."""

    seat: Seat
    citizen: int


class Army(msgspec.Struct, frozen=True, dict=True):
    """A stack: the active card, the retired ones beneath it, and the coins on its name and on its picture (AW-5.1, AW-6.3)."""

    card: str
    legacies: tuple[str, ...] = ()
    name: int = 0
    picture: int = 0

    @cached_property
    def gives(self) -> Strength:
        """What it gives when it is paid."""
        return strength(self.card, self.legacies)


class Pile(msgspec.Struct, frozen=True, gc=False):
    """Face-down cards, the top one first. `known` has a bit for each seat that knows the card there, and one more for everybody."""

    cards: tuple[str, ...]
    known: tuple[int, ...]


@set_directly
class Player(Plain):
    """A city-state. The citizens are those of value 1 to `citizens`; `workers` are those on own Empire cards."""

    coins: int
    knowledge: int
    citizens: int
    ready: tuple[int, ...]
    famine: tuple[int, ...]
    workers: dict[str, int]
    built: tuple[str, ...]
    damaged: tuple[str, ...]
    provinces: tuple[str, ...]
    titans: tuple[str, ...]
    armies: tuple[Army, ...]
    reserve_open: tuple[str, ...]
    reserve_secret: tuple[str, ...]
    round_swords: int
    round_arrows: int
    passed: bool


@set_directly
class AncientWorld(State):
    """The table. Decks are tuples whose first item is the top.

    `gone` are Empire cards that left the game for all to see, `gone_unseen` those that left it face down.
    Cards on their way from one place to another are carried by the step that is under way.
    """

    players: list[Player]
    spaces: dict[str, tuple[Placed, ...]]
    empire: Deck
    empire_deck: tuple[str, ...]
    empire_display: tuple[str, ...]
    empire_discard: tuple[str, ...]
    empire_b: tuple[str, ...]
    gone: tuple[str, ...]
    gone_unseen: tuple[str, ...]
    military_deck: tuple[str, ...]
    military_display: tuple[str, ...]
    military_gone: tuple[str, ...]
    titans_up: tuple[str, ...]
    titan_piles: tuple[Pile, ...]
    province_up: str
    province_pile: Pile
    round: int
    first: Seat
    tile_hand: bool
    active: Seat
    expansion_plus: bool
    free_slot: FreeSlot


class AncientStep(Step[AncientWorld], frozen=True):
    """One thing still to be done, in the words of the rulebook."""


class PlayerStep(AncientStep, frozen=True):
    """Something that is done by one player or happens to one player."""

    seat: Seat


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """What all active icons of a city add up to (AW-8.1), and what its active cards can do; first the fields of `Icons`."""

    food: int
    income_coins: int
    income_knowledge: int
    army_slots: int
    swords: int
    arrows: int
    explore_bonus: int
    capacity: int
    discount: int
    crane: str
    actions: tuple[str, ...]
    triggers: tuple[str, ...]


def holdings(player: Player) -> Holdings:
    """What a player's active cards give."""
    return add_up(player.built, player.damaged, player.provinces, player.titans)


ICON_NAMES = Icons.__struct_fields__


def packed(icons: Icons) -> int:
    """All icons in one number, a byte for each kind, so that a single sum adds up a whole city."""
    return int.from_bytes(bytes(getattr(icons, name) for name in ICON_NAMES), "little")


ICONS = {entry.id: packed(entry.icons) for entry in POSSESSIONS}
CAPITAL_ICONS = packed(CAPITAL)
DISCOUNTS = {card.id: card.static.coins for card in EMPIRE.values() if card.static}
CRANES = frozenset(card.id for card in EMPIRE.values() if card.trigger and card.trigger.event == "own_build_action")
ACTION_CARDS = frozenset(card.id for card in EMPIRE.values() if card.action)
TRIGGER_CARDS = frozenset(card.id for card in EMPIRE.values() if card.trigger)
SPECIAL = ACTION_CARDS | TRIGGER_CARDS | frozenset(DISCOUNTS)


@lru_cache(maxsize=1 << 10)
def add_up(built: tuple[str, ...], damaged: tuple[str, ...], provinces: tuple[str, ...], titans: tuple[str, ...]) -> Holdings:
    """The icons of the Capital, the undamaged Empire cards, Provinces and Titans (AW-6.30, AW-8.1)."""
    active = [card for card in built if card not in damaged] if damaged else built
    sums = CAPITAL_ICONS + sum([ICONS[card] for card in (*active, *provinces, *titans)])
    counts = sums.to_bytes(len(ICON_NAMES), "little")
    special = [card for card in active if card in SPECIAL]
    food, income_coins, income_knowledge, army_slots, swords, arrows, explore_bonus, capacity = counts
    return Holdings(
        food,
        income_coins,
        income_knowledge,
        army_slots,
        swords,
        arrows,
        explore_bonus,
        capacity,
        sum([DISCOUNTS[card] for card in special if card in DISCOUNTS]) if special else 0,
        next((card for card in special if card in CRANES), "") if special else "",
        tuple([card for card in special if card in ACTION_CARDS]) if special else (),
        tuple([card for card in special if card in TRIGGER_CARDS]) if special else (),
    )


class Strength(msgspec.Struct, frozen=True, gc=False):
    """What an army gives when it is paid, legacies included; `attack` is swords and arrows together (AW-5.7, AW-6.5)."""

    swords: int
    arrows: int
    attack: int
    loot: int
    spy: int
    repair: int


@cache
def strength(card: str, legacies: tuple[str, ...]) -> Strength:
    """The active card and the legacies beneath it; the legacy preview of the active card has no effect (AW-5.9)."""
    top = MILITARY[card]
    beneath = [MILITARY[legacy].legacy for legacy in legacies]
    swords = top.swords + sum(each.swords for each in beneath)
    arrows = top.arrows + sum(each.arrows for each in beneath)
    return Strength(
        swords=swords,
        arrows=arrows,
        attack=swords + arrows,
        loot=top.use.loot + sum(each.loot for each in beneath),
        spy=top.use.spy + sum(each.spy for each in beneath),
        repair=top.use.repair + sum(each.repair for each in beneath),
    )
