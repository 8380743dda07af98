"""The room: all tables that are in memory, and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from eldertable.kernel import Seat
from eldertable.kernel.errors import MalformedChoice
from eldertable.registry import find_game, game_ids
from eldertable.server import metrics
from eldertable.server.answers import OddsInfo
from eldertable.server.conduct import run_out_of_time
from eldertable.server.fairness import Urgency
from eldertable.server.herald import Herald
from eldertable.server.memory import Place
from eldertable.server.presence import Presence
from eldertable.server.shelf import Shelf
from eldertable.server.store import Store, StoreDown, StoredTable, now
from eldertable.server.tables import LiveTable
from eldertable.server.thinking import Asker, NoAnswer, Thinkers, uses_all_its_time
from eldertable.server.wire import Problem, Refusal

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
# No time limit is as short: a deadline that is set in the meantime is seen by the next look.
CLOCK_SECONDS = 5.0
ORPHAN_SECONDS = 20
# So long after the last look bots think as if somebody looked.
SECONDS_WATCHED = 60.0
# What other processes are told when the sockets of a person or a session are to end everywhere.
SHOWN_OUT = "shown_out"


class Room:
    """Finds tables, keeps those in use, and lets bots move."""

    def __init__(self, store: Store, thinkers: Thinkers, herald: Herald, bot_pause: float, idle_tables: int) -> None:
        self.store = store
        self._herald = herald
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._shelf = Shelf(idle_tables)
        self.elsewhere = Presence()
        # The tables that were found to have a problem, also when they are not in memory any more.
        self._problems: dict[str, Problem] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._players: dict[LiveTable, asyncio.Task[None]] = {}
        self._thoughts: dict[LiveTable, Thought] = {}
        self._clock: asyncio.Task[None] | None = None
        self._beside: set[asyncio.Task[None]] = set()
        metrics.TABLES.set_function(lambda: len(self._shelf))
        metrics.THINKING.set_function(lambda: len(self._players))
        self.on_presence: Callable[[LiveTable], None] = lambda table: None

    async def open(self) -> None:
        """Let the games go on in which it is a bot's turn."""
        for table_id in await self.store.tables_where_bots_decide():
            await self.table(table_id)
        self._clock = asyncio.create_task(self._watch_the_clock())
        self.beside(self._try_new_rules())
        if self.store.news.shared:
            self.beside(self._adopt_orphans())

    async def close(self) -> None:
        """Stop the bots, which are asked again at the next start, and finish the changes that were accepted."""
        players = [*self._players.values(), *self._beside, *([self._clock] if self._clock else [])]
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await asyncio.gather(*(table.settled() for table in self._shelf.all()))

    async def table(self, table_id: str, new: StoredTable | None = None) -> LiveTable:
        """The table with this id, loaded if need be; a new one, of which all is known, need not be."""
        found = self._shelf.find(table_id)
        if found is not None:
            return self._shelf.use(found)
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id, new))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def in_memory(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._shelf.find(table_id)

    def in_use(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory and somebody uses it or is about to; one that nobody does is let go."""
        found = self._shelf.find(table_id)
        if found is None or not found.idle:
            return found
        self._shelf.let_go(table_id)
        del found
        # Whoever has just asked for it holds it all the same.
        return self._shelf.find(table_id)

    def is_loading(self, table_id: str) -> bool:
        """Whether a table is about to be in memory, as it was stored a moment ago."""
        return table_id in self._loading

    async def loaded(self, table_id: str) -> None:
        """Wait until a table is in memory that is about to be."""
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])

    def people_present(self, table_id: str) -> set[str | None]:
        """Who looks at a table, here or through other server processes."""
        table = self._shelf.find(table_id)
        return table.people_present() if table else set[str | None]().union(*self.elsewhere.at(table_id).values())

    def problem_of(self, table_id: str) -> Problem | None:
        """Why a game cannot go on, as far as it was looked at."""
        table = self._shelf.find(table_id)
        return self._problems.get(table_id) if table is None else table.problem

    def all_in_memory(self) -> list[LiveTable]:
        """All tables that are in memory."""
        return self._shelf.all()

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def viewers_changed(self, table: LiveTable) -> None:
        """Somebody came to a table or went; one socket more or less of the same person is no news."""
        present = frozenset(table.people_present())
        if present != table.told_present:
            table.told_present = present
            table.tell_seats()
        self.on_presence(table)
        table.looked_at = time.monotonic()
        self._shelf.use(table)
        self._let_think_on(table)

    def rename(self, person: str, name: str) -> None:
        """Tell the tables that a person has another name."""
        for table in self._shelf.all():
            table.rename(person, name)

    async def show_out(self, whom: str) -> None:
        """End the sockets of a person, or of a session, that is somebody else now or not known any more, in all processes."""
        self.show_out_here(whom)
        await self.store.news.tell(SHOWN_OUT, whom)

    def show_out_here(self, whom: str) -> None:
        """End the sockets of a person or a session in this process."""
        for table in self._shelf.all():
            for viewer in table.viewers:
                if whom in (viewer.who, viewer.session):
                    viewer.show_out()

    async def people_changed(self, table_ids: Sequence[str]) -> None:
        """Seats have other owners now: tables look it up, bots play on, and tables that nobody is left at are cleared away."""
        deciding = set(await self.store.tables_where_bots_decide())
        for table_id in table_ids:
            table = self._shelf.find(table_id)
            if table is not None:
                await table.refresh()
            elif table_id in deciding:
                await self.table(table_id)
        for table_id in await self.store.remove_deserted(table_ids):
            self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """A table is no more."""
        self._shelf.remove(table_id)

    def let_go_of_idle_tables(self) -> list[LiveTable]:
        """Let go of the tables that nobody uses; those that somebody does, or is about to."""
        for table in self._shelf.all():
            if table.idle:
                self._shelf.let_go(table.id)
        return self._shelf.all()

    async def _load(self, table_id: str, new: StoredTable | None) -> LiveTable:
        loaded = new or await self.store.load(table_id)
        if loaded is None:
            raise Refusal("no_such_table", "There is no such table.", 404)
        table = LiveTable(self.store, loaded, self)
        if table.problem is not None:
            self._problems[table_id] = table.problem
        if new is None:
            await table.look_around()
        table.elsewhere = self.elsewhere.at(table_id)
        self._shelf.use(table)
        await table.start_if_full()
        table.wake_bots()
        return table

    # -- people who are not there ------------------------------------------------------------------------

    def turn_passed(self, table: LiveTable) -> None:
        """Tell the person who decides now, or everybody if the game is over, unless they are looking."""
        present = table.people_present()
        if table.row.status == "finished":
            people = {str(place.person) for place in table.seats if place.person is not None}
            for person in people - present:
                self._herald.game_over(person, table.row.game, table.id)
            if people & present:
                self.beside(self.seen(table, people & present))
        elif table.row.turn is not None:
            place = table.seats[table.row.turn]
            if place.kind == "person" and place.person is not None and place.person not in present:
                self._herald.your_turn(place.person, table.row.game, table.id)

    async def seen(self, table: LiveTable, people: Collection[str]) -> None:
        """Some who played have seen how the game ended; if that cannot be noted, it waits to be looked at once more."""
        if table.row.status == "finished" and any(table.seats_of(person) for person in people):
            with suppress(StoreDown):
                await self.store.look_at(people, table.id)

    async def _watch_the_clock(self) -> None:
        """See again and again whose time runs out before the next look, and wait for it."""
        while True:
            next_look = now() + round(CLOCK_SECONDS * 1000)
            try:
                for running_out in await self.store.running_out(next_look):
                    await sleep_until(running_out.deadline)
                    await run_out_of_time(await self.table(running_out.table_id), running_out)
            except (StoreDown, Refusal) as error:
                logger.error("the clock waits: %s", error)
            except Exception:
                # One table's trouble must not stop the clock of all others.
                logger.exception("a table's time could not be ended")
            await sleep_until(next_look)

    async def odds(self, table: LiveTable, seat: Seat | None) -> OddsInfo:
        """The chances a seat may wish to know, with the version they hold for."""
        board, version = table.in_play, table.version
        if board is None or board.decision is None:
            return OddsInfo(version, None)
        try:
            found = await self._thinkers.odds(asker(table), seat, board.position())
        except NoAnswer:
            raise Refusal("unavailable", "The chances could not be worked out in time.", 503) from None
        return OddsInfo(version, found["odds"])

    async def _try_new_rules(self) -> None:
        """See which running games can go on with rules that have changed; the others stay readable and say so."""
        try:
            for table_id in await self.store.running_under_other_rules(rules_of_today()):
                table = await self.table(table_id)
                logger.info("table=%s began under other rules and %s", table_id, "cannot go on" if table.problem else "goes on")
        except (StoreDown, Refusal) as error:
            logger.error("the games that began under other rules are looked at when somebody opens them: %s", error)

    async def _adopt_orphans(self) -> None:
        """Let bots go on at tables of a process that has ended."""
        while True:
            await asyncio.sleep(ORPHAN_SECONDS)
            try:
                for table_id in await self.store.tables_where_bots_decide(now() - ORPHAN_SECONDS * 1000):
                    await self.table(table_id)
            except (StoreDown, Refusal) as error:
                logger.warning("orphans are looked for later: %s", error)

    # -- bots --------------------------------------------------------------------------------------------

    def see_to_bots(self, table: LiveTable) -> None:
        """Let a bot think if it is its turn, unless it does; what is not asked any more is thought no further."""
        thought = self._thoughts.get(table)
        if thought is not None and thought.about != asked_of_bot(table):
            thought.task.cancel()
        if table not in self._players and table.bot_to_move() is not None:
            self._players[table] = asyncio.create_task(self._play_bots(table))
        self._let_think_on(table)

    def _let_think_on(self, table: LiveTable) -> None:
        """While a person decides and somebody looks, the next bot that thinks for its time may use theirs."""
        version, turn = table.version, table.row.turn
        if turn is None or table.seats[turn].kind != "person" or not table.viewers:
            return
        bots = [each for each in (*table.seats[turn + 1 :], *table.seats[:turn]) if each.kind == "bot"]
        place = next((each for each in bots if uses_all_its_time(each.bot or "", table.row.game)), None)
        board = None if place is None else table.in_play
        if place is not None and board is not None:

            def wanted() -> bool:
                return table.version == version and bool(table.viewers) and not table.gone

            self._thinkers.think_on(asker(table), Place(table.id, place.seat, place.bot or ""), board.position(), wanted)

    async def _play_bots(self, table: LiveTable) -> None:
        """Make the moves of bots until a person decides or the game ends."""
        ours = False
        try:
            while table.bot_to_move() is not None:
                try:
                    ours = ours or await self.store.news.claim(duty(table))
                    if not ours:
                        # Another process lets this bot think; should that process end, this one takes over.
                        await asyncio.sleep(RETRY_SECONDS)
                        continue
                    await self._bot_move(table)
                except Refusal as refusal:
                    logger.warning("table=%s a bot's choice came too late: %s", table.id, refusal)
                except StoreDown as error:
                    logger.error("table=%s the bot waits for the database: %s", table.id, error)
                    await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            logger.exception("table=%s the bots stop until the table is loaded again", table.id)
        finally:
            # Before anything else can run: whoever decides next must be able to wake the bots again.
            del self._players[table]
            if ours:
                self.beside(self.store.news.release(duty(table)))

    async def _bot_move(self, table: LiveTable) -> None:
        """Make the move of a bot, unless something else is asked before it has decided."""
        asked = asked_of_bot(table)
        assert asked is not None
        thinking = asyncio.create_task(self._think(table, asked))
        self._thoughts[table] = Thought(asked, thinking)
        try:
            await asyncio.wait([thinking])
        finally:
            del self._thoughts[table]
            thinking.cancel()
            await asyncio.wait([thinking])
        if not thinking.cancelled() and asked == asked_of_bot(table):
            await table.choose(asked.seat, asked.version, thinking.result())

    async def _think(self, table: LiveTable, asked: Asked) -> dict[str, Any]:
        """What a bot chooses, in its JSON form; if it gives no answer, anything."""
        board = table.in_play
        assert board is not None and board.decision is not None
        thinking = self._thinkers.choose(asker(table), Place(table.id, asked.seat, asked.bot), asked.version, board.position())
        choice: dict[str, Any]
        try:
            # People follow the game better if moves do not come all at once; the bot thinks meanwhile.
            choice, _ = await asyncio.gather(thinking, asyncio.sleep(self._bot_pause))
            if board.game.choice(choice) not in board.decision.options:
                raise NoAnswer(asked.bot)
        except (NoAnswer, MalformedChoice):
            metrics.NO_ANSWER.inc()
            logger.error("table=%s seat=%d bot=%s gave no answer; a random option is taken", table.id, asked.seat, asked.bot)
            choice = secrets.choice(board.decision.options).to_json()
        return choice


class Asked(NamedTuple):
    """What a bot is to decide."""

    version: int
    seat: Seat
    bot: str


class Thought(NamedTuple):
    """What a bot thinks about."""

    about: Asked
    task: asyncio.Task[dict[str, Any]]


def asker(table: LiveTable) -> Asker:
    """For whom bots think at a table: somebody who plays and looks, else who opened it."""
    seated = [place.person for place in table.seats if place.person is not None]
    present = table.people_present()
    person = next((each for each in seated if each in present), table.row.owner or next(iter(seated), ""))
    watched = bool(present) or time.monotonic() - table.looked_at < SECONDS_WATCHED
    return Asker(person, table.id, Urgency.WATCHED if watched else Urgency.UNWATCHED)


def asked_of_bot(table: LiveTable) -> Asked | None:
    """What a bot is to decide at a table now."""
    bot = table.bot_to_move()
    return None if bot is None else Asked(table.version, *bot)


async def sleep_until(moment: int) -> None:
    """Wait for a moment; not at all if it is over."""
    await asyncio.sleep(max(0, moment - now()) / 1000)


def duty(table: LiveTable) -> str:
    """The name under which a process claims to let the bots of a table think."""
    return f"bots of {table.id}"


def rules_of_today() -> dict[str, str]:
    """The rules version of every game."""
    return {game_id: find_game(game_id).rules_version for game_id in game_ids()}
