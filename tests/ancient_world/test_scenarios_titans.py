"""Worked scenarios of attacks, damage and everything that follows from them."""

from __future__ import annotations

import pytest

from eldertable.games.ancient_world.events import ArmyPaid, DiceRolled, TitanDefeated, TitanRevealed

from .builder import BLANK, COIN, TITAN, A, B, C, Scene, army


@pytest.mark.rule("AW-6.3")
def test_e08_use_cost() -> None:
    scene = Scene(2).armies(A, army("veteran_phalanx", picture=3)).titans(1, "reef_crawler").purse(A, 4)
    table = scene.begin("attack_titan:reef_crawler", "strike", chance=[BLANK])
    assert ArmyPaid(A, "veteran_phalanx", 4) in table.events and table.coins[A] == 0
    assert not scene.purse(A, 3).begin().can("attack_titan")


def tim(stars: int, *titans: str) -> Scene:
    """The attacker of the rulebook's example."""
    scene = Scene(2, number=5).purse(A, 5).armies(A, army("merkian_troops", "city_guard", picture=1), army("militia"))
    return scene.city(A, "smithy", "arsenal").titans(stars, *titans)


@pytest.mark.rule("AW-6.1", "AW-6.2", "AW-6.3", "AW-6.4", "AW-6.5", "AW-6.7", "AW-6.10", "AW-6.13", "AW-6.14", "AW-9.3")
def test_e09_attack_on_stone_creature() -> None:
    scene = tim(2, "stone_creature", "storm_ray")
    table = scene.begin("attack_titan:stone_creature", chance=[BLANK, COIN])
    assert table.about == {"titan": "stone_creature", "strength": 3, "defence": 8, "missing": 5, "cost": 0}
    table.do("pay_army:0:merkian_troops")
    assert table.about == {"titan": "stone_creature", "strength": 8, "defence": 8, "missing": 0, "cost": 2}
    assert table.table.can_undo
    table.do("strike")
    assert table.events[:4] == (
        ArmyPaid(A, "merkian_troops", 2),
        TitanDefeated(A, "stone_creature", 8),
        TitanRevealed("storm_ray"),
        DiceRolled(A, 0, 1, 1),
    )
    assert table.coins[A] == 2 and table.player(A).titans == ("stone_creature",)
    assert (table.army(A, 0).name, table.army(A, 0).picture) == (2, 1)
    assert table.s.titans_up[1] == "storm_ray"
    while table.s.round == 5:
        table.do("pass_turn")
    assert (table.army(A, 0).name, table.army(A, 0).picture) == (0, 3)


@pytest.mark.rule("AW-6.6", "AW-6.7", "AW-4.15")
def test_e10_swords_only() -> None:
    scene = tim(2, "ash_colossus")
    assert not scene.begin().can("attack_titan:ash_colossus")
    table = scene.placed("enlist", (A, 1), (A, 2)).begin("attack_titan:ash_colossus", chance=[BLANK, BLANK])
    assert table.options == ["pay_army:0:merkian_troops", "pay_army:1:militia"] and table.about["missing"] == 4
    # Both are needed, so the second one joins by itself.
    table.do("pay_army:0")
    assert table.options == ["strike"] and table.about["strength"] == 9 and table.about["cost"] == 3
    table.do("strike")
    assert table.coins[A] == 2 and table.player(A).titans == ("ash_colossus",)


@pytest.mark.rule("AW-6.15", "AW-6.16", "AW-5.10")
def test_e20_losing_a_slot() -> None:
    scene = Scene(2).city(A, "barracks").titans(2, "stone_creature", "storm_ray")
    scene.armies(A, army("city_guard"), army("bronze_hoplites", "militia"), army("longbow_company", picture=1)).purse(A, 2)
    table = scene.begin("attack_titan:stone_creature", "pay_army:0", chance=[TITAN, TITAN])
    table.do("strike")
    assert table.asked == (A, "damage")
    assert table.options == ["damage_card:fishing_dock", "damage_card:wheat_fields", "damage_card:barracks"]
    table.do("damage_card:fishing_dock", "damage_card:barracks")
    assert table.asked == (A, "army_limit")
    assert table.options == ["disband_army:0:city_guard", "disband_army:1:bronze_hoplites", "disband_army:2:longbow_company"]
    table.do("disband_army:1")
    assert [each.card for each in table.player(A).armies] == ["city_guard", "longbow_company"]
    assert table.s.military_gone[-2:] == ("bronze_hoplites", "militia") and table.coins[A] == 0


@pytest.mark.rule("AW-6.10", "AW-6.14", "AW-6.17")
def test_e21_loot_comes_after_the_dice() -> None:
    scene = Scene(2, number=5).purse(A, 1).armies(A, army("river_raiders")).city(A, "arsenal", "smithy").titans(1, "salt_giant")
    table = scene.begin("attack_titan:salt_giant", "strike", chance=[COIN, COIN])
    assert table.coins[A] == 1 and table.player(A).titans == ("salt_giant",)


@pytest.mark.rule("AW-6.5", "AW-6.12", "AW-6.30")
def test_e22_repair_just_before_the_dice() -> None:
    scene = Scene(2).city(A, "smithy", damaged=["smithy"]).titans(1, "cliff_howler")
    scene.armies(A, army("field_engineers"), army("militia"))
    table = scene.begin("attack_titan:cliff_howler", chance=[TITAN])
    assert table.about["strength"] == 0
    table.do("pay_army:0", "strike")
    assert table.about == {"count": 1} and table.options == ["repair_card:smithy", "decline"]
    table.do("repair_card:smithy")
    assert table.asked == (A, "damage") and table.can("damage_card:smithy")
    table.do("damage_card:smithy")
    assert table.player(A).damaged == ("smithy",)


@pytest.mark.rule("AW-4.15", "AW-6.8", "AW-6.18")
def test_e33_enlist_serves_twice() -> None:
    scene = Scene(2).city(A, "smithy").purse(A, 2).titans(1, "cliff_howler", "reef_crawler")
    scene.placed("enlist", (A, 1), (A, 2)).passed(B)
    table = scene.begin("attack_titan:cliff_howler", chance=[BLANK, BLANK])
    table.do("pay_army:0:city_guard", "strike")
    assert table.asked == (A, "turn") and table.coins[A] == 1
    table.do("attack_titan:reef_crawler", "strike")
    assert table.player(A).titans == ("cliff_howler", "reef_crawler") and table.coins[A] == 0


@pytest.mark.rule("AW-6.10", "AW-8.18", "AW-6.13")
def test_e41_a_titan_that_repairs() -> None:
    scene = Scene(2).city(A, "smithy", "barracks", damaged=["smithy"]).titans(1, "salt_giant", "reef_crawler")
    scene.armies(A, army("veteran_phalanx")).purse(A, 1)
    table = scene.begin("attack_titan:salt_giant", chance=[TITAN, BLANK])
    assert table.about["strength"] == 6
    table.do("strike")
    assert table.asked == (A, "repair") and table.s.titans_up[0] == ""
    table.do("repair_card:smithy")
    assert table.s.titans_up[0] == "reef_crawler" and table.can("damage_card:smithy")


@pytest.mark.rule("AW-8.4", "AW-8.19")
def test_e23_isolated_outpost() -> None:
    armies = (army("militia", name=1), army("city_guard", picture=2))
    scene = Scene(3).city(B, "isolated_outpost").armies(B, *armies)
    table = scene.begin("place_citizen:1:discover")
    assert table.asked == (B, "remove_military_coin")
    assert table.options == ["remove_coin:0:militia:name", "remove_coin:1:city_guard:picture", "decline"]
    lighter = scene.begin("place_citizen:1:discover", "remove_coin:0")
    assert (lighter.army(B, 0).name, lighter.army(B, 0).picture) == (0, 0) and lighter.asked == (B, "turn")
    lighter = scene.begin("place_citizen:1:discover", "remove_coin:1")
    assert (lighter.army(B, 1).name, lighter.army(B, 1).picture) == (0, 1)
    view = lighter.table.view(B)["board"]["players"][B]["armies"][1]
    assert view["cost"] == 2
    assert scene.begin("place_citizen:1:discover", "decline").asked == (B, "turn")
    assert scene.turn(C).begin("place_citizen:1:discover").asked == (A, "turn")


@pytest.mark.rule("AW-8.9", "AW-8.17", "AW-7.2", "AW-4.17")
def test_e24_scribes_guild_with_two_players() -> None:
    scene = Scene(2).city(A, "scribes_guild", "isolated_outpost").armies(A, army("militia", name=1)).passed(A).turn(B).purse(A, 1)
    table = scene.begin("place_citizen:1:discover")
    assert table.asked == (A, "remove_military_coin")
    table.do("decline")
    assert table.asked == (A, "offer") and table.about == {"card": "scribes_guild"}
    assert table.options == ["use_trigger:scribes_guild", "decline"]
    table.do("use_trigger:scribes_guild")
    assert (table.coins[A], table.knowledge[A]) == (0, 1) and (table.coins[B], table.knowledge[B]) == (17, 1)
    assert scene.begin("place_citizen:1:discover", "decline", "decline").knowledge[A] == 0
    poor = scene.purse(A, 0).begin("place_citizen:1:discover", "decline")
    assert poor.asked == (B, "turn")


@pytest.mark.rule("AW-8.5", "AW-8.11", "AW-4.32")
def test_e28_merchant_city() -> None:
    scene = Scene(2, number=4).city(A, "merchant_city").city(B, "town_hall").worker(B, "town_hall", 2).tile(B)
    table = scene.begin()
    assert not table.values_on("town_hall")
    table.do("use_card:1:merchant_city")
    assert table.knowledge == [1, 0] and table.s.first == A and table.s.tile_hand
    assert table.player(B).workers == {"town_hall": 2} and table.player(A).workers == {"merchant_city": 1}


@pytest.mark.rule("AW-8.14")
def test_e29_forest_hideout() -> None:
    scene = Scene(2, number=4).city(A, "forest_hideout")
    scene.titans(3, "sky_eater", "dread_sphinx", "burning_mountain", "old_hunger", "wind_leviathan")
    scene.armies(A, army("war_elephants"), army("veteran_phalanx"))
    table = scene.begin("use_card:1:forest_hideout")
    assert table.options == ["scout_pile:1", "scout_pile:2", "scout_pile:3"]
    table.do("scout_pile:3")
    assert table.options == [f"arrange_titan:{titan}" for titan in ("sky_eater", "dread_sphinx", "burning_mountain", "old_hunger")]
    table.do("arrange_titan:burning_mountain", "arrange_titan:sky_eater", "arrange_titan:dread_sphinx")
    assert table.s.titans_up[2] == "burning_mountain"
    assert table.s.titan_piles[2].cards[:4] == ("sky_eater", "dread_sphinx", "old_hunger", "wind_leviathan")
    assert table.asked == (A, "attack_scouted") and table.options == ["attack_titan:burning_mountain", "decline"]
    table.do("attack_titan:burning_mountain")
    assert table.about["missing"] == 12
    assert scene.begin("use_card:1:forest_hideout", "scout_pile:1").can("arrange_titan")


@pytest.mark.rule("AW-8.6", "AW-3.13")
def test_e30_zori_playwrights() -> None:
    scene = Scene(3).city(A, "zori_playwrights").display("smithy", "harbour").deck("crane")
    table = scene.begin("pass_turn")
    assert table.asked == (A, "reserve_one")
    assert table.options == ["reserve_card:smithy", "reserve_card:harbour", "reserve_deck_top", "decline"]
    assert scene.begin("pass_turn", "reserve_card:smithy").player(A).reserve_open == ("smithy",)
    top = scene.begin("pass_turn", "reserve_deck_top")
    assert top.player(A).reserve_secret == ("crane",) and top.asked == (B, "turn")
    nothing = scene.begin("pass_turn", "decline").player(A)
    assert not nothing.reserve_open and not nothing.reserve_secret
    assert scene.passed(B).begin("pass_turn").asked == (C, "turn")
