"""Attacks, damage and armies (AW-5, AW-6)."""

from __future__ import annotations

import pytest

from eldertable.games.ancient_world.events import CoinsLost, DiceRolled

from .builder import BLANK, COIN, TITAN, A, B, Scene, army


@pytest.mark.rule("AW-6.9", "AW-6.8")
def test_an_unpaid_army_adds_nothing() -> None:
    scene = Scene(2).titans(1, "reef_crawler").armies(A, army("spear_levy"), army("militia", "city_guard"))
    table = scene.begin("attack_titan:reef_crawler")
    assert table.options == ["pay_army:0:spear_levy", "pay_army:1:militia"]
    table.do("pay_army:0")
    assert table.options == ["strike"] and table.about["strength"] == 3 + 2 + 1
    used = Scene(2).titans(1, "reef_crawler").armies(A, army("spear_levy"), army("militia", "city_guard", name=1))
    assert not used.begin().can("attack_titan:reef_crawler")


@pytest.mark.rule("AW-6.7", "AW-6.2")
def test_only_armies_that_lead_to_a_payable_win_are_offered() -> None:
    # Of 5 coins the dear elephants take 4; militia and scouts together fall short.
    armies = (army("war_elephants", picture=3), army("militia"), army("night_scouts", picture=1))
    scene = Scene(2).city(A, "barracks").titans(2, "stone_creature").armies(A, *armies).purse(A, 5)
    table = scene.begin("attack_titan:stone_creature")
    assert table.options == ["pay_army:0:war_elephants", "pay_army:1:militia"]
    table.do("pay_army:1")
    assert table.about == {"titan": "stone_creature", "strength": 9, "defence": 8, "missing": 0, "cost": 5}
    assert table.options == ["strike"]
    assert not scene.purse(A, 4).begin().can("attack_titan:stone_creature")


@pytest.mark.rule("AW-6.2")
def test_more_armies_than_needed_may_be_paid() -> None:
    scene = Scene(2).titans(1, "reef_crawler").armies(A, army("veteran_phalanx"), army("river_raiders"))
    table = scene.begin("attack_titan:reef_crawler", "pay_army:0", chance=[BLANK])
    assert table.options == ["pay_army:1:river_raiders", "strike"]
    table.do("pay_army:1", "strike")
    assert table.coins[A] == 20 - 2 + 1 and table.army(A, 0).name == table.army(A, 1).name == 1


@pytest.mark.rule("AW-6.1")
def test_one_titan_per_turn_from_the_top_of_a_pile() -> None:
    scene = Scene(2).titans(1, "reef_crawler", "cliff_howler").armies(A, army("veteran_phalanx"), army("war_elephants"))
    table = scene.begin("attack_titan:reef_crawler", chance=[BLANK])
    table.do("pay_army:0", "strike")
    assert table.asked == (B, "turn") and table.s.titans_up[0] == "cliff_howler"
    last = Scene(2).only_titans(1, "reef_crawler").only_titans(2).only_titans(3).armies(A, army("veteran_phalanx"))
    gone = last.begin("attack_titan:reef_crawler", "strike", "pass_turn", chance=[BLANK])
    assert gone.s.titans_up == ("", "", "") and not gone.can("attack_titan")


@pytest.mark.rule("AW-6.13", "AW-6.14", "AW-6.15")
def test_each_die_is_applied() -> None:
    scene = Scene(2, number=5).titans(3, "burning_mountain").armies(A, army("war_elephants"), army("veteran_phalanx")).purse(A, 3)
    table = scene.begin("attack_titan:burning_mountain", "pay_army:0", "strike", chance=[TITAN, COIN, COIN])
    assert DiceRolled(A, 1, 2, 0) in table.events and CoinsLost(A, 1) in table.events
    assert table.coins[A] == 0 and table.options == ["damage_card:fishing_dock", "damage_card:wheat_fields"]


@pytest.mark.rule("AW-6.15")
def test_with_nothing_left_to_damage_nothing_happens() -> None:
    scene = Scene(2).city(A, damaged=["fishing_dock"]).titans(2, "stone_creature")
    scene.armies(A, army("war_elephants"), army("militia"))
    table = scene.begin("attack_titan:stone_creature", "pay_army:0", "strike", chance=[TITAN, TITAN])
    assert table.player(A).damaged == ("fishing_dock", "wheat_fields") and table.asked == (B, "turn")


@pytest.mark.rule("AW-5.10", "AW-6.16")
def test_armies_are_counted_after_all_dice() -> None:
    scene = Scene(2, number=4).city(A, "barracks", "hall_of_generals").titans(2, "stone_creature")
    scene.armies(A, army("war_elephants"), army("militia"), army("spear_levy"), army("night_scouts"))
    table = scene.begin("attack_titan:stone_creature", "pay_army:0", "strike", "damage_card:barracks", chance=[TITAN, TITAN])
    assert table.asked == (A, "damage")
    table.do("damage_card:hall_of_generals", "disband_army:0")
    assert table.asked == (A, "army_limit") and len(table.player(A).armies) == 3
    table.do("disband_army:0")
    assert [each.card for each in table.player(A).armies] == ["spear_levy", "night_scouts"] and table.asked == (B, "turn")


@pytest.mark.rule("AW-6.17", "AW-5.10")
def test_a_disbanded_army_still_loots() -> None:
    scene = Scene(2).city(A, "barracks").titans(1, "reef_crawler")
    scene.armies(A, army("river_raiders"), army("militia"), army("spear_levy")).purse(A, 2)
    table = scene.begin("attack_titan:reef_crawler", "pay_army:0", "pay_army:1", "strike", "damage_card:barracks", chance=[TITAN])
    assert table.asked == (A, "army_limit") and table.coins[A] == 0
    table.do("disband_army:0")
    assert table.coins[A] == 1


@pytest.mark.rule("AW-6.11")
def test_spying_comes_with_the_payment() -> None:
    scene = Scene(2).titans(1, "reef_crawler").armies(A, army("night_scouts", "mist_ninja"), army("war_elephants"))
    both = scene.begin("attack_titan:reef_crawler", "pay_army:1", "pay_army:0", "strike")
    assert both.knowledge[A] == 2
    assert scene.begin("attack_titan:reef_crawler", "pay_army:1", "strike").knowledge[A] == 0


@pytest.mark.rule("AW-8.14")
def test_forest_hideout_with_few_titans_and_without_an_army() -> None:
    scene = Scene(2, number=4).city(A, "forest_hideout").only_titans(1).only_titans(2, "storm_ray", "ash_colossus").only_titans(3)
    table = scene.begin("use_card:1:forest_hideout")
    assert table.options == ["arrange_titan:storm_ray", "arrange_titan:ash_colossus"]
    table.do("arrange_titan:ash_colossus")
    assert table.s.titans_up[1] == "ash_colossus" and table.asked == (B, "turn")
    none = Scene(2, number=4).city(A, "forest_hideout").only_titans(1).only_titans(2).only_titans(3)
    assert not none.begin().values_on("forest_hideout")


@pytest.mark.rule("AW-8.14")
def test_forest_hideout_attack_is_part_of_the_turn() -> None:
    scene = Scene(2, number=4).city(A, "forest_hideout").titans(1, "thorn_beast", "reef_crawler", "cliff_howler", "bog_wader")
    scene.armies(A, army("veteran_phalanx"))
    table = scene.begin("use_card:1:forest_hideout", "scout_pile:1", "arrange_titan:reef_crawler", chance=[BLANK])
    table.do("arrange_titan:thorn_beast", "arrange_titan:cliff_howler", "attack_titan:reef_crawler", "strike")
    assert table.player(A).titans == ("reef_crawler",) and table.s.titans_up[0] == "thorn_beast"
    assert table.asked == (B, "turn")
    declined = scene.begin("use_card:1:forest_hideout", "scout_pile:1", "arrange_titan:reef_crawler")
    declined.do("arrange_titan:thorn_beast", "arrange_titan:cliff_howler", "decline")
    assert declined.asked == (B, "turn") and not declined.player(A).titans


@pytest.mark.rule("AW-5.2", "AW-5.3")
def test_provinces_and_buildings_give_army_slots() -> None:
    scene = Scene(2).lands(A, "garrison_heights").military("spear_levy")
    assert scene.begin("place_citizen:1:recruit").can("new_army")
    assert not Scene(2).military("spear_levy").begin("place_citizen:1:recruit").can("new_army")


@pytest.mark.rule("AW-5.3")
def test_a_table_can_have_a_new_army_begun_whenever_a_slot_is_free() -> None:
    scene = Scene(2, options={"free_slot": "new_army"}).armies(A, army("militia")).military("spear_levy", "longbow_company")
    play = scene.begin("place_citizen:1:recruit", "recruit_card:spear_levy")
    assert [each.card for each in play.player(A).armies] == ["militia", "spear_levy"]
    play.do("pass_turn", "place_citizen:2:recruit")
    assert play.options == ["retire_army:0:militia", "retire_army:1:spear_levy"]
