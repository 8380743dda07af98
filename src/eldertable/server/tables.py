"""One table in play: what the store knows of it, ready in memory, and everyone who looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Protocol, TypeVar

import msgspec

from eldertable.kernel import Game, Seat, Table
from eldertable.kernel.errors import CannotUndo, EldertableError, IllegalChoice, MalformedChoice
from eldertable.registry import find_game
from eldertable.server.sights import Sights
from eldertable.server.store import Conflict, Kind, LogRow, Move, SeatRow, Store, StoreDown, StoredTable, encode, now
from eldertable.server.wire import Refusal, Refused, SeatInfo, Step, TableInfo, TableMessage, Update, write_message

T = TypeVar("T")
logger = logging.getLogger(__name__)

# A position is stored about every so many versions, so that loading stays short however long a game gets.
CHECKPOINT_EVERY = 50


class Viewer(Protocol):
    """Someone who looks at a table through a socket."""

    person: str | None
    seat: Seat | None

    def tell_update(self) -> None:
        """There is a new version."""

    def tell_table(self) -> None:
        """Seats or status changed."""

    def tell_seats(self) -> None:
        """Somebody came or went."""


class LoggedStep(msgspec.Struct, frozen=True):
    """A line of the log in memory."""

    version: int
    seat: Seat | None
    undo: bool
    sights: Sights

    def seen_by(self, seat: Seat | None) -> Step:
        """The line as this seat may see it."""
        return Step(self.version, self.seat, self.undo, self.sights.seen_by(seat))


class LiveTable:
    """A table in memory. It changes only after the store has the change, so it can be dropped at any time."""

    def __init__(self, store: Store, loaded: StoredTable, on_bot_turn: Callable[[LiveTable], None]) -> None:
        self.store = store
        self.id = loaded.row.id
        self.game: Game[Any] = find_game(loaded.row.game)
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self._on_bot_turn = on_bot_turn
        self._tasks: set[asyncio.Task[Any]] = set()
        self._updates: dict[tuple[Seat | None, int], bytes] = {}
        self._take_in(loaded)

    # -- loading ---------------------------------------------------------------------------------------

    def _take_in(self, loaded: StoredTable) -> None:
        """Rebuild the table from what is stored."""
        self.row = loaded.row
        self.seats = loaded.seats
        self.steps = [LoggedStep(line.version, line.seat, line.kind == "undo", Sights.read(line.events)) for line in loaded.log]
        self.version = max(0, len(self.steps) - 1)
        self.problem: str | None = None
        self.table: Table[Any] | None = None
        self._checkpoint = 0
        self._updates.clear()
        if not loaded.log:
            return
        try:
            self.table = self._replay(loaded)
        except EldertableError as error:
            # The log stays readable; the game cannot go on with these rules.
            logger.error("table=%s does not replay: %s", self.id, error)
            self.problem = "other_rules"
            return
        self.row.status = "running" if self.table.decision else "finished"
        self.row.turn = self.table.decision.seat if self.table.decision else None

    def _replay(self, loaded: StoredTable) -> Table[Any]:
        if loaded.checkpoint is None:
            self.game.check_rules_version(self.row.rules_version)
            table = self.game.start(self.row.players, self.row.seed, self.row.options)
        else:
            self._checkpoint, position = loaded.checkpoint
            table = self.game.from_position(position)
        for line in loaded.log:
            if line.version <= self._checkpoint or line.kind == "start":
                continue
            if line.kind == "undo":
                table.undo()
            else:
                table.repeat(msgspec.json.decode(line.choice or "null"))
        return table

    async def _reload(self) -> None:
        """Begin again from what is stored, after the store said no."""
        loaded = await self.store.load(self.id)
        if loaded is not None:
            self._take_in(loaded)
            self._tell_table()

    # -- changes ---------------------------------------------------------------------------------------

    async def choose(self, seat: Seat, version: int, form: dict[str, Any]) -> None:
        """Make a choice for a seat; returns after its commit."""

        async def change() -> None:
            table = self._playable(version)
            if table.decision is None or table.decision.seat != seat:
                raise Refusal("not_your_turn", "It is not your turn.", 409)
            after = table.fork()
            try:
                after.choose(self.game.choice(form))
            except MalformedChoice as error:
                raise Refusal("malformed", str(error)) from None
            except IllegalChoice as error:
                raise Refusal("illegal", str(error)) from None
            await self._commit(after, "choice", seat, encode(form))

        await self._apart(change)

    async def undo(self, seat: Seat, version: int) -> None:
        """Take back the last choice of a seat; returns after its commit."""

        async def change() -> None:
            table = self._playable(version)
            if not self.can_undo(seat):
                raise Refusal("cannot_undo", "This choice cannot be taken back any more.", 409)
            after = table.fork()
            try:
                after.undo()
            except CannotUndo as error:
                raise Refusal("cannot_undo", str(error), 409) from None
            await self._commit(after, "undo", seat, None)

        await self._apart(change)

    async def sit(self, seat: Seat | None, person: str, name: str) -> Seat:
        """Give an open seat to a person; the last one to sit down starts the game."""

        async def change() -> Seat:
            self._must_wait()
            free = [each.seat for each in self.seats if each.kind == "open"]
            wanted = free[0] if seat is None and free else seat
            if wanted not in free or not await self.store.take_seat(self.id, wanted, person):
                raise Refusal("seat_taken", "This seat is not open.", 409)
            self.seats[wanted] = SeatRow(wanted, "person", person, name)
            self.row.updated = now()
            await self._start_if_full()
            self._tell_table()
            return wanted

        return await self._apart(change)

    async def stand_up(self, person: str) -> bool:
        """Free all seats of a person; tells whether anybody is left."""

        async def change() -> bool:
            self._must_wait()
            for place in self.seats_of(person):
                if await self.store.free_seat(self.id, place, person):
                    self.seats[place] = SeatRow(place, "open")
            occupied = any(place.kind == "person" for place in self.seats)
            if not occupied:
                await self.store.remove_waiting(self.id)
            self._tell_table()
            return occupied

        return await self._apart(change)

    async def start_if_full(self) -> None:
        """Deal, if nobody is missing any more."""
        await self._apart(self._start_if_full)

    async def _start_if_full(self) -> None:
        if self.row.status == "waiting" and all(place.kind != "open" for place in self.seats):
            self.row.rules_version = self.game.rules_version
            await self._commit(self.game.start(self.row.players, self.row.seed, self.row.options), "start", None, None)

    async def _apart(self, change: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Make a change to its end, even if the one who asked for it goes away meanwhile."""

        async def alone() -> T:
            async with self.lock:
                return await change()

        task = asyncio.create_task(alone())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def settled(self) -> None:
        """Wait for the changes that were accepted."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _commit(self, after: Table[Any], kind: Kind, seat: Seat | None, choice: str | None) -> None:
        """Write a step down, and only then let the table be where it leads."""
        version = 0 if kind == "start" else self.version + 1
        sights = Sights() if kind == "undo" else Sights.of(after)
        checkpoint = self._checkpoint_of(after, version)
        row = LogRow(version, kind, seat, choice, sights.to_json(), now())
        result = after.result
        status = "finished" if after.decision is None else "running"
        turn = after.decision.seat if after.decision else None
        kept = None if result is None else encode(result.to_json())
        move = Move(self.id, row, status, self.row.rules_version, turn, kept, checkpoint)
        try:
            await self.store.writer.append(move)
        except Conflict:
            await self._reload()
            raise Refusal("stale", "The table has moved on; here is how it is now.", 409) from None
        except StoreDown:
            # The commit may have happened although its answer was lost.
            await self._reload()
            raise
        turned = status != self.row.status
        self.table, self.version = after, version
        self.row.status = "finished" if after.decision is None else "running"
        self.row.turn, self.row.version, self.row.updated = turn, version, row.made
        self.row.result = None if result is None else result.to_json()
        if checkpoint is not None:
            self._checkpoint = version
        self.steps.append(LoggedStep(version, seat, kind == "undo", sights))
        self._updates.clear()
        for viewer in self.viewers:
            viewer.tell_update()
        if turned:
            self._tell_table()
        self.wake_bots()

    def _checkpoint_of(self, after: Table[Any], version: int) -> str | None:
        """A position to store now and then; never one that an undo could still leave behind."""
        if version - self._checkpoint < CHECKPOINT_EVERY or after.can_undo:
            return None
        return encode(after.position())

    def _playable(self, version: int) -> Table[Any]:
        if self.table is None or self.row.status != "running":
            raise Refusal("not_running", "This game is not running.", 409)
        if version != self.version:
            raise Refusal("stale", "The table has moved on; here is how it is now.", 409)
        return self.table

    def _must_wait(self) -> None:
        if self.row.status != "waiting":
            raise Refusal("already_started", "This game has already begun.", 409)

    # -- bots and people ---------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let a bot think if it is its turn."""
        if self.bot_to_move() is not None:
            self._on_bot_turn(self)

    def bot_to_move(self) -> tuple[Seat, str] | None:
        """The seat and name of the bot whose turn it is."""
        if self.table is None or self.table.decision is None:
            return None
        place = self.seats[self.table.decision.seat]
        return (place.seat, place.bot or "") if place.kind == "bot" else None

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats a person holds."""
        return [place.seat for place in self.seats if person is not None and place.person == person]

    def rename(self, person: str, name: str) -> None:
        """A person has another name now."""
        own = self.seats_of(person)
        for seat in own:
            self.seats[seat].name = name
        if own:
            self.tell_seats()

    def tell_seats(self) -> None:
        """Somebody came, went, or is called differently."""
        for viewer in self.viewers:
            viewer.tell_seats()

    def _tell_table(self) -> None:
        for viewer in self.viewers:
            viewer.tell_table()

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not self.viewers and not self._tasks and not self.lock.locked() and self.bot_to_move() is None

    # -- what viewers get --------------------------------------------------------------------------------

    def can_undo(self, seat: Seat | None) -> bool:
        """Whether this seat may take its last choice back."""
        table = self.table
        return table is not None and table.can_undo and table.decision is not None and table.decision.seat == seat

    def view(self, seat: Seat | None) -> dict[str, Any] | None:
        """What this seat sees, None while the table waits."""
        return None if self.table is None else self.table.view(seat)

    def thinking(self) -> Seat | None:
        """The seat of the bot that thinks."""
        bot = self.bot_to_move()
        return None if bot is None else bot[0]

    def seat_infos(self, person: str | None) -> list[SeatInfo]:
        """Who sits where, for this reader."""
        return seat_infos(self.seats, person, self.people_present())

    def people_present(self) -> set[str | None]:
        """Who looks at the table."""
        return {viewer.person for viewer in self.viewers}

    def table_message(self, seat: Seat | None, person: str | None) -> bytes:
        """Everything, for a viewer who has nothing yet."""
        row = self.row
        info = TableInfo(
            id=row.id,
            game=row.game,
            status=row.status,
            players=row.players,
            options=row.options,
            seats=self.seat_infos(person),
            public=row.public,
            updated=row.updated,
            your_turn=row.status == "running" and row.turn in self.seats_of(person),
            commitment=sha256(row.seed.encode()).hexdigest(),
            seed=row.seed if row.status == "finished" else None,
            rules_version=row.rules_version,
            problem="other_rules" if self.problem else None,
        )
        log = [step.seen_by(seat) for step in self.steps]
        message = TableMessage(info, seat, self.version, self.view(seat), self.can_undo(seat), self.thinking(), log)
        return write_message(message)

    def update_message(self, seat: Seat | None, since: int) -> bytes:
        """What happened after a version; viewers of the same seat share it."""
        key = (seat, since)
        if key not in self._updates:
            steps = [step.seen_by(seat) for step in self.steps[since + 1 :]]
            message = Update(self.version, self.view(seat), self.can_undo(seat), self.thinking(), steps)
            self._updates[key] = write_message(message)
        return self._updates[key]

    def refused_message(self, seat: Seat | None, code: str, sentence: str) -> bytes:
        """Why a message changed nothing."""
        return write_message(Refused(code, sentence, self.version, self.view(seat), self.can_undo(seat), self.thinking()))


def seat_infos(seats: list[SeatRow], person: str | None, present: set[str | None]) -> list[SeatInfo]:
    """Who sits where; bots are always there."""
    return [
        SeatInfo(
            seat=place.seat,
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            present=place.kind == "bot" or (place.kind == "person" and place.person in present),
            you=person is not None and place.person == person,
        )
        for place in seats
    ]
