"""A real server on a free port, over a real database of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import OWN, SHARED, Databases, Kind, forget_everybody
from tests.server.guests import OPENED

from eldertable.sim.local_server import LocalServer

# Fixtures with a server that no other file of tests has.
SERVERS_OF_THEIR_OWN = {"own_server", "strict", "gate", "telling"}
AT_ONCE = {"ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_HINDSIGHT_ITERATIONS": "2"}


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Databases for all tests."""
    found = Databases()
    yield found
    found.close()


class Servers:
    """Servers that many tests share, one over each kind of database, started for the first test that wants it."""

    def __init__(self, databases: Databases, folder: Path) -> None:
        self._databases = databases
        self._folder = folder
        self._running: dict[Kind, LocalServer] = {}

    def over(self, kind: Kind) -> LocalServer:
        """The one over this kind of database."""
        if kind not in self._running:
            folder = self._folder / kind
            folder.mkdir()
            self._running[kind] = LocalServer(folder / "games.sqlite3", AT_ONCE, self._databases.fresh(kind, folder)).start()
        return self._running[kind]

    def empty(self) -> None:
        """Nobody was ever there, and no name is taken."""
        for server in self._running.values():
            forget_everybody(server)

    def stop(self) -> None:
        """End them all."""
        for server in self._running.values():
            server.stop()


@pytest.fixture(scope="session")
def running_servers(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """The servers of all tests."""
    found = Servers(databases, tmp_path_factory.mktemp("servers"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def servers(running_servers: Servers) -> Servers:
    """The servers of a file of tests."""
    running_servers.empty()
    return running_servers


@pytest.fixture(params=SHARED)
def server(request: pytest.FixtureRequest, servers: Servers) -> LocalServer:
    """A server where other tests were guests before."""
    kind: Kind = request.param
    return servers.over(kind)


@pytest.fixture(params=OWN)
def own_server(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> Iterator[LocalServer]:
    """A server that a test may stop and kill."""
    kind: Kind = request.param
    own = LocalServer(tmp_path / "games.sqlite3", AT_ONCE, databases.fresh(kind, tmp_path))
    own.start()
    yield own
    own.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A server of one's own takes its time to start and to end."""
    for item in items:
        if SERVERS_OF_THEIR_OWN & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    """Close what the guests of a test opened."""
    yield
    OPENED.close()
