"""The clock (ES-11.1, ES-11.3)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import CLOCK
from eldertable.games.elder_sign.events import ClockAdvanced
from eldertable.games.elder_sign.state import Museum

HOURS = tuple(map(ClockAdvanced, CLOCK))


def advance_clock(s: Museum) -> None:
    """Move the hand one step; at XII midnight is due (ES-11.1, ES-11.3)."""
    hand = s.clock = (s.clock + 1) % len(HOURS)
    if not hand:
        s.due = True
    s.emit(HOURS[hand])
