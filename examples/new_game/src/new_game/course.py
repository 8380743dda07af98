"""What others wish to know of the agenda: the view and the bots ask here, not the steps themselves."""

from __future__ import annotations

from eldertable.kernel import Seat
from new_game.rules.turn import PlayCard
from new_game.state import NewGame


def to_play(s: NewGame) -> list[Seat]:
    """Who still has to play in this round, in their order."""
    return [step.seat for step in s.agenda if isinstance(step, PlayCard)]
