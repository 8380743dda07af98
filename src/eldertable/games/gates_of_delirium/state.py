"""Everything on the table, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from eldertable.games.gates_of_delirium.content.shapes import Mode
from eldertable.kernel import Plain, Seat, State, Step, set_directly

# The owner of neutral investigators: the last place of a region's counts (GD-12).
NEUTRAL: Seat = -1

Ending = Literal["", "last_monstrosity", "no_gate_cards", "round_limit"]


class OpenGate(msgspec.Struct, frozen=True):
    """An opened gate with the disc on it (GD-7.2)."""

    gate: str
    monstrosity: str


@set_directly
class Player(Plain):
    """What lies in front of one player. The journal holds the kept cards by kind (GD-4.5)."""

    hand: list[str]
    pool: int
    tokens: int
    pages: tuple[str, ...]
    maps: tuple[str, ...]
    runes: tuple[str, ...]
    building: dict[str, int]
    opened: tuple[OpenGate, ...]
    gate_points: int
    region_points: int
    desperate_points: int

    @property
    def score(self) -> int:
        """The points on the track."""
        return self.gate_points + self.region_points + self.desperate_points


@set_directly
class Delirium(State):
    """The table. Decks are lists whose first item is the top; `playing` is the card that is being performed.

    `reshuffled` are the cards that the last reshuffle put back: whoever counts knows that they were in no hand then.
    """

    players: list[Player]
    regions: dict[str, list[int]]
    deck: list[str]
    discard: list[str]
    reshuffled: tuple[str, ...]
    gate_row: list[str | None]
    gate_deck: list[str]
    gates_known: int
    stack: tuple[str, ...]
    scrolls_down: tuple[str, ...]
    scrolls_up: tuple[str, ...]
    scrolls_out: tuple[str, ...]
    supply: int
    neutrals_gone: int
    mode: Mode
    first: Seat
    active: Seat
    round: int
    playing: str
    playing_mode: Mode
    round_limit: int
    ages: tuple[int, ...]
    ending: Ending

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    def on_board(self, owner: Seat) -> int:
        """How many investigators of an owner stand in the regions."""
        return sum(counts[owner] for counts in self.regions.values())


class DeliriumStep(Step[Delirium], frozen=True):
    """Something that is still to be done."""
