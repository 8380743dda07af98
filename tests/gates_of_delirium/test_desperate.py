"""Desperation tokens and desperate actions, clause by clause (GD-9)."""

from __future__ import annotations

import pytest

from eldertable.games.gates_of_delirium import course
from eldertable.games.gates_of_delirium.content import CARDS, DESPERATE_ACTIONS
from eldertable.games.gates_of_delirium.events import TokensGained

from .builder import GAME, A, B, C, Play, Scene, card, page

DEPLOY_1 = card("Deploy 1 (+1)", "Ancient rune")
DEPLOY_1_TOKENS_2 = card("Deploy 1 (+2)", "Ancient rune")
BUILD_1 = card("Deploy 1 (+2)", "Build 1 (+1)")


@pytest.mark.rule("GD-9.1", "GD-9.2")
def test_tokens_come_from_the_icons_of_deploy_and_build_halves_only() -> None:
    for entry in CARDS.values():
        for half in (entry.sane, entry.insane):
            assert (half.desperation in (1, 2)) == (half.verb in ("deploy", "build_gate"))
    table = Scene().hand(A, DEPLOY_1_TOKENS_2).begin(f"play_card:{DEPLOY_1_TOKENS_2}")
    assert table.tokens[A] == 2 and table.s.supply == 22 and table.asked == (A, "deploy_to")


@pytest.mark.rule("GD-9.3")
@pytest.mark.parametrize(("supply", "gained"), [(1, 1), (0, 0)])
def test_a_short_supply_gives_what_is_left(supply: int, gained: int) -> None:
    table = Scene().hand(A, DEPLOY_1_TOKENS_2).tokens(0, 12, 12 - supply).begin(f"play_card:{DEPLOY_1_TOKENS_2}")
    assert table.tokens[A] == gained and table.s.supply == 0
    assert any(isinstance(event, TokensGained) for event in table.events) == bool(gained)


@pytest.mark.rule("GD-9.4")
def test_every_affordable_action_is_offered_and_paid_to_the_supply() -> None:
    for tokens in range(7):
        table = Scene().tokens(tokens).begin()
        offered = {option.removeprefix("desperate:") for option in table.options if option.startswith("desperate:")}
        assert offered == {action.id for action in DESPERATE_ACTIONS.values() if action.cost <= tokens}
    table = Scene().tokens(8).begin("desperate:flip_sanity", "desperate:flip_sanity")
    assert table.tokens[A] == 0 and table.s.supply == 24 and table.s.mode == "sane"


@pytest.mark.rule("GD-9.5", "GD-9.11")
def test_a_swap_is_no_card_played_and_spares_the_card_under_way() -> None:
    scene = Scene().hand(A, DEPLOY_1).tokens(1).deck(page(1), page(2))
    table = scene.begin(f"play_card:{DEPLOY_1}", "desperate:swap_cards")
    assert len(table.options) == 6 and f"swap_discard:{DEPLOY_1}" not in table.options
    assert {f"swap_discard:{page(1)}", f"swap_discard:{page(2)}"} <= set(table.options), "new cards may be discarded too"
    table.do(f"swap_discard:{page(1)}", f"swap_discard:{page(2)}")
    assert course.cards_played(table.s) == 0 and table.asked == (A, "deploy_to") and table.s.playing == DEPLOY_1
    assert table.s.discard == [page(1), page(2)] and len(table.s.players[A].hand) == 4


@pytest.mark.rule("GD-9.6", "GD-9.7")
def test_the_old_row_goes_under_the_deck_in_row_order() -> None:
    scene = Scene().tokens(3).row("salem", "arkham", "rockport", "kingsport").gate_deck("innsmouth", "salem", "salem", "arkham")
    table = scene.begin("desperate:renew_gate_row")
    assert table.s.gate_row == ["innsmouth", "salem", "salem", "arkham"]
    assert table.s.gate_deck[-4:] == ["salem", "arkham", "rockport", "kingsport"]
    assert table.table.view(C)["board"]["gate_deck_bottom"] == ["salem", "arkham", "rockport", "kingsport"]


@pytest.mark.rule("GD-9.16")
def test_renewing_with_no_gate_card_at_all_can_be_bought() -> None:
    table = Scene(4).tokens(3).only_gate_cards([None] * 4).begin("desperate:renew_gate_row")
    assert table.s.gate_row == [None] * 4 and table.tokens[A] == 0 and table.asked == (A, "play_card")


@pytest.mark.rule("GD-9.8")
def test_a_flip_holds_for_all_later_players_of_the_round() -> None:
    table = Scene(3).tokens(4).begin("desperate:flip_sanity").until(C, "play_card")
    assert table.s.mode == "insane"


@pytest.mark.rule("GD-9.13")
def test_no_desperate_action_while_the_mode_is_chosen_nor_in_another_turn() -> None:
    table = Scene(3).tokens(5, 10, 5).new_round().begin()
    assert table.options == ["choose_mode:sane", "choose_mode:insane"]
    table.do("choose_mode:sane")
    while table.s.active == A:
        assert table.asked is not None and table.asked[0] == A
        table.do(table.plain_options[0])
    assert table.asked == (B, "play_card") and "desperate:score_three" in table.options


@pytest.mark.rule("GD-9.14")
def test_tokens_are_kept_without_limit() -> None:
    table = Scene(3).tokens(22).hand(A, DEPLOY_1_TOKENS_2).begin(f"play_card:{DEPLOY_1_TOKENS_2}")
    assert table.tokens == [24, 0, 0]
    table.do(*["deploy_to:salem"]).do(table.plain_options[0])
    while table.s.active == A:
        table.do(table.plain_options[0])
    assert table.tokens[A] == 24


@pytest.mark.rule("GD-9.15")
def test_dark_hours_lowers_every_cost_by_one() -> None:
    table = Scene().tokens(1, 4).scrolls("dark_hours").begin()
    assert [option for option in table.options if "desperate" in option] == ["desperate:swap_cards"]
    assert table.table.view(B)["board"]["costs"] == {"swap_cards": 1, "renew_gate_row": 2, "flip_sanity": 3, "score_three": 4}
    other = Scene().turn(active=B, first=A).tokens(0, 4).scrolls("dark_hours").begin("desperate:score_three")
    assert other.tokens[B] == 0 and other.scores[B] == 3, "for every player"


@pytest.mark.rule("GD-9.12")
def test_no_desperate_action_between_the_steps_of_an_opening() -> None:
    scene = Scene(mode="insane").hand(A, BUILD_1).tokens(10).building(A, rockport=4).town("rockport", 1, 1)
    table = scene.row("rockport", "salem", "salem", "salem").begin(f"play_card:{BUILD_1}", "take_gate:0")
    kinds = [type(event).__name__ for event in table.events]
    steps = ["GateCardTaken", "GateOpened", "ScrollRevealed", "RegionScored", "RegionScored", "Recalled", "GateRowFilled"]
    assert kinds[: len(steps)] == steps, "one choice carries out all four steps and the refill"


def test_a_random_game_never_asks_someone_who_is_not_active() -> None:
    table = Play(GAME.start(4, 21))
    while table.asked is not None:
        assert table.asked[0] == (table.s.first if table.asked[1] == "choose_mode" else table.s.active)
        table.do(table.options[(7 * table.table.version) % len(table.options)])
