"""Certain wins: a choice, or a few in a row, after which the game is won whatever is hidden and whatever chance brings."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from eldertable.bots.outlook import Imagined, Outlook
from eldertable.kernel import Choice, Seat

# In so many imagined worlds a win must come true to be certain.
WORLDS = 8
# So many choices in a row are thought of, and for each first choice so many in all.
LONGEST = 10
TRIALS = 40


def certain_win(outlook: Outlook, rng: Random) -> Choice | None:
    """The first choice of a way to win that nothing can thwart; None if none is seen."""
    world = outlook.imagine(rng.getrandbits(64))
    if not outlook.game.may_end(world.state):
        return None
    worlds: list[Imagined] = []
    options: tuple[Choice, ...] = outlook.decision.options
    for option in options:
        for way in ways_to_win(world, (option,), outlook.seat, [TRIALS]):
            if not worlds:
                worlds = [outlook.imagine(rng.getrandbits(64)) for _ in range(WORLDS - 1)]
            if all(wins(each, way, outlook.seat) for each in worlds):
                return option
    return None


def ways_to_win(world: Imagined, way: tuple[Choice, ...], seat: Seat, trials: list[int]) -> Iterator[tuple[Choice, ...]]:
    """The ways that begin so and win in this world. Until the last choice nothing is left to chance or brought to light."""
    trials[0] -= 1
    after = world.fork()
    after.choose(way[-1])
    if won(after, seat):
        yield way
    elif after.can_undo and len(way) < LONGEST and after.decision is not None:
        for option in after.decision.options:
            if trials[0] <= 0:
                return
            yield from ways_to_win(after, (*way, option), seat, trials)


def wins(world: Imagined, way: tuple[Choice, ...], seat: Seat) -> bool:
    """Whether these choices win in this world."""
    after = world.fork()
    for option in way:
        if after.decision is None or option not in after.decision.options:
            return False
        after.choose(option)
    return won(after, seat)


def won(world: Imagined, seat: Seat) -> bool:
    """Whether the game is over and all of the win is this seat's, or everybody's."""
    result = world.result
    return result is not None and world.game.payoffs(result, world.options)[seat] >= 1
