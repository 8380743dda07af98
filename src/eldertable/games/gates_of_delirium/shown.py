"""The shape of the view: what the drawn board and everybody else may rely on."""

from __future__ import annotations

import msgspec

from eldertable.games.gates_of_delirium.content.shapes import Mode, Quadrant
from eldertable.games.gates_of_delirium.course import Phase
from eldertable.kernel import Seat


class Playing(msgspec.Struct, frozen=True):
    """The card being played, and how many units of its half are still to be done."""

    card: str
    mode: Mode
    units_left: int


class Region(msgspec.Struct, frozen=True):
    """A town: who stands there, its numbers, and what everybody would score if it were opened now."""

    investigators: list[int]
    neutrals: int
    numbers: list[int]
    if_opened: list[int]


class Disc(msgspec.Struct, frozen=True):
    """A monstrosity of the stack."""

    id: str
    value: int
    scroll: bool


class OpenedGate(msgspec.Struct, frozen=True):
    """A gate that a player opened, and what came out."""

    gate: str
    monstrosity: str


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a player; the hand only for its owner."""

    hand: list[str] | None
    hand_size: int
    held_since_reshuffle: int
    pool: int
    tokens: int
    pages: list[int]
    maps: list[Quadrant]
    runes: int
    journal: list[str]
    building: dict[str, int]
    opened: list[OpenedGate]
    score: int
    parts: dict[str, int]
    total: int


class Board(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    round: int
    round_limit: int
    first: Seat
    active: Seat
    phase: Phase
    mode: Mode
    cards_played: int
    playing: Playing | None
    regions: dict[str, Region]
    gate_row: list[str | None]
    gate_deck: int
    gate_deck_bottom: list[str]
    deck: int
    discard: list[str]
    reshuffled: list[str]
    stack: list[Disc]
    scrolls_down: int
    scrolls_up: list[str]
    supply: int
    costs: dict[str, int]
    players: list[Player]
