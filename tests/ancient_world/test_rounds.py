"""Rounds, turns and passing (AW-3, AW-7, AW-9)."""

from __future__ import annotations

import pytest

from eldertable.games.ancient_world.events import EmpireReshuffled, GameEnded, Passed, SpaceUncovered

from .builder import A, B, C, Scene, army


@pytest.mark.rule("AW-3.1", "AW-3.2", "AW-3.3", "AW-3.4", "AW-3.5", "AW-9.7")
def test_six_rounds() -> None:
    table = Scene(2).begin()
    uncovered: dict[str, int] = {}
    while table.asked:
        before = table.s.round
        if before < 4:
            assert table.s.empire == "A"
        assert bool(table.values_on("explore")) == (before >= 2)
        assert bool(table.values_on("populate")) == (before >= 3)
        table.do("pass_turn", "pass_turn")
        uncovered |= {event.space: table.s.round for event in table.events if isinstance(event, SpaceUncovered)}
        assert table.s.round == min(before + 1, 6)
    assert uncovered == {"explore": 2, "populate": 3}
    assert not table.s.agenda and GameEnded("six_rounds") in table.events
    assert table.coins == [45, 45]


@pytest.mark.rule("AW-3.7", "AW-3.8")
def test_a_new_empire_display_and_more_military_cards() -> None:
    scene = Scene(3, number=1).display("smithy", "harbour", "crane").deck("bridge").military("spear_levy", "night_scouts")
    table = scene.all_pass()
    assert table.s.empire_discard == ("smithy", "harbour", "crane")
    assert len(table.s.empire_display) == 5 and table.s.empire_display[0] == "bridge"
    assert table.s.military_display[:2] == ("spear_levy", "night_scouts") and len(table.s.military_display) == 3


@pytest.mark.rule("AW-3.9")
def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    scene = Scene(2, number=2).display("smithy", "harbour").discarded(deck=3, discard=5)
    table = scene.begin("place_citizen:1:explore", "explore_deck")
    assert EmpireReshuffled(5) in table.events and len(table.drawn) == 5 and len(table.s.empire_deck) == 3
    nearly = Scene(2, number=2).display("smithy").discarded(deck=1, discard=0).begin("place_citizen:1:explore", "explore_deck")
    assert len(nearly.player(A).reserve_secret) == 1 and not nearly.s.empire_deck


def test_without_cards_there_is_nothing_to_explore() -> None:
    scene = Scene(2, number=2).display().discarded(deck=0, discard=0)
    assert not scene.begin().values_on("explore")
    short = Scene(2, number=2).display("smithy").discarded(deck=1, discard=1).all_pass()
    assert len(short.s.empire_display) == 3


@pytest.mark.rule("AW-3.11", "AW-3.12", "AW-3.13", "AW-3.14", "AW-7.3")
def test_turns_go_clockwise_until_all_have_passed() -> None:
    table = Scene(3).tile(B).turn(B).begin()
    order = []
    for choice in ("place_citizen:1:labour", "pass_turn", "place_citizen:1:enlist", "place_citizen:2:labour", "pass_turn"):
        assert table.asked is not None
        order.append(table.asked[0])
        table.do(choice)
    assert order == [B, C, A, B, A]
    # B alone goes on until passing.
    assert table.asked == (B, "turn")
    table.do("place_citizen:3:rebuild")
    assert table.asked == (B, "turn") and table.s.round == 2 and table.asked == (B, "turn")


@pytest.mark.rule("AW-7.1")
def test_who_can_do_nothing_must_pass() -> None:
    scene = Scene(2).placed("labour", (B, 1), (B, 2), (B, 3)).armies(B, army("militia", name=1))
    table = scene.begin("place_citizen:1:enlist")
    assert Passed(B) in table.events and table.asked == (A, "turn")
    assert table.options[-1] == "pass_turn"


@pytest.mark.rule("AW-4.21", "AW-9.5")
def test_the_tile_changes_the_next_round_only() -> None:
    table = Scene(3).begin("place_citizen:1:labour", "place_citizen:1:rebuild")
    assert table.s.first == B and table.asked == (C, "turn")
    table.do("place_citizen:1:enlist")
    assert table.asked == (A, "turn")


@pytest.mark.rule("AW-4.20")
def test_the_tile_stays_with_whoever_turned_it() -> None:
    table = Scene(2).city(B, "town_hall").begin("place_citizen:1:rebuild", "use_card:1:town_hall")
    assert table.s.first == A and table.s.tile_hand and table.knowledge[B] == 1
    table.do("place_citizen:2:rebuild")
    assert table.coins[A] == 22 and table.s.first == A


@pytest.mark.rule("AW-9.6", "AW-6.31")
def test_food_lost_by_damage_counts_only_when_citizens_are_fed() -> None:
    scene = Scene(2).city(A, "smithy", damaged=["fishing_dock"])
    table = scene.begin()
    assert table.player(A).ready == (1, 2, 3)
    table.do("pass_turn", "pass_turn")
    assert table.asked == (A, "starve") and table.options == ["starve:(1,)", "starve:(2,)", "starve:(3,)"]
    repaired = scene.begin("place_citizen:1:rebuild", "repair_card:fishing_dock", "pass_turn", "pass_turn")
    assert repaired.s.round == 2 and repaired.player(A).ready == (1, 2, 3)


@pytest.mark.rule("AW-9.6")
def test_starving_citizens_stay_away_for_a_round_and_eat_again() -> None:
    scene = Scene(2, number=4).citizens(A, 5, famine=[2, 5])
    table = scene.begin()
    assert table.values_on("rebuild") == [1, 3, 4]
    table.do("pass_turn", "pass_turn")
    assert table.about == {"count": 2} and len(table.options) == 10
    table.do("starve:(4, 5)")
    assert table.player(A).ready == (1, 2, 3)
    fed = Scene(2, number=4).citizens(A, 4, famine=[1]).city(A, "olive_grove").all_pass()
    assert fed.player(A).ready == (1, 2, 3, 4) and not fed.player(A).famine


@pytest.mark.rule("AW-9.2", "AW-9.7")
def test_no_income_but_feeding_after_the_last_round() -> None:
    ended = Scene(2, number=6).city(A, "silver_mine", damaged=["wheat_fields"]).purse(A, 3).all_pass("starve:(3,)")
    assert ended.coins[A] == 3 and ended.parts(A)["famine"] == -2


@pytest.mark.rule("AW-10.5")
@pytest.mark.parametrize(("knowledge", "winners"), [(0, (A, B)), (1, (B,))])
def test_ties_down_to_a_shared_win(knowledge: int, winners: tuple[int, ...]) -> None:
    result = Scene(2, number=6).purse(A, 5, 0).purse(B, 5, knowledge).all_pass().table.result
    assert result is not None and result.winners == winners
    richer = Scene(2, number=6).purse(A, 6, 0).purse(B, 5, knowledge).all_pass().table.result
    assert richer is not None and richer.winners == (A,)
