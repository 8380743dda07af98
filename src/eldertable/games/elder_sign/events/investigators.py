"""What happens to investigators: turns, points, cards, clues and trophies."""

from __future__ import annotations

from typing import ClassVar, Literal

from eldertable.kernel import Event, Seat

Points = Literal["sanity", "stamina"]


class InvestigatorEntered(Event, frozen=True):
    """An investigator comes to the Entrance (ES-2.8, ES-18.5)."""

    seat: Seat
    investigator: str


class TurnBegan(Event, frozen=True):
    """A player's turn begins (ES-3.1)."""

    seat: Seat


class Moved(Event, frozen=True):
    """A marker moved (ES-4.1)."""

    seat: Seat
    place: str


class PointsLost(Event, frozen=True):
    """Sanity or Stamina was lost (ES-18.1)."""

    seat: Seat
    points: Points
    count: int


class PointsRegained(Event, frozen=True):
    """Sanity or Stamina was regained (ES-18.1)."""

    seat: Seat
    points: Points
    count: int


class MaximumChanged(Event, frozen=True):
    """A maximum is now this number."""

    seat: Seat
    points: Points
    count: int


class CluesGained(Event, frozen=True):
    """Clues were gained."""

    seat: Seat
    count: int


class CluesLost(Event, frozen=True):
    """Clues were lost."""

    seat: Seat
    count: int


class CardGained(Event, frozen=True):
    """A card was drawn from its deck."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: str


class CardLost(Event, frozen=True):
    """A card went back under its deck."""

    seat: Seat
    card: str


class TrophiesGiven(Event, frozen=True):
    """Trophies were paid or lost (ES-10.1)."""

    seat: Seat
    trophies: tuple[str, ...]


class SouvenirBought(Event, frozen=True):
    """A souvenir was bought (ES-9.5)."""

    seat: Seat
    what: str
    price: int


class FirstAidTaken(Event, frozen=True):
    """First aid was taken (ES-9.2)."""

    seat: Seat


class LostAndFoundRolled(Event, frozen=True):
    """The die of the Lost and Found (ES-9.3)."""

    tally: ClassVar[tuple[str, ...]] = ("die",)

    seat: Seat
    die: str


class InvestigatorDevoured(Event, frozen=True):
    """An investigator was devoured (ES-18.3)."""

    seat: Seat
    investigator: str


class PlayerOut(Event, frozen=True):
    """A player gets no new investigator (ES-18.7, ES-18.8)."""

    seat: Seat
