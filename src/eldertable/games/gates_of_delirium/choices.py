"""The small frozen values a player can choose (see "Decisions" in the rules)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.content import CARDS, DESPERATE_ACTIONS, GATES, REGIONS, SETUP
from eldertable.games.gates_of_delirium.content.shapes import Mode
from eldertable.kernel import Choice, Seat


class ChooseMode(Choice, frozen=True):
    """Set the sanity disc for the round (D1)."""

    mode: Mode


class PlayCard(Choice, frozen=True):
    """Play a card from the hand (D2)."""

    card: str


class DeployTo(Choice, frozen=True):
    """Put an investigator from the pool into a region (D3)."""

    region: str


class MoveInvestigator(Choice, frozen=True):
    """Move an own investigator when the pool is empty (D4)."""

    origin: str
    region: str


class Decline(Choice, frozen=True):
    """Do without what is offered."""


class ConvertTarget(Choice, frozen=True):
    """Convert an investigator of this seat (-1: a neutral one) in a region (D5)."""

    region: str
    seat: Seat


class Exchange(Choice, frozen=True):
    """Exchange an own investigator with one of another seat elsewhere (D6)."""

    origin: str
    region: str
    seat: Seat


class TakeGate(Choice, frozen=True):
    """Take the gate card in a slot of the row (D7)."""

    slot: int
    gate: str


class TakeDeckTop(Choice, frozen=True):
    """Take the unknown top card of the gate deck (D7)."""


class SwapDiscard(Choice, frozen=True):
    """Discard a card at the end of a swap (D8)."""

    card: str


class EndTurn(Choice, frozen=True):
    """Draw two cards and end the turn (D9)."""


class Desperate(Choice, frozen=True):
    """Perform a desperate action, in any window of the own turn (GD-4.8)."""

    action: str


# Choices without hidden parts are made once; options are lists of these very objects.
MODES = (ChooseMode("sane"), ChooseMode("insane"))
PLAY_CARD = {card: PlayCard(card) for card in CARDS}
SWAP_DISCARD = {card: SwapDiscard(card) for card in CARDS}
DEPLOY_TO = tuple(DeployTo(region) for region in REGIONS)
MOVES_FROM = {origin: tuple(MoveInvestigator(origin, region) for region in REGIONS if region != origin) for origin in REGIONS}
TAKE_GATE = {(slot, gate): TakeGate(slot, gate) for slot in range(SETUP.gate_row) for gate in GATES}
TAKE_DECK_TOP = TakeDeckTop()
DESPERATE = {action: Desperate(action) for action in DESPERATE_ACTIONS}
CONVERT = {(region, seat): ConvertTarget(region, seat) for region in REGIONS for seat in (-1, 0, 1, 2, 3)}
DECLINE = Decline()
END_TURN = EndTurn()
DEPLOY_OR_DECLINE = (*DEPLOY_TO, DECLINE)
# Every choice that can ever be offered, seats counted from the chooser.
ALL_CHOICES: tuple[Choice, ...] = (
    *(*MODES, *PLAY_CARD.values(), *DEPLOY_TO, *(move for moves in MOVES_FROM.values() for move in moves), DECLINE),
    *(*CONVERT.values(), *TAKE_GATE.values(), TAKE_DECK_TOP, *SWAP_DISCARD.values(), END_TURN, *DESPERATE.values()),
    *(Exchange(origin, region, seat) for origin in REGIONS for region in REGIONS for seat in (-1, 1, 2, 3) if origin != region),
)

CHOICE_TYPES = (
    ChooseMode,
    PlayCard,
    DeployTo,
    MoveInvestigator,
    Decline,
    ConvertTarget,
    Exchange,
    TakeGate,
    TakeDeckTop,
    SwapDiscard,
    EndTurn,
    Desperate,
)
