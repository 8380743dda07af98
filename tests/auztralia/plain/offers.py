"""What may be chosen and where Old Ones step, once more and as plainly as can be: searches without memory, clause by clause."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from eldertable.games.auztralia.content import BOXES, MAPS, ONE_USE, TILES, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, Hex, MapId, OldOneCard, Unit
from eldertable.kernel import Seat

from .books import Board, Books

STEPS = {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}
HEXES: dict[MapId, dict[int, Hex]] = {board.id: {place.n: place for place in board.hex} for board in MAPS.values()}
FARM_LAND: dict[FarmKind, str] = {"corn": "coast", "cattle": "hills", "sheep": "outback"}
TRACK_END, MOST_RAILS, MOST_FARMS = 53, 20, 7


def around(map_id: MapId, n: int) -> dict[int, int]:
    """The neighbours of a hex by direction (AZ-1.3)."""
    at = {(place.q, place.r): place.n for place in HEXES[map_id].values()}
    here = HEXES[map_id][n]
    beside = {direction: at.get((here.q + q, here.r + r), 0) for direction, (q, r) in STEPS.items()}
    return {direction: other for direction, other in beside.items() if other}


AROUND = {map_id: {n: around(map_id, n) for n in hexes} for map_id, hexes in HEXES.items()}


def distances(map_id: MapId, start: int) -> dict[int, int]:
    """Steps over map hexes (AZ-8.11)."""
    far = {start: 0}
    waiting = [start]
    for n in waiting:
        for other in AROUND[map_id][n].values():
            if other not in far:
                far[other] = far[n] + 1
                waiting.append(other)
    return far


FAR = {map_id: {n: distances(map_id, n) for n in hexes} for map_id, hexes in HEXES.items()}


# -- networks (AZ-4, AZ-14.2) ----------------------------------------------------------------------------------


def haunted(s: Books) -> set[int]:
    """The hexes with Old Ones."""
    return {tile.hex for tile in s.tiles}


def prices(s: Books, seat: Seat, *, shared: bool) -> tuple[dict[int, int], dict[int, int]]:
    """The hexes a player is connected to, and the haunted ones a rail leads into, by the foreign rails needed."""
    clear: dict[int, int] = {}
    railed: dict[int, int] = {}
    blocked = haunted(s)
    free = {*s.rails[seat], *(s.paid if shared else ())}
    rails = [side for each in s.rails for side in each] if shared else s.rails[seat]
    waiting = [] if s.ports[seat] in blocked else [(0, s.ports[seat])]
    while waiting:
        price, n = heappop(waiting)
        if n in clear:
            continue
        clear[n] = price
        for side in rails:
            if n in side:
                other = sum(side) - n
                dearer = price + (side not in free)
                if other in blocked:
                    railed[other] = min(dearer, railed.get(other, dearer))
                else:
                    heappush(waiting, (dearer, other))
    return clear, railed


def rail_sites(s: Books, seat: Seat, terrains: Iterable[str]) -> set[tuple[int, int]]:
    """Where the own network can be extended (AZ-4.2, AZ-4.5, AZ-4.6, AZ-4.8, AZ-5.1.3)."""
    if len(s.rails[seat]) >= MOST_RAILS:
        return set()
    laid = {side for each in s.rails for side in each}
    blocked = haunted(s)
    sites = set()
    for n in prices(s, seat, shared=False)[0]:
        for other in AROUND[s.map][n].values():
            side = (min(n, other), max(n, other))
            if other not in blocked and side not in laid and all(HEXES[s.map][end].terrain in terrains for end in side):
                sites.add(side)
    return sites


def farm_sites(s: Books, seat: Seat, *, shared: bool, placed: tuple[str, ...] = ()) -> set[tuple[FarmKind, int]]:
    """Empty hexes of the right land in the network (AZ-5.6, AZ-9.16, AZ-13.7)."""
    taken = {farm.hex for farm in s.farms} | {deposit.hex for deposit in s.deposits} | set(s.ports)
    same = 2 if "dagmar_krauss" in s.players[seat].cards else 1
    sites = set()
    for kind, land in FARM_LAND.items():
        used = sum(farm.seat == seat and farm.kind == kind for farm in s.farms)
        if used < MOST_FARMS and placed.count(kind) < same:
            for n in prices(s, seat, shared=shared)[0]:
                if n not in taken and HEXES[s.map][n].terrain == (land if s.map == "east" else "farmland"):
                    sites.add((kind, n))
    return sites


def in_range(s: Books, seat: Seat, unit: Unit) -> set[int]:
    """The Old Ones' hexes that units of a type can attack (AZ-5.7.4 to AZ-5.7.7, AZ-9.15)."""
    longer = "billy_kneebone" in s.players[seat].cards and unit != "armoured_train"
    clear, railed = prices(s, seat, shared=s.shared_rails)
    blocked = haunted(s)
    found = set(clear)
    for _ in range(UNITS[unit].range + longer):
        open_hexes = found if unit == "airship" else found - blocked
        found = found | {other for n in open_hexes for other in AROUND[s.map][n].values()}
    return found & blocked | set(railed)


def targets(s: Books, seat: Seat) -> dict[Unit, set[int]]:
    """The same for every type in the Barracks."""
    return {unit: in_range(s, seat, unit) for unit, count in s.players[seat].barracks.items() if count}


# -- offers --------------------------------------------------------------------------------------------------------


def open_boxes(s: Books, seat: Seat) -> set[str]:
    """The action boxes that can be used (AZ-3.6, AZ-3.9, AZ-5)."""
    player = s.players[seat]
    gold, connected = player.goods["gold"], prices(s, seat, shared=s.shared_rails)[0]
    can_pay_rails = bool(player.goods["coal"] and player.goods["iron"])
    useful = {
        "build_rail": can_pay_rails,
        "mine": any(deposit.hex in connected for deposit in s.deposits),
        "recruit": bool(s.display or s.deck),
        "buy_military": any(s.units[unit.id] and gold >= unit.cost + player.boxes["buy_military"] for unit in UNITS.values()),
        "import_export": any(s.supply[kind] or (player.goods[kind] and s.supply["gold"]) for kind in ("coal", "iron")),
        "farm": bool(farm_sites(s, seat, shared=s.shared_rails)),
        "attack": any(targets(s, seat).values()),
        "retrieve": False,
    }
    boxes = {"retrieve"}
    for box in BOXES.values():
        fits = box.action != "build_rail" or rail_sites(s, seat, box.terrains)
        if player.hq and gold >= player.boxes[box.id] and useful[box.action] and fits:
            boxes.add(box.id)
    return boxes


def playable(s: Books, seat: Seat) -> set[str]:
    """The one-use cards with something to work on (AZ-9.3)."""
    player = s.players[seat]
    objects: dict[str, bool] = {
        "captain_flounder": any(s.units.values()),
        "desta_danger": any(tile.up and TILES[tile.id].type == "temple" for tile in s.tiles),
        "jenny_appleseed": any(farm.ravaged and (farm.seat == seat or s.mode == "cooperative") for farm in s.farms),
        "ferdi_cassan": bool(farm_sites(s, seat, shared=False)),
        "timothy_brassey": bool(player.goods["coal"] and player.goods["iron"] and rail_sites(s, seat, BOXES["rail_any"].terrains)),
        "kitchener": bool(s.display),
        "long_range_outback_group": any(tile.up for tile in s.tiles),
    }
    return {card for card in player.cards if card in ONE_USE and objects.get(card, True)}


def turn_offers(s: Books, seat: Seat) -> set[str]:
    """An action or a one-use card (D4)."""
    return {f"take_action:{box}" for box in open_boxes(s, seat)} | {f"play_card:{card}" for card in playable(s, seat)}


def rail_offers(s: Books, seat: Seat) -> set[str]:
    """A side, or enough after the first rail (D5)."""
    sites = rail_sites(s, seat, BOXES[s.box or "rail_any"].terrains)
    return {f"lay_rail:{a}:{b}" for a, b in sites} | ({"stop"} if s.placed else set())


def mine_offers(s: Books, seat: Seat) -> set[str]:
    """A kind of token in a connected hex (D6)."""
    connected = prices(s, seat, shared=s.shared_rails)[0]
    return {f"mine:{deposit.hex}:{deposit.kind}" for deposit in s.deposits if deposit.hex in connected}


def farm_offers(s: Books, seat: Seat) -> set[str]:
    """A farm, or enough after the first (D12); Ferdi Cassan knows no foreign rails (AZ-R37)."""
    sites = farm_sites(s, seat, shared=s.shared_rails and bool(s.box), placed=s.placed)
    return {f"place_farm:{kind}:{n}" for kind, n in sites} | ({"stop"} if s.placed else set())


def attack_offers(s: Books, seat: Seat) -> set[str]:
    """A hex that somebody can reach (D13)."""
    return {f"attack_hex:{n}" for hexes in targets(s, seat).values() for n in hexes}


def force_offers(s: Books, seat: Seat) -> set[str]:
    """How many of the next type that can reach the hex; somebody must go (D13)."""
    assert s.combat is not None
    able = [unit for unit, hexes in targets(s, seat).items() if s.combat.hex in hexes and unit not in s.combat.asked]
    fewest = int(len(able) == 1 and not any(s.combat.force.values()))
    return {f"send_units:{able[0]}:{count}" for count in range(fewest, s.players[seat].barracks[able[0]] + 1)}


OFFERS = {
    "turn": turn_offers,
    "rail": rail_offers,
    "mine": mine_offers,
    "farm": farm_offers,
    "attack": attack_offers,
    "force": force_offers,
}


# -- the Old Ones ----------------------------------------------------------------------------------------------------


def steps(s: Books, card: OldOneCard) -> dict[str, tuple[int, int]]:
    """Who steps where when a card is turned up: every tile from the position before it (AZ-8.10 to AZ-8.13, AZ-8.17, AZ-8.19)."""
    goals = {farm.hex for farm in s.farms if not farm.ravaged} | set(s.ports)
    made = {}
    for tile in s.tiles:
        if tile.up and TILES[tile.id].type in card.moves and tile.hex not in s.ports and tile.id not in s.stopped:
            there = step(s.map, tile.hex, goals, card)
            if there != tile.hex:
                made[tile.id] = (tile.hex, there)
    return made


def step(map_id: MapId, n: int, goals: set[int], card: OldOneCard) -> int:
    """One hex towards the nearest goals; of several the first that compass and rotation come to."""
    far = FAR[map_id]
    distance = min(far[n][goal] for goal in goals)
    if not distance:
        return n
    nearest = [goal for goal in goals if far[n][goal] == distance]
    candidates = {
        direction: other
        for direction, other in AROUND[map_id][n].items()
        if any(far[other][goal] == distance - 1 for goal in nearest)
    }
    direction: int = card.compass
    while direction not in candidates:
        direction = direction % 6 + 1 if card.rotation == "clockwise" else (direction + 4) % 6 + 1
    return candidates[direction]


def rearmost(s: Books, player: Board) -> bool:
    """Nobody lies behind the player who acts (AZ-3.1)."""
    return player.time < TRACK_END and player.time <= min(s.old_time, *(other.time for other in s.players))
