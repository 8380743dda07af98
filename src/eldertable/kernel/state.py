"""The root of every game's state."""

from __future__ import annotations

from eldertable.kernel.chance import Chance
from eldertable.kernel.events import Event
from eldertable.kernel.plain import Plain


class State(Plain):
    """Everything on the table. Games add their own fields; rules use `chance` and `emit`."""

    chance: Chance
    outbox: list[Event]

    def emit(self, event: Event) -> None:
        """Tell what just happened."""
        self.outbox.append(event)
