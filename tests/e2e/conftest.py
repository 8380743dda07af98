"""Browsers at tables of a real server."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
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


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, so that its players can tell what they saw."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def sit_down(request: pytest.FixtureRequest, browser: Browser, server: LocalServer) -> Iterator[Callable[..., Player]]:
    """Makes players, each with a browser window of its own; after a failure they tell what they saw."""
    players: list[Player] = []

    def make(at: LocalServer = server, **how: Any) -> Player:
        players.append(Player(browser, at, **how))
        return players[-1]

    yield make
    for player in players:
        if request.node.stash.get(FAILED, False):
            print(player.account())
        player.context.close()
