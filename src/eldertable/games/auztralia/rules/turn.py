"""The turn (AZ-3) and the main loop; the table of all steps."""

from __future__ import annotations

from collections.abc import Callable

from eldertable.games.auztralia.choices import TAKE_ACTION, PlayCard
from eldertable.games.auztralia.content import BOARD, BOXES, TRACK
from eldertable.games.auztralia.content.shapes import Box
from eldertable.games.auztralia.events import ActionTaken, GameEnded
from eldertable.games.auztralia.rules import actions, attack, cards, combat, old_ones, opening
from eldertable.games.auztralia.rules.actions import mineable, purchases, trades
from eldertable.games.auztralia.rules.cards import play_card, playable_cards
from eldertable.games.auztralia.rules.network import attack_targets, farm_sites, rail_sites
from eldertable.games.auztralia.rules.supply import pay, retrieve_cubes
from eldertable.games.auztralia.rules.track import advance, space_of
from eldertable.games.auztralia.state import OLD_ONES, Auztralia, Phase
from eldertable.kernel import CHECKPOINT, Choice, Decision, Rules, Seat

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


def play(s: Auztralia) -> Rules[None]:
    """The whole game from any checkpoint on: one step after the other, each asking at most one question."""
    while not s.ending:
        yield CHECKPOINT
        step = STEPS[s.phase](s)
        if step is not None:
            yield from step


def turn(s: Auztralia) -> Rules[None] | None:
    """The rearmost, topmost disc acts; when it has reached the end all have (AZ-3.1, AZ-10.1)."""
    disc = s.track[0]
    if space_of(s, disc) >= TRACK.end_space:
        s.ending = "time_out"
        s.phase = "over"
        s.emit(GameEnded("time_out"))
        return None
    if disc == OLD_ONES:
        old_ones.activate(s)
        return None
    s.active = disc
    return take_turn(s, disc)


def take_turn(s: Auztralia, seat: Seat) -> Rules[None]:
    """One-use cards, and then exactly one action (AZ-3.5, AZ-3.10)."""
    options: list[Choice] = [TAKE_ACTION[box.id] for box in BOXES.values() if can_take(s, seat, box)]
    choice = yield Decision(seat, "turn", tuple(options + playable_cards(s, seat)))
    if type(choice) is PlayCard:
        play_card(s, seat, choice.card)
    else:
        begin(s, seat, BOXES[choice.box])


def can_take(s: Auztralia, seat: Seat, box: Box) -> bool:
    """Whether a box may be used: a cube, the gold for cubes in it, the action's costs, and something to do (AZ-3.6)."""
    player = s.players[seat]
    if box.action == "retrieve":
        return True
    gold = player.goods["gold"] - player.boxes[box.id]
    if not player.hq or gold < 0:
        return False
    match box.action:
        case "build_rail":
            coal, iron = rail_cost(s, box)
            can_pay = player.goods["coal"] >= coal and player.goods["iron"] >= iron
            return can_pay and bool(rail_sites(s, seat, box.terrains))
        case "mine":
            return bool(mineable(s, seat))
        case "recruit":
            return bool(s.display)
        case "buy_military":
            return bool(purchases(s, gold))
        case "import_export":
            return bool(trades(s, seat))
        case "farm":
            return bool(farm_sites(s, seat, shared=True))
        case _:
            return any(player.barracks.values()) and bool(attack_targets(s, seat))


def rail_cost(s: Auztralia, box: Box) -> tuple[int, int]:
    """Coal and iron of a rail action, by the side of the player board in use (AZ-5.1.1, AZ-13.1)."""
    return (box.coal, box.iron) if s.map == "east" else (BOARD.west.rail_cost.coal, BOARD.west.rail_cost.iron)


def begin(s: Auztralia, seat: Seat, box: Box) -> None:
    """Declare an action: cube, gold, costs and time; its questions come next (AZ-3.5 to AZ-3.7)."""
    if box.action == "retrieve":
        retrieve(s, seat, box)
        return
    player = s.players[seat]
    gold = player.boxes[box.id]
    pay(s, seat, "gold", gold)
    player.hq -= 1
    player.boxes[box.id] += 1
    s.emit(ActionTaken(seat, box.id, gold))
    if box.action == "build_rail":
        coal, iron = rail_cost(s, box)
        pay(s, seat, "coal", coal)
        pay(s, seat, "iron", iron)
    s.box, s.placed, s.paid, s.back = box.id, (), (), "turn"
    s.steps = box.rails or box.sub_actions or box.max_farms or 1
    # Mining, farms and attacks pay their time when its amount is known.
    if isinstance(box.time, int) and box.action != "mine":
        advance(s, seat, box.time)
    s.phase = PHASE_OF[box.action]


def retrieve(s: Auztralia, seat: Seat, box: Box) -> None:
    """All cubes of all boxes, with one from HQ, or dearer without (AZ-5.8.1, AZ-5.8.2)."""
    player = s.players[seat]
    time = box.time
    assert isinstance(time, int)
    if player.hq:
        player.hq -= 1
        player.boxes[box.id] += 1
    else:
        time = BOARD.retrieve_without_cube_time
    s.emit(ActionTaken(seat, box.id, 0))
    advance(s, seat, time)
    retrieve_cubes(s, seat)


Step = Callable[[Auztralia], Rules[None] | None]

STEPS: dict[Phase, Step] = {
    "objective": opening.choose_objective,
    "variant": opening.choose_variant,
    "port": opening.place_port,
    "friends": opening.old_friends,
    "turn": turn,
    "rail": actions.rail,
    "mine": actions.mine,
    "recruit": actions.recruit,
    "refresh": actions.refresh,
    "look": actions.look,
    "recipient": actions.recipient,
    "buy": actions.buy,
    "trade": actions.trade,
    "farm": actions.farm,
    "attack": attack.attack,
    "force": attack.force,
    "reveal": cards.reveal,
    "restore": cards.restore,
    "take_unit": cards.take_unit,
    "kitchener": cards.kitchener,
    "outback_group": cards.outback_group,
    "temple": cards.temple,
    "withdraw": combat.withdraw,
    "window": combat.window,
    "check": combat.check,
    "draw": combat.draw,
    "jones": combat.jones,
    "damage": combat.take_damage,
    "neumann": combat.neumann,
    "sacrifice": combat.sacrifice,
    "strike": combat.strike,
    "heal": combat.heal_unit,
    "rout": combat.rout,
    "benefit": old_ones.benefit,
    "movement": old_ones.movement,
    "ports": old_ones.ports,
    "kapena": old_ones.kapena,
}
