"""Placing citizens and using cards (AW-4, AW-8)."""

from __future__ import annotations

import pytest

from eldertable.games.ancient_world.events import CitizenPlaced, SurchargePaid

from .builder import BLANK, A, B, C, Scene, army


@pytest.mark.rule("AW-4.1", "AW-4.7")
def test_a_citizen_is_placed_and_stays_until_the_end_of_the_round() -> None:
    table = Scene(2).begin("place_citizen:2:labour")
    assert CitizenPlaced(A, 2, "labour") in table.events and table.coins[A] == 22
    assert table.player(A).ready == (1, 3)
    table.do("pass_turn")
    assert [(placed.seat, placed.citizen) for placed in table.s.spaces["labour"]] == [(A, 2)]
    table.do("pass_turn")
    assert not table.s.spaces["labour"] and table.player(A).ready == (1, 2, 3)


@pytest.mark.rule("AW-4.5")
def test_several_citizens_share_a_space() -> None:
    table = Scene(2).passed(B).begin("place_citizen:1:enlist", "place_citizen:3:enlist")
    assert table.player(A).round_swords == 2 and len(table.s.spaces["enlist"]) == 2
    rebuild = Scene(2).passed(B).begin("place_citizen:3:rebuild", "place_citizen:1:rebuild")
    assert rebuild.coins[A] == 22


@pytest.mark.rule("AW-4.3")
def test_the_surcharge_is_one_coin_whatever_stands_there() -> None:
    scene = Scene(3).citizens(C, 4).placed("recruit", (A, 1), (B, 2)).military("spear_levy", "night_scouts").turn(C)
    higher = scene.begin("place_citizen:4:recruit", "recruit_card:spear_levy", "retire_army:0")
    assert SurchargePaid(C, "recruit") not in higher.events and higher.coins[C] == 19
    equal = scene.begin("place_citizen:2:recruit", "recruit_card:spear_levy", "retire_army:0")
    assert equal.coins[C] == 20
    assert scene.purse(C, 0).begin().values_on("recruit") == [1, 2]


@pytest.mark.rule("AW-4.6")
def test_no_placing_without_the_action() -> None:
    table = Scene(2, number=3).purse(A, 2).display().only_provinces().military().begin()
    assert not any(table.values_on(space) for space in ("build", "expand", "discover", "recruit", "populate"))
    assert all(table.values_on(space) for space in ("labour", "enlist", "rebuild", "explore"))
    full = Scene(2, number=3).citizens(A, 5).begin()
    assert not full.values_on("populate")


@pytest.mark.rule("AW-4.16", "AW-4.6")
def test_expand_costs_knowledge_or_coins() -> None:
    both = Scene(2).purse(A, 3, 1).begin("place_citizen:1:expand")
    assert both.asked == (A, "payment") and both.options == ["pay_with:0:1", "pay_with:3:0"]
    both.do("pay_with:3:0")
    assert (both.coins[A], both.knowledge[A], len(both.player(A).provinces)) == (0, 1, 1)
    assert Scene(2).purse(A, 3).begin("place_citizen:1:expand").coins[A] == 0
    assert Scene(2).purse(A, 2, 1).begin("place_citizen:1:expand").knowledge[A] == 0
    assert not Scene(2).purse(A, 2).begin().values_on("expand")
    last = Scene(2).only_provinces("open_plain").begin("place_citizen:1:expand", "place_citizen:1:labour")
    assert last.s.province_up == "" and not last.values_on("expand")


@pytest.mark.rule("AW-4.27", "AW-8.2")
def test_a_sixth_citizen_never_comes() -> None:
    scene = Scene(2).citizens(A, 5).city(A, "aqueduct").display("housing_quarter").purse(A, 3)
    table = scene.begin("place_citizen:1:build")
    assert table.player(A).citizens == 5 and not table.player(A).famine and table.coins[A] == 0


@pytest.mark.rule("AW-8.2")
def test_repairing_a_card_gives_no_citizen_again() -> None:
    scene = Scene(2).city(A, "housing_quarter", damaged=["housing_quarter"])
    table = scene.begin("place_citizen:1:rebuild", "repair_card:housing_quarter")
    assert table.player(A).citizens == 3


@pytest.mark.rule("AW-4.33", "AW-4.31")
def test_a_card_works_in_the_round_it_was_built_or_repaired() -> None:
    table = Scene(2).passed(B).display("harbour").begin("place_citizen:1:build", "use_card:2:harbour")
    assert table.coins[A] == 20 - 2 + 3 and not table.values_on("harbour")
    repaired = Scene(2).passed(B).city(A, "harbour", damaged=["harbour"])
    assert not repaired.begin().values_on("harbour")
    assert repaired.begin("place_citizen:1:rebuild", "repair_card:harbour").values_on("harbour") == [2, 3]


@pytest.mark.rule("AW-6.32")
def test_a_citizen_stays_on_a_card_that_is_damaged() -> None:
    scene = Scene(2).city(A, "harbour").worker(A, "harbour", 2).titans(1, "reef_crawler").armies(A, army("veteran_phalanx"))
    table = scene.begin("attack_titan:reef_crawler", "strike", "damage_card:harbour", chance=[0])
    assert table.player(A).workers == {"harbour": 2} and table.player(A).damaged == ("harbour",)
    table.do("pass_turn")
    assert not table.values_on("harbour")
    table.do("place_citizen:1:rebuild", "repair_card:harbour")
    assert not table.values_on("harbour")


@pytest.mark.rule("AW-4.34")
def test_an_effect_that_cannot_be_carried_out_is_skipped() -> None:
    watch = Scene(2).city(A, "watchtower").begin("use_card:1:watchtower")
    assert watch.asked == (B, "turn") and watch.coins[A] == 22
    muster = Scene(2).city(A, "muster_field").military().begin("use_card:1:muster_field")
    assert muster.asked == (B, "turn") and muster.player(A).round_swords == 1
    hall = Scene(2).city(A, "town_hall").tile(B, hand=True).begin("use_card:1:town_hall")
    assert hall.knowledge[A] == 1 and hall.s.first == B


@pytest.mark.rule("AW-4.34", "AW-4.35")
def test_muster_field_recruits_without_the_space() -> None:
    scene = Scene(2).city(A, "muster_field").placed("recruit", (B, 3)).military("spear_levy").purse(A, 0)
    table = scene.begin("use_card:1:muster_field")
    assert table.options == ["recruit_card:spear_levy", "decline"]
    table.do("recruit_card:spear_levy", "retire_army:0")
    assert table.army(A, 0).card == "spear_levy" and table.player(A).round_swords == 1


@pytest.mark.rule("AW-8.13")
def test_cryptan_ship_explores_even_in_round_1() -> None:
    scene = Scene(2).city(A, "cryptan_ship", "archivist_monks_of_bol").display("smithy")
    table = scene.begin("use_card:1:cryptan_ship")
    assert table.options == ["explore_deck", "reserve_card:smithy"]
    table.do("explore_deck")
    assert len(table.options) == len(set(table.drawn)) and len(table.drawn) == 7
    table.do(table.options[0])
    assert table.coins[A] == 22 and len(table.player(A).reserve_secret) == 1
    assert scene.begin("use_card:1:cryptan_ship", "reserve_card:smithy").coins[A] == 22


@pytest.mark.rule("AW-8.5", "AW-8.10")
def test_copies_do_not_copy_copies_or_damaged_cards() -> None:
    scene = Scene(3, number=4).city(A, "bridge").city(B, "merchant_city").city(C, "harbour", damaged=["harbour"])
    assert not scene.begin().values_on("bridge")
    dear = Scene(2, number=4).city(A, "bridge").city(B, "surveyors_house")
    assert dear.begin("use_card:1:bridge").coins[A] == 18
    assert not dear.purse(A, 1).begin().values_on("bridge")
    choice = Scene(2, number=4).city(A, "bridge").city(B, "harbour", "oracle").begin("use_card:1:bridge")
    assert choice.options == ["copy_action:harbour", "copy_action:oracle"]


@pytest.mark.rule("AW-8.8")
def test_crane_or_coins() -> None:
    scene = Scene(2).city(A, "crane").display("smithy").reserve(A, "harbour")
    table = scene.begin("place_citizen:1:build")
    assert table.options == [
        "build_card:smithy:display",
        "build_with_crane:smithy:display",
        "build_card:harbour:reserve",
        "build_with_crane:harbour:reserve",
    ]
    paid = scene.begin("place_citizen:1:build", "build_card:smithy")
    assert "crane" in paid.player(A).built and paid.coins[A] == 17
    surcharge = scene.placed("build", (B, 2)).begin("place_citizen:1:build", "build_with_crane:smithy")
    assert surcharge.coins[A] == 19 and "crane" not in surcharge.player(A).built
    broken = Scene(2).city(A, "crane", damaged=["crane"]).display("settlers_camp").begin()
    assert not broken.values_on("build")
    again = Scene(2).city(A, "crane").display("crane").begin("place_citizen:1:build")
    assert again.player(A).built[-1] == "crane" and again.s.empire_discard == ("crane",)


@pytest.mark.rule("AW-8.17")
def test_two_neighbours_answer_clockwise() -> None:
    scene = Scene(3).city(B, "isolated_outpost").city(C, "scribes_guild").armies(B, army("militia", picture=1))
    table = scene.begin("place_citizen:1:discover")
    assert table.asked == (B, "remove_military_coin")
    table.do("decline")
    assert table.asked == (C, "offer")
    table.do("use_trigger:scribes_guild")
    assert table.knowledge == [1, 0, 1] and table.coins[C] == 19 and table.asked == (B, "turn")


@pytest.mark.rule("AW-8.19")
def test_knowledge_from_elsewhere_triggers_nothing() -> None:
    scene = Scene(2).city(A, "observatory").city(B, "scribes_guild")
    assert scene.begin("use_card:1:observatory").asked == (B, "turn")


@pytest.mark.rule("AW-8.4", "AW-6.4")
def test_a_lightened_army_may_be_used_again() -> None:
    scene = Scene(2).city(B, "isolated_outpost", "smithy").armies(B, army("spear_levy", name=1)).titans(1, "reef_crawler")
    scene.player(B)["round_swords"] = 1
    table = scene.begin("place_citizen:1:discover", "remove_coin:0", chance=[BLANK])
    assert table.can("attack_titan:reef_crawler")
    assert not scene.begin("place_citizen:1:discover", "decline").can("attack_titan")


@pytest.mark.rule("AW-4.13", "AW-4.25")
def test_two_copies_may_lie_in_the_reserve_but_only_one_is_built() -> None:
    scene = Scene(2).reserve(A, "smithy", known=["smithy"]).display().passed(B)
    table = scene.begin("place_citizen:1:build")
    assert table.player(A).reserve_open == () and table.player(A).reserve_secret == ("smithy",)
    assert not table.values_on("build")
