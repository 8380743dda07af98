"""Who knows what (see "Hidden information" in the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.ancient_world.events import CardsDrawn, SecretReserved, TitansScouted
from eldertable.games.ancient_world.rules.scouting import ArrangeTitans
from eldertable.kernel.errors import BadPosition

from .builder import GAME, A, B, Play, Scene, army


def board(table: Play, seat: int | None) -> dict[str, Any]:
    """What a seat sees."""
    found: dict[str, Any] = table.table.view(seat)["board"]
    return found


def test_an_exploration_is_for_the_explorer_alone() -> None:
    scene = Scene(2, number=2).deck("crane", "bridge", "harbour", "smithy", "aqueduct").display()
    table = scene.begin("place_citizen:1:explore")
    assert board(table, A)["drawn"]["cards"] == ["crane", "bridge", "harbour", "smithy", "aqueduct"]
    assert board(table, B)["drawn"] == {"seat": A, "count": 5, "cards": None}
    seen = [event.seen_by(B) for event in table.events if isinstance(event, CardsDrawn)]
    assert seen == [CardsDrawn(A, 5, ())]
    table.do("keep_card:bridge")
    assert SecretReserved(A, "bridge") in table.events
    assert {"type": "secret_reserved", "seat": A, "card": ""} in table.table.events_for(B)
    assert board(table, A)["players"][A]["reserve"]["secret"] == ["bridge"]
    assert board(table, B)["players"][A]["reserve"] == {"open": [], "secret": None, "backs": ["A"]}
    assert board(table, None)["empire"]["discard"] == ["crane", "harbour", "smithy", "aqueduct"]


def test_a_card_taken_from_the_display_is_known_to_all() -> None:
    table = Scene(2, number=2).display("smithy").begin("place_citizen:1:explore", "reserve_card:smithy")
    assert board(table, B)["players"][A]["reserve"]["open"] == ["smithy"]


def test_only_the_scout_knows_what_lies_beneath() -> None:
    scene = Scene(2, number=4).city(A, "forest_hideout").city(B, "forest_hideout")
    scene.titans(3, "sky_eater", "dread_sphinx", "burning_mountain", "old_hunger")
    table = scene.begin("use_card:1:forest_hideout", "scout_pile:3")
    assert board(table, A)["scouting"]["left"][1] == "dread_sphinx" and board(table, B)["scouting"]["left"] is None
    assert [event.seen_by(B) for event in table.events if isinstance(event, TitansScouted)] == [TitansScouted(A, 3, ())]
    table.do("arrange_titan:burning_mountain", "arrange_titan:sky_eater", "arrange_titan:dread_sphinx")
    assert board(table, A)["titans"][2]["known"][:3] == ["sky_eater", "dread_sphinx", "old_hunger"]
    assert board(table, B)["titans"][2]["known"] == [None] * 5
    table.do("use_card:1:forest_hideout", "scout_pile:3")
    for _ in range(3):
        table.do(table.options[0])
    assert board(table, A)["titans"][2]["known"] == [None] * 5
    assert board(table, B)["titans"][2]["known"][:3] == ["sky_eater", "dread_sphinx", "old_hunger"]


def test_provinces_looked_at_are_known_to_the_looker() -> None:
    order = ("open_plain", "coast_road", "old_fortress", "wide_valley")
    scene = Scene(2, options={"expansion_plus": True}).provinces(*order)
    table = scene.begin("place_citizen:1:expand", "look_at_provinces")
    assert board(table, A)["provinces"]["known"][:2] == ["coast_road", "old_fortress"]
    assert board(table, B)["provinces"]["known"] == [None] * 9
    table.do("take_province:coast_road")
    assert board(table, A)["provinces"]["known"][-2:] == ["open_plain", "old_fortress"]
    # Everybody saw the one that lay face up go under the pile.
    assert board(table, B)["provinces"]["known"][-2:] == board(table, None)["provinces"]["known"][-2:] == ["open_plain", None]


def test_dealing_anew_keeps_what_a_seat_knows() -> None:
    scene = Scene(2, number=4).reserve(A, "olive_grove", "arsenal").reserve(B, "smithy", "oracle", known=["salt_road"])
    table = scene.begin().table
    for seed in range(20):
        twin = table.fork()
        twin.determinise(A, seed)
        assert not GAME.problems(twin.state)
        mine, theirs = twin.state.players
        assert mine.reserve_secret == ("olive_grove", "arsenal") and theirs.reserve_open == ("salt_road",)
    dealt = set()
    for seed in range(20):
        twin = table.fork()
        twin.determinise(A, seed)
        dealt.add(twin.state.players[B].reserve_secret)
    assert len(dealt) > 5


def test_who_builds_from_a_secret_reserve_can_do_so_in_every_world() -> None:
    scene = Scene(2).reserve(A, "market_square", "zori_playwrights").display().purse(A, 1)
    table = scene.begin("place_citizen:1:build").table
    for seed in range(30):
        twin = table.fork()
        twin.determinise(B, seed)
        assert twin.decision is not None and twin.decision.options and not GAME.problems(twin.state)


def test_scouted_titans_are_dealt_anew_with_the_one_that_was_face_up() -> None:
    scene = Scene(2, number=4).city(A, "forest_hideout").titans(3, "sky_eater", "dread_sphinx", "burning_mountain", "old_hunger")
    table = scene.begin("use_card:1:forest_hideout", "scout_pile:3", "arrange_titan:burning_mountain").table
    for seed in range(20):
        twin = table.fork()
        twin.determinise(B, seed)
        scouting = twin.state.agenda[0]
        assert isinstance(scouting, ArrangeTitans) and "sky_eater" in (*scouting.arranged, *scouting.left)
        assert len(scouting.arranged) == 1 and len(scouting.left) == 3 and not GAME.problems(twin.state)


def test_impossible_positions_are_refused_with_every_reason() -> None:
    position = Scene(2).begin().table.position()
    state = position["state"]
    state["players"][0] = {**state["players"][0], "ready": [1, 2], "built": ["fishing_dock", "smithy"], "coins": -1}
    state["round"] = 1
    with pytest.raises(BadPosition, match="smithy"):
        GAME.from_position(position)


def test_more_impossible_positions() -> None:
    crowded = Scene(2).city(A, "smithy", "harbour", "crane")
    damaged = Scene(2).city(A, damaged=["smithy"])
    armies = Scene(2).armies(A, army("militia"), army("city_guard"), army("spear_levy"))
    citizens = Scene(2).citizens(A, 4, ready=[1, 2])
    covered = Scene(2).placed("explore", (A, 1))
    lower = Scene(2).placed("labour", (A, 2), (B, 1))
    deck = Scene(2)
    deck.state["empire"] = "B"
    worker = Scene(2).worker(A, "fishing_dock", 1)
    for scene in (crowded, damaged, armies, citizens, covered, lower, deck, worker):
        with pytest.raises(BadPosition):
            scene.begin()


@pytest.mark.rule("AW-3.6", "AW-4.15", "AW-4.16", "AW-6.10")
def test_positions_that_only_look_possible() -> None:
    enlisted = Scene(2).placed("enlist", (A, 1), (A, 2))
    assert enlisted.begin().player(A).round_swords == 2
    enlisted.player(A)["round_swords"] = 1
    unturned = Scene(2)
    pile = unturned.state["titan_piles"][0]
    pile.update(cards=[unturned.state["titans_up"][0], *pile["cards"]], known=[0, *pile["known"]])
    unturned.state["titans_up"] = ["", *unturned.state["titans_up"][1:]]
    hidden = Scene(2)
    pile = hidden.state["province_pile"]
    pile.update(cards=[hidden.state["province_up"], *pile["cards"]], known=[0, *pile["known"]])
    hidden.state["province_up"] = ""
    mixed = Scene(2, number=4)
    mixed.state["gone_unseen"] += mixed.state["empire_deck"]
    mixed.state["empire_deck"] = []
    stranger = Scene(2)
    stranger.state["spaces"]["enlist"] = [{"seat": 2, "citizen": 4}]
    scenes = {"round_swords": enlisted, "titans_up": unturned, "province_up": hidden, "gone_unseen": mixed, "seat": stranger}
    for reason, scene in scenes.items():
        with pytest.raises(BadPosition, match=reason):
            scene.begin()
