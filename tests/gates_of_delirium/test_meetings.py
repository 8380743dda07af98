"""Where rules meet that seldom do: openings, gifts of scrolls and desperate actions in the middle of each other."""

from __future__ import annotations

import pytest

from .builder import A, B, C, Scene, card, page

BUILD_1 = card("Deploy 1 (+2)", "Build 1 (+1)")
BUILD_2 = card("Deploy 1 (+1)", "Build 2 (+1)")
CONVERT = card("Deploy 1 (+1)", "Convert")
DEPLOY_2 = card("Deploy 2 (+1)", "Ancient rune")
FRAGMENT = card("Map fragment NW", "Convert")
ROW = ("rockport", "salem", "salem", "salem")


def one_card_short(mode: str = "insane", players: int = 3) -> Scene:
    """A lacks one Rockport card, which lies in the row."""
    return Scene(players, mode=mode).building(A, rockport=4).row(*ROW)


@pytest.mark.rule("GD-8.10", "GD-10.1", "GD-10.2")
def test_a_gift_in_a_sane_round_can_end_the_game() -> None:
    scene = one_card_short("sane").hand(A, page(9)).scrolls("builders_mandate").stack(15).town("rockport", 1, 2)
    table = scene.begin(f"play_card:{page(9)}", "take_gate:0")
    result = table.table.result
    assert result is not None and result.reason == "last_monstrosity" and len(table.s.players[A].hand) == 4
    assert [table.part(part)[A] for part in ("gates", "regions", "pages", "investigators")] == [15, 5, 2, 0]


@pytest.mark.rule("GD-5.6")
def test_with_an_empty_pool_one_investigator_may_move_twice_and_each_move_may_be_declined() -> None:
    scene = Scene(3).hand(A, DEPLOY_2).town("salem", 9).town("arkham", 1)
    moved = scene.begin(f"play_card:{DEPLOY_2}", "move_investigator:arkham:rockport", "move_investigator:rockport:kingsport")
    assert moved.town("kingsport")[A] == 1 and moved.town("arkham")[A] == moved.town("rockport")[A] == 0
    once = scene.begin(f"play_card:{DEPLOY_2}", "decline", "move_investigator:salem:arkham")
    assert once.town("arkham")[A] == 2 and once.asked == (A, "play_card") and DEPLOY_2 in once.s.discard


@pytest.mark.rule("GD-6.2", "GD-7.8")
def test_an_opening_fills_the_pool_so_that_the_next_card_converts_instead_of_exchanging() -> None:
    scene = one_card_short().hand(A, BUILD_1, CONVERT).tokens(2).town("rockport", 4).town("salem", 6, 1)
    table = scene.begin(f"play_card:{BUILD_1}", "take_gate:0", f"play_card:{CONVERT}")
    assert table.pools[A] == 4 and table.plain_options == ["convert_target:salem:1"]


@pytest.mark.rule("GD-8.5", "GD-8.12", "GD-9.4")
def test_dark_hours_count_between_two_sections_of_one_card() -> None:
    scene = one_card_short().hand(A, BUILD_2).tokens(1).scrolls(down=["dark_hours"]).gate_deck("arkham", "salem")
    table = scene.begin(f"play_card:{BUILD_2}")
    assert "desperate:renew_gate_row" not in table.options
    table.do("take_gate:0", "desperate:renew_gate_row")
    assert table.tokens[A] == 0 and table.asked == (A, "take_gate")


@pytest.mark.rule("GD-8.3", "GD-8.12")
def test_a_scroll_revealed_through_a_gift_counts_from_the_next_artefact_on() -> None:
    scene = one_card_short("sane").hand(A, page(9), FRAGMENT).scrolls("builders_mandate", down=["cartographers_order"])
    table = scene.stack(12, 13, 14, 15).begin(f"play_card:{page(9)}", "take_gate:0")
    assert table.s.scrolls_up == ("builders_mandate", "cartographers_order") and table.asked == (A, "play_card")
    assert table.do(f"play_card:{FRAGMENT}").asked == (A, "take_gate")


@pytest.mark.rule("GD-9.5", "GD-9.12", "GD-8.11")
def test_a_swap_in_the_middle_of_a_gift_after_the_second_card() -> None:
    scene = Scene(3).hand(A, page(9), FRAGMENT).scrolls("builders_mandate").tokens(2).deck(page(1), page(5))
    table = scene.begin(f"play_card:{FRAGMENT}", f"play_card:{page(9)}", "desperate:swap_cards")
    assert table.asked == (A, "swap_discard") and len(table.options) == 5 and "decline" not in table.options
    table.do(f"swap_discard:{page(1)}", f"swap_discard:{page(5)}")
    assert table.asked == (A, "take_gate") and "decline" in table.options, "the gift is still to be taken"
    assert table.do("decline").asked == (B, "play_card") and len(table.s.players[A].hand) == 5


@pytest.mark.rule("GD-3.2", "GD-9.8")
def test_a_flip_by_the_last_player_ends_with_the_round() -> None:
    scene = Scene(3).turn(active=C, first=A).played(cards=2).tokens(0, 0, 4)
    table = scene.begin("desperate:flip_sanity")
    assert table.s.mode == "insane" and table.asked == (B, "choose_mode")
    assert table.options == ["choose_mode:sane", "choose_mode:insane"]


@pytest.mark.rule("GD-6.4", "GD-12.3")
def test_with_everybody_in_one_town_an_empty_pool_finds_nothing_to_exchange() -> None:
    scene = Scene(2, mode="insane").no_neutrals().hand(A, CONVERT).town("salem", 10, 2, neutrals=1)
    table = scene.begin(f"play_card:{CONVERT}")
    assert table.town("salem") == [10, 2, 1] and table.asked == (A, "play_card") and CONVERT in table.s.discard
