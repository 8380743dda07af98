"""News between server processes that share a PostgreSQL: the database itself tells everybody what another process changed.

Triggers announce every change of a table's rows with NOTIFY, so that no query has to remember to. A process that loses its
connection misses news; it says so, and looks everything up when it is back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from eldertable.server.store import schema
from eldertable.server.store.driver import driver_of, error_class, put_away
from eldertable.server.store.writer import LogRow

logger = logging.getLogger(__name__)

CHANNEL = "eldertable"
# What NOTIFY takes at once.
LONGEST_NEWS = 7999

# Whose changes are whose: the name under which this process is known to the database.
PROCESS = f"eldertable {secrets.token_hex(8)}"
SECONDS_BETWEEN_TRIES = 1.0
SECONDS_BETWEEN_PINGS = 15.0
SECONDS_FOR_AN_ANSWER = 10.0

ANNOUNCE = """
CREATE OR REPLACE FUNCTION eldertable_news() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed record;
    changed_key text;
    changed_version integer;
BEGIN
    IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
    IF TG_ARGV[0] = 'id' THEN changed_key := changed.id; ELSE changed_key := changed.table_id; END IF;
    IF TG_TABLE_NAME = 'log' THEN
        -- Who wrote it has told of it.
        IF position(changed_key IN coalesce(current_setting('eldertable.told', true), '')) > 0 THEN RETURN NULL; END IF;
        changed_version := changed.version;
    END IF;
    PERFORM pg_notify('eldertable', json_build_object('by', current_setting('application_name'),
        'topic', TG_TABLE_NAME, 'key', changed_key, 'version', changed_version)::text);
    RETURN NULL;
END $$
"""
TRIGGERS = {
    "log": "AFTER INSERT ON log FOR EACH ROW EXECUTE FUNCTION eldertable_news('table_id')",
    "seats": "AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION eldertable_news('table_id')",
    "tables": "AFTER UPDATE ON tables FOR EACH ROW WHEN (OLD.version = NEW.version AND OLD.* IS DISTINCT FROM NEW.*) "
    "EXECUTE FUNCTION eldertable_news('id')",
    "gone": "AFTER DELETE ON tables FOR EACH ROW EXECUTE FUNCTION eldertable_news('id')",
    "chat": "AFTER INSERT OR DELETE ON chat FOR EACH ROW EXECUTE FUNCTION eldertable_news('table_id')",
    "proposals": "AFTER INSERT OR UPDATE OR DELETE ON proposals FOR EACH ROW EXECUTE FUNCTION eldertable_news('table_id')",
    "people": "AFTER UPDATE OF name ON people FOR EACH ROW EXECUTE FUNCTION eldertable_news('id')",
}


class Step(msgspec.Struct, frozen=True):
    """A choice that another process wrote down: its line, what the table's row says now, and what seats are told, ready to send."""

    line: LogRow
    rules_version: str
    turn: int | None
    deadline: int | None
    parcels: tuple[tuple[int, bytes], ...]


class News(msgspec.Struct, frozen=True):
    """What another process changed or said: the database table and key of the change, or a topic of its own.

    A new line of a log comes with its version, and with the step itself if somebody may look at the table elsewhere.
    """

    topic: str
    key: str
    by: str = PROCESS
    people: tuple[str, ...] = ()
    version: int | None = None
    step: Step | None = None


read_news = msgspec.json.Decoder(News).decode


def step_news(table_id: str, step: Step) -> str | None:
    """The news of a step, to be told with its commit; None if there is too much to tell, and others have to look it up."""
    payload = msgspec.json.encode(News("log", table_id, version=step.line.version, step=step))
    return payload.decode() if len(payload) <= LONGEST_NEWS else None


def install_news(connection: Connection) -> None:
    """Make the database announce changes, unless it does already; creating triggers would make others wait."""
    statements = [ANNOUNCE, *(f"CREATE OR REPLACE TRIGGER eldertable_{name} {what}" for name, what in TRIGGERS.items())]
    digest = blake2b("\n".join(statements).encode(), digest_size=16).hexdigest()
    setting = schema.settings.c
    if connection.execute(select(setting.value).where(setting.name == "news")).scalar() == digest:
        return
    for statement in statements:
        connection.execute(text(statement))
    connection.execute(delete(schema.settings).where(setting.name == "news"))
    connection.execute(insert(schema.settings).values(name="news", value=digest))


class Listener(Protocol):
    """Who wants to know."""

    def follow_at_once(self, news: News) -> bool:
        """Another process told all there is to know; False if something has to be looked up."""

    async def hear(self, news: list[News]) -> None:
        """Other processes changed or said something."""

    async def look_again(self) -> None:
        """News may have been missed."""


class Alone:
    """The only process of its database: there is no news, and nobody to take turns with."""

    shared = False

    async def start(self, listener: Listener) -> None:
        """Nothing to listen to."""

    async def close(self) -> None:
        """Nothing to end."""

    async def tell(self, topic: str, key: str, people: tuple[str, ...] = ()) -> None:
        """Nobody to tell."""

    async def tell_all(self, several: Sequence[tuple[str, str, tuple[str, ...]]]) -> None:
        """Nobody to tell."""

    async def ask(self, statement: str, *values: str | int) -> Any:
        """Nobody else writes anything."""

    async def claim(self, key: str) -> bool:
        """Everything is ours."""
        return True

    async def release(self, key: str) -> None:
        """Nobody waits for it."""


class Newsroom:
    """One connection of its own, past the general machinery: it listens, tells, writes, and holds what this process has claimed.

    Who writes and listens with one connection hears of the own changes together with the answer. It comes back by itself.
    """

    shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._listener: Listener | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._queue: asyncio.Queue[News | None] = asyncio.Queue()
        self._lost = asyncio.Event()
        # The driver does one thing at a time.
        self._one_by_one = asyncio.Lock()

    async def start(self, listener: Listener) -> None:
        """Listen from now on; returns when nothing can be missed any more, or the database is away."""
        self._listener = listener
        await self.ask("SELECT 1")
        self._tasks = [asyncio.create_task(self._stay_connected()), asyncio.create_task(self._hear_all(listener))]

    async def close(self) -> None:
        """Stop listening; what was claimed is free again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._drop()

    async def tell(self, topic: str, key: str, people: tuple[str, ...] = ()) -> None:
        """Tell the other processes something that is not in the database; lost if the database is away."""
        await self.tell_all([(topic, key, people)])

    async def tell_all(self, several: Sequence[tuple[str, str, tuple[str, ...]]]) -> None:
        """The same for several topics and keys at once."""
        payloads = [msgspec.json.encode(News(topic, key, people=people)).decode() for topic, key, people in several]
        await self.ask("SELECT count(pg_notify($1, told)::text) FROM unnest($2::text[]) AS told", CHANNEL, payloads)

    async def claim(self, key: str) -> bool:
        """Take on a duty that only one process shall have; it falls free when this process ends, however it ends."""
        return bool(await self.ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", key))

    async def release(self, key: str) -> None:
        """Let another process take the duty on."""
        await self.ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", key)

    async def ask(self, statement: str, *values: str | int | list[str]) -> Any:
        """One value from the database on the short way, None if there is none, or the database is away."""
        try:
            return await self.do(statement, *values)
        except Exception as error:  # noqa: BLE001 - the driver's own errors have no common root
            logger.warning("the line to the database and the other processes broke: %r", getattr(error, "orig", None) or error)
            return None

    async def do(self, statement: str, *values: str | int | list[str]) -> Any:
        """The same for who must know whether it was done: raises whatever the driver does."""
        async with self._one_by_one:
            if self._driver is None or self._lost.is_set():
                await self._connect()
            try:
                return await self._driver.fetchval(statement, *values, timeout=SECONDS_FOR_AN_ANSWER)
            except Exception as error:
                # What the database itself refuses leaves the line as it is.
                if not error_class(error):
                    self._lost.set()
                raise

    async def _connect(self) -> None:
        await self._drop()
        self._lost.set()
        self._connection = await self._engine.connect()
        driver = await driver_of(self._connection)
        driver.add_termination_listener(lambda _: self._lost.set())
        await driver.add_listener(CHANNEL, self._take)
        self._driver = driver
        self._lost.clear()
        # What was told before is missed.
        self._queue.put_nowait(None)

    async def _drop(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        await put_away(connection)

    def _take(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        # Half of all news are one's own.
        if PROCESS in payload or self._listener is None:
            return
        with suppress(msgspec.DecodeError):
            news = read_news(payload)
            if not self._listener.follow_at_once(news):
                self._queue.put_nowait(news)

    async def _stay_connected(self) -> None:
        """Notice when the connection is gone, and make a new one."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), SECONDS_BETWEEN_PINGS)
            await self.ask("SELECT 1")
            if self._lost.is_set():
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _hear_all(self, listener: Listener) -> None:
        """Pass the news on, all that has come meanwhile together."""
        while True:
            news = [await self._queue.get()]
            while not self._queue.empty():
                news.append(self._queue.get_nowait())
            try:
                if None in news:
                    await listener.look_again()
                await listener.hear([each for each in news if each is not None])
            except Exception:
                logger.exception("news could not be followed; the next change makes up for it")
