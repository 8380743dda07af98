"""How rails and farms are placed on the map, and how cards place them (AZ-4, AZ-5.6, AZ-9.17, AZ-9.18)."""

from __future__ import annotations

from eldertable.games.auztralia import choices
from eldertable.games.auztralia.atlas import Side
from eldertable.games.auztralia.choices import LAY_RAIL, PLACE_FARM, STOP, Stop
from eldertable.games.auztralia.content.shapes import FarmKind
from eldertable.games.auztralia.events import FarmPlaced, RailLaid
from eldertable.games.auztralia.pieces import Farm
from eldertable.games.auztralia.rules.network import effect_of, farm_sites, rail_sites
from eldertable.games.auztralia.rules.rails import MOST_RAILS
from eldertable.games.auztralia.rules.supply import gain
from eldertable.games.auztralia.sets import Hexes
from eldertable.games.auztralia.state import AuzStep, Auztralia
from eldertable.kernel import Choice, Decision, Seat

FARM_GOLD = 1
# How many parts are left, as questions tell it.
LEFT = tuple({"left": left} for left in range(MOST_RAILS + 1))


class LayRails(AuzStep, frozen=True):
    """Timothy Brassey: rails one after the other on any land; after the first it may be enough (D5, AZ-9.18)."""

    left: int
    begun: bool = False

    def ask(self, s: Auztralia) -> Decision | None:
        sites = rail_sites(s, s.active)
        if not sites:
            return None
        options = LAY_RAIL[s.board.map](sites)
        return Decision(s.active, "rail", (*options, STOP) if self.begun else options, LEFT[self.left])

    def answer(self, s: Auztralia, choice: choices.LayRail | Stop) -> None:
        if isinstance(choice, Stop):
            return
        lay(s, s.active, (choice.hex, choice.other))
        if self.left > 1:
            s.next(LayRails(self.left - 1, True))


def lay(s: Auztralia, seat: Seat, side: Side) -> None:
    """A rail lies across a side (AZ-4.1)."""
    s.board = s.board.with_rail(seat, side)
    s.emit(RailLaid(seat, side[0], side[1]))


class SettleFarms(AuzStep, frozen=True):
    """Ferdi Cassan: farms in the own network without any time; after the first it may be enough (D12, AZ-9.17, R 37)."""

    left: int
    placed: tuple[FarmKind, ...] = ()

    def ask(self, s: Auztralia) -> Decision | None:
        options = farm_options(s, s.board.network(s.active).clear, self.placed)
        if not options:
            return None
        return Decision(s.active, "farm", (*options, STOP) if self.placed else options, LEFT[self.left])

    def answer(self, s: Auztralia, choice: choices.PlaceFarm | Stop) -> None:
        if isinstance(choice, Stop):
            return
        place_farm(s, s.active, choice.farm, choice.hex)
        if self.left > 1:
            s.next(SettleFarms(self.left - 1, (*self.placed, choice.farm)))


def farm_options(s: Auztralia, clear: Hexes, placed: tuple[FarmKind, ...]) -> tuple[Choice, ...]:
    """Every farm that the active player may place next in a network, given those of this placement (AZ-5.6.1, AZ-9.16)."""
    twice = effect_of(s.player, "farm_same_type") if placed else None
    same = twice.max if twice is not None else 1
    options: tuple[Choice, ...] = ()
    for kind, hexes in farm_sites(s, s.active, clear).items():
        if placed.count(kind) < same:
            options += PLACE_FARM[kind](hexes)
    return options


def place_farm(s: Auztralia, seat: Seat, kind: FarmKind, n: int) -> None:
    """A productive farm, and 1 gold for it (AZ-5.6.5)."""
    s.board = s.board.with_new_farm(Farm(seat, kind, n))
    s.emit(FarmPlaced(seat, kind, n))
    gain(s, seat, "gold", FARM_GOLD)
