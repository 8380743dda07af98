"""Many tables at once, one seat against bots, and actions with fixed numbers."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import eldertable
from eldertable.bots import Bot, Outlook
from eldertable.env import FixedActions, FixedSeat, NoFixedActions, Pool, SeatEnv, Tables, WorkerTables, env
from eldertable.env.arrays import Mask
from eldertable.kernel import Choice
from eldertable.kernel.errors import IllegalChoice


def any_actions(masks: Mask, chooser: random.Random) -> list[int]:
    """A random action for each table."""
    return [chooser.randrange(int(mask.sum())) for mask in masks]


def test_tables_play_on_and_tell_of_ends() -> None:
    tables = Tables("gates_of_delirium", 3, players=2, seed=4)
    chooser = random.Random(1)
    ends = 0
    for _ in range(1200):
        shown = tables.step(any_actions(tables.arrays.masks, chooser))
        ends += int(shown.ended.sum())
        assert shown.rewards[shown.ended].sum(axis=1) == pytest.approx(1.0)
        assert (shown.parts["features"][:, 1] == 1).all()
    assert ends > 3


def test_workers_keep_the_same_tables() -> None:
    here = Tables("ancient_world", 5, players=3, seed=2)
    there = WorkerTables("ancient_world", 5, workers=2, players=3, seed=2)
    try:
        chooser = random.Random(7)
        for _ in range(60):
            assert (here.arrays.lines == there.arrays.lines).all() and (here.arrays.masks == there.arrays.masks).all()
            actions = any_actions(here.arrays.masks, chooser)
            here.step(actions)
            there.step(actions)
        with pytest.raises(eldertable.IllegalChoice, match="Action 63 is not possible"):
            there.step([63] * 5)
        shown = there.arrays.parts["pieces"]
    finally:
        there.close()
    # Whoever still has the arrays can read them.
    assert (shown == here.arrays.parts["pieces"]).all()


def test_a_wrong_action_changes_no_table() -> None:
    tables = Tables("elder_sign", 2, players=1, seed=1)
    before = tables.arrays.lines.copy()
    with pytest.raises(eldertable.IllegalChoice, match="Action 119 is not possible at table 1"):
        tables.step([0, 119])
    with pytest.raises(eldertable.IllegalChoice, match="There are 2 tables"):
        tables.step([0])
    assert (tables.arrays.lines == before).all()


def test_gymnasium_is_content() -> None:
    class OnlyPossible(SeatEnv):
        """The check draws any action; here it comes round to a possible one."""

        def step(self, action: int):  # type: ignore[no-untyped-def]
            return super().step(int(action) % int(self.action_masks().sum()))

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(OnlyPossible("gates_of_delirium", bots=("random",)), skip_render_check=True)


@pytest.mark.parametrize("name", ["auztralia", "elder_sign"])
def test_a_seat_against_bots(name: str) -> None:
    """Every game comes to its end; the learner sits here and there."""
    table = SeatEnv(name, bots=("random",), players=2)
    chooser = random.Random(3)
    table.reset(seed=8)
    assert {table.reset()[1]["seat"] for _ in range(12)} == {0, 1}
    for _ in range(3):
        terminated = False
        table.reset()
        while not terminated:
            allowed = np.flatnonzero(table.action_masks())
            _, reward, terminated, _, info = table.step(int(chooser.choice(allowed)))
        assert 0.0 <= reward <= 1.0 and info["score"] == info["scores"][table.seat]


@pytest.mark.filterwarnings("ignore")
def test_fixed_numbers() -> None:
    fixed = FixedActions(env("gates_of_delirium", players=4))
    api_test(fixed, num_cycles=400)
    assert len(set(fixed.choices)) == len(fixed.choices)
    with pytest.raises(NoFixedActions, match="AuZtralia has no closed set of choices"):
        FixedActions(env("auztralia"))


def test_fixed_numbers_of_one_seat() -> None:
    seat = FixedSeat("gates_of_delirium", bots=("random",), players=3)
    seat.reset(seed=2)
    ended, steps = False, 0
    while not ended:
        assert seat.table is not None and seat.table.decision is not None
        offered = np.flatnonzero(seat.action_masks())
        assert len(offered) == len(seat.table.decision.options)
        kinds = [type(seat.numbering.choices[number]) for number in offered]
        assert sorted(map(str, kinds)) == sorted(str(type(option)) for option in seat.table.decision.options)
        _, _, ended, _, _ = seat.step(int(offered[steps % len(offered)]))
        steps += 1
    seat.reset(seed=3)
    with pytest.raises(IllegalChoice, match="not possible now"):
        seat.step(int(np.flatnonzero(~seat.action_masks())[0]))


class First(Bot):
    """Takes the first option, and remembers how often it was asked and how many games it began."""

    def __init__(self) -> None:
        self.asked = self.games = 0
        self.closed = False

    def choose(self, outlook: Outlook) -> Choice:
        self.asked += 1
        return outlook.decision.options[0]

    def forget(self) -> None:
        self.games += 1

    def close(self) -> None:
        self.closed = True


def test_a_pool_plays_each_game_as_one_of_its_members() -> None:
    begun_with, *later = [First() for _ in range(4)]
    pool = Pool([begun_with], most=2)
    seat = SeatEnv("gates_of_delirium", bots=[pool], seat=0, options={"round_limit": 1})
    for number in range(24):
        if number < len(later):
            pool.join(later[number])
        _, _ = seat.reset(seed=number)
        ended = False
        while not ended:
            _, _, ended, _, _ = seat.step(0)
    assert pool.members == (begun_with, *later[1:])
    assert [bot.closed for bot in (begun_with, *later)] == [False, True, False, False]
    drawn = [bot.games for bot in (begun_with, *later)]
    assert all(drawn[place] for place in (0, 2, 3)) and sum(drawn) >= 24
    assert all(bot.asked for bot in pool.members if isinstance(bot, First))
    pool.close()
    assert begun_with.closed
