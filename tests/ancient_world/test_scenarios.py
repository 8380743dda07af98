"""Worked scenarios of set-up, placing citizens, building and armies."""

from __future__ import annotations

import pytest

from eldertable.games.ancient_world.events import TileTaken

from .builder import GAME, A, B, C, D, Play, Scene, army


@pytest.mark.rule("AW-2.1", "AW-2.2", "AW-2.3", "AW-2.4", "AW-2.5", "AW-2.6", "AW-2.7", "AW-2.8", "AW-2.9", "AW-2.10")
def test_e01_setup_for_four() -> None:
    table = Play(GAME.start(4, 1, {"first_player": 2}))
    s = table.s
    assert (len(s.empire_display), len(s.empire_deck), len(s.empire_b)) == (6, 39, 47)
    assert (len(s.military_display), len(s.military_deck)) == (4, 21)
    assert [1 + len(pile.cards) for pile in s.titan_piles] == [7, 7, 6] and all(s.titans_up)
    assert 1 + len(s.province_pile.cards) == 10 and s.province_up
    assert table.coins == [8, 8, 6, 7] and table.knowledge == [0, 0, 0, 0]
    for player in s.players:
        assert player.ready == (1, 2, 3) and player.citizens == 3 and not player.famine
        assert player.built == ("fishing_dock", "wheat_fields")
        assert [each.card for each in player.armies] == ["city_guard", "militia"]
        assert not any(each.name or each.picture or each.legacies for each in player.armies)
    assert not table.values_on("explore") and not table.values_on("populate")
    assert s.first == s.active == 2 and not s.tile_hand and s.round == 1


@pytest.mark.rule("AW-2.4", "AW-2.5", "AW-2.9")
def test_e02_setup_for_two_and_three() -> None:
    two, three = Play(GAME.start(2, 1, {"first_player": 0})).s, Play(GAME.start(3, 1, {"first_player": 0})).s
    assert (len(two.empire_display), len(two.empire_deck), len(two.military_display), len(two.military_deck)) == (4, 41, 2, 23)
    assert [player.coins for player in two.players] == [6, 7]
    assert (len(three.empire_display), len(three.empire_deck)) == (5, 40)
    assert (len(three.military_display), len(three.military_deck)) == (3, 22)
    assert [player.coins for player in three.players] == [6, 7, 8]


@pytest.mark.rule("AW-4.2", "AW-4.10")
def test_e03_higher_value_needed() -> None:
    table = Scene(2).placed("labour", (A, 2)).turn(B).purse(B, 4).begin()
    assert table.values_on("labour") == [3]
    table.do("place_citizen:3:labour")
    assert table.coins[B] == 6
    assert not table.values_on("labour")
    four = Scene(2).citizens(B, 4).placed("labour", (A, 2), (B, 3)).turn(B).begin()
    assert four.values_on("labour") == [4]


@pytest.mark.rule("AW-4.2")
def test_e04_own_citizens_block_too() -> None:
    table = Scene(2).placed("discover", (A, 3)).purse(A, 5).begin()
    assert not table.values_on("discover")


@pytest.mark.rule("AW-4.3", "AW-4.6", "AW-4.11")
@pytest.mark.parametrize(("citizen", "left"), [(3, 1), (1, 0)])
def test_e05_build_surcharge(citizen: int, left: int) -> None:
    scene = Scene(3).display("smithy").placed("build", (A, 2), (B, 3)).citizens(C, 3).placed("labour", (C, 2)).turn(C)
    table = scene.purse(C, 4).begin(f"place_citizen:{citizen}:build")
    assert "smithy" in table.player(C).built and table.coins[C] == left


@pytest.mark.rule("AW-4.3", "AW-4.6")
def test_e05_without_the_coin_only_the_equal_value_builds() -> None:
    scene = Scene(3).display("smithy").placed("build", (A, 2), (B, 3)).placed("labour", (C, 2)).turn(C).purse(C, 3)
    assert scene.begin().values_on("build") == [3]


@pytest.mark.rule("AW-4.3", "AW-4.22")
def test_e06_first_on_recruit() -> None:
    table = Scene(3).military("mountain_slingers", "bronze_hoplites", "spear_levy").begin("place_citizen:1:recruit")
    table.do("recruit_card:mountain_slingers", "retire_army:0")
    assert table.coins[A] == 20
    table.do("place_citizen:1:recruit", "recruit_card:bronze_hoplites", "retire_army:0")
    assert table.coins[B] == 20
    table.do("place_citizen:2:recruit", "retire_army:0")
    assert table.coins[C] == 19 and table.army(C, 0).card == "spear_levy"


@pytest.mark.rule("AW-4.4", "AW-4.18", "AW-4.19", "AW-4.20", "AW-4.21", "AW-9.5")
def test_e07_rebuild_and_the_tile() -> None:
    scene = Scene(4).city(B, "smithy", "harbour", damaged=["smithy", "harbour"]).purse(B, 0).turn(D)
    table = scene.begin("place_citizen:3:rebuild")
    assert TileTaken(D) in table.events and table.s.first == D and table.s.tile_hand and table.coins[D] == 21
    assert table.asked == (A, "turn")
    table.do("pass_turn", "place_citizen:1:rebuild")
    assert table.about == {"count": 2}
    table.do("repair_card:smithy")
    assert table.about == {"count": 1}
    table.do("repair_card:harbour")
    assert not table.player(B).damaged and table.coins[B] == 1 and table.s.first == D
    table.do("pass_turn", "pass_turn", "pass_turn")
    assert table.s.round == 2 and table.asked == (D, "turn") and not table.s.tile_hand


@pytest.mark.rule("AW-4.12", "AW-4.16")
def test_e15_capacity() -> None:
    scene = Scene(2).city(A, "olive_grove", "smithy").display("harbour").provinces("river_delta")
    table = scene.begin()
    assert not table.values_on("build")
    table.do("place_citizen:3:expand")
    assert table.player(A).provinces == ("river_delta",) and table.s.province_up != "river_delta"
    table.do("pass_turn")
    assert table.values_on("build") == [1, 2]
    view = table.table.view(A)["board"]["players"][A]
    assert (view["capacity"], view["food"]) == (7, 5)


@pytest.mark.rule("AW-4.13", "AW-4.24", "AW-4.25")
def test_e16_no_second_copy() -> None:
    scene = Scene(2, number=2).city(A, "market_square", damaged=["market_square"]).display("market_square", "smithy")
    table = scene.begin("place_citizen:1:build")
    assert "smithy" in table.player(A).built
    table = scene.begin("place_citizen:3:explore", "reserve_card:market_square")
    assert table.player(A).reserve_open == ("market_square",) and table.s.empire_display == ("smithy",)
    table.do("pass_turn", "place_citizen:1:build")
    assert table.player(A).built[-1] == "smithy" and not table.values_on("build")


@pytest.mark.rule("AW-5.1", "AW-5.3", "AW-5.6", "AW-5.7", "AW-5.8", "AW-6.6")
def test_e17_retiring() -> None:
    scene = Scene(2).armies(A, army("city_guard"), army("militia", picture=3)).military("bronze_hoplites")
    scene.titans(1, "reef_crawler").titans(2, "stone_creature")
    table = scene.begin("place_citizen:1:recruit", "retire_army:1:militia")
    renewed = table.army(A, 1)
    assert (renewed.card, renewed.legacies, renewed.name, renewed.picture) == ("bronze_hoplites", ("militia",), 0, 0)
    assert table.coins[A] == 20
    view = table.table.view(A)["board"]["players"][A]["armies"][1]
    assert (view["cost"], view["swords"], view["arrows"]) == (1, 4, 1)


@pytest.mark.rule("AW-5.4", "AW-5.5", "AW-5.2")
def test_e18_a_used_card_cannot_be_retired() -> None:
    used = (army("city_guard", name=1), army("militia", name=1))
    assert not Scene(2).armies(A, *used).begin().values_on("recruit")
    table = Scene(2).city(A, "barracks").armies(A, *used).military("spear_levy").begin("place_citizen:1:recruit")
    assert [each.card for each in table.player(A).armies] == ["city_guard", "militia", "spear_levy"]


@pytest.mark.rule("AW-5.3")
def test_e19_a_free_slot_gives_the_choice() -> None:
    table = Scene(2).city(A, "barracks").military("spear_levy").begin("place_citizen:1:recruit")
    assert table.options == ["new_army", "retire_army:0:city_guard", "retire_army:1:militia"]


@pytest.mark.rule("AW-8.8", "AW-4.12", "AW-4.14", "AW-8.2")
def test_e25_crane() -> None:
    scene = Scene(2).city(A, "crane", "smithy").display("settlers_camp").purse(A, 1)
    table = scene.begin()
    assert table.values_on("build") == [1, 2, 3]
    table.do("place_citizen:1:build")
    player = table.player(A)
    assert player.built == ("fishing_dock", "wheat_fields", "smithy", "settlers_camp")
    assert table.s.empire_discard == ("crane",) and table.coins[A] == 1
    assert player.citizens == 4 and player.famine == (4,)


@pytest.mark.rule("AW-8.3")
def test_e26_aqueduct() -> None:
    scene = Scene(2).city(A, "aqueduct").display("settlers_camp").purse(A, 3, 1)
    table = scene.begin("place_citizen:1:build")
    assert table.coins[A] == 4 and table.player(A).famine == (4,)


@pytest.mark.rule("AW-4.23", "AW-4.24", "AW-8.12", "AW-3.10")
def test_e27_explore() -> None:
    scene = Scene(2, number=2).city(A, "archivist_monks_of_bol").display("smithy", "harbour")
    scene.deck("crane", "bridge", "barracks", "aqueduct", "town_hall", "terrace_farms", "silver_mine", "watchtower")
    table = scene.begin("place_citizen:1:explore")
    assert table.options == ["explore_deck", "reserve_card:smithy", "reserve_card:harbour"]
    table.do("explore_deck")
    assert len(table.options) == 7 and table.asked == (A, "keep")
    table.do("keep_card:bridge")
    assert table.player(A).reserve_secret == ("bridge",) and len(table.s.empire_discard) == 6
    assert table.s.empire_deck[0] == "watchtower"
    other = scene.begin("place_citizen:1:explore", "reserve_card:smithy")
    assert other.s.empire_display == ("harbour",) and other.asked == (B, "turn")
    assert "smithy" not in [option.rpartition(":")[2] for option in other.do("place_citizen:1:build").options]


@pytest.mark.rule("AW-11.1", "AW-4.16")
def test_e36_expansion_plus() -> None:
    order = ("open_plain", "coast_road", "old_fortress", "wide_valley")
    scene = Scene(2, options={"expansion_plus": True}).provinces(*order).purse(A, 0, 1)
    plus = scene.begin("place_citizen:1:expand")
    assert plus.asked == (A, "take_province") and plus.options == ["take_province:open_plain", "look_at_provinces"]
    plus.do("look_at_provinces")
    assert plus.options == ["take_province:open_plain", "take_province:coast_road", "take_province:old_fortress"]
    plus.do("take_province:coast_road")
    assert plus.player(A).provinces == ("coast_road",) and plus.knowledge[A] == 0
    assert plus.s.province_up == "wide_valley" and plus.s.province_pile.cards[-2:] == ("open_plain", "old_fortress")
    blind = scene.begin("place_citizen:1:expand", "take_province:open_plain")
    assert (
        blind.player(A).provinces == ("open_plain",) and blind.s.province_up == "coast_road" and blind.s.province_pile.known[0] == 0
    )
    last = Scene(2, options={"expansion_plus": True}).only_provinces("open_plain").begin("place_citizen:1:expand")
    assert last.player(A).provinces == ("open_plain",) and not last.s.province_up
    plain = Scene(2).provinces(*order).purse(A, 0, 1).begin("place_citizen:1:expand")
    assert plain.player(A).provinces == ("open_plain",) and plain.s.province_up == "coast_road"


@pytest.mark.rule("AW-4.14", "AW-4.35", "AW-5.3", "AW-5.4", "AW-8.2")
def test_e37_barracks() -> None:
    scene = Scene(2).armies(A, army("city_guard", name=1), army("militia", name=1)).purse(A, 4)
    scene.display("barracks").military("bronze_hoplites", "war_elephants")
    table = scene.begin("place_citizen:1:build")
    assert table.coins[A] == 1 and table.options == ["recruit_card:bronze_hoplites", "decline"]
    recruited = scene.begin("place_citizen:1:build", "recruit_card:bronze_hoplites")
    assert [each.card for each in recruited.player(A).armies] == ["city_guard", "militia", "bronze_hoplites"]
    assert recruited.coins[A] == 1 and not recruited.s.spaces["recruit"]
    declined = scene.begin("place_citizen:1:build", "decline")
    assert len(declined.player(A).armies) == 2 and declined.asked == (B, "turn")
    repaired = Scene(2).city(A, "barracks", damaged=["barracks"]).military("bronze_hoplites").begin("place_citizen:1:rebuild")
    repaired.do("repair_card:barracks")
    assert repaired.asked == (B, "turn")


@pytest.mark.rule("AW-4.34", "AW-4.35", "AW-4.16")
def test_e38_surveyors_house() -> None:
    scene = Scene(2).city(A, "surveyors_house").placed("expand", (B, 3)).citizens(A, 3).placed("labour", (A, 2), (A, 3))
    scene.provinces("coast_road", "open_plain").purse(A, 2)
    table = scene.begin()
    assert not table.values_on("expand") and table.values_on("surveyors_house") == [1]
    table.do("use_card:1:surveyors_house")
    assert table.coins[A] == 0 and table.player(A).provinces == ("coast_road",) and table.s.province_up == "open_plain"
    view = table.table.view(A)["board"]["players"][A]
    assert view["capacity"] == 7 and view["income"]["coins"] == 6
    assert not scene.purse(A, 1).begin().values_on("surveyors_house")


@pytest.mark.rule("AW-4.34", "AW-4.35", "AW-8.8", "AW-3.6")
def test_e39_shipyard_and_crane() -> None:
    scene = Scene(2, number=5).placed("build", (B, 2)).purse(A, 0).display("salt_road").lands(A, "market_quarter")
    full = ("crane", "shipyard", "olive_grove", "smithy")
    scene.city(A, *full)
    table = scene.begin("use_card:1:shipyard")
    assert table.options == ["build_with_crane:salt_road:display", "decline"]
    table.do("build_with_crane:salt_road")
    assert table.coins[A] == 2 and len(table.player(A).built) == 6 and "salt_road" in table.player(A).built
    assert table.s.gone == ("crane",) and not table.s.empire_discard
    other = Scene(2, number=5).placed("build", (B, 2)).purse(A, 0).display("salt_road").lands(A, "market_quarter")
    other.city(A, "shipyard", "olive_grove", "smithy", "harbour")
    assert other.begin("use_card:1:shipyard").coins[A] == 2
