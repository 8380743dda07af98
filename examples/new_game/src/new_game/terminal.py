"""The table drawn in text, for playing in a terminal."""

from __future__ import annotations

from typing import Any

from eldertable.kernel import Say


def sketch(view: dict[str, Any], say: Say) -> str:
    """A line for each player, with a mark on the one who reads."""
    board = view["board"]
    lines = [say("board-round", round=board["round"])]
    for seat, player in enumerate(board["players"]):
        hand = " ".join(str(card) for card in player["hand"]) if player["hand"] is not None else "▯ " * player["cards"]
        mark = "»" if seat == view["seat"] else " "
        lines.append(f"{mark} {say('board-seat', number=seat + 1)}  {board['played'][seat] or '·':>2}  {player['points']}  {hand}")
    return "\n".join(lines)
