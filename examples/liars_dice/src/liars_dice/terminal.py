"""The table drawn in text, for playing in a terminal."""

from __future__ import annotations

from typing import Any

from eldertable.kernel import Say

DICE = "·⚀⚁⚂⚃⚄⚅"
CUP = "▯"


def sketch(view: dict[str, Any], say: Say) -> str:
    """The bid, and everybody's dice or cups."""
    board = view["board"]
    bid = board["bid"]
    lines = [say("board-bid", count=bid["count"], face=bid["face"]) if bid else say("board-no-bid")]
    for seat, player in enumerate(board["players"]):
        dice = " ".join(DICE[die] for die in player["dice"]) if player["dice"] is not None else " ".join(CUP * player["count"])
        mark = "»" if seat == view["seat"] else " "
        lines.append(f"{mark} {say('board-seat', number=seat + 1)}  {dice}")
    return "\n".join(lines)
