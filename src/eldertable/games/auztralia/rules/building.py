"""What players build and dig on the map: rails, mines and farms (AZ-5.1, AZ-5.2, AZ-5.6)."""

from __future__ import annotations

from eldertable.games.auztralia import choices
from eldertable.games.auztralia.atlas import ATLAS, Side
from eldertable.games.auztralia.choices import LAY_RAIL, MINE, PLACE_FARM, STOP, Stop
from eldertable.games.auztralia.content import BOXES
from eldertable.games.auztralia.content.shapes import FarmKind
from eldertable.games.auztralia.events import FarmPlaced, Mined, RailLaid
from eldertable.games.auztralia.pieces import Deposit, Farm
from eldertable.games.auztralia.rules.network import connected, effect_of, farm_sites, rail_sites, routes
from eldertable.games.auztralia.rules.rails import MOST_RAILS
from eldertable.games.auztralia.rules.supply import gain
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.sets import Sides, has
from eldertable.games.auztralia.state import AuzStep, Auztralia, question
from eldertable.kernel import Choice, Decision, Seat

FARM_GOLD = 1
PHOSPHATE_GOLD = 1
# The sides where each box lets rails be laid, by map; where there is no box, a card lets them be laid anywhere.
RAIL_SIDES: dict[str, dict[str, Sides]] = {
    map_id: {"": atlas.all_sides, **{box.id: atlas.sides_on(box.terrains) for box in BOXES.values()}}
    for map_id, atlas in ATLAS.items()
}
# How many parts of an action are left, as questions tell it.
LEFT = tuple({"left": left} for left in range(MOST_RAILS + 1))


# -- rails (AZ-5.1) ---------------------------------------------------------------------------------------


class BuildRails(AuzStep, frozen=True):
    """Lay rails one after the other, the second may build on the first; after the first it may be enough (D5, AZ-5.1.2)."""

    left: int
    # The box in use; a card has none.
    box: str = ""
    begun: bool = False

    def ask(self, s: Auztralia) -> Decision | None:
        sites = rail_places(s, self.box)
        if not sites:
            return None
        options = LAY_RAIL[s.board.map](sites)
        return Decision(s.active, "rail", (*options, STOP) if self.begun else options, LEFT[self.left])

    def answer(self, s: Auztralia, choice: choices.LayRail | Stop) -> None:
        if isinstance(choice, Stop):
            return
        lay(s, s.active, (choice.hex, choice.other))
        if self.left > 1:
            s.next(BuildRails(self.left - 1, self.box, True))


def rail_places(s: Auztralia, box: str) -> Sides:
    """The sides where the box in use, or a card, lets the player lay a rail (AZ-5.1.3)."""
    return rail_sites(s, s.active) & RAIL_SIDES[s.board.map][box]


def lay(s: Auztralia, seat: Seat, side: Side) -> None:
    """A rail lies across a side (AZ-4.1)."""
    s.board = s.board.with_rail(seat, side)
    s.emit(RailLaid(seat, side[0], side[1]))


# -- mining (AZ-5.2) --------------------------------------------------------------------------------------


class DigMine(AuzStep, frozen=True):
    """Take all tokens of one kind from one hex of the clear network (D6, AZ-5.2.1, AZ-5.2.3)."""

    box: str

    def ask(self, s: Auztralia) -> Decision | None:
        return question(s.active, "mine", tuple([MINE[deposit.hex, deposit.kind] for deposit in mineable(s, s.active)]))

    def answer(self, s: Auztralia, choice: choices.Mine) -> None:
        seat = s.active
        time = BOXES[self.box].time
        assert isinstance(time, int)
        advance(s, seat, time + len(foreign_rails_to(s, seat, choice.hex)))
        deposits = s.board.deposits
        deposit = next(each for each in deposits if each.hex == choice.hex and each.kind == choice.kind)
        s.board = s.board.with_deposits(tuple([each for each in deposits if each != deposit]))
        s.emit(Mined(seat, deposit.hex, deposit.kind, deposit.count))
        collect(s, seat, deposit)


def mineable(s: Auztralia, seat: Seat) -> list[Deposit]:
    """Deposits in the clear network (AZ-5.2.1, AZ-5.2.3)."""
    clear, _ = connected(s, seat)
    return [deposit for deposit in s.board.deposits if has(clear, deposit.hex)]


def collect(s: Auztralia, seat: Seat, deposit: Deposit) -> None:
    """Mined tokens, with what phosphate and Harry Bones add (AZ-5.2.4, AZ-9.23, AZ-13.8)."""
    player = s.players[seat]
    if deposit.kind == "vp_token":
        player.vp += deposit.count
        player.mined_vp += deposit.count
        return
    player.goods[deposit.kind] += deposit.count
    if deposit.kind == "phosphate":
        gain(s, seat, "gold", PHOSPHATE_GOLD)
    bonus = effect_of(player, "mine_bonus")
    if bonus is not None and deposit.kind not in bonus.except_resources:
        gain(s, seat, deposit.kind, bonus.n)


def foreign_rails_to(s: Auztralia, seat: Seat, n: int, paid: tuple[Side, ...] = ()) -> tuple[Side, ...]:
    """The foreign rails of a cheapest route that are still to be paid (AZ-14.2)."""
    return routes(s, seat, paid).to[n] if s.shared_rails else ()


# -- farms (AZ-5.6) -----------------------------------------------------------------------------------------


class PlaceFarms(AuzStep, frozen=True):
    """Place farms of different types one by one; after the first it may be enough (D12, AZ-5.6.1).

    Each costs its time as it is placed (AZ-3.7); a foreign rail is paid once for all of them (AZ-14.2). With a card, which
    has no box, they cost no time and stand in the own network (R 37).
    """

    left: int
    box: str = ""
    placed: tuple[FarmKind, ...] = ()
    paid: tuple[Side, ...] = ()

    def ask(self, s: Auztralia) -> Decision | None:
        options = farm_options(s, self)
        if not options:
            return None
        return Decision(s.active, "farm", (*options, STOP) if self.placed else options, LEFT[self.left])

    def answer(self, s: Auztralia, choice: choices.PlaceFarm | Stop) -> None:
        if isinstance(choice, Stop):
            return
        seat, paid = s.active, self.paid
        if self.box:
            foreign = foreign_rails_to(s, seat, choice.hex, paid)
            paid += foreign
            advance(s, seat, 1 + len(foreign))
        place_farm(s, seat, choice.farm, choice.hex)
        if self.left > 1:
            s.next(PlaceFarms(self.left - 1, self.box, (*self.placed, choice.farm), paid))


def farm_options(s: Auztralia, step: PlaceFarms) -> tuple[Choice, ...]:
    """Every farm that may be placed next, given those of this placement (AZ-5.6.1, AZ-9.16)."""
    placed = step.placed
    twice = effect_of(s.player, "farm_same_type") if placed else None
    same = twice.max if twice is not None else 1
    options: tuple[Choice, ...] = ()
    for kind, hexes in farm_sites(s, s.active, farm_land(s, step)).items():
        if placed.count(kind) < same:
            options += PLACE_FARM[kind](hexes)
    return options


def farm_land(s: Auztralia, step: PlaceFarms) -> int:
    """The network in which the farms stand: a card has no time to pay foreign rails with (R 37)."""
    return connected(s, s.active)[0] if step.box else s.board.network(s.active).clear


def place_farm(s: Auztralia, seat: Seat, kind: FarmKind, n: int) -> None:
    """A productive farm, and 1 gold for it (AZ-5.6.5)."""
    s.board = s.board.with_farms((*s.board.farms, Farm(seat, kind, n)))
    s.emit(FarmPlaced(seat, kind, n))
    gain(s, seat, "gold", FARM_GOLD)
