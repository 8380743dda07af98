"""How far things are, read from the agenda: what views, reasons and bots ask about what is under way."""

from __future__ import annotations

from eldertable.games.auztralia.atlas import Side
from eldertable.games.auztralia.content.shapes import FarmKind, Unit
from eldertable.games.auztralia.rules.attack import ATTACK_BOX, AssembleForce, ChooseTarget
from eldertable.games.auztralia.rules.building import RAIL_SIDES, BuildRails, DigMine, PlaceFarms
from eldertable.games.auztralia.rules.cards import Ambush, BlowUpTemple, CallVolunteer, RestoreFarms, RevealTiles, TakeAnyUnit
from eldertable.games.auztralia.rules.combat import Heal, Sacrifice, SlipAway, Strike, UseCards, Withdraw
from eldertable.games.auztralia.rules.display import GiveCard
from eldertable.games.auztralia.rules.losses import AssignDamage, SaveFallen
from eldertable.games.auztralia.rules.old_ones import RideOut, TakeBenefit
from eldertable.games.auztralia.rules.opening import ChooseObjective, ChooseVariant, KeepFriend, PlacePort
from eldertable.games.auztralia.rules.placing import LayRails, SettleFarms
from eldertable.games.auztralia.rules.recruiting import ChooseLooked, Recruit, SendAway
from eldertable.games.auztralia.rules.trading import BuyMilitary, GiveGoods, Trade
from eldertable.games.auztralia.rules.turn import BOX, NextTurn, TakeTurn
from eldertable.games.auztralia.sets import Sides
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Seat, Step

# The word for each step that asks, as views show it.
WORDS: dict[type[Step[Auztralia]], str] = {
    ChooseObjective: "objective",
    ChooseVariant: "variant",
    PlacePort: "port",
    KeepFriend: "friends",
    NextTurn: "turn",
    TakeTurn: "turn",
    BuildRails: "rail",
    LayRails: "rail",
    DigMine: "mine",
    Recruit: "recruit",
    SendAway: "refresh",
    ChooseLooked: "look",
    GiveCard: "recipient",
    GiveGoods: "recipient",
    BuyMilitary: "buy",
    Trade: "trade",
    PlaceFarms: "farm",
    SettleFarms: "farm",
    ChooseTarget: "attack",
    AssembleForce: "force",
    RevealTiles: "reveal",
    RestoreFarms: "restore",
    TakeAnyUnit: "take_unit",
    CallVolunteer: "kitchener",
    Ambush: "outback_group",
    BlowUpTemple: "temple",
    Withdraw: "withdraw",
    UseCards: "window",
    SlipAway: "jones",
    AssignDamage: "damage",
    SaveFallen: "neumann",
    Sacrifice: "sacrifice",
    Strike: "strike",
    Heal: "heal",
    TakeBenefit: "benefit",
    RideOut: "kapena",
}
# The boxes of actions whose steps do not carry them.
BOX_OF: dict[type[Step[Auztralia]], str] = {
    Recruit: BOX["recruit"],
    SendAway: BOX["recruit"],
    ChooseLooked: BOX["recruit"],
    BuyMilitary: BOX["buy_military"],
    Trade: BOX["import_export"],
    GiveGoods: BOX["import_export"],
    PlaceFarms: BOX["farm"],
    ChooseTarget: ATTACK_BOX.id,
}
# Tuples rather than unions, and types compared where no others can be meant: they are asked about at every look, and `isinstance`
# takes long on structs.
COUNTED = (BuildRails, LayRails, PlaceFarms, SettleFarms, Trade, RestoreFarms)
BY_CARD = (LayRails, SettleFarms)
DAMAGING = (Strike, Ambush)


def phase(s: Auztralia) -> str:
    """The word for what is asked now, or will be next while something happens."""
    step = under_way(s)
    return "over" if step is None else WORDS[type(step)]


def under_way(s: Auztralia) -> Step[Auztralia] | None:
    """The step that asks now, or will be next while something happens."""
    for step in s.agenda:
        if type(step) in WORDS:
            return step
    return None


def still_to_do(s: Auztralia) -> int:
    """How many parts of what is under way are left."""
    step = under_way(s)
    return step.left if isinstance(step, COUNTED) else 0


def box(s: Auztralia) -> str:
    """The box of the action under way; empty if there is none, or if a card is being carried out instead."""
    if type(under_way(s)) in BY_CARD:
        return ""
    if s.combat is not None and s.combat.kind == "attack":
        return ATTACK_BOX.id
    for step in s.agenda:
        if type(step) is BuildRails or type(step) is DigMine:
            return step.box
        if type(step) in BOX_OF:
            return BOX_OF[type(step)]
    return ""


def rail_land(s: Auztralia) -> Sides:
    """The sides on the land where rails are being laid: a card lays them anywhere (AZ-5.1.3, AZ-9.18)."""
    step = under_way(s)
    return RAIL_SIDES[s.map][step.box] if isinstance(step, BuildRails) else s.atlas.all_sides


def gift(s: Auztralia) -> str:
    """The card or the good whose receiver is being chosen; empty if there is none."""
    step = under_way(s)
    if isinstance(step, GiveCard):
        return step.card
    return step.gift if isinstance(step, GiveGoods) else ""


def picked(s: Auztralia) -> tuple[int, ...]:
    """The hexes chosen so far for a card that works on several."""
    step = under_way(s)
    if isinstance(step, RevealTiles):
        return step.picked
    return step.restored if isinstance(step, RestoreFarms) else ()


def placed(s: Auztralia) -> tuple[FarmKind, ...]:
    """The types of the farms placed by what is under way."""
    step = under_way(s)
    return step.placed if isinstance(step, PlaceFarms | SettleFarms) else ()


def paid(s: Auztralia) -> tuple[Side, ...]:
    """The foreign rails that the action under way has paid for (AZ-14.2)."""
    step = under_way(s)
    return step.paid if isinstance(step, PlaceFarms) else ()


def is_looking(s: Auztralia, seat: Seat | None) -> bool:
    """Whether a seat is looking at cards of the deck (AZ-17.2)."""
    return seat == s.active and type(under_way(s)) is ChooseLooked


def is_dealt_to(s: Auztralia, seat: Seat | None) -> bool:
    """Whether a seat is looking at the cards that Old Friends dealt (AZ-17.2)."""
    step = under_way(s)
    return isinstance(step, KeepFriend) and step.seat == seat


def is_activating(s: Auztralia) -> bool:
    """Whether the Old Ones are being activated; it ends when no farm is threatened any more (AZ-8.20)."""
    return RideOut in map(type, s.agenda)


def is_mustering(s: Auztralia) -> bool:
    """Whether the force of an attack is still being assembled; it has not left the Barracks."""
    return s.combat is not None and any(isinstance(step, AssembleForce) for step in s.agenda)


def asked_units(s: Auztralia) -> tuple[Unit, ...]:
    """The types of units of which it is decided how many join the force."""
    for step in s.agenda:
        if isinstance(step, AssembleForce):
            return step.asked
    return ()


def strike(s: Auztralia) -> int:
    """The damage that is about to be dealt."""
    step = under_way(s)
    return step.count if isinstance(step, DAMAGING) else 0


def cubes_to_come(s: Auztralia) -> int:
    """The damage cubes that are still to be placed on the force."""
    return sum([step.left for step in s.agenda if type(step) is AssignDamage])


def fallen(s: Auztralia) -> Unit | None:
    """The unit whose fate is being decided."""
    step = under_way(s)
    return step.unit if isinstance(step, SaveFallen) else None
