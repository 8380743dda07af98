"""Components, content files and set-up (GD-1, GD-2; the count checks of the content's README)."""

from __future__ import annotations

from collections import Counter

import pytest

from eldertable.games.gates_of_delirium.content import (
    BASE_SCROLLS,
    CARDS,
    COUNTS,
    DESPERATE_ACTIONS,
    EXPANSION_SCROLLS,
    GATES,
    MONSTROSITIES,
    REGIONS,
    SCORING,
    SETUP,
)
from eldertable.games.gates_of_delirium.content.shapes import Half, Mode
from eldertable.kernel import Loaded
from eldertable.kernel.errors import BadOptions

from .builder import GAME, A, Scene, card

CHECKS = GAME.catalogue["action_cards"]["checks"]
MODES: tuple[Mode, Mode] = ("sane", "insane")
ARTEFACTS = {"collect_lost_page", "collect_map_fragment", "collect_rune"}


def halves(mode: Mode) -> list[Half]:
    return [entry.half(mode) for entry in CARDS.values()]


@pytest.mark.rule("GD-1.1")
def test_five_regions_on_two_board_sides() -> None:
    assert list(REGIONS) == ["innsmouth", "salem", "arkham", "kingsport", "rockport"]
    assert REGIONS["innsmouth"].scoring_3_4 == (10, 7, 5)
    assert SETUP.scroll_slots_3_4 == GAME.catalogue["regions"]["sides"]["three_four"]["scroll_slots"] == 3
    assert SETUP.scroll_slots_2 == GAME.catalogue["regions"]["sides"]["two"]["scroll_slots"] == 2


@pytest.mark.rule("GD-1.2")
def test_eighty_action_cards_with_two_halves() -> None:
    assert len(CARDS) == COUNTS.action_cards == 80
    assert [entry.number for entry in CARDS.values()] == list(range(1, 81))
    assert Counter(half.verb for half in halves("sane")) == CHECKS["sane"]
    assert Counter(half.verb for half in halves("insane")) == CHECKS["insane"]
    for mode, verb in zip(MODES, ("deploy", "build_gate"), strict=True):
        for count, tokens in ((1, 1), (1, 2), (2, 1)):
            found = [half for half in halves(mode) if (half.verb, half.count, half.desperation) == (verb, count, tokens)]
            assert len(found) == CHECKS[f"{verb.removesuffix('_gate')}_{count}_{tokens}"]
    assert sum(not entry.sane.keep and not entry.insane.keep for entry in CARDS.values()) == CHECKS["never_kept"] == 30


@pytest.mark.rule("GD-1.3")
def test_ninety_gate_cards() -> None:
    assert {gate.id: gate.copies for gate in GATES.values()} == {
        "innsmouth": 22,
        "salem": 18,
        "arkham": 18,
        "kingsport": 16,
        "rockport": 16,
    }
    assert {gate.id: gate.cards_needed for gate in GATES.values()} == {
        "innsmouth": 7,
        "salem": 6,
        "arkham": 6,
        "kingsport": 5,
        "rockport": 5,
    }
    assert sum(gate.copies for gate in GATES.values()) == COUNTS.gate_cards == 90
    assert all(gate.copies >= 3 * gate.cards_needed for gate in GATES.values())
    assert {gate.region for gate in GATES.values()} == set(REGIONS)


@pytest.mark.rule("GD-1.4")
def test_seven_scrolls_and_five_of_our_own_expansion() -> None:
    assert len(BASE_SCROLLS) == COUNTS.scroll_cards == 7 and len(EXPANSION_SCROLLS) == 5
    for scroll in (*BASE_SCROLLS.values(), *EXPANSION_SCROLLS.values()):
        assert sum(part is not None for part in (scroll.grant, scroll.modifier, scroll.bonus)) == 1
        assert (scroll.kind == "end_game") == (scroll.trigger == "final_scoring") == (scroll.bonus is not None)
    assert GAME.catalogue["hidden_expansion"]["provenance"] == "designed"


@pytest.mark.rule("GD-1.5")
def test_six_discs() -> None:
    discs = list(MONSTROSITIES.values())
    assert [disc.value for disc in discs] == [10, 11, 12, 13, 14, 15]
    assert [disc.value for disc in discs if disc.scroll_icon] == [10, 12, 14]
    assert [disc.value for disc in discs if disc.min_players == 2] == [12, 13, 14, 15]
    assert set(SETUP.removed_monstrosities_2p) == {disc.id for disc in discs if disc.min_players > 2}
    for players, slots in ((2, SETUP.scroll_slots_2), (3, SETUP.scroll_slots_3_4)):
        assert sum(disc.scroll_icon for disc in discs if disc.min_players <= players) == slots


@pytest.mark.rule("GD-1.6", "GD-2.12")
def test_counts_of_pieces() -> None:
    counts = GAME.catalogue["components"]["counts"]
    assert (COUNTS.investigators_per_player, COUNTS.desperation_tokens) == (10, 24)
    assert (counts["score_tokens"], counts["sanity_discs"], counts["journals"], counts["score_markers"]) == (8, 1, 4, 4)
    assert GAME.catalogue["scoring"]["score_track"]["score_token_faces"] == [40, 80]
    assert all(player["score"] == 0 for player in GAME.start(4, 1).view(None)["board"]["players"])


@pytest.mark.rule("GD-1.7")
def test_the_listed_hidden_expansion_is_undescribed_so_its_stand_in_is_our_own_and_off() -> None:
    listed, module = GAME.catalogue["components"]["counts"]["hidden_expansions"], GAME.catalogue["hidden_expansion"]
    assert listed == 1 and {scroll["id"] for scroll in module["scroll"]} == set(EXPANSION_SCROLLS)
    assert {scroll.get("provenance", module["provenance"]) for scroll in module["scroll"]} == {"designed"}
    assert (
        next(option.default for option in GAME.options if option.name == "hidden_expansion") is module["default_enabled"] is False
    )


@pytest.mark.rule("GD-1.8")
def test_artefacts() -> None:
    kept = {half.verb for mode in MODES for half in halves(mode) if half.keep}
    assert kept == ARTEFACTS
    assert sorted(half.page for half in halves("sane") if half.verb == "collect_lost_page") == list(range(1, 21))
    quadrants = Counter(half.quadrant for half in halves("sane") if half.verb == "collect_map_fragment")
    assert quadrants == CHECKS["map_quadrants"] == dict.fromkeys(SCORING.map_fragments.quadrants, 5)


@pytest.mark.rule("GD-1.9")
def test_regions_hold_any_number_and_can_be_reached_from_anywhere() -> None:
    deploy = card("Deploy 2 (+1)", "Ancient rune")
    table = Scene(3).hand(A, deploy).town("salem", 10, 10, 10).begin(f"play_card:{deploy}")
    assert table.plain_options == [*(f"move_investigator:salem:{town}" for town in REGIONS if town != "salem"), "decline"]
    table = Scene(3).hand(A, deploy).town("salem", 8, 10, 10).begin(f"play_card:{deploy}", "deploy_to:salem", "deploy_to:salem")
    assert table.town("salem") == [10, 10, 10]


def test_neutrals_and_region_numbers() -> None:
    assert all(1 <= region.neutrals_2p <= 3 for region in REGIONS.values())
    assert sum(region.neutrals_2p for region in REGIONS.values()) <= COUNTS.investigators_per_player
    for region in REGIONS.values():
        first, second, third = region.scoring_3_4
        assert first > second > third and first + second + third == GATES[region.gate].copies


def test_desperate_actions_and_their_costs() -> None:
    costs = {action.effect_data.verb: action.cost for action in DESPERATE_ACTIONS.values()}
    assert costs == {"swap_cards": 2, "renew_gate_row": 3, "flip_sanity": 4, "score_points": 5}


@pytest.mark.rule("GD-2.10")
def test_first_player_is_drawn_unless_told() -> None:
    drawn = {GAME.start(4, seed).state.first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(3):
        table = GAME.start(3, 1, {"first_player": seat})
        assert table.decision is not None and (table.decision.seat, table.decision.kind) == (seat, "choose_mode")
    with pytest.raises(BadOptions, match="with 2 players the seats are 0 to 1"):
        GAME.start(2, 1, {"first_player": 2})


@pytest.mark.rule("GD-2.2", "GD-2.3", "GD-2.6")
def test_decks_are_shuffled() -> None:
    order, gates, scrolls = ("action_80", "action_01"), ("rockport", "salem", "rockport", "arkham", "kingsport"), ("dark_hours",)
    s = GAME.start(3, options={"first_player": 0}, chance=Loaded([order, gates, scrolls])).state
    assert s.players[A].hand[:2] == ["action_80", "action_01"]
    assert s.gate_row == ["rockport", "salem", "rockport", "arkham"] and s.gate_deck[0] == "kingsport"
    assert s.scrolls_down[0] == "dark_hours"
    deals = [GAME.start(3, seed).state for seed in range(5)]
    assert len({tuple(deal.deck) for deal in deals}) == len({tuple(deal.gate_deck) for deal in deals}) == 5


@pytest.mark.rule("GD-13.3")
def test_no_solo_game_and_no_cooperation() -> None:
    assert GAME.players == (2, 3, 4) and not GAME.cooperative
    for players in (1, 5):
        with pytest.raises(BadOptions, match="is for 2, 3, 4 players"):
            GAME.start(players, 1)
