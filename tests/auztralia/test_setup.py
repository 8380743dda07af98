"""Set-up (AZ-1, AZ-2)."""

from __future__ import annotations

import pytest

from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import (
    BASE_TILES,
    BOXES,
    CHALLENGE_TILES,
    PERSONALITIES,
    REVELATIONS,
    SURVEY_TILES,
    TILES,
    TYPES,
    UNITS,
)
from eldertable.games.auztralia.events import Surveyed
from eldertable.games.auztralia.rules.opening import PlacePort
from eldertable.games.auztralia.rules.setup import place_old_ones
from eldertable.games.auztralia.rules.turn import NextTurn
from eldertable.games.auztralia.state import Auztralia

from .builder import BLUE, BRISBANE, GAME, NEWCASTLE, PORTLAND, PURPLE, RED, Play, Scene, survey_at


def level_at(s: Auztralia, n: int) -> int:
    """The level of the tile in a hex; 0 for none."""
    return next((TILES[tile.id].level for tile in s.board.tiles if tile.hex == n), 0)


def lies(s: Auztralia, n: int) -> dict[str, int]:
    """What lies in a hex."""
    return {each.kind: each.count for each in s.board.deposits if each.hex == n}


@pytest.mark.rule("AZ-1.1", "AZ-1.2")
def test_maps_have_numbers_terrains_and_levels() -> None:
    for name, terrains, wild in (("east", {"coast", "hills", "outback"}, "outback"), ("west", {"farmland", "desert"}, "desert")):
        hexes = ATLAS[name].hexes
        assert {place.terrain for place in hexes.values()} == terrains
        assert sorted(hexes) == list(range(1, len(hexes) + 1))
        assert all((place.level in (1, 2, 3)) == (place.terrain == wild) for place in hexes.values())


@pytest.mark.rule("AZ-1.3")
def test_the_compass_runs_clockwise_from_north() -> None:
    assert ATLAS["east"].neighbours[30][1:] == (26, 28, 9, 13, 34, 32)
    north, south = ATLAS["east"].hexes[26], ATLAS["east"].hexes[13]
    assert north.col == south.col == ATLAS["east"].hexes[30].col and north.row < south.row


@pytest.mark.rule("AZ-1.4", "AZ-1.5", "AZ-1.6", "AZ-2.1", "AZ-18.1")
def test_a_player_starts_with_these_pieces() -> None:
    table = GAME.start(3, 1)
    for player in table.state.players:
        assert player.goods == {"coal": 2, "iron": 2, "gold": 4, "phosphate": 0}
        assert player.hq == 20 and player.discs == 2 and not any(player.boxes.values())
        assert not any(player.barracks.values()) and player.cards == () and player.vp == 0
    assert [box.action for box in BOXES.values()].count("mine") == 2 and len(BOXES) == 10
    assert {unit.id: unit.count for unit in UNITS.values()} == table.state.units
    assert table.state.units == {"infantry": 10, "armoured_car": 5, "artillery": 3, "airship": 3, "armoured_train": 4}
    assert table.state.board.rails == ((), (), ()) and table.state.board.farms == ()


@pytest.mark.rule("AZ-1.9", "AZ-2.2")
def test_tiles_by_level_and_type() -> None:
    levels = [tile.level for tile in BASE_TILES.values()]
    assert [levels.count(level) for level in (1, 2, 3)] == [15, 10, 10]
    assert set(TYPES) == {"cthulhu", "shoggoth", "mi_go", "zombie", "loyalist", "temple", "blank"}
    s = GAME.start(2, 3).state
    assert set(s.aside) == set(CHALLENGE_TILES) and len(s.aside) == 8
    assert len(s.board.tiles) + sum(map(len, s.stacks)) == 35
    assert not any(tile.up for tile in s.board.tiles)


@pytest.mark.rule("AZ-2.3", "AZ-2.4")
def test_thirteen_survey_tiles_in_ascending_order() -> None:
    for seed in range(5):
        events = [event for event in GAME.start(2, seed).events if isinstance(event, Surveyed)]
        assert [event.hex for event in events] == list(ATLAS["east"].survey_hexes)
        assert len({event.number for event in events}) == 13


def empty() -> Auztralia:
    """A set-up with nothing on the map."""
    return Scene(2).s


@pytest.mark.rule("AZ-2.4", "AZ-2.5", "AZ-2.7", "AZ-2.8", "AZ-2.9", "AZ-2.10", "AZ-2.12", "AZ-2.14")
def test_x1_survey_upgrade_and_forbidden_terrain() -> None:
    s = empty()
    survey_at(s, 5, SURVEY_TILES["survey_07"])
    first = next(tile.id for tile in s.board.tiles if tile.hex == 28)
    assert level_at(s, 22) == 2 and level_at(s, 28) == 2
    assert lies(s, 22) == {"iron": 2} and lies(s, 52) == {"coal": 3} and lies(s, 28) == {"gold": 2}
    survey_at(s, 30, SURVEY_TILES["survey_04"])
    assert level_at(s, 30) == 2 and level_at(s, 28) == 3 and first in s.stacks[1]
    assert lies(s, 30) == {"gold": 3} and lies(s, 26) == {"coal": 2} and lies(s, 28) == {"gold": 2, "iron": 1}
    survey_at(s, 54, SURVEY_TILES["survey_10"])
    assert level_at(s, 54) == level_at(s, 53) == 0
    assert lies(s, 54) == {"phosphate": 1} and lies(s, 56) == {"iron": 2} and lies(s, 11) == {"gold": 2}
    assert not GAME.problems(s)


@pytest.mark.rule("AZ-2.10")
def test_x1b_level_1_to_level_2() -> None:
    s = empty()
    survey_at(s, 21, SURVEY_TILES["survey_08"])
    assert level_at(s, 19) == 1 and level_at(s, 20) == 1
    survey_at(s, 58, SURVEY_TILES["survey_11"])
    assert level_at(s, 58) == 0 and level_at(s, 19) == 2


@pytest.mark.rule("AZ-2.7", "AZ-2.8")
def test_x2_nothing_on_the_coast() -> None:
    s = empty()
    survey_at(s, 50, SURVEY_TILES["survey_01"])
    assert s.board.tiles == () and lies(s, 67) == {} and lies(s, 68) == {}
    assert lies(s, 51) == {"gold": 3} and lies(s, 3) == {"iron": 3}


@pytest.mark.rule("AZ-2.6")
def test_parts_beyond_the_edge_are_ignored() -> None:
    s = empty()
    survey_at(s, 45, SURVEY_TILES["survey_05"])
    assert lies(s, 47) == {"iron": 2} and len(s.board.deposits) == 1 and s.board.tiles == ()


@pytest.mark.rule("AZ-2.11", "AZ-2.13", "AZ-18.8")
def test_level_3_is_not_upgraded_and_empty_stacks_use_the_next_level() -> None:
    s = empty()
    place_old_ones(s, [45])
    there = s.board.tiles
    place_old_ones(s, [45])
    assert s.board.tiles == there and level_at(s, 45) == 3
    s = Scene(2).stack(1).s
    place_old_ones(s, [1])
    assert level_at(s, 1) == 2
    s = Scene(2).stack(2).s
    place_old_ones(s, [1])
    place_old_ones(s, [1])
    assert level_at(s, 1) == 3
    s = Scene(2).stack(2).stack(3).s
    place_old_ones(s, [1])
    kept = s.board.tiles
    place_old_ones(s, [1])
    place_old_ones(s, [45])
    assert s.board.tiles == kept


@pytest.mark.rule("AZ-2.14", "AZ-2.15")
def test_deposits_add_up_until_the_supply_is_empty() -> None:
    s = Scene(2).goods(BLUE, gold=42).s
    assert s.supply["gold"] == 4
    survey_at(s, 9, SURVEY_TILES["survey_18"])
    survey_at(s, 9, SURVEY_TILES["survey_19"])
    assert lies(s, 9) == {"gold": 4} and lies(s, 7) == {"iron": 2, "phosphate": 1} and s.supply["gold"] == 0
    survey_at(s, 28, SURVEY_TILES["survey_18"])
    assert lies(s, 28) == {} and lies(s, 5) == {"iron": 2}
    survey_at(s, 28, SURVEY_TILES["survey_18"])
    assert lies(s, 5) == {"iron": 4}


@pytest.mark.rule("AZ-2.16", "AZ-18.7")
def test_fifteen_revelations_level_1_on_top() -> None:
    s = GAME.start(4, 2).state
    assert [REVELATIONS[card].level for card in s.revelation_deck] == [1] * 5 + [2] * 5 + [3] * 5
    assert len(s.revelations_out) == 15
    play = Scene(2).revelations().track((RED, 30), (BLUE, 30), (PURPLE, 22)).begin()
    assert play.kind == "turn"
    scene = Scene(2).track((PURPLE, 22), (RED, 24), (BLUE, 24))
    scene.s.revelations_out += scene.s.revelation_deck
    scene.s.revelation_deck = ()
    assert scene.begin().s.revelations_seen == ()


@pytest.mark.rule("AZ-2.17", "AZ-2.18")
def test_display_and_decks() -> None:
    s = GAME.start(2, 8).state
    assert len(s.display) == 5 and len(s.deck) == len(PERSONALITIES) - 5
    assert len(s.old_one_deck) == 40 and s.old_one_discard == []


@pytest.mark.rule("AZ-2.19", "AZ-2.20", "AZ-2.21", "AZ-3.1")
def test_x3_starting_stack_and_order_of_ports() -> None:
    for seed in range(6):
        play = Play(GAME.start(2, seed))
        first = play.s.first
        assert [play.s.players[seat].time for seat in range(2)] == [3, 3] and play.s.old_time == 22
        assert play.s.track == (first, 1 - first, PURPLE)
        assert play.asked == (1 - first, "port")
        play.do(sorted(play.options)[0])
        assert play.asked == (first, "port")
        play.do(sorted(play.options)[0])
        assert play.asked == (first, "turn")
    assert {GAME.start(3, seed).state.first for seed in range(12)} == {0, 1, 2}
    assert [GAME.start(count, 1).state.players[0].time for count in (1, 2, 3, 4)] == [1, 3, 9, 12]


@pytest.mark.rule("AZ-2.22")
def test_x4_port_distance() -> None:
    scene = Scene(2)
    scene.s.agenda = [PlacePort(BLUE), NextTurn()]
    scene.s.board = scene.s.board.with_ports((71, 0))
    sites = {text.split(":")[0] for text in scene.begin().offers("place_port")}
    assert {"73", "70", "71"} & sites == set() and {"68", "76"} <= sites
    scene.s.board = scene.s.board.with_ports((NEWCASTLE, 0))
    assert "68" in {text.split(":")[0] for text in scene.begin().offers("place_port")}


@pytest.mark.rule("AZ-2.23")
def test_four_players_always_find_a_port() -> None:
    atlas = ATLAS["east"]
    sites = set(atlas.port_sites)

    def free(ports: tuple[int, ...]) -> list[int]:
        return [site for site in sites if all(atlas.straight(site, port) >= 3 for port in ports)]

    for first in sites:
        for second in free((first,)):
            for third in free((first, second)):
                assert free((first, second, third))
    assert {PORTLAND, BRISBANE} <= sites
