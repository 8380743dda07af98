"""Why something is not possible now, and what the view tells about reaching it."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.ancient_world.reasons import (
    AllCitizensThere,
    AlreadyBuilt,
    AttackTooWeak,
    CardIsDamaged,
    CardTaken,
    CityFull,
    NeedsCoins,
    NeedsHigherCitizen,
    NeedsKnowledge,
    NeedsProvincePrice,
    NoArmyReady,
    NoCitizenLeft,
    NoPlaceForArmy,
    NoProvinceLeft,
    NothingToBuild,
    NothingToDo,
    NothingToFind,
    NothingToRecruit,
    OpensLater,
)
from eldertable.kernel import Why

from .builder import GAME, A, Scene, army


def whys(scene: Scene, *before: str) -> dict[str, Why]:
    """What is blocked for the player to decide, after these choices."""
    table = scene.begin(*before)
    decision = table.table.decision
    assert decision is not None
    return {str(choice): why for choice, why in GAME.blocked(table.s, decision.seat)}


def board(scene: Scene) -> dict[str, Any]:
    """What seat A sees."""
    view: dict[str, Any] = scene.begin().table.view(A)["board"]
    return view


@pytest.mark.rule("AW-2.3")
def test_covered_spaces_say_when_they_open() -> None:
    blocked = whys(Scene(2))
    assert blocked["place_citizen:explore"] == OpensLater(2) and blocked["place_citizen:populate"] == OpensLater(3)


@pytest.mark.rule("AW-4.2")
def test_a_higher_citizen_is_needed() -> None:
    scene = Scene(2).placed("labour", (1, 3))
    blocked = whys(scene)
    assert blocked["place_citizen:labour"] == NeedsHigherCitizen(3)
    assert "place_citizen:enlist" not in blocked
    lower = Scene(2).placed("labour", (1, 1))
    assert whys(lower, "place_citizen:labour") == {"send_citizen:1": NeedsHigherCitizen(1)}
    assert whys(lower, "place_citizen:rebuild") == {}


@pytest.mark.rule("AW-4.6")
def test_actions_that_cannot_be_paid_or_carried_out() -> None:
    poor = whys(Scene(2, number=3).purse(A, 1).display("harbour"))
    assert poor["place_citizen:expand"] == NeedsProvincePrice()
    assert poor["place_citizen:discover"] == NeedsCoins(3, 2) and poor["place_citizen:populate"] == NeedsCoins(3, 2)
    assert poor["place_citizen:build"] == NothingToBuild()
    assert whys(Scene(2).military("titan_hunters").purse(A, 1))["place_citizen:recruit"] == NothingToRecruit()
    blocked = whys(Scene(2, number=3).display().discarded(0, 0).only_provinces())
    assert blocked["place_citizen:explore"] == NothingToFind() and blocked["place_citizen:expand"] == NoProvinceLeft()


@pytest.mark.rule("AW-4.3")
def test_the_surcharge_is_what_is_missing() -> None:
    cost = next(card["cost"]["coins"] for card in GAME.catalogue["empire_a"]["card"] if card["id"] == "harbour")
    scene = Scene(2).placed("build", (1, 3)).placed("rebuild", (A, 3)).display("harbour").purse(A, cost)
    assert whys(scene)["place_citizen:build"] == NeedsCoins(1, 1)
    matching = Scene(2).placed("build", (1, 3)).display("harbour").purse(A, cost)
    assert "place_citizen:build" not in whys(matching)


@pytest.mark.rule("AW-8.8", "AW-4.3")
def test_a_full_city_with_a_crane_lacks_the_surcharge_or_a_card() -> None:
    scene = Scene(2).city(A, "crane", "smithy").placed("build", (1, 3)).placed("rebuild", (A, 3)).display("harbour").purse(A, 0)
    assert whys(scene)["place_citizen:build"] == NeedsCoins(1, 1)
    assert whys(scene.display())["place_citizen:build"] == NothingToBuild()


@pytest.mark.rule("AW-5.5", "AW-6.4")
def test_used_armies_block_recruiting_and_attacking() -> None:
    blocked = whys(Scene(2).titans(1, "reef_crawler").armies(A, army("militia", name=1), army("spear_levy", name=1)))
    assert blocked["place_citizen:recruit"] == NoPlaceForArmy()
    assert blocked["attack_titan:reef_crawler"] == NoArmyReady()


@pytest.mark.rule("AW-6.7")
def test_what_an_attack_lacks() -> None:
    scene = Scene(2).titans(1, "reef_crawler").armies(A, army("militia"), army("city_guard"))
    assert whys(scene)["attack_titan:reef_crawler"] == AttackTooWeak(3), "arrows do not count"
    assert board(scene)["titans"][0]["reach"][A] == {"cost": None, "missing": 3}
    dear = Scene(2).titans(1, "reef_crawler").armies(A, army("veteran_phalanx", picture=3), army("militia")).purse(A, 2)
    assert whys(dear)["attack_titan:reef_crawler"] == NeedsCoins(4, 2)
    assert board(dear)["titans"][0]["reach"][A] == {"cost": 4, "missing": 0}
    enough = dear.purse(A, 4)
    assert "attack_titan:reef_crawler" not in whys(enough)


@pytest.mark.rule("AW-4.30", "AW-4.31", "AW-4.34", "AW-6.30")
def test_own_cards_that_cannot_be_used() -> None:
    scene = Scene(2).city(A, "harbour", "surveyors_house", damaged=["harbour"]).purse(A, 1)
    blocked = whys(scene)
    assert blocked["use_card:harbour"] == CardIsDamaged() and blocked["use_card:surveyors_house"] == NeedsCoins(2, 1)
    blocked = whys(Scene(2).city(A, "harbour", "bridge").worker(A, "harbour", 1))
    assert blocked["use_card:harbour"] == CardTaken() and blocked["use_card:bridge"] == NothingToDo()


@pytest.mark.rule("AW-4.1", "AW-4.26")
def test_citizens_are_all_placed_or_all_there() -> None:
    scene = Scene(2).city(A, "harbour").titans(1, "reef_crawler").armies(A, army("veteran_phalanx"))
    blocked = whys(scene.placed("rebuild", (A, 1), (A, 2), (A, 3)))
    assert blocked["place_citizen:labour"] == NoCitizenLeft() and blocked["use_card:harbour"] == NoCitizenLeft()
    assert whys(Scene(2, number=3).citizens(A, 5))["place_citizen:populate"] == AllCitizensThere()


@pytest.mark.rule("AW-4.11", "AW-4.12", "AW-4.13")
def test_cards_that_cannot_be_built() -> None:
    scene = Scene(3).city(A, "olive_grove").purse(A, 3)
    scene.display("olive_grove", "market_square", "settlers_camp", "hermits_retreat", "goat_pasture")
    blocked = whys(scene, "place_citizen:1:build")
    assert blocked == {
        "build_card:olive_grove:display": AlreadyBuilt(),
        "build_card:settlers_camp:display": NeedsKnowledge(1, 1),
        "build_card:hermits_retreat:display": NeedsCoins(4, 1),
    }
    full = Scene(2).city(A, "harbour", "smithy").display("market_square")
    assert whys(full)["place_citizen:build"] == CityFull(4)


@pytest.mark.rule("AW-4.22")
def test_cards_that_cannot_be_recruited() -> None:
    # Two cards that can be paid, so that there is something to ask.
    scene = Scene(3).military("titan_hunters", "spear_levy", "bronze_hoplites")
    blocked = whys(scene, "place_citizen:1:recruit")
    assert blocked == {"recruit_card:titan_hunters": NeedsKnowledge(1, 1)}


@pytest.mark.rule("AW-4.2", "AW-4.3")
def test_the_view_says_which_citizens_may_go_where() -> None:
    spaces = board(Scene(2).placed("labour", (1, 2)).placed("build", (1, 1)))["spaces"]
    assert spaces["labour"]["beat"] == 2 and spaces["labour"]["spared"] == []
    assert spaces["build"]["beat"] == 0 and spaces["build"]["spared"] == [1]
    assert spaces["rebuild"]["spared"] == [] and spaces["explore"]["from_round"] == 2


@pytest.mark.rule("AW-10.3", "AW-10.4")
def test_the_view_says_what_banners_and_scoring_cards_make() -> None:
    player = board(Scene(2, number=5).city(A, "citadel"))["players"][A]
    assert player["banners"]["red"] >= 1 and player["next_banner"]["purple"] == 1
    assert [built["points"] for built in player["built"]] == [None, None, 1]
