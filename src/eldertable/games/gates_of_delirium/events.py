"""What happens at the table, for the log and for animation."""

from __future__ import annotations

from typing import ClassVar, Literal

from eldertable.games.gates_of_delirium.content.shapes import Mode
from eldertable.games.gates_of_delirium.state import Ending
from eldertable.kernel import Event, Seat


class RoundBegan(Event, frozen=True):
    """A round begins; the first player sets the disc (GD-3.2)."""

    round: int
    seat: Seat


class DiscSet(Event, frozen=True):
    """The sanity disc shows this mode now."""

    seat: Seat
    mode: Mode


class TurnBegan(Event, frozen=True):
    """A player's turn begins (GD-3.3)."""

    seat: Seat


class CardPlayed(Event, frozen=True):
    """A card was revealed and its half fixed (GD-4.4)."""

    seat: Seat
    card: str
    mode: Mode


class CardDiscarded(Event, frozen=True):
    """A card went to the discard pile."""

    seat: Seat
    card: str


class ArtefactKept(Event, frozen=True):
    """A card went to the journal (GD-4.5)."""

    seat: Seat
    card: str
    section: Literal["pages", "maps", "runes"]


class TokensGained(Event, frozen=True):
    """Desperation tokens were taken from the supply (GD-9.1)."""

    seat: Seat
    count: int


class Deployed(Event, frozen=True):
    """An investigator went from the pool to a region."""

    seat: Seat
    region: str


class Moved(Event, frozen=True):
    """An investigator moved between regions (GD-5.6)."""

    seat: Seat
    origin: str
    region: str


class Converted(Event, frozen=True):
    """An investigator was replaced by one of the converter (GD-6.2)."""

    seat: Seat
    region: str
    owner_seat: Seat


class Exchanged(Event, frozen=True):
    """Two investigators exchanged their regions (GD-6.3)."""

    seat: Seat
    origin: str
    region: str
    owner_seat: Seat


class NothingToConvert(Event, frozen=True):
    """A conversion found no target (GD-6.5)."""

    seat: Seat


class Declined(Event, frozen=True):
    """A player did without what was offered."""

    seat: Seat


class GateCardTaken(Event, frozen=True):
    """A face-up gate card was taken from the row and placed (GD-6.9)."""

    seat: Seat
    gate: str
    slot: int
    cards: int


class GateCardDrawn(Event, frozen=True):
    """The unknown top gate card was taken and placed openly (GD-6.10)."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("gate",)

    seat: Seat
    gate: str
    cards: int


class GateRowFilled(Event, frozen=True):
    """A slot of the gate row was filled from the deck."""

    reveals: ClassVar[bool] = True

    slot: int
    gate: str


class GateRowRenewed(Event, frozen=True):
    """The cards of the row went under the deck (GD-9.6)."""

    seat: Seat


class GateOpened(Event, frozen=True):
    """A gate opened and released a monstrosity (GD-7.2)."""

    seat: Seat
    gate: str
    monstrosity: str
    points: int


class ScrollRevealed(Event, frozen=True):
    """A scroll was turned up and is in force (GD-7.3)."""

    reveals: ClassVar[bool] = True

    scroll: str


class RegionScored(Event, frozen=True):
    """One player's rank and points in the region of an opened gate (GD-7.4)."""

    seat: Seat
    region: str
    rank: int
    points: int


class Recalled(Event, frozen=True):
    """All investigators of a region went home (GD-7.8)."""

    region: str


class DesperateActionTaken(Event, frozen=True):
    """A desperate action was paid (GD-9.4)."""

    seat: Seat
    action: str
    cost: int


class PointsScored(Event, frozen=True):
    """Points bought with tokens (GD-9.9)."""

    seat: Seat
    points: int


class CardsDrawn(Event, frozen=True):
    """A player drew action cards; others learn only how many."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("cards",)

    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards themselves are for the drawer alone."""
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, ())


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the new deck (GD-4.10)."""

    count: int


class GameEnded(Event, frozen=True):
    """The game is over (GD-10)."""

    reason: Ending
