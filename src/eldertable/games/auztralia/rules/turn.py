"""The turn (AZ-3) and the main loop; the table of all steps."""

from __future__ import annotations

from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.choices import TAKE_ACTION, PlayCard, TakeAction
from eldertable.games.auztralia.content import BOARD, BOXES, COMPONENTS, ONE_USE, TRACK, UNITS
from eldertable.games.auztralia.content.shapes import MapId
from eldertable.games.auztralia.content.tables import Box
from eldertable.games.auztralia.events import ActionTaken, GameEnded
from eldertable.games.auztralia.rules import actions, attack, cards, combat, losses, old_ones, opening
from eldertable.games.auztralia.rules.actions import tradable
from eldertable.games.auztralia.rules.board import board_of
from eldertable.games.auztralia.rules.cards import play_card, playable_cards
from eldertable.games.auztralia.rules.network import (
    FAR_ENOUGH,
    LONG_CARDS,
    attack_targets,
    can_farm,
    connected,
    far_enough,
    rail_sites,
)
from eldertable.games.auztralia.rules.steps import Answer, Ask, Question, no_answer
from eldertable.games.auztralia.rules.supply import pay, retrieve_cubes
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.state import OLD_ONES, Auztralia, Phase, Player
from eldertable.kernel import Choice, Rules, Seat

# A set of boxes is a number with a bit for each, in the order in which they are offered; Retrieve is always among them.
OFFERED = ("build_rail", "mine", "recruit", "import_export", "farm", "attack", "buy_military", "retrieve")
IN_ORDER = sorted(BOXES.values(), key=lambda box: OFFERED.index(box.action))
BOX_BIT = {box.id: 1 << place for place, box in enumerate(IN_ORDER)}
ACTION_BITS = {action: sum(BOX_BIT[box.id] for box in IN_ORDER if box.action == action) for action in OFFERED}
MINE, RECRUIT, TRADE, FARM, ATTACK, BUY, RETRIEVE = (ACTION_BITS[action] for action in OFFERED[1:])
ACTIONS: list[tuple[Choice, ...]] = [
    tuple([TAKE_ACTION[box.id] for box in IN_ORDER if BOX_BIT[box.id] & boxes]) for boxes in range(1 << len(IN_ORDER))
]
BY_COST = sorted(((unit.id, unit.cost) for unit in UNITS.values()), key=lambda pair: pair[1])
CHEAPEST, LEAST_COST = BY_COST[0]
BUY_BOX, RETRIEVE_BOX = (next(box.id for box in IN_ORDER if box.action == action) for action in ("buy_military", "retrieve"))
RETRIEVE_CUBES = TAKE_ACTION[RETRIEVE_BOX]
RETRIEVE_TIME = int(BOXES[RETRIEVE_BOX].time)
END_SPACE = TRACK.end_space
# More gold than there is.
BEYOND_PRICE = COMPONENTS.supply.gold + 1

# The phase in which an action's questions are asked.
PHASE_OF: dict[str, Phase] = {
    "build_rail": "rail",
    "mine": "mine",
    "recruit": "recruit",
    "buy_military": "buy",
    "import_export": "trade",
    "farm": "farm",
    "attack": "attack",
}
# For each box the phase of its questions, how often it can be done, and the time paid at once.
# Mining, farms and attacks pay their time when its amount is known.
COURSE: dict[str, tuple[Phase, int, int]] = {
    box.id: (
        PHASE_OF[box.action],
        box.rails or box.sub_actions or box.max_farms or 1,
        box.time if isinstance(box.time, int) and box.action != "mine" else 0,
    )
    for box in BOXES.values()
    if box.action in PHASE_OF
}
CUBES = COMPONENTS.per_player.cubes


def play(s: Auztralia) -> Rules[None]:
    """The whole game from any checkpoint on: one step after the other, each asking at most one question."""
    while not s.ending:
        question = ASK[s.phase](s)
        if question is not None:
            choice = yield question
            ANSWER[s.phase](s, choice)


def turn(s: Auztralia) -> Question | None:
    """The rearmost, topmost disc acts; when it has reached the end all have. Players take exactly one action (AZ-3, AZ-10.1)."""
    disc = s.track[0]
    if disc == OLD_ONES:
        if s.old_time < END_SPACE:
            old_ones.activate(s)
            return None
    elif (player := s.players[disc]).time < END_SPACE:
        s.active = disc
        options = ACTIONS[legal_boxes(s, disc)]
        if not ONE_USE.isdisjoint(player.cards):
            options += playable_cards(s, disc)
        return Question(disc, "turn", options)
    s.ending = "time_out"
    s.phase = "over"
    s.emit(GameEnded("time_out"))
    return None


def take_turn(s: Auztralia, choice: TakeAction | PlayCard) -> None:
    """A one-use card, or the action of the turn."""
    if choice is RETRIEVE_CUBES:
        retrieve(s, s.active)
    elif type(choice) is TakeAction:
        begin(s, s.active, choice.box)
    elif type(choice) is PlayCard:
        play_card(s, s.active, choice.card)


def legal_actions(s: Auztralia, seat: Seat) -> tuple[Choice, ...]:
    """The actions a player can take now (AZ-3.9)."""
    return ACTIONS[legal_boxes(s, seat)]


def legal_boxes(s: Auztralia, seat: Seat) -> int:
    """Boxes with a cube, gold for the cubes in them, the costs, and something to do; Retrieve always (AZ-3.6, AZ-3.9)."""
    player = s.players[seat]
    if not player.hq:
        return RETRIEVE
    cubes = player.boxes
    gold = player.goods["gold"]
    boxes = map_boxes(s, seat, player)
    if s.display:
        boxes |= RECRUIT
    if s.supply["coal"] or tradable(s, seat):
        boxes |= TRADE
    spare = gold - cubes[BUY_BOX]
    if spare >= LEAST_COST and (s.units[CHEAPEST] or spare >= cheapest_unit(s)):
        boxes |= BUY
    # Often so few cubes lie there that none of them can be too dear.
    if CUBES - player.hq > gold and max(cubes.values()) > gold:
        for box, count in cubes.items():
            if count > gold:
                boxes &= ~BOX_BIT[box]
    return boxes | RETRIEVE


def map_boxes(s: Auztralia, seat: Seat, player: Player) -> int:
    """Boxes for which the map has a place: rails, mining, farms, an attack (AZ-5.1.3, AZ-5.2.3, AZ-5.6.4, AZ-5.7.3)."""
    board = board_of(s)
    own = board.network(seat)
    boxes = 0
    if s.shared_rails:
        clear = connected(s, seat)[0]
        if attack_targets(s, seat):
            boxes = ATTACK
    else:
        clear = own.clear
        barracks = player.barracks
        for unit in (FAR_ENOUGH if LONG_CARDS.isdisjoint(player.cards) else far_enough(player))[own.nearest]:
            if barracks[unit]:
                boxes = ATTACK
                break
    # Only own rails can be extended (AZ-14.3).
    sites = rail_sites(s, own)
    for bit, sides in RAIL_BOXES[s.map][player.goods["coal"]][player.goods["iron"]]:
        if sites & sides:
            boxes |= bit
    if clear & board.deposit_hexes:
        boxes |= MINE
    if clear & board.vacant and (seat not in board.used_up or can_farm(s, seat, clear)):
        boxes |= FARM
    return boxes


def cheapest_unit(s: Auztralia) -> int:
    """The price of the cheapest available unit (AZ-5.4.2)."""
    for unit, cost in BY_COST:
        if s.units[unit]:
            return cost
    return BEYOND_PRICE


def rail_cost(map_id: MapId, box: Box) -> tuple[int, int]:
    """Coal and iron of a rail action, by the side of the player board in use (AZ-5.1.1, AZ-13.1)."""
    return (box.coal, box.iron) if map_id == "east" else (BOARD.west.rail_cost.coal, BOARD.west.rail_cost.iron)


def begin(s: Auztralia, seat: Seat, box: str) -> None:
    """Declare an action: cube, gold, costs and time; its questions come next (AZ-3.5 to AZ-3.7)."""
    player = s.players[seat]
    cubes = player.boxes
    gold = cubes[box]
    if gold:
        pay(s, seat, "gold", gold)
    player.hq -= 1
    cubes[box] = gold + 1
    s.outbox.append(ActionTaken(seat, box, gold))
    s.box, s.back = box, "turn"
    s.placed = s.paid = ()
    s.phase, s.steps, time = COURSE[box]
    if time:
        if s.phase == "rail":
            coal, iron = rail_cost(s.map, BOXES[box])
            pay(s, seat, "coal", coal)
            pay(s, seat, "iron", iron)
        advance(s, seat, time)


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


def rail_boxes(map_id: MapId, coal: int, iron: int) -> list[tuple[int, int]]:
    """The rail boxes that so much coal and iron pays for, each with the sides it allows (AZ-5.1.3, AZ-5.1.6)."""
    boxes = []
    for box in BOXES.values():
        if box.action == "build_rail":
            needs_coal, needs_iron = rail_cost(map_id, box)
            if coal >= needs_coal and iron >= needs_iron:
                boxes.append((BOX_BIT[box.id], ATLAS[map_id].sides_on(box.terrains)))
    return boxes


# The same by map, coal and iron.
RAIL_BOXES = {
    map_id: [
        [rail_boxes(atlas.board.id, coal, iron) for iron in range(COMPONENTS.supply.iron + 1)]
        for coal in range(COMPONENTS.supply.coal + 1)
    ]
    for map_id, atlas in ATLAS.items()
}

# Each phase of the game: its question, and the rule that carries the answer out. A step may go on to the next question itself.
STEPS: dict[Phase, tuple[Ask, Answer]] = {
    "objective": (opening.choose_objective, opening.play_for),
    "variant": (opening.choose_variant, opening.play_with),
    "port": (opening.place_port, opening.build_port),
    "friends": (opening.old_friends, opening.keep_friend),
    "turn": (turn, take_turn),
    "rail": (actions.rail, actions.lay_rail),
    "mine": (actions.mine, actions.dig),
    "recruit": (actions.recruit, actions.take_recruit),
    "refresh": (actions.refresh, actions.send_away),
    "look": (actions.look, actions.keep_or_swap),
    "recipient": (actions.recipient, actions.hand_over),
    "buy": (actions.buy, actions.buy_units),
    "trade": (actions.trade, actions.do_trade),
    "farm": (actions.farm, actions.settle_farm),
    "attack": (attack.attack, attack.choose_target),
    "force": (attack.force, attack.send_units),
    "reveal": (cards.reveal, cards.pick_tile),
    "restore": (cards.restore, cards.restore_farm),
    "take_unit": (cards.take_unit, cards.get_unit),
    "kitchener": (cards.kitchener, cards.volunteer),
    "outback_group": (cards.outback_group, cards.ambush),
    "temple": (cards.temple, cards.blow_up),
    "withdraw": (combat.withdraw, combat.stay_or_withdraw),
    "window": (combat.window, combat.use_or_go_on),
    "check": (combat.check, no_answer),
    "draw": (combat.draw, no_answer),
    "jones": (combat.jones, combat.slip_away),
    "damage": (losses.take_damage, losses.assign_damage),
    "neumann": (losses.neumann, losses.save_or_lose),
    "sacrifice": (combat.sacrifice, combat.destroy_unit),
    "strike": (combat.strike, combat.strike_at),
    "heal": (combat.heal_unit, combat.nurse),
    "rout": (combat.rout, no_answer),
    "benefit": (old_ones.benefit, old_ones.take_good),
    "movement": (old_ones.movement, no_answer),
    "ports": (old_ones.ports, no_answer),
    "kapena": (old_ones.kapena, old_ones.ride_out),
}
ASK = {phase: ask for phase, (ask, _) in STEPS.items()}
ANSWER = {phase: answer for phase, (_, answer) in STEPS.items()}
