"""What a player has, in victory points: means, land, an army, and how safe the Port is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eldertable.games.auztralia import course
from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import TRACK
from eldertable.games.auztralia.content.shapes import Good, MapId
from eldertable.games.auztralia.judgement.fights import NAMES, Force, as_force
from eldertable.games.auztralia.judgement.guard import Guard, guard_of, saved
from eldertable.games.auztralia.judgement.hunt import TIME, Army, Hunter, Stake, prey, prize, raids
from eldertable.games.auztralia.judgement.skirmish import UNIT_WORTH
from eldertable.games.auztralia.judgement.threats import (
    Coming,
    blows_in_combat,
    defence_of,
    farms_in_danger,
    garrison,
    siege_of,
)
from eldertable.games.auztralia.pieces import Deposit
from eldertable.games.auztralia.rules.network import (
    connected,
    farm_sites,
    ranges,
    reach_of,
)
from eldertable.games.auztralia.rules.rails import MOST_RAILS
from eldertable.games.auztralia.sets import Hexes, has, only, set_of, size
from eldertable.games.auztralia.state import Auztralia, Player
from eldertable.kernel import Seat
from eldertable.kernel.kept import kept

# How long before the end means begin to lose their worth.
LATE = 12.0
GOLD = (0.0, 0.65, 1.25, 1.75, 2.15, 2.5, 2.7, 2.85, 2.95)
MORE_GOLD = 0.1
# Coal and iron for one more rail action each, and what cannot be paired.
RAIL_PAIRS = (0.0, 1.5, 2.6, 3.1)
SPARE_ORE = 0.3
DEPOSIT = {"coal": 0.55, "iron": 0.55, "gold": 0.6, "phosphate": 3.2, "vp_token": 0.95}
# How deposits and prey lose worth with each rail they are away.
NEARER = 0.55
# A place for a farm of a type: the first ones more than the last, as only one of a type can be placed at a time.
FARM_SITES = (0.0, 1.45, 2.7, 3.7, 4.4, 4.9)
FRONTIER = 0.22
CUBE_IN_BOX = 0.09
NEW_TYPE = 0.6


class Standing:
    """One player's position."""

    def __init__(self, s: Auztralia, seat: Seat, coming: Coming) -> None:
        self.s = s
        self.seat = seat
        self.player: Player = s.players[seat]
        self.left = max(0, TRACK.end_space - self.player.time)
        # Means are worth less and less towards the end.
        self.ripe = min(1.0, self.left / LATE)
        self.clear = connected(s, seat)[0]
        self.units = garrison(s, seat)
        self.guard = guard_of(siege_of(s.board.ports[seat], coming), self.units, defence_of(self.player.cards, self.units))
        self.stake = Stake(self.guard, s.board.harvests.get(seat, 0))
        # Who would attack; those whose Ports fall with the own hopes are told later.
        self.hunter = Hunter(seat, self.stake, ())

    @property
    def risk(self) -> float:
        """How likely the Port falls as things stand."""
        return self.guard.risk

    @kept
    def farms_lost(self) -> float:
        """How many farms are likely to be ravaged."""
        return sum(farms_in_danger(self.stake.farms, self.guard.siege.coming).values())

    @kept
    def types_left(self) -> int:
        """The types of units that can still be had."""
        return set_of([place for place, unit in enumerate(NAMES) if self.s.units[unit]])

    # -- means ---------------------------------------------------------------------------------------------------

    def means(self) -> float:
        """Gold, coal and iron, and free boxes."""
        return self.riches - CUBE_IN_BOX * sum([cubes * cubes for cubes in self.player.boxes.values()])

    @kept
    def riches(self) -> float:
        """What the own warehouse is worth."""
        return self.wealth(self.player.goods)

    @kept
    def pairs_to_lay(self) -> int:
        """For how many pairs of coal and iron there are rails."""
        return (MOST_RAILS - len(self.s.board.rails[self.seat]) + 1) // 2

    def wealth(self, goods: Mapping[Good, int]) -> float:
        """What a warehouse is worth."""
        return hoard(self.guard, self.types_left, self.pairs_to_lay, goods["gold"], goods["coal"], goods["iron"])

    # -- land ----------------------------------------------------------------------------------------------------

    def land(self) -> float:
        """Deposits in and near the network, and places for farms."""
        s = self.s
        wild = s.board.haunted
        here, near, far, farther = reach_rings(s.map, self.clear, wild)
        value = 0.0
        within = here | near | far | farther
        for deposit in s.board.deposits:
            place = only(deposit.hex)
            if not place & within:
                continue
            if place & here:
                value += in_reach(deposit)
            elif place & near:
                value += in_reach(deposit) * NEARER
            elif place & far:
                value += in_reach(deposit) * NEARER**2
            else:
                value += in_reach(deposit) * NEARER**3
        sites = farm_sites(s, self.seat, self.clear)
        for hexes in sites.values():
            value += FARM_SITES[min(size(hexes), len(FARM_SITES) - 1)]
        free = ATLAS[s.map].any_farm_land & ~s.board.occupied & ~wild
        return value + FRONTIER * min(6, size(near & free))

    def minable(self) -> list[Deposit]:
        """Deposits in reach."""
        if not self.clear & self.s.board.deposit_hexes:
            return []
        return [deposit for deposit in self.s.board.deposits if has(self.clear, deposit.hex)]

    # -- war -----------------------------------------------------------------------------------------------------

    def army(self) -> float:
        """Units, wherever they are, damaged ones less; and the best they can do from here."""
        combat = self.s.combat
        value = 0.0
        if combat is not None and combat.seat == self.seat and not course.is_mustering(self.s):
            value -= 0.3 * sum(combat.damage.values())
        return value + self.muster(self.units) + self.prey(self.units)

    def muster(self, units: Force) -> float:
        """Units by themselves."""
        return muster(units) * min(1.0, 0.3 + self.left / 30.0)

    def prey(self, units: Force) -> float:
        """The best attacks at hand, as long as there is time for them."""
        return prey(self.hunter, self.with_units(units), self.fought) * min(1.0, self.left / 6.0)

    @kept
    def attacks(self) -> Mapping[int, float]:
        """For each hex in range what an attack by all in the Barracks who reach it is worth."""
        return raids(self.hunter, self.with_units(self.barracks), self.fought)

    def with_units(self, units: Force) -> Army:
        """The player with these units."""
        return Army(units, self.reach, self.player.cards)

    @property
    def fought(self) -> int:
        """The hex that is fought over, if there is one."""
        combat = self.s.combat
        return combat.hex if combat is not None else 0

    @kept
    def barracks(self) -> Force:
        """The units at home."""
        return as_force(self.player.barracks)

    @kept
    def reach(self) -> tuple[Hexes, ...]:
        """The hexes that each type of unit can attack."""
        return reach_of(self.s, self.seat, ranges(self.player).values())

    def prize(self, n: int, force: Force, sanity: int, hurt: Force) -> float:
        """What fighting in a hex promises."""
        return prize(self.hunter, n, force, sanity, hurt, blows_in_combat(self.player.cards, force))

    def fight(self) -> float:
        """What staying in the combat under way promises."""
        combat = self.s.combat
        assert combat is not None
        if combat.broken or not any(combat.force.values()):
            return -2.0
        return self.prize(combat.hex, as_force(combat.force), combat.sanity, as_force(combat.damage))


@lru_cache(maxsize=1 << 12)
def muster(units: Force) -> float:
    """What units are worth by themselves: the first of a type more than others, since it is types that deal damage."""
    return float(sum([worth * count**0.7 + NEW_TYPE for worth, count in zip(UNIT_WORTH, units, strict=True) if count]))


@lru_cache(maxsize=1 << 15)
def hoard(guard: Guard, types: int, pairs: int, gold: int, coal: int, iron: int) -> float:
    """What gold, coal and iron are worth to who can buy these types of units and lay rails for so many pairs."""
    useful = min(coal, iron, len(RAIL_PAIRS) - 1, pairs)
    spare = SPARE_ORE * min(2, coal + iron - 2 * useful)
    return gold_worth(gold) + saved(guard, types, gold, coal + iron) + RAIL_PAIRS[useful] + spare


def gold_worth(gold: int) -> float:
    """Gold, the first pieces more than the last."""
    return GOLD[gold] if gold < len(GOLD) else GOLD[-1] + MORE_GOLD * (gold - len(GOLD) + 1)


@lru_cache(maxsize=1 << 10)
def in_reach(deposit: Deposit) -> float:
    """What a deposit in the network is worth before it is mined."""
    return max(0.0, deposit.count * DEPOSIT[deposit.kind] - 0.4 * TIME)


@lru_cache(maxsize=1 << 10)
def finds_of(deposits: tuple[Deposit, ...]) -> Mapping[int, float]:
    """What the deposits in each hex would be worth in reach."""
    found: dict[int, float] = {}
    for deposit in deposits:
        found[deposit.hex] = found.get(deposit.hex, 0.0) + in_reach(deposit)
    return found


@lru_cache(maxsize=1 << 12)
def reach_rings(map_id: MapId, clear: int, wild: int) -> tuple[int, int, int, int]:
    """A network, and the hexes one, two and three rails away from it that no Old One holds."""
    spread = ATLAS[map_id].spread
    first = spread(clear) & ~wild
    second = spread(first) & ~wild
    return clear, first & ~clear, second & ~first, spread(second) & ~wild & ~second
