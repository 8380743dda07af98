"""What happens at the table, for the log and for animation."""

from __future__ import annotations

from typing import ClassVar, Literal

from eldertable.games.elder_sign.content import Colour
from eldertable.games.elder_sign.state import Ending
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


class DiceRolled(Event, frozen=True):
    """The pool was rolled (ES-6.2)."""

    tally: ClassVar[tuple[str, ...]] = ("dice",)

    seat: Seat
    dice: tuple[str, ...]


class DiceRerolled(Event, frozen=True):
    """Some dice of the roll were rolled again (ES-16.1)."""

    tally: ClassVar[tuple[str, ...]] = ("after",)

    seat: Seat
    before: tuple[str, ...]
    after: tuple[str, ...]


class ClueSpent(Event, frozen=True):
    """A clue was spent."""

    seat: Seat


class DieChanged(Event, frozen=True):
    """A die was turned to another face."""

    seat: Seat
    before: str
    after: str


class TaskCompleted(Event, frozen=True):
    """Dice were placed on a task (ES-6.5)."""

    seat: Seat
    task: int
    dice: tuple[str, ...]


class RollFailed(Event, frozen=True):
    """No task was completed (ES-7.1)."""

    seat: Seat


class TerrorStruck(Event, frozen=True):
    """A Terror effect happens (ES-7.2)."""

    seat: Seat
    card: str


class DieDiscarded(Event, frozen=True):
    """A die left the pool until the end of the phase (ES-7.7)."""

    seat: Seat
    die: str


class DieFocused(Event, frozen=True):
    """A die was put on the own marker (ES-7.9)."""

    seat: Seat
    die: str


class HelpAsked(Event, frozen=True):
    """A player asks another for assistance (ES-7.10)."""

    seat: Seat
    helper_seat: Seat


class HelpGiven(Event, frozen=True):
    """A die was put on a helper's marker (ES-7.10)."""

    helper_seat: Seat
    die: str


class HelpRefused(Event, frozen=True):
    """A request was refused (ES-7.11)."""

    helper_seat: Seat


class CardUsed(Event, frozen=True):
    """An item, spell or ally was used."""

    seat: Seat
    card: str


class AbilityUsed(Event, frozen=True):
    """An investigator's ability was used."""

    seat: Seat
    investigator: str


class DieAdded(Event, frozen=True):
    """A die joined the pool (ES-16.7)."""

    seat: Seat
    die: str


class DieSecured(Event, frozen=True):
    """A spell keeps a die (ES-16.20)."""

    seat: Seat
    spell: str
    die: str


class SecuredTaken(Event, frozen=True):
    """A secured die was taken to be rolled (ES-16.23)."""

    seat: Seat
    spell: str
    die: str


class AdventureResolved(Event, frozen=True):
    """All tasks of a card are complete (ES-8.1)."""

    seat: Seat
    card: str


class AttemptFailed(Event, frozen=True):
    """An attempt failed (ES-8.3)."""

    seat: Seat
    card: str


class AttemptBroken(Event, frozen=True):
    """An attempt was broken off (ES-18.4, ES-20.15)."""

    seat: Seat


class GaveUp(Event, frozen=True):
    """A player gave up or stopped attacking (ES-6.11, ES-20.9)."""

    seat: Seat


class PenaltiesPrevented(Event, frozen=True):
    """A card took the place of the penalties."""

    seat: Seat
    card: str


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


class InvestigatorDevoured(Event, frozen=True):
    """An investigator was devoured (ES-18.3)."""

    seat: Seat
    investigator: str


class PlayerOut(Event, frozen=True):
    """A player gets no new investigator (ES-18.7, ES-18.8)."""

    seat: Seat


class Awakened(Event, frozen=True):
    """The Ancient One awakens (ES-20.1)."""

    ancient_one: str


class AncientOneAttacked(Event, frozen=True):
    """The Ancient One attacks (ES-20.10)."""

    ancient_one: str


class GameEnded(Event, frozen=True):
    """The game is over (ES-21)."""

    reason: Ending
