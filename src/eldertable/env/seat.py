"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from eldertable.bots import Bot, Outlook, make_bot
from eldertable.env.arrays import Eye, Mask, Numbers, form_of, observation_space
from eldertable.env.names import game_of
from eldertable.kernel import Seat, Table
from eldertable.kernel.errors import BadOptions, IllegalChoice


class SeatEnv(gymnasium.Env[Any, Any]):
    """A learner sits at a table with bots; its seat changes from game to game, unless one is given.

    `bots` are names as on the command line (`normal`, `search:iterations=100`) or bots that you have made, in turn around the
    table; a bot of yours is told to `forget` before each game. The reward comes at the end: 1 for a win, its share of a shared
    one, 0 otherwise. `action_masks()` says which actions are possible.
    """

    def __init__(
        self,
        name: str,
        *,
        bots: Sequence[str | Bot] = ("random",),
        players: int | None = None,
        seat: Seat | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game_of(name)
        self.form = form_of(self.game)
        self.players = self.game.players[0] if players is None else players
        self.options = dict(options or {})
        self.game.settle(self.players, self.options)
        if self.players > 1 and not bots:
            raise BadOptions("At least one bot must play at the other seats.")
        if seat is not None and seat not in range(self.players):
            raise BadOptions(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}.")
        self.bots = tuple(bots)
        self.seat: Seat = seat or 0
        self._fixed = seat is not None
        self._others: dict[Seat, Bot] = {}
        self._seeds = Random()
        self._eye = Eye(self.form)
        self._mask: Mask = np.zeros(self.form.options, np.int8)
        self.table: Table[Any] | None = None
        self.observation_space = observation_space(self.form)
        self.action_space = spaces.Discrete(self.form.options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Numbers], dict[str, Any]]:
        """A new game, up to the learner's first decision; a game without any for it is dealt again."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Random(seed)
        chosen = {**self.options, **((options or {}).get("game_options") or {})}
        while True:
            number = self._seeds.getrandbits(63)
            if not self._fixed:
                self.seat = self._seeds.randrange(self.players)
            self._seat_bots(number)
            self.table = self.game.start(self.players, number, chosen)
            if not self._let_others_play():
                return self._observe(), {"seat": self.seat}

    def _seat_bots(self, number: int) -> None:
        self.close()
        for step in range(1, self.players):
            seat, bot = (self.seat + step) % self.players, self.bots[(step - 1) % len(self.bots)]
            if isinstance(bot, Bot):
                bot.forget()
                self._others[seat] = bot
            else:
                self._others[seat] = make_bot(bot, f"{number}:{seat}", self.game, clock=False)

    def _let_others_play(self) -> bool:
        """The bots choose until the learner has to; whether the game is over."""
        assert self.table is not None
        while (decision := self.table.decision) is not None:
            if decision.seat == self.seat:
                return False
            self.table.choose(self._others[decision.seat].choose(Outlook(self.table, decision.seat)))
        return True

    def step(self, action: int) -> tuple[dict[str, Numbers], float, bool, bool, dict[str, Any]]:
        """The learner chooses, then the bots do."""
        assert self.table is not None and self.table.decision is not None, "call reset() first"
        choices = self.table.decision.options[: self.form.options]
        if not 0 <= action < len(choices):
            raise IllegalChoice(f"Action {action!r} is not possible now; actions are 0 to {len(choices) - 1} (`action_masks`).")
        self.table.choose(choices[int(action)])
        if not self._let_others_play():
            return self._observe(), 0.0, False, False, {}
        result = self.table.result
        assert result is not None
        reward = self.game.payoffs(result, self.table.options)[self.seat]
        return self._observe(), reward, True, False, {"score": result.scores[self.seat], "scores": result.scores}

    def _observe(self) -> dict[str, Numbers]:
        assert self.table is not None
        seen, self._mask = self._eye.look(self.table, self.seat)
        return seen

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now."""
        return self._mask.astype(bool)

    def close(self) -> None:
        """The bots may go, but for those that were given: they are somebody's."""
        for bot in self._others.values():
            if bot not in self.bots:
                bot.close()
        self._others = {}
