"""Browsers at tables of a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.e2e.player import Player

from eldertable.sim.local_server import LocalServer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server of its own for each test, so that it may be stopped and killed."""
    running = LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_HINDSIGHT_ITERATIONS": "4"})
    running.start()
    yield running
    running.stop()


@pytest.fixture
def sit_down(browser: Browser, server: LocalServer) -> Iterator[Callable[..., Player]]:
    """Makes players, each with a browser window of its own."""
    players: list[Player] = []

    def make(**how: Any) -> Player:
        players.append(Player(browser, server, **how))
        return players[-1]

    yield make
    for player in players:
        player.context.close()
