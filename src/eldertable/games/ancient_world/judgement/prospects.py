"""How good a position is: the points in the city, and what coins, citizens, armies and rounds to come can still make of it."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import itemgetter

from eldertable.games.ancient_world.choices import BuildCard, BuildWithCrane
from eldertable.games.ancient_world.content import (
    BANNER_POINTS,
    EMPIRE,
    FAMINE_POINTS,
    MOST_CITIZENS,
    ROUNDS,
    SPACES,
    TITANS,
    TRIBES,
)
from eldertable.games.ancient_world.content.shapes import Cost
from eldertable.games.ancient_world.course import attack, is_over, phase, still_to_do
from eldertable.games.ancient_world.rules.armies import COST, LimitArmies, Recruit, Station
from eldertable.games.ancient_world.rules.attack import ChooseArmies, Damage, payable
from eldertable.games.ancient_world.rules.building import COIN_COST, KNOWLEDGE_COST, Build, build_options
from eldertable.games.ancient_world.rules.cards import Copy, action_of, action_steps, space_steps
from eldertable.games.ancient_world.rules.effects import (
    GainCitizens,
    GainCoins,
    GainCoinsForFood,
    GainKnowledge,
    RaiseAttack,
    Repair,
    TakeFirstPlayer,
)
from eldertable.games.ancient_world.rules.exploring import Explore, Keep, ReserveOne
from eldertable.games.ancient_world.rules.placing import Send, admitted
from eldertable.games.ancient_world.rules.provinces import ChooseProvince, TakeProvince
from eldertable.games.ancient_world.rules.scouting import ScoutTitans
from eldertable.games.ancient_world.rules.supply import can_pay
from eldertable.games.ancient_world.scoring import banner_counts, card_points, result
from eldertable.games.ancient_world.state import AncientWorld, Army, Player, PlayerStep, add_up, holdings
from eldertable.kernel import Choice, Seat

# A lead decides little while much can still happen: by the rounds that are left, this one included.
CALM = (1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5)
# What the next banner of a tribe promises beyond its points, by the banners already there: sets grow dearer towards the sixth.
PROMISE = (0.0, 0.25, 0.5, 0.5, 0.5, 0.6, 0.0)
# What a coin and a knowledge can still become, in points, by the rounds that are left, this one included.
COIN = (0.02, 0.16, 0.24, 0.27, 0.29, 0.3, 0.3)
KNOWLEDGE = (0.02, 0.35, 0.75, 0.85, 0.9, 0.9, 0.9)
# Coins beyond what a round can spend are worth less.
PLENTY, BEYOND_PLENTY = 10, 0.4
# A citizen still to be placed, with a little more for higher values.
TO_PLACE, PER_VALUE = 0.75, 0.06
CITIZEN_PER_ROUND = 0.7
HUNGER_PER_ROUND = 0.75
ROOM, ROOMS_PER_ROUND = 0.45, 1.2
SWORD, ARROW = 0.3, 0.2
ARMY_SWORD, ARMY_ARROW, ARMY_COST = 0.15, 0.15, 0.12
SLOT = 0.35
IN_RESERVE = 0.35
TILE = 0.35
DAMAGED = 0.12
EXPLORER = 0.08
# How likely a Titan within reach is still there when its turn comes, and how much a near miss is worth, by the strength missing.
IN_REACH = 0.75
NEAR_MISS = (0.0, 0.4, 0.28, 0.18, 0.1)
# What the dice may cost per banner of a Titan, and what a Crane is kept for.
DICE_HURT, CRANE = 0.15, 0.6
# How likely a building that can be paid is still there when its turn comes.
IN_SIGHT = 0.85
# What an ordinary placement brings: an action of one's own counts by what it brings beyond that.
ORDINARY = 0.55


def prospects(s: AncientWorld) -> tuple[float, ...]:
    """The chance of each seat to win."""
    if is_over(s):
        won = result(s).winners
        return tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(len(s.players)))
    worth = [value(s, seat) for seat in range(len(s.players))]
    top = max(worth)
    calm = CALM[rounds_left(s)]
    weights = [exp((each - top) / calm) for each in worth]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def rounds_left(s: AncientWorld) -> int:
    """Rounds whose actions are still to come, the present one included until all have passed."""
    return ROUNDS.count - s.round + (phase(s) == "actions")


def value(s: AncientWorld, seat: Seat) -> float:
    """Everything a player has and may expect, in points."""
    player = s.players[seat]
    left = rounds_left(s)
    acting = phase(s) == "actions"
    # Who has passed can use what is there only in the rounds to come.
    own = left - player.passed if acting else left
    total = city(player.built, player.damaged, player.provinces, player.titans, left, own)
    total += sum([card_points(player, scoring, counts(player)) for card in player.built if (scoring := EMPIRE[card].scoring)])
    total += purse(player, own)
    total += people(player, left)
    total += sum([army_worth(army, own, acting and not player.passed) for army in player.armies])
    if acting and not player.passed and attack(s) is None:
        total += hunting(s, player)
        if player.ready:
            total += opened(s, player, player.coins, player.knowledge, left, own)
    reserve = player.reserve_open + player.reserve_secret
    total += IN_RESERVE * min(len(reserve), own) + 0.1 * sum([len(EMPIRE[card].banners) for card in reserve]) * (own > 0)
    if s.first == seat and ROUNDS.count > s.round:
        total += TILE if s.tile_hand else 0.5 * TILE
    return total + sum([pending(s, step, player, left, own) for step in still_to_do(s, seat)])


def counts(player: Player) -> tuple[int, ...]:
    """Banners by tribe."""
    return banner_counts(player.built, player.titans)


@lru_cache(maxsize=1 << 16)
def city(
    built: tuple[str, ...], damaged: tuple[str, ...], provinces: tuple[str, ...], titans: tuple[str, ...], left: int, own: int
) -> float:
    """Banners, incomes to come, permanent attack, room to build, and actions of one's own."""
    has = add_up(built, damaged, provinces, titans)
    total = banners_worth(banner_counts(built, titans), own)
    incomes = max(0, left - 1)
    total += incomes * (has.income_coins * COIN[incomes] + has.income_knowledge * KNOWLEDGE[incomes])
    total += float(own**0.8) * (SWORD * has.swords + ARROW * has.arrows)
    total += ROOM * min(has.capacity - len(built), ROOMS_PER_ROUND * own)
    total += SLOT * min(3, has.army_slots) * (own > 0) + EXPLORER * has.explore_bonus * (own > 1)
    total += 0.1 * min(6, has.food) * (own > 0) - DAMAGED * len(damaged) * (own > 0)
    total += sum([action_worth(card, has.food) * own for card in has.actions])
    total += 0.5 * len(has.triggers) * (own > 1) + 0.25 * has.discount * own
    return total


def banners_worth(banners: tuple[int, ...], own: int) -> float:
    """Points of the sets, and what they promise while there is time (AW-10.3)."""
    total = 0.0
    last = len(BANNER_POINTS) - 1
    for count in banners:
        total += BANNER_POINTS[min(count, last)]
        if own > 0:
            total += PROMISE[min(count, last)]
    return total


@lru_cache(maxsize=1 << 10)
def action_worth(card: str, food: int) -> float:
    """What the action of a card brings in a round beyond an ordinary placement."""
    action = EMPIRE[card].action
    assert action is not None
    worth = -COIN[3] * action.cost.coins
    for effect in action.effects:
        match effect.verb:
            case "gain_coins":
                worth += COIN[3] * effect.amount
            case "gain_coins_per":
                worth += COIN[3] * food
            case "gain_knowledge":
                worth += KNOWLEDGE[3] * effect.amount
            case "round_attack":
                worth += 0.35 * effect.swords
            case "take_province":
                worth += 1.2
            case "recruit" | "build" | "explore" | "repair" | "take_first_player" | "copy_action" | "scout_titans":
                worth += 0.45
            case _:
                pass
    return max(0.05, worth - ORDINARY)


def purse(player: Player, own: int) -> float:
    """Coins and knowledge in hand."""
    coins = min(player.coins, PLENTY) + BEYOND_PLENTY * max(0, player.coins - PLENTY)
    return COIN[own] * coins + KNOWLEDGE[own] * min(player.knowledge, 2) + 0.5 * KNOWLEDGE[own] * max(0, player.knowledge - 2)


def people(player: Player, left: int) -> float:
    """Citizens still to be placed in this round, those of the rounds to come, and those without food."""
    total = 0.0
    if not player.passed:
        total += sum([TO_PLACE + PER_VALUE * citizen for citizen in player.ready])
    return total + mouths(player.citizens, holdings(player).food, left)


def mouths(citizens: int, food: int, left: int) -> float:
    """Citizens of the rounds to come, and those without food."""
    later = max(0, left - 1)
    hungry = max(0, citizens - food)
    total = CITIZEN_PER_ROUND * later * citizens - HUNGER_PER_ROUND * later * hungry
    # Hunger may be stilled before the end, the sooner it comes the less so.
    return total + FAMINE_POINTS * hungry / (1 + later)


@lru_cache(maxsize=1 << 14)
def army_worth(army: Army, own: int, now: bool) -> float:
    """The fights an army can still decide, the dearer the more coins lie on it."""
    uses = own - (now and army.name > 0)
    if uses <= 0:
        return 0.0
    gives = army.gives
    might = ARMY_SWORD * gives.swords + ARMY_ARROW * gives.arrows + 0.25 * gives.spy + 0.1 * gives.loot + 0.05 * gives.repair
    return might * float(uses**0.6) - ARMY_COST * min(army.name + army.picture, 6)


def hunting(s: AncientWorld, player: Player, more: int = 0) -> float:
    """The best Titan within reach of the armies now, or nearly so; with so many more swords."""
    has = holdings(player)
    bonus = has.swords + player.round_swords + more
    swords = best_force(player.armies, min(player.coins, 15), False)
    if swords < 0:
        return 0.0
    total = best_force(player.armies, min(player.coins, 15), True) + bonus + has.arrows + player.round_arrows
    swords += bonus
    best = 0.0
    for titan in s.titans_up:
        if titan:
            entry = TITANS[titan]
            missing = entry.defence - (total if entry.arrows_count else swords)
            share = IN_REACH if missing <= 0 else NEAR_MISS[missing] if missing < len(NEAR_MISS) else 0.0
            if share:
                best = max(best, share * trophy(titan, counts(player), rounds_left(s)))
    return best


def opened(s: AncientWorld, player: Player, coins: int, knowledge: int, left: int, own: int) -> float:
    """What knowledge lets the next citizen build of the cards in sight, beyond what coins alone can pay."""
    has = holdings(player)
    if not knowledge or has.capacity <= len(player.built):
        return 0.0
    with_coins = with_both = TO_PLACE
    for card in s.empire_display + player.reserve_open + player.reserve_secret:
        price = max(0, COIN_COST[card] - has.discount)
        asked = KNOWLEDGE_COST[card]
        if price <= coins and asked <= knowledge and card not in player.built:
            gain = gain_of_card(player, card, left, own) - COIN[own] * price - KNOWLEDGE[own] * asked
            with_both = max(with_both, gain)
            if not asked:
                with_coins = max(with_coins, gain)
    return IN_SIGHT * (with_both - with_coins)


@lru_cache(maxsize=1 << 15)
def best_force(armies: tuple[Army, ...], coins: int, arrows: bool) -> int:
    """The strongest attack that so many coins can pay; -1 without any."""
    return max([total for _, _, total in payable(armies, coins, arrows=arrows)], default=-1)


@lru_cache(maxsize=1 << 15)
def trophy(titan: str, banners: tuple[int, ...], left: int) -> float:
    """What a Titan would add to a city with these banners."""
    entry = TITANS[titan]
    more = tuple(count + entry.banners.count(tribe) for tribe, count in zip(TRIBES, banners, strict=True))
    icons = entry.icons
    extra = 0.3 * icons.capacity + (left - 1) * (COIN[left] * icons.income_coins + KNOWLEDGE[left] * icons.income_knowledge)
    extra += 0.3 * icons.swords + 0.2 * icons.arrows + 0.3 * icons.food
    return banners_worth(more, left) - banners_worth(banners, left) + extra


# -- what is under way -----------------------------------------------------------------------------


def pending(s: AncientWorld, step: PlayerStep, player: Player, left: int, own: int) -> float:
    """What something still to be done is likely to bring."""
    match step:
        case GainCoins():
            return COIN[own] * step.coins
        case GainCoinsForFood():
            return COIN[own] * step.each * holdings(player).food
        case GainKnowledge():
            return KNOWLEDGE[own] * step.knowledge
        case GainCitizens():
            return CITIZEN_PER_ROUND * (left - 1) if player.citizens < MOST_CITIZENS else 0.0
        case RaiseAttack():
            return hunting(s, player, step.swords) - hunting(s, player)
        case TakeFirstPlayer():
            return 0.0 if s.tile_hand else TILE
        case Explore() | Keep() | ReserveOne():
            return IN_RESERVE + 0.2 if own > 1 else 0.0
        case Copy() | ScoutTitans():
            return ORDINARY
        case _:
            return expected(s, step, player, left, own)


def expected(s: AncientWorld, step: PlayerStep, player: Player, left: int, own: int) -> float:
    """What the best answer to a question is likely to bring."""
    match step:
        case Send():
            return sending(s, step, player, left, own)
        case Build():
            return max([0.0, *(gain_of_building(player, choice, left, own) for choice in build_options(s, step.seat))])
        case Recruit():
            cards = [card for card in s.military_display if COST[card][0] <= player.coins and COST[card][1] <= player.knowledge]
            return max([0.0, *(gain_of_recruiting(player, card, own) - COIN[own] * COST[card][0] for card in cards)])
        case Station():
            return gain_of_recruiting(player, step.card, own)
        case TakeProvince() | ChooseProvince():
            return gain_of_card(player, s.province_up, left, own)
        case ChooseArmies():
            titan = s.titans_up[step.pile]
            return trophy(titan, counts(player), left) - DICE_HURT * len(TITANS[titan].banners)
        case Repair():
            return gain_of_repairing(player, step.count, left, own)
        case Damage():
            return loss_of_damage(player, left, own)
        case LimitArmies() if len(player.armies) > holdings(player).army_slots:
            return -min(army_worth(army, own, True) for army in player.armies)
        case _:
            return 0.0


def sending(s: AncientWorld, step: Send, player: Player, left: int, own: int) -> float:
    """What the action of a space or card is likely to bring, its price and the citizen who goes there taken off."""
    place = step.place
    if place in SPACES:
        effects, prices = space_steps(place, step.seat), SPACES[place].cost_options
    else:
        effects, prices = action_steps(place, step.seat), (action_of(place).cost,)
    worth = sum([pending(s, effect, player, left, own) for effect in effects])
    coins, knowledge = player.coins, player.knowledge
    if prices:
        hurt, price = min([(hurts(price, own), price) for price in prices if can_pay(player, price)], key=itemgetter(0))
        worth -= hurt
        coins, knowledge = coins - price.coins, knowledge - price.knowledge
    coins += sum([effect.coins for effect in effects if isinstance(effect, GainCoins)])
    knowledge += sum([effect.knowledge for effect in effects if isinstance(effect, GainKnowledge)])
    # The purse that is left may open another building to the next citizen, or close one.
    worth -= opened(s, player, player.coins, player.knowledge, left, own)
    if len(player.ready) > 1:
        worth += opened(s, player, coins, knowledge, left, own)
    lowest = min(admitted(s, step.seat, place))
    return worth - TO_PLACE - PER_VALUE * lowest


def hurts(price: Cost, own: int) -> float:
    """What paying hurts."""
    return COIN[own] * price.coins + KNOWLEDGE[own] * price.knowledge


def gain_of_building(player: Player, choice: Choice, left: int, own: int) -> float:
    """What building a card adds, its price taken off."""
    if isinstance(choice, BuildCard):
        entry = EMPIRE[choice.card]
        price = max(0, entry.cost.coins - holdings(player).discount)
        return gain_of_card(player, choice.card, left, own) - COIN[own] * price - KNOWLEDGE[own] * entry.cost.knowledge
    if isinstance(choice, BuildWithCrane):
        return gain_of_card(player, choice.card, left, own) - CRANE
    return 0.0


def gain_of_card(player: Player, card: str, left: int, own: int) -> float:
    """What a city is worth more with one more Empire card or Province."""
    before = city(player.built, player.damaged, player.provinces, player.titans, left, own)
    if card in EMPIRE:
        after = city((*player.built, card), player.damaged, player.provinces, player.titans, left, own)
        scoring = EMPIRE[card].scoring
        after += card_points(player, scoring, banner_counts((*player.built, card), player.titans)) if scoring else 0
        after += sum([CITIZEN_PER_ROUND * (left - 1) for effect in EMPIRE[card].on_gain if effect.verb == "gain_citizen"])
    else:
        after = city(player.built, player.damaged, (*player.provinces, card), player.titans, left, own)
    return after - before


def gain_of_recruiting(player: Player, card: str, own: int) -> float:
    """The best place for a recruited card: a new army, or on top of the one that gains most."""
    if len(player.armies) < holdings(player).army_slots:
        return army_worth(Army(card), own, True)
    gains = [
        army_worth(Army(card, (*army.legacies, army.card)), own, True) - army_worth(army, own, True)
        for army in player.armies
        if not army.name
    ]
    return max(gains, default=0.0)


def gain_of_repairing(player: Player, count: int, left: int, own: int) -> float:
    """The best repairs."""
    now = city(player.built, player.damaged, player.provinces, player.titans, left, own)
    states = [tuple(other for other in player.damaged if other != card) for card in player.damaged]
    gains = [city(player.built, state, player.provinces, player.titans, left, own) - now for state in states]
    return max(gains, default=0.0) * min(count, len(gains))


def loss_of_damage(player: Player, left: int, own: int) -> float:
    """The least damage, as a negative gain."""
    now = city(player.built, player.damaged, player.provinces, player.titans, left, own)
    states = [(*player.damaged, card) for card in player.built if card not in player.damaged]
    return max([city(player.built, state, player.provinces, player.titans, left, own) - now for state in states], default=0.0)
