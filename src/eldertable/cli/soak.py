"""`eldertable soak`: long random play with all checks."""

from __future__ import annotations

from argparse import Namespace

from eldertable.cli.output import print_json, progress_bar
from eldertable.registry import find_game
from eldertable.sim.soak import soak


def run(arguments: Namespace) -> int:
    """Play until the time is over or Ctrl-C comes."""
    for game in arguments.games:
        find_game(game)
    with progress_bar("Soaking (seconds)", int(60 * arguments.minutes)) as progress:
        done = soak(arguments.games, minutes=arguments.minutes, seed=arguments.seed, workers=arguments.workers, progress=progress)
    if arguments.json:
        print_json(done)
        return 0
    for game, count in done.games.items():
        print(f"{game}: {count} games")
    print(f"{done.choices} choices in {done.seconds:.0f} s, and nothing broke.")
    return 0
