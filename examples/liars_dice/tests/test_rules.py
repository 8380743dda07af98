"""Every clause of learn/rules/liars_dice.md, by its number; `eldertable check` tells which are missing."""

from __future__ import annotations

from typing import Any

import pytest
from liars_dice import GAME
from liars_dice.choices import Doubt, MakeBid
from liars_dice.judgement.odds import at_least
from liars_dice.state import LiarsDice

from eldertable.kernel import Decision, Loaded, Table


def dealt(*hands: str, first: int = 0, wild: bool = True) -> Table[LiarsDice]:
    """A table where everybody rolls these dice in the first round, e.g. "11266"."""
    rolls = [int(die) - 1 for hand in hands for die in hand]
    return GAME.start(len(hands), options={"wild": wild}, chance=Loaded([first, *rolls]))


def bid(table: Table[LiarsDice], count: int, face: int) -> None:
    """The next player bids."""
    table.choose(MakeBid(count, face))


def asked(table: Table[LiarsDice]) -> Decision:
    """The open question."""
    assert table.decision is not None
    return table.decision


def dice(table: Table[LiarsDice]) -> list[int]:
    """How many dice everybody has."""
    return [player["count"] for player in table.view(None)["board"]["players"]]


def events(table: Table[LiarsDice]) -> dict[str, dict[str, Any]]:
    """What the last choice caused, by type."""
    return {event["type"]: event for event in table.events_for(None)}


@pytest.mark.rule("LD-1.1", "LD-1.2", "LD-2.3")
def test_five_dice_each_and_a_first_player_by_lot() -> None:
    table = dealt("12345", "23456", "66666", first=2)
    assert dice(table) == [5, 5, 5]
    assert asked(table).seat == 2
    bid(table, 1, 2)
    assert asked(table).seat == 0


@pytest.mark.rule("LD-2.1")
def test_each_sees_the_own_dice_only() -> None:
    table = dealt("12345", "66666")
    assert [player["dice"] for player in table.view(0)["board"]["players"]] == [[1, 2, 3, 4, 5], None]
    assert [player["dice"] for player in table.view(None)["board"]["players"]] == [None, None]


@pytest.mark.rule("LD-2.2", "LD-2.4")
def test_a_bid_need_not_be_true() -> None:
    table = dealt("22222", "33333")
    bid(table, 4, 6)
    assert table.view(1)["board"]["bid"] == {"seat": 0, "count": 4, "face": 6}
    assert Doubt() in asked(table).options


@pytest.mark.rule("LD-2.5")
def test_a_higher_bid_has_more_dice_or_a_higher_face() -> None:
    table = dealt("22222", "33333")
    bid(table, 3, 4)
    options = asked(table).options
    assert MakeBid(3, 5) in options and MakeBid(4, 1) in options
    assert MakeBid(3, 4) not in options and MakeBid(2, 6) not in options


@pytest.mark.rule("LD-2.6")
def test_after_the_highest_bid_the_table_itself_doubts() -> None:
    table = dealt("22222", "33333")
    assert asked(table).options[-1] == MakeBid(10, 6)
    bid(table, 10, 6)
    assert dice(table) == [4, 5]


@pytest.mark.rule("LD-2.7")
def test_the_first_bid_answers_nobody() -> None:
    table = dealt("22222", "33333")
    assert Doubt() not in asked(table).options
    assert [blocked["why"]["type"] for blocked in table.view(0)["decision"]["blocked"]] == ["nothing_to_doubt"]


@pytest.mark.rule("LD-3.1", "LD-3.3")
@pytest.mark.parametrize(("face", "found"), [(6, 5), (2, 4), (1, 2)])
def test_ones_count_for_every_face_but_only_as_ones_for_ones(face: int, found: int) -> None:
    table = dealt("12345", "12666")
    bid(table, 1, face)
    table.choose(Doubt())
    assert events(table)["cups_lifted"]["found"] == found


@pytest.mark.rule("LD-3.2")
def test_without_wild_ones_only_the_face_counts() -> None:
    table = dealt("11266", "13446", wild=False)
    bid(table, 3, 6)
    table.choose(Doubt())
    assert events(table)["cups_lifted"]["found"] == 3
    assert dice(table) == [5, 4]


@pytest.mark.rule("LD-3.4")
@pytest.mark.parametrize(("count", "left"), [(3, [5, 4]), (4, [4, 5])])
def test_whoever_was_wrong_loses_a_die(count: int, left: list[int]) -> None:
    table = dealt("22266", "33444")
    bid(table, count, 2)
    table.choose(Doubt())
    assert dice(table) == left


@pytest.mark.rule("LD-3.5", "LD-4.1")
def test_the_loser_begins_or_the_next_who_has_dice() -> None:
    table = dealt("22222", "33333", "44444")
    bid(table, 10, 6)
    table.choose(Doubt())
    assert asked(table).seat == 0
    while dice(table)[0]:
        # Seat 0 begins each round with a bid that nobody can believe.
        bid(table, sum(dice(table)), 6)
        assert events(table)["doubted"]["seat"] == 1
    assert asked(table).seat == 1
    bid(table, 1, 2)
    assert asked(table).seat == 2
    bid(table, 1, 3)
    assert asked(table).seat == 1


@pytest.mark.rule("LD-4.2", "LD-4.3")
def test_the_last_one_with_dice_wins_a_point_for_each() -> None:
    table = dealt("22222", "33333")
    while table.decision is not None:
        # Seat 0 gives all its dice away; whatever seat 1 rolls, it cannot be ten sixes.
        bid(table, sum(dice(table)), 6)
    assert table.result is not None
    assert (table.result.winners, table.result.scores, table.result.reason) == ((1,), (0, 5), "last_one")


def test_the_chances_are_exact() -> None:
    assert at_least(1, 1, 1) == pytest.approx(1 / 6)
    assert at_least(2, 2, 2) == pytest.approx(1 / 9)
    assert at_least(0, 3, 1) == 1.0
    assert at_least(4, 3, 2) == 0.0
