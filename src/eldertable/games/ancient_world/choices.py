"""The small frozen values a player can choose (see "Decisions" in the rules)."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations
from typing import Literal

from eldertable.games.ancient_world.content import EMPIRE, MILITARY, MOST_CITIZENS, PROVINCES, SPACES, STARS, TITANS
from eldertable.games.ancient_world.content.shapes import Source
from eldertable.kernel import Choice


class PlaceCitizen(Choice, frozen=True):
    """Put a citizen on an action space of the board (D1)."""

    space: str


class UseCard(Choice, frozen=True):
    """Put a citizen on an own Empire card (D1)."""

    card: str


class SendCitizen(Choice, frozen=True):
    """The citizen that goes there (D1)."""

    citizen: int


class AttackTitan(Choice, frozen=True):
    """Attack the face-up Titan of a pile (D1, D20)."""

    titan: str


class PassTurn(Choice, frozen=True):
    """Take no more turns this round (D1)."""


class BuildCard(Choice, frozen=True):
    """Build an Empire card at its cost (D2)."""

    card: str
    source: Source


class BuildWithCrane(Choice, frozen=True):
    """Discard the Crane to build an Empire card without its cost (D2, D3)."""

    card: str
    source: Source


class RecruitCard(Choice, frozen=True):
    """Take a Military card of the display (D4)."""

    card: str


class NewArmy(Choice, frozen=True):
    """The recruited card starts an army (D5)."""


class RetireArmy(Choice, frozen=True):
    """The recruited card goes on top of an army, whose active card is retired (D5)."""

    army: int
    card: str


class PayWith(Choice, frozen=True):
    """One of the prices of an action (D6)."""

    coins: int
    knowledge: int


class TakeProvince(Choice, frozen=True):
    """Take the face-up Province, or keep one of those looked at (D7)."""

    province: str


class LookAtProvinces(Choice, frozen=True):
    """Look at the top Provinces before taking one (D7)."""


class ExploreDeck(Choice, frozen=True):
    """Draw from the Empire deck (D8)."""


class ReserveCard(Choice, frozen=True):
    """Take an Empire card of the display into the reserve (D8, D16)."""

    card: str


class ReserveDeckTop(Choice, frozen=True):
    """Take the unseen top card of the Empire deck into the reserve (D16)."""


class KeepCard(Choice, frozen=True):
    """Keep a drawn card in the reserve (D9)."""

    card: str


class PayArmy(Choice, frozen=True):
    """Send one more army into the attack (D10)."""

    army: int
    card: str


class Strike(Choice, frozen=True):
    """Carry out the attack with the armies chosen (D10)."""


class RepairCard(Choice, frozen=True):
    """Turn a damaged card face up (D11)."""

    card: str


class DamageCard(Choice, frozen=True):
    """Turn an undamaged card face down (D12)."""

    card: str


class DisbandArmy(Choice, frozen=True):
    """Discard an army above the limit (D13)."""

    army: int
    card: str


class RemoveCoin(Choice, frozen=True):
    """Take a coin off an active Military card (D14)."""

    army: int
    card: str
    place: Literal["name", "picture"]


class UseTrigger(Choice, frozen=True):
    """Make use of a card whose moment has come (D15)."""

    card: str


class CopyAction(Choice, frozen=True):
    """Use the action of a card in another city (D17)."""

    card: str


class ScoutPile(Choice, frozen=True):
    """Look at the top of a Titan pile (D18)."""

    stars: int


class ArrangeTitan(Choice, frozen=True):
    """Put a Titan next in the new order (D19)."""

    titan: str


class Starve(Choice, frozen=True):
    """These citizens lie on Famine during the next round (D21)."""

    citizens: tuple[int, ...]


class Decline(Choice, frozen=True):
    """Do without what is offered."""


# Choices are made once; options are tuples of these very objects.
ALL_CITIZENS = tuple(range(1, MOST_CITIZENS + 1))
HANDS = tuple(chain.from_iterable(combinations(ALL_CITIZENS, size) for size in range(MOST_CITIZENS + 1)))
PLACE_CITIZEN = {space: PlaceCitizen(space) for space in SPACES}
USE_CARD = {card.id: UseCard(card.id) for card in EMPIRE.values() if card.action}
SEND_ONE_OF = {hand: tuple(SendCitizen(citizen) for citizen in hand) for hand in HANDS}
ATTACK_TITAN = {titan: AttackTitan(titan) for titan in TITANS}
PASS_TURN = PassTurn()
DECLINE = Decline()
STRIKE = Strike()
NEW_ARMY = NewArmy()
EXPLORE_DECK = ExploreDeck()
RESERVE_DECK_TOP = ReserveDeckTop()
SOURCES: tuple[Source, ...] = ("display", "reserve")
BUILD_CARD = {(card, source): BuildCard(card, source) for card in EMPIRE for source in SOURCES}
BUILD_WITH_CRANE = {(card, source): BuildWithCrane(card, source) for card in EMPIRE for source in SOURCES}
RECRUIT_CARD = {card: RecruitCard(card) for card in MILITARY}
RESERVE_CARD = {card: ReserveCard(card) for card in EMPIRE}
KEEP_CARD = {card: KeepCard(card) for card in EMPIRE}
REPAIR_CARD = {card: RepairCard(card) for card in EMPIRE}
DAMAGE_CARD = {card: DamageCard(card) for card in EMPIRE}
USE_TRIGGER = {card.id: UseTrigger(card.id) for card in EMPIRE.values() if card.trigger}
COPY_ACTION = {card.id: CopyAction(card.id) for card in EMPIRE.values() if card.action}
TAKE_PROVINCE = {province: TakeProvince(province) for province in PROVINCES}
LOOK_AT_PROVINCES = LookAtProvinces()
SCOUT_PILE = tuple(ScoutPile(stars) for stars in STARS)
ARRANGE_TITAN = {titan: ArrangeTitan(titan) for titan in TITANS}
STARVE = {
    (citizens, hungry): tuple(Starve(each) for each in combinations(range(1, citizens + 1), hungry))
    for citizens in ALL_CITIZENS
    for hungry in range(1, citizens + 1)
}


@cache
def pay_army(army: int, card: str) -> PayArmy:
    """The one choice that pays this army."""
    return PayArmy(army, card)


@cache
def retire_army(army: int, card: str) -> RetireArmy:
    """The one choice that retires the active card of this army."""
    return RetireArmy(army, card)


CHOICE_TYPES = (
    PlaceCitizen,
    UseCard,
    SendCitizen,
    AttackTitan,
    PassTurn,
    BuildCard,
    BuildWithCrane,
    RecruitCard,
    NewArmy,
    RetireArmy,
    PayWith,
    TakeProvince,
    LookAtProvinces,
    ExploreDeck,
    ReserveCard,
    ReserveDeckTop,
    KeepCard,
    PayArmy,
    Strike,
    RepairCard,
    DamageCard,
    DisbandArmy,
    RemoveCoin,
    UseTrigger,
    CopyAction,
    ScoutPile,
    ArrangeTitan,
    Starve,
    Decline,
)
