"""Bots of one's own within the program."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from eldertable.bots import BadBot, Bot, Outlook, bot_names, make_bot, own
from eldertable.kernel import Choice
from eldertable.sim import simulate
from eldertable.sim.trajectories import export_trajectories

MINE = '''
from eldertable.bots import Bot, Outlook
from eldertable.kernel import Choice


class First(Bot):
    """Always the first option."""

    def choose(self, outlook: Outlook) -> Choice:
        return outlook.decision.options[0]


class NoBot:
    """Something else."""
'''


class Last(Bot):
    """Always the last option; counts its games."""

    def __init__(self, rng: Random | None = None) -> None:
        self.rng = rng
        self.games = 0

    def choose(self, outlook: Outlook) -> Choice:
        return outlook.decision.options[-1]

    def forget(self) -> None:
        self.games += 1


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the folder one works in."""
    (tmp_path / "my_own_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_own_bots", raising=False)
    return "my_own_bots"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_class_by_its_name(mine: str, workers: int) -> None:
    done = simulate("gates_of_delirium", players=2, games=4, bots=(f"{mine}:First", "random"), workers=workers)
    assert [entrant.bot for entrant in done.entrants] == [f"{mine}:First", "random"]
    assert done.games == 4


def test_a_bot_that_is_there_already() -> None:
    bot = Last()
    done = simulate("ancient_world", players=2, games=3, bots=[bot, "random"])
    assert bot.games == 3 and done.entrants[0].bot == "Last" and done.entrants[0].games == 3


def test_it_gets_its_own_chance_if_it_takes_one() -> None:
    one, same = (make_bot(f"{__name__}:Last", 7) for _ in range(2))
    assert isinstance(one, Last) and isinstance(same, Last) and one.rng and same.rng
    assert one.rng.random() == same.rng.random()


def test_an_installed_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {"mine": EntryPoint("mine", f"{__name__}:Last", own.GROUP)}
    monkeypatch.setattr(own, "installed_bots", lambda: points)
    monkeypatch.setattr("eldertable.bots.specs.installed_bots", lambda: points)
    assert "mine" in bot_names()
    assert simulate("gates_of_delirium", players=2, games=1, bots=("mine",)).games == 1


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("no_such_module:Bot", "The bot 'no_such_module:Bot' cannot be found: No module named"),
        ("my_own_bots:Nobody", "cannot be found: module 'my_own_bots' has no attribute 'Nobody'"),
        ("my_own_bots:NoBot", "'my_own_bots:NoBot' made a NoBot; expected an eldertable.bots.Bot"),
        ("random_bot", "There is no bot 'random_bot'"),
    ],
)
def test_what_is_wrong_is_said(mine: str, spec: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        make_bot(spec, 1)


def test_trajectories(tmp_path: Path) -> None:
    """What is written are the decisions of the same games, in order, however many processes play them."""
    files = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for path, workers in zip(files, (1, 2), strict=True):
        export_trajectories(path, "gates_of_delirium", players=2, games=3, bots=("random", f"{__name__}:Last"), workers=workers)
    one, two = (dict(np.load(path)) for path in files)
    assert one.keys() == two.keys()
    assert all((one[name] == two[name]).all() for name in one)
    played = simulate("gates_of_delirium", players=2, games=3, bots=("random", f"{__name__}:Last"))
    assert len(one["action"]) == played.decisions and set(one["game"]) == {0, 1, 2}
    assert (one["action"] < one["allowed"]).all()
    lasts: Any = one["seat"] == (1 - one["game"]) % 2
    assert (one["action"][lasts] == one["allowed"][lasts] - 1).all()
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["one.npz", "two.npz"]
