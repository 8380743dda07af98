"""`eldertable ratings rebuild`: all ratings worked out again from the finished games."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from eldertable.server.store import Store, existing_database


def run(arguments: Namespace) -> int:
    """Rebuild, and say how many games there were."""
    games = asyncio.run(rebuild(existing_database(arguments.database)))
    print(f"{games} rated games were rated again.")
    return 0


async def rebuild(database: str) -> int:
    """Rate every rated game of a database anew."""
    store = await Store.open(database)
    try:
        await store.fill_results()
        return await store.rebuild_ratings()
    finally:
        await store.close()
