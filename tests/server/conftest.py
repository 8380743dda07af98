"""A real server on a free port, over a real SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guests import OPENED

from eldertable.sim.local_server import LocalServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """One server for all tests of a file."""
    with LocalServer(tmp_path_factory.mktemp("server") / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0"}) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[LocalServer]:
    """A server that a test may stop and kill."""
    own = LocalServer(tmp_path / "games.sqlite3", {"ELDERTABLE_BOT_PAUSE": "0"})
    own.start()
    yield own
    own.stop()


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    """Close what the guests of a test opened."""
    yield
    OPENED.close()
