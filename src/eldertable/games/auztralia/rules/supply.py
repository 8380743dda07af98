"""What players take from the common supply (AZ-1.11, AZ-18.3, AZ-18.4)."""

from __future__ import annotations

from eldertable.games.auztralia.content.shapes import Good, Unit
from eldertable.games.auztralia.events import CubesRetrieved, GoodsGained, UnitTaken
from eldertable.games.auztralia.state import Auztralia, empty_boxes
from eldertable.kernel import Seat


def gain(s: Auztralia, seat: Seat, kind: Good, count: int) -> int:
    """Take tokens from the supply, as far as it goes; how many it were (AZ-18.4)."""
    supply = s.supply
    left = supply[kind]
    taken = count if count < left else left
    if taken:
        supply[kind] = left - taken
        s.players[seat].goods[kind] += taken
        s.outbox.append(GoodsGained(seat, kind, taken))
    return taken


def pay(s: Auztralia, seat: Seat, kind: Good, count: int) -> None:
    """Return tokens to the supply."""
    s.players[seat].goods[kind] -= count
    s.supply[kind] += count


def gain_unit(s: Auztralia, seat: Seat, unit: Unit) -> None:
    """Take a unit into the Barracks, if one is available (AZ-18.3)."""
    if s.units[unit]:
        s.units[unit] -= 1
        s.players[seat].barracks[unit] += 1
        s.emit(UnitTaken(seat, unit))


def retrieve_cubes(s: Auztralia, seat: Seat) -> None:
    """All cubes of the action boxes go back to HQ; those on Old Ones do not (AZ-5.8.1, AZ-5.8.3)."""
    player = s.players[seat]
    cubes = sum(player.boxes.values())
    player.hq += cubes
    player.boxes = empty_boxes()
    s.emit(CubesRetrieved(seat, cubes))
