"""Building gate sections and opening gates (GD-6.7 to GD-6.16, GD-7)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import (
    DECLINE,
    TAKE_DECK_TOP,
    TAKE_GATE,
    Decline,
    TakeDeckTop,
    TakeGate,
)
from eldertable.games.gates_of_delirium.content import GATES, MONSTROSITIES, REGIONS
from eldertable.games.gates_of_delirium.content.shapes import Grant
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
from eldertable.games.gates_of_delirium.rules.cards import unit_done
from eldertable.games.gates_of_delirium.rules.desperate import desperate_action, window
from eldertable.games.gates_of_delirium.rules.scrolls import trigger
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium, Ending, OpenGate
from eldertable.kernel import Choice, Rules


class GameEnds(Exception):
    """The game ends at once, whatever is under way (GD-10.2)."""

    def __init__(self, reason: Ending) -> None:
        self.reason = reason


def build_gate(s: Delirium, *, gift: Grant | None = None) -> Rules[None]:
    """Take one gate card, if there is any, and place it; a scroll's gift may be declined (GD-6.8 to GD-6.13)."""
    cards = gate_cards(s)
    if not cards:
        unit_done(s, gift=gift is not None)
        return
    choice = yield window(s, "take_gate", (*cards, DECLINE) if gift and gift.optional else cards)
    kind = type(choice)
    if kind is TakeGate:
        take_from_row(s, choice.slot, choice.gate)
    elif kind is TakeDeckTop:
        take_deck_top(s)
    elif kind is Decline:
        s.emit(Declined(s.active))
    else:
        desperate_action(s, choice.action)
        return
    unit_done(s, gift=gift is not None)


def gate_cards(s: Delirium) -> tuple[Choice, ...]:
    """The face-up cards of the row and the top of the deck (GD-6.8)."""
    cards: list[Choice] = [TAKE_GATE[slot, gate] for slot, gate in enumerate(s.gate_row) if gate is not None]
    if s.gate_deck:
        cards.append(TAKE_DECK_TOP)
    return tuple(cards)


def take_from_row(s: Delirium, slot: int, gate: str) -> None:
    """Place a face-up card; its slot is refilled, after the opening if it opens a gate (GD-6.9, GD-7.9)."""
    s.gate_row[slot] = None
    in_force = s.scrolls_up
    cards = place(s, gate)
    s.emit(GateCardTaken(s.active, gate, slot, cards))
    opened = open_if_complete(s, gate, cards)
    refill(s, slot)
    if opened:
        trigger(s, "open_gate", in_force)


def take_deck_top(s: Delirium) -> None:
    """Place the unknown top card openly; the row does not change (GD-6.10)."""
    gate = draw_gate_card(s)
    in_force = s.scrolls_up
    cards = place(s, gate)
    s.emit(GateCardDrawn(s.active, gate, cards))
    if open_if_complete(s, gate, cards):
        trigger(s, "open_gate", in_force)


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


def refill(s: Delirium, slot: int) -> None:
    """Replace a card taken from the row, if the deck has one (GD-6.9, GD-6.14)."""
    if s.gate_deck:
        gate = draw_gate_card(s)
        s.gate_row[slot] = gate
        s.emit(GateRowFilled(slot, gate))


def open_if_complete(s: Delirium, gate: str, cards: int) -> bool:
    """Open a gate the moment it holds the cards it needs (GD-7.1)."""
    complete = cards == GATES[gate].cards_needed
    if complete:
        open_gate(s, gate)
    return complete


def open_gate(s: Delirium, gate: str) -> None:
    """The four steps of an opening; without a monstrosity left the game ends (GD-7.1, GD-7.10)."""
    disc = release_monstrosity(s, gate)
    if MONSTROSITIES[disc].scroll_icon and s.scrolls_down:
        reveal_scroll(s)
    score_region(s, GATES[gate].region)
    recall(s, GATES[gate].region)
    if not s.stack:
        raise GameEnds("last_monstrosity")


def release_monstrosity(s: Delirium, gate: str) -> str:
    """Put the top disc on the gate and score it (GD-7.2)."""
    disc, *rest = s.stack
    s.stack = tuple(rest)
    points = MONSTROSITIES[disc].value
    player = s.player
    player.building[gate] = 0
    player.opened += (OpenGate(gate, disc),)
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
    counts = s.regions[region]
    entry = REGIONS[region]
    numbers = entry.scoring_2 if len(s.players) == 2 else entry.scoring_3_4
    ladder = sorted({count for count in counts if count}, reverse=True)
    ranks = []
    for count in counts[: len(s.players)]:
        rank = ladder.index(count) + 1 if count else 0
        ranks.append((rank, numbers[rank - 1] if 1 <= rank <= len(numbers) else 0))
    return ranks


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
