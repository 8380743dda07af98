"""Worked scenarios of rounds, feeding and scoring."""

from __future__ import annotations

import pytest

from eldertable.games.ancient_world.events import CitizenGained, IncomeTaken

from .builder import A, B, Scene, army


@pytest.mark.rule("AW-10.3", "AW-10.4", "AW-8.15")
def test_e11_citadel() -> None:
    scene = Scene(2, number=6).city(A, "citadel", "arsenal", "smithy", "barracks").lands(A, "open_plain")
    table = scene.all_pass()
    assert table.parts(A)["red"] == 8 and table.parts(A)["empire"] == 3


@pytest.mark.rule("AW-4.26", "AW-4.27")
def test_e12_populate() -> None:
    table = Scene(2, number=3).purse(A, 4).begin("place_citizen:2:populate")
    assert CitizenGained(A, 4) in table.events
    player = table.player(A)
    assert table.coins[A] == 1 and player.famine == (4,) and player.citizens == 4 and player.ready == (1, 3)


@pytest.mark.rule("AW-9.6")
def test_e13_starting_food() -> None:
    table = Scene(2).all_pass()
    assert table.s.round == 2 and table.asked == (A, "turn")
    assert all(player.ready == (1, 2, 3) and not player.famine for player in table.s.players)


@pytest.mark.rule("AW-9.6")
def test_e14_starving() -> None:
    table = Scene(2, number=3).purse(A, 4).begin("place_citizen:2:populate", "pass_turn", "pass_turn")
    assert table.asked == (A, "starve") and table.about == {"count": 1}
    assert [int(option[-3]) for option in table.options] == [1, 2, 3, 4]
    table.do("starve:(2,)")
    assert table.player(A).ready == (1, 3, 4) and table.player(A).famine == (2,) and table.s.round == 4


@pytest.mark.rule("AW-9.1", "AW-9.2", "AW-9.3", "AW-9.4", "AW-9.5", "AW-9.6", "AW-6.30")
def test_e31_end_of_round() -> None:
    scene = Scene(2, number=2).city(A, "market_square", "goat_pasture", damaged=["goat_pasture"]).purse(A, 2)
    scene.armies(A, army("militia", name=1, picture=1), army("city_guard", picture=1)).tile(B, hand=True)
    scene.placed("labour", (A, 1)).placed("enlist", (A, 2))
    table = scene.all_pass()
    assert table.coins[A] == 8
    assert [(each.name, each.picture) for each in table.player(A).armies] == [(0, 2), (0, 1)]
    assert table.player(A).ready == (1, 2, 3) and not any(table.s.spaces.values())
    assert table.player(A).round_swords == 0
    assert table.s.round == 3 and table.asked == (B, "turn") and not table.s.tile_hand


@pytest.mark.rule("AW-3.6", "AW-3.7", "AW-3.8")
def test_e32_round_4_switch() -> None:
    scene = Scene(3, number=3).display("smithy", "harbour").military("spear_levy").reserve(A, "olive_grove")
    deck = list(scene.state["empire_deck"])
    table = scene.all_pass()
    s = table.s
    assert s.round == 4 and s.empire == "B" and not s.empire_b
    assert len(s.empire_display) == 5 and len(s.empire_deck) == 42 and not s.empire_discard
    assert sorted(s.gone) == ["harbour", "smithy"] and list(s.gone_unseen) == deck
    assert len(s.military_display) == 3 and s.military_display[0] == "spear_levy"
    table.do("place_citizen:1:build", "build_card:olive_grove:reserve")
    assert "olive_grove" in table.player(A).built and not table.player(A).reserve_secret


@pytest.mark.rule("AW-10.1", "AW-10.2", "AW-10.3", "AW-10.4", "AW-8.7")
def test_e34_final_score() -> None:
    scene = Scene(2, number=6).lands(A, "open_plain", "wide_valley").purse(A, 9).citizens(A, 5)
    # Red 6, blue 3, green 2, yellow 4, purple 7, the two starting cards and the damaged ones included.
    scene.city(A, "moon_festival", "royal_mint", "star_tower", "olive_grove", damaged=["olive_grove", "wheat_fields"])
    scene.trophies(A, "ash_colossus", "burning_mountain", "stone_creature", "veiled_watcher", "thorn_beast", "reef_crawler")
    ended = scene.all_pass("starve:(1,)")
    parts = ended.parts(A)
    assert (parts["red"], parts["blue"], parts["green"], parts["yellow"], parts["purple"]) == (11, 4, 2, 6, 11)
    assert parts["empire"] == 2 + 2 and parts["famine"] == -2
    result = ended.table.result
    assert result is not None and result.scores[A] == 36 and result.reason == "six_rounds"


@pytest.mark.rule("AW-10.5")
def test_e35_tie() -> None:
    scene = Scene(2, number=6).purse(A, 4, 0).purse(B, 4, 3)
    scene.city(A, "olive_grove", "smithy").lands(A, "open_plain").city(B, "terrace_farms", "barracks")
    ended = scene.all_pass()
    result = ended.table.result
    assert result is not None and result.scores[A] == result.scores[B] and result.winners == (A,)


@pytest.mark.rule("AW-9.2", "AW-6.30", "AW-10.4")
def test_e40_knowledge_income_and_scoring() -> None:
    scene = Scene(2, number=4).city(A, "hermits_retreat", "great_library", damaged=["great_library"]).lands(A, "scholars_hill")
    table = scene.all_pass()
    assert table.knowledge[A] == 2
    last = Scene(2, number=6).city(A, "hermits_retreat", "great_library", "hall_of_records", "land_registry")
    ended = last.lands(A, "scholars_hill", "open_plain").purse(A, 0, 4).all_pass()
    assert ended.knowledge[A] == 4 and ended.parts(A)["empire"] == 3 + 2
    assert not any(isinstance(event, IncomeTaken) for event in ended.events)
