"""What players build and dig on the map: rails, mines and farms (AZ-5.1, AZ-5.2, AZ-5.6)."""

from __future__ import annotations

from eldertable.games.auztralia import choices
from eldertable.games.auztralia.atlas import ATLAS, Side
from eldertable.games.auztralia.choices import LAY_RAIL, MINE, STOP, Stop
from eldertable.games.auztralia.content import BOXES
from eldertable.games.auztralia.content.shapes import FarmKind
from eldertable.games.auztralia.events import Mined
from eldertable.games.auztralia.pieces import Deposit
from eldertable.games.auztralia.rules.active import ActiveStep, part_of_action
from eldertable.games.auztralia.rules.network import connected, effect_of, rail_sites, routes
from eldertable.games.auztralia.rules.placing import LEFT, farm_options, lay, place_farm
from eldertable.games.auztralia.rules.supply import gain
from eldertable.games.auztralia.rules.track import advance
from eldertable.games.auztralia.sets import Sides, has
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Decision, Seat

PHOSPHATE_GOLD = 1
# The sides where each box lets rails be laid, by map.
RAIL_SIDES: dict[str, dict[str, Sides]] = {
    map_id: {box.id: atlas.sides_on(box.terrains) for box in BOXES.values()} for map_id, atlas in ATLAS.items()
}


# -- rails (AZ-5.1) ---------------------------------------------------------------------------------------


class BuildRails(ActiveStep, frozen=True):
    """Lay rails one after the other, the second may build on the first; after the first it may be enough (D5, AZ-5.1.2)."""

    left: int
    box: str
    begun: bool = False

    def ask(self, s: Auztralia) -> Decision | None:
        options = LAY_RAIL[s.board.map](rail_places(s, self.box))
        return part_of_action(s, "rail", (*options, STOP) if self.begun and options else options, LEFT[self.left])

    def chosen(self, s: Auztralia, choice: choices.LayRail | Stop) -> None:
        if isinstance(choice, Stop):
            return
        lay(s, s.active, (choice.hex, choice.other))
        if self.left > 1:
            s.next(BuildRails(self.left - 1, self.box, True))


def rail_places(s: Auztralia, box: str) -> Sides:
    """The sides where the box in use lets the player lay a rail (AZ-5.1.3)."""
    return rail_sites(s, s.active) & RAIL_SIDES[s.board.map][box]


# -- mining (AZ-5.2) --------------------------------------------------------------------------------------


class DigMine(ActiveStep, frozen=True):
    """Take all tokens of one kind from one hex of the clear network (D6, AZ-5.2.1, AZ-5.2.3)."""

    box: str

    def ask(self, s: Auztralia) -> Decision | None:
        return part_of_action(s, "mine", tuple([MINE[deposit.hex, deposit.kind] for deposit in mineable(s, s.active)]))

    def chosen(self, s: Auztralia, choice: choices.Mine) -> None:
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


class PlaceFarms(ActiveStep, frozen=True):
    """Place farms of different types one by one; after the first it may be enough (D12, AZ-5.6.1).

    Each costs its time as it is placed (AZ-3.7); a foreign rail is paid once for all of them (AZ-14.2).
    """

    left: int
    placed: tuple[FarmKind, ...] = ()
    paid: tuple[Side, ...] = ()

    def ask(self, s: Auztralia) -> Decision | None:
        options = farm_options(s, connected(s, s.active)[0], self.placed)
        return part_of_action(s, "farm", (*options, STOP) if self.placed and options else options, LEFT[self.left])

    def chosen(self, s: Auztralia, choice: choices.PlaceFarm | Stop) -> None:
        if isinstance(choice, Stop):
            return
        foreign = foreign_rails_to(s, s.active, choice.hex, self.paid)
        advance(s, s.active, 1 + len(foreign))
        place_farm(s, s.active, choice.farm, choice.hex)
        if self.left > 1:
            s.next(PlaceFarms(self.left - 1, (*self.placed, choice.farm), self.paid + foreign))
