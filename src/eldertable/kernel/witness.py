"""Watching a choice happen: the state as it was at each of its events."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from eldertable.kernel.events import Event
from eldertable.kernel.state import State

S = TypeVar("S", bound=State)


class Witness(Generic[S]):
    """Looks on while a choice is made: `with Witness(table.state) as witness: table.choose(...)`.

    Whoever has the state before the choice besides, at a table that was forked for it, need not let it be copied.
    """

    def __init__(self, state: S, before: S | None = None) -> None:
        self.before: S = before or state.copy()
        self.events: list[Event] = []
        self.states: list[S] = []
        self._state: S | None = state
        self._outbox = Outbox(self)

    def __enter__(self) -> Self:
        assert self._state is not None
        self._state.outbox = self._outbox
        return self

    def __exit__(self, *problem: object) -> None:
        state, self._state = self._state, None
        # The garbage collector does not know states: who is still in one would never be freed.
        if state is not None and state.outbox is self._outbox:
            state.outbox = []
        # A table keeps the events of its last choice, but not all that was seen of them.
        self._outbox.witness = None

    def note(self, event: Event) -> None:
        """Keep what just happened, and how the table stands at this moment."""
        if self._state is not None:
            self.events.append(event)
            self.states.append(self._state.copy())


class Outbox(list[Event]):
    """Where the rules put their events while somebody looks on."""

    def __init__(self, witness: Witness[Any]) -> None:
        super().__init__()
        self.witness: Witness[Any] | None = witness

    def append(self, event: Event) -> None:
        """Tell what just happened."""
        super().append(event)
        if self.witness is not None:
            self.witness.note(event)
