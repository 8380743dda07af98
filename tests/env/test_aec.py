"""The PettingZoo environments: the checks of PettingZoo itself, and what ours add."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import eldertable
from eldertable.env import BadEnvironment, TableEnv, env, environment_ids
from eldertable.env.names import versions
from eldertable.kernel import Game

GAMES = eldertable.games()
ids = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
# PettingZoo's check thinks of plain arrays only, and of a picture to show.
quiet = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
]


@ids
class TestPettingZoo:
    pytestmark = quiet

    def test_api(self, game: Game[Any]) -> None:
        for players in {game.players[0], game.players[-1]}:
            api_test(env(f"{game.id}_v0", players=players), num_cycles=150)

    def test_seed(self, game: Game[Any]) -> None:
        seed_test(lambda: env(game.id), num_cycles=100)

    def test_the_number_rises_with_words_and_shapes(self, game: Game[Any]) -> None:
        assert game.form is not None
        known = versions()[game.id]
        assert game.form.fingerprint() == known.hash, (
            f"The encoding of {game.id} has changed. What was learned with version {known.version} is of no use any more: "
            f"in src/eldertable/env/versions.toml set the version to {known.version + 1} and the hash to {game.form.fingerprint()}."
        )


def play_random(environment: TableEnv, seed: int) -> dict[str, float]:
    """Play on at random by mask alone; what everybody got."""
    chooser = random.Random(seed)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, _, _ = environment.last()
        assert observation is not None
        rewards[agent] += reward
        allowed = np.flatnonzero(observation["action_mask"])
        environment.step(None if terminated else int(chooser.choice(allowed)))
    return rewards


def test_the_win_is_the_reward() -> None:
    environment = env("gates_of_delirium_v0", players=3)
    environment.reset(seed=5)
    rewards = play_random(environment, 5)
    assert environment.table is not None and environment.table.result is not None
    assert sum(rewards.values()) == pytest.approx(1.0)
    assert {environment.possible_agents.index(agent) for agent, reward in rewards.items() if reward} == set(
        environment.table.result.winners
    )


def test_only_the_decider_has_options() -> None:
    environment = env("ancient_world", players=2)
    environment.reset(seed=1)
    decider = environment.agent_selection
    other = next(agent for agent in environment.agents if agent != decider)
    assert environment.observe(decider)["action_mask"].sum() == len(environment.table.decision.options)  # type: ignore[union-attr]
    assert environment.observe(other)["action_mask"].sum() == 0
    assert not environment.observe(other)["observation"]["options"].any()


def test_observations_are_not_written_over() -> None:
    environment = env("gates_of_delirium")
    environment.reset(seed=1)
    before = environment.observe(environment.agent_selection)
    kept = before["observation"]["pieces"].copy()
    environment.step(0)
    environment.observe(environment.agent_selection)
    assert (before["observation"]["pieces"] == kept).all()


def test_seats_are_turned_to_the_observer() -> None:
    """The first row of the seats is always the observer's own, and words for seats count from it too."""
    game = eldertable.game("gates_of_delirium")
    environment = env("gates_of_delirium", players=3)
    environment.reset(seed=3)
    assert game.form is not None and environment.table is not None
    tokens = game.form.seat_features.index("tokens")
    for seat, player in enumerate(environment.table.state.players):
        player.tokens = seat + 10
    for seat, agent in enumerate(environment.possible_agents):
        seats = environment.observe(agent)["observation"]["seats"]
        assert [seats[place][tokens] for place in range(3)] == [(seat + place) % 3 + 10 for place in range(3)]


def test_a_position_to_begin_from() -> None:
    table = eldertable.game("gates_of_delirium").start(2, seed=9)
    for _ in range(20):
        assert table.decision is not None
        table.choose(table.decision.options[0])
    environment = env("gates_of_delirium", players=2)
    environment.reset(options={"position": table.position()})
    assert environment.table is not None and environment.table.position() == table.position()
    with pytest.raises(eldertable.BadPosition, match="this environment is for 3"):
        env("gates_of_delirium", players=3).reset(options={"position": table.position()})


def test_options_of_the_game() -> None:
    environment = env("auztralia", players=2, options={"map": "west"})
    environment.reset(seed=1)
    assert environment.table is not None and environment.table.options["map"] == "west"
    environment.reset(seed=1, options={"game_options": {"map": "east"}})
    assert environment.table.options["map"] == "east"
    with pytest.raises(eldertable.BadOptions, match="has no option"):
        environment.reset(options={"game_options": {"moon": 1}})


def test_an_action_outside_the_mask_changes_nothing() -> None:
    environment = env("elder_sign", players=2)
    environment.reset(seed=1)
    assert environment.table is not None
    before = environment.table.position()
    with pytest.raises(eldertable.IllegalChoice, match="is not possible now; actions are 0 to"):
        environment.step(119)
    assert environment.table.position() == before


def test_numbers_beyond_16_bits() -> None:
    """A game of Gates can go on for ever."""
    environment = env("gates_of_delirium")
    environment.reset(seed=1)
    assert environment.table is not None
    environment.table.state.round = 40_000
    assert environment.observe("seat_0")["observation"]["features"][3] == 2**15 - 1


def test_names() -> None:
    assert environment_ids() == tuple(f"{game.id}_v0" for game in GAMES)
    with pytest.raises(BadEnvironment, match="There is no environment 'chess_v0'. The environments are: ancient_world_v0"):
        env("chess_v0")
