"""The table as bots judge it and as the terminal draws it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from eldertable.kernel import Table
from eldertable.sim.simulation import simulate
from eldertable.texts import LANGUAGES, Texts

from .builder import GAME, A, B, Scene, army


def middle(players: int, seed: int, choices: int) -> Table[Any]:
    """A random game after so many choices."""
    table, chooser = GAME.start(players, seed), random.Random(seed)
    for _ in range(choices):
        if table.decision is None:
            break
        table.choose(chooser.choice(table.decision.options))
    return table


@pytest.mark.parametrize("choices", [0, 3, 20, 41, 60, 1000])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prospects_are_shares_of_a_win(players: int, choices: int) -> None:
    for seed in range(5):
        table = middle(players, seed, choices)
        shares = GAME.prospects(table.state, players)
        assert len(shares) == players and all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0)


def test_a_bigger_city_looks_better() -> None:
    rich = Scene(2, number=5).city(A, "arsenal", "smithy").trophies(A, "reef_crawler").begin().s
    assert GAME.evaluate(rich, A) > 0.5 > GAME.evaluate(rich, B)


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    result = simulate("ancient_world", players=players, games=4, bots=["greedy:worlds=2", "random"], seed=3)
    greedy, chance = result.entrants
    assert greedy.wins == 4 and greedy.mean_score > chance.mean_score + 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sketch_shows_the_table_to_everybody(lang: str) -> None:
    texts = Texts.load("ancient_world", lang)
    scene = Scene(2, number=4).city(A, "smithy", "harbour", damaged=["smithy"]).reserve(A, "oracle").reserve(B, "salt_road")
    scene.only_titans(1).armies(A, army("spear_levy", "militia", name=1)).placed("labour", (A, 2)).worker(A, "harbour", 1)
    table = scene.begin().table
    own, other = (GAME.sketch(table.view(seat), texts.say) for seat in (A, None))
    assert own is not None and other is not None and "??" not in own + other
    assert texts.name("oracle") in own and texts.name("oracle") not in other.partition(texts.say("board-sketch-armies"))[2]
    assert f"-{texts.name('smithy')}-" in own and f"{texts.name('spear_levy')} 3+2 (x)" in own


def test_every_position_can_be_drawn() -> None:
    texts = Texts.load("ancient_world", "en")
    for seed in range(4):
        table, chooser = GAME.start(3, seed, {"expansion_plus": True}), random.Random(seed)
        while table.decision is not None:
            drawn = GAME.sketch(table.view(table.decision.seat), texts.say)
            assert drawn is not None and "??" not in drawn
            table.choose(chooser.choice(table.decision.options))
