"""`eldertable simulate`: many games between bots."""

from __future__ import annotations

from argparse import Namespace
from functools import partial

from eldertable.cli.matches import played, print_whether_complete
from eldertable.cli.output import print_json, print_table, share_with_interval
from eldertable.kernel.errors import BadOptions
from eldertable.registry import find_game
from eldertable.sim.simulation import Simulation, simulate
from eldertable.sim.tournament import wilson


def run(arguments: Namespace) -> int:
    """Simulate and show the sums; Ctrl-C shows what was done so far."""
    if arguments.trajectories is not None:
        return export(arguments)
    done = played(simulate, arguments, ray=arguments.ray, keep=arguments.keep)
    if arguments.json:
        print_json(done)
    else:
        show(done, find_game(done.game).title)
    return 0


def export(arguments: Namespace) -> int:
    """Write the games as numbers."""
    try:
        from eldertable.sim.trajectories import export_trajectories
    except ImportError:
        raise BadOptions("Trajectories need numpy: `pip install 'eldertable[env]'` brings it.") from None
    decisions = played(partial(export_trajectories, arguments.trajectories), arguments)
    if arguments.json:
        print_json({"game": arguments.game, "games": arguments.games, "decisions": decisions, "file": str(arguments.trajectories)})
    else:
        print(f"{decisions} decisions of {arguments.games} games are in {arguments.trajectories}.")
    return 0


def show(done: Simulation, title: str) -> None:
    """The sums in words."""
    rows = []
    for entrant in done.entrants:
        share = share_with_interval(entrant.wins / max(1, entrant.games), wilson(entrant.wins, entrant.games))
        rows.append((entrant.bot, str(entrant.games), f"{entrant.wins:g}", share, f"{entrant.mean_score:.1f}"))
    print_table(f"{title}, {done.players} players", ("bot", "games", "wins", "share of wins (95 %)", "mean score"), rows)
    print_whether_complete(done.complete)
    endings = ", ".join(f"{reason} {count}" for reason, count in done.endings.items())
    print(f"{done.games} games, {done.decisions} decisions in {done.seconds:.1f} s. Endings: {endings or 'none'}.")
