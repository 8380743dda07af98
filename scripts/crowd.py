"""How long the pages about people take when much was played: `python scripts/crowd.py --games 100000`.

Makes finished games in a database of its own, then asks a server over it for each page, and prints the processor time that the
server spent on one answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import urllib.request
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from sqlalchemy import insert

from eldertable.registry import find_game
from eldertable.server.pairing import MOST, Played, pair, rounds_for
from eldertable.server.puzzlemaker import today
from eldertable.server.store import Store, now, schema
from eldertable.server.store import contest_schema as contests
from eldertable.server.store import people_schema as kept
from eldertable.server.store.public_ids import public_id
from eldertable.server.strength import BOT, Strength
from eldertable.sim.load import bounded
from eldertable.sim.local_server import LocalServer

AT_ONCE = 2000
CALLS = 20
TOURNAMENTS = 50
RIVALS = ("gates_of_delirium", "ancient_world", "auztralia")
ANCIENT_ONES = ("azathoth", "cthulhu", "hastur", "ithaqua", "nyarlathotep", "shub_niggurath", "yig", "yog_sothoth")
Rows = dict[str, list[dict[str, Any]]]


class Crowd:
    """People who have played much; the first of them in one game of twenty."""

    def __init__(self, people: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.people = [f"{number:024x}" for number in range(people)]
        self.regular = self.people[0]

    def pair(self) -> list[str]:
        """Two of them."""
        if self.rng.random() < 0.05:
            return [self.regular, self.rng.choice(self.people[1:])]
        return self.rng.sample(self.people, 2)

    def game(self, number: int, rows: Rows) -> None:
        """One finished game: rivals, two of three of them rated, or two investigators together."""
        together = self.rng.random() < 0.2
        game = "elder_sign" if together else self.rng.choice(RIVALS)
        rated, ended, table = not together and self.rng.random() < 0.67, now() - (2_000_000 - number) * 1000, f"t{number}"
        category = f"opponent={self.rng.choice(ANCIENT_ONES)}" if together else ""
        mode = "together" if together else "rivals"
        common = {"game": game, "mode": mode, "players": 2, "category": category, "public": True, "ended": ended}
        rows["tables"].append(table_row(table, game, ended))
        rows["finished_games"].append(
            common | {"number": number, "table_id": table, "rated": rated, "length": 150, "how": None, "reason": "end"}
        )
        won = self.rng.random() < 0.5
        for seat, person in enumerate(self.pair()):
            first = won if together or seat == 0 else not won
            merit = -self.rng.randrange(15, 60) if together and won else None
            rows["results"].append(
                common
                | {"number": number, "seat": seat, "person": person, "bot": None, "participant": f"p{person}" if rated else None}
                | {"place": 1 if first else 2, "won": first, "quit": False, "score": self.rng.randrange(10, 90), "merit": merit}
            )
            if rated:
                step = {"participant": f"p{person}", "mu": self.rng.gauss(25, 5), "sigma": 3.0}
                rows["rating_steps"] += [{"number": number, "ladder": ladder, **step} for ladder in ("people", "everyone")]


def table_row(table: str, game: str, ended: int) -> dict[str, Any]:
    """What the database needs of a table that is over."""
    fixed = {"rules_version": "1", "players": 2, "options": "{}", "seed": "ab" * 32, "public": True, "status": "finished"}
    return fixed | {"id": table, "game": game, "version": 150, "created": ended, "updated": ended}


async def fill(database: str, crowd: Crowd, games: int) -> None:
    """Put everybody and every game into the database."""
    store = await Store.open(database)
    try:
        async with store._write() as connection:
            time, start = now(), Strength()
            for part in (crowd.people[at : at + AT_ONCE] for at in range(0, len(crowd.people), AT_ONCE)):
                await connection.execute(
                    insert(schema.people), [{"id": who, "name": f"P{who[-6:]}", "created": time} for who in part]
                )
                await connection.execute(insert(kept.profiles), [{"person": who, "public_id": public_id(who)} for who in part])
                await connection.execute(insert(kept.participants), [{"id": f"p{who}", "person": who} for who in part])
                ratings = [
                    {"participant": f"p{who}", "game": game, "ladder": ladder, "mu": start.mu, "sigma": 3.0, "games": 30}
                    for who in part
                    for game in RIVALS
                    for ladder in ("people", "everyone")
                ]
                await connection.execute(insert(kept.ratings), ratings)
            await connection.execute(insert(kept.participants).values(id=f"{BOT}normal"))
        for at in range(1, games + 1, AT_ONCE):
            rows: Rows = {"tables": [], "finished_games": [], "results": [], "rating_steps": []}
            for number in range(at, min(games + 1, at + AT_ONCE)):
                crowd.game(number, rows)
            async with store._write() as connection:
                for table in (schema.tables, kept.finished_games, kept.results, kept.rating_steps):
                    await connection.execute(insert(table), rows[table.name])
    finally:
        await store.close()


async def fill_contests(database: str, crowd: Crowd) -> None:
    """Tournaments that are over, each of them as large as it can be, and a puzzle that everybody tried."""
    store = await Store.open(database)
    rounds, time = rounds_for("swiss", MOST), now()
    try:
        for number in range(TOURNAMENTS):
            tournament = {"id": f"c{number}", "game": RIVALS[0], "system": "swiss", "size": MOST, "move_limit": 300, "starts": time}
            fields = {"status": "finished", "round": rounds, "rounds": rounds, "secret": "ab" * 32, "created": time, "ended": time}
            people = crowd.rng.sample(crowd.people, MOST)
            entrants = [{"tournament": f"c{number}", "number": at, "person": person} for at, person in enumerate(people, 1)]
            played: list[Played] = []
            for each in range(1, rounds + 1):
                meetings = pair("swiss", MOST, set(), played)
                played += [Played(each, game.one, game.other, crowd.rng.choice([game.one, game.other])) for game in meetings]
            boards = [
                {"tournament": f"c{number}", "board": at, "over": True, "table_id": None, **msgspec.structs.asdict(game)}
                for at, game in enumerate(played, 1)
            ]
            async with store._write() as connection:
                await connection.execute(insert(contests.tournaments).values(**tournament, **fields))
                await connection.execute(insert(contests.entrants), entrants)
                await connection.execute(insert(contests.boards), boards)
        table = find_game(RIVALS[0]).start(players=2, seed=1)
        await store.add_puzzle(RIVALS[0], today().isoformat(), 2, 0, msgspec.to_builtins(table.view(0)), [True])
        tries = [{"puzzle": 1, "person": person, "at_once": True, "solved": True, "made": time} for person in crowd.people]
        async with store._write() as connection:
            await connection.execute(insert(contests.puzzle_tries), tries)
    finally:
        await store.close()


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(server: LocalServer, path: str) -> dict[str, float]:
    """Milliseconds of the server's processor for one answer, and of the clock."""
    walls: list[float] = []
    urllib.request.urlopen(server.http + path).read()
    before = processor_time(server.pid)
    for _ in range(CALLS):
        began = perf_counter()
        urllib.request.urlopen(server.http + path).read()
        walls.append(perf_counter() - began)
    spent = processor_time(server.pid) - before
    return {"server_ms": round(spent / CALLS * 1000, 1), "clock_ms": round(median(walls) * 1000, 1)}


def run(games: int, people: int) -> dict[str, Any]:
    """Fill a database, and ask for every page."""
    crowd = Crowd(people, 1)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "crowd.sqlite3"
        asyncio.run(fill(str(database), crowd, games))
        asyncio.run(fill_contests(str(database), crowd))
        with LocalServer(database, {"ELDERTABLE_BOT_WORKERS": "1"}) as server:
            pages = {
                "profile of a regular": f"/api/profiles/{public_id(crowd.regular)}",
                "profile of anybody": f"/api/profiles/{public_id(crowd.people[7])}",
                "ranking of rivals": "/api/games/gates_of_delirium/ranking",
                "records of Elder Sign": "/api/games/elder_sign/ranking",
                "front page": "/api/tables",
                "all tournaments": "/api/tournaments",
                "a tournament of 64": "/api/tournaments/c0",
                "all puzzles": "/api/puzzles",
                "a puzzle": f"/api/puzzles/{RIVALS[0]}",
            }
            return {"games": games, "people": people, "pages": {name: measure(server, path) for name, path in pages.items()}}


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="crowd.py", description="How long the pages about people take.")
    parser.add_argument("--games", type=bounded(int, 1, 10_000_000), default=100_000)
    parser.add_argument("--people", type=bounded(int, 10, 1_000_000), default=2_000)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    given = parser.parse_args()
    report = run(given.games, given.people)
    if given.json:
        print(json.dumps(report))
        return
    print(f"{report['games']} finished games of {report['people']} people; milliseconds for one answer:")
    for name, figures in report["pages"].items():
        print(f"  {name:24} {figures['server_ms']:8.1f} of the server's processor {figures['clock_ms']:8.1f} by the clock")


if __name__ == "__main__":
    main()
