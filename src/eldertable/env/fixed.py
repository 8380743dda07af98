"""Actions with fixed numbers, for games whose set of choices closes: the same number always means the same choice."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils import BaseWrapper

from eldertable.env.aec import TableEnv
from eldertable.env.arrays import Mask, Numbers, form_of, observation_space
from eldertable.env.seat import SeatEnv
from eldertable.kernel import Game, Seat, Table
from eldertable.kernel.errors import EldertableError, IllegalChoice


class NoFixedActions(EldertableError):
    """The set of all choices of this game does not close."""


class Numbering:
    """The number of each choice among all that can ever be offered (`Game.all_choices`), seats counted from the chooser."""

    def __init__(self, game: Game[Any]) -> None:
        self.form = form_of(game)
        self.choices = game.all_choices
        if not self.choices:
            raise NoFixedActions(f"{game.title} has no closed set of choices; its actions are the rows of `options`.")
        # Players as many as there can be: no seat comes round to another.
        rows = [self.form.option_rows([choice], 0, self.form.seats) for choice in self.choices]
        self._numbers = {row: number for number, row in enumerate(rows)}

    def offered(self, table: Table[Any] | None, seat: Seat) -> list[int]:
        """The numbers of a seat's options, in their order; none while another decides."""
        if table is None or table.decision is None or table.decision.seat != seat:
            return []
        return [self._numbers[self.form.option_rows([option], seat, table.players)] for option in table.decision.options]

    def place(self, table: Table[Any] | None, seat: Seat, action: int) -> int:
        """The place of a choice among a seat's options."""
        try:
            return self.offered(table, seat).index(int(action))
        except ValueError:
            raise IllegalChoice(f"Action {action!r} is not possible now (see the mask of actions).") from None

    def mask(self, table: Table[Any] | None, seat: Seat) -> Mask:
        """A 1 for each choice that is offered."""
        mask = np.zeros(len(self.choices), np.int8)
        mask[self.offered(table, seat)] = 1
        return mask


class FixedActions(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """An action is the number of a choice among all that can ever be offered."""

    def __init__(self, env: TableEnv) -> None:
        self.numbering = Numbering(env.game)
        super().__init__(env)
        self.tables = env
        self.choices = self.numbering.choices
        count = len(self.choices)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in env.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation_space(env.form), "action_mask": spaces.Box(0, 1, (count,), np.int8)})
            for agent in env.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at each call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same space at each call."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, with the mask of fixed numbers."""
        seen: dict[str, Any] = self.tables.observe(agent)
        mask = self.numbering.mask(self.tables.table, self.tables.possible_agents.index(agent))
        return {"observation": seen["observation"], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of this number."""
        agent = self.tables.agent_selection
        if action is None or self.tables.terminations[agent]:
            self.tables.step(action)
            return
        self.tables.step(self.numbering.place(self.tables.table, self.tables.possible_agents.index(agent), action))


class FixedSeat(SeatEnv):
    """One seat against bots, whose actions are the numbers of choices."""

    def __init__(self, name: str, **arguments: Any) -> None:
        super().__init__(name, **arguments)
        self.numbering = Numbering(self.game)
        self.action_space = spaces.Discrete(len(self.numbering.choices))

    def step(self, action: int) -> tuple[dict[str, Numbers], float, bool, bool, dict[str, Any]]:
        """The learner makes the choice of this number, then the bots choose."""
        return super().step(self.numbering.place(self.table, self.seat, action))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which choices are offered now."""
        return self.numbering.mask(self.table, self.seat).astype(bool)
