"""Damage on Old Ones: cubes and discs, destruction and its reward (AZ-6.8, AZ-6.17, AZ-6.22 to AZ-6.30, AZ-18.2)."""

from __future__ import annotations

from operator import attrgetter

from eldertable.games.auztralia.content import TILES
from eldertable.games.auztralia.events import OldOneDamaged, OldOneDestroyed, OldOneHealed, OldOneShared, VictoryPointsGained
from eldertable.games.auztralia.pieces import Mark, Tile
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Seat

DISC_WORTH = 5
BY_SEAT = attrgetter("seat")


def take_off(s: Auztralia, tile: Tile) -> None:
    """Take a tile off the map; all cubes and discs on it return to their owners (AZ-6.26)."""
    tiles = [*s.board.tiles]
    tiles.remove(tile)
    s.board = s.board.with_tiles(tuple(tiles))
    return_marks(s, tile)


def return_marks(s: Auztralia, tile: Tile) -> None:
    """Cubes go to HQ, discs are spare again."""
    for mark in tile.marks:
        player = s.players[mark.seat]
        player.hq += mark.cubes
        player.discs += mark.discs


def total_damage(tile: Tile) -> int:
    """All players' damage on a tile."""
    damage = 0
    for mark in tile.marks:
        damage += mark.cubes + DISC_WORTH * mark.discs + mark.extra
    return damage


def deal_damage(s: Auztralia, tile: Tile, seat: Seat, count: int) -> None:
    """Put a player's damage on a tile; it is not yet destroyed by that (AZ-6.8)."""
    if s.players[seat].hq >= count:
        place_cubes(s, tile.id, seat, count)
    else:
        for _ in range(count):
            deal_without_cubes(s, tile.id, seat)
    s.emit(OldOneDamaged(seat, tile.id, tile.hex, count))


def place_cubes(s: Auztralia, tile_id: str, seat: Seat, count: int) -> None:
    """Cubes from HQ go on the tile, as it lies there now: an exchange for the sake of another may have changed it (AZ-18.2)."""
    s.players[seat].hq -= count
    tile = s.board.tile(tile_id)
    assert tile is not None
    mark = own_mark(tile, seat)
    set_mark(s, tile, Mark(seat, mark.cubes + count, mark.discs, mark.extra))


def deal_without_cubes(s: Auztralia, tile_id: str, seat: Seat) -> None:
    """One point of damage when cubes run short: with a disc's help, or without a cube (AZ-18.2)."""
    player = s.players[seat]
    if not player.hq:
        exchange_for_disc(s, tile_id, seat)
    if player.hq:
        place_cubes(s, tile_id, seat, 1)
    else:
        tile = s.board.tile(tile_id)
        assert tile is not None
        mark = own_mark(tile, seat)
        set_mark(s, tile, Mark(seat, mark.cubes, mark.discs, mark.extra + 1))


def own_mark(tile: Tile, seat: Seat) -> Mark:
    """A player's damage on a tile."""
    for mark in tile.marks:
        if mark.seat == seat:
            return mark
    return Mark(seat, 0)


def set_mark(s: Auztralia, tile: Tile, mark: Mark) -> None:
    """Write a player's damage on a tile."""
    marks = [other for other in tile.marks if other.seat != mark.seat]
    marks.append(mark)
    marks.sort(key=BY_SEAT)
    s.board = s.board.with_tile(tile, Tile(tile.id, tile.hex, tile.up, tuple(marks)))


def exchange_for_disc(s: Auztralia, tile_id: str, seat: Seat) -> None:
    """With HQ empty, five cubes on one tile become a spare disc, if possible (AZ-18.2)."""
    player = s.players[seat]
    if not player.discs:
        return
    full = [tile for tile in s.board.tiles if own_mark(tile, seat).cubes >= DISC_WORTH]
    if not full:
        return
    tile = min(full, key=lambda each: (each.id != tile_id, each.hex))
    mark = own_mark(tile, seat)
    player.discs -= 1
    player.hq += DISC_WORTH
    set_mark(s, tile, Mark(seat, mark.cubes - DISC_WORTH, mark.discs + 1, mark.extra))


def destroy_beaten(s: Auztralia, n: int) -> None:
    """Destroy every Old One in a hex whose damage reaches its capacity (AZ-6.17)."""
    for tile in s.board.tiles_in(n):
        if tile.marks and total_damage(tile) >= TILES[tile.id].capacity:
            destroy(s, tile)


def destroy(s: Auztralia, tile: Tile) -> None:
    """Reward those who damaged it: the tile for one, shares of its VP for several (AZ-6.22, AZ-6.23)."""
    take_off(s, tile)
    if len(tile.marks) == 1:
        seat = tile.marks[0].seat
        s.players[seat].trophies += (tile.id,)
        s.emit(OldOneDestroyed(seat, tile.id, tile.hex))
        return
    s.gone += (tile.id,)
    s.emit(OldOneShared(tile.id, tile.hex))
    for seat, share in shares(tile.marks, TILES[tile.id].vp).items():
        if share:
            s.players[seat].vp += share
            s.emit(VictoryPointsGained(seat, share))


def shares(marks: tuple[Mark, ...], vp: int) -> dict[Seat, int]:
    """Equal shares, the remainder for the most damage as far as whole points go (AZ-6.23, AZ-6.24)."""
    each, rest = divmod(vp, len(marks))
    most = max(mark.damage for mark in marks)
    top = [mark.seat for mark in marks if mark.damage == most]
    return {mark.seat: each + (rest // len(top) if mark.seat in top else 0) for mark in marks}


def heal(s: Auztralia, tile: Tile) -> None:
    """Remove all damage of all players from a tile (AZ-6.28)."""
    if tile.marks:
        return_marks(s, tile)
        s.board = s.board.with_tile(tile, Tile(tile.id, tile.hex, tile.up))
        s.emit(OldOneHealed(tile.id, tile.hex))
