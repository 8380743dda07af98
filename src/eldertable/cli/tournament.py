"""`eldertable tournament`: ratings of bots."""

from __future__ import annotations

from argparse import Namespace

from eldertable.cli.matches import played, print_whether_complete
from eldertable.cli.output import print_json, print_table, share_with_interval, write_text
from eldertable.registry import find_game
from eldertable.sim.report import page
from eldertable.sim.tournament import Tournament, tournament


def run(arguments: Namespace) -> int:
    """Play and show the ratings; Ctrl-C shows those of the games so far."""
    done = played(tournament, arguments, ray=arguments.ray, keep=arguments.keep)
    title = find_game(done.game).title
    if arguments.report is not None:
        write_text(arguments.report, page(done, title))
    if arguments.json:
        print_json(done)
    else:
        show(done, title)
    return 0


def show(done: Tournament, title: str) -> None:
    """The ratings as a table."""
    rows = [
        (
            rating.bot,
            f"{rating.rating:.0f} ({rating.rating_interval[0]:.0f}-{rating.rating_interval[1]:.0f})",
            share_with_interval(rating.win_share, rating.win_share_interval),
            f"{100 * rating.par:.0f} %",
            str(rating.games),
            f"{rating.mean_score:.1f}",
        )
        for rating in done.ratings
    ]
    columns = ("bot", "rating (95 %)", "share of wins (95 %)", "par", "games", "mean score")
    print_table(f"{title}, {done.players} players", columns, rows)
    print_whether_complete(done.complete)
    print(f"{done.games} games, {done.decisions} decisions in {done.seconds:.1f} s.")
