"""A table as a PettingZoo environment in which the seats act one after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from eldertable.env.arrays import Eye, form_of, mask_space, observation_space
from eldertable.env.names import game_of, version_of
from eldertable.kernel import Chance, Table
from eldertable.kernel.errors import BadOptions, BadPosition, IllegalChoice


def env(name: str, *, players: int | None = None, options: Mapping[str, Any] | None = None) -> TableEnv:
    """The environment of this name, e.g. `env("gates_of_delirium_v0", players=3)`."""
    return TableEnv(name, players=players, options=options)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table. An action is the place of an option among those of the decision; `action_mask` says how many there are.

    A seat is rewarded when the game ends: with 1 for a win, with its share of a shared one, with 0 otherwise.
    """

    def __init__(self, name: str, *, players: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.game = game_of(name)
        self.form = form_of(self.game)
        self.metadata = {
            "name": f"{self.game.id}_v{version_of(self.game.id)}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.players = self.game.players[0] if players is None else players
        self.options = dict(options or {})
        self.game.settle(self.players, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(self.form), "action_mask": mask_space(self.form)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.form.options) for agent in self.possible_agents}
        self._eye = Eye(self.form)
        self._seeds = Random()
        self.table: Table[Any] | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at each call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at each call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` may hold `game_options` for this time, or a `position` to begin from (`Table.position`).

        Other keys are left to whoever wraps the environment.
        """
        if seed is not None:
            self._seeds = Random(seed)
        self.table = self._begin(self._seeds.getrandbits(63), options or {}, seeded=seed is not None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _begin(self, seed: int, options: Mapping[str, Any], *, seeded: bool) -> Table[Any]:
        """The table of a new game."""
        position, chosen = options.get("position"), options.get("game_options")
        if position is None:
            return self.game.start(self.players, seed, {**self.options, **(chosen or {})})
        if chosen is not None:
            raise BadOptions("A position brings its own options; `game_options` cannot stand beside it.")
        table = self.game.from_position(position, chance=Chance.of(seed) if seeded else None)
        if table.players != self.players:
            raise BadPosition([f"`players` is {table.players}; this environment is for {self.players}"])
        return table

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, in arrays of its own."""
        assert self.table is not None, "call reset() first"
        seen, mask = self._eye.look(self.table, self._seat_of[agent])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a choice for the seat that has to decide."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert self.table is not None and self.table.decision is not None
        choices = self.table.decision.options[: self.form.options]
        if action is None or not 0 <= action < len(choices):
            raise IllegalChoice(f"Action {action!r} is not possible now; actions are 0 to {len(choices) - 1} (see `action_mask`).")
        self._cumulative_rewards[agent] = 0.0
        self.table.choose(choices[action])
        self._select()

    def _select(self) -> None:
        """Whose turn it is, or what everybody gets in the end."""
        assert self.table is not None
        decision = self.table.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            return
        result = self.table.result
        assert result is not None
        payoffs = self.game.payoffs(result, self.table.options)
        self.rewards = dict(zip(self.agents, payoffs, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"score": result.scores[seat]} for seat, agent in enumerate(self.agents)}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def close(self) -> None:
        """There is nothing to give back."""
