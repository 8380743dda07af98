"""How well ends are foretold (`scripts/foretold.py`)."""

from __future__ import annotations

import pytest

from eldertable.bots.search import Settings
from eldertable.registry import find_game
from foretold import WORLDS, Told, game_by_appeal, held, surprise, told

GAME = find_game("ancient_world")


def test_positions_are_told_from_the_first_seat_in_several_worlds() -> None:
    taken, payoff = game_by_appeal(GAME, 0)
    assert taken and payoff in (0.0, 0.5, 1.0)
    found = held(taken[-1], Settings(plies=2))
    assert len(found) == WORLDS and all(0.0 <= chance <= 1.0 for chance in found)
    assert found == held(taken[-1], Settings(plies=2)), "the same worlds each time"
    assert [each.payoff for each in told([(taken, payoff)], Settings(plies=0))] == [payoff] * len(taken)


def test_who_says_even_is_surprised_by_one_bit_and_who_knows_is_not() -> None:
    even = [Told((0.5, 0.5), 1.0), Told((0.4, 0.6), 0.0)]
    assert surprise(even, 2.0) == pytest.approx(0.6931, abs=1e-4)
    assert surprise([Told((0.9, 0.9), 1.0)], 1.0) == pytest.approx(0.1054, abs=1e-4)
    assert surprise([Told((0.9, 0.9), 1.0)], 2.0) < 0.02
