"""A test for each clause of the rules, named by its number; `eldertable check` tells which are missing."""

from __future__ import annotations

from typing import Any

import pytest
from new_game.choices import PlayCard
from new_game.game import GAME
from new_game.state import NewGame

from eldertable.kernel import Loaded, Table

# The end of the shuffled deck is dealt first: the hands are 11 to 13 and 8 to 10.
ORDER: Any = tuple(range(1, 14))


def dealt(first: int = 0) -> Table[NewGame]:
    """Two players with dictated hands: `Loaded` says what chance brings."""
    return GAME.start(2, chance=Loaded([ORDER, first]))


@pytest.mark.rule("NG-1.1", "NG-1.2")
def test_three_cards_each_and_a_first_player_by_lot() -> None:
    table = dealt(first=1)
    assert table.decision is not None and table.decision.seat == 1
    assert [player["hand"] for player in table.view(1)["board"]["players"]] == [None, [8, 9, 10]]


@pytest.mark.rule("NG-2.1", "NG-2.2")
def test_the_highest_card_wins_the_round() -> None:
    table = dealt(first=1)
    table.choose(PlayCard(8))
    table.choose(PlayCard(11))
    board = table.view(None)["board"]
    assert [player["points"] for player in board["players"]] == [1, 0]
    assert table.decision is not None and table.decision.seat == 0


@pytest.mark.rule("NG-3.1", "NG-3.2")
def test_three_rounds_and_the_most_points() -> None:
    table = dealt()
    while table.decision is not None:
        table.choose(table.decision.options[0])
    assert table.result is not None
    assert (table.result.scores, table.result.winners, table.result.reason) == ((3, 0), (0,), "hands_empty")
