"""A level is what the game says it is, wherever a bot is made of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import eldertable
from eldertable.bots import BadBot, Outlook, make_bot
from eldertable.bots.advice import advise, adviser
from eldertable.bots.greedy import GreedyBot, Worlds
from eldertable.bots.hindsight import judge
from eldertable.bots.search import SearchBot
from eldertable.bots.specs import LEVELS, check_spec
from eldertable.cli.play import Sitting
from eldertable.registry import find_game, game_ids
from eldertable.server.memory import Memory, Place
from eldertable.server.thinker import Hint, Task, think
from eldertable.sim.simulation import simulate

GAME = eldertable.game("gates_of_delirium")


def own_levels(monkeypatch: pytest.MonkeyPatch, **levels: str) -> None:
    monkeypatch.setattr(type(GAME), "levels", levels)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_levels_of_a_game_are_bots_and_the_hardest_can_give_advice(game_id: str) -> None:
    game = find_game(game_id)
    assert set(game.levels) <= set(LEVELS)
    for level in LEVELS:
        check_spec(level, game)
    assert adviser(game)


def test_a_game_says_what_a_level_is(monkeypatch: pytest.MonkeyPatch) -> None:
    own_levels(monkeypatch, hard="greedy:worlds=3")
    bot = make_bot("hard", 0, GAME)
    assert isinstance(bot, GreedyBot) and bot.worlds == 3
    assert isinstance(make_bot("hard", 0), SearchBot)
    easy = make_bot("easy", 0, GAME)
    assert isinstance(easy, GreedyBot) and easy.slips > 0


def test_everybody_asks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    own_levels(monkeypatch, hard="no such bot")
    table = GAME.start(2, 1, {"first_player": 0})
    assert table.decision is not None
    chosen = table.decision.options[0].to_json()
    for ask in (
        lambda: simulate(GAME.id, players=2, games=1, bots=["hard"]),
        lambda: Sitting(table, 0, ("hard",), "en"),
        lambda: think(Task(Place("any", 0, "hard"), 0, table.position()), Memory()),
        lambda: think(Hint(0, table.position()), Memory()),
        lambda: judge(table, chosen, 0, 1),
    ):
        with pytest.raises(BadBot):
            ask()


def test_a_hint_thinks_as_long_as_the_game_lets_its_strongest_level(monkeypatch: pytest.MonkeyPatch) -> None:
    own_levels(monkeypatch, hard="search:iterations=4,worlds=1,plies=0,width=2")
    advice = msgspec.json.decode(think(Hint(0, GAME.start(2, 1, {"first_player": 0}).position()), Memory()))["advice"]
    assert len(advice) == 2


def test_advice_without_a_search_is_what_greedy_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    own_levels(monkeypatch, hard="greedy:worlds=3")
    table = GAME.start(2, 1, {"first_player": 0})
    assert table.decision is not None
    outlook, worst = Outlook(table, 0), table.decision.options[-1]
    advice = advise(outlook, adviser(GAME), Random(1), (worst,))
    values = [each.value for each in advice]
    assert values == sorted(values, reverse=True) and len(values) > 1
    assert worst in [each.option for each in advice]
    seeds = Random(1)
    worlds = Worlds(outlook, [seeds.getrandbits(64) for _ in range(3)])
    assert values[0] == max(worlds.worth(option) for option in table.decision.options)
    moment = judge(table, worst.to_json(), 0, 1)
    assert moment.chosen.choice == worst.to_json() and moment.loss == pytest.approx(values[0] - moment.chosen.value, abs=0.05)


def test_who_gives_advice_must_tell_what_options_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    own_levels(monkeypatch, hard="random")
    with pytest.raises(BadBot, match="must be greedy or search"):
        adviser(GAME)
