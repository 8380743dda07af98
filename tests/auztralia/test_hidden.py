"""Hidden information (AZ-17), and what makes a position impossible."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from eldertable.games.auztralia.content import TILES
from eldertable.kernel.errors import BadPosition

from .builder import BLUE, GAME, RED, Scene

HIDDEN = ("old_one_deck", "deck", "revelation_deck", "revelations_out", "stacks")


@pytest.mark.rule("AZ-17.1", "AZ-1.8")
def test_faces_and_orders_are_dealt_anew() -> None:
    table = GAME.start(3, 4)
    before = table.state.copy()
    table.determinise(RED, 1)
    after = table.state
    assert [(tile.hex, TILES[tile.id].level) for tile in before.board.tiles] == [
        (tile.hex, TILES[tile.id].level) for tile in after.board.tiles
    ]
    assert [tile.id for tile in before.board.tiles] != [tile.id for tile in after.board.tiles]
    for name in HIDDEN:
        assert getattr(before, name) != getattr(after, name), name
    for tile in table.view(RED)["board"]["tiles"]:
        assert set(tile) == {"hex", "up", "level"}


@pytest.mark.rule("AZ-17.2")
def test_the_looker_keeps_the_known_top_card() -> None:
    scene = Scene(2).display("lady_carter", "mr_merino", "harry_bones", "kitchener", "tex_mcguire")
    scene.deck("lord_blackstock", "zhu_xiang")
    play = scene.begin("take_action:recruit", "look_at_deck", "keep_looked:zhu_xiang")
    for seed in range(5):
        twin = play.table.fork()
        twin.determinise(RED, seed)
        assert twin.state.deck[0] == "lord_blackstock"
    tops = set()
    for seed in range(12):
        twin = play.table.fork()
        twin.determinise(BLUE, seed)
        tops.add(twin.state.deck[0])
    assert len(tops) > 1


@pytest.mark.rule("AZ-17.3")
def test_everything_else_is_open() -> None:
    table = Scene(2).units(BLUE, infantry=2).cards(BLUE, "mr_merino").goods(BLUE, coal=3).begin().table
    for seat in (RED, BLUE, None):
        board = table.view(seat)["board"]
        other = board["players"][BLUE]
        assert other["barracks"]["infantry"] == 2 and other["cards"] == ["mr_merino"] and other["goods"]["coal"] == 3
        assert board["deck"] == len(table.state.deck) and board["old_one_deck"] == 40
        assert board["revelation_deck"] == {"cards": 15, "level": 1} and board["stacks"] == [15, 10, 10]


@pytest.mark.rule("AZ-10.8", "AZ-18.5")
def test_scores_are_plain_numbers() -> None:
    play = Scene(2).vp(RED, 70).begin()
    assert play.table.view(None)["board"]["players"][RED]["total"] == 70


@pytest.mark.rule("AZ-1.11", "AZ-18.1", "AZ-18.2", "AZ-18.3", "AZ-18.4")
@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("players", 0, "hq"), 19, "cubes"),
        (("players", 0, "discs"), 1, "discs"),
        (("players", 0, "goods", "coal"), 9, "coal"),
        (("players", 0, "barracks", "airship"), 1, "airship"),
        (("board", "ports"), [12, 79], "Port"),
        (("old_one_deck",), [], "Old One card"),
        (("deck",), [], "personality"),
        (("track",), [0, 1], "track"),
        (("track",), [-1, 0, 1], "rearmost"),
        (("revelation_deck",), [], "revelation"),
        (("agenda",), [{"type": "strike", "count": 1}, {"type": "next_turn"}], "agenda"),
        (("ending",), "time_out", "ending"),
        (("board", "farms"), [{"seat": 0, "kind": "corn", "hex": 11, "ravaged": False}], "corn"),
        (("board", "farms"), [{"seat": 0, "kind": "corn", "hex": 99, "ravaged": False}], "hex 99"),
        (("board", "rails"), [[[1, 83]], []], "side"),
        (("board", "rails"), [[[54, 70]], [[54, 70]]], "carries 2"),
        (("first",), 7, "seat"),
        (("variants",), ["nonsense"], "nonsense"),
        (("supply",), {"coal": 50}, "supply"),
        (("board", "tiles"), [{"id": "nobody", "hex": 3, "up": True}], "nobody"),
    ],
)
def test_impossible_positions_are_refused_in_words(path: tuple[Any, ...], value: Any, complaint: str) -> None:
    play = Scene(2).begin()
    position = play.table.position()
    position["state"] = msgspec.json.decode(msgspec.json.encode(position["state"]))
    place: Any = position["state"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_position(position)


NEXT = {"type": "next_turn"}
IN_FIGHT = [{"type": "combat_round"}, {"type": "end_combat"}, {"type": "defend_ports"}, NEXT]


@pytest.mark.parametrize(
    ("agenda", "complaint"),
    [
        ([], "ending"),
        ([{"type": "take_turn"}], "in the order of the rules"),
        ([NEXT, NEXT], "in the order of the rules"),
        ([{"type": "take_turn"}, {"type": "take_turn"}, NEXT], "in the order of the rules"),
        ([{"type": "take_turn"}] * 10_000, "in the order of the rules"),
        ([{"type": "dance"}, NEXT], "dance"),
        ([{"type": "build_rails", "left": 3, "box": "rail_any"}, NEXT], "expected 1 to 2"),
        ([{"type": "build_rails", "left": 10**9, "box": "rail_any"}, NEXT], "expected 1 to 2"),
        ([{"type": "build_rails", "left": 1, "box": "mine_1"}, NEXT], "mine_1"),
        ([{"type": "dig_mine", "box": ""}, NEXT], "nothing is mined"),
        ([{"type": "place_farms", "left": 0}, NEXT], "expected 1 to 3"),
        ([{"type": "place_farms", "left": 1, "paid": [[1, 83]]}, NEXT], "not on this map"),
        ([{"type": "place_port", "seat": 1}, NEXT], "no Port"),
        ([{"type": "place_port", "seat": 7}, NEXT], "seat 7"),
        ([{"type": "keep_friend", "seat": 0}, NEXT], "keep_friend"),
        ([{"type": "set_up"}, NEXT], "map"),
        (
            [{"type": "take_benefit", "seat": 0}, {"type": "move_old_ones"}, {"type": "defend_ports"}, {"type": "ride_out"}, NEXT],
            "choice",
        ),
        ([{"type": "give_card", "card": "nobody"}, NEXT], "nobody"),
        ([{"type": "give_card", "card": "mr_merino"}, NEXT], "mr_merino"),
        ([{"type": "give_goods", "traded": "gold", "exported": True}, NEXT], "cannot trade"),
        ([{"type": "reveal_tiles", "count": 2, "picked": [3]}, {"type": "defend_ports"}, {"type": "take_turn"}, NEXT], "picked"),
        (IN_FIGHT, "combat"),
        ([{"type": "strike", "count": 1}, {"type": "use_cards"}, *IN_FIGHT], "in the order of the rules"),
    ],
)
def test_nonsense_on_the_agenda_is_refused_in_words(agenda: list[dict[str, Any]], complaint: str) -> None:
    position = Scene(2).begin().table.position()
    position["state"]["agenda"] = agenda
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_position(position)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("combat",), None, "end_combat"),
        (("combat", "seat"), 5, "seat 5"),
        (("combat", "hex"), 999, "hex 999"),
        (("combat", "force"), {}, "force"),
        (("combat", "damage", "infantry"), 7, "damage cubes"),
        (("combat", "sanity"), 9, "sanity"),
        (("combat", "used"), ["mr_merino"], "used"),
        (("combat", "card"), "old_one_01", "card"),
        (("combat", "kind"), "kapena", "another step"),
        (("combat", "kind"), "defence", "Port"),
        (("agenda", 0), {"type": "save_fallen", "unit": "infantry"}, "saves a unit"),
    ],
)
def test_nonsense_in_a_combat_is_refused_in_words(path: tuple[Any, ...], value: Any, complaint: str) -> None:
    scene = Scene(2).rails(RED, (70, 54), (54, 11)).units(RED, infantry=2).tile("mi_go_l1_1", 9, down=True)
    position = scene.begin("take_action:attack", "send_units:infantry:2").table.position()
    place: Any = position["state"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_position(position)
