"""The agenda of a position: to-do lists that no game comes to are refused with the reason, all others play on to the end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from eldertable.kernel.errors import BadPosition
from eldertable.testing.effort import effort

from .builder import GAME, A, B, Scene, army

END = [{"type": "next_turn"}, {"type": "end_round"}]


def refused(scene: Scene, *steps: dict[str, Any], end: list[dict[str, Any]] = END) -> str:
    """Why a scene with these steps before the end of the turn is refused."""
    scene.state["agenda"] = [*steps, *end]
    with pytest.raises(BadPosition) as error:
        scene.begin()
    return str(error.value)


def test_a_position_reads_as_a_to_do_list() -> None:
    scene = Scene(2).city(A, "smithy", damaged=["smithy"])
    table = scene.begin("place_citizen:1:rebuild").table
    assert table.position()["state"]["agenda"] == [
        {"type": "repair", "seat": A, "count": 2},
        {"type": "take_first_player", "seat": A},
        {"type": "gain_coins", "seat": A, "coins": 1},
        {"type": "next_turn"},
        {"type": "end_round"},
    ]


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ({"type": "repair", "seat": 2, "count": 1}, "`seat` of 'repair' is 2; expected 0 to 1"),
        ({"type": "gain_coins", "seat": A, "coins": -5}, "`coins` of 'gain_coins' is -5; expected 0 to 99"),
        ({"type": "gain_coins", "seat": A, "coins": 10**30}, ""),
        ({"type": "damage", "seat": A}, "after 'damage' the armies of seat 0 must be counted; expected 'limit_armies'"),
        ({"type": "roll_damage", "seat": A, "dice": 10**9}, "`dice` of 'roll_damage' is 1000000000; expected 0 to 3"),
        ({"type": "scout_titans", "seat": A, "look": 0, "then_attack": True}, "`look` of 'scout_titans' is 0; expected 1 to 99"),
        ({"type": "explore", "seat": A, "draw": 0, "keep": 1}, "`draw` of 'explore' is 0"),
        ({"type": "reveal_titan", "pile": 3}, "`pile` of 'reveal_titan' is 3; expected 0 to 2"),
        ({"type": "reveal_titan", "pile": 0}, "`agenda` turns up 1 cards of titan pile 0; expected 0"),
        ({"type": "reveal_province"}, "`agenda` turns up 1 Provinces; expected 0"),
        ({"type": "feed", "seat": A, "hungry": 1}, "'feed' does not belong into a turn"),
        ({"type": "round"}, "'round' does not belong into a turn"),
        ({"type": "send", "seat": A, "place": "populate"}, "'send' does not fit"),
        ({"type": "send", "seat": A, "place": "atlantis"}, "'send' does not fit"),
        ({"type": "send", "seat": B, "place": "labour"}, "'send' does not fit"),
        ({"type": "pay_price", "seat": A, "space": "atlantis"}, "'pay_price' does not fit"),
        ({"type": "pay_price", "seat": A, "space": "labour"}, "'pay_price' does not fit"),
        ({"type": "offer", "seat": A, "card": "scribes_guild"}, "'offer' does not fit"),
        ({"type": "station", "seat": A, "card": "spear_levy"}, "Military card 'spear_levy'"),
        ({"type": "keep", "seat": A, "cards": ["smithy"], "keep": 1}, "Empire card 'smithy'"),
        ({"type": "keep", "seat": A, "cards": [], "keep": 1}, "'keep' does not fit"),
        ({"type": "choose_province", "seat": A}, "'choose_province' does not fit"),
        ({"type": "choose_armies", "seat": A, "pile": 0, "armies": [0, 0]}, "'choose_armies' does not fit"),
        ({"type": "choose_armies", "seat": A, "pile": 0, "armies": [-1]}, "'choose_armies' does not fit"),
        ({"type": "choose_armies", "seat": A, "pile": 2, "armies": []}, "'choose_armies' does not fit"),
        ({"type": "arrange_titans", "seat": A, "pile": 0, "up": "", "left": [], "arranged": []}, "titan pile 0"),
        ({"type": "fly", "seat": A}, "fly"),
        ({"type": "build", "seat": "A"}, "seat"),
    ],
)
def test_steps_that_cannot_be_are_refused(step: dict[str, Any], reason: str) -> None:
    scene = Scene(2).titans(1, "reef_crawler").titans(3, "sky_eater")
    assert reason in refused(scene, step)


def test_orders_that_cannot_be_are_refused() -> None:
    repair, turn = {"type": "repair", "seat": A, "count": 1}, {"type": "turn"}
    labour = {"type": "send", "seat": A, "place": "labour"}
    hungry = {"type": "feed", "seat": A, "hungry": 1}
    expected = "`agenda` must be 'turn' and 'end_round'"
    assert expected in refused(Scene(2), repair, turn, end=END[1:])
    assert expected in refused(Scene(2), turn, end=[])
    assert expected in refused(Scene(2), repair, end=END[:1])
    assert expected in refused(Scene(2), end=[{"type": "next_round"}])
    assert expected in refused(Scene(2), hungry, hungry, end=[{"type": "next_round"}])
    assert expected in refused(Scene(2), hungry, repair, end=[{"type": "next_round"}])
    assert expected in refused(Scene(2), hungry, turn, end=END[1:])
    assert "'turn' does not belong into a turn" in refused(Scene(2), turn)
    assert "'send' can only be the first step" in refused(Scene(2), repair, labour)
    assert "has 1002 steps; expected at most 30" in refused(Scene(2), *[repair] * 1000)
    assert "the game is over" in refused(Scene(2), end=[])


def test_the_table_must_fit_what_is_to_do() -> None:
    hungry = {"type": "feed", "seat": A, "hungry": 1}
    fed = [{"type": "next_round"}]
    hunger = Scene(2).citizens(A, 5)
    assert "'feed' does not fit" in refused(Scene(2), hungry, end=fed)
    assert "'feed' does not fit" in refused(hunger, {**hungry, "hungry": 3}, end=fed)
    assert "no citizen may stand on a space" in refused(Scene(2).citizens(A, 4).placed("labour", (A, 1)), hungry, end=fed)
    assert "nobody may have passed" in refused(Scene(2).passed(B), hungry, end=fed)
    used = Scene(2).armies(A, army("militia", name=1))
    assert "no coin may lie on the name" in refused(used, hungry, end=fed)
    assert "seat 0 has more armies than slots" in refused(
        Scene(2).armies(A, army("militia"), army("city_guard"), army("spear_levy")), {"type": "damage", "seat": A}
    )
    assert "who has passed" in refused(Scene(2).passed(A), end=[{"type": "turn"}, {"type": "end_round"}])
    assert "seat 0 has 2 citizens" in refused(Scene(2).citizens(A, 2), end=[{"type": "turn"}, {"type": "end_round"}])


def test_a_game_that_is_over_can_be_loaded() -> None:
    table = Scene(2, number=6).all_pass().table
    while table.decision is not None:
        table.choose(table.decision.options[0])
    again = GAME.from_position(json.loads(json.dumps(table.position())))
    assert again.decision is None and again.result == table.result


# -- every agenda that is not refused plays on -----------------------------------------------------------


def middles(players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Positions of a random game whose players fight and use their cards."""
    chooser = random.Random(seed)
    table = GAME.start(players, seed, {"expansion_plus": bool(seed % 2)})
    while table.decision is not None:
        yield json.loads(json.dumps(table.position()))
        options = [option for option in table.decision.options if str(option) != "pass_turn"] or list(table.decision.options)
        table.choose(chooser.choice(options))


def muddled(agenda: list[dict[str, Any]], known: list[dict[str, Any]], chooser: random.Random) -> list[dict[str, Any]]:
    """The agenda after somebody played with it."""
    agenda = [dict(step) for step in agenda]
    place = chooser.randrange(len(agenda))
    match chooser.randrange(5):
        case 0:
            agenda.insert(place, dict(chooser.choice(known)))
        case 1:
            del agenda[place]
        case 2:
            agenda[place] = dict(chooser.choice(known))
        case 3:
            chooser.shuffle(agenda)
        case _:
            step = agenda[place]
            for name, value in step.items():
                if type(value) is int:
                    step[name] = chooser.choice((-1, 0, 1, 2, 3, 7, 10**20))
                elif isinstance(value, list):
                    step[name] = value[1:] if chooser.random() < 0.5 else [*value, *value]
                elif name != "type":
                    step[name] = chooser.choice(("", "labour", "build", "smithy", "militia", "reef_crawler"))
    return agenda


@pytest.mark.parametrize("players", [2, 3, 4])
def test_muddled_agendas_are_refused_or_play_on_to_the_end(players: int) -> None:
    chooser = random.Random(players)
    positions = [position for seed in range(effort(2)) for position in middles(players, seed)]
    known = list({json.dumps(step): step for position in positions for step in position["state"]["agenda"]}.values())
    loaded = 0
    for position in positions:
        for _ in range(2):
            agenda = muddled(position["state"]["agenda"], known, chooser)
            try:
                table = GAME.from_position({**position, "state": {**position["state"], "agenda": agenda}})
            except BadPosition:
                continue
            loaded += 1
            while table.decision is not None:
                table.choose(chooser.choice(table.decision.options))
            assert table.result is not None and not GAME.problems(table.state)
    assert loaded > 20
