"""Bots that are programs of their own: they play, and misbehaviour is told clearly."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import eldertable
from eldertable.bots import BadBot, BotMisbehaved, Outlook, level_names, make_bot
from eldertable.bots.specs import OWN_BOTS_VARIABLE
from eldertable.bots.stdio import SECONDS_VARIABLE, question
from eldertable.kernel import Game
from eldertable.sim import simulate

GAME = eldertable.game("gates_of_delirium")
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def program(folder: Path, text: str) -> str:
    """A bot whose program is this text."""
    file = folder / "bot.py"
    file.write_text(text)
    return f"stdio:{sys.executable} {file}"


def ask(spec: str) -> object:
    table = GAME.start(2, 1, {"first_player": 0})
    bot = make_bot(spec, 0)
    try:
        return bot.choose(Outlook(table, 0))
    finally:
        bot.close()


COMMANDS = [f"{sys.executable} {EXAMPLES / 'first_bot.py'}", f"node {EXAMPLES / 'first_bot.mjs'}"]


@pytest.mark.parametrize("command", [*COMMANDS, f"{sys.executable} {EXAMPLES / 'worlds_bot.py'}"])
def test_the_examples_play_whole_games(command: str) -> None:
    done = simulate(GAME.id, players=2, games=2, bots=[f"stdio:{command}", "random"], options={"round_limit": 2})
    assert done.games == 2


def test_a_program_is_told_what_its_seat_sees_and_no_more() -> None:
    table = GAME.start(2, 1, {"first_player": 0})
    told = question(Outlook(table, 0))
    assert told["view"] == table.view(0)
    assert told["options"] == [
        {"index": 0, "choice": {"type": "choose_mode", "mode": "sane"}},
        {"index": 1, "choice": {"type": "choose_mode", "mode": "insane"}},
    ]
    assert set(told) == {"protocol", "game", "players", "seat", "view", "decision", "options"}


ASKS_FIRST = """
import json
input()
print(json.dumps({asks}))
told = json.loads(input())
open({told!r}, "w").write(json.dumps(told))
print(0)
"""


def asked_first(folder: Path, asks: dict[str, Any]) -> dict[str, Any]:
    """What a program is told that asks for a world before it chooses."""
    told = folder / "told.json"
    ask(program(folder, ASKS_FIRST.format(asks=asks, told=str(told))))
    answer: dict[str, Any] = json.loads(told.read_text())
    return answer


def test_a_program_can_ask_what_a_choice_leads_to(tmp_path: Path) -> None:
    outlook = Outlook(GAME.start(2, 1, {"first_player": 0}), 0)
    world = outlook.imagine(7)
    world.choose(outlook.decision.options[1])
    assert world.decision is not None
    told = asked_first(tmp_path, {"imagine": 7, "choices": [1]})
    assert told["decision"]["kind"] == world.decision.kind and told["decision"]["seat"] == world.decision.seat
    assert told["options"] == [option.to_json() for option in world.decision.options]
    assert told["prospects"] == pytest.approx(GAME.prospects(world.state, 2))
    assert told["result"] is None and "position" not in told


def test_a_program_can_load_an_imagined_world(tmp_path: Path) -> None:
    told = asked_first(tmp_path, {"imagine": "x", "position": True})
    table = eldertable.from_position(told["position"])
    assert table.view(0) == GAME.start(2, 1, {"first_player": 0}).view(0)
    assert table.decision is not None
    table.choose(table.decision.options[0])


@pytest.mark.parametrize("game", eldertable.games(), ids=lambda game: game.id)
def test_the_position_of_a_world_is_made_of_what_the_seat_sees(game: Game[Any]) -> None:
    table, chance = game.start(4, 5), Random(5)
    for _ in range(40):
        assert table.decision is not None
        table.choose(chance.choice(table.decision.options))
    assert table.decision is not None
    seat = table.decision.seat
    other = table.fork()
    other.determinise(seat, "another truth")
    assert other.position() != table.position()
    assert Outlook(other, seat).imagine(1).position() == Outlook(table, seat).imagine(1).position()


def test_a_bare_number_is_an_answer_too(tmp_path: Path) -> None:
    assert ask(program(tmp_path, "input(); print(1)")) == GAME.choice({"type": "choose_mode", "mode": "insane"})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("input(); print('the first')", "answered 'the first'; expected was a line with an index from 0 to 1"),
        ("input(); print(2)", "chose option 2; expected was a line with an index from 0 to 1"),
        ("input(); print('{\"choice\": 0}')", "expected was a line with an index"),
        ("raise SystemExit('no view, no play')", "ended with status 1 in the middle of the game. It said: no view, no play"),
        ("input(); print('x' * 100_000)", "wrote more than"),
        ("input(); print('{\"imagine\": [1]}')", "or a question like"),
        ('input(); print(\'{"imagine": 1, "choices": [2]}\')', "asked for option 2 of an imagined game; there were 0 to 1"),
    ],
)
def test_misbehaviour_is_told_with_what_was_expected(tmp_path: Path, text: str, expected: str) -> None:
    with pytest.raises(BotMisbehaved) as caught:
        ask(program(tmp_path, text))
    assert expected in str(caught.value)


def test_a_program_that_does_not_start_is_named() -> None:
    with pytest.raises(BotMisbehaved, match="no-such-program.* does not start"):
        ask("stdio:no-such-program")


def test_a_silent_program_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECONDS_VARIABLE, "0.3")
    with pytest.raises(BotMisbehaved, match="within 0.3 seconds"):
        ask(program(tmp_path, "import time; time.sleep(60)"))


def test_a_bot_of_ones_own_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = program(tmp_path, "input(); print(0)").removeprefix("stdio:")
    monkeypatch.setenv(OWN_BOTS_VARIABLE, f'{{"mine": "{command}"}}')
    assert "mine" in level_names()
    assert ask("mine") == GAME.choice({"type": "choose_mode", "mode": "sane"})
    monkeypatch.setenv(OWN_BOTS_VARIABLE, '{"hard": "x"}')
    with pytest.raises(BadBot, match="cannot be called 'hard'"):
        level_names()
