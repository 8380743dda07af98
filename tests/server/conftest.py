"""A real server on a free port, over a real database of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import EITHER, Databases, Kind
from tests.server.guests import OPENED

from eldertable.sim.local_server import LocalServer

AT_ONCE = {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_HINDSIGHT_ITERATIONS": "2"}


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Databases for all tests."""
    found = Databases()
    yield found
    found.close()


@pytest.fixture(scope="module", params=EITHER)
def server(request: pytest.FixtureRequest, databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """One server for all tests of a file, over each kind of database in turn."""
    folder = tmp_path_factory.mktemp("server")
    kind: Kind = request.param
    with LocalServer(folder / "games.sqlite3", AT_ONCE, databases.fresh(kind, folder)) as running:
        yield running


@pytest.fixture(params=EITHER)
def own_server(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> Iterator[LocalServer]:
    """A server that a test may stop and kill."""
    kind: Kind = request.param
    own = LocalServer(tmp_path / "games.sqlite3", AT_ONCE, databases.fresh(kind, tmp_path))
    own.start()
    yield own
    own.stop()


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    """Close what the guests of a test opened."""
    yield
    OPENED.close()
