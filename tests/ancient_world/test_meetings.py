"""Rules that seldom meet: one effect in the midst of another, empty piles, and ties."""

from __future__ import annotations

import pytest

from eldertable.games.ancient_world.events import (
    ArmyDisbanded,
    ArmyPaid,
    CardDamaged,
    CardRepaired,
    CoinsGained,
    CoinsLost,
    DiceRolled,
    Looted,
    Spied,
    TitanDefeated,
    TitanRevealed,
)
from eldertable.kernel import Event

from .builder import BLANK, COIN, TITAN, A, B, Play, Scene, army


def told(scene: Scene, *choices: str, chance: list[int | tuple[str, ...]]) -> tuple[Play, list[Event]]:
    """A table after these choices, and all events that they caused."""
    table = scene.begin(chance=chance)
    events: list[Event] = []
    for choice in choices:
        events += table.do(choice).events
    return table, events


@pytest.mark.rule("AW-6.10", "AW-6.11", "AW-6.12", "AW-6.16", "AW-6.17", "AW-8.18")
def test_everything_in_one_attack_in_its_order() -> None:
    scene = Scene(2, number=5).city(A, "barracks", "smithy", damaged=["smithy"]).titans(3, "dread_sphinx", "old_hunger").purse(A, 2)
    scene.armies(A, army("war_elephants", "mist_ninja", "field_engineers", "river_raiders"), army("militia"), army("titan_hunters"))
    table, events = told(
        scene,
        *("attack_titan:dread_sphinx", "pay_army:0", "strike", "repair_card:smithy", "damage_card:barracks", "disband_army:0"),
        chance=[TITAN, COIN, BLANK],
    )
    order = (ArmyPaid, Spied, TitanDefeated, CoinsGained, TitanRevealed, CardRepaired, DiceRolled, CoinsLost, CardDamaged)
    happened = [type(event) for event in events if isinstance(event, (*order, ArmyDisbanded, Looted))]
    assert happened == [ArmyPaid, *order, ArmyDisbanded, Looted]
    # Two coins for two armies, four from the Sphinx, one lost, one looted by the army that is gone.
    assert (table.coins[A], table.knowledge[A]) == (4, 1) and len(table.player(A).armies) == 2


@pytest.mark.rule("AW-6.10", "AW-6.14", "AW-8.3")
def test_the_citizen_of_a_titan_pays_at_the_aqueduct_before_the_dice() -> None:
    scene = Scene(2, number=5).city(A, "aqueduct").titans(3, "sky_eater").purse(A, 2)
    scene.armies(A, army("war_elephants"), army("titan_hunters"))
    scene.player(A)["round_swords"] = 1
    table = scene.begin("attack_titan:sky_eater", "pay_army:0", "strike", chance=[COIN, COIN, COIN])
    # Food of the Capital, the starting cards and the Titan itself.
    assert table.coins[A] == 4 - 3 and table.player(A).famine == (4,)


@pytest.mark.rule("AW-8.4", "AW-6.3")
def test_a_card_with_coins_left_on_its_name_stays_used() -> None:
    scene = Scene(2).city(B, "isolated_outpost").armies(B, army("veteran_phalanx", name=2, picture=1)).titans(1, "reef_crawler")
    table = scene.begin("place_citizen:1:discover")
    assert table.options == ["remove_coin:0:veteran_phalanx:name", "remove_coin:0:veteran_phalanx:picture", "decline"]
    table.do("remove_coin:0:veteran_phalanx:name")
    assert (table.army(B, 0).name, table.army(B, 0).picture) == (1, 1) and not table.can("attack_titan")


@pytest.mark.rule("AW-8.8", "AW-4.13")
def test_a_crane_may_build_another_crane() -> None:
    table = Scene(2).city(A, "crane", "smithy").display("crane").purse(A, 0).begin("place_citizen:1:build")
    assert table.player(A).built == ("fishing_dock", "wheat_fields", "smithy", "crane") and table.s.empire_discard == ("crane",)


@pytest.mark.rule("AW-8.8", "AW-4.3")
def test_a_crane_does_not_pay_the_surcharge() -> None:
    scene = Scene(2).city(A, "crane").display("hermits_retreat").placed("build", (B, 3)).purse(A, 1)
    table = scene.begin("place_citizen:1:build")
    assert "hermits_retreat" in table.player(A).built and table.coins[A] == 0
    assert scene.purse(A, 0).begin().values_on("build") == [3]


@pytest.mark.rule("AW-4.3", "AW-8.16")
def test_a_discount_does_not_pay_the_surcharge() -> None:
    scene = Scene(2).city(A, "engineers_academy").display("market_square").placed("build", (B, 3)).purse(A, 0)
    assert scene.begin().values_on("build") == [3]
    table = scene.purse(A, 1).begin("place_citizen:1:build")
    assert "market_square" in table.player(A).built and table.coins[A] == 0


@pytest.mark.rule("AW-4.35", "AW-8.5", "AW-11.1")
def test_a_copied_surveyors_house_looks_at_three_provinces() -> None:
    scene = Scene(2, options={"expansion_plus": True}).city(A, "bridge").city(B, "surveyors_house").purse(A, 2)
    scene.provinces("open_plain", "coast_road", "old_fortress", "wide_valley")
    table = scene.begin("use_card:1:bridge", "look_at_provinces", "take_province:old_fortress")
    assert table.coins[A] == 0 and table.player(A).provinces == ("old_fortress",) and table.s.province_up == "wide_valley"
    assert not scene.purse(A, 1).begin().values_on("bridge")


@pytest.mark.rule("AW-8.6", "AW-3.9", "AW-L.3")
def test_zori_playwrights_and_an_empty_deck() -> None:
    scene = Scene(2).city(A, "zori_playwrights").display("smithy")
    renewed = scene.discarded(deck=0, discard=3).begin("pass_turn", "reserve_deck_top")
    assert len(renewed.player(A).reserve_secret) == 1 and len(renewed.s.empire_deck) == 2 and not renewed.s.empire_discard
    empty = scene.discarded(deck=0, discard=0).begin("pass_turn")
    assert empty.options == ["reserve_card:smithy", "decline"]
    assert scene.display().discarded(deck=0, discard=0).begin("pass_turn").asked == (B, "turn")


@pytest.mark.rule("AW-L.6", "AW-4.34", "AW-4.35")
def test_without_military_cards_the_rest_of_a_card_still_works() -> None:
    scene = Scene(2).military().city(A, "muster_field").display("barracks")
    assert not scene.begin().values_on("recruit")
    assert scene.begin("use_card:1:muster_field").player(A).round_swords == 1
    built = scene.begin("place_citizen:1:build")
    assert "barracks" in built.player(A).built and built.asked == (B, "turn")


@pytest.mark.rule("AW-4.27", "AW-9.7", "AW-10.1")
def test_a_citizen_gained_in_the_last_round_wants_food_too() -> None:
    hungry = Scene(2, number=6).begin("place_citizen:1:populate", "pass_turn", "pass_turn", "starve:(4,)")
    assert hungry.parts(A)["famine"] == -2
    fed = Scene(2, number=6).city(A, "olive_grove").begin("place_citizen:1:populate", "pass_turn", "pass_turn")
    assert fed.parts(A)["famine"] == 0


@pytest.mark.rule("AW-10.5")
def test_in_a_tie_coins_come_before_cards_and_cards_before_knowledge() -> None:
    # A Province is a card without a banner, so the points stay equal.
    scene = Scene(2, number=6).lands(B, "open_plain")
    for mine, theirs, winner in (((5, 0), (4, 9), A), ((4, 9), (4, 0), B)):
        result = scene.purse(A, *mine).purse(B, *theirs).all_pass().table.result
        assert result is not None and result.scores[A] == result.scores[B] and result.winners == (winner,)
