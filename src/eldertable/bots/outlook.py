"""What a bot is given: its seat's view, the decision, and worlds it can imagine; never the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NoReturn, Self

import msgspec
from typing_extensions import TypeVar

from eldertable.bots.together import Rated
from eldertable.kernel import Choice, Decision, Game, Origin, Record, Seat, State, Table
from eldertable.kernel.errors import CannotUndo, EldertableError

# A bot of any game need not say of which state its worlds are.
S = TypeVar("S", bound=State, default=Any)


class NotYours(EldertableError):
    """A bot was asked about a decision of another seat, or about none."""


class Imagined(Table[S]):
    """A table as it could be for all that a seat knows. It can be played on, but not traced back to the real one."""

    __slots__ = ()

    def undo(self, *, agreed: bool = False) -> NoReturn:
        """Refused: what came before is not the bot's to see."""
        raise CannotUndo("An imagined table begins with the imagination; fork it instead of taking back.")

    def choices(self) -> NoReturn:
        """Refused: what came before is not the bot's to see."""
        raise EldertableError("An imagined table has no history to tell.")

    def record(self) -> Record:
        """Refused, as `choices`."""
        self.choices()


# The real origin holds the seed of all hidden things.
NOWHERE = Origin(seed="imagined")


class Onlook(Generic[S]):
    """What a bot may have at any time, also while somebody else decides: what its seat sees, and worlds that fit it."""

    __slots__ = ("__table", "game", "options", "players", "seat")

    def __init__(self, table: Table[S], seat: Seat) -> None:
        self.__table = table
        self.game: Game[S] = table.game
        self.players = table.players
        self.options = table.options
        self.seat = seat

    @property
    def view(self) -> dict[str, Any]:
        """Exactly what the seat sees."""
        return self.__table.view(self.seat)

    def imagine(self, seed: int | str) -> Imagined[S]:
        """A world that fits the view: the hidden part is dealt anew from the seed."""
        world = self.__table.fork()
        world.determinise(self.seat, seed)
        return Imagined.taking_over(world, NOWHERE)


class Outlook(Onlook[S]):
    """Everything a bot may have to make one decision; `Outlook[Delirium]` is one whose worlds have states of that type."""

    __slots__ = ("decision", "version")

    def __init__(self, table: Table[S], seat: Seat, version: int | None = None) -> None:
        decision = table.decision
        if decision is None or decision.seat != seat:
            raise NotYours(f"Seat {seat} has nothing to decide now.")
        super().__init__(table, seat)
        # How many choices were made so far; whoever rebuilt the table from a position has to tell.
        self.version = table.version if version is None else version
        # What it is about is the bot's own: the decision's may be in use elsewhere.
        self.decision = Decision(seat, decision.kind, decision.options, dict(decision.about or {}), decision.confirm)


class BotSettings(msgspec.Struct, frozen=True):
    """What can be set about a kind of bot."""

    def without_clock(self) -> Self:
        """The same, counted in trials instead of time, so that the same seed gives the same choices."""
        return self


class Bot:
    """Whoever can choose.

    `recalled` tells how many trials of its last thinking went into the newest choice, `rated` what it found of the options.
    """

    recalled = 0
    rated: Sequence[Rated] = ()

    def choose(self, outlook: Outlook) -> Choice:
        """One of the options of the outlook's decision."""
        raise NotImplementedError

    def think_on(self, onlook: Onlook, seconds: float) -> bool:
        """Use so many seconds in which somebody else decides; False if more of them would be of no use."""
        return False

    def forget(self) -> None:
        """The game did not go on from the last choice: what was thought of its future does not hold."""

    def close(self) -> None:
        """The game is over, or the bot is not needed any more."""
