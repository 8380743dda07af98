"""How fast the games are beside an earlier commit: both play in turn, and the ratios of their medians are printed.

python scripts/bench_against.py e52d6d2 --pairs 5
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

FIGURES = ("decisions_per_second", "copies_per_second")


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare the working tree with a commit."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("commit", help="the earlier commit")
    parser.add_argument("--pairs", type=int, default=5, help="how many runs of each")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each game and run")
    options = parser.parse_args(arguments)
    with earlier_tree(options.commit) as earlier:
        report(*alternate(earlier, options.pairs, options.seconds))


def alternate(earlier: Path, pairs: int, seconds: float) -> tuple[list[Any], list[Any]]:
    """Runs of the commit and of the working tree, in turn, each time the other one first."""
    before: list[Any] = []
    now: list[Any] = []
    for pair in range(pairs):
        turns = [(before, earlier), (now, ROOT)]
        for runs, tree in turns if pair % 2 else reversed(turns):
            runs.append(bench(tree, seconds))
        print(f"pair {pair + 1} of {pairs}", file=sys.stderr)
    return before, now


def bench(tree: Path, seconds: float) -> dict[str, dict[str, float]]:
    """One run over all games."""
    command = [sys.executable, "-m", "eldertable", "bench", "--json", "--pairs", "1", "--seconds", str(seconds)]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(tree / "src")}, capture_output=True, text=True, check=True)
    games: dict[str, dict[str, float]] = json.loads(done.stdout)["games"]
    return games


def report(before: list[Any], now: list[Any]) -> None:
    """The medians and their ratios."""
    for game in before[0]:
        for figure in FIGURES:
            old, new = (median(run[game][figure] for run in runs) for runs in (before, now))
            print(f"{game:20} {figure:22} {old:12,.0f} {new:12,.0f}   {new / old:.2f}")


if __name__ == "__main__":
    main()
