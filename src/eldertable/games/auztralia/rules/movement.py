"""Movement of Old Ones, ravaged farms (AZ-8.9 to AZ-8.19), and tiles that are turned up (AZ-8.21, AZ-15.2)."""

from __future__ import annotations

from eldertable.games.auztralia.atlas import TURNS
from eldertable.games.auztralia.content import CARDS, TILES, TRACK, TYPE_OF
from eldertable.games.auztralia.content.shapes import OldOneCard
from eldertable.games.auztralia.events import (
    CardUsed,
    FarmRavaged,
    OldOneMoved,
    OldOneStopped,
    TilePlaced,
    TileRemoved,
    TileRevealed,
)
from eldertable.games.auztralia.pieces import Farm, Tile
from eldertable.games.auztralia.rules.damage import deal_damage, destroy_beaten, take_off
from eldertable.games.auztralia.rules.network import effect_of
from eldertable.games.auztralia.rules.old_one_cards import turn_card
from eldertable.games.auztralia.sets import has, only
from eldertable.games.auztralia.state import Auztralia

SPAWN_STEPS = 2
# The tiles that each card moves.
CIRCLED = {card.id: frozenset(tile for tile, kind in TYPE_OF.items() if kind in card.moves) for card in CARDS.values()}


def move_by(s: Auztralia, card: OldOneCard, alone: str = "") -> None:
    """Move every face-up tile of a circled type one hex, all at once; `alone` names a tile that moves alone (AZ-8.4, AZ-8.10)."""
    circled = CIRCLED[card.id]
    moving = [tile for tile in s.board.walkers if tile.id in circled]
    if not moving:
        return
    board = s.board
    ports, farms, targets = board.port_hexes, board.productive, board.targets
    turns = TURNS[card.compass, card.rotation]
    tiles = [*board.tiles]
    entered: dict[int, list[str]] = {}
    standing = 0
    for tile in moving:
        tile_id, n = tile.id, tile.hex
        if has(ports, n) or (alone and tile_id != alone) or tile_id in s.stopped:
            continue
        there, target = board.atlas.step_towards(n, targets, turns)
        if there == n:
            standing |= only(there)
            continue
        tiles[tiles.index(tile)] = Tile(tile_id, there, True, tile.marks)
        s.emit(OldOneMoved(tile_id, n, there, target))
        if has(farms, there) and not has(ports, there):
            entered.setdefault(there, []).append(tile_id)
    s.board = board.with_tiles(tuple(tiles))
    for n, tile_ids in entered.items():
        enter_farm(s, n, tile_ids)
    for farm in s.board.farms if standing else ():
        if has(standing, farm.hex) and not farm.ravaged:
            ravage(s, farm)


def enter_farm(s: Auztralia, n: int, tile_ids: list[str], *, spawned: bool = False) -> None:
    """Old Ones enter a productive farm together: it is ravaged, unless its owner's friends prevent it (AZ-8.15, AZ-9.25)."""
    farm = productive_farm(s, n)
    owner = s.players[farm.seat]
    guard = effect_of(owner, "farm_defence_damage")
    if guard is not None:
        s.emit(CardUsed(farm.seat, "alanza_castro"))
        for tile_id in tile_ids:
            tile = s.board.tile(tile_id)
            assert tile is not None
            deal_damage(s, tile, farm.seat, guard.n)
        destroy_beaten(s, n)
        tile_ids = [tile_id for tile_id in tile_ids if s.board.tile(tile_id)]
        if not tile_ids:
            return
    if not spawned and owner.time < TRACK.end_space and effect_of(owner, "farm_intercept"):
        s.stopped += tuple(tile_ids)
        for tile_id in tile_ids:
            s.emit(OldOneStopped(farm.seat, tile_id, n))
        return
    ravage(s, farm)


def productive_farm(s: Auztralia, n: int) -> Farm:
    """The productive farm in a hex."""
    return next(farm for farm in s.board.farms if farm.hex == n and not farm.ravaged)


def ravage(s: Auztralia, farm: Farm) -> None:
    """Turn a farm to its ravaged side (AZ-8.15)."""
    s.board = s.board.with_farm(farm, Farm(farm.seat, farm.kind, farm.hex, True))
    s.emit(FarmRavaged(farm.seat, farm.kind, farm.hex))


# -- tiles are turned up ------------------------------------------------------------------------------


def turn_up(s: Auztralia, tiles: list[Tile]) -> None:
    """Turn face-down tiles up together: Blanks leave the game, spawning Temples spawn (AZ-8.3, AZ-8.21, AZ-9.24)."""
    shown = []
    for tile in sorted(tiles, key=lambda each: each.hex):
        turned = Tile(tile.id, tile.hex, True, tile.marks)
        s.board = s.board.with_tile(tile, turned)
        s.emit(TileRevealed(tile.id, tile.hex))
        shown.append(turned)
    for tile in shown:
        settle(s, tile)


def bring_into_play(s: Auztralia, tile_id: str, n: int) -> None:
    """Put a drawn tile face up on a hex (AZ-8.6)."""
    tile = Tile(tile_id, n, True)
    s.board = s.board.with_tiles((*s.board.tiles, tile))
    s.emit(TilePlaced(tile_id, n))
    settle(s, tile)


def settle(s: Auztralia, tile: Tile) -> None:
    """What a tile does when it is seen for the first time (AZ-8.21)."""
    entry = TILES[tile.id]
    if entry.type == "blank":
        remove_from_game(s, tile)
    elif entry.spawns:
        spawn(s, tile)


def remove_from_game(s: Auztralia, tile: Tile) -> None:
    """A tile leaves the game without a reward."""
    take_off(s, tile)
    s.gone += (tile.id,)
    s.emit(TileRemoved(tile.id, tile.hex))


def spawn(s: Auztralia, temple: Tile) -> None:
    """A spawning Temple places its three tiles; each is driven two hexes by a card of its own (AZ-15.2, AZ-15.4)."""
    kind = TILES[temple.id].spawns
    brood = [tile_id for tile_id in s.aside if TILES[tile_id].type == kind and TILES[tile_id].mark == "X"]
    s.aside = tuple(tile_id for tile_id in s.aside if tile_id not in brood)
    for tile_id in brood:
        s.board = s.board.with_tiles((*s.board.tiles, Tile(tile_id, temple.hex, True)))
        s.emit(TilePlaced(tile_id, temple.hex))
    for tile_id in brood:
        drive(s, tile_id, turn_card(s).compass)


def drive(s: Auztralia, tile_id: str, direction: int) -> None:
    """Move a spawned tile two hexes in a direction; a Port stops it, and so does the edge of the map (AZ-15.3)."""
    for _ in range(SPAWN_STEPS):
        tile = s.board.tile(tile_id)
        if tile is None or has(s.board.port_hexes, tile.hex):
            return
        there = s.atlas.neighbours[tile.hex][direction]
        if not there:
            return
        s.board = s.board.with_tile(tile, Tile(tile.id, there, True, tile.marks))
        s.emit(OldOneMoved(tile.id, tile.hex, there))
        if has(s.board.productive, there):
            enter_farm(s, there, [tile_id], spawned=True)
