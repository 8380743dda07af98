"""How well the end of a game is foretold from its middle: by the game's own word or a learned one, after so many plies.

    python scripts/foretold.py ancient_world --judge house --plies 0 4 12 24

Positions come from games by what appeals, for two, that nothing was learned from. Each is imagined several times, as the seat that
is to choose may, played on as a search plays on from a leaf, and then judged. Told are the cross-entropy of the mean of these
judgements, once all of them are made equally bold, and how much a single one varies: the first is what many trials of a search
come to, the second is how many it takes.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Any

import msgspec

from eldertable.bots import Outlook
from eldertable.bots.greedy import GreedyBot
from eldertable.bots.greedy import Settings as GreedySettings
from eldertable.bots.judge import find_judge, logit
from eldertable.bots.search import Search, Settings
from eldertable.kernel import Game, Table
from eldertable.registry import find_game
from eldertable.sim.learning import cross_entropy
from eldertable.sim.training import choice

# One position in so many is asked about.
ONE_IN = 20
WORLDS = 8
# How bold a judgement is made, so that only what it knows counts, and not how sure it is of it.
BOLDNESS = [step / 20 for step in range(4, 50)]


class Told(msgspec.Struct, frozen=True):
    """A position: what the first seat's chance was held to be in each world, and what the game brought it."""

    held: tuple[float, ...]
    payoff: float


def game_by_appeal(game: Game[Any], number: int) -> tuple[list[Table[Any]], float]:
    """Some tables of a game by what appeals, now and then by any option, and what it brought the first seat."""
    rng = Random(f"foretold:{number}")
    table = game.start(2, f"foretold:{number}")
    taken = []
    bot = GreedyBot(GreedySettings(worlds=1), rng)
    while table.decision is not None:
        if rng.randrange(ONE_IN) == 0:
            taken.append(table.fork())
        table.choose(choice(table, bot, rng))
    assert table.result is not None
    return taken, game.payoffs(table.result, table.options)[0]


def held(table: Table[Any], settings: Settings) -> tuple[float, ...]:
    """What a search would hold of the position in each of its worlds, played on."""
    assert table.decision is not None
    search = Search(Outlook(table, table.decision.seat), settings, Random(str(table.version)))
    found = []
    for _ in range(WORLDS):
        world = search.imagine()
        search.play_on(world)
        found.append(search.value(world)[0])
    return tuple(found)


def told(games: Sequence[tuple[list[Table[Any]], float]], settings: Settings) -> list[Told]:
    """All positions of some games."""
    return [Told(held(table, settings), payoff) for taken, payoff in games for table in taken]


def surprise(found: Sequence[Told], boldness: float) -> float:
    """The cross-entropy of how the games ended."""
    return cross_entropy([boldness * logit(fmean(each.held)) for each in found], [each.payoff for each in found])


def main() -> None:
    """Tell it for each number of plies, without and with the judgement."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--judge", help="a learned judgement: a file, or house")
    parser.add_argument("--plies", type=int, nargs="+", default=[0, 4, 12, 24])
    parser.add_argument("--games", type=int, default=300)
    given = parser.parse_args()
    game = find_game(given.game)
    judges = [None] if given.judge is None else [None, given.judge]
    if given.judge is not None and find_judge(given.judge, game, 2, game.settle(2, {})) is None:
        raise SystemExit(f"{given.judge} has not learned to judge games for two.")
    games = [game_by_appeal(game, number) for number in range(given.games)]
    for plies in given.plies:
        for judge in judges:
            found = told(games, Settings(plies=plies, judge=judge))
            least = min(surprise(found, boldness) for boldness in BOLDNESS)
            varies = fmean(pstdev(each.held) for each in found)
            print(f"{plies} plies, {judge or 'the word of the game'}: {least:.4f}, varies by {varies:.3f}", flush=True)


if __name__ == "__main__":
    main()
