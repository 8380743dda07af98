"""How fast the games are beside an earlier commit: both play in turn, and the ratios of their medians are printed.

python scripts/bench_against.py e52d6d2 --pairs 5
python scripts/bench_against.py e52d6d2 --searches auztralia search:iterations=24,width=4,plies=12,worlds=1   how fast a search is
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from earlier import ROOT, earlier_tree

FIGURES = ("decisions_per_second", "copies_per_second", "searches_per_second", "more_searches_per_second")
# Searches in positions of games between bots that look one choice ahead, four of each game: once without anything that was
# worked out before, and once more.
SEARCHES = """
import json, sys
from time import process_time
from eldertable.bots import Outlook, make_bot
from eldertable.registry import find_game

game, spec = find_game(sys.argv[1]), sys.argv[2]
# Not every commit knows where there is nothing to search: here it is everywhere.
type(game).crossroads = lambda *_: True
positions = []
for number in range(5):
    table = game.start(2, f"bench:{number}")
    bots = [make_bot("greedy:worlds=1", f"bench:{number}:{seat}", game, clock=False) for seat in range(2)]
    passed = []
    while (decision := table.decision) is not None:
        passed.append(table.fork())
        table.choose(bots[decision.seat].choose(Outlook(table, decision.seat)))
    positions += [passed[len(passed) * part // 20] for part in (2, 7, 12, 17)]
figures = {}
for figure in ("searches_per_second", "more_searches_per_second"):
    began = process_time()
    for number, table in enumerate(positions):
        make_bot(spec, f"bench:{number}", game, clock=False).choose(Outlook(table, table.decision.seat))
    figures[figure] = len(positions) / (process_time() - began)
print(json.dumps({"games": {game.id: figures}}))
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare the working tree with a commit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("commit", help="the earlier commit")
    parser.add_argument("--pairs", type=int, default=5, help="how many runs of each")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each game and run")
    parser.add_argument(
        "--searches", nargs=2, metavar=("GAME", "BOT"), help="measure this search in positions of this game instead"
    )
    options = parser.parse_args(arguments)
    command = ["-m", "eldertable", "bench", "--json", "--pairs", "1", "--seconds", str(options.seconds)]
    if options.searches:
        command = ["-c", SEARCHES, *options.searches]
    with earlier_tree(options.commit) as earlier:
        report(*alternate(earlier, options.pairs, command))


def alternate(earlier: Path, pairs: int, command: Sequence[str]) -> tuple[list[Any], list[Any]]:
    """Runs of the commit and of the working tree, in turn, each time the other one first."""
    before: list[Any] = []
    now: list[Any] = []
    for pair in range(pairs):
        turns = [(before, earlier), (now, ROOT)]
        for runs, tree in turns if pair % 2 else reversed(turns):
            runs.append(bench(tree, command))
        print(f"pair {pair + 1} of {pairs}", file=sys.stderr)
    return before, now


def bench(tree: Path, command: Sequence[str]) -> dict[str, dict[str, float]]:
    """One run."""
    done = subprocess.run(
        [sys.executable, *command], env=os.environ | {"PYTHONPATH": str(tree / "src")}, capture_output=True, text=True, check=True
    )
    games: dict[str, dict[str, float]] = json.loads(done.stdout)["games"]
    return games


def report(before: list[Any], now: list[Any]) -> None:
    """The medians and their ratios."""
    for game in before[0]:
        for figure in [each for each in before[0][game] if each in FIGURES]:
            old, new = (median(run[game][figure] for run in runs) for runs in (before, now))
            print(f"{game:20} {figure:26} {old:12,.1f} {new:12,.1f}   {new / old:.2f}")


if __name__ == "__main__":
    main()
