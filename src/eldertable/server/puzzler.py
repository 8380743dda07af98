"""A process of its own that looks for one puzzle and ends: `python -m eldertable.server.puzzler GAME SEED SECONDS`."""

from __future__ import annotations

import os
import sys

import msgspec

from eldertable.bots.puzzles import make_puzzle
from eldertable.registry import find_game

# Everybody else goes first.
NICENESS = 19


def main() -> None:
    """Print the puzzle as JSON, or nothing."""
    game, seed, seconds = sys.argv[1:]
    os.nice(NICENESS)
    found = make_puzzle(find_game(game), seed, float(seconds))
    if found is not None:
        sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
