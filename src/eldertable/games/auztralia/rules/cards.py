"""One-use personalities (AZ-9.3): when they can be played, what they do, and their questions."""

from __future__ import annotations

from functools import lru_cache

from eldertable.games.auztralia.choices import (
    PLAY_CARD,
    REMOVE_TEMPLE,
    RESTORE_FARM,
    REVEAL_TILE,
    STOP,
    TAKE_PERSONALITY,
    TAKE_UNIT,
    RemoveTemple,
    RestoreFarm,
    RevealTile,
    Stop,
    TakePersonality,
    TakeUnit,
    TargetTile,
)
from eldertable.games.auztralia.content import ONE_USE, PERSONALITIES, TYPE_OF, UNITS
from eldertable.games.auztralia.content.shapes import Effect
from eldertable.games.auztralia.events import CardPlayed, FarmRestored, VictoryPointsGained
from eldertable.games.auztralia.rules.damage import deal_damage, destroy_beaten, tile_on_map
from eldertable.games.auztralia.rules.display import take_from_display
from eldertable.games.auztralia.rules.movement import remove_from_game, turn_up
from eldertable.games.auztralia.rules.network import can_farm, network_of, rail_sites
from eldertable.games.auztralia.rules.steps import Question
from eldertable.games.auztralia.rules.supply import gain, gain_unit, pay
from eldertable.games.auztralia.state import Auztralia, Farm, Tile
from eldertable.kernel import Choice, Seat


def playable_cards(s: Auztralia, seat: Seat) -> tuple[Choice, ...]:
    """The one-use cards that would do something now."""
    return tuple([choice for choice, effect in one_use_cards(s.players[seat].cards) if has_object(s, seat, effect)])


@lru_cache(maxsize=1 << 12)
def one_use_cards(cards: tuple[str, ...]) -> list[tuple[Choice, Effect]]:
    """The one-use cards among personalities, with the effects that must have an object (AZ-9.3)."""
    return [(PLAY_CARD[card], PERSONALITIES[card].effect[0]) for card in cards if card in ONE_USE]


def has_object(s: Auztralia, seat: Seat, effect: Effect) -> bool:
    """Whether an effect has something to work on; plain gains always do."""
    match effect.verb:
        case "gain_unit":
            return any(s.units.values())
        case "remove_temple":
            return any(is_temple(tile) for tile in s.tiles)
        case "restore_farms":
            return bool(restorable(s, seat))
        case "place_farms":
            return can_farm(s, seat, network_of(s, seat).clear)
        case "place_rails":
            goods = s.players[seat].goods
            can_pay = goods["coal"] >= effect.coal and goods["iron"] >= effect.iron
            return can_pay and bool(rail_sites(s, network_of(s, seat)))
        case "take_personality":
            return bool(s.display)
        case "damage_any_revealed":
            return any(tile.up for tile in s.tiles)
        case _:
            return True


def is_temple(tile: Tile) -> bool:
    """A face-up Temple."""
    return tile.up and TYPE_OF[tile.id] == "temple"


def restorable(s: Auztralia, seat: Seat) -> list[Farm]:
    """Ravaged farms that Jenny Appleseed may restore: own ones, in the cooperative game anybody's (AZ-14.6)."""
    return [farm for farm in s.farms if farm.ravaged and (farm.seat == seat or s.mode == "cooperative")]


def play_card(s: Auztralia, seat: Seat, card: str) -> None:
    """Play a one-use card: it leaves the game, and its questions, if any, come next (AZ-9.3)."""
    player = s.players[seat]
    player.cards = tuple([other for other in player.cards if other != card])
    s.dismissed += (card,)
    s.back = s.phase
    s.emit(CardPlayed(seat, card))
    for effect in PERSONALITIES[card].effect:
        begin(s, seat, effect)


def begin(s: Auztralia, seat: Seat, effect: Effect) -> None:
    """Do what needs no question, or go on to the question of the effect."""
    match effect.verb:
        case "gain":
            assert effect.resource
            gain(s, seat, effect.resource, effect.n)
        case "gain_vp":
            s.players[seat].vp += effect.n
            s.emit(VictoryPointsGained(seat, effect.n))
        case "gain_unit":
            s.phase = "take_unit"
        case "remove_temple":
            s.phase = "temple"
        case "take_personality":
            s.phase = "kitchener"
        case "damage_any_revealed":
            s.steps = effect.n
            s.phase = "outback_group"
        case "reveal_tiles":
            s.steps = effect.n
            s.phase = "reveal"
        case "restore_farms":
            s.steps = effect.max
            s.picked = ()
            s.phase = "restore"
        case "place_farms":
            s.box, s.steps, s.placed, s.paid = "", effect.max, (), ()
            s.phase = "farm"
        case "place_rails":
            pay(s, seat, "coal", effect.coal)
            pay(s, seat, "iron", effect.iron)
            s.box, s.steps, s.placed = "", effect.max, ()
            s.phase = "rail"


def go_back(s: Auztralia) -> None:
    """The card is done; a Port that a spawned Old One entered is defended before the turn goes on (AZ-15.3)."""
    s.picked = ()
    s.phase = "ports" if s.back == "turn" and s.challenge != "none" else s.back


# -- their questions --------------------------------------------------------------------------------------


def reveal(s: Auztralia) -> Question | None:
    """Agent Davies: as many face-down tiles as the card says, chosen one by one, turned up together (AZ-9.24)."""
    hidden = [tile for tile in s.tiles if not tile.up]
    open_choice = [tile.hex for tile in hidden if tile.hex not in s.picked]
    if len(s.picked) < s.steps and len(open_choice) + len(s.picked) > s.steps:
        about = {"number": len(s.picked) + 1, "total": s.steps}
        return Question(s.active, "reveal", tuple([REVEAL_TILE[n] for n in sorted(open_choice)]), about)
    chosen = [tile for tile in hidden if tile.hex in s.picked or len(hidden) <= s.steps]
    turn_up(s, chosen)
    go_back(s)
    return None


def pick_tile(s: Auztralia, choice: RevealTile) -> None:
    """One more of the tiles to be turned up (D22)."""
    s.picked += (choice.hex,)


def restore(s: Auztralia) -> Question | None:
    """Jenny Appleseed: one or two ravaged farms; after the first it may be enough (D23)."""
    farms = restorable(s, s.active)
    if not s.steps or not farms:
        go_back(s)
        return None
    options: tuple[Choice, ...] = tuple([RESTORE_FARM[farm.hex] for farm in farms])
    return Question(s.active, "restore", (*options, STOP) if s.picked else options)


def restore_farm(s: Auztralia, choice: RestoreFarm | Stop) -> None:
    """The farm is productive again, or it is enough."""
    if type(choice) is not RestoreFarm:
        s.steps = 0
        return
    s.steps -= 1
    s.picked += (choice.hex,)
    farm = next(farm for farm in restorable(s, s.active) if farm.hex == choice.hex)
    restored = Farm(farm.seat, farm.kind, farm.hex)
    s.farms = tuple([restored if other is farm else other for other in s.farms])
    s.emit(FarmRestored(farm.seat, farm.kind, farm.hex))


def take_unit(s: Auztralia) -> Question:
    """Captain Flounder: any available unit (D23)."""
    return Question(s.active, "take_unit", tuple([TAKE_UNIT[unit] for unit in UNITS if s.units[unit]]))


def get_unit(s: Auztralia, choice: TakeUnit) -> None:
    """The unit goes to the Barracks."""
    gain_unit(s, s.active, choice.unit)
    go_back(s)


def kitchener(s: Auztralia) -> Question:
    """Kitchener: any card of the display (AZ-9.19)."""
    return Question(s.active, "kitchener", tuple([TAKE_PERSONALITY[card] for card in s.display]))


def volunteer(s: Auztralia, choice: TakePersonality) -> None:
    """The card follows Kitchener's call."""
    take_from_display(s, choice.card)


def outback_group(s: Auztralia) -> Question:
    """Long Range Outback Group: damage to any revealed Old One (AZ-9.10)."""
    options = tuple([TargetTile(tile.id, tile.hex) for tile in s.tiles if tile.up])
    return Question(s.active, "strike", options, {"count": s.steps})


def ambush(s: Auztralia, choice: TargetTile) -> None:
    """The damage is dealt; it is no combat by itself (AZ-9.10)."""
    tile = tile_on_map(s, choice.tile)
    assert tile is not None
    deal_damage(s, tile, s.active, s.steps)
    # An Old One that is being fought is looked at in the check that follows the window.
    if s.combat is None or s.combat.hex != tile.hex:
        destroy_beaten(s, tile.hex)
    go_back(s)


def temple(s: Auztralia) -> Question:
    """Desta Danger: a Temple (AZ-9.20)."""
    hexes = 0
    for tile in s.tiles:
        if is_temple(tile):
            hexes |= 1 << tile.hex
    return Question(s.active, "temple", REMOVE_TEMPLE(hexes))


def blow_up(s: Auztralia, choice: RemoveTemple) -> None:
    """The Temple and every tile on its hex leave the game (AZ-9.20)."""
    for tile in s.tiles:
        if tile.hex == choice.hex:
            remove_from_game(s, tile)
    go_back(s)
