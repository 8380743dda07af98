"""Actions with fixed numbers, for games whose set of choices closes: the same number always means the same choice."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper

from eldertable.env.aec import TableEnv
from eldertable.env.arrays import observation_space
from eldertable.kernel.errors import EldertableError, IllegalChoice


class NoFixedActions(EldertableError):
    """The set of all choices of this game does not close."""


class FixedActions(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """An action is the number of a choice among all that can ever be offered (`Game.all_choices`)."""

    def __init__(self, env: TableEnv) -> None:
        choices = env.game.all_choices
        if not choices:
            raise NoFixedActions(f"{env.game.title} has no closed set of choices; its actions are the rows of `options`.")
        super().__init__(env)
        self.tables = env
        self.choices = choices
        # Players as many as there can be: no seat comes round to another.
        self._numbers = {env.form.option_rows([choice], 0, env.form.seats): number for number, choice in enumerate(choices)}
        self.action_spaces = {agent: spaces.Discrete(len(choices)) for agent in env.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(env.form),
                    "action_mask": spaces.Box(0, 1, (len(choices),), np.int8),
                }
            )
            for agent in env.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at each call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at each call."""
        return self.action_spaces[agent]

    def _offered(self, agent: str) -> list[int]:
        """The numbers of the options, in their order; none while another decides."""
        table = self.tables.table
        if table is None or table.decision is None or self.tables.possible_agents[table.decision.seat] != agent:
            return []
        seat = table.decision.seat
        form = self.tables.form
        return [self._numbers[form.option_rows([option], seat, table.players)] for option in table.decision.options]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, with the mask of fixed numbers."""
        seen: dict[str, Any] = self.tables.observe(agent)
        mask = np.zeros(len(self.choices), np.int8)
        mask[self._offered(agent)] = 1
        return {"observation": seen["observation"], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of this number."""
        agent = self.tables.agent_selection
        if action is None or self.tables.terminations[agent]:
            self.tables.step(action)
            return
        try:
            place = self._offered(agent).index(int(action))
        except ValueError:
            raise IllegalChoice(f"Action {action!r} is not possible now (see `action_mask`).") from None
        self.tables.step(place)
