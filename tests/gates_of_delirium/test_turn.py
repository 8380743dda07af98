"""Rounds, turns and actions, clause by clause (GD-3 to GD-6, GD-12)."""

from __future__ import annotations

import pytest

from eldertable.games.gates_of_delirium.content import GATES
from eldertable.games.gates_of_delirium.events import NothingToConvert, RoundBegan

from .builder import GAME, A, B, C, Play, Scene, card, page

DEPLOY_1 = card("Deploy 1 (+1)", "Ancient rune")
DEPLOY_2 = card("Deploy 2 (+1)", "Ancient rune")
BUILD_1 = card("Deploy 1 (+2)", "Build 1 (+1)")
BUILD_2 = card("Deploy 1 (+1)", "Build 2 (+1)")
CONVERT = card("Deploy 1 (+1)", "Convert")
RUNE = card("Map fragment NW", "Ancient rune")
EVERY_ACTION = {"swap_cards", "renew_gate_row", "flip_sanity", "score_three"}


def desperate(table: Play) -> set[str]:
    return {option.removeprefix("desperate:") for option in table.options if option.startswith("desperate:")}


@pytest.mark.rule("GD-3.1", "GD-3.2", "GD-3.3", "GD-3.5")
def test_rounds_follow_each_other_clockwise() -> None:
    table = Play(GAME.start(3, 4, {"first_player": C}))
    for number, first in ((1, C), (2, A), (3, B), (4, C)):
        assert table.asked == (first, "choose_mode") and table.s.round == number
        assert table.options == ["choose_mode:sane", "choose_mode:insane"]
        table.do("choose_mode:insane" if number % 2 else "choose_mode:sane")
        for step in range(3):
            active = (first + step) % 3
            assert table.s.active == active
            table.until(active, "play_card")
            table.do(table.plain_options[0])
            while table.asked is not None and table.asked[1] != "choose_mode" and table.s.active == active:
                table.do(table.plain_options[0])
    assert RoundBegan(5, A) in table.events


@pytest.mark.rule("GD-4.1")
def test_exactly_two_cards_are_played() -> None:
    table = Scene(mode="insane").hand(A, RUNE, page(2), page(6)).begin(f"play_card:{RUNE}", f"play_card:{page(2)}")
    assert table.asked == (B, "play_card")
    assert table.s.players[A].runes == (RUNE, page(2)) and len(table.s.players[A].hand) == 5


@pytest.mark.rule("GD-4.4", "GD-9.10")
def test_a_flip_does_not_change_the_card_under_way() -> None:
    scene = Scene(mode="insane").hand(A, BUILD_2, page(1)).tokens(5).row("salem", "salem", "salem", "salem")
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0", "desperate:flip_sanity")
    assert table.s.mode == "sane" and table.asked == (A, "take_gate")
    table.do("take_gate:1", f"play_card:{page(1)}")
    assert table.s.players[A].pages == (page(1),)
    assert sum(table.s.players[A].building.values()) == 2


@pytest.mark.rule("GD-4.8")
@pytest.mark.parametrize(
    ("mode", "cards", "kind"),
    [
        ("sane", [], "play_card"),
        ("sane", [DEPLOY_1], "deploy_to"),
        ("insane", [CONVERT], "convert_target"),
        ("insane", [BUILD_1], "take_gate"),
    ],
)
def test_every_question_of_the_turn_is_a_window(mode: str, cards: list[str], kind: str) -> None:
    scene = Scene(mode=mode).hand(A, *cards).tokens(12).town("arkham", 0, 1)
    table = scene.begin(*(f"play_card:{name}" for name in cards))
    assert table.asked == (A, kind) and desperate(table) == EVERY_ACTION
    before, question = table.plain_options, table.asked
    table.do("desperate:flip_sanity", "desperate:score_three")
    assert table.asked == question and table.plain_options == before, "the same is asked again"


@pytest.mark.rule("GD-4.8")
def test_windows_with_an_empty_pool_and_at_the_end_of_the_turn() -> None:
    scene = Scene().hand(A, DEPLOY_1).tokens(12).town("arkham", 10)
    move = scene.begin(f"play_card:{DEPLOY_1}")
    assert move.asked == (A, "move_investigator") and desperate(move) == EVERY_ACTION
    scene = Scene(mode="insane").hand(A, CONVERT).tokens(12).town("arkham", 10).town("salem", 0, 1)
    exchange = scene.begin(f"play_card:{CONVERT}")
    assert exchange.asked == (A, "exchange") and desperate(exchange) == EVERY_ACTION
    end = Scene().tokens(2).played(cards=2).begin()
    assert end.options == ["end_turn", "desperate:swap_cards"]


@pytest.mark.rule("GD-4.9")
def test_drawing_ends_the_turn() -> None:
    table = Scene().tokens(12).played(cards=2).begin("end_turn")
    assert table.asked == (B, "play_card") and desperate(table) == set()
    assert len(table.s.players[A].hand) == 5 and table.tokens[A] == 12


@pytest.mark.rule("GD-4.10")
def test_the_card_under_way_is_not_reshuffled() -> None:
    scene = Scene(3, mode="sane").hand(A, DEPLOY_1).tokens(3).discarded(deck=0, discard=6)
    table = scene.begin(f"play_card:{DEPLOY_1}", "desperate:swap_cards")
    assert DEPLOY_1 not in table.s.deck and DEPLOY_1 not in table.s.players[A].hand and table.s.playing == DEPLOY_1


@pytest.mark.rule("GD-4.11")
def test_with_no_card_left_anywhere_the_player_draws_what_there_is() -> None:
    scene = Scene(3).played(cards=2).discarded(deck=0, discard=1)
    table = scene.begin()
    assert len(table.s.players[A].hand) == 4 and table.s.deck == [] and table.s.discard == []


@pytest.mark.rule("GD-4.11")
def test_an_empty_hand_plays_no_more_cards() -> None:
    scene = Scene(3).hand(A, RUNE)
    hand = scene.player(A)["hand"]
    scene.state["deck"] += hand[1:]
    del hand[1:]
    table = scene.begin()
    assert table.s.players[A].maps == (RUNE,) and len(table.s.players[A].hand) == 2
    assert table.asked == (B, "play_card"), "the only card is played, two are drawn, and the turn is over"
    scene.state["deck"].append(hand.pop())
    assert scene.tokens(2).begin().options == ["end_turn", "desperate:swap_cards"], "tokens can be spent all the same"


@pytest.mark.rule("GD-4.11", "GD-9.5")
@pytest.mark.parametrize("held", [0, 1])
def test_a_swap_discards_no_more_than_there_is(held: int) -> None:
    scene = Scene(3).tokens(2).discarded(deck=0, discard=0).played(cards=2)
    own = scene.player(A)["hand"]
    scene.player(C)["hand"] += [*own[held:], *scene.state["discard"]]
    del own[held:]
    scene.state["discard"] = []
    table = scene.begin("desperate:swap_cards")
    assert table.tokens[A] == 0 and len(table.s.players[A].hand) == held, "the end of the turn draws the discarded card again"
    assert table.asked == (B, "play_card")


@pytest.mark.rule("GD-4.12", "GD-11.8")
def test_cards_in_hand_score_nothing() -> None:
    table = Scene(3).discarded(deck=10, discard=0).ended()
    assert len(table.s.players[C].hand) > 5 and sum(table.part("gates")) == 0
    result = table.table.result
    assert result is not None and result.scores[:2] == (0, 0)


@pytest.mark.rule("GD-5.1", "GD-6.1", "GD-5.2")
@pytest.mark.parametrize(
    ("mode", "name", "section"),
    [("sane", page(4), "pages"), ("sane", RUNE, "maps"), ("insane", RUNE, "runes"), ("insane", page(2), "runes")],
)
def test_artefacts_go_to_their_section_of_the_journal(mode: str, name: str, section: str) -> None:
    table = Scene(mode=mode).hand(A, name).begin(f"play_card:{name}")
    player = table.s.players[A]
    kept = {part: getattr(player, part) for part in ("pages", "maps", "runes")}
    assert kept == {"pages": (), "maps": (), "runes": ()} | {section: (name,)}
    assert table.s.discard == [] and table.tokens[A] == 0


@pytest.mark.rule("GD-5.5", "GD-5.7")
def test_a_pool_that_covers_the_number_must_be_used() -> None:
    table = Scene().hand(A, DEPLOY_2).town("arkham", 8).begin(f"play_card:{DEPLOY_2}")
    for _ in range(2):
        assert table.asked == (A, "deploy_to") and len(table.plain_options) == 5
        table.do("deploy_to:salem")
    assert table.town("arkham")[A] == 8 and table.town("salem")[A] == 2


@pytest.mark.rule("GD-6.2")
def test_converting_in_a_region_where_one_stands_already() -> None:
    table = Scene(4, mode="insane").hand(A, CONVERT).town("salem", 1, 1, 0, 2).begin(f"play_card:{CONVERT}")
    assert table.options == ["convert_target:salem:1", "convert_target:salem:3"]
    assert table.do("convert_target:salem:3").town("salem") == [2, 1, 0, 1]


@pytest.mark.rule("GD-6.5")
@pytest.mark.parametrize("pool", [0, 3])
def test_without_target_nothing_is_asked(pool: int) -> None:
    scene = Scene(3, mode="insane").hand(A, CONVERT).town("salem", 10 - pool, 0 if pool else 2)
    table = scene.begin(f"play_card:{CONVERT}")
    assert table.asked == (A, "play_card") and NothingToConvert(A) in table.events and table.s.discard == [CONVERT]


@pytest.mark.rule("GD-6.11", "GD-6.12")
def test_a_taken_card_goes_to_the_own_gate_of_its_type() -> None:
    scene = Scene(mode="insane").hand(A, BUILD_2).building(A, salem=2).building(B, salem=3).row("salem", "arkham", "salem", "salem")
    table = scene.begin(f"play_card:{BUILD_2}", "take_gate:0", "take_gate:1")
    assert table.s.players[A].building["salem"] == 3 and table.s.players[A].building["arkham"] == 1
    assert table.s.players[B].building["salem"] == 3


@pytest.mark.rule("GD-6.13", "GD-6.14")
def test_the_last_gate_cards() -> None:
    scene = Scene(4, mode="insane").hand(A, BUILD_2, BUILD_1).only_gate_cards([None, "innsmouth", None, None])
    table = scene.begin(f"play_card:{BUILD_2}")
    assert table.s.gate_row == [None] * 4, "the only card is taken by itself, and the second section has no effect"
    assert table.asked == (A, "play_card") and BUILD_2 in table.s.discard
    table.do(f"play_card:{BUILD_1}")
    assert table.asked == (A, "end_turn") and table.tokens[A] == 2, "a build without a card left still yields its token"


@pytest.mark.rule("GD-6.13", "GD-6.14")
def test_an_empty_deck_leaves_slots_empty() -> None:
    scene = Scene(4, mode="insane").hand(A, BUILD_2).only_gate_cards(["salem", "arkham", None, "rockport"])
    table = scene.begin(f"play_card:{BUILD_2}")
    assert [option.split(":")[1] for option in table.plain_options] == ["0", "1", "3"], "mandatory, and no deck to draw from"
    table.do("take_gate:1")
    assert table.s.gate_row == ["salem", None, None, "rockport"]


@pytest.mark.rule("GD-6.15")
def test_gate_cards_stay_where_they_are() -> None:
    table = Play(GAME.start(3, 8))
    built = [0, 0, 0]
    while table.asked is not None:
        table.do(table.options[-1] if table.table.version % 3 else table.options[0])
        now = [sum(p.building.values()) + sum(GATES[gate.gate].cards_needed for gate in p.opened) for p in table.s.players]
        assert all(later >= earlier for later, earlier in zip(now, built, strict=True))
        built = now
        if table.table.version > 400:
            break


@pytest.mark.rule("GD-12.3")
def test_an_exchanged_neutral_stays_on_the_board() -> None:
    scene = Scene(2, mode="insane").hand(A, CONVERT).no_neutrals().town("salem", 0, neutrals=1).town("arkham", 10)
    table = scene.begin(f"play_card:{CONVERT}")
    assert table.town("salem") == [1, 0, 0] and table.town("arkham") == [9, 0, 1] and table.s.neutrals_gone == 8


@pytest.mark.rule("GD-12.5")
@pytest.mark.parametrize(("counts", "points"), [((3, 1), [10, 7]), ((1, 2), [5, 7]), ((4, 3), [10, 7]), ((0, 3), [0, 10])])
def test_ranks_among_neutrals(counts: tuple[int, int], points: list[int]) -> None:
    scene = Scene(2, mode="insane").hand(A, BUILD_1).building(A, innsmouth=6).town("innsmouth", *counts, neutrals=3)
    table = scene.row("innsmouth", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}", "take_gate:0")
    assert [player.region_points for player in table.s.players] == points


@pytest.mark.rule("GD-12.8")
def test_neutrals_only_ever_move_by_a_conversion_or_a_recall() -> None:
    table = Play(GAME.start(2, 12))
    while table.asked is not None:
        before = {region: counts[-1] for region, counts in table.s.regions.items()}
        table.do(table.options[table.table.version % len(table.options)])
        if before != {region: counts[-1] for region, counts in table.s.regions.items()}:
            causes = {type(event).__name__ for event in table.events}
            assert causes & {"Converted", "Exchanged", "Recalled"}
