"""Proof that nothing is lost: `python -m eldertable.sim.crash --kind kill --blows 200`.

People play through real sockets while the server is killed again and again, its disk is full, or its database gone. After each blow
the log on disk is compared with what they know: every choice that was acknowledged is there, none twice, none that nobody made.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import eldertable
from eldertable.registry import find_game, game_ids
from eldertable.sim.calamities import (
    Calamity,
    DatabaseGone,
    FullDisk,
    PowerCut,
    SmallDisk,
    SmallFiles,
    Unsaved,
    may_mount,
    new_choices,
)
from eldertable.sim.load import Guest, bounded
from eldertable.sim.local_postgres import LocalPostgres
from eldertable.sim.local_server import LocalServer
from eldertable.sim.witness import Attempt, Evidence, Pair, Tally

ENVIRONMENT = {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_BOT_WORKERS": "1"}
# A long run says now and then how far it is.
BLOWS_TO_TELL = 50
LOG = "SELECT table_id, version, kind, seat, choice FROM log ORDER BY table_id, version"
BOTS = "SELECT table_id, seat FROM seats WHERE kind = 'bot'"
TABLES = "SELECT id, status, version FROM tables"
COUNTED = "SELECT f.table_id, count(r.seat) FROM finished_games f LEFT JOIN results r ON r.number = f.number GROUP BY f.table_id"


class Line(msgspec.Struct, frozen=True):
    """A line of the log on disk."""

    version: int
    attempt: Attempt
    start: bool


class OnDisk(msgspec.Struct):
    """What the database holds."""

    logs: dict[str, list[Line]]
    bots: set[tuple[str, int]]
    tables: dict[str, tuple[str, int]]
    counted: dict[str, int]


async def read_disk(url: str) -> OnDisk:
    """Everything that matters, read past the server."""
    postgres = url.startswith("postgresql://")
    engine = create_async_engine(url.replace("://", "+asyncpg://", 1) if postgres else f"sqlite+aiosqlite:///{url}")
    try:
        async with engine.connect() as connection:
            # All of it of one moment, for the server goes on writing.
            await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ" if postgres else "BEGIN")
            logs: dict[str, list[Line]] = defaultdict(list)
            for table, version, kind, seat, choice in await connection.execute(text(LOG)):
                made = Attempt(seat, kind, msgspec.json.decode(choice) if kind == "choice" else None)
                logs[table].append(Line(version, made, kind == "start"))
            bots = {(table, seat) for table, seat in await connection.execute(text(BOTS))}
            tables = {table: (status, version) for table, status, version in await connection.execute(text(TABLES))}
            counted = {row[0]: int(row[1]) for row in await connection.execute(text(COUNTED))}
    finally:
        await engine.dispose()
    return OnDisk(dict(logs), bots, tables, counted)


def differences(disk: OnDisk, evidence: Evidence) -> Iterator[str]:
    """In what the disk differs from what the people at a table know."""
    table = evidence.table
    if table not in disk.tables:
        yield f"table {table} is gone"
        return
    lines = disk.logs.get(table, [])
    yield from uncounted(disk, table)
    if [line.version for line in lines] != list(range(len(lines))):
        yield f"table {table}: the versions are not one after another: {[line.version for line in lines]}"
    if lines and disk.tables[table][1] != lines[-1].version:
        yield f"table {table}: its row says version {disk.tables[table][1]}, its log {lines[-1].version}"
    by_version = {line.version: line for line in lines}
    for version, attempt in evidence.acknowledged.items():
        if version not in by_version:
            yield f"table {table}: the acknowledged version {version} is lost"
        elif by_version[version].attempt != attempt:
            yield f"table {table}: version {version} is another than was acknowledged"
    for seat, shown in evidence.shown.items():
        if lost := shown.keys() - by_version.keys():
            yield f"table {table}: seat {seat} was shown versions that are lost: {sorted(lost)}"
    for line in lines:
        bot = (table, line.attempt.seat) in disk.bots
        if not line.start and not bot and line.attempt not in evidence.tried.get(line.version, []):
            yield f"table {table}: nobody made version {line.version}: {line.attempt}"


def uncounted(disk: OnDisk, table: str) -> Iterator[str]:
    """In what the numbers kept at the end of a game differ from the game: they come with its end, and never before."""
    finished = disk.tables[table][0] == "finished"
    if finished and table not in disk.counted:
        yield f"table {table}: it is over, but nobody's result is kept"
    if not finished and table in disk.counted:
        yield f"table {table}: results are kept although it is not over"
    if disk.counted.get(table) == 0:
        yield f"table {table}: it is over, but counts for nobody"


async def verify(server: LocalServer, tally: Tally) -> None:
    """Compare the disk with what everybody knows."""
    # What was acknowledged before the disk is read must be on it; what is tried later may be, too.
    known = msgspec.json.encode([evidence.acknowledged for evidence in tally.evidence])
    acknowledged = msgspec.json.decode(known, type=list[dict[int, Attempt]])
    shown = [{seat: dict(seen) for seat, seen in evidence.shown.items()} for evidence in tally.evidence]
    disk = await read_disk(server.url)
    for before, sights, evidence in zip(acknowledged, shown, tally.evidence, strict=False):
        tally.complaints += differences(disk, Evidence(evidence.table, evidence.tried, before, sights))


def verify_games(server: LocalServer, tally: Tally, disk: OnDisk) -> int:
    """Finished games replay from their records to their results; how many there are."""
    finished = [evidence.table for evidence in tally.evidence if disk.tables[evidence.table][0] == "finished"]
    for table in finished:
        record = Guest(server).call("GET", f"/api/tables/{table}/record")
        if eldertable.replay(json.dumps(record)).result is None:
            tally.complaints.append(f"table {table}: the record has no result")
    return len(finished)


async def run(server: LocalServer, calamity: Calamity, blows: int, tables: int, seed: int) -> dict[str, Any]:
    """Play, strike, verify, again and again."""
    tally = Tally()
    rng = random.Random(seed)
    games = [game for game in game_ids() if {2, 3} <= set(find_game(game).players)]
    pairs = [Pair(server, games[n % len(games)], n % 3 == 2, tally, random.Random(f"{seed} {n}")) for n in range(tables)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    began = time.perf_counter()
    done = 0
    try:
        # A blow before anybody plays proves nothing, nor does a last one that nobody plays after.
        await new_choices(tally)
        while done < blows and not tally.complaints:
            done += 1
            await calamity.strike(server, tally, rng)
            await verify(server, tally)
            if done % BLOWS_TO_TELL == 0:
                print(f"{done} of {blows} blows, {tally.acknowledged} choices acknowledged", file=sys.stderr)
            for task in playing:
                if task.done():
                    task.result()
        await new_choices(tally)
    except Unsaved as trouble:
        tally.complaints.append(str(trouble))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await verify(server, tally)
    disk = await read_disk(server.url)
    return {
        "blows": done,
        "seconds": round(time.perf_counter() - began, 1),
        "tables": len(tally.evidence),
        "choices_acknowledged": tally.acknowledged,
        "choices_on_disk": sum(len(lines) - 1 for lines in disk.logs.values()),
        "finished_games_replayed": await asyncio.to_thread(verify_games, server, tally, disk),
        "told_that_nothing_can_be_saved": tally.not_saved,
        "reconnections": tally.reconnections,
        "complaints": tally.complaints,
    }


@contextmanager
def scene(kind: str, database: str, seconds: float) -> Iterator[tuple[LocalServer, Calamity]]:
    """A server, and what befalls it."""
    with ExitStack() as stack:
        if kind == "disk":
            disk: SmallDisk | SmallFiles = SmallDisk() if may_mount() else SmallFiles()
            stack.enter_context(disk)
            server = LocalServer(disk.folder / "crash.sqlite3", ENVIRONMENT)
            calamity: Calamity = FullDisk(disk, seconds)
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = None
            calamity = PowerCut()
            if database == "postgresql" or kind == "database":
                postgres = stack.enter_context(LocalPostgres())
                url = postgres.new_database("crash")
                if kind == "database":
                    calamity = DatabaseGone(postgres, seconds)
            server = LocalServer(folder / "crash.sqlite3", ENVIRONMENT, url)
        yield stack.enter_context(server), calamity


def main(arguments: list[str] | None = None) -> int:
    """Strike a server of its own, and print whether it came through."""
    parser = argparse.ArgumentParser(prog="eldertable.sim.crash", description="Proof that nothing is lost.")
    parser.add_argument("--kind", choices=["kill", "disk", "database"], default="kill", help="what befalls the server")
    parser.add_argument("--blows", type=bounded(int, 1, 10_000), default=200, help="how often")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite", help="under a server that is killed")
    parser.add_argument("--gone", type=bounded(float, 1, 600), default=10, help="seconds without disk or database")
    parser.add_argument("--tables", type=bounded(int, 1, 100), default=6, help="tables at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    given = parser.parse_args(arguments)
    with scene(given.kind, given.database, given.gone) as (server, calamity):
        report = {"kind": given.kind, **asyncio.run(run(server, calamity, given.blows, given.tables, given.seed))}
        if report["complaints"]:
            print(server.log()[-4000:], file=sys.stderr)
    print(json.dumps(report) if given.json else in_words(report))
    return 1 if report["complaints"] else 0


def in_words(report: dict[str, Any]) -> str:
    """The report for people."""
    verdict = "Everything acknowledged is there, once." if not report["complaints"] else "\n".join(report["complaints"][:20])
    return (
        f"{report['kind']}, {report['blows']} times in {report['seconds']} s, at {report['tables']} tables: "
        f"{report['choices_acknowledged']} choices acknowledged, {report['choices_on_disk']} on disk, "
        f"{report['finished_games_replayed']} finished games replayed, "
        f"{report['told_that_nothing_can_be_saved']} times told that nothing can be saved, "
        f"{report['reconnections']} reconnections.\n{verdict}"
    )


if __name__ == "__main__":
    sys.exit(main())
