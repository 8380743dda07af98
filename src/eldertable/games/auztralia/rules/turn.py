"""The turn: whose disc acts, which actions are open, and how one is declared (AZ-3)."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.auztralia import choices
from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.choices import TAKE_ACTION
from eldertable.games.auztralia.content import BOARD, BOXES, COMPONENTS, TRACK, UNITS
from eldertable.games.auztralia.content.shapes import MapId
from eldertable.games.auztralia.content.tables import Box
from eldertable.games.auztralia.events import ActionTaken, GameEnded
from eldertable.games.auztralia.rules.active import ActiveStep, one_use_cards
from eldertable.games.auztralia.rules.attack import ATTACK_BOX, ChooseTarget
from eldertable.games.auztralia.rules.board import Board
from eldertable.games.auztralia.rules.building import RAIL_SIDES, BuildRails, DigMine, PlaceFarms
from eldertable.games.auztralia.rules.network import (
    attack_targets,
    can_farm,
    connected,
    far_enough,
)
from eldertable.games.auztralia.rules.old_ones import Activate
from eldertable.games.auztralia.rules.rails import Network
from eldertable.games.auztralia.rules.recruiting import Recruit
from eldertable.games.auztralia.rules.supply import pay, retrieve_cubes
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.rules.trading import BuyMilitary, Trade, tradable
from eldertable.games.auztralia.state import OLD_ONES, AuzStep, Auztralia, Player
from eldertable.kernel import Choice, Decision, Seat

RAIL_BOXES = [box for box in BOXES.values() if box.action == "build_rail"]
MINE_BOXES = [box.id for box in BOXES.values() if box.action == "mine"]
# Of every other kind there is one box.
BOX = {box.action: box.id for box in BOXES.values()}
RECRUIT_BOX, TRADE_BOX, FARM_BOX = BOX["recruit"], BOX["import_export"], BOX["farm"]
BUY_BOX, RETRIEVE_BOX = BOX["buy_military"], BOX["retrieve"]
RETRIEVE_CUBES = TAKE_ACTION[RETRIEVE_BOX]
RETRIEVE_TIME = int(BOXES[RETRIEVE_BOX].time)
BY_COST = sorted(((unit.id, unit.cost) for unit in UNITS.values()), key=lambda pair: pair[1])
END_SPACE = TRACK.end_space
CUBES = COMPONENTS.per_player.cubes
# More gold than there is.
BEYOND_PRICE = COMPONENTS.supply.gold + 1


class NextTurn(AuzStep, frozen=True):
    """The rearmost, topmost disc acts; when it has reached the end all have (AZ-3.1, AZ-10.1)."""

    def do(self, s: Auztralia) -> None:
        disc = s.track[0]
        if disc == OLD_ONES:
            if s.old_time < END_SPACE:
                s.next(Activate(), self)
                return
        elif s.players[disc].time < END_SPACE:
            s.active = disc
            s.next(TakeTurn(), self)
            return
        s.ending = "time_out"
        s.emit(GameEnded("time_out"))
        s.stop()


class TakeTurn(ActiveStep, frozen=True):
    """The active player takes exactly one action (D4, AZ-3.5)."""

    def ask(self, s: Auztralia) -> Decision:
        return Decision(s.active, "turn", legal_actions(s, s.active) + one_use_cards(s))

    def chosen(self, s: Auztralia, choice: choices.TakeAction) -> None:
        if choice.box == RETRIEVE_BOX:
            retrieve(s, s.active)
        else:
            declare(s, s.active, choice.box)


# -- which actions are open (AZ-3.9) ------------------------------------------------------------------------


def legal_actions(s: Auztralia, seat: Seat) -> tuple[Choice, ...]:
    """Boxes with a cube, gold for the cubes in them, the costs, and something to do; Retrieve always (AZ-3.6, AZ-3.9)."""
    player = s.players[seat]
    if not player.hq:
        return (RETRIEVE_CUBES,)
    board, cubes, gold = s.board, player.boxes, player.goods["gold"]
    own = board.network(seat)
    clear = connected(s, seat)[0] if s.shared_rails else own.clear
    boxes = rail_boxes(board, player, own)
    if clear & board.deposit_hexes:
        boxes += MINE_BOXES
    if s.display:
        boxes.append(RECRUIT_BOX)
    if s.supply["coal"] or tradable(s, seat):
        boxes.append(TRADE_BOX)
    if can_farm(s, seat, clear):
        boxes.append(FARM_BOX)
    if attack_targets(s, seat) if s.shared_rails else has_target(player, own):
        boxes.append(ATTACK_BOX.id)
    if gold - cubes[BUY_BOX] >= cheapest_unit(s):
        boxes.append(BUY_BOX)
    # Often so few cubes lie there that none of them can be too dear.
    if CUBES - player.hq > gold:
        boxes = [box for box in boxes if cubes[box] <= gold]
    return actions(tuple(boxes))


@lru_cache(maxsize=1 << 10)
def actions(boxes: tuple[str, ...]) -> tuple[Choice, ...]:
    """The actions of some boxes, and Retrieve."""
    return (*[TAKE_ACTION[box] for box in boxes], RETRIEVE_CUBES)


def rail_boxes(board: Board, player: Player, own: Network) -> list[str]:
    """The rail boxes that coal and iron pay for and that have a place; only own rails can be extended (AZ-5.1.6, AZ-14.3)."""
    coal, iron = player.goods["coal"], player.goods["iron"]
    sites = own.open & ~board.laid
    boxes = []
    for box, sides, needs_coal, needs_iron in RAIL_OFFERS[board.map]:
        if coal >= needs_coal and iron >= needs_iron and sites & sides:
            boxes.append(box)
    return boxes


def rail_cost(map_id: MapId, box: Box) -> tuple[int, int]:
    """Coal and iron of a rail action, by the side of the player board in use (AZ-5.1.1, AZ-13.1)."""
    return (box.coal, box.iron) if map_id == "east" else (BOARD.west.rail_cost.coal, BOARD.west.rail_cost.iron)


# For each map the rail boxes with the sides they allow and their cost (AZ-5.1.3).
RAIL_OFFERS = {
    atlas.board.id: [(box.id, RAIL_SIDES[atlas.board.id][box.id], *rail_cost(atlas.board.id, box)) for box in RAIL_BOXES]
    for atlas in ATLAS.values()
}


def has_target(player: Player, own: Network) -> bool:
    """Whether some unit of the player gets from the own network to an Old One (AZ-5.7.9)."""
    return any(map(player.barracks.get, far_enough(player)[own.nearest]))


def cheapest_unit(s: Auztralia) -> int:
    """The price of the cheapest available unit (AZ-5.4.2)."""
    for unit, cost in BY_COST:
        if s.units[unit]:
            return cost
    return BEYOND_PRICE


# -- declaring an action (AZ-3.5 to AZ-3.7) -----------------------------------------------------------------


def declare(s: Auztralia, seat: Seat, box: str) -> None:
    """Declare an action: cube, gold, costs and time; its questions come next (AZ-3.5 to AZ-3.7)."""
    player = s.players[seat]
    cubes = player.boxes
    gold = cubes[box]
    if gold:
        pay(s, seat, "gold", gold)
    player.hq -= 1
    cubes[box] = gold + 1
    s.emit(ActionTaken(seat, box, gold))
    entry = BOXES[box]
    if entry.action == "build_rail":
        coal, iron = rail_cost(s.map, entry)
        pay(s, seat, "coal", coal)
        pay(s, seat, "iron", iron)
    if isinstance(entry.time, int) and entry.action != "mine":
        # Mining, farms and attacks pay their time when its amount is known.
        advance(s, seat, entry.time)
    s.next(FIRST_STEP[box])


def first_step(box: Box) -> AuzStep:
    """What the action of a box asks first."""
    match box.action:
        case "build_rail":
            return BuildRails(box.rails, box.id)
        case "mine":
            return DigMine(box.id)
        case "recruit":
            return Recruit()
        case "buy_military":
            return BuyMilitary()
        case "import_export":
            return Trade(box.sub_actions)
        case "farm":
            return PlaceFarms(box.max_farms)
        case _:
            return ChooseTarget()


FIRST_STEP = {box.id: first_step(box) for box in BOXES.values() if box.id != RETRIEVE_BOX}


def retrieve(s: Auztralia, seat: Seat) -> None:
    """All cubes of all boxes, with one from HQ, or dearer without (AZ-5.8.1, AZ-5.8.2)."""
    player = s.players[seat]
    time = BOARD.retrieve_without_cube_time
    if player.hq:
        time = RETRIEVE_TIME
        player.hq -= 1
        player.boxes[RETRIEVE_BOX] += 1
    s.emit(ActionTaken(seat, RETRIEVE_BOX, 0))
    advance(s, seat, time)
    retrieve_cubes(s, seat)
