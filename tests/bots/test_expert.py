"""The expert uses its time: processor time at a table, trials where games must be the same, and the help of idle workers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

import eldertable
from eldertable.bots import Outlook, make_bot, search
from eldertable.bots.search import Search, SearchBot, Settings
from eldertable.bots.specs import read_spec
from eldertable.bots.together import Rated, best_of_all
from eldertable.registry import find_game, game_ids
from eldertable.server import thinking
from eldertable.server.memory import Place
from eldertable.server.thinking import Asker, Thinkers
from eldertable.sim.simulation import simulate

GAME = eldertable.game("gates_of_delirium")
SHORT = "search:seconds=0.02,pace=500"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_expert_thinks_for_its_time_in_every_game(game_id: str) -> None:
    _, settings = read_spec("expert", find_game(game_id))
    assert isinstance(settings, Settings) and settings.by_the_clock and settings.seconds == 5
    counted = settings.without_clock()
    assert counted.seconds is None and counted.iterations == 5 * (settings.pace or 0)


@pytest.mark.slow
def test_without_a_clock_the_same_seed_gives_the_same_games() -> None:
    bot = make_bot(SHORT, 1, GAME, clock=False)
    assert isinstance(bot, SearchBot) and bot.settings.iterations == 10 and bot.settings.seconds is None
    first, again = (simulate(GAME.id, players=2, games=1, bots=[SHORT, "random"], seed="pace") for _ in range(2))
    assert first.entrants == again.entrants and first.decisions == again.decisions


def test_seconds_are_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """While somebody else has the processor, the search does not end; only after a long wait by the wall it does."""
    table = GAME.start(2, 1)
    assert table.decision is not None
    found = Search(Outlook(table, table.decision.seat), Settings(seconds=1.0), Random(1))
    monkeypatch.setattr(search, "thread_time", lambda: found.began + 0.25)
    monkeypatch.setattr(search, "perf_counter", lambda: found.began_by_the_wall + 1.5)
    assert found.spent() == 0.375, "by the wall a quarter counts"
    monkeypatch.setattr(search, "perf_counter", lambda: found.began_by_the_wall + 0.5)
    assert found.spent() == 0.25


def test_what_several_found_adds_up() -> None:
    a, b, c = ({"type": name} for name in "abc")
    one = (Rated(a, 10, 1.0), Rated(b, 10, 0.9))
    two = (Rated(b, 30, 6.0), Rated(a, 10, 0.0), Rated(c, 2, 2.0))
    assert best_of_all([one]) == a
    assert best_of_all([one, two]) == b, "c was nobody's favourite, and b stands better than a by all that was found"
    assert best_of_all([one, one]) == a


def test_idle_workers_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot uses its time, the other worker searches too, a little at a time."""
    put_together: list[int] = []

    def noting(found: Sequence[Sequence[Rated]]) -> dict[str, Any]:
        put_together.append(len(found))
        return best_of_all(found)

    monkeypatch.setattr(thinking, "best_of_all", noting)
    monkeypatch.setattr(thinking, "HELP_SECONDS", 0.05)
    table = GAME.start(2, 1)
    decision = table.decision
    assert decision is not None

    async def ask() -> dict[str, Any]:
        thinkers = Thinkers(2, 60)
        try:
            for turn in count():
                place = Place(f"table-{turn}", decision.seat, "search:seconds=1,pace=100")
                form = await thinkers.choose(Asker("somebody", "table"), place, 0, table.position())
                # The helper may still have been starting.
                if put_together[-1] > 1 or turn == 9:
                    return form
            raise AssertionError
        finally:
            await thinkers.close()

    assert GAME.choice(asyncio.run(ask())) in decision.options
    assert put_together[-1] > 1


def test_where_the_odds_tell_all_a_search_takes_their_word() -> None:
    game, chooser = find_game("elder_sign"), Random(3)
    table = game.start(2, "crossroads", {"ancient_one": "yig"})
    met = {True: 0, False: 0}
    while (decision := table.decision) is not None and min(met.values()) < 3:
        found = Search(Outlook(table, decision.seat), Settings(iterations=8, plies=1), Random(7))
        best = found.rate(())
        if game.crossroads(decision):
            assert found.iterations >= 8
        else:
            assert found.iterations == 0 and best[0].first_look == max(each.first_look for each in best)
        met[game.crossroads(decision)] += 1
        table.choose(chooser.choice(decision.options))
    assert min(met.values()) == 3


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_tree_is_no_deeper_than_it_may_be(depth: int) -> None:
    table = GAME.start(2, "depth")
    assert table.decision is not None
    found = Search(Outlook(table, table.decision.seat), Settings(iterations=60, plies=1, width=2, depth=depth), Random(7))
    layer = [candidate.node for candidate in found.rate(())]
    for _ in range(depth - 1):
        layer = [branch for node in layer for branch in node.branches.values()]
        assert layer
    assert not any(node.branches for node in layer)
