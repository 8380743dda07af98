"""A level is what the game says it is, wherever a bot is made of it."""

from __future__ import annotations

import msgspec
import pytest

import eldertable
from eldertable.bots import BadBot, make_bot
from eldertable.bots.advice import adviser
from eldertable.bots.greedy import GreedyBot
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
    assert adviser(game).seconds is not None


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
    assert adviser(GAME).iterations == 4
    advice = msgspec.json.decode(think(Hint(0, GAME.start(2, 1, {"first_player": 0}).position()), Memory()))["advice"]
    assert len(advice) == 2


def test_who_gives_advice_must_search(monkeypatch: pytest.MonkeyPatch) -> None:
    own_levels(monkeypatch, hard="random")
    with pytest.raises(BadBot, match="must be a search"):
        adviser(GAME)
