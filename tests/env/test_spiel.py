"""The games as OpenSpiel knows them; it needs the extra `spiel` (`make learners`)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import eldertable

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra `spiel` is not installed; `make learners` does it")

GAMES = [game.id for game in eldertable.games() if game.form is not None]


def load(game_id: str, players: int = 2) -> Any:
    import eldertable.env.spiel  # noqa: F401 - it makes the games known

    return pyspiel.load_game(f"eldertable_{game_id}(players={players})")


def play(state: Any, chooser: random.Random, choices: int) -> None:
    for _ in range(choices):
        if state.is_terminal():
            return
        state.apply_action(chooser.choice(state.legal_actions()))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_plays_to_its_end_and_pays(game_id: str) -> None:
    state = load(game_id).new_initial_state()
    assert state.is_chance_node()
    play(state, random.Random(3), 20_000)
    assert state.is_terminal()
    assert state.returns() == list(state.get_game().game.payoffs(state.table.result, state.table.options))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_clone_goes_its_own_way(game_id: str) -> None:
    state = load(game_id).new_initial_state()
    play(state, random.Random(1), 12)
    other = state.clone()
    assert other.table is not state.table and other.table.position() == state.table.position()
    before = state.table.position()
    play(other, random.Random(2), 5)
    assert state.table.position() == before != other.table.position()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_resampled_table_looks_the_same_to_the_player(game_id: str) -> None:
    state = load(game_id).new_initial_state()
    play(state, random.Random(4), 25)
    player = state.current_player()
    again = state.resample_from_infostate(player, random.Random(5).random)
    assert again.observation_string(player) == state.observation_string(player)
    assert again.observation_tensor(player) == state.observation_tensor(player)
    assert again.legal_actions() == state.legal_actions()
    assert again.table.position() != state.table.position()


def test_search_of_open_spiel_plays_gates() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("gates_of_delirium")
    state = game.new_initial_state()
    play(state, random.Random(6), 30)
    evaluator = mcts.RandomRolloutEvaluator(1)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 3)
    assert bot.step(state) in state.legal_actions()
