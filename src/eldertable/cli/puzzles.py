"""`eldertable puzzles make`: the daily puzzles that are missing."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Sequence

from eldertable.registry import find_game, game_ids
from eldertable.server.puzzlemaker import days_from_today, make_missing
from eldertable.server.store import Store, default_database


def run(arguments: Namespace) -> int:
    """Make what is missing, and say what came of it; 1 if a puzzle was not found."""
    games = [find_game(game).id for game in arguments.game or game_ids()]
    made = asyncio.run(make(arguments.database or default_database(), days_from_today(arguments.days), games, arguments.seconds))
    for (day, game), found in made.items():
        print(f"{day}  {game}: {'made' if found else 'none found in this time'}")
    if not made:
        print("There is a puzzle for each of these days.")
    return 0 if all(made.values()) else 1


async def make(database: str, days: Sequence[str], games: Sequence[str], seconds: float) -> dict[tuple[str, str], bool]:
    """Make the missing puzzles of a database."""
    store = await Store.open(database)
    try:
        return await make_missing(store, days, games, seconds)
    finally:
        await store.close()
