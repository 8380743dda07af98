"""Building gate sections and opening gates (GD-6.7 to GD-6.16, GD-7)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import DECLINE, TAKE_DECK_TOP, TAKE_GATE, Decline, TakeGate
from eldertable.games.gates_of_delirium.content import GATES, MONSTROSITIES, REGIONS
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
from eldertable.games.gates_of_delirium.rules.desperate import window
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium, Ending, OpenGate
from eldertable.kernel import Choice, Rules


class GameEnds(Exception):
    """The game ends at once, whatever is under way (GD-10.2)."""

    def __init__(self, reason: Ending) -> None:
        self.reason = reason


def take_section(s: Delirium, *, optional: bool = False) -> Rules[bool]:
    """Take one gate card and place it; tells whether this opened a gate (GD-6.8 to GD-6.13)."""
    if not gate_cards(s):
        return False
    choice = yield from window(s, "take_gate", lambda: (*gate_cards(s), DECLINE) if optional else gate_cards(s))
    if type(choice) is Decline:
        s.emit(Declined(s.active))
        return False
    if type(choice) is TakeGate:
        gate = s.gate_row[choice.slot]
        assert gate is not None
        s.gate_row[choice.slot] = None
        cards = place(s, gate)
        s.emit(GateCardTaken(s.active, gate, choice.slot, cards))
    else:
        gate = s.gate_deck.pop(0)
        s.gates_known = min(s.gates_known, len(s.gate_deck))
        cards = place(s, gate)
        s.emit(GateCardDrawn(s.active, gate, cards))
    opened = cards == GATES[gate].cards_needed
    if opened:
        open_gate(s, gate)
    if type(choice) is TakeGate:
        refill(s, choice.slot)
    return opened


def gate_cards(s: Delirium) -> list[Choice]:
    """The face-up cards of the row and the top of the deck (GD-6.8)."""
    cards: list[Choice] = [take for take, gate in zip(TAKE_GATE, s.gate_row, strict=True) if gate is not None]
    if s.gate_deck:
        cards.append(TAKE_DECK_TOP)
    return cards


def place(s: Delirium, gate: str) -> int:
    """Add a card to the own gate of its type; the number of cards it has now (GD-6.11)."""
    building = s.player.building
    building[gate] += 1
    return building[gate]


def refill(s: Delirium, slot: int) -> None:
    """Replace a card taken from the row, if the deck has one (GD-6.9, GD-6.14)."""
    if s.gate_deck:
        gate = s.gate_deck.pop(0)
        s.gates_known = min(s.gates_known, len(s.gate_deck))
        s.gate_row[slot] = gate
        s.emit(GateRowFilled(slot, gate))


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
    disc = s.stack.pop(0)
    points = MONSTROSITIES[disc].value
    s.player.building[gate] = 0
    s.player.opened.append(OpenGate(gate, disc))
    s.player.gate_points += points
    s.emit(GateOpened(s.active, gate, disc, points))
    return disc


def reveal_scroll(s: Delirium) -> None:
    """Turn up the leftmost scroll (GD-7.3)."""
    scroll = s.scrolls_down.pop(0)
    s.scrolls_up.append(scroll)
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
