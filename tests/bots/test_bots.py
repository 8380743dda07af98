"""Bots choose legally, repeatably, and from what their seat may know."""

from __future__ import annotations

import gc
import types
from typing import Any

import msgspec
import pytest

import eldertable
from eldertable.bots import BadBot, Imagined, Outlook, bot_names, make_bot
from eldertable.bots.outlook import NotYours
from eldertable.kernel import Choice, Table
from eldertable.kernel.errors import CannotUndo, EldertableError

GAME = eldertable.game("gates_of_delirium")
QUICK = ("random", "greedy:worlds=1", "search:iterations=8")


def play(table: Table[Any], specs: tuple[str, ...], choices: int) -> list[Choice]:
    """Let bots play for a while; every choice is checked by the table itself."""
    bots = [make_bot(spec, f"seat {seat}") for seat, spec in enumerate(specs)]
    for _ in range(choices):
        if table.decision is None:
            break
        seat = table.decision.seat
        table.choose(bots[seat].choose(Outlook(table, seat)))
    return table.choices()


def middle_of_a_game(players: int = 3, choices: int = 60) -> Table[Any]:
    table = GAME.start(players, "middle")
    play(table, ("random",) * players, choices)
    return table


@pytest.mark.parametrize("spec", QUICK)
def test_a_seed_makes_the_same_choices_again(spec: str) -> None:
    runs = [play(GAME.start(2, 5), (spec, spec), 40) for _ in range(2)]
    assert runs[0] == runs[1]
    assert len(runs[0]) == 40


@pytest.mark.parametrize("players", GAME.players)
def test_all_bots_finish_a_game_together(players: int) -> None:
    table = GAME.start(players, 1, {"round_limit": 3, "hidden_expansion": True})
    play(table, (*QUICK, "random")[:players], 10_000)
    assert table.result is not None


@pytest.mark.parametrize("spec", QUICK)
def test_thinking_does_not_touch_the_table(spec: str) -> None:
    table = middle_of_a_game()
    before = msgspec.json.encode(table.state), table.choices(), table.decision
    assert table.decision is not None
    make_bot(spec, 0).choose(Outlook(table, table.decision.seat))
    assert (msgspec.json.encode(table.state), table.choices(), table.decision) == before


def test_an_outlook_shows_what_the_seat_sees() -> None:
    table = middle_of_a_game()
    assert table.decision is not None
    outlook = Outlook(table, table.decision.seat)
    assert outlook.view == table.view(outlook.seat)
    assert outlook.decision.options == table.decision.options
    assert (outlook.decision.kind, outlook.game, outlook.players) == (table.decision.kind, GAME, 3)


def test_imagined_worlds_fit_the_view_and_differ_in_what_is_hidden() -> None:
    table = middle_of_a_game()
    assert table.decision is not None
    outlook = Outlook(table, table.decision.seat)
    worlds = [outlook.imagine(seed) for seed in range(8)]
    for world in worlds:
        assert world.view(outlook.seat) == table.view(outlook.seat)
    other = (outlook.seat + 1) % table.players
    assert len({tuple(world.state.players[other].hand) for world in worlds}) > 1
    assert len({tuple(world.state.gate_deck) for world in worlds}) > 1
    assert outlook.imagine(3).state == worlds[3].state


def test_an_outlook_leads_nowhere_near_the_real_state() -> None:
    table = middle_of_a_game()
    assert table.decision is not None
    outlook = Outlook(table, table.decision.seat)
    public = [getattr(outlook, name) for name in dir(outlook) if not name.startswith("_")]
    assert table not in public
    assert table.state not in within_reach(outlook.decision)


def within_reach(start: object) -> list[object]:
    """Everything a value refers to, directly or not, closures included; not the code itself."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        for value in gc.get_referents(waiting.pop()):
            if id(value) not in found and not isinstance(value, (type, types.ModuleType)):
                found[id(value)] = value
                waiting.append(value)
    return list(found.values())


@pytest.mark.parametrize("forked", [False, True])
def test_an_imagined_table_cannot_be_traced_back(forked: bool) -> None:
    table = middle_of_a_game()
    assert table.decision is not None
    world = Outlook(table, table.decision.seat).imagine(1)
    world = world.fork() if forked else world
    assert isinstance(world, Imagined)
    assert world.origin.seed != table.origin.seed
    with pytest.raises(CannotUndo):
        world.undo(agreed=True)
    for tell in (world.record, world.choices):
        with pytest.raises(EldertableError):
            tell()


def test_only_the_decider_has_an_outlook() -> None:
    table = GAME.start(2, 0, {"first_player": 0})
    with pytest.raises(NotYours):
        Outlook(table, 1)


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        ("deep_thought", "easy, normal, hard, expert, random, greedy, search"),
        ("greedy:depth=2", "worlds="),
        ("greedy:worlds", "worlds="),
        ("search:iterations=many", "iterations"),
        ("search:iterations=0", ">= 1"),
        ("random:luck=7", "no settings"),
    ],
)
def test_a_bad_spec_is_refused_with_what_exists(spec: str, expected: str) -> None:
    with pytest.raises(BadBot, match=expected):
        make_bot(spec, 0)


def test_every_name_makes_a_bot() -> None:
    assert bot_names() == ("easy", "normal", "hard", "expert", "random", "greedy", "search")
    for name in bot_names():
        make_bot(name, 0)
    make_bot("search:iterations=400,seconds=1.5", 0)


def test_greedy_takes_the_disc_it_can_win_with() -> None:
    table = GAME.start(2, 3, {"first_player": 0})
    position = table.position()
    state = position["state"]
    state["mode"], state["round"] = "insane", 9
    # The disc is set, and the first turn begins.
    del state["agenda"][0]
    builder = next(card for card in state["deck"] if card == "action_79")
    state["deck"].remove(builder)
    state["deck"].append(state["players"][0]["hand"][0])
    state["players"][0]["hand"][0] = builder
    wanted = state["gate_row"][0]
    deck = state["gate_deck"]
    needed = {"innsmouth": 7, "salem": 6, "arkham": 6, "kingsport": 5, "rockport": 5}[wanted]
    for _ in range(needed - 1):
        deck.remove(wanted)
    state["players"][0]["building"][wanted] = needed - 1
    table = GAME.from_position(position)
    play(table, ("greedy", "random"), 2)
    assert len(table.state.players[0].opened) == 1
