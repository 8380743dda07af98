"""The result, part by part (NG-3). Every part needs a text `part-<name>`."""

from __future__ import annotations

from eldertable.kernel import Result
from new_game.state import NewGame


def result(s: NewGame) -> Result:
    """Most rounds won; who is tied shares the victory (NG-3.2)."""
    scores = tuple(player.points for player in s.players)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(scores=scores, breakdown=tuple({"rounds": score} for score in scores), winners=winners, reason=s.ending)
