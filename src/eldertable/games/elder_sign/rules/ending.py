"""Elder Signs, and the end of the game (ES-8.7, ES-21)."""

from __future__ import annotations

from eldertable.games.elder_sign.content import ANCIENT_ONES, ELDER_SIGNS
from eldertable.games.elder_sign.events import ElderSignGained, ElderSignLost, GameEnded
from eldertable.games.elder_sign.state import Ending, Museum


def end_game(s: Museum, reason: Ending) -> None:
    """The game ends at once, whatever is under way (ES-21.5)."""
    s.ending = reason
    s.emit(GameEnded(reason))
    s.stop()


def gain_elder_signs(s: Museum, count: int) -> None:
    """Put Elder Signs by the Ancient One; enough of them win the game at once (ES-8.7, ES-21.1)."""
    needed = ANCIENT_ONES[s.ancient_one].elder_signs
    for _ in range(count):
        if s.elder_signs < ELDER_SIGNS:
            s.elder_signs += 1
            s.emit(ElderSignGained(s.elder_signs, needed))
        if s.elder_signs >= needed:
            end_game(s, "sealed")
            return


def lose_elder_signs(s: Museum, count: int) -> None:
    """Remove Elder Signs, as far as there are any."""
    for _ in range(min(count, s.elder_signs)):
        s.elder_signs -= 1
        s.emit(ElderSignLost(s.elder_signs, ANCIENT_ONES[s.ancient_one].elder_signs))
