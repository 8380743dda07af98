"""What happens in the museum: monsters, gates, doom, midnight and the Ancient One."""

from __future__ import annotations

from typing import ClassVar, Literal

from eldertable.games.elder_sign.content.shapes import Colour
from eldertable.games.elder_sign.state import Ending
from eldertable.kernel import Event, Seat

Points = Literal["sanity", "stamina"]


class MonsterAppeared(Event, frozen=True):
    """A monster was drawn from the cup (ES-14.1)."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("monster",)

    monster: str


class MonsterPlaced(Event, frozen=True):
    """A monster was put on a card (ES-14.3, ES-14.6)."""

    monster: str
    card: str
    task: int


class MonsterDefeated(Event, frozen=True):
    """A card defeated a monster (ES-14.17)."""

    seat: Seat
    monster: str


class MonsterGained(Event, frozen=True):
    """A monster became a trophy (ES-14.15)."""

    seat: Seat
    monster: str


class GateOpened(Event, frozen=True):
    """An Other World card came into play (ES-19.1)."""

    reveals: ClassVar[bool] = True

    card: str


class AdventureRevealed(Event, frozen=True):
    """An Adventure card came into play (ES-8.1)."""

    reveals: ClassVar[bool] = True

    card: str
    place: int


class CardRemoved(Event, frozen=True):
    """A card left play without being resolved (ES-19.4)."""

    card: str


class DoomAdded(Event, frozen=True):
    """The doom track holds so many tokens now (ES-13.1)."""

    doom: int
    track: int


class DoomRemoved(Event, frozen=True):
    """The doom track holds so many tokens now (ES-13.6)."""

    doom: int
    track: int


class ElderSignGained(Event, frozen=True):
    """There are so many Elder Signs now (ES-8.4)."""

    elder_signs: int
    needed: int


class ElderSignLost(Event, frozen=True):
    """There are so many Elder Signs now."""

    elder_signs: int
    needed: int


class ClockAdvanced(Event, frozen=True):
    """The hand moved on (ES-11.1)."""

    hour: str


class MidnightStruck(Event, frozen=True):
    """Midnight is resolved (ES-11.3)."""

    day: int


class MidnightEffect(Event, frozen=True):
    """An effect of midnight happens (ES-11.4)."""

    card: str


class MythosDrawn(Event, frozen=True):
    """A new Mythos card (ES-11.6)."""

    reveals: ClassVar[bool] = True
    tally: ClassVar[tuple[str, ...]] = ("card",)

    card: str


class MythosEnded(Event, frozen=True):
    """A lasting Mythos card ended."""

    card: str


class DieLocked(Event, frozen=True):
    """A lock came into play; it holds a die of its colour, or waits for one (ES-15.1, ES-15.4)."""

    card: str
    colour: Colour


class DieFreed(Event, frozen=True):
    """A lock left play (ES-15.5)."""

    card: str
    colour: Colour


class Awakened(Event, frozen=True):
    """The Ancient One awakens (ES-20.1)."""

    ancient_one: str


class AncientOneAttacked(Event, frozen=True):
    """The Ancient One attacks (ES-20.10)."""

    ancient_one: str


class GameEnded(Event, frozen=True):
    """The game is over (ES-21)."""

    reason: Ending
