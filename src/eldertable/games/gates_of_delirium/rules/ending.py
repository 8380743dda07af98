"""The end of the game (GD-10)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.events import GameEnded
from eldertable.games.gates_of_delirium.state import Delirium, Ending


def end_game(s: Delirium, reason: Ending) -> None:
    """The game ends at once, whatever is under way (GD-10.2)."""
    s.ending = reason
    s.emit(GameEnded(reason))
    s.stop()
