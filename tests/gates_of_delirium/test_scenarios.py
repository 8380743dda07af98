"""Worked scenarios of turns, rounds and actions."""

from __future__ import annotations

import pytest

from eldertable.games.gates_of_delirium import course
from eldertable.games.gates_of_delirium.events import CardsDrawn, DeckReshuffled, ScrollRevealed, TurnBegan

from .builder import GAME, A, B, C, Play, Scene, card, page, play

DEPLOY_1 = card("Deploy 1 (+1)", "Ancient rune")
DEPLOY_2 = card("Deploy 2 (+1)", "Ancient rune")
BUILD_1 = card("Deploy 1 (+2)", "Build 1 (+1)")
BUILD_1_TOKENS_2 = card("Deploy 1 (+1)", "Build 1 (+2)")
BUILD_2 = card("Deploy 1 (+1)", "Build 2 (+1)")
CONVERT = card("Deploy 1 (+1)", "Convert")


@pytest.mark.rule("GD-5.3", "GD-7.1", "GD-7.2", "GD-7.3", "GD-7.4", "GD-7.5", "GD-7.8", "GD-7.9", "GD-9.1", "GD-9.8")
def test_e2_sane_turn() -> None:
    scene = Scene(3, mode="sane").hand(A, DEPLOY_1, BUILD_1).tokens(4).building(A, kingsport=4).town("kingsport", 1, 2)
    scene.row("salem", "kingsport", "arkham", "rockport").gate_deck("innsmouth").scrolls(down=["gate_artisan"])
    table = scene.begin(f"play_card:{DEPLOY_1}")
    assert table.tokens[A] == 5
    table.do("deploy_to:kingsport")
    assert table.town("kingsport") == [2, 2, 0]
    table.do("desperate:flip_sanity")
    assert table.tokens[A] == 1 and table.s.mode == "insane"
    table.do(f"play_card:{BUILD_1}")
    assert table.tokens[A] == 2
    table.do("take_gate:1")
    assert table.scores == [18, 8, 0]
    assert ScrollRevealed("gate_artisan") in table.events and table.s.scrolls_up == ("gate_artisan",)
    assert table.town("kingsport") == [0, 0, 0] and table.pools == [10, 10, 10]
    assert table.s.gate_row == ["salem", "innsmouth", "arkham", "rockport"]
    assert table.s.players[A].building["kingsport"] == 0
    table.do("end_turn")
    assert len(table.s.players[A].hand) == 5
    assert table.s.mode == "insane" and table.asked == (B, "play_card")


@pytest.mark.rule("GD-6.7", "GD-6.8", "GD-6.9", "GD-6.11", "GD-9.4", "GD-9.5", "GD-9.6")
def test_e3_insane_turn() -> None:
    new, old, drawn = page(1), page(3), page(5)
    scene = Scene(3, mode="insane").hand(A, BUILD_1, BUILD_2, old).deck(new, drawn).tokens(4).building(A, salem=2)
    scene.row("salem", "arkham", "rockport", "kingsport")
    scene.gate_deck("innsmouth", "salem", "salem", "arkham", "rockport", "kingsport", "innsmouth")
    table = scene.begin("desperate:swap_cards")
    assert table.tokens[A] == 2 and len(table.s.players[A].hand) == 7
    table.do(f"swap_discard:{new}", f"swap_discard:{old}")
    assert drawn in table.s.players[A].hand and table.s.discard == [new, old]
    table.do(f"play_card:{BUILD_1}")
    assert table.tokens[A] == 3
    table.do("take_gate:0")
    assert table.s.players[A].building["salem"] == 3 and table.s.gate_row[0] == "innsmouth"
    table.do("desperate:renew_gate_row")
    assert table.tokens[A] == 0 and table.s.gate_row == ["salem", "salem", "arkham", "rockport"]
    assert table.s.gate_deck[-4:] == ["innsmouth", "arkham", "rockport", "kingsport"]
    table.do(f"play_card:{BUILD_2}")
    assert table.tokens[A] == 1
    table.do("take_gate:0", "take_gate:1")
    assert table.s.players[A].building["salem"] == 5
    assert table.tokens[A] == 1 and table.scores == [0, 0, 0]


@pytest.mark.rule("GD-3.3", "GD-3.5", "GD-3.6")
def test_e4_two_player_turn_order() -> None:
    table = Play(GAME.start(2, 3, {"first_player": A}))
    turns: list[int] = []
    modes: list[int] = []
    while len(turns) < 8:
        asked = table.asked
        assert asked is not None
        if asked[1] == "choose_mode":
            modes.append(asked[0])
        table.do(table.plain_options[0])
        turns += [event.seat for event in table.events if isinstance(event, TurnBegan)]
    assert turns == [A, B, B, A, A, B, B, A]
    assert modes == [A, B, A, B]


@pytest.mark.rule("GD-5.3", "GD-5.4")
def test_e5_two_regions() -> None:
    table = Scene().hand(A, DEPLOY_2).begin(f"play_card:{DEPLOY_2}", "deploy_to:arkham", "deploy_to:rockport")
    assert table.pools[A] == 8 and table.town("arkham")[A] == table.town("rockport")[A] == 1
    assert table.tokens[A] == 1


@pytest.mark.rule("GD-9.1", "GD-4.8")
def test_e8_spending_tokens_of_the_same_card() -> None:
    scene = Scene(mode="insane").hand(A, BUILD_1_TOKENS_2).tokens(1).row("salem", "salem", "salem", "salem")
    table = scene.gate_deck("arkham", "arkham", "arkham", "arkham").begin(f"play_card:{BUILD_1_TOKENS_2}")
    assert table.tokens[A] == 3
    table.do("desperate:renew_gate_row")
    assert table.tokens[A] == 0 and table.asked == (A, "take_gate")
    table.do("take_gate:2")
    assert table.s.players[A].building["arkham"] == 1


@pytest.mark.rule("GD-6.2", "GD-9.2")
def test_e14_convert() -> None:
    scene = Scene(mode="insane").hand(A, CONVERT).town("salem", 0, 2).town("arkham", 6, 2)
    table = scene.begin(f"play_card:{CONVERT}", "convert_target:salem:1")
    assert table.town("salem") == [1, 1, 0] and table.pools[:2] == [3, 7]
    assert table.s.discard == [CONVERT] and table.tokens == [0, 0, 0]


@pytest.mark.rule("GD-6.3", "GD-6.4")
def test_e15_convert_with_an_empty_pool() -> None:
    scene = Scene(mode="insane").hand(A, CONVERT).town("arkham", 6).town("rockport", 4, 1).town("kingsport", 0, 2)
    table = scene.begin(f"play_card:{CONVERT}")
    assert table.asked == (A, "exchange")
    assert table.options == ["exchange:arkham:kingsport:1", "exchange:arkham:rockport:1", "exchange:rockport:kingsport:1"]
    table.do("exchange:rockport:kingsport:1")
    assert table.town("rockport") == [3, 2, 0] and table.town("kingsport") == [1, 1, 0]
    assert table.pools == [0, 7, 10]


@pytest.mark.rule("GD-4.7", "GD-6.5")
def test_e16_convert_without_target() -> None:
    table = Scene(mode="insane").hand(A, CONVERT).begin(f"play_card:{CONVERT}")
    assert table.s.discard == [CONVERT] and course.cards_played(table.s) == 1
    assert table.asked == (A, "play_card") and table.pools == [10, 10, 10]


@pytest.mark.rule("GD-5.5", "GD-5.6")
@pytest.mark.parametrize("answer", ["move_investigator:salem:kingsport", "decline"])
def test_e17_short_pool(answer: str) -> None:
    table = Scene().hand(A, DEPLOY_2).town("arkham", 5).town("salem", 4).begin(f"play_card:{DEPLOY_2}")
    assert table.tokens[A] == 1 and len(table.plain_options) == 5
    assert all(option.startswith("deploy_to:") for option in table.plain_options)
    table.do("deploy_to:rockport")
    assert table.asked == (A, "move_investigator") and "decline" in table.options
    assert {option for option in table.plain_options if ":rockport:" in option}, "the one just placed may be moved"
    table.do(answer)
    moved = answer != "decline"
    assert table.pools[A] == 0
    assert table.town("salem")[A] == 4 - moved and table.town("kingsport")[A] == moved


@pytest.mark.rule("GD-6.9")
def test_e18_the_replacement_is_available() -> None:
    scene = Scene(mode="insane").hand(A, BUILD_2).row("salem", "salem", "rockport", "arkham").gate_deck("kingsport", "innsmouth")
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0")
    assert table.s.gate_row[0] == "kingsport"
    table.do("take_gate:0")
    assert table.s.gate_row == ["innsmouth", "salem", "rockport", "arkham"]
    assert table.s.players[A].building == {"innsmouth": 0, "salem": 1, "arkham": 0, "kingsport": 1, "rockport": 0}


@pytest.mark.rule("GD-6.8", "GD-6.10")
def test_e19_blind_card() -> None:
    scene = Scene(mode="insane").hand(A, BUILD_1).row("salem", "salem", "rockport", "arkham").gate_deck("kingsport", "innsmouth")
    table = scene.begin(f"play_card:{BUILD_1}", "take_deck_top")
    assert table.s.players[A].building["kingsport"] == 1
    assert table.s.gate_row == ["salem", "salem", "rockport", "arkham"] and table.s.gate_deck[0] == "innsmouth"
    told = [event for event in table.table.events_for(C) if event["type"] == "gate_card_drawn"]
    assert told == [{"type": "gate_card_drawn", "seat": A, "gate": "kingsport", "cards": 1}]
    assert table.table.view(C)["board"]["players"][A]["building"]["kingsport"] == 1


@pytest.mark.rule("GD-3.2", "GD-9.8")
def test_e31_flip_and_the_next_round() -> None:
    scene = Scene(3, mode="sane").turn(active=B, first=A).tokens(0, 4).hand(B, DEPLOY_1, BUILD_1)
    table = scene.begin(f"play_card:{DEPLOY_1}", "deploy_to:salem", "desperate:flip_sanity", f"play_card:{BUILD_1}")
    assert table.s.playing_mode == "insane" and table.asked == (B, "take_gate")
    table.until(C, "play_card")
    assert table.s.mode == "insane"
    table.do(table.options[0])
    assert table.s.playing_mode == "insane"
    table.until(B, "choose_mode")
    assert table.options == ["choose_mode:sane", "choose_mode:insane"] and table.s.first == B


@pytest.mark.rule("GD-4.5", "GD-4.6")
def test_e32_kept_and_discarded() -> None:
    kept = Scene(mode="sane").hand(A, page(2)).begin(f"play_card:{page(2)}")
    assert kept.s.players[A].pages == (page(2),) and page(2) not in kept.s.discard
    rune = Scene(mode="insane").hand(A, page(2)).begin(f"play_card:{page(2)}")
    assert rune.s.players[A].runes == (page(2),) and rune.s.players[A].pages == ()
    thrown = Scene(mode="insane").hand(A, page(1)).begin(f"play_card:{page(1)}", "take_gate:0")
    assert thrown.s.discard == [page(1)] and thrown.s.players[A].pages == ()


@pytest.mark.rule("GD-3.4", "GD-4.1", "GD-4.2", "GD-4.3", "GD-4.9")
def test_e36_a_turns_frame() -> None:
    hand = (page(1), page(3), page(5), page(7), page(9))
    table = Scene(mode="insane").hand(A, *hand).begin()
    assert table.options == play(*hand), "no pass, no other card, no second half"
    assert table.table.decision is not None and table.table.decision.about == {"number": 1, "total": 2}
    table.do(f"play_card:{page(1)}")
    assert table.asked == (A, "take_gate") and page(1) not in table.s.players[A].pages
    table.do("take_gate:0")
    assert table.asked == (A, "play_card") and len(table.plain_options) == 4
    assert table.table.decision.about == {"number": 2, "total": 2}
    table.do(f"play_card:{page(3)}")
    assert table.asked == (A, "take_gate"), "only the active player is asked"
    table.do("take_gate:0", "take_gate:0", "end_turn")
    assert table.asked == (B, "play_card") and len(table.s.players[A].hand) == 5


@pytest.mark.rule("GD-4.9", "GD-4.10")
def test_e30_reshuffle() -> None:
    scene = Scene(3).played(cards=2).discarded(deck=1, discard=9)
    top, pile = scene.state["deck"][0], set(scene.state["discard"])
    table = scene.begin()
    assert len(table.s.deck) == 8 and table.s.discard == []
    hand = table.s.players[A].hand
    assert len(hand) == 5 and hand[3] == top and hand[4] in pile and set(table.s.deck) == pile - {hand[4]}
    assert DeckReshuffled(9) in table.events and CardsDrawn(A, 2, tuple(hand[3:])) in table.events


@pytest.mark.rule("GD-9.4", "GD-9.9", "GD-9.15")
def test_e37_score_three_points() -> None:
    table = Scene().tokens(11).begin("desperate:score_three", "desperate:score_three")
    assert table.scores[A] == 6 and table.tokens[A] == 1 and table.s.supply == 23
    assert "desperate:score_three" not in table.options
    dark = Scene().tokens(11).scrolls("dark_hours").begin("desperate:score_three", "desperate:score_three")
    assert dark.scores[A] == 6 and dark.tokens[A] == 3


@pytest.mark.rule("GD-9.12")
def test_e40_no_nesting() -> None:
    table = Scene().tokens(4).begin("desperate:swap_cards")
    for number in (1, 2):
        assert table.asked == (A, "swap_discard") and table.table.decision is not None
        assert table.table.decision.about == {"number": number, "total": 2}
        assert table.options == [f"swap_discard:{each}" for each in table.s.players[A].hand]
        table.do(table.options[0])
    assert table.asked == (A, "play_card") and "desperate:swap_cards" in table.options and table.tokens[A] == 2


@pytest.mark.rule("GD-6.5", "GD-6.6")
def test_e41_own_investigators_are_no_targets() -> None:
    table = Scene(mode="insane").hand(A, CONVERT).town("salem", 3).town("arkham", 0, 1).tokens(2)
    assert table.begin(f"play_card:{CONVERT}").plain_options == ["convert_target:arkham:1"]


@pytest.mark.rule("GD-6.14", "GD-9.7", "GD-9.16")
def test_e43_renewing_a_short_row() -> None:
    scene = Scene(4).tokens(3).only_gate_cards(["salem", None, "rockport", None], ["kingsport"])
    table = scene.begin("desperate:renew_gate_row")
    assert table.s.gate_row == ["kingsport", "salem", "rockport", None] and table.s.gate_deck == []
    assert table.tokens[A] == 0
