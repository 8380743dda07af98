"""A database that an earlier version wrote: its running games go on, unless the rules of today would have led elsewhere."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import pytest
from tests.server.conftest import AT_ONCE
from tests.server.databases import run_sql
from tests.server.guests import Guest
from tests.server.test_survival import opened, play

import eldertable
from eldertable.sim.local_server import LocalServer

STORED = Path(__file__).parent / "stored" / "version-0.1.sqlite3.gz"
CHOICES = 108
# What cards cost there, or where the discs of four start, has changed since, so that what happened could not happen any more:
# such a game can still be looked at.
CLOSED = {"ancient_world", "auztralia"}


@pytest.fixture
def older(tmp_path: Path) -> LocalServer:
    """The database of version 0.1: a table of four for each game, 108 choices old, with positions of another form."""
    path = tmp_path / "games.sqlite3"
    path.write_bytes(gzip.decompress(STORED.read_bytes()))
    return LocalServer(path, AT_ONCE)


@pytest.mark.slow
def test_running_games_of_an_earlier_version_go_on_where_nothing_would_have_been_otherwise(older: LocalServer) -> None:
    with older:
        guests = [Guest(older, name) for name in ("Ada", "Bo", "Cy", "Di")]
        older.stop()
        for seat, guest in enumerate(guests):
            run_sql(older, "UPDATE seats SET person = :person WHERE seat = :seat", person=guest.id, seat=seat)
        older.start()
        tables = dict(run_sql(older, "SELECT game, id FROM tables"))
        assert set(tables) == {game.id for game in eldertable.games()}
        for game, table in tables.items():
            screens = opened(guests, table)
            before = screens[0].version
            assert before >= CHOICES, game
            if game in CLOSED:
                assert screens[0].table["problem"] == "other_rules", game
                continue
            assert screens[0].table["problem"] is None and screens[0].decision is not None, game
            play(screens, random.Random(game), 15)
            assert screens[0].version > before, game
