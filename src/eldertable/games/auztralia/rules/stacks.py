"""The stacks of Old One tiles by level (AZ-2.2)."""

from __future__ import annotations

from eldertable.games.auztralia.state import Auztralia


def draw_tile(s: Auztralia, level: int) -> str:
    """The top tile of a level's stack."""
    stack = s.stacks[level - 1]
    set_stack(s, level, stack[1:])
    return stack[0]


def set_stack(s: Auztralia, level: int, tiles: tuple[str, ...]) -> None:
    """Replace the stack of a level."""
    one, two, three = s.stacks
    s.stacks = (tiles if level == 1 else one, tiles if level == 2 else two, tiles if level == 3 else three)
