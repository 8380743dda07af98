"""What a seat sees as whole numbers, for programs that learn (AZ-17)."""

from __future__ import annotations

from functools import lru_cache, partial
from operator import itemgetter
from typing import Any, get_args

from eldertable.games.auztralia import course
from eldertable.games.auztralia.atlas import ATLAS, Side
from eldertable.games.auztralia.choices import CHOICE_TYPES, KINDS, MOST_HEXES, MOST_UNITS
from eldertable.games.auztralia.content import (
    BOXES,
    CARDS,
    CHALLENGES,
    FARM_KINDS,
    GOODS,
    LEVELS,
    MODES,
    OBJECTIVES,
    PERSONALITIES,
    REVELATIONS,
    TILES,
    UNITS,
    VARIANTS,
)
from eldertable.games.auztralia.pieces import Deposit, Farm, Tile
from eldertable.games.auztralia.rules.cards import RestoreFarms, RevealTiles
from eldertable.games.auztralia.rules.display import GiveCard
from eldertable.games.auztralia.rules.losses import SaveFallen
from eldertable.games.auztralia.rules.trading import GiveGoods
from eldertable.games.auztralia.state import NO_UNITS, OLD_ONES, AuzStep, Auztralia, Combat, Part, Player
from eldertable.games.auztralia.view import known_cards
from eldertable.kernel import Seat
from eldertable.kernel.encoding import LATEST, Form, Sheet, Ways, around, owner_of

STACKS = ("stack_1", "stack_2", "stack_3")
FACE_DOWN = {tile.id: f"face_down_{tile.level}" for tile in TILES.values()}
RAVAGED = {kind: f"ravaged_{kind}" for kind in FARM_KINDS}
HEXES = tuple(f"hex_{number}" for number in range(MOST_HEXES))
SIDES = {side: f"side_{side[0]}_{side[1]}" for atlas in ATLAS.values() for side in atlas.sides}
PORT_SITES = {place.port for atlas in ATLAS.values() for place in atlas.board.hex if place.port}
# The open piles beside the map, in the order in which they are told.
OPEN = ("offer", "aside", "gone", "display", "dismissed", "revelations_seen", "stopped")
BOX_CUBES, STOCK, FORCES = itemgetter(*BOXES), itemgetter(*GOODS), itemgetter(*UNITS)

FORM = Form(
    features=(
        *("west", "shared_rails", "always_withdraw", "first", "active", "activating", "old_time", "old_ones_turn"),
        *(*STACKS, "deck", "old_one_deck", "revelation_deck"),
        *(f"supply_{good}" for good in GOODS),
        *(f"supply_{unit}" for unit in UNITS),
        *("left", "strike", "cubes", "combat_owner", "sanity", "cards_drawn", "broken"),
        *(f"force_{unit}" for unit in UNITS),
        *(f"damage_{unit}" for unit in UNITS),
    ),
    seat_features=(
        *("turn_order", "time", "hq", "discs", "vp", "mined_vp"),
        *(f"box_{box}" for box in BOXES),
        *(f"good_{good}" for good in GOODS),
        *(f"unit_{unit}" for unit in UNITS),
    ),
    zones=(
        *(
            "set_up",
            "old_one_discard",
            "deck_top",
            *OPEN,
            "dealt",
            *HEXES,
            *SIDES.values(),
            "cards",
            "trophies",
            "box",
            "gift",
            "picked",
            "fallen",
            "combat",
            "used",
            "combat_card",
        ),
    ),
    words=(
        *(*MODES, "none", *CHALLENGES, *LEVELS, *OBJECTIVES, *VARIANTS, *TILES, *dict.fromkeys(FACE_DOWN.values())),
        *(*KINDS, *FARM_KINDS, *RAVAGED.values(), "rail", "port", *sorted(PORT_SITES), *BOXES, *UNITS, *get_args(Part)),
        *(*PERSONALITIES, *CARDS, *REVELATIONS),
    ),
    numbers=range(max(MOST_HEXES, MOST_UNITS)),
    choice_types=CHOICE_TYPES,
    step_type=AuzStep,
    seats=4,
    pieces=400,
    options=120,
    width=3,
)


# What is under way with something that can be shown.
CARRYING = frozenset((GiveCard, GiveGoods, RevealTiles, RestoreFarms, SaveFallen))
NO_COMBAT = (0, 0, 0, 0, *NO_UNITS.values(), *NO_UNITS.values())


def encode(s: Auztralia, seat: Seat, sheet: Sheet) -> None:
    """The table from a seat."""
    players, track, kind = len(s.players), s.track, type(course.under_way(s))
    sheet.features(
        s.board.map == "west",
        s.shared_rails,
        s.first_withdrawal == "always",
        owner_of(s.first, seat, players),
        owner_of(s.active, seat, players),
        course.is_activating(s),
        s.old_time,
        track.index(OLD_ONES) + 1 if OLD_ONES in track else 0,
        *map(len, s.stacks),
        len(s.deck),
        len(s.old_one_deck),
        len(s.revelation_deck),
        *STOCK(s.supply),
        *FORCES(s.units),
        course.still_to_do(s) if kind in course.COUNTED else 0,
        course.strike(s) if kind in course.DAMAGING else 0,
        course.cubes_to_come(s),
        *encode_combat(s.combat, seat, players),
    )
    sheet.seats(tell_player, BEFORE, s.players, orders(s.track, players))
    encode_map(s, seat, sheet)
    encode_cards(s, seat, sheet)
    if box := course.box(s):
        sheet.put(box, "box", 0)
    if kind in CARRYING:
        encode_under_way(s, sheet)
    if s.combat is not None:
        encode_fighters(s.combat, sheet)


def encode_combat(combat: Combat | None, seat: Seat, players: int) -> tuple[int, ...]:
    """The numbers of the fight in progress."""
    if combat is None:
        return NO_COMBAT
    return (
        owner_of(combat.seat, seat, players),
        combat.sanity,
        combat.cards,
        combat.broken,
        *FORCES(combat.force),
        *FORCES(combat.damage),
    )


@lru_cache(LATEST)
def orders(track: tuple[Seat, ...], players: int) -> tuple[int, ...]:
    """When the turn of each player comes."""
    return tuple([track.index(seat) + 1 if seat in track else 0 for seat in range(players)])


def tell_player(owner: int, player: Player, order: int) -> tuple[tuple[int, ...], tuple[Any, ...]]:
    """How much a player has of everything, the personalities he has recruited, and the Old Ones that he has defeated."""
    numbers = (
        *(order, player.time, player.hq, player.discs, player.vp, player.mined_vp),
        *(*BOX_CUBES(player.boxes), *STOCK(player.goods), *FORCES(player.barracks)),
    )
    return numbers, (player.cards, player.trophies)


def encode_map(s: Auztralia, seat: Seat, sheet: Sheet) -> None:
    """What lies on the map, rails and Ports of the observer first, tiles with their faces only where they show them."""
    board = s.board
    sheet.seat_sees(RAILS[len(board.rails)], (*board.rails[seat:], *board.rails[:seat], board.ports))
    set_up = (s.mode, s.challenge, s.level, s.objective, s.variants)
    sheet.all_see(OPEN_WAYS, (board.tiles, board.farms, board.deposits, set_up, s.old_one_discard))


def rows_of_rails(players: int, place: int, seat: Seat, rails: tuple[Side, ...]) -> list[bytes]:
    """The rails of one player, so many places after the observer."""
    owner = (seat + place) % players + 1
    return [FORM.rows["rail", SIDES[side], owner, 1] for side in rails]


def rows_of_ports(seat: Seat, ports: tuple[int, ...]) -> list[bytes]:
    """The Ports that stand, the observer's first."""
    return [FORM.rows["port", HEXES[ports[who]], who + 1, 1] for who in around(seat, len(ports)) if ports[who]]


def rows_of_tiles(owner: int, tiles: tuple[Tile, ...]) -> list[bytes]:
    """Old Ones; a row with an owner tells the damage that this player did to the tile."""
    rows = [FORM.rows[tile.id if tile.up else FACE_DOWN[tile.id], HEXES[tile.hex], 0, 1] for tile in tiles]
    return rows + [
        FORM.rows[tile.id, HEXES[tile.hex], mark.seat + 1, mark.damage] for tile in tiles if tile.up for mark in tile.marks
    ]


def rows_of_farms(owner: int, farms: tuple[Farm, ...]) -> list[bytes]:
    """Farms, those that bear and those that are ravaged."""
    words = [(RAVAGED[farm.kind] if farm.ravaged else farm.kind, farm) for farm in farms]
    return [FORM.rows[word, HEXES[farm.hex], farm.seat + 1, 1] for word, farm in words]


def rows_of_deposits(owner: int, deposits: tuple[Deposit, ...]) -> list[bytes]:
    """Tokens in the ground."""
    return [FORM.rows[each.kind, HEXES[each.hex], 0, each.count] for each in deposits]


def encode_cards(s: Auztralia, seat: Seat, sheet: Sheet) -> None:
    """Cards for all, and those that only this seat has seen."""
    sheet.cards("deck_top", 0, s.deck[: known_cards(s, seat)])
    piles = (s.offer, s.aside, s.gone, s.display, s.dismissed, s.revelations_seen, s.stopped)
    sheet.all_see(BESIDE_THE_MAP, piles)
    if s.dealt and course.is_dealt_to(s, seat):
        sheet.cards("dealt", seat + 1, s.dealt)


def rows_of_set_up(owner: int, set_up: tuple[str, str, str, str, tuple[str, ...]]) -> list[bytes]:
    """What was agreed before the game."""
    *modes, variants = set_up
    return FORM.cards("set_up", 0, filter(None, (*modes, *variants)))


def encode_under_way(s: Auztralia, sheet: Sheet) -> None:
    """What is given, the places that a card works on, or the unit that falls."""
    if gift := course.gift(s):
        sheet.put(gift, "gift", 0)
    sheet.cards("picked", 0, course.picked(s))
    if unit := course.fallen(s):
        sheet.put(unit, "fallen", 0)


def encode_fighters(combat: Combat, sheet: Sheet) -> None:
    """Where the fight is, the personalities that were used in it, and the card turned up last."""
    owner = combat.seat + 1
    sheet.put(str(combat.hex), "combat", owner)
    sheet.cards("used", owner, combat.used)
    if combat.card:
        sheet.put(combat.card, "combat_card", 0)


BEFORE = (FORM.pile("cards"), FORM.pile("trophies"))
RAILS: dict[int, Ways] = {
    players: (*(partial(rows_of_rails, players, place) for place in range(players)), rows_of_ports)
    for players in range(1, FORM.seats + 1)
}
OPEN_WAYS = (rows_of_tiles, rows_of_farms, rows_of_deposits, rows_of_set_up, FORM.pile("old_one_discard"))
BESIDE_THE_MAP = tuple(map(FORM.pile, OPEN))
