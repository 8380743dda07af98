"""Browsers at tables of a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.e2e.player import Player

from eldertable.sim.local_server import LocalServer

QUICK_BOTS = {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_HINDSIGHT_ITERATIONS": "4"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """The server where everybody meets."""
    with LocalServer(tmp_path_factory.mktemp("server") / "games.sqlite3", QUICK_BOTS) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server for one test alone, which may be stopped and killed."""
    with LocalServer(tmp_path / "games.sqlite3", QUICK_BOTS) as running:
        yield running


@pytest.fixture
def sit_down(browser: Browser, server: LocalServer) -> Iterator[Callable[..., Player]]:
    """Makes players, each with a browser window of its own."""
    players: list[Player] = []

    def make(at: LocalServer = server, **how: Any) -> Player:
        players.append(Player(browser, at, **how))
        return players[-1]

    yield make
    for player in players:
        player.context.close()
