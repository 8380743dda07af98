"""Opening the database: its URL, its settings, its migrations."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from eldertable.kernel.errors import EldertableError
from eldertable.server.store.news import PROCESS, install_news
from eldertable.server.store.sqlite_driver import connect

DATABASE_VARIABLE = "ELDERTABLE_DATABASE"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).with_name("migrations")
MIGRATION_LOCK = 0x656C646572
# A commit that is acknowledged is on disk, whatever the database's own default; one that hangs is given up.
POSTGRES_ARGUMENTS = {
    "server_settings": {"application_name": PROCESS, "synchronous_commit": "on"},
    "timeout": 10,
    "command_timeout": 20,
}


class BadDatabase(EldertableError):
    """The database cannot be used; the message says why and what to do."""


def default_database() -> str:
    """The URL in the environment, else a file in the user's data directory."""
    if chosen := os.environ.get(DATABASE_VARIABLE):
        return chosen
    data_home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data_home, "eldertable", "eldertable.sqlite3"))


def read_url(database: str) -> URL:
    """The URL of a database given as a URL or as the path of an SQLite file."""
    if "://" not in database:
        return URL.create(DRIVERS["sqlite"], database=str(Path(database).expanduser().absolute()))
    try:
        url = make_url(database)
    except ArgumentError:
        expected = "a file's path, sqlite:///games.sqlite3 or postgresql://user:password@host/name"
        raise BadDatabase(f"{database!r} is no database URL; expected e.g. {expected}.") from None
    if url.drivername not in (*DRIVERS, *DRIVERS.values()):
        raise BadDatabase(f"The database {url.drivername!r} is not supported; expected one of {', '.join(DRIVERS)}.")
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def is_postgres(url: URL) -> bool:
    """Whether several processes can share this database."""
    return url.get_backend_name() == "postgresql"


def existing_database(chosen: str | None) -> str:
    """The database of a server, for commands that look after it; raises BadDatabase if there is no such file."""
    database = chosen or default_database()
    url = read_url(database)
    if not is_postgres(url) and not Path(url.database or "").is_file():
        raise BadDatabase(f"There is no database {url.database}; name the one of the server with --database.")
    return database


async def open_engine(database: str) -> AsyncEngine:
    """An engine for the database, which exists, is writable and has the newest schema."""
    url = read_url(database)
    if is_postgres(url):
        # To read, and to ask whether a connection still lives, takes one message each; in transactions it would be six.
        engine = create_async_engine(url, connect_args=POSTGRES_ARGUMENTS, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
    else:
        engine = create_async_engine(url, async_creator=partial(connect, _prepare_file(url)))
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    try:
        async with with_transactions(engine).begin() as connection:
            await connection.run_sync(_migrate)
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        reason = getattr(error, "orig", None) or error
        raise BadDatabase(f"The database {url.render_as_string()} cannot be opened for writing: {reason}.") from None
    return engine


def with_transactions(engine: AsyncEngine, isolation: IsolationLevel = "READ COMMITTED") -> AsyncEngine:
    """The engine for whoever writes, or reads all of one moment: what a connection does belongs together."""
    return engine.execution_options(isolation_level=isolation) if is_postgres(engine.url) else engine


def _prepare_file(url: URL) -> str:
    """The file of the database, which can be written; it is made if it is not there."""
    if not url.database or url.database == ":memory:":
        raise BadDatabase("A database in memory would lose every game; give the path of a file.")
    file = Path(url.database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"The folder {file.parent} for the database cannot be made: {error.strerror}.") from None
    try:
        with closing(sqlite3.connect(file, timeout=10, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            database.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise BadDatabase(
            f"The database file {file} cannot be opened for writing: {error}. Choose another with --database."
        ) from None
    return url.database


def _set_up_sqlite(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
    """WAL lets readers read while one writes; FULL makes a commit survive a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Processes that start together take turns.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "postgresql":
        install_news(connection)
