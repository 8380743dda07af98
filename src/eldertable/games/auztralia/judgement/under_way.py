"""What an action under way will still bring, in victory points: it is judged before its questions are answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from eldertable.games.auztralia import course
from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import COMPONENTS, PERSONALITIES, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, Good, MapId, Unit
from eldertable.games.auztralia.judgement.fights import NAMES, UNHURT, Force
from eldertable.games.auztralia.judgement.friends import CROWD, UNSEEN_CARD, Friends
from eldertable.games.auztralia.judgement.guard import FARM_LOST, Guard, guard_of, saved
from eldertable.games.auztralia.judgement.hunt import PREY, TIME, time_of
from eldertable.games.auztralia.judgement.worth import (
    FARM_SITES,
    finds_of,
    hoard,
    in_reach,
)
from eldertable.games.auztralia.pieces import Deposit
from eldertable.games.auztralia.rules.combat import full_sanity
from eldertable.games.auztralia.rules.network import effect_of, rail_sites
from eldertable.games.auztralia.scoring import breakdown
from eldertable.games.auztralia.sets import Hexes, Sides, has, members
from eldertable.kernel.kept import kept


class Plans(Friends):
    """One player's position with what is being done."""

    def worth(self) -> float:
        """All of it, in points."""
        s = self.s
        value = sum(breakdown(s, self.seat).values()) + TIME * self.left
        value += self.ripe * (self.means() + self.land() + self.cards())
        value += self.army() + self.guard.power - FARM_LOST * self.farms_lost
        if s.active == self.seat and not course.is_activating(s):
            value += self.promise()
        return value

    def promise(self) -> float:
        """An action is judged before its questions are answered."""
        s = self.s
        if s.combat is not None and not course.is_mustering(s):
            return self.fight() if s.combat.seat == self.seat else 0.0
        hope = HOPES.get(course.phase(s))
        return 0.0 if hope is None else hope(self)

    def rails_to_come(self) -> float:
        """The best places for the rails that may still be laid."""
        return self.best_rails(rail_sites(self.s, self.seat) & course.rail_land(self.s), course.still_to_do(self.s))

    def best_rails(self, sides: Sides, count: int) -> float:
        """The best places for so many rails."""
        gains = sorted([self.new_hex(fresh) for fresh in self.fresh_hexes(sides)], reverse=True)
        return sum(gains[:count]) * self.ripe

    def fresh_hexes(self, sides: Sides) -> Sequence[int]:
        """The hexes that rails on these sides would add to the network."""
        return fresh_beyond(self.s.map, self.s.board.network(self.seat).clear, sides)

    @kept
    def finds(self) -> Mapping[int, float]:
        """What the deposits in each hex would be worth in reach."""
        return finds_of(self.s.board.deposits)

    def new_hex(self, n: int) -> float:
        """What a hex more in the network brings: a place for a farm, and what lies there."""
        return (1.4 if has(self.s.board.vacant, n) else 0.3) + self.finds.get(n, 0.0)

    def ore_to_come(self) -> float:
        """The best deposit in reach, whose time is not paid yet."""
        return max([self.haul(deposit) for deposit in self.minable()], default=0.0) - TIME

    def haul(self, deposit: Deposit) -> float:
        """What mining a deposit adds to having it in reach."""
        goods = dict(self.player.goods)
        points = 0
        if deposit.kind == "vp_token":
            points = deposit.count
        elif deposit.kind == "phosphate":
            points = COMPONENTS.scoring.phosphate * deposit.count
            goods["gold"] += 1
        else:
            bonus = effect_of(self.player, "mine_bonus")
            goods[deposit.kind] += deposit.count + (bonus.n if bonus else 0)
        gain = self.wealth(goods) - self.riches - in_reach(deposit)
        return points + self.ripe * gain

    def friend_to_come(self) -> float:
        """The best card of the display."""
        best = max([self.card_worth(card) for card in self.s.display], default=0.0)
        return self.ripe * best * CROWD ** len(self.player.cards)

    def stranger_to_come(self) -> float:
        """A card from the deck."""
        return self.ripe * UNSEEN_CARD * CROWD ** len(self.player.cards)

    def gift_to_come(self) -> float:
        """A personality or what trade yields, for anybody."""
        gift = course.gift(self.s)
        return self.ripe * self.card_worth(gift) if gift in PERSONALITIES else 0.5

    def trade_to_come(self) -> float:
        """What the next sub-actions add to the goods."""
        return self.best_trade(course.still_to_do(self.s))

    def best_trade(self, count: int) -> float:
        """What so many sub-actions add."""
        goods: Mapping[Good, int] = self.player.goods
        for _ in range(count):
            lesser: Good = "coal" if goods["coal"] <= goods["iron"] else "iron"
            greater: Good = "iron" if lesser == "coal" else "coal"
            imported = {**goods, lesser: goods[lesser] + 1}
            exported = {**goods, greater: goods[greater] - 1, "gold": goods["gold"] + 1}
            goods = max((imported, exported) if goods[greater] else (imported,), key=self.wealth)
        return self.ripe * (self.wealth(goods) - self.riches)

    def farms_to_come(self) -> float:
        """Farms that may still be placed."""
        most = min(course.still_to_do(self.s), self.farm_places(course.placed(self.s)))
        return most * max(0.0, self.one_farm(TIME if course.box(self.s) else 0.0))

    def farm_places(self, placed: Sequence[FarmKind] = ()) -> int:
        """How many farms find a place besides those just placed: one of each type, or more with a friend's help (AZ-9.16)."""
        twice = effect_of(self.player, "farm_same_type")
        return self.places_by_type(twice.max if twice else 1, placed)

    def one_farm(self, time: float) -> float:
        """What a farm brings, less the place it takes and the time."""
        gold = self.player.goods["gold"]
        income = 0.5 + saved(self.guard, self.types_left, gold + 1, 0) - saved(self.guard, self.types_left, gold, 0)
        return COMPONENTS.scoring.productive_farm - self.ripe * (FARM_SITES[1] * 0.8 - income) - time

    def attack_to_come(self) -> float:
        """What the best attack adds to having it at hand."""
        best = max(self.attacks.values(), default=-2.0)
        return best - PREY[0] * max(0.0, best) * min(1.0, self.left / 6.0)

    def force_to_come(self, unit: Unit | None = None, count: int = 0) -> float:
        """The attack whose force is being assembled: those sent, so many of one type, and all who have not been asked yet."""
        combat = self.s.combat
        assert combat is not None
        asked = course.asked_units(self.s)
        force = [0] * len(NAMES)
        for place, each in enumerate(NAMES):
            if each == unit:
                force[place] = count
            elif each in asked:
                force[place] = combat.force[each]
            elif has(self.reach[place], combat.hex):
                force[place] = self.player.barracks[each]
        sent = tuple(force)
        return self.prize(combat.hex, sent, full_sanity(self.player), UNHURT) - TIME * time_of(self.player.cards, sent)

    def best_unit(self) -> float:
        """The unit that adds most for its price."""
        gold = self.player.goods["gold"]
        affordable = [unit for unit, entry in UNITS.items() if entry.cost <= gold and self.s.units[unit]]
        return max([self.purchase(unit, 1, UNITS[unit].cost) for unit in affordable], default=0.0)

    def purchase(self, unit: Unit, count: int, price: int) -> float:
        """What units add to the army, less what is paid for them."""
        goods = self.player.goods
        units = grown(self.barracks, NAMES.index(unit), count)
        guard = guard_of(self.guard.siege, units, self.guard.defence)
        rest = hoard(guard, self.types_left, self.pairs_to_lay, goods["gold"] - price, goods["coal"], goods["iron"])
        return self.strength(guard) - self.own_strength + self.ripe * (rest - self.riches)

    @kept
    def own_strength(self) -> float:
        """What the own army is worth."""
        return self.strength(guard_of(self.guard.siege, self.barracks, self.guard.defence))

    def strength(self, guard: Guard) -> float:
        """What an army is worth: itself, its prey, and the safety of the Port."""
        return self.muster(guard.units) + self.prey(guard.units) + guard.power


def grown(force: Force, place: int, count: int) -> Force:
    """A force with so many units more of a type."""
    return (*force[:place], force[place] + count, *force[place + 1 :])


@lru_cache(maxsize=1 << 12)
def fresh_beyond(map_id: MapId, clear: Hexes, sides: Sides) -> Sequence[int]:
    """The hexes that rails on these sides would add to a network."""
    found = []
    for number in members(sides):
        a, b = ATLAS[map_id].sides[number]
        fresh = b if has(clear, a) else a
        if not has(clear, fresh):
            found.append(fresh)
    return found


HOPES: dict[str, Callable[[Plans], float]] = {
    "rail": Plans.rails_to_come,
    "mine": Plans.ore_to_come,
    "recruit": Plans.friend_to_come,
    "kitchener": Plans.friend_to_come,
    "look": Plans.stranger_to_come,
    "refresh": Plans.stranger_to_come,
    "recipient": Plans.gift_to_come,
    "buy": Plans.best_unit,
    "trade": Plans.trade_to_come,
    "farm": Plans.farms_to_come,
    "attack": Plans.attack_to_come,
    "force": Plans.force_to_come,
    "take_unit": lambda standing: 2.3,
    "reveal": lambda standing: 2.0,
    "temple": lambda standing: 2.0,
    "outback_group": lambda standing: 2.0,
    "restore": lambda standing: 1.6 * course.still_to_do(standing.s),
}
