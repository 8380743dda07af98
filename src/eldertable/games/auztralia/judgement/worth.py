"""What a player has, in victory points: means, land, an army, and how safe the Port is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eldertable.games.auztralia import course
from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import TILES, TRACK, UNITS
from eldertable.games.auztralia.content.shapes import Good, MapId, Unit
from eldertable.games.auztralia.judgement.fights import NAMES, UNHURT, Force, as_force
from eldertable.games.auztralia.judgement.skirmish import UNIT_WORTH
from eldertable.games.auztralia.judgement.threats import (
    VP_BY_LEVEL,
    Danger,
    approaches,
    blows_in_combat,
    defence_of,
    farms_in_danger,
    foe_of,
    garrison,
    if_woken,
    outcome_against,
    outcome_against_all,
    port_risk,
)
from eldertable.games.auztralia.pieces import Deposit, Tile
from eldertable.games.auztralia.rules.attack import attack_time
from eldertable.games.auztralia.rules.combat import full_sanity
from eldertable.games.auztralia.rules.network import (
    connected,
    farm_sites,
    in_range,
    ranges,
)
from eldertable.games.auztralia.rules.rails import MOST_RAILS
from eldertable.games.auztralia.sets import has, members, only, size
from eldertable.games.auztralia.state import Auztralia, Player
from eldertable.kernel import Seat

# What a space of time brings, and how long before the end means begin to lose their worth.
TIME = 0.55
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
# Of the best attacks at hand a part is as good as done.
PREY = (0.5, 0.3, 0.15)
# What the points of the Old Ones count beside own ones.
FOE_POINTS = 0.8
# What it costs to wake an Old One for each activation before the end without beating it.
WAKING = 0.18
# A Port that falls costs the game, mostly.
PORT = 36.0
SHARED_RISK = 0.5
# Gold for the unit that a Port in danger needs most is worth so much of what the unit will do.
SAVED = 0.7
# What coal or iron counts as gold.
EXPORT = 0.5
FARM_LOST = 3.0
# A Port at so little risk needs no thought.
AT_EASE = 0.03


class Standing:
    """One player's position."""

    __slots__ = (
        "_relief",
        "_saved",
        "_strength",
        "_threats",
        "_wealth",
        "approaching",
        "clear",
        "dearness",
        "defence",
        "exposed",
        "farm_threats",
        "left",
        "others",
        "player",
        "ripe",
        "risk",
        "s",
        "seat",
        "units",
    )

    def __init__(self, s: Auztralia, seat: Seat, coming: tuple[Danger, ...]) -> None:
        self.s = s
        self.seat = seat
        self.player: Player = s.players[seat]
        self.left = max(0, TRACK.end_space - self.player.time)
        # Means are worth less and less towards the end.
        self.ripe = min(1.0, self.left / LATE)
        self.clear = connected(s, seat)[0]
        self.units = garrison(s, seat)
        self.defence = defence_of(s, seat, self.units)
        self.approaching = approaches(s, seat, coming)
        # How likely the Port falls as things stand.
        self.risk = port_risk(self.approaching, self.units, self.defence)
        # How much the Port needs those who are there.
        self.exposed = port_risk(self.approaching, UNHURT, self.defence)
        self.farm_threats = farms_in_danger(s, seat, coming)
        # How much dearer units are than in themselves: with a part of the garrison as much of the safety it gives is lost.
        worth = sum([count * each for count, each in zip(self.units, UNIT_WORTH, strict=True)])
        self.dearness = 1.0 + (PORT * (self.exposed - self.risk) / worth if worth else 0.0)
        # Those whose Ports fall with the own hopes.
        self.others: list[Standing] = []
        # What was worked out when it was first asked for.
        self._relief: dict[Unit, float] | None = None
        self._saved: dict[tuple[int, int], float] = {}
        self._strength: float | None = None
        self._threats: dict[str, float] | None = None
        self._wealth: dict[tuple[int, int, int], float] = {}

    @property
    def threats(self) -> dict[str, float]:
        """What each Old One on its way is likely to cost: its part of the risk for the Port, units that defend it, farms."""
        if self._threats is None:
            self._threats = self.threats_by_tile()
        return self._threats

    def threats_by_tile(self) -> dict[str, float]:
        """The same, worked out."""
        sanity, blows = self.defence
        found = {tile: FARM_LOST * lost for tile, lost in self.farm_threats.items()}
        fights = [outcome_against(each.foe, self.units, sanity, "stand", UNHURT, blows) for each in self.approaching]
        defeats = [each.weight * (1.0 - fight.win) for each, fight in zip(self.approaching, fights, strict=True)]
        scale = PORT * self.risk / max(sum(defeats), 1e-9)
        for each, fight, defeat in zip(self.approaching, fights, defeats, strict=True):
            found[each.tile.id] = found.get(each.tile.id, 0.0) + scale * defeat + each.weight * fight.cost
        return found

    @property
    def relief(self) -> dict[Unit, float]:
        """How much safer the Port would be with one more unit of a type."""
        if self._relief is None:
            more = {unit: grown(self.units, place) for place, unit in enumerate(NAMES) if self.s.units[unit]}
            self._relief = {unit: self.risk - port_risk(self.approaching, units, self.defence) for unit, units in more.items()}
        return self._relief

    # -- means ---------------------------------------------------------------------------------------------------

    def means(self) -> float:
        """Gold, coal and iron, and free boxes."""
        return self.wealth(self.player.goods) - CUBE_IN_BOX * sum([cubes * cubes for cubes in self.player.boxes.values()])

    def wealth(self, goods: Mapping[Good, int]) -> float:
        """What a warehouse is worth."""
        key = gold, coal, iron = goods["gold"], goods["coal"], goods["iron"]
        found = self._wealth.get(key)
        if found is None:
            useful = min(coal, iron, len(RAIL_PAIRS) - 1, (MOST_RAILS - len(self.s.board.rails[self.seat]) + 1) // 2)
            spare = SPARE_ORE * min(2, coal + iron - 2 * useful)
            found = self._wealth[key] = gold_worth(gold) + self.saved(gold, coal + iron) + RAIL_PAIRS[useful] + spare
        return found

    def saved(self, gold: int, ore: int) -> float:
        """Gold is what a garrison is bought with, and ore can be sold."""
        if self.risk < AT_EASE:
            return 0.0
        found = self._saved.get((gold, ore))
        if found is None:
            shares = []
            for unit, relief in self.relief.items():
                cost = UNITS[unit].cost
                missing = max(0, cost - gold)
                shares.append(relief * (cost - missing + EXPORT * min(ore, missing)) / cost)
            found = self._saved[gold, ore] = SAVED * PORT * max(shares, default=0.0)
        return found

    # -- land ----------------------------------------------------------------------------------------------------

    def land(self) -> float:
        """Deposits in and near the network, and places for farms."""
        s = self.s
        wild = s.board.haunted
        here, near, far, farther = reach_rings(s.map, self.clear, wild)
        value = 0.0
        for deposit in s.board.deposits:
            place = only(deposit.hex)
            if place & here:
                value += in_reach(deposit)
            elif place & near:
                value += in_reach(deposit) * NEARER
            elif place & far:
                value += in_reach(deposit) * NEARER**2
            elif place & farther:
                value += in_reach(deposit) * NEARER**3
        sites = farm_sites(s, self.seat, self.clear)
        for hexes in sites.values():
            value += FARM_SITES[min(size(hexes), len(FARM_SITES) - 1)]
        free = ATLAS[s.map].any_farm_land & ~s.board.occupied & ~wild
        return value + FRONTIER * min(6, size(near & free))

    def minable(self) -> list[Deposit]:
        """Deposits in reach."""
        return [deposit for deposit in self.s.board.deposits if has(self.clear, deposit.hex)]

    # -- war -----------------------------------------------------------------------------------------------------

    def army(self) -> float:
        """Units, wherever they are, damaged ones less; and the best they can do from here."""
        s = self.s
        units = dict(self.player.barracks)
        combat = s.combat if s.combat is not None and s.combat.seat == self.seat and not course.is_mustering(s) else None
        value = 0.0
        if combat is not None:
            units = {unit: count + combat.force[unit] for unit, count in units.items()}
            value -= 0.3 * sum(combat.damage.values())
        return value + self.muster(units) + self.prey(units) * min(1.0, self.left / 6.0)

    def muster(self, units: Mapping[Unit, int]) -> float:
        """Units by themselves: the first of a type more than others, since it is types that deal damage."""
        values = [worth * count**0.7 + NEW_TYPE for worth, count in zip(UNIT_WORTH, units.values(), strict=True) if count]
        return float(sum(values)) * min(1.0, 0.3 + self.left / 30.0)

    def prey(self, units: Mapping[Unit, int]) -> float:
        """The best attacks at hand."""
        values = sorted([value for value in self.attacks(units).values() if value > 0.0], reverse=True)
        return sum([share * value for share, value in zip(PREY, values, strict=False)])

    def attacks(self, units: Mapping[Unit, int]) -> dict[int, float]:
        """For each hex in range what an attack by all who reach it is worth."""
        s = self.s
        spans = ranges(self.player)
        sanity = full_sanity(self.player)
        able = [(place, unit, in_range(s, self.seat, spans[unit])) for place, unit in enumerate(NAMES) if units[unit]]
        hexes = 0
        for _, _, targets in able:
            hexes |= targets
        fought = s.combat.hex if s.combat is not None else 0
        found = {}
        for n in members(hexes):
            if n == fought:
                continue
            force = [0] * len(NAMES)
            for place, unit, targets in able:
                if has(targets, n):
                    force[place] = units[unit]
            sent = tuple(force)
            time = attack_time(self.player, dict(zip(NAMES, sent, strict=True)))
            found[n] = self.prize(n, sent, sanity, UNHURT) - TIME * time
        return found

    def prize(self, n: int, force: Force, sanity: int, hurt: Force) -> float:
        """What fighting in a hex promises: points, those the Old Ones lose, dangers averted, less what it may cost."""
        foes = [tile for tile in self.s.board.tiles if tile.hex == n]
        value = sum([self.bounty(tile) for tile in foes])
        if not foes:
            return 0.0
        blows = blows_in_combat(self.player, force)
        fight = outcome_against_all(tuple([foe_of(tile) for tile in foes]), force, sanity, "careful", hurt, blows)
        cost = fight.cost * self.dearness
        for tile in foes:
            if not tile.up:
                # Seen, it counts half for the Old Ones; but it walks at once, and they need no help to wake.
                cost += (self.waking(tile) - FOE_POINTS * VP_BY_LEVEL[TILES[tile.id].level]) * (1.0 - fight.win)
        return fight.win * value - cost - 0.3 * (1.0 - fight.win)

    def waking(self, tile: Tile) -> float:
        """What it costs to wake an Old One without beating it."""
        asleep = sum([each.weight for each in self.approaching if each.tile == tile])
        sooner = max(0.0, if_woken(self.s, self.seat, tile) - asleep)
        defeat = 1.0 - outcome_against(foe_of(tile), self.units, self.defence.sanity, "stand", UNHURT, self.defence.blows).win
        return WAKING * max(0, TRACK.end_space - self.s.old_time) + PORT * sooner * defeat

    def bounty(self, tile: Tile) -> float:
        """What destroying a tile brings."""
        entry = TILES[tile.id]
        threat = self.threats.get(tile.id, 0.0) + SHARED_RISK * sum([other.threats.get(tile.id, 0.0) for other in self.others])
        if not tile.up:
            return VP_BY_LEVEL[entry.level] * (1.0 + 1.5 * FOE_POINTS) + threat
        value = entry.vp * (1.0 + FOE_POINTS) + 0.3 + threat
        # Others share in what they have wounded.
        own = sum([mark.damage for mark in tile.marks if mark.seat == self.seat])
        return value * (1.0 if len(tile.marks) == (own > 0) else 0.6)

    def fight(self) -> float:
        """What staying in the combat under way promises."""
        combat = self.s.combat
        assert combat is not None
        if combat.broken or not any(combat.force.values()):
            return -2.0
        return self.prize(combat.hex, as_force(combat.force), combat.sanity, as_force(combat.damage))


def grown(force: Force, place: int) -> Force:
    """A force with one more unit."""
    return (*force[:place], force[place] + 1, *force[place + 1 :])


def gold_worth(gold: int) -> float:
    """Gold, the first pieces more than the last."""
    return GOLD[gold] if gold < len(GOLD) else GOLD[-1] + MORE_GOLD * (gold - len(GOLD) + 1)


@lru_cache(maxsize=1 << 10)
def in_reach(deposit: Deposit) -> float:
    """What a deposit in the network is worth before it is mined."""
    return max(0.0, deposit.count * DEPOSIT[deposit.kind] - 0.4 * TIME)


@lru_cache(maxsize=1 << 10)
def finds(deposits: tuple[Deposit, ...]) -> Mapping[int, float]:
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
