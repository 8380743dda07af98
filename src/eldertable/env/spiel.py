"""The games as OpenSpiel knows them; it needs the extra `eldertable[spiel]`.

After `import eldertable.env.spiel`, `pyspiel.load_game("eldertable_gates_of_delirium(players=3)")` is one of them. The first move
is chance's: it deals the table by one of `DEALS` seeds. What comes later of dice and draws is part of the deal, hidden from
everybody, so an algorithm that does not wish to see it begins from `resample_from_infostate`, which deals anew all that a
player cannot see.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import prod
from typing import Any

import numpy as np
import pyspiel

from eldertable.env.arrays import Page, form_of
from eldertable.env.fixed import Numbering
from eldertable.kernel import Choice, Game, Seat, Table
from eldertable.registry import find_game, game_ids

DEALS = 1 << 16
# Games end long before; OpenSpiel wishes to know a bound.
LONGEST = 100_000
PREFIX = "eldertable_"


def game_type(game: Game[Any]) -> Any:
    """What OpenSpiel wishes to know of a kind of game."""
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(game.players)), "options": "{}"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not there when types are checked
    """One of the games, for a number of players and with options, which are given as JSON."""

    game: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        players = int(params.get("players", max(2, min(self.game.players))))
        self.options = self.game.settle(players, json.loads(params.get("options", "{}")))
        self.form = form_of(self.game)
        # Choices have numbers of their own where they can be counted; elsewhere an action is the place of an option.
        self.numbering = Numbering(self.game) if self.game.all_choices else None
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbering.choices) if self.numbering else self.form.options,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game), info, params)

    def new_initial_state(self) -> SpielState:
        """A table that is still to be dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What tells in numbers or in text what a player sees."""
        return Observer(self)


class Laid:
    """Holds a table, so that OpenSpiel's deep copies are forks."""

    def __init__(self, table: Table[Any] | None = None) -> None:
        self.table = table

    def __deepcopy__(self, memo: Any) -> Laid:
        return Laid(self.table.fork() if self.table else None)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not there when types are checked
    """A table in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.laid = Laid()

    @property
    def table(self) -> Table[Any] | None:
        """The table, once it is dealt."""
        return self.laid.table

    def current_player(self) -> Any:
        """Who decides: chance deals first."""
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.decision is None else self.table.decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals alike."""
        return [(seed, 1.0 / DEALS) for seed in range(DEALS)]

    def _options(self) -> dict[int, Choice]:
        """The choices that are offered, by their actions."""
        assert self.table is not None and self.table.decision is not None
        game, decision = self.get_game(), self.table.decision
        if game.numbering:
            return dict(zip(game.numbering.offered(self.table, decision.seat), decision.options, strict=True))
        return dict(enumerate(decision.options[: game.form.options]))

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self._options())

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            game = self.get_game()
            self.laid = Laid(game.game.start(game.num_players(), int(action), game.options))
        else:
            self.table.choose(self._options()[action])

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else str(self._options()[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.decision is None

    def returns(self) -> list[float]:
        """What each player got: 1 for a win, a share of a shared one."""
        game = self.get_game()
        if self.table is None or self.table.result is None:
            return [0.0] * game.num_players()
        return list(game.game.payoffs(self.table.result, self.table.options))

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """A table that looks the same to a player, with all that it cannot see dealt anew."""
        state: SpielState = self.clone()
        if state.table is not None:
            state.table.determinise(player, int(sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        return repr(self.table)


class Observer:
    """What a player sees, as one tensor and its parts, or as the JSON of its view."""

    def __init__(self, game: SpielGame) -> None:
        self._page = Page(game.form)
        self.tensor = np.zeros(game.form.size, np.float32)
        bounds = np.cumsum([prod(shape) for shape in game.form.parts.values()])[:-1]
        parts = zip(game.form.parts.items(), np.split(self.tensor, bounds), strict=True)
        self.dict = {name: part.reshape(shape) for (name, shape), part in parts}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Look at a table."""
        if state.table is None:
            self._page.clear()
        else:
            self._page.write(state.table, player)
        self.tensor[:] = self._page.line

    def string_from(self, state: SpielState, player: Seat) -> str:
        """All that a player sees, in one order."""
        return "" if state.table is None else json.dumps(state.table.view(player), sort_keys=True)


def register() -> None:
    """Make all games known to OpenSpiel."""
    for game_id in game_ids():
        game = find_game(game_id)
        if game.form is not None and game_type(game).short_name not in pyspiel.registered_names():
            # OpenSpiel takes classes: it lets go of them only when Python is gone already, where a function would be freed.
            pyspiel.register_game(game_type(game), type(type(game).__name__, (SpielGame,), {"game": game}))


register()
