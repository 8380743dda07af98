"""Games between bots as the command line asks for them, be it to count, to rate or to export them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Any, TypeVar

from eldertable.cli.options import read_options
from eldertable.cli.output import progress_bar
from eldertable.registry import find_game

Done = TypeVar("Done")


def played(play: Callable[..., Done], arguments: Namespace, **more: Any) -> Done:
    """Let them be played, with a bar that shows how far it is."""
    game = find_game(arguments.game)
    with progress_bar(game.title, arguments.games) as progress:
        return play(
            game.id,
            players=arguments.players or game.players[0],
            games=arguments.games,
            bots=arguments.bots,
            seed=arguments.seed,
            options=read_options(game, arguments.options),
            workers=arguments.workers,
            progress=progress,
            **more,
        )


def print_whether_complete(complete: bool) -> None:
    """Ctrl-C shows what was done so far, and says so."""
    if not complete:
        print("Interrupted; these are the games played so far.")
