"""What can be typed after `eldertable`."""

from __future__ import annotations

import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace, _SubParsersAction
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias

from eldertable.kernel import chance

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"

LANGUAGES = ("en", "fr", "pl")


def parse(argv: Sequence[str] | None) -> Namespace:
    """The arguments; bad usage ends the program with exit status 2."""
    parser = ArgumentParser(prog="eldertable", description="Board games on one table. Without a command: start the server.")
    parser.add_argument("--version", action="version", version=which_version())
    here, there = os.environ.get("ELDERTABLE_HOST", "127.0.0.1"), os.environ.get("ELDERTABLE_PORT", "8000")
    parser.add_argument("--host", default=here, help="where the server listens (default: %(default)s)")
    parser.add_argument("--port", type=port, default=there, help="at which port (default: %(default)s)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument("--database", metavar="URL", help="a file, or postgresql://... (default: a file of the user)")
    parser.add_argument("--content", metavar="DIR", type=Path, help="a content pack: files that replace those of the games")
    parser.add_argument(
        "--bot",
        dest="own_bots",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that can take a seat (docs/bots.md)",
    )
    parser.set_defaults(command="serve")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    add_play(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_train(commands)
    add_replay(commands)
    add_analyse(commands)
    add_bench(commands)
    add_check(commands)
    add_types(commands)
    add_soak(commands)
    add_admin(commands)
    add_ratings(commands)
    add_puzzles(commands)
    add_new_game(commands)
    return parser.parse_args(argv)


def add_command(commands: Commands, name: str, summary: str, *, json: bool = True) -> ArgumentParser:
    """A command with what all commands have."""
    command: ArgumentParser = commands.add_parser(name, help=summary, description=summary)
    command.set_defaults(command=name.replace("-", "_"))
    command.add_argument("--content", metavar="DIR", type=Path, default=SUPPRESS, help="a content pack")
    if json:
        command.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return command


def add_play(commands: Commands) -> None:
    command = add_command(commands, "play", "Play in the terminal.", json=False)
    add_game(command)
    command.add_argument("--players", type=positive, metavar="N", help="how many play (default: as few as possible)")
    command.add_argument("--seat", type=positive, default=1, metavar="S", help="your seat, from 1 (default: %(default)s)")
    command.add_argument(
        "--bots", type=names, default=("greedy",), metavar="A,B", help="who plays the other seats (default: greedy)"
    )
    command.add_argument("--seed", metavar="S", help="the seed of all chance (default: a fresh one)")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: %(default)s)")
    command.add_argument("--save", type=Path, metavar="FILE", help="where to save the record of the game when it ends or you leave")


def add_simulate(commands: Commands) -> None:
    command = add_command(commands, "simulate", "Let bots play many games.")
    add_matches(command, games=100, bots=("random",))
    command.add_argument(
        "--trajectories", type=Path, metavar="FILE", help="write every decision as numbers into this .npz file (docs/learning.md)"
    )


def add_tournament(commands: Commands) -> None:
    summary = "Let bots play against each other and rate them, with intervals."
    command = add_command(commands, "tournament", summary)
    add_matches(command, games=200, bots=("easy", "normal"))
    command.add_argument("--report", type=Path, metavar="FILE", help="write tables and plots as one HTML page")


def add_train(commands: Commands) -> None:
    command = add_command(commands, "train", "Learn from play what positions are worth, and measure what that is worth.")
    add_game(command)
    command.add_argument("folder", type=Path, metavar="FOLDER", help="where lessons, judgements and the report are kept")
    command.add_argument("--players", type=positive, metavar="N", help="how many play (default: as few as possible)")
    command.add_argument("--rounds", type=positive, default=2, metavar="R", help="how many rounds (default: %(default)s)")
    command.add_argument("--games", type=positive, default=2000, metavar="K", help="games a round (default: %(default)s)")
    command.add_argument(
        "--think",
        type=positive,
        default=0,
        metavar="N",
        help="how long to think in the games of later rounds (default: one look at each option)",
    )
    command.add_argument(
        "--iterations", type=positive, default=100, metavar="N", help="how long to think in the duel (default: %(default)s)"
    )
    command.add_argument("--duel-games", type=positive, default=40, metavar="K", help="games of the duel (default: %(default)s)")
    command.add_argument("--seed", default="0", metavar="S", help="the seed of all chance (default: %(default)s)")
    add_cluster(command)


def add_matches(command: ArgumentParser, games: int, bots: tuple[str, ...]) -> None:
    """What simulations and tournaments have in common."""
    add_game(command)
    command.add_argument("--players", type=positive, metavar="N", help="how many play (default: as few as possible)")
    command.add_argument("--games", type=positive, default=games, metavar="K", help="how many games (default: %(default)s)")
    command.add_argument("--bots", type=names, default=bots, metavar="A,B", help=f"who plays (default: {','.join(bots)})")
    command.add_argument("--seed", default="0", metavar="S", help="the seed of all chance (default: %(default)s)")
    add_crew(command)


def add_replay(commands: Commands) -> None:
    command = add_command(commands, "replay", "Verify a record and show it.")
    command.add_argument("file", type=Path, metavar="FILE", help="the record")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: %(default)s)")


def add_analyse(commands: Commands) -> None:
    command = add_command(commands, "analyse", "Look back at a game: who stood how, what was best, where most was lost.")
    command.add_argument("file", type=Path, metavar="FILE", help="the record")
    command.add_argument("--iterations", type=positive, default=200, metavar="N", help="how long to think (default: %(default)s)")
    command.add_argument("--save", type=Path, metavar="FILE", help="where to write the analysis (default: beside the record)")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: %(default)s)")
    add_crew(command)


def add_bench(commands: Commands) -> None:
    command = add_command(commands, "bench", "Measure random play and copies on one core.")
    command.add_argument("--against-catanatron", action="store_true", help="measure Catanatron in the same run, turn by turn")
    command.add_argument("--pairs", type=positive, metavar="N", help="how many runs (default: 3; against Catanatron 7)")
    command.add_argument("--seconds", type=duration, default=1.0, metavar="S", help="how long one run is (default: %(default)s)")


def add_check(commands: Commands) -> None:
    add_command(commands, "check", "Validate content, texts in three languages, rule coverage and translated rules.")


def add_types(commands: Commands) -> None:
    summary = "Show the TypeScript types of a game, or of what travels between browser and server."
    command = add_command(commands, "types", summary, json=False)
    command.add_argument("game", nargs="?", metavar="GAME", help="the id of a game; without one, what travels between the two")
    ways = command.add_mutually_exclusive_group()
    ways.add_argument("--write", action="store_true", help="put them into their files (without a game: all files of the house)")
    ways.add_argument("--check", action="store_true", help="fail if their files say something else")


def add_soak(commands: Commands) -> None:
    command = add_command(commands, "soak", "Play random games for a long time, looking for anything that breaks.")
    command.add_argument("--minutes", type=duration, default=10.0, metavar="M", help="how long (default: %(default)s)")
    command.add_argument("--game", dest="games", action="append", default=[], metavar="GAME", help="only this game")
    command.add_argument("--seed", default="0", metavar="S", help="the seed of all chance (default: %(default)s)")
    add_workers(command)


def add_admin(commands: Commands) -> None:
    from eldertable.cli.admin import add_commands

    add_commands(add_command(commands, "admin", "For whoever runs a server: see who keeps it busy, and end what hurts."))


def add_new_game(commands: Commands) -> None:
    command = add_command(commands, "new-game", "Write a small whole game to begin with.", json=False)
    command.add_argument("name", metavar="NAME", help="its id, e.g. night_market")
    command.add_argument("--package", action="store_true", help="as a package of its own, not as a folder of the house")
    command.add_argument("--folder", type=Path, metavar="DIR", help="where to write it (default: here, or the house itself)")


def add_ratings(commands: Commands) -> None:
    command = add_command(commands, "ratings", "Work all ratings out again from the finished games.", json=False)
    command.add_argument("deed", choices=["rebuild"], help="what to do")
    command.add_argument("--database", metavar="URL", default=SUPPRESS, help="a file, or postgresql://... (default: as the server)")


def add_puzzles(commands: Commands) -> None:
    command = add_command(commands, "puzzles", "Make the daily puzzles that are missing.", json=False)
    command.add_argument("deed", choices=["make"], help="what to do")
    command.add_argument("--database", metavar="URL", default=SUPPRESS, help="a file, or postgresql://... (default: as the server)")
    command.add_argument("--game", action="append", metavar="GAME", help="only this game")
    command.add_argument("--days", type=int, default=1, metavar="N", help="for so many days, today first (default: %(default)s)")
    command.add_argument("--seconds", type=float, default=300.0, metavar="S", help="time for one puzzle (default: %(default)s)")


def add_game(command: ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="the id of a game, e.g. gates_of_delirium")
    command.add_argument("--option", dest="options", action="append", default=[], metavar="K=V", help="an option of the game")


def add_crew(command: ArgumentParser) -> None:
    """Who works, and where results are kept meanwhile."""
    command.add_argument("--keep", type=Path, metavar="FILE", help="keep results in this file; the same command goes on with it")
    add_cluster(command)


def add_cluster(command: ArgumentParser) -> None:
    """On which machines the work is done."""
    command.add_argument("--ray", metavar="ADDRESS", help="work on this Ray cluster: local, auto, or host:port")
    add_workers(command)


def add_workers(command: ArgumentParser) -> None:
    command.add_argument("--workers", type=positive, default=1, metavar="W", help="how many processes (default: %(default)s)")


def positive(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def duration(text: str) -> float:
    """A number above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e9:
        raise ArgumentTypeError(f"{text!r} is no number above 0")
    return value


def port(text: str) -> int:
    """A port, or 0 for any free one."""
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is no port; ports are 0 to 65535")
    return int(text)


def names(text: str) -> tuple[str, ...]:
    """Bots separated by commas; settings of a bot are separated by commas too, but hold an equals sign."""
    found: list[str] = []
    for part in text.split(","):
        if "=" in part and ":" not in part and found:
            found[-1] += f",{part}"
        else:
            found.append(part.strip())
    if not all(found):
        raise ArgumentTypeError(f"{text!r} is no list of bots")
    return tuple(found)


def which_version() -> str:
    """The version, and whether the rules are compiled: who reports how fast something is should say so."""
    compiled = " (compiled)" if chance.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else ""
    return f"eldertable {version('eldertable')}{compiled}"
