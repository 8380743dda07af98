"""How good a position is: the points on the table, what can still be made of time, rails, units and cards, and what threatens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp

from eldertable.games.auztralia.atlas import ATLAS, members
from eldertable.games.auztralia.content import BOARD, END_SCORING, PERSONALITIES, TILES, TRACK, TYPE_OF, UNITS
from eldertable.games.auztralia.content.shapes import Good, MapId, Unit
from eldertable.games.auztralia.odds import STEPS, VP_BY_LEVEL, as_force, chance_against_unknown, chance_to_destroy
from eldertable.games.auztralia.rules.attack import attack_time
from eldertable.games.auztralia.rules.damage import total_damage
from eldertable.games.auztralia.rules.network import connected, farm_sites, targets_by_unit
from eldertable.games.auztralia.rules.places import farm_hexes, haunted, port_hexes
from eldertable.games.auztralia.scoring import breakdown, old_ones_breakdown, result
from eldertable.games.auztralia.state import Auztralia, Deposit, Phase, Player, Tile
from eldertable.kernel import Seat

# What things are worth in points while there is time to use them.
TIME = 0.57
GOLD = (0.0, 0.8, 1.5, 2.1, 2.7, 3.2, 3.6, 4.0, 4.3, 4.5)
MORE_GOLD = 0.1
RAIL_PAIR = 1.1
SPARE_ORE = 0.25
DEPOSIT = {"coal": 0.4, "iron": 0.4, "gold": 0.6, "phosphate": 2.6, "vp_token": 0.8}
FIRST_UNIT: dict[Unit, float] = {"infantry": 3.1, "armoured_car": 3.9, "artillery": 5.4, "airship": 2.9, "armoured_train": 3.9}
NEXT_UNIT: dict[Unit, float] = {"infantry": 1.4, "armoured_car": 1.4, "artillery": 1.9, "airship": 0.7, "armoured_train": 1.7}
CARD = {"one_use": 1.0, "persistent": 0.75, "once_per_combat": 0.75, "end_scoring": 0.95}
DEAR_CARD = {
    "agent_davies": 2.5,
    "ferdi_cassan": 2.7,
    "captain_flounder": 2.1,
    "desta_danger": 1.9,
    "donald_mcdonald": 1.9,
    "long_range_outback_group": 1.9,
    "lord_blackstock": 1.7,
    "alanza_castro": 1.7,
}
# What a rail still to be laid adds, and how deposits lose worth with each rail they are away.
NEXT_RAIL = 1.3
NEARER = 0.65
IN_REACH = 0.8
# Each further personality helps less.
CROWD = 0.85
UNSEEN_CARD = 1.5
FARM_SITE = (0.0, 1.5, 2.8, 3.7)
CUBE_IN_BOX = 0.09
LATE = 12.0
CALM = 5.0
# A Port that falls costs the game, mostly.
PORT = 20.0
SHARED_RISK = 0.4
# What an Old One destroyed is worth beside its danger, for each of its points.
OPEN_PRIZE, HIDDEN_PRIZE = 0.9, 3.5
STRENGTH = {"cthulhu": 6.0, "shoggoth": 4.0, "mi_go": 2.0, "zombie": 1.5, "loyalist": 3.0, "temple": 0.0, "blank": 0.0}


def prospects(s: Auztralia) -> tuple[float, ...]:
    """The chance of each seat to win."""
    count = len(s.players)
    if s.ending:
        won = result(s).winners
        share = 1.0 if s.mode == "cooperative" else 1.0 / max(1, len(won))
        return tuple([share if seat in won else 0.0 for seat in range(count)])
    if not all(s.ports):
        return tuple([opening(s, seat) for seat in range(count)])
    foe = old_ones_worth(s)
    worth = [Standing(s, seat).worth() for seat in range(count)]
    if s.mode == "cooperative":
        chance = 1.0 / (1.0 + exp((foe - min(worth) - 0.15 * sum(worth) / count) / CALM))
        return (chance,) * count
    top = max(*worth, foe) if worth else foe
    weights = [exp((each - top) / CALM) for each in worth]
    total = sum(weights) + exp((foe - top) / CALM)
    return tuple([weight / total for weight in weights])


def opening(s: Auztralia, seat: Seat) -> float:
    """A Port near deposits and open land, away from Old Ones."""
    port = s.ports[seat]
    if not port:
        return 0.4
    value = 0.0
    rings = ATLAS[s.map].rings[port]
    wild = haunted(s.tiles)
    for deposit in s.deposits:
        distance = next(d for d, ring in enumerate(rings) if ring >> deposit.hex & 1)
        if distance <= 4 and not wild >> deposit.hex & 1:
            value += deposit.count * DEPOSIT[deposit.kind] * 0.7**distance
    for tile in s.tiles:
        distance = next(d for d, ring in enumerate(rings) if ring >> tile.hex & 1)
        value -= 1.2 * TILES[tile.id].level * 0.6**distance
    return 1.0 / (1.0 + exp(-value / 6.0))


def old_ones_worth(s: Auztralia) -> float:
    """What the Old Ones have, and what face-down tiles promise them (AZ-10.5)."""
    parts = old_ones_breakdown(s)
    hidden = sum([VP_BY_LEVEL[TILES[tile.id].level] for tile in s.tiles if not tile.up])
    risk = sum([port_risk(s, seat) for seat in range(len(s.players))])
    return parts["face_up"] + parts["ravaged"] + 1.7 * hidden + SHARED_RISK * risk


class Standing:
    """One player's position."""

    __slots__ = ("clear", "left", "player", "ripe", "s", "seat")

    def __init__(self, s: Auztralia, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.player: Player = s.players[seat]
        self.left = max(0, TRACK.end_space - self.player.time)
        # Means are worth less and less towards the end.
        self.ripe = min(1.0, self.left / LATE)
        self.clear = connected(s, seat)[0]

    def worth(self) -> float:
        """All of it, in points."""
        s = self.s
        value = sum(breakdown(s, self.seat).values()) + TIME * self.left
        value += self.ripe * (self.means() + self.land() + self.cards())
        value += self.army() + self.damage_done() - self.threats()
        if s.active == self.seat and not s.activating:
            value += self.promise()
        return value

    def means(self) -> float:
        """Gold, coal and iron, and free boxes."""
        return self.wealth(self.player.goods) - CUBE_IN_BOX * sum([cubes * cubes for cubes in self.player.boxes.values()])

    def wealth(self, goods: Mapping[Good, int]) -> float:
        """What a warehouse is worth."""
        coal, iron = goods["coal"], goods["iron"]
        pairs = min(coal, iron)
        rails = min(pairs, 3, (20 - len(self.s.rails[self.seat]) + 1) // 2)
        return gold_worth(goods["gold"]) + RAIL_PAIR * rails + SPARE_ORE * min(3, coal + iron - 2 * pairs)

    def land(self) -> float:
        """Deposits in and near the network, and places for farms."""
        s = self.s
        value = 0.0
        near = reach_rings(s.map, self.clear & ~haunted(s.tiles))
        wild = haunted(s.tiles)
        for deposit in s.deposits:
            if wild >> deposit.hex & 1:
                continue
            for steps, ring in enumerate(near):
                if ring >> deposit.hex & 1:
                    value += IN_REACH * deposit.count * DEPOSIT[deposit.kind] * NEARER**steps
                    break
        for hexes in farm_sites(s, self.seat, self.clear).values():
            value += FARM_SITE[min(hexes.bit_count(), 3)]
        return value

    def cards(self) -> float:
        """What personalities are still good for."""
        value, weight = 0.0, 1.0
        for worth in sorted([card_worth(card) for card in self.player.cards], reverse=True):
            value += weight * worth
            weight *= CROWD
        return value

    def army(self) -> float:
        """Units, wherever they are; damaged ones less."""
        s = self.s
        value = 0.0
        combat = s.combat if s.combat is not None and s.combat.seat == self.seat and s.phase not in ("force", "attack") else None
        for unit, count in self.player.barracks.items():
            if combat is not None:
                count += combat.force[unit]
                value -= 0.35 * combat.damage[unit]
            if count:
                value += FIRST_UNIT[unit] + NEXT_UNIT[unit] * (count - 1)
        if combat is not None:
            value += 0.25 * combat.sanity - (1.0 if combat.broken else 0.0)
        return value * min(1.0, 0.35 + self.left / 30.0)

    def damage_done(self) -> float:
        """Old Ones half beaten by this player."""
        value = 0.0
        for tile in self.s.tiles:
            for mark in tile.marks:
                if mark.seat == self.seat:
                    entry = TILES[tile.id]
                    healing = 0.25 if entry.type == "zombie" else 1.0
                    value += healing * 0.8 * (entry.vp + 1.0) * min(1.0, mark.damage / max(1, entry.capacity))
        return value

    def threats(self) -> float:
        """Walking Old Ones near the own farms, and what may happen to the Port."""
        s = self.s
        loss = 0.0
        for farm in s.farms:
            if farm.seat == self.seat and not farm.ravaged:
                for tile in walkers(s):
                    distance, targets = nearest_target(s, tile)
                    if targets >> farm.hex & 1:
                        loss += 1.6 * (0.5 + STEPS[TYPE_OF[tile.id]]) * 0.7**distance
        return loss + port_risk(s, self.seat)

    # -- what an action under way will still bring -------------------------------------------------------------

    def promise(self) -> float:
        """An action is judged before its questions are answered."""
        s = self.s
        if s.combat is not None and s.phase != "force":
            return self.fight() if s.combat.seat == self.seat else 0.0
        hope = HOPES.get(s.phase)
        return 0.0 if hope is None else hope(self)

    def rails_to_come(self) -> float:
        """Rails that may still be laid."""
        return NEXT_RAIL * self.s.steps * self.ripe

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
            points = 3 * deposit.count
            goods["gold"] += 1
        else:
            goods[deposit.kind] += deposit.count
        gain = self.wealth(goods) - self.wealth(self.player.goods) - IN_REACH * deposit.count * DEPOSIT[deposit.kind]
        return points + self.ripe * gain

    def friend_to_come(self) -> float:
        """The best card of the display."""
        return max([self.ripe * card_worth(card) for card in self.s.display], default=0.0) * CROWD ** len(self.player.cards)

    def stranger_to_come(self) -> float:
        """A card from the deck."""
        return self.ripe * UNSEEN_CARD * CROWD ** len(self.player.cards)

    def gift_to_come(self) -> float:
        """A personality or what trade yields, for anybody."""
        return self.ripe * card_worth(self.s.gift) if self.s.gift in PERSONALITIES else 0.5

    def trade_to_come(self) -> float:
        """Sub-actions that may still follow."""
        return 0.3 * self.s.steps * self.ripe

    def farms_to_come(self) -> float:
        """Farms of other types that may still be placed."""
        s = self.s
        kinds = len([kind for kind in farm_sites(s, self.seat, self.clear) if kind not in s.placed])
        return min(s.steps, kinds) * (2.0 + 0.4 * self.ripe - (TIME if s.box else 0.0))

    def attack_to_come(self) -> float:
        """The best attack, or the one whose force is being assembled."""
        return self.best_attack(None if self.s.combat is None else self.s.combat.hex)

    def fight(self) -> float:
        """What staying in the combat under way promises."""
        combat = self.s.combat
        assert combat is not None
        if combat.broken or not any(combat.force.values()):
            return -2.0
        return self.prize(combat.hex, as_force(combat.force), combat.sanity)

    def best_unit(self) -> float:
        """The unit that adds most for its price."""
        gold = self.player.goods["gold"]
        barracks = self.player.barracks
        fade = min(1.0, 0.35 + self.left / 30.0)
        gains = [
            (NEXT_UNIT if barracks[unit] else FIRST_UNIT)[unit] * fade
            - self.ripe * (gold_worth(gold) - gold_worth(gold - entry.cost))
            for unit, entry in UNITS.items()
            if entry.cost <= gold and self.s.units[unit]
        ]
        return max(gains, default=0.0)

    def minable(self) -> list[Deposit]:
        """Deposits in reach."""
        return [deposit for deposit in self.s.deposits if self.clear >> deposit.hex & 1]

    def best_attack(self, only: int | None) -> float:
        """The best target for the units at hand: the Old One's points, its loss to the Old Ones, and what it may cost."""
        s = self.s
        able = targets_by_unit(s, self.seat)
        best = -2.0
        hexes = 0
        for targets in able.values():
            hexes |= targets
        for n in members(hexes):
            if only is not None and n != only:
                continue
            force = {unit: count for unit, count in self.player.barracks.items() if count and able[unit] >> n & 1}
            if s.combat is not None and s.phase == "force":
                force = {unit: s.combat.force[unit] if unit in s.combat.asked else count for unit, count in force.items()}
            if any(force.values()):
                full = {unit: force.get(unit, 0) for unit in UNITS}
                best = max(best, self.prize(n, as_force(full), BOARD.start.sanity) - TIME * attack_time(self.player, full))
        return best

    def prize(self, n: int, force: tuple[int, ...], sanity: int) -> float:
        """What fighting in a hex promises."""
        value = 0.0
        foes = [tile for tile in self.s.tiles if tile.hex == n]
        for tile in foes:
            entry = TILES[tile.id]
            if tile.up:
                chance = chance_to_destroy(entry.type, max(0.0, entry.capacity - total_damage(tile)), force, sanity)
                near, targets = nearest_target(self.s, tile)
                mine = targets >> self.s.ports[self.seat] & 1
                gain = OPEN_PRIZE * entry.vp + 0.8 + weakness(tile) * STEPS[entry.type] * 3.0 * 0.8**near * (1.5 if mine else 0.7)
            else:
                chance = chance_against_unknown(entry.level, force, sanity)
                gain = HIDDEN_PRIZE * VP_BY_LEVEL[entry.level] + 0.5
                value += 0.7 * VP_BY_LEVEL[entry.level] * (1.0 - chance)
            chance /= len(foes)
            value += chance * gain - (1.0 - chance) * 1.1
        return value


HOPES: dict[Phase, Callable[[Standing], float]] = {
    "rail": Standing.rails_to_come,
    "mine": Standing.ore_to_come,
    "recruit": Standing.friend_to_come,
    "kitchener": Standing.friend_to_come,
    "look": Standing.stranger_to_come,
    "refresh": Standing.stranger_to_come,
    "recipient": Standing.gift_to_come,
    "buy": Standing.best_unit,
    "trade": Standing.trade_to_come,
    "farm": Standing.farms_to_come,
    "attack": Standing.attack_to_come,
    "force": Standing.attack_to_come,
    "take_unit": lambda standing: 2.0,
    "reveal": lambda standing: 2.0,
    "temple": lambda standing: 2.0,
    "outback_group": lambda standing: 2.0,
    "restore": lambda standing: 1.6 * standing.s.steps,
}


def walkers(s: Auztralia) -> list[Tile]:
    """Revealed Old Ones that move."""
    return [tile for tile in s.tiles if tile.up and STEPS[TYPE_OF[tile.id]]]


def port_risk(s: Auztralia, seat: Seat) -> float:
    """How likely Old Ones come to a Port and take it, in points."""
    port = s.ports[seat]
    units = dict(s.players[seat].barracks)
    if s.combat is not None and s.combat.seat == seat and s.phase != "force":
        units = {unit: count + s.combat.force[unit] for unit, count in units.items()}
    garrison = as_force(units)
    risk = 0.0
    for tile in s.tiles:
        distance, targets = nearest_target(s, tile)
        if not targets >> port & 1:
            continue
        entry = TILES[tile.id]
        near = 0.8**distance
        if not tile.up:
            risk += 0.2 * near * (1.0 - chance_against_unknown(entry.level, garrison, BOARD.start.sanity))
        elif STEPS[entry.type]:
            left = max(0.0, entry.capacity - total_damage(tile))
            risk += (0.4 + STEPS[entry.type]) * near * (1.0 - chance_to_destroy(entry.type, left, garrison, BOARD.start.sanity))
    return PORT * min(1.5, risk)


def gold_worth(gold: int) -> float:
    """Gold, the first pieces more than the last."""
    return GOLD[gold] if gold < len(GOLD) else GOLD[-1] + MORE_GOLD * (gold - len(GOLD) + 1)


def card_worth(card: str) -> float:
    """What a personality is worth to have."""
    if card in END_SCORING:
        return CARD["end_scoring"]
    return DEAR_CARD.get(card, CARD[PERSONALITIES[card].kind])


def nearest_target(s: Auztralia, tile: Tile) -> tuple[int, int]:
    """The distance of the nearest Port or productive farm, and all targets at that distance (AZ-8.11)."""
    targets = port_hexes(s.ports) | farm_hexes(s.farms)[1]
    for distance, ring in enumerate(ATLAS[s.map].rings[tile.hex]):
        if ring & targets:
            return distance, ring & targets
    return len(ATLAS[s.map].numbers), 0


def weakness(tile: Tile) -> float:
    """How dangerous an Old One still is."""
    entry = TILES[tile.id]
    return STRENGTH[entry.type] * max(0.2, 1.0 - total_damage(tile) / max(1, entry.capacity))


@lru_cache(maxsize=1 << 12)
def reach_rings(map_id: MapId, clear: int) -> tuple[int, int, int, int]:
    """A network, and the hexes one, two and three rails away from it."""
    spread = ATLAS[map_id].spread
    first = spread(clear)
    second = spread(first)
    return clear, first & ~clear, second & ~first, spread(second) & ~second
