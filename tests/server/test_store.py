"""The log on disk: one version once, one bad move alone, and a schema that is what the code says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.databases import EITHER, Databases, Kind, run_sql

from eldertable.server.store import Conflict, LogRow, Move, Proposal, SeatRow, Store, TableRow, now
from eldertable.server.store.database import MIGRATIONS, default_database, open_engine
from eldertable.server.store.schema import metadata


@pytest.fixture(params=EITHER)
def database(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> str:
    """An empty database."""
    kind: Kind = request.param
    return databases.fresh(kind, tmp_path)


def with_store(database: str, act: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store over a database."""

    async def whole() -> None:
        store = await Store.open(database)
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def add_table(store: Store, table_id: str) -> None:
    time = now()
    row = TableRow(table_id, "some_game", "1", 2, {}, "ab" * 32, True, None, "waiting", 0, None, None, time, time)
    await store.add_table(row, [SeatRow(0, "bot", bot="random"), SeatRow(1, "open")])


def move(table_id: str, version: int) -> Move:
    row = LogRow(version, "choice", 0, '{"type":"pass"}', '{"everyone":[],"seats":{}}', now())
    return Move(table_id, row, "running", "1", 0, None, None)


def versions(database: str) -> list[tuple[str, int]]:
    return [
        (table, version) for table, version in run_sql(database, "SELECT table_id, version FROM log ORDER BY table_id, version")
    ]


def test_a_version_is_written_once(database: str) -> None:
    async def act(store: Store) -> None:
        await add_table(store, "a")
        await store.writer.append(move("a", 1))
        with pytest.raises(Conflict):
            await store.writer.append(move("a", 1))

    with_store(database, act)
    assert versions(database) == [("a", 1)]


def test_moves_that_arrive_together_do_not_hurt_each_other(database: str) -> None:
    async def act(store: Store) -> None:
        for name in "abc":
            await add_table(store, name)
        moves = [move("a", 1), move("b", 1), move("a", 1), move("c", 1), move("b", 2)]
        outcomes = await asyncio.gather(*map(store.writer.append, moves), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict, type(None), type(None)]

    with_store(database, act)
    assert versions(database) == [("a", 1), ("b", 1), ("b", 2), ("c", 1)]


def test_a_seat_is_taken_once_however_many_want_it(database: str) -> None:
    async def act(store: Store) -> None:
        await add_table(store, "a")
        for person in ("ada", "bo"):
            await store.add_person(person, person)
        assert sorted(await asyncio.gather(store.take_seat("a", 1, "ada"), store.take_seat("a", 1, "bo"))) == [False, True]

    with_store(database, act)


def test_changes_are_made_together_or_not_at_all(database: str) -> None:
    """A table whose second seat is refused is not there, nor is its first one."""

    async def act(store: Store) -> None:
        time = now()
        row = TableRow("a", "some_game", "1", 2, {}, "ab" * 32, True, None, "waiting", 0, None, None, time, time)
        with pytest.raises(Conflict):
            await store.add_table(row, [SeatRow(0, "open"), SeatRow(0, "open")])

    with_store(database, act)
    assert run_sql(database, "SELECT id FROM tables") == run_sql(database, "SELECT seat FROM seats") == []


def test_a_table_is_loaded_as_of_one_moment(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another process writes while it is read is either there altogether or not at all."""

    async def act(store: Store) -> None:
        other, seats = await Store.open(database), store._seats

        async def meanwhile(connection: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
            await other.writer.append(move("a", 1))
            return await seats(connection, tables)

        await add_table(store, "a")
        await store.writer.append(move("a", 0))
        monkeypatch.setattr(store, "_seats", meanwhile)
        loaded = await store.load("a")
        await other.close()
        assert loaded is not None and (loaded.row.version, [line.version for line in loaded.log]) == (0, [0])

    with_store(database, act)


def test_the_migrations_make_what_the_queries_expect(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        engine = await open_engine(database)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_the_database_is_durable(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        engine = await open_engine(f"sqlite:///{tmp_path / 'games.sqlite3'}")
        async with engine.connect() as connection:
            found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        await engine.dispose()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2]


def test_where_games_are_kept_by_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ELDERTABLE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "eldertable" / "eldertable.sqlite3")
    monkeypatch.setenv("ELDERTABLE_DATABASE", "sqlite:///elsewhere.sqlite3")
    assert default_database() == "sqlite:///elsewhere.sqlite3"


def test_all_who_agree_at_the_same_moment_are_heard(database: str) -> None:
    people = [f"person {number}" for number in range(8)]

    async def act(store: Store) -> None:
        await add_table(store, "a")
        asked = Proposal("abandon", 0, 0, (), now())
        await store.keep_proposal("a", asked)
        given = await asyncio.gather(*(store.agree("a", asked.made, person) for person in people))
        assert sorted(len(each.agreed) for each in given if each is not None) == list(range(1, len(people) + 1))
        kept = await store.proposal("a")
        assert kept is not None and set(kept.agreed) == set(people)
        assert await store.agree("a", asked.made + 1, "somebody") is None

    with_store(database, act)


def test_migrations_follow_each_other_one_by_one() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    revisions = [script.revision for script in scripts.walk_revisions()]
    assert sorted(revisions) == sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("0*.py"))
    assert len(scripts.get_heads()) == 1
