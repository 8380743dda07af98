"""Games in several threads, as the server replays them beside those that are played."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import eldertable
from eldertable.kernel import Record

GAME = eldertable.game("auztralia")


def play(seed: int) -> Record:
    """A whole random game."""
    table = GAME.start(4, seed)
    random = Random(seed)
    while table.decision is not None:
        table.choose(random.choice(table.decision.options))
    return table.record()


def test_games_in_several_threads_do_not_mix() -> None:
    """What is remembered about the map of one table never answers for another."""
    seeds = range(12)
    alone = [play(seed) for seed in seeds]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            together = list(threads.map(play, seeds))
    finally:
        sys.setswitchinterval(interval)
    assert together == alone
