"""The other server processes at the same database: following what they do, and knowing who is with them."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from eldertable.kernel import Seat, Witness
from eldertable.kernel.errors import EldertableError
from eldertable.server.logbook import KeptLine, Played, repeat_line
from eldertable.server.pace import Pace
from eldertable.server.parcel import Parcel
from eldertable.server.ready import NextStep, Ready
from eldertable.server.room import SHOWN_OUT, Room
from eldertable.server.store import News, Step, Store
from eldertable.server.tables import LiveTable

logger = logging.getLogger(__name__)

SECONDS_BETWEEN_SIGNS = 15.0
SECONDS_UNTIL_FORGOTTEN = 50.0
SECONDS_BETWEEN_COUNTS = 1.0
COUNTS_AT_ONCE = 60
# What another process tells that is in no row: who looks at a table there, the wish to know it of all tables, that it still lives,
# and how often people did things there.
PRESENT, WHO, ALIVE, COUNTED = "present", "who", "alive", "counted"


class Neighbours:
    """Listens to the news for all tables of the room."""

    def __init__(self, store: Store, room: Room, pace: Pace) -> None:
        self._store = store
        self._room = room
        self._pace = pace
        self._heard: dict[str, float] = {}
        self._told: WeakKeyDictionary[LiveTable, tuple[str, ...]] = WeakKeyDictionary()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be part of it from now on."""
        await self._store.news.start(self)
        if self._store.news.shared:
            self._room.on_presence = self._presence_changed
            self._tasks = [asyncio.create_task(self._give_signs()), asyncio.create_task(self._share_counts())]

    async def close(self) -> None:
        """Go; the others notice."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._store.news.close()

    # -- hearing -----------------------------------------------------------------------------------------

    def follow_at_once(self, news: News) -> bool:
        """Make a step that came with its line and with what viewers get of it; False if something has to be looked up."""
        if news.step is None:
            return False
        self._heard[news.by] = time.monotonic()
        if self._room.is_loading(news.key):
            return False
        table = self._room.in_use(news.key)
        return table is None or follow_step(table, news.step)

    async def hear(self, news: list[News]) -> None:
        """Follow what other processes did, each table once for all that came together, and only where somebody uses it."""
        topics: dict[str, dict[str, float]] = {}
        for each in news:
            self._heard[each.by] = time.monotonic()
            if each.topic == "people":
                await self._follow_name(each.key)
            elif each.topic == SHOWN_OUT:
                self._room.show_out_here(each.key)
            elif each.topic == PRESENT:
                self._note_presence(each)
            elif each.topic == WHO:
                # Whoever asks may have missed something, and others may have missed what it told.
                self._forget_presence(each.by.__eq__)
                self._tell_presence(self._room.all_in_memory())
            elif each.topic == COUNTED:
                self._pace.hear(each.people)
            elif each.topic != ALIVE:
                changed = topics.setdefault(each.key, {})
                changed[each.topic] = max(changed.get(each.topic, 0), math.inf if each.version is None else each.version)
        for table_id, changed in topics.items():
            # It may be loaded from what was stored before.
            await self._room.loaded(table_id)
            table = self._room.in_use(table_id)
            if table is not None:
                await self._follow(table, changed)

    async def look_again(self) -> None:
        """News may have been missed: forget what nobody looks at, and look up the rest."""
        self._forget_presence(lambda process: True)
        await self._store.news.tell(WHO, "")
        in_use = self._room.let_go_of_idle_tables()
        self._tell_presence(in_use)
        for table in in_use:
            await self._catch_up(table)

    async def _follow(self, table: LiveTable, topics: dict[str, float]) -> None:
        """Look up what changed; topics come with the newest version that was heard of."""
        if topics.keys() & {"seats", "tables", "proposals"}:
            await self._catch_up(table)
            return
        if "chat" in topics:
            await hear_lines(table)
        if "log" in topics and table.version < topics["log"]:
            await follow_log(table)

    async def _catch_up(self, table: LiveTable) -> None:
        """Look everything up; a table that is no more is forgotten."""
        await follow_log(table)
        await table.refresh()
        if table.gone:
            self._room.forget(table.id)

    async def _follow_name(self, person: str) -> None:
        found = await self._store.person(person)
        if found is not None:
            self._room.rename(person, found.name)

    # -- presence ----------------------------------------------------------------------------------------

    def _note_presence(self, news: News) -> None:
        if self._room.elsewhere.note(news.key, news.by, news.people):
            self._presence_is_known(news.key)

    def _forget_presence(self, gone: Callable[[str], bool]) -> None:
        for table_id in self._room.elsewhere.forget(gone):
            self._presence_is_known(table_id)

    def _presence_is_known(self, table_id: str) -> None:
        table = self._room.in_memory(table_id)
        if table is not None:
            table.elsewhere = self._room.elsewhere.at(table_id)
            table.tell_seats()

    def _presence_changed(self, table: LiveTable) -> None:
        """Tell the others who of those with a seat looks at a table here, if that is news."""
        people = people_here(table)
        if self._told.get(table, ()) != people:
            self._told[table] = people
            self._room.beside(self._store.news.tell(PRESENT, table.id, people))

    def _tell_presence(self, tables: Sequence[LiveTable]) -> None:
        """Tell the others of all these tables where somebody looks here."""
        looked_at = [(PRESENT, table.id, people) for table in tables if (people := people_here(table))]
        if looked_at:
            self._room.beside(self._store.news.tell_all(looked_at))

    async def _give_signs(self) -> None:
        """Say now and then that this process lives, and forget the presence of those that do not say it any more."""
        while True:
            await self._store.news.tell(ALIVE, "")
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            silent = {by for by, at in self._heard.items() if time.monotonic() - at > SECONDS_UNTIL_FORGOTTEN}
            for by in silent:
                del self._heard[by]
            self._forget_presence(silent.__contains__)

    async def _share_counts(self) -> None:
        """Tell the others again and again what was counted here, so that all count together."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_COUNTS)
            counted = self._pace.tell()
            for first in range(0, len(counted), COUNTS_AT_ONCE):
                await self._store.news.tell(COUNTED, "", tuple(counted[first : first + COUNTS_AT_ONCE]))


def people_here(table: LiveTable) -> tuple[str, ...]:
    """Who of those with a seat looks at a table through this process."""
    here = {viewer.who for viewer in table.viewers}
    return tuple(sorted({place.person for place in table.seats if place.person is not None and place.person in here}))


async def hear_lines(table: LiveTable) -> None:
    """Fetch what was said elsewhere; what is no longer there is not shown any longer."""
    known = table.chat[-1].id if table.chat else 0
    lines = await table.store.lines(table.id)
    if lines and {line.id for line in table.chat if line.id >= lines[0].id} - {line.id for line in lines}:
        table.chat = lines
        table.tell_table()
        return
    for line in lines:
        # While we asked, the table may have heard of it.
        if line.id > known and all(line.id != each.id for each in table.chat):
            table.chat.append(line)
            for viewer in table.viewers:
                viewer.tell_line(line)


def follow_step(table: LiveTable, step: Step) -> bool:
    """Pass on what the process that wrote the next step made ready, and play it later; False if that does not fit."""
    line, row, played = step.line, table.row, table.played
    if table.lock.locked() or table.version != line.version - 1 or row.rules_version != step.rules_version:
        return False
    parcels: dict[Seat | None, Parcel] = {seat: Parcel.of(packed) for seat, packed in step.parcels}
    if not played.begun or line.kind != "choice" or not all(viewer.seat in parcels for viewer in table.viewers):
        return False
    played.add(line)
    row.turn, row.version, row.updated, row.deadline = step.turn, line.version, line.made, step.deadline
    table.arrive(played, KeptLine.of(line), Ready(parcels, {}))
    table.wake_bots()
    return True


async def follow_log(table: LiveTable) -> None:
    """Make the steps that another process wrote, one by one, so that viewers see them happen."""

    async def change() -> None:
        news = await table.store.lines_after(table.id, table.version)
        if news is None or not news[1]:
            return
        row, lines = news
        if table.in_play is None or row.rules_version != table.game.rules_version:
            await table.reload()
            return
        after = table.in_play
        seen: list[NextStep] = []
        try:
            for line in lines:
                after = after.fork()
                with Witness(after.state) as witness:
                    repeat_line(after, line)
                seen.append(NextStep(after, KeptLine.of(line), witness, row.deadline))
        except EldertableError as error:
            # It reaches further back than this table's memory.
            logger.info("table=%s is loaded again: %s", table.id, error)
            await table.reload()
            return
        turned = table.row.status != row.status
        table.row = row
        for step in seen:
            table.arrive(Played(step.after), step.line, table.get_ready(step))
        if turned:
            table.tell_table()
        table.wake_bots()

    await table.apart(change)
