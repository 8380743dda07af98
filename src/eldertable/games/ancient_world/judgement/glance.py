"""What a player sees in a position at a glance: what money, cards and armies are worth to the one who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from eldertable.games.ancient_world.content import EMPIRE, SPACES
from eldertable.games.ancient_world.content.shapes import Cost
from eldertable.games.ancient_world.course import phase
from eldertable.games.ancient_world.judgement.prospects import (
    BEYOND_PLENTY,
    COIN,
    CRANE,
    IN_SIGHT,
    KNOWLEDGE,
    PLENTY,
    TO_PLACE,
    army_worth,
    city,
    gain_of_recruiting,
    mouths,
    pending,
    rounds_left,
)
from eldertable.games.ancient_world.rules.armies import COST
from eldertable.games.ancient_world.rules.building import COIN_COST, KNOWLEDGE_COST
from eldertable.games.ancient_world.rules.supply import can_pay
from eldertable.games.ancient_world.scoring import banner_counts, card_points
from eldertable.games.ancient_world.state import AncientWorld, Army, Player, PlayerStep, add_up, holdings
from eldertable.kernel import Seat

# The citizens that come with a card, and the cards that score at the end.
SETTLERS = {card.id: sum(effect.amount for effect in card.on_gain if effect.verb == "gain_citizen") for card in EMPIRE.values()}
SCORING = {card.id: card.scoring for card in EMPIRE.values() if card.scoring}

DISCOVER_COINS = SPACES["discover"].cost_options[0].coins


@lru_cache(maxsize=1 << 16)
def peopled(
    built: tuple[str, ...],
    damaged: tuple[str, ...],
    provinces: tuple[str, ...],
    titans: tuple[str, ...],
    citizens: int,
    left: int,
    own: int,
) -> float:
    """The worth of a city and of the citizens in it, fed or hungry."""
    food = add_up(built, damaged, provinces, titans).food
    return city(built, damaged, provinces, titans, left, own) + mouths(citizens, food, left)


def scored(player: Player, built: tuple[str, ...]) -> int:
    """What the scoring cards of a city would give."""
    banners = banner_counts(built, player.titans)
    return sum([card_points(player, SCORING[card], banners) for card in built if card in SCORING])


class Glance:
    """The position as the player who is asked sees it."""

    __slots__ = ("acting", "coin", "knowledge", "left", "now", "own", "player", "s", "seat")

    def __init__(self, s: AncientWorld, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        player = self.player = s.players[seat]
        self.left = rounds_left(s)
        acting = phase(s) == "actions"
        self.acting = acting and not player.passed
        # Who has passed can use what is there only in the rounds to come.
        self.own = self.left - player.passed if acting else self.left
        # What the next coin and the next knowledge are worth.
        self.coin = COIN[self.own] * (1.0 if player.coins <= PLENTY else BEYOND_PLENTY)
        self.knowledge = KNOWLEDGE[self.own] * (1.0 if player.knowledge <= 2 else 0.5)
        self.now = self.city(player.built, player.damaged, player.provinces, player.citizens)

    def price(self, coins: int, knowledge: int) -> float:
        """What paying hurts."""
        return self.coin * coins + self.knowledge * knowledge

    def cheapest(self, prices: Sequence[Cost]) -> float:
        """What the price hurts that hurts least among those that can be paid."""
        return min([self.price(cost.coins, cost.knowledge) for cost in prices if can_pay(self.player, cost)])

    def effects(self, steps: Sequence[PlayerStep]) -> float:
        """What effects are likely to bring."""
        return sum([pending(self.s, step, self.player, self.left, self.own) for step in steps])

    # -- the city --------------------------------------------------------------------------------------

    def city(self, built: tuple[str, ...], damaged: tuple[str, ...], provinces: tuple[str, ...], citizens: int) -> float:
        """A city like this with so many citizens."""
        return peopled(built, damaged, provinces, self.player.titans, citizens, self.left, self.own)

    def with_citizen(self) -> float:
        """What one more citizen adds, if there is food."""
        player = self.player
        return self.city(player.built, player.damaged, player.provinces, player.citizens + 1) - self.now

    def with_province(self, province: str) -> float:
        """What a Province adds."""
        player = self.player
        return self.city(player.built, player.damaged, (*player.provinces, province), player.citizens) - self.now

    def with_damaged(self, damaged: tuple[str, ...]) -> float:
        """What changes with these cards damaged; an army too many is lost."""
        player = self.player
        change = self.city(player.built, damaged, player.provinces, player.citizens) - self.now
        if len(player.armies) > add_up(player.built, damaged, player.provinces, player.titans).army_slots:
            change -= min([self.army(army) for army in player.armies])
        return change

    def with_card(self, card: str) -> float:
        """What an Empire card adds, its people and all scoring cards included."""
        player = self.player
        built = (*player.built, card)
        gain = self.city(built, player.damaged, player.provinces, player.citizens + SETTLERS[card]) - self.now
        if not SCORING.keys().isdisjoint(built):
            gain += scored(player, built) - scored(player, player.built)
        return gain

    def building(self, card: str) -> float:
        """What an Empire card adds, its price taken off."""
        coins = max(0, COIN_COST[card] - holdings(self.player).discount)
        return self.with_card(card) - self.price(coins, KNOWLEDGE_COST[card])

    def best_building(self) -> float:
        """The best card that can be paid; with a Crane the best of all."""
        player = self.player
        gains = [self.payable_building(player.coins, player.knowledge)]
        if holdings(player).crane:
            gains += [self.with_card(card) - CRANE for card in self.buildings()]
        return max(gains)

    def payable_building(self, coins: int, knowledge: int) -> float:
        """The best card that so much can pay."""
        reach = coins + holdings(self.player).discount
        payable = [card for card in self.buildings() if COIN_COST[card] <= reach and KNOWLEDGE_COST[card] <= knowledge]
        return max([self.building(card) for card in payable], default=0.0)

    def buildings(self) -> list[str]:
        """The cards of the display and the reserve that are not in the city yet."""
        player = self.player
        return [card for card in (*self.s.empire_display, *player.reserve_open, *player.reserve_secret) if card not in player.built]

    def discovery(self) -> float:
        """One more knowledge, and the better card that it lets another citizen build at once."""
        player = self.player
        if len(player.ready) < 2 or len(player.built) >= holdings(player).capacity:
            return self.knowledge
        now = self.payable_building(player.coins, player.knowledge)
        then = self.payable_building(player.coins - DISCOVER_COINS, player.knowledge + 1)
        return self.knowledge + IN_SIGHT * max(0.0, then - max(now, TO_PLACE))

    # -- armies ----------------------------------------------------------------------------------------

    def army(self, army: Army) -> float:
        """What an army can still do."""
        return army_worth(army, self.own, self.acting)

    def using(self, army: Army) -> float:
        """What it costs to use an army, less what it brings besides the victory."""
        cost = army.picture + 1
        gives = army.gives
        worn = self.army(army) - self.army(Army(army.card, army.legacies, cost, army.picture))
        return worn + self.coin * (cost - gives.loot) - self.knowledge * gives.spy

    def recruiting(self, card: str) -> float:
        """The army that a card makes, its price taken off."""
        return gain_of_recruiting(self.player, card, self.own) - self.price(*COST[card])

    def best_recruit(self) -> float:
        """The best card of the display that can be paid."""
        player = self.player
        cards = [card for card in self.s.military_display if COST[card][0] <= player.coins and COST[card][1] <= player.knowledge]
        return max([self.recruiting(card) for card in cards], default=0.0)
