"""Puzzles: positions of bots' games in which one choice is far better than the rest, as far as a seat can know."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from eldertable.bots.advice import Advice, advise, adviser
from eldertable.bots.outlook import Outlook
from eldertable.bots.specs import make_bot
from eldertable.kernel import Choice, Game, Seat, Table

# The bot that plays the games: quick, and good enough that its positions make sense.
PLAYER = "easy"
FEWEST_OPTIONS, MOST_OPTIONS = 3, 20
# A first look at every position that could be a puzzle, and a hard one at those that promise to be.
GLANCE, SCRUTINY = 40, 400
# So much better is the best choice than the second, in chances to win: clear at once, or enough if nothing clearer comes up.
CLEAR, ENOUGH = 0.1, 0.05
# What is nearly as good as the best solves a puzzle too.
AS_GOOD = 0.02
# Out of so many positions one is looked at, so that puzzles come from all over a game.
ONE_OUT_OF = 3


class Puzzle(msgspec.Struct, frozen=True):
    """What a seat sees, and for each of its options whether it solves the puzzle; nothing else is kept of the position."""

    game: str
    rules_version: str
    players: int
    seat: Seat
    view: dict[str, Any]
    solves: tuple[bool, ...]
    lead: float


def make_puzzle(game: Game[Any], seed: str, seconds: float) -> Puzzle | None:
    """A clear puzzle from games of bots among themselves, or the clearest that was found in this time; None if there was none."""
    rng = Random(seed)
    until = time.monotonic() + seconds
    clearest: Puzzle | None = None
    while time.monotonic() < until:
        for found in puzzles_of_a_game(game, rng, until):
            if clearest is None or found.lead > clearest.lead:
                clearest = found
            if found.lead >= CLEAR:
                return found
    return clearest


def puzzles_of_a_game(game: Game[Any], rng: Random, until: float) -> Iterator[Puzzle]:
    """Let bots play one game, and tell the puzzles on the way."""
    players = 2 if 2 in game.players else min(game.players)
    table = game.start(players=players, seed=rng.getrandbits(64))
    bots = [make_bot(PLAYER, rng.getrandbits(64), game) for _ in range(players)]
    while (decision := table.decision) is not None and time.monotonic() < until:
        if FEWEST_OPTIONS <= len(decision.options) <= MOST_OPTIONS and rng.randrange(ONE_OUT_OF) == 0:
            puzzle = puzzle_at(table, rng)
            if puzzle is not None:
                yield puzzle
        table.choose(bots[decision.seat].choose(Outlook(table, decision.seat)))


def puzzle_at(table: Table[Any], rng: Random) -> Puzzle | None:
    """The puzzle of a position, if it is one: worlds made from what the seat sees agree on it, at a glance and on scrutiny."""
    decision = table.decision
    assert decision is not None
    outlook = Outlook(table, decision.seat)
    glance = advise(outlook, adviser(table.game, GLANCE), rng)
    if lead_of(glance) < ENOUGH:
        return None
    scrutiny = advise(outlook, adviser(table.game, SCRUTINY), rng, decision.options)
    best = scrutiny[0]
    solving = [each.option for each in scrutiny if each.value >= best.value - AS_GOOD]
    rest = scrutiny[len(solving) :]
    if best.option != glance[0].option or not rest or best.value - rest[0].value < ENOUGH:
        return None
    return Puzzle(
        game=table.game.id,
        rules_version=table.game.rules_version,
        players=table.players,
        seat=decision.seat,
        view=outlook.view,
        solves=solves(outlook, solving),
        lead=round(best.value - rest[0].value, 4),
    )


def lead_of(advice: Sequence[Advice]) -> float:
    """How much better the best choice is than the second."""
    return advice[0].value - advice[1].value if len(advice) > 1 else 0.0


def solves(outlook: Outlook, solving: Sequence[Choice]) -> tuple[bool, ...]:
    """For each option whether it comes to the same thing as one of the best."""
    state, game = outlook.imagine(0).state, outlook.game
    best = {game.alike(state, option) for option in solving}
    return tuple(game.alike(state, option) in best for option in outlook.decision.options)
