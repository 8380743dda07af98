"""Who looks on is told how the board changes event by event, and arrives exactly where the view is."""

from __future__ import annotations

import gc
import json
import random
import weakref
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.guests import Guest

import eldertable
from eldertable.kernel import Record, Witness
from eldertable.kernel.errors import IllegalChoice
from eldertable.kernel.form import json_form
from eldertable.registry import game_ids
from eldertable.server.boards import Comparison, Drawn, boards_seen, changes, patched, texts
from eldertable.sim.local_server import LocalServer
from eldertable.testing.playing import audience


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ({"gold": 3, "hand": ["a", "b"]}, {"gold": 4, "hand": ["a", "c"]}, [[["gold"], 4], [["hand", 1], "c"]]),
        ({"hand": ["a", "b"]}, {"hand": ["b"]}, [[["hand"], ["b"]]]),
        ({"combat": {"hex": 3}}, {"combat": None}, [[["combat"], None]]),
        ({"at": {"arkham": 1}}, {"at": {"kingsport": 1}}, [[["at", "arkham"]], [["at", "kingsport"], 1]]),
        ([1], {"a": 1}, [[[], {"a": 1}]]),
        ({"same": [1, {"x": 2}]}, {"same": [1, {"x": 2}]}, []),
    ],
)
def test_changes_name_only_what_is_another_now(before: Any, after: Any, patch: list[list[Any]]) -> None:
    assert changes(before, after) == patch
    assert patched(before, patch) == after


class Purse(msgspec.Struct):
    """A board with two numbers."""

    gold: int
    iron: int


def test_two_fields_that_change_alike_are_both_named() -> None:
    assert Comparison().changes(Purse(1, 1), Purse(2, 2)).patch == [[["gold"], 2], [["iron"], 2]]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


@given(st.lists(VALUES))
def test_every_text_of_a_change_is_found_and_no_name_of_a_field(values: list[Any]) -> None:
    patch = [[["way", number], value] for number, value in enumerate(values)]
    assert texts([*patch, [["gone"]]]) == {msgspec.json.encode(text) for text in texts_within(values)}


def texts_within(value: Any) -> set[str]:
    """Every text in a JSON value, looked for piece by piece."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        value = list(value.values())
    return set().union(*map(texts_within, value)) if isinstance(value, list) else set()


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_each_event_has_the_board_of_its_moment(game_id: str) -> None:
    """Nearly always the whole of it: what the seat is not to know is left out."""
    game = eldertable.game(game_id)
    table = game.start(game.players[-1], 5)
    chooser = random.Random(5)
    drawn = left_out = 0
    while table.decision is not None:
        shown = {seat: game.view(table.state, seat) for seat in audience(table)}
        with Witness(table.state) as witness:
            table.choose(chooser.choice(table.decision.options))
        assert tuple(witness.events) == table.events and table.state.outbox == []
        for seat, before in shown.items():
            board, after = json_form(before), json_form(game.view(table.state, seat))
            patches = boards_seen(game, witness, {seat: Drawn(after)})[seat]
            assert boards_seen(game, witness, {seat: Drawn(after)}, shown)[seat] == patches
            seen = [state for event, state in zip(witness.events, witness.states, strict=True) if event.seen_by(seat)]
            assert len(patches) == len(table.events_for(seat)) == len(seen)
            assert not patches or patches[-1] is None
            for patch, state in zip(patches[:-1], seen, strict=False):
                assert patch is not None
                board = patched(board, patch)
                drawn += 1
                left_out += board != json_form(game.view(state, seat))
    assert drawn > 50 and left_out < drawn / 10


def test_a_card_under_the_one_that_was_taken_stays_hidden() -> None:
    """Between taking one of two cards of the deck and the next question, the third lies where the second was."""
    game = eldertable.game("auztralia")
    table = game.start(2, 5)
    chooser = random.Random(5)
    looked = 0
    while table.decision is not None:
        kind, seat = table.decision.kind, table.decision.seat
        choices = [choice for choice in table.decision.options if choice.to_json()["type"] in ("recruit", "look_at_deck")]
        third = table.state.deck[2:3]
        with Witness(table.state) as witness:
            table.choose(chooser.choice(choices or table.decision.options))
        if kind == "look" and third:
            patches = boards_seen(game, witness, {seat: Drawn(game.view(table.state, seat))})[seat]
            looked += 1
            assert third[0] not in str(patches)
    assert looked


def test_a_table_at_rest_remembers_no_witness() -> None:
    """A choice that is refused leaves nothing behind either."""
    table = eldertable.game("gates_of_delirium").start(2, 1)
    with pytest.raises(IllegalChoice), Witness(table.state):
        table.choose(None)  # type: ignore[arg-type]
    assert type(table.state.outbox) is list


def test_what_was_seen_of_a_choice_is_not_kept_with_the_table() -> None:
    table = eldertable.game("gates_of_delirium").start(2, 1)
    assert table.decision is not None
    with Witness(table.state) as witness:
        table.choose(table.decision.options[0])
    assert table.events == tuple(witness.events)
    gone = weakref.ref(witness)
    del witness
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_every_update_leads_from_the_board_that_was_shown(server: LocalServer) -> None:
    """What is sent, after the choices of a person and of a bot, are the boards of the very moments."""
    ada = Guest(server, "Ada")
    table_id = ada.new_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game="elder_sign")
    screen = ada.watch(table_id)
    chooser = random.Random(2)
    while screen.decision is not None:
        screen.until_turn()
        if screen.decision is not None:
            screen.make(chooser.choice(screen.options))
    screen.until_finished()
    record = Record.from_json(ada.http.get(f"/api/tables/{table_id}/record").text)
    game = eldertable.game(record.game)
    table = record.beginning(game)
    updates = {message["version"]: message for message in map(json.loads, screen.received) if message["type"] == "update"}
    drawn = 0
    for version, form in enumerate(record.choices, 1):
        board = json_form(game.view(table.state, 0))
        with Witness(table.state) as witness:
            table.repeat(form)
        if version not in updates:
            continue
        (step,) = updates[version]["steps"]
        for patch, state in zip(step["boards"][:-1], witness.states, strict=False):
            board = patched(board, patch)
            drawn += board == json_form(game.view(state, 0))
    assert drawn > 30
