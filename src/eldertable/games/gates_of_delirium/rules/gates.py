"""Building gate sections and opening gates (GD-6.7 to GD-6.16, GD-7)."""

from __future__ import annotations

from collections.abc import Sequence

from eldertable.games.gates_of_delirium import state
from eldertable.games.gates_of_delirium.choices import (
    DECLINE,
    TAKE_DECK_TOP,
    TAKE_GATE,
    Decline,
    TakeDeckTop,
    TakeGate,
)
from eldertable.games.gates_of_delirium.content import GATES, MONSTROSITIES, OPTIONAL_GIFTS, REGIONS
from eldertable.games.gates_of_delirium.events import (
    Declined,
    GateCardDrawn,
    GateCardTaken,
    GateOpened,
    GateRowFilled,
    Recalled,
    RegionScored,
    ScrollRevealed,
)
from eldertable.games.gates_of_delirium.rules import scrolls
from eldertable.games.gates_of_delirium.rules.desperate import Window
from eldertable.games.gates_of_delirium.rules.ending import end_game
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium, DeliriumStep
from eldertable.kernel import Choice, Decision


class BuildGate(Window, frozen=True):
    """Take one gate card, if there is any, and place it; a scroll's gift may be declined (GD-6.8 to GD-6.13)."""

    gift: str = ""

    def ask(self, s: Delirium) -> Decision | None:
        cards = gate_cards(s)
        if not cards:
            return None
        return self.question(s, "take_gate", (*cards, DECLINE) if self.gift in OPTIONAL_GIFTS else cards)

    def chosen(self, s: Delirium, choice: TakeGate | TakeDeckTop | Decline) -> None:
        """From the row, from the deck, or not at all."""
        match choice:
            case TakeGate(slot, gate):
                take_from_row(s, slot, gate)
            case TakeDeckTop():
                take_deck_top(s)
            case Decline():
                s.emit(Declined(s.active))


class OpenGate(DeliriumStep, frozen=True):
    """The four parts of an opening; without a monstrosity left the game ends (GD-7.1, GD-7.10)."""

    gate: str

    def do(self, s: Delirium) -> None:
        disc = release_monstrosity(s, self.gate)
        if MONSTROSITIES[disc].scroll_icon and s.scrolls_down:
            reveal_scroll(s)
        score_region(s, GATES[self.gate].region)
        recall(s, GATES[self.gate].region)
        if not s.stack:
            end_game(s, "last_monstrosity")


class Refill(DeliriumStep, frozen=True):
    """Replace a card taken from the row, if the deck has one (GD-6.9, GD-6.14)."""

    slot: int

    def do(self, s: Delirium) -> None:
        if s.gate_deck:
            gate = draw_gate_card(s)
            s.gate_row[self.slot] = gate
            s.emit(GateRowFilled(self.slot, gate))


def gate_cards(s: Delirium) -> tuple[Choice, ...]:
    """The face-up cards of the row and the top of the deck (GD-6.8)."""
    cards: list[Choice] = [TAKE_GATE[slot, gate] for slot, gate in enumerate(s.gate_row) if gate is not None]
    if s.gate_deck:
        cards.append(TAKE_DECK_TOP)
    return tuple(cards)


def take_from_row(s: Delirium, slot: int, gate: str) -> None:
    """Place a face-up card; its slot is refilled, after the opening if it opens a gate (GD-6.9, GD-7.9)."""
    s.gate_row[slot] = None
    cards = place(s, gate)
    s.emit(GateCardTaken(s.active, gate, slot, cards))
    if cards == GATES[gate].cards_needed:
        s.next(OpenGate(gate), Refill(slot), scrolls.TakeGifts("open_gate", s.scrolls_up))
    else:
        s.next(Refill(slot))


def take_deck_top(s: Delirium) -> None:
    """Place the unknown top card openly; the row does not change (GD-6.10)."""
    gate = draw_gate_card(s)
    cards = place(s, gate)
    s.emit(GateCardDrawn(s.active, gate, cards))
    if cards == GATES[gate].cards_needed:
        s.next(OpenGate(gate), scrolls.TakeGifts("open_gate", s.scrolls_up))


def draw_gate_card(s: Delirium) -> str:
    """The top card of the gate deck, which may be one whose place is known (R-10)."""
    gate = s.gate_deck.pop(0)
    if s.gates_known > len(s.gate_deck):
        s.gates_known = len(s.gate_deck)
    return gate


def place(s: Delirium, gate: str) -> int:
    """Add a card to the own gate of its type; the number of cards it has now (GD-6.11)."""
    building = s.players[s.active].building
    building[gate] += 1
    return building[gate]


def release_monstrosity(s: Delirium, gate: str) -> str:
    """Put the top disc on the gate and score it (GD-7.2)."""
    disc, *rest = s.stack
    s.stack = tuple(rest)
    points = MONSTROSITIES[disc].value
    player = s.player
    player.building[gate] = 0
    player.opened += (state.OpenGate(gate, disc),)
    player.gate_points += points
    s.emit(GateOpened(s.active, gate, disc, points))
    return disc


def reveal_scroll(s: Delirium) -> None:
    """Turn up the leftmost scroll (GD-7.3)."""
    scroll, *rest = s.scrolls_down
    s.scrolls_down = tuple(rest)
    s.scrolls_up += (scroll,)
    s.emit(ScrollRevealed(scroll))


def score_region(s: Delirium, region: str) -> None:
    """Score the region for everybody by dense ranks (GD-7.4 to GD-7.7, GD-12.4)."""
    for seat, (rank, points) in enumerate(region_ranks(s, region)):
        if points:
            s.players[seat].region_points += points
            s.emit(RegionScored(seat, region, rank, points))


def region_ranks(s: Delirium, region: str) -> list[tuple[int, int]]:
    """Rank and points of each player if the region were scored now; rank 0 without investigators."""
    counts, players = s.regions[region], len(s.players)
    order = ladder(counts)
    ranks = [order.index(count) + 1 if count else 0 for count in counts[:players]]
    return [*zip(ranks, region_points(region, counts, players), strict=True)]


def region_points(region: str, counts: Sequence[int], players: int) -> list[int]:
    """The points of each player with so many investigators there, neutrals last; equal numbers share a rank (GD-7.4 to GD-7.7)."""
    numbers = REGIONS[region].scoring_2 if players == 2 else REGIONS[region].scoring_3_4
    by_count = dict(zip(ladder(counts), numbers, strict=False))
    return [by_count.get(count, 0) for count in counts[:players]]


def ladder(counts: Sequence[int]) -> list[int]:
    """The different numbers of investigators, the greatest first."""
    return sorted({count for count in counts if count}, reverse=True)


def recall(s: Delirium, region: str) -> None:
    """Send all investigators of the region home; neutrals leave the game (GD-7.8, GD-12.6)."""
    counts = s.regions[region]
    for seat, player in enumerate(s.players):
        player.pool += counts[seat]
        counts[seat] = 0
    if len(s.players) == 2:
        s.neutrals_gone += counts[NEUTRAL]
        counts[NEUTRAL] = 0
    s.emit(Recalled(region))
