"""Why something cannot be chosen now: what the table shows grey, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from eldertable.games.ancient_world.choices import (
    ATTACK_TITAN,
    BUILD_CARD,
    PLACE_CITIZEN,
    RECRUIT_CARD,
    SEND_ONE_OF,
    USE_CARD,
)
from eldertable.games.ancient_world.content import MOST_CITIZENS, SPACES, TITANS
from eldertable.games.ancient_world.content.shapes import Source
from eldertable.games.ancient_world.course import under_way
from eldertable.games.ancient_world.rules.armies import COST, Recruit, can_recruit
from eldertable.games.ancient_world.rules.attack import bonus, bonuses, payable, targets
from eldertable.games.ancient_world.rules.building import KNOWLEDGE_COST, Build, build_options, can_build, price
from eldertable.games.ancient_world.rules.cards import action_of, can_use
from eldertable.games.ancient_world.rules.placing import SURCHARGE, Send, admitted, placements
from eldertable.games.ancient_world.rules.turn import Turn
from eldertable.games.ancient_world.state import AncientWorld, Army, Player, holdings
from eldertable.kernel import Choice, Seat, Why


class OpensLater(Why, frozen=True):
    """The space is still covered (AW-3.4, AW-3.5)."""

    round: int


class NoCitizenLeft(Why, frozen=True):
    """All citizens are placed or on Famine (AW-4.1)."""


class NeedsHigherCitizen(Why, frozen=True):
    """A citizen must be higher than all that stand there (AW-4.2)."""

    beat: int


class NeedsCoins(Why, frozen=True):
    """There are too few coins."""

    count: int
    missing: int


class NeedsKnowledge(Why, frozen=True):
    """There is too little knowledge."""

    count: int
    missing: int


class NeedsProvincePrice(Why, frozen=True):
    """Neither price of Expand can be paid (AW-4.16)."""


class NoProvinceLeft(Why, frozen=True):
    """There is no Province left to take (AW-4.6)."""


class NothingToFind(Why, frozen=True):
    """There is no Empire card left to explore (AW-4.6)."""


class AllCitizensThere(Why, frozen=True):
    """No citizen is left in the supply (AW-4.26)."""


class CityFull(Why, frozen=True):
    """There is no capacity for another card (AW-4.12)."""

    capacity: int


class AlreadyBuilt(Why, frozen=True):
    """A second copy is never built (AW-4.13)."""


class NothingToBuild(Why, frozen=True):
    """No card on offer can be built (AW-4.6)."""


class NothingToRecruit(Why, frozen=True):
    """No card on offer can be paid (AW-4.6)."""


class NoPlaceForArmy(Why, frozen=True):
    """No slot is free and every army is used (AW-5.5)."""


class CardTaken(Why, frozen=True):
    """A citizen is already on the card (AW-4.31)."""


class CardIsDamaged(Why, frozen=True):
    """A damaged card does nothing (AW-6.30)."""


class NothingToDo(Why, frozen=True):
    """The action could not be carried out (AW-4.34)."""


class AttackTooWeak(Why, frozen=True):
    """All unused armies together do not reach the defence (AW-6.7)."""

    missing: int


class NoArmyReady(Why, frozen=True):
    """Every army is used (AW-6.4)."""


WHY_TYPES = (
    OpensLater,
    NoCitizenLeft,
    NeedsHigherCitizen,
    NeedsCoins,
    NeedsKnowledge,
    NeedsProvincePrice,
    NoProvinceLeft,
    NothingToFind,
    AllCitizensThere,
    CityFull,
    AlreadyBuilt,
    NothingToBuild,
    NothingToRecruit,
    NoPlaceForArmy,
    CardTaken,
    CardIsDamaged,
    NothingToDo,
    AttackTooWeak,
    NoArmyReady,
)


def blocked(s: AncientWorld, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """What a player may look for in vain, depending on the question."""
    match under_way(s):
        case Turn():
            yield from blocked_turn(s, seat)
        case Send(place=place):
            yield from blocked_citizens(s, seat, place)
        case Build():
            yield from blocked_buildings(s, seat)
        case Recruit():
            yield from blocked_recruits(s, seat)


# -- a turn ----------------------------------------------------------------------------------------


def blocked_turn(s: AncientWorld, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Spaces, own cards and Titans that are out of reach."""
    player = s.players[seat]
    has = holdings(player)
    possible = placements(s, seat, player, has)
    for space, choice in PLACE_CITIZEN.items():
        if choice not in possible:
            yield choice, why_no_space(s, player, space)
    for card in player.built:
        if card in USE_CARD and USE_CARD[card] not in possible:
            yield USE_CARD[card], why_no_card(s, seat, player, card)
    beaten = targets(s, player, has)
    for titan in filter(None, s.titans_up):
        if ATTACK_TITAN[titan] not in beaten:
            yield ATTACK_TITAN[titan], why_no_attack(player, titan)


def why_no_space(s: AncientWorld, player: Player, space: str) -> Why:
    """Why no citizen can go to a space of the board (AW-4.6)."""
    entry = SPACES[space]
    if s.round < entry.from_round:
        return OpensLater(entry.from_round)
    if not player.ready:
        return NoCitizenLeft()
    there = s.spaces[space]
    if entry.placement == "higher" and there and there[-1].citizen >= player.ready[-1]:
        return NeedsHigherCitizen(there[-1].citizen)
    match space:
        case "build":
            return why_nothing_built(s, player)
        case "recruit":
            return why_nobody_recruited(s, player)
        case "expand":
            return NeedsProvincePrice() if s.province_up else NoProvinceLeft()
        case "explore":
            return NothingToFind()
        case "populate" if player.citizens == MOST_CITIZENS:
            return AllCitizensThere()
    cost = entry.cost_options[0].coins
    return NeedsCoins(cost, cost - player.coins)


def why_nothing_built(s: AncientWorld, player: Player) -> Why:
    """Why Build is not possible; a Crane makes room for what it builds (AW-8.8)."""
    has = holdings(player)
    if can_build(s, player, has, player.coins):
        return NeedsCoins(SURCHARGE, SURCHARGE)
    if len(player.built) >= has.capacity and not has.crane:
        return CityFull(has.capacity)
    return NothingToBuild()


def why_nobody_recruited(s: AncientWorld, player: Player) -> Why:
    """Why Recruit is not possible."""
    has = holdings(player)
    if can_recruit(s, player, has, player.coins):
        return NeedsCoins(SURCHARGE, SURCHARGE)
    if len(player.armies) >= has.army_slots and all(army.name for army in player.armies):
        return NoPlaceForArmy()
    return NothingToRecruit()


def why_no_card(s: AncientWorld, seat: Seat, player: Player, card: str) -> Why:
    """Why the action of an own card cannot be used (AW-4.30 to AW-4.34)."""
    if card in player.damaged:
        return CardIsDamaged()
    if card in player.workers:
        return CardTaken()
    if not player.ready:
        return NoCitizenLeft()
    assert not can_use(s, seat, card)
    cost = action_of(card).cost
    return lacking(player, cost.coins, cost.knowledge) or NothingToDo()


def why_no_attack(player: Player, titan: str) -> Why:
    """Why a Titan cannot be attacked (AW-6.2 to AW-6.7)."""
    if all(army.name for army in player.armies):
        return NoArmyReady()
    cheapest, missing = reach(player.armies, bonuses(player), titan)
    if cheapest is None:
        return AttackTooWeak(missing)
    return NeedsCoins(cheapest, cheapest - player.coins)


def reach(armies: tuple[Army, ...], besides: tuple[int, int], titan: str) -> tuple[int | None, int]:
    """What the cheapest winning set of unused armies costs, and the strength that all of them together lack, whatever they cost."""
    entry = TITANS[titan]
    needed = entry.defence - bonus(besides, entry)
    everything = sum([army.picture + 1 for army in armies if not army.name])
    forces = payable(armies, everything, arrows=entry.arrows_count)
    most = max([total for _, _, total in forces], default=0)
    winning = [cost for _, cost, total in forces if total >= needed]
    return min(winning, default=None), max(0, needed - most)


# -- other questions -------------------------------------------------------------------------------


def lacking(player: Player, coins: int, knowledge: int) -> Why | None:
    """What is missing of a price."""
    if player.coins < coins:
        return NeedsCoins(coins, coins - player.coins)
    if player.knowledge < knowledge:
        return NeedsKnowledge(knowledge, knowledge - player.knowledge)
    return None


def blocked_citizens(s: AncientWorld, seat: Seat, place: str) -> Iterator[tuple[Choice, Why]]:
    """Available citizens that cannot go there."""
    player = s.players[seat]
    possible = admitted(s, seat, place)
    there = s.spaces.get(place, ())
    for choice, citizen in zip(SEND_ONE_OF[player.ready], player.ready, strict=True):
        if citizen not in possible:
            higher = SPACES[place].placement == "higher"
            yield choice, NeedsHigherCitizen(there[-1].citizen) if higher else NeedsCoins(SURCHARGE, SURCHARGE)


def blocked_buildings(s: AncientWorld, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Cards of the display and the reserve that cannot be built."""
    player = s.players[seat]
    possible = build_options(s, seat)
    sources: tuple[tuple[Source, tuple[str, ...]], ...] = (
        ("display", s.empire_display),
        ("reserve", player.reserve_open + player.reserve_secret),
    )
    for source, cards in sources:
        for card in dict.fromkeys(cards):
            if BUILD_CARD[card, source] not in possible:
                yield BUILD_CARD[card, source], why_not_built(player, card)


def why_not_built(player: Player, card: str) -> Why:
    """Why a card cannot be built at its cost (AW-4.11 to AW-4.13)."""
    has = holdings(player)
    if card in player.built:
        return AlreadyBuilt()
    return lacking(player, price(card, has), KNOWLEDGE_COST[card]) or CityFull(has.capacity)


def blocked_recruits(s: AncientWorld, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Cards of the display that cannot be paid."""
    player = s.players[seat]
    for card in dict.fromkeys(s.military_display):
        if why := lacking(player, *COST[card]):
            yield RECRUIT_CARD[card], why
