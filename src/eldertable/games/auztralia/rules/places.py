"""What lies where, as sets of hexes: worked out when it changes, and kept until then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from eldertable.games.auztralia.atlas import mask_of
from eldertable.games.auztralia.content import MOVERS
from eldertable.games.auztralia.state import Auztralia, Deposit, Farm, Tile

T = TypeVar("T")
V = TypeVar("V")


def latest(function: Callable[[T], V]) -> Callable[[T], V]:
    """Remember the last answer for an immutable value, found again by identity: parts of a state rarely change."""
    # Value and answer are exchanged together, as other threads may ask about other tables.
    last: tuple[T | None, V | None] = (None, None)

    def ask(value: T) -> V:
        nonlocal last
        known, answer = last
        if value is not known:
            answer = function(value)
            last = (value, answer)
        return answer  # type: ignore[return-value]

    return ask


@latest
def haunted(tiles: tuple[Tile, ...]) -> int:
    """The hexes with an Old One tile, face up or down (AZ-1.10)."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile.hex
    return mask


# Where a fight goes on the same hex is looked at again and again: all tiles, the hex, and the tiles there.
LAST_FOES: list[tuple[tuple[Tile, ...], int, tuple[Tile, ...]]] = [((), 0, ())]


def foes(s: Auztralia, n: int) -> tuple[Tile, ...]:
    """The Old Ones in a hex (AZ-6.3)."""
    tiles, there, found = LAST_FOES[0]
    if tiles is not s.tiles or there != n:
        tiles = s.tiles
        found = tuple([tile for tile in tiles if tile.hex == n])
        LAST_FOES[0] = tiles, n, found
    return found


@latest
def walkers(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The face-up tiles that can move (AZ-8.9)."""
    return tuple([tile for tile in tiles if tile.up and tile.id in MOVERS])


@latest
def deposit_hexes(deposits: tuple[Deposit, ...]) -> int:
    """The hexes with resources or VP tokens."""
    mask = 0
    for deposit in deposits:
        mask |= 1 << deposit.hex
    return mask


@latest
def farm_hexes(farms: tuple[Farm, ...]) -> tuple[int, int]:
    """The hexes with any farm, and those with a productive one."""
    every = productive = 0
    for farm in farms:
        bit = 1 << farm.hex
        every |= bit
        if not farm.ravaged:
            productive |= bit
    return every, productive


@latest
def port_hexes(ports: tuple[int, ...]) -> int:
    """The hexes with a Port."""
    return mask_of(ports) & ~1


def occupied(s: Auztralia) -> int:
    """The hexes with tokens, farms or Ports (AZ-5.6.4)."""
    return deposit_hexes(s.deposits) | farm_hexes(s.farms)[0] | port_hexes(s.ports)
