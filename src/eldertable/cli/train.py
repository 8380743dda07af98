"""`eldertable train`: a judgement learned from play."""

from __future__ import annotations

from argparse import Namespace

from eldertable.cli.options import read_options
from eldertable.cli.output import print_json, print_table, progress_bar, share_with_interval
from eldertable.registry import find_game
from eldertable.sim.simulation import Crew
from eldertable.sim.training import Plan, Training, games_in_all, train


def run(arguments: Namespace) -> int:
    """Train and show what came of it; Ctrl-C stops, and the same command goes on."""
    game = find_game(arguments.game)
    players = arguments.players or game.players[0]
    options = game.settle(players, read_options(game, arguments.options))
    plan = Plan(
        game=game.id,
        players=players,
        options=options,
        rounds=arguments.rounds,
        games=arguments.games,
        iterations=arguments.iterations,
        duel_games=arguments.duel_games,
        seed=arguments.seed,
        think=arguments.think,
    )
    with progress_bar(game.title, games_in_all(plan)) as progress:
        done = train(plan, arguments.folder, Crew(arguments.workers, arguments.ray), progress)
    if arguments.json:
        print_json(done)
    else:
        show(done, game.title)
        print(f"The judgements and the report are in {arguments.folder}.")
    return 0


def show(done: Training, title: str) -> None:
    """The rounds as a table, and the duel."""
    rows = [
        (str(number), str(each.games), str(each.positions), str(each.names), f"{each.surprise_before:.4f}", f"{each.surprise:.4f}")
        for number, each in enumerate(done.rounds, 1)
    ]
    print_table(title, ("round", "games", "positions", "names", "surprise before", "surprise after"), rows)
    if not done.complete:
        print("Interrupted; the same command goes on.")
    elif done.duel is not None:
        for duel in done.duel.duels[:1]:
            print(f"{duel.bot} against {duel.rival}: {share_with_interval(duel.share, duel.interval)} of {duel.games} games.")
