"""The end of the game, the result, hidden information and impossible positions (GD-10, GD-11)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from eldertable.games.gates_of_delirium.events import CardsDrawn, GameEnded
from eldertable.kernel.errors import BadOptions, BadPosition

from .builder import GAME, A, B, C, Play, Scene, card, page

Edit = Callable[[dict[str, Any]], Any]


@pytest.mark.rule("GD-10.5")
def test_the_gate_supply_is_checked_after_the_draw() -> None:
    table = Scene(4).only_gate_cards([None] * 4).played(cards=2).begin()
    result = table.table.result
    assert result is not None and result.reason == "no_gate_cards" and GameEnded("no_gate_cards") in table.events
    assert len(table.s.players[A].hand) == 5
    going_on = Scene(4).only_gate_cards([None, None, "salem", None]).played(cards=2).begin()
    assert going_on.asked == (B, "play_card")


@pytest.mark.rule("GD-10.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 3])
def test_round_limit(players: int, limit: int) -> None:
    table = Play(GAME.start(players, 2, {"round_limit": limit}))
    turns = 0
    while table.asked is not None:
        table.do("choose_mode:sane" if table.asked[1] == "choose_mode" else table.plain_options[0])
        turns += sum(isinstance(event, CardsDrawn) for event in table.events)
    result = table.table.result
    assert result is not None and result.reason == "round_limit" and turns == players * limit
    assert GAME.options[1].name == "round_limit" and GAME.options[1].default == 0


@pytest.mark.slow
@pytest.mark.rule("GD-10.6")
def test_nothing_else_ends_the_game() -> None:
    table = Play(GAME.start(2, 9))
    while table.asked is not None and table.s.round <= 60:
        table.do("choose_mode:sane" if table.asked[1] == "choose_mode" else table.plain_options[0])
    assert table.asked is not None and table.s.stack, "endless sane rounds are allowed"
    for seed in range(25):
        table = Play(GAME.start(4, seed))
        while table.asked is not None:
            table.do(table.options[(table.table.version * 31 + seed) % len(table.options)])
            if table.table.version > 3000:
                break
        result = table.table.result
        assert result is None or (result.reason, bool(table.s.stack)) in {("last_monstrosity", False), ("no_gate_cards", True)}


@pytest.mark.rule("GD-10.4", "GD-11.9")
def test_the_result_has_a_breakdown_that_adds_up() -> None:
    scene = Scene(3).score(20, 31, 30).town("salem", 2, 0, 1).journal(B, runes=3).journal(C, pages=(5, 6))
    result = scene.ended().table.result
    assert result is not None
    assert result.scores == (22, 35, 39) and result.winners == (C,)
    assert list(result.breakdown[A]) == ["gates", "regions", "desperate", "investigators", "scrolls", "runes", "pages", "maps"]


@pytest.mark.rule("GD-11.10", "GD-11.11")
def test_tie_breaks_look_only_at_the_tied_players() -> None:
    result = Scene(4, options={"ages": (40, 41, 10, 9)}).score(50, 50, 50, 49).tokens(3, 3, 2, 9).ended().table.result
    assert result is not None and result.winners == (A,)


@pytest.mark.rule("GD-11.10", "GD-11.11")
@pytest.mark.parametrize(
    ("tokens", "ages", "decided"),
    [
        ((1, 2, 9), (), "tokens"),
        ((2, 2, 9), (30, 31, 8), "age"),
        ((2, 2, 9), (30, 30, 8), None),
        ((2, 2, 9), (), None),
    ],
)
def test_what_decided_between_equal_points_is_named(tokens: tuple[int, ...], ages: tuple[int, ...], decided: str | None) -> None:
    table = Scene(3, options={"ages": ages}).score(50, 50, 49).tokens(*tokens).ended().table
    assert table.view(None)["tie_break"] == decided
    alone = Scene(3, options={"ages": ages}).score(51, 50, 49).tokens(*tokens).ended().table
    assert alone.view(None)["tie_break"] is None


@pytest.mark.rule("GD-11.11")
def test_who_shares_a_victory_is_told_what_the_others_lacked() -> None:
    table = Scene(3, options={"ages": (20, 20, 30)}).score(50, 50, 50).ended().table
    assert table.result is not None and table.result.winners == (A, B) and table.view(None)["tie_break"] == "age"
    richer = Scene(3).score(50, 50, 50).tokens(3, 3, 1).ended().table
    assert richer.result is not None and richer.result.winners == (A, B) and richer.view(None)["tie_break"] == "tokens"


@pytest.mark.rule("GD-11.11")
def test_ages_are_given_for_all_or_none() -> None:
    with pytest.raises(BadOptions, match="takes a list of 3 values"):
        GAME.start(3, 1, {"ages": [30, 40]})


@pytest.mark.rule("GD-11.3", "GD-11.5", "GD-11.7", "GD-1.8")
def test_the_tables_of_final_scoring_are_shown_during_the_game() -> None:
    table = Scene(3).journal(B, runes=5, pages=(19, 20), fragments="nw ne sw se nw").begin()
    seen = table.table.view(A)["board"]["players"][B]
    assert (seen["parts"]["runes"], seen["parts"]["pages"], seen["parts"]["maps"]) == (16, 8, 14) and seen["total"] == 38


# -- hidden information ----------------------------------------------------------------------------


def test_a_hand_is_for_its_owner_alone() -> None:
    table = Scene(3).hand(A, page(1)).hand(B, page(2)).begin().table
    assert page(1) in table.view(A)["board"]["players"][A]["hand"]
    for who in (A, C, None):
        assert table.view(who)["board"]["players"][B]["hand"] is None
        assert table.view(who)["board"]["players"][B]["hand_size"] == 5
        assert page(2) not in str(table.view(who))


def test_only_the_drawer_learns_what_was_drawn() -> None:
    table = Scene(3).tokens(2).deck(page(1), page(2)).begin("desperate:swap_cards").table
    for who, learnt in ((A, [page(1), page(2)]), (B, []), (C, []), (None, [])):
        told = [event for event in table.events_for(who) if event["type"] == "cards_drawn"]
        assert [(event["count"], list(event["cards"])) for event in told] == [(2, learnt)]


def test_decks_and_face_down_scrolls_are_only_counted() -> None:
    board = GAME.start(3, 6).view(A)["board"]
    assert (board["deck"], board["gate_deck"], board["scrolls_down"], board["gate_deck_bottom"]) == (65, 86, 3, [])


def test_renewed_gate_cards_are_remembered_and_not_redealt() -> None:
    scene = Scene(3).tokens(6).row("salem", "arkham", "rockport", "kingsport")
    table = scene.begin("desperate:renew_gate_row", "desperate:renew_gate_row").table
    known = table.view(B)["board"]["gate_deck_bottom"]
    assert known[:4] == ["salem", "arkham", "rockport", "kingsport"] and len(known) == 8
    twin = table.fork()
    twin.determinise(B, 1)
    assert twin.state.gate_deck[-8:] == known and twin.state.gate_deck != table.state.gate_deck
    assert twin.state.players[B].hand == table.state.players[B].hand
    assert twin.state.players[C].hand != table.state.players[C].hand
    assert sorted(twin.state.scrolls_down + twin.state.scrolls_out) == sorted(table.state.scrolls_down + table.state.scrolls_out)


def test_known_gate_cards_are_used_up_from_the_top() -> None:
    build = card("Deploy 1 (+1)", "Build 2 (+1)")
    scene = (
        Scene(4, mode="insane").tokens(3).hand(A, build).only_gate_cards(["salem", "arkham", "rockport", "kingsport"], ["salem"])
    )
    table = scene.begin("desperate:renew_gate_row")
    assert table.s.gate_row == ["salem", "salem", "arkham", "rockport"] and table.s.gates_known == 1
    assert table.table.view(C)["board"]["gate_deck_bottom"] == ["kingsport"]
    table.do(f"play_card:{build}", "take_deck_top")
    assert table.s.gates_known == 0 and table.table.view(C)["board"]["gate_deck_bottom"] == []


# -- positions that cannot be ----------------------------------------------------------------------


def two_more_tokens(state: dict[str, Any]) -> None:
    state["players"][A]["tokens"] += 2


def step(kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, **fields}


def doubled_card(state: dict[str, Any]) -> None:
    state["discard"].append(state["deck"][0])


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (doubled_card, "is there 2 times; expected 1"),
        (lambda s: s["deck"].pop(), "is there 0 times; expected 1"),
        (two_more_tokens, "there are 26 desperation tokens"),
        (lambda s: s["gate_deck"].pop(), "gate card"),
        (lambda s: s["gate_row"].pop(), "`gate_row` has 3 slots; expected 4"),
        (lambda s: s["players"][A]["building"].update(salem=6), "seat 0 builds salem with 6 cards; expected 0 to 5"),
        (lambda s: s["players"][B].update(pool=9), "seat 1 has 9 investigators"),
        (lambda s: s.update(stack=[*reversed(s["stack"])]), "ascending order"),
        (lambda s: s.update(scrolls_out=[]), "scroll"),
        (lambda s: s.update(neutrals_gone=1), "1 neutral investigators"),
        (lambda s: s.update(active=7), "`active` is 7; expected a seat from 0 to 2"),
        (lambda s: s["agenda"].insert(0, step("finish_card")), "`playing` must name a card"),
        (lambda s: s["agenda"].insert(0, step("deploy")), "`agenda` must hold"),
        (lambda s: s["agenda"].clear(), "`agenda` must hold"),
        (lambda s: s["agenda"].pop(), "`agenda` must hold"),
        (lambda s: s["agenda"].reverse(), "`agenda` must hold"),
        (lambda s: s["agenda"].insert(0, step("set_disc")), "`agenda` must hold"),
        (lambda s: s["agenda"].insert(0, step("refill", slot=1)), "`agenda` must hold"),
        (lambda s: s["agenda"].insert(0, step("fly")), "Invalid value 'fly'"),
        (lambda s: s["agenda"].insert(0, step("play_card")), "missing required field `number`"),
        (lambda s: s["agenda"].__setitem__(0, step("play_card", number=2)), "the cards to play are those numbered [2, 2]"),
        (lambda s: s["agenda"].insert(0, step("play_card", number=0)), "the cards to play are those numbered [0, 1, 2]"),
        (lambda s: s.update(active=B), "the turns to come are those of [1, 2]; expected [2]"),
        (lambda s: s.update(agenda=[step("set_disc"), *s["agenda"][3:]]), "all turns are to come"),
        (lambda s: s["agenda"].insert(0, step("deploy", gift="dark_hours")), "'dark_hours' is no revealed scroll that gives this"),
        (lambda s: s.update(agenda=[step("swap_out", number=2)] * 9 + s["agenda"]), "the cards to swap out are those numbered"),
        (lambda s: s["agenda"].insert(0, step("swap_out", number=-1)), "the cards to swap out are those numbered [-1]"),
        (lambda s: s.update(agenda=s["agenda"] * 99), "`agenda` must hold"),
        (lambda s: s.update(ages=[3]), "`ages` has 1 entries; expected none or 3"),
        (lambda s: s.update(ages=[3], ending="round_limit", agenda=[]), "`ages` has 1 entries; expected none or 3"),
        (lambda s: s.update(round=4, round_limit=3), "`round` is 4; expected at most 3"),
        (lambda s: s.update(token=3), "unknown field `token`"),
        (lambda s: s.update(gates_known=99), "`gates_known` is 99"),
        (lambda s: s.update(mode="mad"), "mode"),
        (lambda s: s.pop("supply"), "supply"),
        (lambda s: s["regions"].pop("salem"), "`regions` must hold 3 counts for each of"),
        (lambda s: s["players"].clear(), "`players` has 0 entries; expected 2 to 4"),
    ],
)
def test_impossible_positions_are_refused(edit: Edit, complaint: str) -> None:
    position = copy.deepcopy(Scene(3).position)
    edit(position["state"])
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(position)
    assert complaint in str(refused.value)


def test_a_card_under_way_must_fit_the_phase() -> None:
    build = card("Deploy 1 (+1)", "Build 2 (+1)")
    position = Scene(3, mode="insane").hand(A, build).begin(f"play_card:{build}").table.position()
    agenda = position["state"]["agenda"]
    for changed, complaint in (
        ([step("convert"), *agenda[1:]], "expected 'build_gate'"),
        ([step("build_gate", gift=""), *agenda], "at most 2 times"),
        ([step("play_card", number=1), *agenda[3:]], "`playing` must name a card"),
        ([*agenda[:3], step("play_card", number=1), *agenda[3:]], "the cards to play are those numbered [1, 2]"),
    ):
        with pytest.raises(BadPosition) as refused:
            GAME.from_position({**position, "state": position["state"] | {"agenda": changed}})
        assert complaint in str(refused.value)


def test_a_position_must_fit_its_player_count() -> None:
    with pytest.raises(BadPosition, match="the state is one for 3 players"):
        GAME.from_position({**Scene(3).position, "players": 4})
