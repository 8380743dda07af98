"""How many choices one PostgreSQL commits a second, and what announcing them to other processes costs: `python scripts/commits.py`.

Processes write choices as the server does, those that arrive together in one commit, once with the triggers that announce each
choice to everybody and once without; every process listens all the same.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from sqlalchemy import insert, text

from eldertable.server import metrics
from eldertable.server.store import News, Store, now, schema
from eldertable.server.store.writer import LogRow, Move
from eldertable.sim.local_postgres import LocalPostgres

EVENTS = '{"everyone":[{"type":"card_played","seat":0,"card":"action_17"}],"seats":{}}'
CHOICE = '{"type":"play_card","card":"action_17"}'


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, or be one of the processes that are measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=100, help="tables in play at each process, each with one choice on its way")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--database", help="be one process, at this database")
    options = parser.parse_args(arguments)
    if options.database:
        asyncio.run(one_process(options.database, options.tables, options.seconds))
        return
    print("processes  announced  choices a second  commits a second  news heard a second")
    with LocalPostgres() as postgres:
        for count in (1, 2, 4):
            for announced in (True, False):
                database = postgres.new_database(f"commits_{count}_{announced}")
                asyncio.run(prepare(database, announced))
                choices, commits, heard = together(database, count, options.tables, options.seconds)
                print(f"{count:9}  {'yes' if announced else 'no':>9}  {choices:16,.0f}  {commits:16,.0f}  {heard:19,.0f}")


async def prepare(database: str, announced: bool) -> None:
    """A database with its schema, silent if nothing is to be announced."""
    store = await Store.open(database)
    if not announced:
        async with store._write() as connection:
            await connection.execute(text("ALTER TABLE log DISABLE TRIGGER eldertable_log"))
    await store.close()


def together(database: str, count: int, tables: int, seconds: float) -> list[float]:
    """What so many processes do at once, each figure summed."""
    command = [sys.executable, __file__, "--database", database, "--tables", str(tables), "--seconds", str(seconds)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count)]
    figures = [[float(figure) for figure in process.communicate()[0].split()] for process in processes]
    return [sum(each) for each in zip(*figures, strict=True)]


class Ear:
    """Counts what the other processes announce."""

    heard = 0

    def follow_at_once(self, news: News) -> bool:
        """There is nothing to follow."""
        self.heard += 1
        return True

    async def hear(self, news: list[News]) -> None:
        """Other processes did something."""
        self.heard += len(news)

    async def look_again(self) -> None:
        """Nothing to look up."""


async def one_process(database: str, tables: int, seconds: float) -> None:
    """Write choices at one's own tables for a while; print how many, in how many commits, and how many others' were heard of."""
    store, ear = await Store.open(database), Ear()
    await store.news.start(ear)
    ids = [f"{id(store):x}-{now()}-{number}"[-40:] for number in range(tables)]
    async with store._write() as connection:
        await connection.execute(insert(schema.tables), [table_row(each) for each in ids])
    end = perf_counter() + seconds
    made = sum(await asyncio.gather(*(play(store, each, end) for each in ids)))
    counters = {sample.name: sample.value for family in metrics.COMMITS.collect() for sample in family.samples}
    commits = next(value for name, value in counters.items() if name.endswith("_count"))
    print(made / seconds, commits / seconds, ear.heard / seconds)
    await store.news.close()
    await store.close()


async def play(store: Store, table_id: str, end: float) -> int:
    """One choice after the other, each when the one before is on disk."""
    version = 0
    while perf_counter() < end:
        version += 1
        row = LogRow(version, "choice", 0, CHOICE, EVENTS, now())
        await store.writer.append(Move(table_id, row, "running", "1", 0, None, None))
    return version


def table_row(table_id: str) -> dict[str, Any]:
    """What the database needs of a running table."""
    fixed = {"game": "gates_of_delirium", "rules_version": "1", "players": 2, "options": "{}", "seed": "ab" * 32, "public": False}
    return fixed | {"id": table_id, "status": "running", "version": 0, "created": now(), "updated": now()}


if __name__ == "__main__":
    main()
