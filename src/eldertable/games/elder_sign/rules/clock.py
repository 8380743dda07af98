"""The clock (ES-11.1, ES-11.3)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import CLOCK
from eldertable.games.elder_sign.events import ClockAdvanced
from eldertable.games.elder_sign.state import Museum


def advance_clock(s: Museum) -> None:
    """Move the hand one step; at XII midnight is due (ES-11.1, ES-11.3)."""
    s.clock = (s.clock + 1) % len(CLOCK)
    if not s.clock:
        s.due = True
    s.emit(ClockAdvanced(CLOCK[s.clock]))
