"""Buying units, import and export (AZ-5.4, AZ-5.5, AZ-14.4)."""

from __future__ import annotations

from eldertable.games.auztralia.choices import BUY_UNITS, EXPORT, GIVE_TO, IMPORT, STOP, BuyUnits, Export, GiveTo, Import, Stop
from eldertable.games.auztralia.content import COMPONENTS, UNITS
from eldertable.games.auztralia.content.shapes import Good
from eldertable.games.auztralia.events import Traded, UnitsBought
from eldertable.games.auztralia.rules.active import ActiveStep, part_of_action
from eldertable.games.auztralia.rules.placing import LEFT
from eldertable.games.auztralia.rules.supply import gain, pay
from eldertable.games.auztralia.state import AuzStep, Auztralia
from eldertable.kernel import Choice, Decision, Seat

EXPORT_GOLD = 1
IMPORT_COAL, IMPORT_IRON, EXPORT_COAL, EXPORT_IRON = IMPORT["coal"], IMPORT["iron"], EXPORT["coal"], EXPORT["iron"]
# What can be bought for so much gold.
AFFORDABLE = [
    [(unit, count, choice) for (unit, count), choice in BUY_UNITS.items() if gold >= UNITS[unit].cost * count]
    for gold in range(COMPONENTS.supply.gold + 1)
]


# -- buying (AZ-5.4) ----------------------------------------------------------------------------------------


class BuyMilitary(ActiveStep, frozen=True):
    """One unit, or one or two Infantry, for gold (D10, AZ-5.4.1)."""

    def ask(self, s: Auztralia) -> Decision | None:
        return part_of_action(s, "buy", tuple(purchases(s, s.player.goods["gold"])))

    def chosen(self, s: Auztralia, choice: BuyUnits) -> None:
        gold = UNITS[choice.unit].cost * choice.count
        pay(s, s.active, "gold", gold)
        s.units[choice.unit] -= choice.count
        s.player.barracks[choice.unit] += choice.count
        s.emit(UnitsBought(s.active, choice.unit, choice.count, gold))


def purchases(s: Auztralia, gold: int) -> list[BuyUnits]:
    """What so much gold buys of the available units."""
    units = s.units
    return [choice for unit, count, choice in AFFORDABLE[gold] if units[unit] >= count]


# -- trade (AZ-5.5) -----------------------------------------------------------------------------------------


class Trade(ActiveStep, frozen=True):
    """One or two sub-actions in sequence; after the first it may be enough (D11, AZ-5.5.1, AZ-5.5.4)."""

    left: int
    begun: bool = False

    def ask(self, s: Auztralia) -> Decision | None:
        options = tradable(s, s.active)
        return part_of_action(s, "trade", (*options, STOP) if self.begun and options else options, LEFT[self.left])

    def chosen(self, s: Auztralia, choice: Import | Export | Stop) -> None:
        if isinstance(choice, Stop):
            return
        if self.left > 1:
            s.next(Trade(self.left - 1, True))
        exported = isinstance(choice, Export)
        if s.mode == "cooperative":
            s.next(GiveGoods(choice.kind, exported))
        else:
            carry_out(s, choice.kind, exported, s.active)


def tradable(s: Auztralia, seat: Seat) -> tuple[Choice, ...]:
    """What can be imported or exported now (AZ-5.5.2, AZ-5.5.3, AZ-18.4)."""
    supply, goods = s.supply, s.players[seat].goods
    options: list[Choice] = []
    if supply["coal"]:
        options.append(IMPORT_COAL)
    if supply["iron"]:
        options.append(IMPORT_IRON)
    if supply["gold"]:
        if goods["coal"]:
            options.append(EXPORT_COAL)
        if goods["iron"]:
            options.append(EXPORT_IRON)
    return tuple(options)


class GiveGoods(AuzStep, frozen=True):
    """Whoever trades chooses who receives what it yields (D9, AZ-14.4)."""

    traded: Good
    exported: bool

    @property
    def gift(self) -> Good:
        """What the sub-action yields."""
        return "gold" if self.exported else self.traded

    def ask(self, s: Auztralia) -> Decision:
        return Decision(s.active, "recipient", GIVE_TO[: len(s.players)], {"gift": self.gift})

    def answer(self, s: Auztralia, choice: GiveTo) -> None:
        carry_out(s, self.traded, self.exported, choice.seat)


def carry_out(s: Auztralia, traded: Good, exported: bool, receiver: Seat) -> None:
    """Carry a sub-action out; what it yields goes to the receiver (AZ-5.5.2, AZ-5.5.3, AZ-14.4)."""
    if exported:
        pay(s, s.active, traded, 1)
    s.emit(Traded(s.active, traded, exported, receiver))
    gain(s, receiver, "gold" if exported else traded, EXPORT_GOLD)
