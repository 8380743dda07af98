"""The processor time of a choice beside that of an earlier commit: two servers at once, the same players at both.

python scripts/load_against.py e52d6d2 --tables 30 --rate 3
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from earlier import ROOT, earlier_tree
from eldertable.sim.load import run, two_player_games
from eldertable.sim.local_server import LocalServer


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare the working tree with a commit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("commit", help="the earlier commit")
    parser.add_argument("--tables", type=int, default=30, help="tables of two players at each server")
    parser.add_argument("--seconds", type=float, default=20, help="how long to play")
    parser.add_argument("--rate", type=float, default=3, help="choices per table and second")
    options = parser.parse_args(arguments)
    with (
        earlier_tree(options.commit) as earlier,
        tempfile.TemporaryDirectory() as folder,
        server_of(earlier, Path(folder, "before.sqlite3")) as before,
        server_of(ROOT, Path(folder, "now.sqlite3")) as now,
    ):
        reports = asyncio.run(both([before, now], options))
    print(in_words(options.commit, *reports))


def server_of(tree: Path, database: Path) -> LocalServer:
    """The server as it is in a tree of sources."""
    return LocalServer(database, {"PYTHONPATH": str(tree / "src")})


async def both(servers: Sequence[LocalServer], options: argparse.Namespace) -> list[dict[str, Any]]:
    """All servers under the same load at the same time."""
    games = two_player_games()
    return await asyncio.gather(*(run([server], games, options.tables, options.seconds, options.rate) for server in servers))


def in_words(commit: str, before: dict[str, Any], now: dict[str, Any]) -> str:
    """Both figures and their ratio, and how busy the machine was."""
    old, new = before["processor_ms_per_choice"], now["processor_ms_per_choice"]
    return (
        f"{commit}: {before['choices']} choices, {old} ms of processor time each; "
        f"now: {now['choices']} choices, {new} ms; ratio {new / old:.2f}; load average {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
