"""What appeals at a glance: one number for each option, from what the decider may know, and better than nothing."""

from __future__ import annotations

from math import isnan
from random import Random
from typing import Any

import pytest

import eldertable
from eldertable.bots import Outlook, make_bot
from eldertable.kernel import Game

GAMES = eldertable.games()
WITH_APPEALS = [game for game in GAMES if type(game).appeals is not Game.appeals]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_is_weighed_and_nothing_is_touched(game: Game[Any]) -> None:
    rng = Random(game.id)
    table = game.start(max(game.players), "appeals")
    weighed = 0
    for _ in range(150):
        if (decision := table.decision) is None:
            break
        before = table.state.copy()
        appeals = game.appeals(table.state, decision)
        assert table.state == before
        if appeals is not None:
            weighed += 1
            assert len(appeals) == len(decision.options)
            assert not any(isnan(appeal) for appeal in appeals)
        table.choose(rng.choice(decision.options))
    assert bool(weighed) == (game in WITH_APPEALS)


@pytest.mark.parametrize("game", WITH_APPEALS, ids=lambda game: game.id)
def test_worlds_that_look_alike_appeal_alike(game: Game[Any]) -> None:
    rng = Random(game.id)
    table = game.start(2, "drawn")
    for _ in range(40):
        if (decision := table.decision) is None:
            break
        outlook = Outlook(table, decision.seat)
        worlds = [outlook.imagine(seed) for seed in range(3)]
        weighed = [game.appeals(world.state, world.decision) for world in worlds if world.decision is not None]
        assert all(appeals == weighed[0] for appeals in weighed)
        table.choose(rng.choice(decision.options))


@pytest.mark.parametrize("game", WITH_APPEALS, ids=lambda game: game.id)
def test_a_search_of_two_iterations_chooses_legally(game: Game[Any]) -> None:
    table = game.start(2, "quick")
    bots = [make_bot("search:iterations=2,plies=1,worlds=1", seat) for seat in range(2)]
    for _ in range(60):
        if table.decision is None:
            break
        seat = table.decision.seat
        table.choose(bots[seat].choose(Outlook(table, seat)))
    assert table.version > 0
