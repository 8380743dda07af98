"""Worked scenarios of gates, scrolls, set-up and the end of the game."""

from __future__ import annotations

import pytest

from eldertable.games.gates_of_delirium.content import SCORING
from eldertable.games.gates_of_delirium.events import ScrollRevealed
from eldertable.games.gates_of_delirium.scoring import map_points, page_points, rune_points

from .builder import GAME, A, B, C, Scene, card, page

BUILD_1 = card("Deploy 1 (+2)", "Build 1 (+1)")
BUILD_2 = card("Deploy 1 (+1)", "Build 2 (+1)")
CONVERT = card("Deploy 1 (+1)", "Convert")
TRACK = GAME.catalogue["scoring"]["score_track"]["length"]


@pytest.mark.rule("GD-11.3", "GD-11.5", "GD-11.7")
def test_e1_journal_scoring() -> None:
    table = Scene(3).journal(A, runes=6, pages=(3, 4, 5), fragments="nw ne ne sw se").journal(B, pages=(7, 8, 11, 15)).ended()
    assert [table.part(part)[A] for part in ("runes", "pages", "maps")] == [17, 12, 14]
    assert table.part("pages")[B] == 12
    assert table.table.result is not None and table.table.result.scores == (43, 12, 0)


@pytest.mark.rule("GD-10.1", "GD-10.2")
def test_e6_last_monstrosity_on_the_first_card() -> None:
    scene = Scene(3, mode="insane").hand(A, BUILD_1).building(A, rockport=4).row("rockport", "salem", "salem", "salem").tokens(5)
    table = scene.stack(15).begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert table.asked is None and table.table.result is not None
    assert table.table.result.reason == "last_monstrosity" and table.scores[A] == 15
    assert [len(player.hand) for player in table.s.players] == [4, 5, 5]


@pytest.mark.rule("GD-7.11")
@pytest.mark.parametrize(("slot", "opened", "left"), [(0, "salem", "arkham"), (1, "arkham", "salem")])
def test_e7_two_gates_one_monstrosity(slot: int, opened: str, left: str) -> None:
    scene = Scene(3, mode="insane").hand(A, BUILD_2).building(A, salem=5, arkham=5)
    scene.row("salem", "arkham", "rockport", "rockport").stack(15).town(opened, 1).scrolls("gate_artisan")
    table = scene.begin(f"play_card:{BUILD_2}", f"take_gate:{slot}")
    first = {"salem": 9, "arkham": 8}[opened]
    assert table.scores == [15 + first, 0, 0] and table.asked is None
    assert table.s.players[A].building[left] == 5 and table.s.players[A].building[opened] == 0
    assert table.part("scrolls") == [5, 0, 0]


@pytest.mark.rule("GD-11.12")
def test_e9_end_of_the_track() -> None:
    scene = Scene(3, mode="insane").turn(active=B).hand(B, BUILD_1).score(38).town("kingsport", 1, 2).building(B, kingsport=4)
    table = scene.row("kingsport", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert table.scores[A] == 43 and divmod(table.table.view(A)["board"]["players"][A]["score"], TRACK) == (1, 3)
    scene = Scene(3, mode="insane").turn(active=B).hand(B, BUILD_1).score(78).town("rockport", 1, 3, 2).building(B, rockport=4)
    table = scene.row("rockport", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert table.scores[A] == 82 and divmod(table.table.view(A)["board"]["players"][A]["score"], TRACK) == (2, 2)


@pytest.mark.rule("GD-12.4", "GD-12.5", "GD-12.6")
def test_e10_neutrals_most_numerous() -> None:
    scene = Scene(2, mode="insane").hand(A, BUILD_1).building(A, innsmouth=6).town("innsmouth", 2, 1, neutrals=3)
    table = scene.row("innsmouth", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert table.scores == [19, 5] and table.pools == [10, 10]
    assert table.town("innsmouth") == [0, 0, 0] and table.s.neutrals_gone == 3


@pytest.mark.rule("GD-7.5", "GD-7.6")
def test_e11_tie_for_rank_1() -> None:
    scene = Scene(4, mode="insane").turn(active=C).hand(C, BUILD_1).building(C, innsmouth=6).stack(11, 12, 13, 14, 15)
    table = scene.town("innsmouth", 3, 3, 2, 1).row("innsmouth", "salem", "salem", "salem")
    assert table.begin(f"play_card:{BUILD_1}", "take_gate:0").scores == [10, 10, 18, 5]


@pytest.mark.rule("GD-7.5", "GD-7.6")
def test_e12_tie_for_rank_2() -> None:
    scene = Scene(4, mode="insane").hand(A, BUILD_1).building(A, arkham=5).town("arkham", 4, 2, 2, 1)
    table = scene.row("arkham", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert [player.region_points for player in table.s.players] == [8, 6, 6, 4]


@pytest.mark.rule("GD-7.7")
def test_e13_opener_without_investigators() -> None:
    scene = Scene(3, mode="insane").hand(A, BUILD_1).building(A, rockport=4).town("rockport", 0, 1).stack(13, 14, 15)
    table = scene.row("rockport", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert table.scores == [13, 7, 0]


@pytest.mark.rule("GD-6.12", "GD-7.9")
def test_e20_same_type_again_at_once() -> None:
    scene = Scene(3, mode="insane").hand(A, BUILD_2).building(A, rockport=4).row("rockport", "rockport", "salem", "salem")
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0", "take_gate:1")
    assert table.s.players[A].building["rockport"] == 1 and table.scores[A] == 10
    assert [(gate.gate, gate.monstrosity) for gate in table.s.players[A].opened] == [("rockport", "monstrosity_10")]


@pytest.mark.rule("GD-7.1", "GD-7.9")
def test_e21_two_gates_in_one_action() -> None:
    scene = (
        Scene(3, mode="insane").hand(A, BUILD_2).building(A, kingsport=4, rockport=4).town("kingsport", 1).town("rockport", 1, 2)
    )
    table = scene.row("kingsport", "rockport", "salem", "salem").begin(f"play_card:{BUILD_2}", "take_gate:0")
    assert table.scores == [18, 0, 0] and len(table.s.scrolls_up) == 1 and table.pools == [9, 8, 10]
    table.do("take_gate:1")
    assert table.scores == [18 + 11 + 5, 7, 0] and len(table.s.scrolls_up) == 1 and table.pools == [10, 10, 10]


@pytest.mark.rule("GD-8.5", "GD-8.12", "GD-9.15")
def test_e22_dark_hours_in_the_same_turn() -> None:
    scene = Scene(3, mode="insane").hand(A, BUILD_1).tokens(2).building(A, rockport=4).scrolls(down=["dark_hours"])
    table = scene.row("rockport", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}")
    assert table.tokens[A] == 3 and "desperate:flip_sanity" not in table.options
    table.do("take_gate:0")
    assert ScrollRevealed("dark_hours") in table.events
    table.do("desperate:flip_sanity")
    assert table.tokens[A] == 0 and table.s.mode == "sane" and table.asked == (A, "play_card")


@pytest.mark.rule("GD-8.2", "GD-8.9", "GD-8.10", "GD-8.11")
def test_e23_builders_mandate() -> None:
    scene = Scene(3, mode="sane").hand(A, page(9)).building(A, arkham=5).row("arkham", "salem", "salem", "salem")
    table = scene.scrolls("builders_mandate").stack(11, 12, 13, 14, 15).begin(f"play_card:{page(9)}")
    assert table.s.players[A].pages == (page(9),) and table.asked == (A, "take_gate") and "decline" in table.options
    declined = Scene(3, mode="sane").hand(A, page(9)).scrolls("builders_mandate").begin(f"play_card:{page(9)}", "decline")
    assert declined.asked == (A, "play_card") and sum(declined.s.players[A].building.values()) == 0
    table.do("take_gate:0")
    assert table.scores[A] == 11 and table.tokens[A] == 0 and table.s.mode == "sane"
    assert table.asked == (A, "play_card")


@pytest.mark.rule("GD-11.3", "GD-11.4")
def test_e24_runes() -> None:
    assert [rune_points(runes) for runes in (0, 1, 2, 3, 4, 5, 6, 8, 10)] == [0, 1, 2, 4, 8, 16, 17, 20, 32]


@pytest.mark.rule("GD-11.5", "GD-11.6")
def test_e25_pages() -> None:
    assert page_points([1, 2, 5, 7, 8, 9, 20]) == 24
    assert page_points([2, 4, 6]) == 6
    assert page_points([]) == 0
    assert page_points([1, 20]) == 4


@pytest.mark.rule("GD-11.7")
def test_e26_maps() -> None:
    assert map_points(["nw"] * 3 + ["ne"] * 2 + ["sw"] * 2 + ["se"]) == 20
    assert map_points([*SCORING.map_fragments.quadrants] * 2) == 24
    assert map_points(["nw"] * 3) == 6


@pytest.mark.rule("GD-11.9", "GD-11.10", "GD-11.11")
@pytest.mark.parametrize(
    ("tokens", "ages", "winners"),
    [((1, 3, 7), (), (B,)), ((2, 2, 7), (30, 25, 20), (B,)), ((2, 2, 7), (), (A, B)), ((2, 2, 7), (25, 25, 20), (A, B))],
)
def test_e27_tie_at_the_end(tokens: tuple[int, ...], ages: tuple[int, ...], winners: tuple[int, ...]) -> None:
    result = Scene(3, options={"ages": ages}).score(96, 96, 90).tokens(*tokens).ended().table.result
    assert result is not None and result.scores == (96, 96, 90) and result.winners == winners


@pytest.mark.rule("GD-8.13", "GD-11.1", "GD-11.2")
def test_e28_end_bonuses() -> None:
    table = Scene(3).scrolls("master_recruiter", "keeper_of_the_book").town("salem", 4, 3, 1).town("arkham", 0, 1).ended()
    assert table.part("scrolls") == [5, 5, 0] and table.part("investigators") == [4, 4, 1]


@pytest.mark.rule("GD-12.2")
def test_e29_converting_a_neutral() -> None:
    scene = Scene(2, mode="insane").hand(A, CONVERT).town("arkham", 1).town("salem", 0, 0, neutrals=2)
    table = scene.begin(f"play_card:{CONVERT}", "convert_target:salem:-1")
    assert table.town("salem") == [1, 0, 1] and table.pools[A] == 8 and table.s.neutrals_gone == 1


@pytest.mark.rule("GD-8.6", "GD-11.1", "GD-11.2", "GD-11.3", "GD-11.5", "GD-11.7")
def test_e33_full_final_score() -> None:
    scene = Scene(2).no_neutrals().score(55).town("salem", 3).journal(A, runes=4, pages=(11, 12, 14), fragments="nw se")
    scene.scrolls("gate_artisan").building(A, salem=1, arkham=2, kingsport=3, rockport=1).building(B, salem=5, innsmouth=4)
    result = scene.ended().table.result
    assert result is not None and result.scores[A] == 85 and result.winners == (A,)
    expected = {"gates": 55, "regions": 0, "desperate": 0, "investigators": 3, "scrolls": 5, "runes": 8, "pages": 10, "maps": 4}
    assert result.breakdown[A] == expected


@pytest.mark.rule("GD-2.1", "GD-2.2", "GD-2.3", "GD-2.4", "GD-2.6", "GD-2.7", "GD-2.8", "GD-2.9")
@pytest.mark.parametrize(("players", "deck"), [(3, 65), (4, 60)])
def test_e34_set_up_for_3_and_4_players(players: int, deck: int) -> None:
    s = GAME.start(players, 1).state
    assert len(s.deck) == deck and all(len(player.hand) == 5 for player in s.players) and s.discard == []
    assert len([gate for gate in s.gate_row if gate]) == 4 and len(s.gate_deck) == 86
    assert s.stack == tuple(f"monstrosity_{value}" for value in (10, 11, 12, 13, 14, 15))
    assert (len(s.scrolls_down), len(s.scrolls_up), len(s.scrolls_out)) == (3, 0, 4)
    assert s.supply == 24 and all((player.tokens, player.pool, player.score) == (0, 10, 0) for player in s.players)
    assert all(counts == [0] * players for counts in s.regions.values())


@pytest.mark.rule("GD-2.1", "GD-2.5", "GD-2.6", "GD-2.11", "GD-12.1")
def test_e35_set_up_for_2_players() -> None:
    s = GAME.start(2, 1).state
    assert len(s.deck) == 70 and s.stack == tuple(f"monstrosity_{value}" for value in (12, 13, 14, 15))
    assert (len(s.scrolls_down), len(s.scrolls_out)) == (2, 5)
    assert {region: counts[-1] for region, counts in s.regions.items()} == {
        "innsmouth": 3,
        "salem": 2,
        "arkham": 2,
        "kingsport": 1,
        "rockport": 1,
    }
    assert all(counts[:2] == [0, 0] for counts in s.regions.values()) and [player.pool for player in s.players] == [10, 10]


@pytest.mark.rule("GD-5.2", "GD-8.3", "GD-8.9", "GD-8.11")
def test_e38_cartographers_order() -> None:
    nw, se = card("Map fragment NW", "Convert"), card("Map fragment SE", "Convert")
    scene = Scene(3, mode="sane").hand(A, nw, se).journal(A, fragments="nw").scrolls("cartographers_order")
    scene.row("salem", "arkham", "arkham", "arkham").gate_deck("rockport")
    table = scene.begin(f"play_card:{nw}", "decline", f"play_card:{se}", "take_gate:0")
    assert sorted(table.table.view(B)["board"]["players"][A]["maps"]) == ["nw", "nw", "se"]
    assert table.s.players[A].building["salem"] == 1 and table.s.gate_row[0] == "rockport" and table.tokens[A] == 0


@pytest.mark.rule("GD-8.14", "GD-10.5", "GD-11.8")
def test_e39_what_does_not_score() -> None:
    scene = Scene(4).tokens(7).building(A, salem=1, arkham=2, rockport=3).stack(12, 13, 14, 15, opener=A).stack(14, 15, opener=B)
    scene.scrolls("dark_hours", "builders_mandate", down=["gate_artisan"]).only_gate_cards([None] * 4).played(cards=2)
    table = scene.begin("end_turn")
    result = table.table.result
    assert result is not None and result.reason == "no_gate_cards" and result.scores == (0, 0, 0, 0)
    player = table.s.players[A]
    assert len(player.hand) == 5 and player.tokens == 7 and len(player.opened) == 2
    assert sum(count > 0 for count in player.building.values()) >= 3


@pytest.mark.rule("GD-12.7")
def test_e42_neutrals_and_master_recruiter() -> None:
    scene = Scene(2).no_neutrals().town("innsmouth", 1, 1, neutrals=3).town("salem", 1, neutrals=2).scrolls("master_recruiter")
    table = scene.ended()
    assert table.part("scrolls") == [5, 0] and table.part("investigators") == [2, 1]
