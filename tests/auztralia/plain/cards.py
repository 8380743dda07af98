"""One-use personalities, farms and rails, and tiles that are turned up (AZ-5.1, AZ-5.6, AZ-9, AZ-15.2), once more and plainly."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import cast

from eldertable.games.auztralia.content import CARDS, TILES, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, Good, Unit
from eldertable.kernel import Seat

from .books import (
    END,
    Asked,
    Books,
    Course,
    Farm,
    OldOne,
    advance,
    ask,
    destroyed,
    hurt,
    last,
    old_one_card,
    refill,
    remove,
    spend,
    take,
    take_unit,
    tile_named,
)
from .offers import AROUND, farm_offers, playable, prices, rail_offers

GIFTS: dict[str, dict[Good, int]] = {
    "donald_mcdonald": {"iron": 2, "coal": 2, "gold": 2},
    "lady_carter": {"coal": 4},
    "lord_blackstock": {"gold": 4},
    "yvette_quilla": {"iron": 4},
}


def one_use(b: Books, seat: Seat, card: str) -> Course:
    """The card does its work and leaves the game (AZ-9.3)."""
    b.players[seat].cards.remove(card)
    b.dismissed.append(card)
    kept = b.box, b.placed, b.paid
    b.box, b.placed, b.paid = "", (), ()
    for kind, count in GIFTS.get(card, {}).items():
        take(b, seat, kind, count)
    match card:
        case "agent_davies":
            yield from agent_davies(b, seat)
        case "captain_flounder":
            choice = yield from ask(seat, "take_unit", {f"take_unit:{unit}" for unit in UNITS if b.units[unit]})
            take_unit(b, seat, cast(Unit, last(choice)))
        case "desta_danger":
            temples = {f"remove_temple:{tile.hex}" for tile in b.tiles if tile.up and tile.type == "temple"}
            choice = yield from ask(seat, "temple", temples)
            for tile in [tile for tile in b.tiles if tile.hex == int(last(choice))]:
                remove(b, tile)
        case "ferdi_cassan":
            yield from farms(b, seat, 2, free=True)
        case "jenny_appleseed":
            yield from jenny_appleseed(b, seat)
        case "kitchener":
            choice = yield from ask(seat, "kitchener", {f"take_personality:{each}" for each in b.display})
            b.display.remove(last(choice))
            refill(b)
            yield from receive(b, seat, last(choice))
        case "long_range_outback_group":
            choice = yield from ask(seat, "strike", {f"target_tile:{tile.id}:{tile.hex}" for tile in b.tiles if tile.up})
            tile = tile_named(b, choice.split(":")[1])
            hurt(b, seat, tile, 2)
            if b.combat is None or b.combat.hex != tile.hex:
                destroyed(b, tile)
        case "timothy_brassey":
            yield from rails(b, seat)
    b.box, b.placed, b.paid = kept


def part(b: Books, seat: Seat, kind: str, offers: Callable[[], set[str]]) -> Generator[Asked, str, str]:
    """A part of an action: the active player may play one-use cards first; nothing if they leave nothing to do (AZ-3.10).

    What a card does is done without another card in between.
    """
    while (options := offers()) and options != {"stop"}:
        in_time = b.box and b.players[seat].time < END and len(options) > 1
        choice = yield from ask(seat, kind, options | ({f"play_card:{card}" for card in playable(b, seat)} if in_time else set()))
        if not choice.startswith("play_card"):
            return choice
        yield from one_use(b, seat, last(choice))
        yield from b.defend(b)
    return ""


def agent_davies(b: Books, seat: Seat) -> Course:
    """Two face-down tiles are turned up together (AZ-9.24)."""
    b.players[seat].vp += 2
    hidden = {tile.hex for tile in b.tiles if not tile.up}
    chosen = set(hidden) if len(hidden) <= 2 else set[int]()
    while len(chosen) < min(2, len(hidden)):
        choice = yield from ask(seat, "reveal", {f"reveal_tile:{n}" for n in hidden - chosen})
        chosen.add(int(last(choice)))
    turn_up(b, [tile for tile in b.tiles if not tile.up and tile.hex in chosen])


def jenny_appleseed(b: Books, seat: Seat) -> Course:
    """One or two farms are productive again, in full cooperation anybody's (AZ-14.6)."""
    enough: set[str] = set()
    for _ in range(2):
        ravaged = {farm.hex: farm for farm in b.farms if farm.ravaged and (farm.seat == seat or b.mode == "cooperative")}
        if ravaged:
            choice = yield from ask(seat, "restore", {f"restore_farm:{n}" for n in ravaged} | enough)
            if choice == "stop":
                return
            ravaged[int(last(choice))].ravaged = False
            enough = {"stop"}


def receive(b: Books, seat: Seat, card: str) -> Course:
    """In full cooperation the taker chooses who receives a card (AZ-14.5)."""
    receiver = seat
    if b.mode == "cooperative":
        choice = yield from ask(seat, "recipient", {f"give_to:{each}" for each in range(len(b.players))})
        receiver = int(last(choice))
    b.players[receiver].cards.append(card)


def rails(b: Books, seat: Seat) -> Course:
    """One or two rails for 1 coal and 1 iron (AZ-5.1.1, AZ-5.1.2)."""
    spend(b, seat, "coal")
    spend(b, seat, "iron")
    b.placed = ()
    while len(b.placed) < 2 and rail_offers(b, seat) != {"stop"}:
        choice = yield from part(b, seat, "rail", partial(rail_offers, b, seat))
        if choice in ("", "stop"):
            break
        _, n, other = choice.split(":")
        b.rails[seat].append((int(n), int(other)))
        b.placed += (choice,)
    b.placed = ()


def farms(b: Books, seat: Seat, most: int, *, free: bool) -> Course:
    """Farms of different types, each with its time and 1 gold (AZ-5.6, AZ-9.17, AZ-14.2)."""
    b.placed = ()
    while len(b.placed) < most and farm_offers(b, seat) != {"stop"}:
        choice = yield from part(b, seat, "farm", partial(farm_offers, b, seat))
        if choice in ("", "stop"):
            break
        _, kind, n = choice.split(":")
        if not free:
            price = prices(b, seat, shared=b.shared_rails)[0][int(n)]
            advance(b, seat, 1 + price)
            b.paid = b.route() if price else b.paid
        b.farms.append(Farm(seat, cast(FarmKind, kind), int(n), ravaged=False))
        take(b, seat, "gold")
        b.placed += (kind,)
    b.placed = b.paid = ()


# -- tiles are turned up -----------------------------------------------------------------------------------------------


def turn_up(b: Books, tiles: list[OldOne]) -> None:
    """Tiles are turned up together; Blanks leave the game, then Temples spawn by hex number (AZ-8.21, AZ-9.24)."""
    for tile in tiles:
        tile.up = True
    for tile in sorted(tiles, key=lambda each: each.hex):
        seen(b, tile)


def seen(b: Books, tile: OldOne) -> None:
    """A Blank leaves the game; from a spawning Temple three tiles are driven two hexes each (AZ-15.2, AZ-15.3)."""
    if tile.type == "blank":
        remove(b, tile)
    spawns = TILES[tile.id].spawns
    brood = [OldOne(name, tile.hex, up=True) for name in b.aside if TILES[name].type == spawns]
    b.aside = [name for name in b.aside if TILES[name].type != spawns]
    b.tiles += brood
    for each in brood:
        direction = CARDS[old_one_card(b)].compass
        for _ in range(2):
            if each in b.tiles and each.hex not in b.ports and direction in AROUND[b.map][each.hex]:
                each.hex = AROUND[b.map][each.hex][direction]
                for farm in b.farms:
                    if farm.hex == each.hex and not farm.ravaged:
                        farm.ravaged = not (guarded(b, farm, [each]) and each not in b.tiles)


def guarded(b: Books, farm: Farm, tiles: list[OldOne]) -> bool:
    """Alanza Castro's damage to all who enter (AZ-9.9); whether she is there."""
    if "alanza_castro" not in b.players[farm.seat].cards:
        return False
    for tile in tiles:
        hurt(b, farm.seat, tile, 2)
    for tile in tiles:
        destroyed(b, tile)
    return True
