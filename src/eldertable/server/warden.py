"""The warden: carries out what operators order with `eldertable admin`, knows whom not to let in, and notes who is busy."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from eldertable.server.names import clean_name, login_of, skeleton_of
from eldertable.server.pace import Pace
from eldertable.server.room import Room
from eldertable.server.store import AuditLine, Ending, Store, StoreDown, now
from eldertable.server.store.news import PROCESS
from eldertable.server.wire import Refusal

logger = logging.getLogger(__name__)

SECONDS_BETWEEN_ROUNDS = 3.0
ROUNDS_BETWEEN_NOTES = 3
BUSIEST_NOTED = 20
# What a process said longer ago than this does not count any more.
NOTES_HOLD = 60_000

Order = Callable[[AuditLine], Awaitable[str]]


class Warden:
    """Makes rounds. To let operators order something new, add it to `orders` under the name that the audit log gives it."""

    def __init__(self, store: Store, room: Room, pace: Pace) -> None:
        self._store = store
        self._room = room
        self._pace = pace
        self._rounds: asyncio.Task[None] | None = None
        self.blocked: frozenset[str] = frozenset()
        # People, not addresses.
        self.shut_out: frozenset[str] = frozenset()
        self.orders: dict[str, Order] = {
            "end-session": self._end_session,
            "sign-out": self._sign_out,
            "close-table": self._close_table,
            "rename": self._rename,
        }

    async def open(self) -> None:
        """Make rounds from now on."""
        self._rounds = asyncio.create_task(self._make_rounds())

    async def close(self) -> None:
        """Make no more rounds."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _make_rounds(self) -> None:
        count = 0
        while True:
            try:
                standing = await self._store.standing()
                self.blocked, self.shut_out = standing.addresses, standing.people
                if standing.orders:
                    for order in await self._store.orders():
                        await self._carry_out(order)
                if count % ROUNDS_BETWEEN_NOTES == 0:
                    await self._store.note_busy(PROCESS, self._pace.busiest(BUSIEST_NOTED), now() - NOTES_HOLD)
            except StoreDown as error:
                logger.error("the warden waits: %s", error)
            except Exception:
                # One order's trouble must not stop the rounds.
                logger.exception("an order could not be carried out")
            count += 1
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)

    async def _carry_out(self, order: AuditLine) -> None:
        carry_out = self.orders.get(order.deed)
        if not await self._store.take_order(order.id):
            return
        try:
            outcome = f"this server does not know how to do {order.deed!r}" if carry_out is None else await carry_out(order)
        except Refusal as refusal:
            outcome = f"refused: {refusal.message}"
        except Exception:
            await self._store.report_order(order.id, "failed; the server's log says why")
            raise
        await self._store.report_order(order.id, outcome)
        logger.info("operator=%s deed=%s subject=%s %s", order.operator, order.deed, order.subject, outcome)

    async def _end_session(self, order: AuditLine) -> str:
        ended = await self._store.end_session(order.subject)
        await self._room.show_out(order.subject)
        return "ended" if ended else "there is no such session"

    async def _sign_out(self, order: AuditLine) -> str:
        if await self._store.person(order.subject) is None:
            return "there is no such person"
        await self._store.end_sessions(order.subject)
        await self._room.show_out(order.subject)
        return "signed out everywhere"

    async def _rename(self, order: AuditLine) -> str:
        """Give somebody another name: the subject is the person's id and, after a space, the name."""
        person, _, wanted = order.subject.partition(" ")
        name = clean_name(wanted)
        if await self._store.person(person) is None:
            return "there is no such person"
        login, skeleton = login_of(name), skeleton_of(name)
        if await self._store.lookalikes(login, skeleton) - {person}:
            return "somebody else is called so, or looks so"
        await self._store.rename(person, name, login, skeleton)
        self._room.rename(person, name)
        return f"is called {name} now"

    async def _close_table(self, order: AuditLine) -> str:
        """End a running game without a winner, or clear a waiting table away."""
        table = await self._room.table(order.subject)

        async def close() -> str:
            if table.row.status == "running" and table.in_play is not None:
                await table.end(None, Ending("closed"))
                return "the game is over"
            if table.row.status == "waiting":
                await self._store.remove_waiting(table.id)
                self._room.forget(table.id)
                for viewer in table.viewers:
                    viewer.show_out()
                return "the table is cleared away"
            return "the game was over already"

        return await table.apart(close)
