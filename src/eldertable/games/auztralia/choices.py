"""The small frozen values a player can choose (see "Decisions" in the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import BOXES, FARM_KINDS, GOODS, OBJECTIVES, PERSONALITIES, UNITS, VARIANTS
from eldertable.games.auztralia.content.shapes import FarmKind, Good, MapId, Unit
from eldertable.games.auztralia.pieces import Kind
from eldertable.games.auztralia.sets import menu
from eldertable.games.auztralia.state import Part
from eldertable.kernel import Choice, Seat


class ChooseObjective(Choice, frozen=True):
    """Play for this solo objective (D3)."""

    objective: str


class ChooseVariant(Choice, frozen=True):
    """Play with this two-player variant (D2)."""

    variant: str


class PlacePort(Choice, frozen=True):
    """Put the Port on a port site (D1)."""

    hex: int
    site: str


class KeepFriend(Choice, frozen=True):
    """Keep one of the personalities dealt by Old Friends (D25)."""

    card: str


class TakeAction(Choice, frozen=True):
    """Take the action of a box (D4)."""

    box: str


class PlayCard(Choice, frozen=True):
    """Play a one-use personality (D4, D15)."""

    card: str


class LayRail(Choice, frozen=True):
    """Lay a rail between two hexes (D5)."""

    hex: int
    other: int


class Stop(Choice, frozen=True):
    """Let it be enough."""


class Mine(Choice, frozen=True):
    """Take all tokens of a kind from a hex (D6)."""

    hex: int
    kind: Kind


class TakePersonality(Choice, frozen=True):
    """Take a personality of the display (D7, D23)."""

    card: str


class LookAtDeck(Choice, frozen=True):
    """Pay 1 gold and look at the top of the deck (D7)."""


class RefreshDisplay(Choice, frozen=True):
    """Pay 1 gold to replace cards of the display (D7, solo)."""


class DiscardPersonality(Choice, frozen=True):
    """Send a personality of the display away (D7, solo)."""

    card: str


class KeepLooked(Choice, frozen=True):
    """Keep one of the cards looked at (D8)."""

    card: str


class SwapLooked(Choice, frozen=True):
    """Exchange one of the cards looked at for one of the display (D8)."""

    card: str
    other: str


class GiveTo(Choice, frozen=True):
    """Choose who receives it (D9)."""

    seat: Seat


class BuyUnits(Choice, frozen=True):
    """Buy units of one type (D10)."""

    unit: Unit
    count: int


class Import(Choice, frozen=True):
    """Take 1 coal or iron (D11)."""

    kind: Good


class Export(Choice, frozen=True):
    """Return 1 coal or iron for 1 gold (D11)."""

    kind: Good


class PlaceFarm(Choice, frozen=True):
    """Place a farm (D12)."""

    farm: FarmKind
    hex: int


class AttackHex(Choice, frozen=True):
    """Attack the Old Ones in a hex (D13, D21)."""

    hex: int


class SendUnits(Choice, frozen=True):
    """Send so many units of a type (D13)."""

    unit: Unit
    count: int


class Decline(Choice, frozen=True):
    """Do without the attack (D21)."""


class FightOn(Choice, frozen=True):
    """Withdraw nobody (D16, D17)."""


class Withdraw(Choice, frozen=True):
    """Withdraw a part of the force (D16, D17)."""

    part: Part


class UseCard(Choice, frozen=True):
    """Use a once-per-combat personality (D15)."""

    card: str


class Continue(Choice, frozen=True):
    """Use no more cards now (D15)."""


class AssignDamage(Choice, frozen=True):
    """Put a damage cube on a stack (D18)."""

    unit: Unit


class SaveUnit(Choice, frozen=True):
    """Let Franz Neumann save the unit (D19)."""


class LoseUnit(Choice, frozen=True):
    """Let the unit go (D19)."""


class SacrificeUnit(Choice, frozen=True):
    """Destroy an own unit for General Takanashi (D20)."""

    unit: Unit


class HealUnit(Choice, frozen=True):
    """Remove a damage cube with Luigi Caprotti (D15)."""

    unit: Unit


class TargetTile(Choice, frozen=True):
    """Choose the Old One that takes the damage (D15, D20, D23)."""

    tile: str
    hex: int


class RevealTile(Choice, frozen=True):
    """Turn up the face-down tile in a hex (D22)."""

    hex: int


class RemoveTemple(Choice, frozen=True):
    """Remove the Temple in a hex with everything there (D23)."""

    hex: int


class RestoreFarm(Choice, frozen=True):
    """Make a ravaged farm productive again (D23)."""

    hex: int


class TakeUnit(Choice, frozen=True):
    """Take a free unit (D23)."""

    unit: Unit


class TakeGood(Choice, frozen=True):
    """Take this resource as a benefit (D24)."""

    kind: Good


Menu: TypeAlias = Callable[[int], tuple[Choice, ...]]

# Choices without hidden parts are made once; options are lists of these very objects.
MOST_HEXES = max(max(atlas.numbers) for atlas in ATLAS.values()) + 1
MOST_UNITS = max(unit.count for unit in UNITS.values()) + 1

CHOOSE_OBJECTIVE = tuple(ChooseObjective(objective) for objective in OBJECTIVES)
CHOOSE_VARIANT = {variant: ChooseVariant(variant) for variant in VARIANTS}
PLACE_PORT: dict[MapId, tuple[PlacePort, ...]] = {
    atlas.board.id: tuple(PlacePort(n, atlas.hexes[n].port) for n in atlas.port_sites) for atlas in ATLAS.values()
}
TAKE_ACTION = {box: TakeAction(box) for box in BOXES}
PLAY_CARD = {card: PlayCard(card) for card in PERSONALITIES}
USE_CARD = {card: UseCard(card) for card in PERSONALITIES}
LAY_RAIL: dict[MapId, Menu] = {atlas.board.id: menu([LayRail(a, b) for a, b in atlas.sides]) for atlas in ATLAS.values()}
STOP = Stop()
KINDS: tuple[Kind, ...] = (*GOODS, "vp_token")
MINE = {(n, kind): Mine(n, kind) for n in range(MOST_HEXES) for kind in KINDS}
TAKE_PERSONALITY = {card: TakePersonality(card) for card in PERSONALITIES}
DISCARD_PERSONALITY = {card: DiscardPersonality(card) for card in PERSONALITIES}
LOOK_AT_DECK = LookAtDeck()
REFRESH_DISPLAY = RefreshDisplay()
GIVE_TO = tuple(GiveTo(seat) for seat in range(4))
BUY_UNITS = {(unit.id, count): BuyUnits(unit.id, count) for unit in UNITS.values() for count in range(1, unit.max_per_buy + 1)}
TRADED: tuple[Good, ...] = ("coal", "iron")
IMPORT = {kind: Import(kind) for kind in TRADED}
EXPORT = {kind: Export(kind) for kind in TRADED}
PLACE_FARM: dict[FarmKind, Menu] = {kind: menu([PlaceFarm(kind, n) for n in range(MOST_HEXES)]) for kind in FARM_KINDS}
ATTACK_HEX: Menu = menu([AttackHex(n) for n in range(MOST_HEXES)])
SEND_UNITS = {unit: tuple(SendUnits(unit, count) for count in range(MOST_UNITS)) for unit in UNITS}
DECLINE = Decline()
FIGHT_ON = FightOn()
WITHDRAW_ALL = Withdraw("all")
WITHDRAW_ANY = (Withdraw("airships"), Withdraw("others"), WITHDRAW_ALL)
CONTINUE = Continue()
ASSIGN_DAMAGE = {unit: AssignDamage(unit) for unit in UNITS}
SAVE_OR_LOSE = (SaveUnit(), LoseUnit())
SACRIFICE_UNIT = {unit: SacrificeUnit(unit) for unit in UNITS}
HEAL_UNIT = {unit: HealUnit(unit) for unit in UNITS}
REVEAL_TILE = tuple(RevealTile(n) for n in range(MOST_HEXES))
REMOVE_TEMPLE: Menu = menu([RemoveTemple(n) for n in range(MOST_HEXES)])
RESTORE_FARM = tuple(RestoreFarm(n) for n in range(MOST_HEXES))
TAKE_UNIT = {unit: TakeUnit(unit) for unit in UNITS}
TAKE_GOOD = {kind: TakeGood(kind) for kind in GOODS}


CHOICE_TYPES = (
    ChooseObjective,
    ChooseVariant,
    PlacePort,
    KeepFriend,
    TakeAction,
    PlayCard,
    LayRail,
    Stop,
    Mine,
    TakePersonality,
    LookAtDeck,
    RefreshDisplay,
    DiscardPersonality,
    KeepLooked,
    SwapLooked,
    GiveTo,
    BuyUnits,
    Import,
    Export,
    PlaceFarm,
    AttackHex,
    SendUnits,
    Decline,
    FightOn,
    Withdraw,
    UseCard,
    Continue,
    AssignDamage,
    SaveUnit,
    LoseUnit,
    SacrificeUnit,
    HealUnit,
    TargetTile,
    RevealTile,
    RemoveTemple,
    RestoreFarm,
    TakeUnit,
    TakeGood,
)
