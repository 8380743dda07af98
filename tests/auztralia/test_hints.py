"""What the table tells beyond the bare position."""

from __future__ import annotations

import random

import pytest

from eldertable.games.auztralia.content import BOXES, CARDS, ROWS, TILES
from eldertable.games.auztralia.events import OldOneMoved
from eldertable.games.auztralia.rules.movement import move_by

from .builder import BLUE, GAME, NEWCASTLE, RED, Scene


def test_every_box_is_open_or_says_why_not() -> None:
    """Over whole games: at each turn the closed boxes are exactly those that are not offered."""
    reasons: set[str] = set()
    for seed, players in ((1, 1), (2, 2)):
        table = GAME.start(players, seed)
        choose = random.Random(seed)
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            board, blocked = view["board"], view["decision"]["blocked"]
            closed = {each["choice"]["box"] for each in blocked if each["choice"]["type"] == "take_action"}
            if decision.kind == "turn":
                offered = {choice.box for choice in decision.options if hasattr(choice, "box")}
                assert closed == set(BOXES) - offered
            reasons |= {each["why"]["type"] for each in blocked}
            placed = {choice.hex for choice in decision.options if hasattr(choice, "hex") and not hasattr(choice, "other")}
            if decision.kind in ("port", "mine", "farm", "attack"):
                assert {int(n) for n in board["unfit"]} == set(table.state.atlas.numbers) - placed
            table.choose(choose.choice(decision.options))
    assert {"needs_good", "needs_gold", "no_target", "no_units", "no_farm_site", "no_deposit", "no_object"} <= reasons


def test_prices_of_the_boxes() -> None:
    board = Scene(2).units(RED, infantry=2, artillery=1).begin().table.view(RED)["board"]
    times = board["players"][RED]["times"]
    assert times["rail_any"] == [3, 3] and times["farm"] == [1, 3] and times["attack"] == [1, 2] and times["retrieve"] == [1, 1]


@pytest.mark.rule("AZ-4.2", "AZ-4.5", "AZ-4.6", "AZ-5.1.3")
def test_why_a_hex_takes_no_rail() -> None:
    scene = (
        Scene(2, ports=(70, 68))
        .rails(RED, (70, 54))
        .rails(BLUE, (68, 51), (51, 69), (69, 70))
        .tile("mi_go_l1_1", 13)
        .goods(RED, coal=1, iron=1)
    )
    plain = scene.begin("take_action:rail_plain").table.view(RED)["board"]["unfit"]
    # Hex 11 is no hills, but only hills connect it; 53 could have a rail from Newcastle but for its hills.
    assert (plain["11"], plain["53"], plain["69"], plain["13"], plain["2"]) == (
        "hills",
        "hills",
        "taken",
        "old_one",
        "not_connected",
    )
    assert "71" not in plain
    dear = scene.begin("take_action:rail_any").table.view(RED)["board"]["unfit"]
    assert "11" not in dear and "53" not in dear


@pytest.mark.rule("AZ-14.2")
def test_the_price_of_a_force_counts_foreign_rails() -> None:
    scene = Scene(2, ports=(70, 71), options={"mode": "cooperative"}).rails(RED, (70, 54))
    scene.rails(BLUE, (71, 72), (72, 55), (55, 54), (54, 11), (11, 13))
    scene.track((RED, 8), (BLUE, 9))
    play = scene.units(RED, infantry=1, airship=1).tile("mi_go_l1_1", 34).begin("take_action:attack")
    assert play.table.view(RED)["board"]["combat"]["mustering"]["time"] == 1
    play.do("send_units:infantry:1")
    assert play.table.view(RED)["board"]["combat"]["mustering"]["time"] == 3
    play.do("send_units:airship:0")
    assert play.red.time == 11


@pytest.mark.rule("AZ-8.11", "AZ-8.12")
def test_a_revealed_old_one_shows_where_it_is_heading() -> None:
    scene = Scene(1, ports=(NEWCASTLE,)).tile("zombie_l1_1", 19).tile("temple_l1_1", 21)
    board = scene.begin().table.view(None)["board"]
    courses = {tile["id"]: tile["course"] for tile in board["tiles"]}
    assert courses["zombie_l1_1"] == {"distance": 4, "targets": [NEWCASTLE], "steps": [15, 58]}
    assert courses["temple_l1_1"] is None
    assert board["old_ones"]["next_to_wake"] is None


@pytest.mark.rule("AZ-8.11")
def test_a_step_names_the_target_it_leads_to() -> None:
    play = Scene(1, ports=(NEWCASTLE,)).farm(RED, "sheep", 15).tile("mi_go_l1_1", 5).begin()
    move_by(play.s, CARDS["old_one_01"])
    assert [(event.origin, event.target) for event in play.s.outbox if isinstance(event, OldOneMoved)] == [(5, 15)]


@pytest.mark.rule("AZ-6.7", "AZ-6.29")
def test_the_next_card_is_one_of_those_not_discarded() -> None:
    scene = (
        Scene(1, ports=(NEWCASTLE,))
        .units(RED, infantry=2)
        .tile("zombie_l1_1", 54)
        .rails(RED, (54, 70))
        .cards(RED, "colonel_khouri")
    )
    play = scene.begin("take_action:attack", "send_units:infantry:2")
    assert TILES["zombie_l1_1"].capacity == 1
    combat = play.table.view(RED)["board"]["combat"]
    assert combat["next_card"]["cards"] == len(CARDS)
    hits = [sum(unit == "infantry" for unit in ROWS[card, "zombie"].hits) for card in CARDS]
    assert combat["next_card"]["foes"] == [{"tile": "zombie_l1_1", "hits": [hits.count(0), hits.count(1)], "fatal": hits.count(1)}]
    sanity = sum(count * number for number, count in enumerate(combat["next_card"]["sanity"]))
    assert sanity == sum(ROWS[card, "zombie"].sanity for card in CARDS)


@pytest.mark.rule("AZ-10.5")
def test_face_down_tiles_are_worth_something_between() -> None:
    scene = Scene(2).tile("zombie_l1_1", 9, down=True).tile("cthulhu_l3_1", 40, down=True)
    old_ones = scene.begin().table.view(RED)["board"]["old_ones"]
    best = {level: max(tile.vp for tile in TILES.values() if tile.level == level and not tile.mark) for level in (1, 3)}
    assert old_ones["hidden"] == {"count": 2, "least": 0, "most": 2 * (best[1] + best[3])}
    assert old_ones["next_to_wake"] == 9
