"""What happens in an attempt: dice, tasks, cards and abilities."""

from __future__ import annotations

from typing import ClassVar, Literal

from eldertable.kernel import Event, Seat

Points = Literal["sanity", "stamina"]


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
