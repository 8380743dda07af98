"""Better bots win more."""

from __future__ import annotations

import pytest

from eldertable.bots import Outlook, make_bot
from eldertable.sim import simulate

from .toys import HiddenPrize, Nim, Open, Take


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    done = simulate("gates_of_delirium", players=players, games=4, bots=["greedy:worlds=1", "random"], seed="strength")
    greedy, random = done.entrants
    assert greedy.wins >= 3
    assert greedy.mean_score > random.mean_score


@pytest.mark.parametrize(("pile", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (10, 2)])
def test_search_finds_the_winning_move(pile: int, best: int) -> None:
    game = Nim()
    game.pile = pile
    table = game.start(2, 0)
    assert make_bot("search:iterations=600", 1).choose(Outlook(table, 0)) == Take(best)


def test_search_weighs_worlds_by_how_likely_they_are() -> None:
    table = HiddenPrize().start(1, 0)
    for seed in range(5):
        assert make_bot("search:iterations=100", seed).choose(Outlook(table, 0)) == Open(0)
        assert make_bot("greedy:worlds=40", seed).choose(Outlook(table, 0)) == Open(0)


def test_search_keeps_to_its_time() -> None:
    game = Nim()
    table = game.start(2, 0)
    assert make_bot("search:seconds=0.02", 1).choose(Outlook(table, 0)) in (Take(1), Take(2), Take(3))
