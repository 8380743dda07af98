"""Every Empire card, Military card, Titan and Province at work."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.ancient_world.content import DECKS, EMPIRE, MILITARY, PROVINCES, TITANS

from .builder import BLANK, A, B, Play, Scene, army

ICONS: dict[str, dict[str, int]] = {
    "olive_grove": {"food": 1},
    "terrace_farms": {"food": 2},
    "archivist_monks_of_bol": {"coins": 1, "explore_bonus": 2},
    "watchtower": {"arrows": 1},
    "hermits_retreat": {"knowledge": 1},
    "goat_pasture": {"food": 1, "coins": 1},
    "settlers_camp": {"food": 1},
    "market_square": {"coins": 1},
    "crane": {},
    "surveyors_house": {},
    "housing_quarter": {},
    "smithy": {"swords": 1},
    "barracks": {"army_slots": 1},
    "zori_playwrights": {},
    "muster_field": {},
    "aqueduct": {},
    "isolated_outpost": {},
    "town_hall": {},
    "cryptan_ship": {},
    "harbour": {},
    "silver_mine": {"coins": 2},
    "scribes_guild": {},
    "observatory": {"coins": 1},
    "engineers_academy": {},
    "bridge": {},
    "citadel": {},
    "victory_arch": {},
    "arsenal": {"swords": 2},
    "hall_of_generals": {"army_slots": 1, "swords": 1},
    "city_ramparts": {"arrows": 1},
    "veterans_colony": {"swords": 1},
    "great_lighthouse": {},
    "deep_harbour": {"coins": 2},
    "merchant_city": {},
    "hanging_canals": {"food": 2, "coins": 1},
    "shipyard": {},
    "whaling_fleet": {"food": 1},
    "sacred_grove": {},
    "forest_hideout": {},
    "great_granary": {"food": 2},
    "rangers_lodge": {"arrows": 2, "explore_bonus": 1},
    "harvest_fair": {},
    "herbalists_garden": {},
    "golden_obelisk": {},
    "royal_mint": {},
    "caravanserai": {},
    "new_colony": {"food": 1},
    "land_registry": {},
    "salt_road": {"coins": 2},
    "hall_of_masks": {},
    "great_library": {"knowledge": 1},
    "oracle": {"explore_bonus": 2},
    "training_grounds": {},
    "hall_of_records": {},
    "star_tower": {},
    "moon_festival": {},
    "open_plain": {"capacity": 5},
    "wide_valley": {"capacity": 4},
    "river_delta": {"capacity": 3, "food": 1},
    "orchard_hills": {"capacity": 2, "food": 2},
    "coast_road": {"capacity": 3, "coins": 1},
    "market_quarter": {"capacity": 2, "coins": 2},
    "garrison_heights": {"capacity": 3, "army_slots": 1},
    "old_fortress": {"capacity": 2, "army_slots": 1, "swords": 1},
    "watch_ridge": {"capacity": 3, "swords": 1},
    "scholars_hill": {"capacity": 2, "knowledge": 1, "explore_bonus": 1},
    "serpent_of_hmu": {"capacity": 1},
    "dune_strider": {"arrows": 1},
    "reef_crawler": {"food": 1},
    "bog_wader": {},
    "cliff_howler": {"coins": 1},
    "salt_giant": {},
    "thorn_beast": {"food": 1},
    "stone_creature": {"capacity": 2},
    "storm_ray": {"arrows": 2},
    "ash_colossus": {"swords": 1},
    "glass_scorpion": {"coins": 2},
    "hollow_tortoise": {"food": 1, "capacity": 1},
    "veiled_watcher": {"knowledge": 1},
    "many_armed_sovereign": {"capacity": 1},
    "sunken_emperor": {},
    "burning_mountain": {"swords": 1},
    "wind_leviathan": {"food": 1, "capacity": 1},
    "dread_sphinx": {"capacity": 1},
    "sky_eater": {"food": 1, "capacity": 1},
    "old_hunger": {"coins": 2},
}
# What gaining the card changes at once, besides paying for it: coins, knowledge, citizens.
ON_GAIN = {
    "settlers_camp": (0, 0, 1),
    "housing_quarter": (0, 0, 1),
    "veterans_colony": (0, 0, 1),
    "new_colony": (0, 0, 1),
    "star_tower": (0, 2, 0),
    "bog_wader": (2, 0, 0),
    "sunken_emperor": (0, 2, 0),
    "dread_sphinx": (4, 0, 0),
    "sky_eater": (0, 0, 1),
}
# What the action of the card brings with nothing damaged and three food: coins, knowledge, swords.
ACTIONS = {
    "watchtower": (2, 0, 0),
    "muster_field": (0, 0, 1),
    "town_hall": (0, 1, 0),
    "cryptan_ship": (2, 0, 0),
    "harbour": (3, 0, 0),
    "observatory": (0, 1, 0),
    "shipyard": (2, 0, 0),
    "whaling_fleet": (3, 0, 0),
    "harvest_fair": (3, 0, 0),
    "herbalists_garden": (3, 0, 0),
    "caravanserai": (4, 0, 0),
    "oracle": (1, 1, 0),
    "training_grounds": (0, 0, 3),
    "surveyors_house": (-2, 0, 0),
}
# Swords, arrows, then loot, spying, repair of a paid army of this card, and the same of its legacy.
ARMIES = {
    "merkian_troops": ((1, 3, 0, 0, 0), (1, 1, 0, 0, 0)),
    "bronze_hoplites": ((4, 0, 0, 0, 0), (0, 1, 0, 0, 0)),
    "spear_levy": ((3, 1, 0, 0, 0), (1, 0, 0, 0, 0)),
    "mountain_slingers": ((0, 5, 0, 0, 0), (0, 1, 0, 0, 0)),
    "river_raiders": ((3, 0, 1, 0, 0), (0, 0, 1, 0, 0)),
    "night_scouts": ((1, 2, 0, 1, 0), (0, 1, 0, 0, 0)),
    "field_engineers": ((2, 2, 0, 0, 1), (0, 0, 0, 0, 1)),
    "nomad_archers": ((0, 4, 1, 0, 0), (0, 1, 0, 0, 0)),
    "longbow_company": ((0, 6, 0, 0, 0), (0, 2, 0, 0, 0)),
    "desert_riders": ((3, 2, 1, 0, 0), (1, 0, 0, 0, 0)),
    "chariot_squadron": ((5, 1, 0, 0, 0), (1, 1, 0, 0, 0)),
    "veteran_phalanx": ((6, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
    "temple_guardians": ((5, 0, 0, 0, 1), (1, 0, 0, 0, 1)),
    "mist_ninja": ((3, 1, 0, 1, 0), (0, 0, 0, 1, 0)),
    "siege_crew": ((3, 4, 0, 0, 0), (1, 1, 0, 0, 0)),
    "war_elephants": ((7, 0, 0, 0, 0), (2, 0, 0, 0, 0)),
    "titan_hunters": ((5, 3, 0, 0, 0), (2, 0, 0, 0, 0)),
    "city_guard": ((0, 3, 0, 0, 0), (1, 0, 0, 0, 0)),
    "militia": ((2, 0, 0, 0, 0), (0, 1, 0, 0, 0)),
}


def figures(table: Play, seat: int = A) -> dict[str, int]:
    """What a city gives now."""
    view: dict[str, Any] = table.table.view(seat)["board"]["players"][seat]
    keys = ("food", "capacity", "army_slots", "explore_bonus")
    return {**{key: view[key] for key in keys}, **view["income"], **view["attack"]}


def gain(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has become more."""
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def in_round(card: str) -> int:
    """A round in which the card can be in the display."""
    return 4 if DECKS[card] == "B" else 2


def finish(table: Play, seat: int = A) -> Play:
    """Decline whatever a player is still offered in this turn."""
    while table.asked and table.asked[0] == seat and table.asked[1] != "turn":
        table.do("decline" if "decline" in table.options else table.options[0])
    return table


def test_the_tables_name_every_card() -> None:
    built = {card for card in EMPIRE if DECKS[card] != "start"}
    assert set(ICONS) == built | set(PROVINCES) | set(TITANS)
    assert set(ON_GAIN) <= set(ICONS) and set(ARMIES) == set(MILITARY)
    asking = {"bridge", "merchant_city", "forest_hideout"}
    assert set(ACTIONS) == {card for card, entry in EMPIRE.items() if entry.action} - asking


@pytest.mark.rule("AW-4.14", "AW-8.1", "AW-8.16")
@pytest.mark.parametrize("card", [card for card in EMPIRE if DECKS[card] != "start"])
def test_building_every_empire_card(card: str) -> None:
    scene = Scene(2, number=in_round(card)).display(card).purse(A, 20, 5)
    before = figures(scene.begin())
    table = finish(scene.begin("place_citizen:1:build"))
    cost = EMPIRE[card].cost
    coins, knowledge, citizens = ON_GAIN.get(card, (0, 0, 0))
    assert card in table.player(A).built and card not in table.s.empire_display
    assert table.coins[A] == 20 - cost.coins + coins and table.knowledge[A] == 5 - cost.knowledge + knowledge
    assert table.player(A).citizens == 3 + citizens
    assert gain(before, figures(table)) == ICONS[card]


@pytest.mark.rule("AW-6.30", "AW-8.1", "AW-6.33")
@pytest.mark.parametrize("card", [card for card, icons in ICONS.items() if icons and card in EMPIRE])
def test_a_damaged_card_gives_nothing(card: str) -> None:
    plain = figures(Scene(2, number=4).begin())
    damaged = figures(Scene(2, number=4).city(A, card, damaged=[card]).begin())
    assert damaged == plain


@pytest.mark.rule("AW-4.30", "AW-4.31", "AW-4.34", "AW-8.11", "AW-8.16", "AW-8.18")
@pytest.mark.parametrize("card", list(ACTIONS))
def test_every_card_action(card: str) -> None:
    scene = Scene(2, number=in_round(card)).city(A, card).provinces("open_plain").passed(B).tile(B)
    if card == "whaling_fleet":
        scene.purse(A, 0)
    table = scene.begin()
    start = table.coins[A]
    assert table.values_on(card) == [1, 2, 3]
    finish(table.do(f"use_card:2:{card}"))
    coins, knowledge, swords = ACTIONS[card]
    assert (table.coins[A] - start, table.knowledge[A], table.player(A).round_swords) == (coins, knowledge, swords)
    assert table.player(A).workers == {card: 2} and not table.values_on(card)
    assert (table.s.first == A) == (card == "town_hall")
    assert (table.player(A).provinces == ("open_plain",)) == (card == "surveyors_house")
    assert bool(table.player(A).reserve_secret) == (card == "cryptan_ship")


@pytest.mark.rule("AW-8.5", "AW-8.10", "AW-8.14")
@pytest.mark.parametrize("card", ["bridge", "merchant_city"])
@pytest.mark.parametrize("copied", [*ACTIONS, "forest_hideout"])
def test_copying_every_action(card: str, copied: str) -> None:
    scene = Scene(2, number=4).city(A, card).city(B, copied).provinces("open_plain").tile(B)
    table = scene.begin(f"use_card:3:{card}")
    if copied == "forest_hideout":
        assert table.asked == (A, "scout_titans")
        finish(table)
        return
    finish(table)
    coins, knowledge, swords = ACTIONS[copied]
    assert (table.coins[A] - 20, table.knowledge[A], table.player(A).round_swords) == (coins, knowledge, swords)
    assert table.coins[B] == 20 and table.player(B).workers == {}


@pytest.mark.rule("AW-8.18", "AW-4.34")
@pytest.mark.parametrize(("card", "count"), [("watchtower", 1), ("herbalists_garden", 2)])
def test_cards_that_repair(card: str, count: int) -> None:
    scene = Scene(2, number=4).city(A, card, damaged=["fishing_dock", "wheat_fields"])
    table = scene.begin(f"use_card:1:{card}")
    assert table.about == {"count": count} and table.options[-1] == "decline"
    for left in ["fishing_dock", "wheat_fields"][:count]:
        table.do(f"repair_card:{left}")
    assert len(table.player(A).damaged) == 2 - count and table.coins[A] > 20


@pytest.mark.rule("AW-8.18", "AW-4.14")
def test_city_ramparts_repair_when_gained() -> None:
    scene = Scene(2, number=4).city(A, "smithy", damaged=["fishing_dock", "smithy"]).display("city_ramparts")
    table = scene.begin("place_citizen:1:build", "repair_card:fishing_dock", "repair_card:smithy")
    assert not table.player(A).damaged


@pytest.mark.rule("AW-4.16", "AW-8.1", "AW-8.18")
@pytest.mark.parametrize("province", list(PROVINCES))
def test_taking_every_province(province: str) -> None:
    scene = Scene(2).provinces(province).city(A, "smithy", damaged=["smithy"])
    before = figures(scene.begin())
    table = scene.begin("place_citizen:1:expand")
    assert (table.asked == (A, "repair")) == (province == "wide_valley")
    if province == "wide_valley":
        assert table.s.province_up == ""
    finish(table)
    assert table.player(A).provinces == (province,) and table.coins[A] == 17
    assert gain(before, figures(table)) == ICONS[province]


@pytest.mark.rule("AW-6.7", "AW-6.10", "AW-6.13", "AW-6.19", "AW-8.1", "AW-8.2")
@pytest.mark.parametrize("titan", list(TITANS))
def test_defeating_every_titan(titan: str) -> None:
    entry = TITANS[titan]
    scene = Scene(2, number=4).titans(entry.stars, titan).armies(A, army("war_elephants"), army("titan_hunters"))
    scene.player(A)["round_swords"] = entry.defence - 12
    before = figures(scene.begin())
    table = scene.begin(f"attack_titan:{titan}", chance=[BLANK] * len(entry.banners))
    while table.asked == (A, "choose_armies"):
        table.do(table.options[0])
    coins, knowledge, citizens = ON_GAIN.get(titan, (0, 0, 0))
    assert table.player(A).titans == (titan,) and table.s.titans_up[entry.stars - 1] not in ("", titan)
    assert (table.coins[A], table.knowledge[A], table.player(A).citizens) == (18 + coins, knowledge, 3 + citizens)
    assert gain(before, figures(table)) == ICONS[titan]
    scene.player(A)["round_swords"] -= 4 if entry.arrows_count else 1
    assert not scene.begin().can(f"attack_titan:{titan}")


@pytest.mark.rule("AW-5.7", "AW-5.9", "AW-6.2", "AW-6.5", "AW-6.11", "AW-6.12", "AW-6.17")
@pytest.mark.parametrize("card", list(ARMIES))
@pytest.mark.parametrize("retired", [False, True])
def test_every_military_card_and_its_legacy(card: str, retired: bool) -> None:
    used = army("bronze_hoplites", card) if retired else army(card)
    scene = Scene(2, number=4).titans(1, "thorn_beast").city(A, "smithy", damaged=["smithy"]).armies(A, used)
    # Without any army the bonus alone would do, but one must be paid.
    scene.player(A)["round_swords"] = 8
    table = scene.begin("attack_titan:thorn_beast", chance=[BLANK, BLANK])
    swords, arrows, loot, spy, repair = ARMIES[card][retired]
    swords += 4 if retired else 0
    assert table.options == ["strike"] and table.about["cost"] == 1
    assert table.about["strength"] == 8 + swords + arrows
    table.do("strike")
    assert (table.asked == (A, "repair")) == bool(repair)
    finish(table)
    assert table.coins[A] == 19 + loot and table.knowledge[A] == spy


@pytest.mark.rule("AW-4.22", "AW-1.3")
@pytest.mark.parametrize("card", [card for card in MILITARY if card not in ("city_guard", "militia")])
def test_recruiting_every_military_card(card: str) -> None:
    cost = MILITARY[card].cost
    table = Scene(2).military(card).purse(A, cost.coins, cost.knowledge).begin("place_citizen:1:recruit", "retire_army:0")
    assert table.army(A, 0).card == card and (table.coins[A], table.knowledge[A]) == (0, 0)
    if cost.coins:
        assert not Scene(2).military(card).purse(A, cost.coins - 1, 9).begin().values_on("recruit")
    if cost.knowledge:
        assert not Scene(2).military(card).purse(A, 20, cost.knowledge - 1).begin().values_on("recruit")


@pytest.mark.rule("AW-8.16")
def test_engineers_academy_takes_a_coin_off() -> None:
    scene = Scene(2).city(A, "engineers_academy").display("market_square", "smithy").purse(A, 2)
    table = scene.begin("place_citizen:1:build", "build_card:smithy")
    assert table.coins[A] == 0
    cheap = scene.purse(A, 0).begin("place_citizen:1:build")
    assert "market_square" in cheap.player(A).built and cheap.coins[A] == 0
    damaged = Scene(2).city(A, "engineers_academy", damaged=["engineers_academy"]).display("smithy").purse(A, 2)
    assert not damaged.begin().values_on("build")


@pytest.mark.rule("AW-8.16", "AW-8.7", "AW-8.15", "AW-10.4")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("citadel", 1),
        ("great_lighthouse", 2),
        ("sacred_grove", 2),
        ("golden_obelisk", 2),
        ("hall_of_masks", 2),
        ("victory_arch", 1),
        ("royal_mint", 3),
        ("land_registry", 2),
        ("hall_of_records", 3),
        ("moon_festival", 0),
    ],
)
def test_every_scoring_card(card: str, points: int) -> None:
    """Two Titans (blue and green, green and purple), two Provinces, 17 coins, 4 knowledge."""
    scene = Scene(2, number=6).city(A, card).purse(A, 17, 4).lands(A, "open_plain", "coast_road")
    ended = scene.trophies(A, "serpent_of_hmu", "bog_wader").all_pass()
    assert ended.parts(A)["empire"] == points
