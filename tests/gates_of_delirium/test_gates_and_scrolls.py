"""Opening gates and scrolls, clause by clause (GD-7, GD-8, GD-13)."""

from __future__ import annotations

import pytest

from eldertable.games.gates_of_delirium import course
from eldertable.games.gates_of_delirium.content import BASE_SCROLLS, EXPANSION_SCROLLS
from eldertable.games.gates_of_delirium.events import GateOpened, GateRowFilled

from .builder import GAME, A, B, C, D, Scene, card, page

BUILD_1 = card("Deploy 1 (+2)", "Build 1 (+1)")
BUILD_2 = card("Deploy 1 (+1)", "Build 2 (+1)")
CONVERT = card("Deploy 1 (+1)", "Convert")
RUNE = card("Map fragment NW", "Ancient rune")
EXPANSION = {"hidden_expansion": True}
ROW = ("rockport", "rockport", "salem", "salem")


def opening(players: int = 3, **options: bool) -> Scene:
    """A is one Rockport card short of a gate and holds cards to build with."""
    scene = Scene(players, mode="insane", options=options).hand(A, BUILD_1, BUILD_2).building(A, rockport=4)
    return scene.row(*ROW).gate_deck("arkham", "kingsport")


@pytest.mark.rule("GD-7.1", "GD-7.12")
@pytest.mark.parametrize(("gate", "needed"), [("innsmouth", 7), ("salem", 6), ("arkham", 6), ("kingsport", 5), ("rockport", 5)])
def test_a_gate_opens_with_its_last_card_and_scores_the_disc_alone(gate: str, needed: int) -> None:
    scene = Scene(3, mode="insane").hand(A, BUILD_2).building(A, **{gate: needed - 2}).row(gate, gate, gate, gate)
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0")
    assert table.s.players[A].building[gate] == needed - 1 and table.scores[A] == 0
    table.do("take_gate:1")
    assert table.s.players[A].building[gate] == 0 and table.scores[A] == 10
    assert GateOpened(A, gate, "monstrosity_10", 10) in table.events


@pytest.mark.rule("GD-7.3")
@pytest.mark.parametrize(
    ("stack", "revealed"), [((10, 11, 12, 13, 14, 15), True), ((11, 12, 13, 14, 15), False), ((12, 13, 14, 15), True)]
)
def test_only_discs_with_an_icon_reveal_the_leftmost_scroll(stack: tuple[int, ...], revealed: bool) -> None:
    scene = opening().stack(*stack).scrolls(down=["keeper_of_the_book", "gate_artisan"])
    table = scene.begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert table.s.scrolls_up == (("keeper_of_the_book",) if revealed else ())


@pytest.mark.rule("GD-7.4", "GD-7.7")
def test_a_fourth_rank_scores_nothing() -> None:
    table = opening(4).town("rockport", 1, 2, 3, 4).begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert [player.region_points for player in table.s.players] == [0, 4, 5, 7]


@pytest.mark.rule("GD-7.8")
def test_only_the_region_of_the_gate_is_recalled() -> None:
    table = opening().town("rockport", 2, 1, 3).town("salem", 1, 1, 1).begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert table.town("rockport") == [0, 0, 0] and table.town("salem") == [1, 1, 1] and table.pools == [9, 9, 9]


@pytest.mark.rule("GD-7.9", "GD-6.9", "GD-6.10")
def test_the_row_is_refilled_after_an_opening_from_it_only() -> None:
    table = opening().begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert GateRowFilled(0, "arkham") in table.events and table.s.gate_row == ["arkham", "rockport", "salem", "salem"]
    assert table.asked == (A, "play_card"), "play goes on where it stopped"
    blind = opening().gate_deck("rockport").begin(f"play_card:{BUILD_1}", "take_deck_top")
    assert blind.scores[A] == 10 and blind.s.gate_row == list(ROW)


@pytest.mark.rule("GD-7.10", "GD-10.1", "GD-10.2", "GD-10.4")
def test_the_last_disc_ends_the_game_after_the_recall() -> None:
    scene = opening().stack(15).town("rockport", 2, 1).town("salem", 1).scrolls("master_recruiter").tokens(10)
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0")
    assert table.asked is None and table.pools == [9, 10, 10]
    assert table.part("regions") == [7, 5, 0] and table.part("gates") == [15, 0, 0]
    assert table.part("investigators") == [1, 0, 0] and table.part("scrolls") == [5, 0, 0]
    assert table.s.gate_row[0] is None, "nothing is refilled any more"
    assert len(table.s.players[A].hand) == 4 and table.s.deck == Scene.begin(scene).s.deck


@pytest.mark.rule("GD-10.3")
@pytest.mark.parametrize(("players", "gates"), [(2, 4), (3, 6), (4, 6)])
def test_how_many_gates_end_the_game(players: int, gates: int) -> None:
    assert len(GAME.start(players, 1).state.stack) == gates
    for left in (2, 1):
        values = (14, 15)[-left:]
        table = opening(players).stack(*values).begin(f"play_card:{BUILD_1}", "take_gate:0")
        opened = sum(len(player.opened) for player in table.s.players)
        assert opened == gates - left + 1 and (table.asked is None) == (left == 1)


@pytest.mark.rule("GD-8.1")
@pytest.mark.parametrize("seat", [A, B, C])
def test_a_scroll_is_in_force_for_everybody(seat: int) -> None:
    scene = Scene(3).turn(active=seat, first=A).hand(seat, page(3)).scrolls("builders_mandate")
    assert scene.begin(f"play_card:{page(3)}").asked == (seat, "take_gate")


@pytest.mark.rule("GD-8.4", "GD-8.9", "GD-8.10")
def test_call_of_the_relic() -> None:
    scene = Scene(3, mode="insane").hand(A, RUNE, page(2)).scrolls("call_of_the_relic").town("salem", 9)
    table = scene.begin(f"play_card:{RUNE}")
    assert table.asked == (A, "deploy_to") and "decline" in table.options
    table.do("deploy_to:arkham")
    assert table.pools[A] == 0 and table.tokens[A] == 0
    table.do(f"play_card:{page(2)}")
    assert table.asked == (A, "move_investigator") and "decline" in table.options
    table.do("move_investigator:salem:rockport")
    assert table.town("salem")[A] == 8 and table.town("rockport")[A] == 1


@pytest.mark.rule("GD-8.2", "GD-8.3", "GD-8.4")
@pytest.mark.parametrize(
    ("scroll", "mode", "name", "asked"),
    [
        ("builders_mandate", "sane", RUNE, "play_card"),
        ("builders_mandate", "insane", page(2), "play_card"),
        ("cartographers_order", "sane", page(2), "play_card"),
        ("cartographers_order", "sane", RUNE, "take_gate"),
        ("call_of_the_relic", "sane", RUNE, "play_card"),
        ("call_of_the_relic", "insane", RUNE, "deploy_to"),
    ],
)
def test_each_scroll_answers_its_own_artefact(scroll: str, mode: str, name: str, asked: str) -> None:
    assert Scene(3, mode=mode).hand(A, name).scrolls(scroll).begin(f"play_card:{name}").asked == (A, asked)


@pytest.mark.rule("GD-8.11", "GD-4.8")
def test_a_grant_is_a_window_too() -> None:
    scene = Scene(3).hand(A, page(3)).scrolls("builders_mandate").tokens(3).row("salem", "salem", "salem", "salem")
    table = scene.gate_deck("arkham", "arkham", "arkham", "arkham").begin(f"play_card:{page(3)}", "desperate:renew_gate_row")
    assert table.asked == (A, "take_gate") and "decline" in table.options
    assert table.do("take_gate:0").s.players[A].building["arkham"] == 1


@pytest.mark.rule("GD-8.12")
def test_scrolls_are_not_retroactive() -> None:
    scene = opening().journal(A, runes=2).scrolls(down=["call_of_the_relic"])
    assert scene.begin(f"play_card:{BUILD_1}", "take_gate:0").asked == (A, "play_card")


@pytest.mark.rule("GD-8.6", "GD-6.16")
def test_gate_artisan_counts_gates_not_cards() -> None:
    scene = Scene(3).scrolls("gate_artisan").building(A, salem=5, arkham=5).building(B, salem=1, arkham=1, rockport=1)
    scene.stack(14, 15, opener=C)
    assert scene.ended().part("scrolls") == [0, 5, 0], "opened gates and types without a card are no incomplete gates"


@pytest.mark.rule("GD-8.7")
def test_master_recruiter() -> None:
    assert Scene(3).scrolls("master_recruiter").town("salem", 1, 1).town("arkham", 1).ended().part("scrolls") == [5, 0, 0]


@pytest.mark.rule("GD-8.8")
def test_keeper_of_the_book() -> None:
    scene = Scene(3).scrolls("keeper_of_the_book").journal(A, pages=(1, 9, 17)).journal(B, pages=(2, 3))
    assert scene.ended().part("scrolls") == [5, 0, 0]


@pytest.mark.rule("GD-8.13", "GD-13.2")
@pytest.mark.parametrize(
    "scroll", ["gate_artisan", "master_recruiter", "keeper_of_the_book", "atlas_collector", "rune_bearer", "last_hope"]
)
def test_bonuses_tie_in_full_and_need_at_least_one(scroll: str) -> None:
    nothing = Scene(4, options=EXPANSION).scrolls(scroll).ended()
    assert nothing.part("scrolls") == [0, 0, 0, 0]
    scene = Scene(4, options=EXPANSION).scrolls(scroll).tokens(2, 1, 2, 0)
    for seat, amount in ((A, 2), (B, 1), (C, 2)):
        scene.journal(seat, pages=(seat + 1, seat + 11)[:amount], fragments=" ".join(["nw", "ne"][:amount]), runes=amount)
        scene.building(seat, **dict.fromkeys(["salem", "arkham"][:amount], 1))
    assert scene.town("salem", 2, 1, 2).ended().part("scrolls") == [5, 0, 5, 0]


@pytest.mark.rule("GD-8.14")
def test_face_down_scrolls_have_no_effect() -> None:
    scene = (
        Scene(3).scrolls(down=["master_recruiter", "dark_hours", "builders_mandate"]).tokens(4).hand(A, page(3)).town("salem", 2)
    )
    table = scene.begin()
    assert "desperate:score_three" not in table.options
    assert table.do(f"play_card:{page(3)}").asked == (A, "play_card")
    assert Scene(3).scrolls(down=["master_recruiter"]).town("salem", 2).ended().part("scrolls") == [0, 0, 0]


@pytest.mark.rule("GD-13.1")
def test_the_hidden_expansion_is_an_option() -> None:
    scrolls = [*GAME.start(3, 1).state.scrolls_down, *GAME.start(3, 1).state.scrolls_out]
    assert set(scrolls) == set(BASE_SCROLLS)
    s = GAME.start(3, 1, EXPANSION).state
    assert set(s.scrolls_down) | set(s.scrolls_out) == set(BASE_SCROLLS) | set(EXPANSION_SCROLLS)
    assert len(s.scrolls_down) == 3
    dealt = {scroll for seed in range(60) for scroll in GAME.start(3, seed, EXPANSION).state.scrolls_down}
    assert dealt == set(BASE_SCROLLS) | set(EXPANSION_SCROLLS)


@pytest.mark.rule("GD-13.2")
def test_beyond_the_threshold_comes_after_the_refill() -> None:
    scene = opening(hidden_expansion=True).scrolls("beyond_the_threshold").stack(11, 12, 13, 14, 15)
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0")
    assert table.s.gate_row[0] == "arkham" and table.asked == (A, "deploy_to") and "decline" in table.options
    assert table.do("deploy_to:rockport").town("rockport") == [1, 0, 0]
    assert table.asked == (A, "take_gate"), "the second section is still due"
    assert "decline" not in table.options


@pytest.mark.rule("GD-13.2")
def test_beyond_the_threshold_after_the_last_section_and_in_a_grant() -> None:
    scene = opening(hidden_expansion=True).scrolls("beyond_the_threshold").stack(11, 12, 13, 14, 15)
    table = scene.begin(f"play_card:{BUILD_1}", "take_gate:0", "decline")
    assert table.asked == (A, "play_card") and table.s.discard == [BUILD_1] and table.tokens[A] == 1
    scene = Scene(3, options=EXPANSION).hand(A, page(3)).building(A, rockport=4).row(*ROW).stack(13, 14, 15)
    scene.scrolls("builders_mandate", "beyond_the_threshold")
    table = scene.begin(f"play_card:{page(3)}", "take_gate:0")
    assert table.scores[A] == 13 and table.asked == (A, "deploy_to")
    assert table.do("deploy_to:salem").asked == (A, "play_card") and course.cards_played(table.s) == 1


@pytest.mark.rule("GD-13.2", "GD-8.12")
def test_beyond_the_threshold_not_for_its_own_reveal_nor_after_the_end() -> None:
    scene = opening(hidden_expansion=True).scrolls(down=["beyond_the_threshold"])
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0")
    assert table.s.scrolls_up == ("beyond_the_threshold",) and table.asked == (A, "take_gate")
    last = opening(hidden_expansion=True).scrolls("beyond_the_threshold").stack(15)
    assert last.begin(f"play_card:{BUILD_1}", "take_gate:0").asked is None


@pytest.mark.rule("GD-13.2")
def test_whispered_bargain() -> None:
    scene = Scene(4, mode="insane", options=EXPANSION).hand(A, CONVERT).scrolls("whispered_bargain")
    assert scene.begin(f"play_card:{CONVERT}").tokens[A] == 0, "nothing without a conversion"
    table = scene.town("salem", 0, 1).begin(f"play_card:{CONVERT}")
    assert table.tokens[A] == 1 and table.town("salem") == [1, 0, 0, 0]
    exchange = scene.town("salem", 0, 1).town("arkham", 10).begin(f"play_card:{CONVERT}")
    assert exchange.tokens[A] == 1 and exchange.town("salem")[A] == 1, "an exchange counts"
    assert exchange.town("arkham")[B] == 1 and exchange.tokens[D] == 0


@pytest.mark.rule("GD-13.2", "GD-9.3")
def test_whispered_bargain_with_an_empty_supply() -> None:
    scene = Scene(4, mode="insane", options=EXPANSION).hand(A, CONVERT).scrolls("whispered_bargain").tokens(0, 12, 12)
    assert scene.town("salem", 0, 1).begin(f"play_card:{CONVERT}").tokens == [0, 12, 12, 0]
