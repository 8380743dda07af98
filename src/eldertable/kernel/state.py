"""The root of every game's state."""

from __future__ import annotations

from typing import Any, Self

from eldertable.kernel.chance import Chance
from eldertable.kernel.errors import RulesDefect
from eldertable.kernel.events import Event
from eldertable.kernel.plain import Plain
from eldertable.kernel.step import Step


class State(Plain):
    """Everything on the table, with what is still to be done. Games add their own fields; rules use `chance`, `emit` and `next`."""

    chance: Chance
    outbox: list[Event]
    agenda: list[Step[Any]]

    def emit(self, event: Event) -> None:
        """Tell what just happened."""
        self.outbox.append(event)

    def next(self, *steps: Step[Self]) -> None:
        """These come next, in this order, before all that waits already."""
        self.agenda[:0] = steps

    def skip_to(self, kind: type[Step[Self]]) -> None:
        """What waits before the next step of this kind is not done any more."""
        for index, step in enumerate(self.agenda):
            # Not `isinstance`, which takes ten times as long on structs.
            if kind in type(step).__mro__:
                del self.agenda[:index]
                return
        raise RulesDefect(f"There is no {kind.__name__} ahead to skip to: {self.agenda!r}.")

    def stop(self) -> None:
        """The game ends at once, whatever is still to be done."""
        self.agenda.clear()
