"""What draws a player at a glance: a quick worth of each option, in points, without trying it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from eldertable.games.auztralia import course
from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.choices import (
    AssignDamage,
    AttackHex,
    BuyUnits,
    Continue,
    Decline,
    DiscardPersonality,
    Export,
    FightOn,
    GiveTo,
    HealUnit,
    Import,
    KeepFriend,
    KeepLooked,
    LayRail,
    LookAtDeck,
    LoseUnit,
    Mine,
    PlaceFarm,
    PlayCard,
    RefreshDisplay,
    RemoveTemple,
    RestoreFarm,
    RevealTile,
    SacrificeUnit,
    SaveUnit,
    SendUnits,
    Stop,
    SwapLooked,
    TakeAction,
    TakeGood,
    TakePersonality,
    TakeUnit,
    TargetTile,
    UseCard,
    Withdraw,
)
from eldertable.games.auztralia.content import AIRSHIPS, BOARD, BOXES, ONCE_PER_COMBAT, PERSONALITIES, SOLO, TILES, UNITS
from eldertable.games.auztralia.content.shapes import ActionKind, Effect, Verb
from eldertable.games.auztralia.content.tables import Box
from eldertable.games.auztralia.judgement.fights import NAMES, Force
from eldertable.games.auztralia.judgement.friends import UNSEEN_CARD
from eldertable.games.auztralia.judgement.glance import Glance, latest_glance
from eldertable.games.auztralia.judgement.hunt import TIME, bounty, waking
from eldertable.games.auztralia.judgement.prospects import lead_that_counts
from eldertable.games.auztralia.judgement.skirmish import UNIT_WORTH
from eldertable.games.auztralia.judgement.worth import CUBE_IN_BOX, NEARER
from eldertable.games.auztralia.pieces import Tile
from eldertable.games.auztralia.rules.damage import total_damage
from eldertable.games.auztralia.rules.losses import capacity
from eldertable.games.auztralia.rules.network import rail_sites
from eldertable.games.auztralia.rules.recruiting import LOOK_COST
from eldertable.games.auztralia.sets import has, members, only
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Choice, Seat

# Cards that help in a fight are there to be used, as long as they cost nothing.
HELP = 1.0
# A point of damage from afar.
HIT = 0.9
# What a deposit next to a new hex is worth to have nearer.
NEXT_TO_IT = NEARER - NEARER**2
WORTH_OF = dict(zip(NAMES, UNIT_WORTH, strict=True))


def appeals(s: Auztralia, seat: Seat, options: Sequence[Choice]) -> list[float] | None:
    """How much each option draws the player who is asked; nothing for the questions before the first turn."""
    if type(options[0]) not in WORTH:
        return None
    glance = Glance(s, seat)
    return [WORTH[type(option)](glance, option) for option in options]


def foresee(s: Auztralia, seat: Seat, option: Choice) -> float | None:
    """The chance to win with so many points more; nothing for the questions before the first turn."""
    worth = WORTH.get(type(option))
    if worth is None:
        return None
    glance = latest_glance(s, seat)
    return shifted(glance.chance, worth(glance, option) / lead_that_counts(s))


def shifted(chance: float, leads: float) -> float:
    """A chance after a gain of so many leads that count."""
    odds = chance / max(1e-9, 1.0 - chance) * exp(leads)
    return odds / (1.0 + odds)


# -- the turn ----------------------------------------------------------------------------------------------------


def take_action(glance: Glance, choice: TakeAction) -> float:
    """What the action promises, less its time, its gold and the cube that makes the next use dearer."""
    box = BOXES[choice.box]
    standing = glance.standing
    if box.action == "retrieve":
        cubes = [*standing.player.boxes.values()]
        time = box.time if standing.player.hq else BOARD.retrieve_without_cube_time
        assert isinstance(time, int)
        return standing.ripe * CUBE_IN_BOX * sum([count * count for count in cubes]) - TIME * time
    cubes_there = standing.player.boxes[box.id]
    value = ACTIONS[box.action](glance, box) - standing.ripe * CUBE_IN_BOX * (2 * cubes_there + 1)
    return value + (glance.goods({"gold": -cubes_there}) if cubes_there else 0.0)


def build_rail(glance: Glance, box: Box) -> float:
    """Two rails for coal and iron."""
    sides = rail_sites(glance.s, glance.seat) & ATLAS[glance.s.map].sides_on(box.terrains)
    assert isinstance(box.time, int)
    return glance.standing.best_rails(sides, box.rails) + glance.goods({"coal": -box.coal, "iron": -box.iron}) - TIME * box.time


def place_farms(glance: Glance, box: Box) -> float:
    """As many farms as find a place."""
    return farms(glance, box.max_farms, TIME)


def farms(glance: Glance, most: int, time: float) -> float:
    """So many farms at most."""
    return min(most, glance.standing.farm_places()) * max(0.0, glance.standing.one_farm(time))


ACTIONS: dict[ActionKind, Callable[[Glance, Box], float]] = {
    "build_rail": build_rail,
    "mine": lambda glance, box: glance.standing.ore_to_come(),
    "recruit": lambda glance, box: glance.standing.friend_to_come() - TIME,
    "buy_military": lambda glance, box: glance.standing.best_unit() - TIME,
    "import_export": lambda glance, box: glance.standing.best_trade(box.sub_actions) - TIME,
    "farm": place_farms,
    "attack": lambda glance, box: max(glance.standing.attacks.values(), default=-TIME),
}


def play_card(glance: Glance, choice: PlayCard) -> float:
    """What a one-use card does, less what it is worth to keep."""
    standing = glance.standing
    value = sum([effect_worth(glance, effect) for effect in PERSONALITIES[choice.card].effect])
    return value - standing.ripe * standing.card_worth(choice.card)


def effect_worth(glance: Glance, effect: Effect) -> float:
    """What one effect of a one-use card does now."""
    standing = glance.standing
    match effect.verb:
        case "gain":
            assert effect.resource
            return glance.goods({effect.resource: effect.n})
        case "gain_unit":
            return max([standing.purchase(unit, 1, 0) for unit in UNITS if glance.s.units[unit]], default=0.0)
        case "gain_vp":
            return float(effect.n)
        case "place_farms":
            return farms(glance, effect.max, 0.0)
        case "place_rails":
            sides = rail_sites(glance.s, glance.seat)
            return standing.best_rails(sides, effect.max) + glance.goods({"coal": -effect.coal, "iron": -effect.iron})
        case "take_personality":
            return standing.friend_to_come()
        case "damage_any_revealed":
            return HIT * effect.n
        case _:
            return LATER[effect.verb]


# Cards for later: their own worth, so that they are played when their time comes to its end.
LATER: dict[Verb, float] = {"reveal_tiles": 1.0, "remove_temple": 1.5, "restore_farms": 2.0}


# -- rails, deposits, farms, goods -------------------------------------------------------------------------------


def lay_rail(glance: Glance, choice: LayRail) -> float:
    """The hex it adds, and what comes nearer."""
    standing = glance.standing
    atlas = ATLAS[glance.s.map]
    fresh = standing.fresh_hexes(only(atlas.side_number[choice.hex, choice.other]))
    if not fresh:
        return 0.0
    near = atlas.around[fresh[0]] & ~standing.clear & glance.s.board.deposit_hexes
    return standing.new_hex(fresh[0]) + NEXT_TO_IT * sum([standing.finds[n] for n in members(near)])


def mine(glance: Glance, choice: Mine) -> float:
    """What is taken."""
    return glance.standing.haul(
        next(each for each in glance.s.board.deposits if (each.hex, each.kind) == (choice.hex, choice.kind))
    )


def place_farm(glance: Glance, choice: PlaceFarm) -> float:
    """A farm; where Old Ones are near it will not last."""
    near = sum([tile.up and bool(has(ATLAS[glance.s.map].around[choice.hex], tile.hex)) for tile in glance.s.board.tiles])
    return glance.standing.one_farm(TIME if course.box(glance.s) else 0.0) - 0.5 * near


def import_good(glance: Glance, choice: Import) -> float:
    """Coal or iron more."""
    return glance.goods({choice.kind: 1})


def export_good(glance: Glance, choice: Export) -> float:
    """Gold for it."""
    return glance.goods({choice.kind: -1, "gold": 1})


def take_good(glance: Glance, choice: TakeGood) -> float:
    """A gift."""
    return glance.goods({choice.kind: 1})


# -- personalities -----------------------------------------------------------------------------------------------


def take_personality(glance: Glance, choice: TakePersonality | KeepLooked | KeepFriend) -> float:
    """What the card is worth."""
    return glance.standing.card_worth(choice.card)


def look_at_deck(glance: Glance, _: LookAtDeck) -> float:
    """An unknown card for gold."""
    return UNSEEN_CARD + glance.goods({"gold": -LOOK_COST})


def refresh_display(glance: Glance, _: RefreshDisplay) -> float:
    """Unknown cards for gold, if the display has nothing better."""
    return UNSEEN_CARD + glance.goods({"gold": -SOLO.recruit_refresh_gold})


def discard_personality(glance: Glance, choice: DiscardPersonality) -> float:
    """Whoever is less welcome than an unknown card."""
    return UNSEEN_CARD - glance.standing.card_worth(choice.card)


def swap_looked(glance: Glance, choice: SwapLooked) -> float:
    """The card of the display."""
    return glance.standing.card_worth(choice.other)


def give_to(glance: Glance, choice: GiveTo) -> float:
    """To oneself, unless somebody else's Port needs it."""
    return HELP if choice.seat == glance.seat else 0.0


# -- units and attacks -------------------------------------------------------------------------------------------


def buy_units(glance: Glance, choice: BuyUnits) -> float:
    """What they add, less their price."""
    return glance.standing.purchase(choice.unit, choice.count, choice.count * UNITS[choice.unit].cost)


def take_unit(glance: Glance, choice: TakeUnit) -> float:
    """What it adds."""
    return glance.standing.purchase(choice.unit, 1, 0)


def attack_hex(glance: Glance, choice: AttackHex) -> float:
    """What the attack promises."""
    return glance.standing.attacks.get(choice.hex, 0.0)


def send_units(glance: Glance, choice: SendUnits) -> float:
    """The attack with so many of them, and all who have not been asked yet."""
    return glance.standing.force_to_come(choice.unit, choice.count)


def fight_on(glance: Glance, _: FightOn) -> float:
    """What staying promises."""
    return glance.standing.fight()


def withdraw(glance: Glance, choice: Withdraw) -> float:
    """What those who stay can do."""
    combat = glance.combat
    if choice.part == "all":
        return 0.0
    leaving = AIRSHIPS if choice.part == "airships" else [unit for unit in UNITS if unit not in AIRSHIPS]
    stay: Force = tuple([0 if unit in leaving else combat.force[unit] for unit in NAMES])
    if not any(stay):
        return 0.0
    hurt: Force = tuple([0 if unit in leaving else combat.damage[unit] for unit in NAMES])
    return glance.standing.prize(combat.hex, stay, combat.sanity, hurt)


def assign_damage(glance: Glance, choice: AssignDamage) -> float:
    """Where it costs least: no unit, one of several, the cheapest."""
    combat = glance.combat
    falls = combat.damage[choice.unit] + 1 >= capacity(glance.s.players[combat.seat], choice.unit)
    last = combat.force[choice.unit] == 1
    return -(2.0 * falls + last) * WORTH_OF[choice.unit]


def use_card(glance: Glance, choice: UseCard) -> float:
    """Help in a fight; the one that costs a unit only to end it."""
    effect = ONCE_PER_COMBAT[choice.card]
    if effect.verb != "sacrifice_for_damage":
        return HELP
    there = [tile for tile in glance.s.board.tiles if tile.hex == glance.combat.hex]
    return HELP if any(health(tile) <= effect.n for tile in there) else -HELP


def health(tile: Tile) -> int:
    """How much more damage would destroy a tile."""
    return TILES[tile.id].capacity - total_damage(tile)


def target_tile(glance: Glance, choice: TargetTile) -> float:
    """Better the one that falls by it."""
    tile = next(each for each in glance.s.board.tiles if each.id == choice.tile)
    return bounty(glance.standing.hunter, tile) * min(1.0, course.strike(glance.s) / max(1, health(tile)))


def lose_least(glance: Glance, choice: SacrificeUnit) -> float:
    """The unit missed least."""
    return -WORTH_OF[choice.unit] * (2.0 if glance.combat.force[choice.unit] == 1 else 1.0)


def heal_unit(glance: Glance, choice: HealUnit) -> float:
    """The dearest."""
    return WORTH_OF[choice.unit]


def reveal_tile(glance: Glance, choice: RevealTile) -> float:
    """Half of what it counts for the Old Ones, less what waking it costs."""
    tile = glance.tiles_in(choice.hex)[0]
    return TILES[tile.id].level - waking(glance.standing.guard, tile)


def remove_temple(glance: Glance, choice: RemoveTemple) -> float:
    """Everything that stands there."""
    return sum([bounty(glance.standing.hunter, tile) for tile in glance.tiles_in(choice.hex)])


def something(_: Glance, __: Choice) -> float:
    """What is as good as any other, and better than nothing."""
    return HELP


def nothing(_: Glance, __: Choice) -> float:
    """Doing without, or going on."""
    return 0.0


WORTH: dict[type[Choice], Callable[[Glance, Any], float]] = {
    TakeAction: take_action,
    PlayCard: play_card,
    LayRail: lay_rail,
    Stop: nothing,
    Mine: mine,
    TakePersonality: take_personality,
    KeepFriend: take_personality,
    KeepLooked: take_personality,
    SwapLooked: swap_looked,
    LookAtDeck: look_at_deck,
    RefreshDisplay: refresh_display,
    DiscardPersonality: discard_personality,
    GiveTo: give_to,
    BuyUnits: buy_units,
    TakeUnit: take_unit,
    Import: import_good,
    Export: export_good,
    TakeGood: take_good,
    PlaceFarm: place_farm,
    AttackHex: attack_hex,
    SendUnits: send_units,
    Decline: nothing,
    FightOn: fight_on,
    Withdraw: withdraw,
    UseCard: use_card,
    Continue: nothing,
    AssignDamage: assign_damage,
    SaveUnit: something,
    LoseUnit: nothing,
    SacrificeUnit: lose_least,
    HealUnit: heal_unit,
    TargetTile: target_tile,
    RevealTile: reveal_tile,
    RemoveTemple: remove_temple,
    RestoreFarm: something,
}
