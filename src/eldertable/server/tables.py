"""One table in play: what the store knows of it, ready in memory, and everyone who looks at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from eldertable.kernel import Game, Seat, Table, Witness
from eldertable.kernel.errors import CannotUndo, EldertableError, IllegalChoice, MalformedChoice, WrongRulesVersion
from eldertable.kernel.view import View
from eldertable.registry import find_game
from eldertable.server.boards import Shown
from eldertable.server.company import Attendants, Gathering, Outcome
from eldertable.server.logbook import KeptLine, Played, beginning, first_position, repeat_line, replay_with_new_rules, steps_back
from eldertable.server.parcel import Parcel
from eldertable.server.promises import seed_of, shares_of
from eldertable.server.ready import NOTHING_READY, NextStep, Ready, make_ready
from eldertable.server.sights import Sights
from eldertable.server.store import (
    Conflict,
    Ending,
    Kind,
    LogRow,
    Move,
    Proposal,
    Status,
    Step,
    Store,
    StoreDown,
    StoredTable,
    encode,
    now,
    step_news,
)
from eldertable.server.wire import Problem, Refusal

T = TypeVar("T")
logger = logging.getLogger(__name__)

# A position is stored about every so many versions, so that loading stays short however long a game gets.
CHECKPOINT_EVERY = 50
# A page takes at most so many milliseconds to show what led to a question: nobody's time runs meanwhile.
TIME_TO_WATCH = 4000


class LiveTable(Gathering):
    """A table in memory. It changes only after the store has the change, so it can be dropped at any time."""

    def __init__(self, store: Store, loaded: StoredTable, attendants: Attendants) -> None:
        super().__init__()
        self.store = store
        self.id = loaded.row.id
        self.game: Game[Any] = find_game(loaded.row.game)
        self.lock = asyncio.Lock()
        self.proposal: Proposal | None = None
        self.gone = False
        self._attendants = attendants
        self._tasks: set[asyncio.Task[Any]] = set()
        self.updates: dict[tuple[Seat | None, int], Parcel] = {}
        # The boards that viewers have before them, as far as they are known: the next choice begins with them.
        self.shown: Shown = {}
        self._take_in(loaded)

    # -- loading ---------------------------------------------------------------------------------------

    def _take_in(self, loaded: StoredTable) -> None:
        """Rebuild the table from what is stored."""
        self.row = loaded.row
        self.plays_together = self.game.plays_together(self.row.options)
        self.seats = loaded.seats
        self.steps = [KeptLine.of(line) for line in loaded.log]
        self.version = max(0, len(self.steps) - 1)
        self.made: list[Seat | None] = []
        for step in self.steps:
            self._count(step)
        self.problem: Problem | None = None
        self.carried_over = False
        self.played = Played()
        self._checkpoint = 0
        self.updates.clear()
        self.shown = {}
        if not loaded.log:
            return
        try:
            board = self._replay(loaded)
        except EldertableError as error:
            # The log stays readable; the game cannot go on with these rules.
            logger.error("table=%s does not replay: %s", self.id, error)
            self.problem = "other_rules"
            return
        self.played = Played(board)
        over = board.decision is None or self.row.ending is not None
        self.row.status = "finished" if over else "running"
        self.row.turn = None if over or board.decision is None else board.decision.seat

    @property
    def in_play(self) -> Table[Any] | None:
        """The game itself; None while the table waits, and if the game cannot go on."""
        try:
            return self.played.to_its_end()
        except EldertableError as error:
            logger.error("table=%s is loaded again: %s", self.id, error)
            self._begin(self._look_up)
            raise Refusal("stale", "The table has moved on; here is how it is now.", 409) from None

    def _count(self, step: KeptLine) -> None:
        """Keep in mind who made the choices that still stand."""
        if step.kind == "choice":
            self.made.append(step.seat)
        elif step.kind == "rules":
            # What was done under other rules stays done.
            self.made.clear()
        elif step.back:
            del self.made[-step.back :]

    def _replay(self, loaded: StoredTable) -> Table[Any]:
        try:
            self.game.check_rules_version(self.row.rules_version)
        except WrongRulesVersion:
            table = replay_with_new_rules(self.game, loaded)
            self.carried_over = True
            return table
        if loaded.checkpoint is None:
            table, lines = beginning(self.game, loaded)
        else:
            self._checkpoint, position = loaded.checkpoint
            table, lines = self.game.from_position(position), loaded.log[self._checkpoint + 1 :]
        for line in lines:
            repeat_line(table, line)
        return table

    async def reload(self) -> None:
        """Begin again from what is stored; within a change."""
        loaded = await self.store.load(self.id)
        if loaded is None:
            self.gone = True
        else:
            self._take_in(loaded)
            self.tell_table()
        self.wake_bots()

    async def refresh(self) -> None:
        """Look up everything anew: somebody else has changed what is stored."""
        await self.apart(self._look_up)

    async def _look_up(self) -> None:
        await self.look_around()
        await self.reload()

    # -- changes ---------------------------------------------------------------------------------------

    async def choose(self, seat: Seat, version: int, form: dict[str, Any]) -> None:
        """Make a choice for a seat; returns after its commit.

        Should whoever waits for it be ended meanwhile, the table finds out with its next change what was written.
        """
        async with self.lock:
            table = self._playable(version)
            if table.decision is None or table.decision.seat != seat:
                raise Refusal("not_your_turn", "It is not your turn.", 409)
            after = table.fork()
            try:
                with Witness(after.state, table.state) as witness:
                    after.choose(self.game.choice(form))
            except MalformedChoice as error:
                raise Refusal("malformed", str(error)) from None
            except IllegalChoice as error:
                raise Refusal("illegal", str(error)) from None
            await self.commit(after, "choice", seat, encode(form), witness=witness)

    async def undo(self, seat: Seat, version: int) -> None:
        """Take back the last choice of a seat; returns after its commit."""
        async with self.lock:
            table = self._playable(version)
            if not self.can_undo(seat):
                raise Refusal("cannot_undo", "This choice cannot be taken back any more.", 409)
            after = table.fork()
            try:
                after.undo()
            except CannotUndo as error:
                raise Refusal("cannot_undo", str(error), 409) from None
            await self.commit(after, "undo", seat, None)

    async def take_back(self, seat: Seat) -> None:
        """Go back to before the last choice of a seat, with the agreement of the others; within a change."""
        back = self.steps_to_take_back(seat)
        if self.in_play is None or back == 0:
            raise Refusal("cannot_undo", "There is nothing to take back.", 409)
        after = self.in_play.fork() if self.in_play.version >= back else await self._from_the_beginning()
        for _ in range(back):
            after.undo(agreed=True)
        await self.commit(after, "takeback", seat, str(back))

    def steps_to_take_back(self, seat: Seat) -> int:
        """How many choices lie between now and the last one of a seat, with that one; 0 if there is none."""
        return next((back for back, maker in enumerate(reversed(self.made), 1) if maker == seat), 0)

    async def _from_the_beginning(self) -> Table[Any]:
        """The table with its whole history, which it does not have if it was loaded from a later position."""
        loaded = await self.store.load(self.id)
        assert loaded is not None
        table, lines = beginning(self.game, loaded)
        for line in lines:
            repeat_line(table, line)
        return table

    async def end(self, seat: Seat | None, ending: Ending) -> None:
        """End the game otherwise than by its rules; within a change."""
        assert self.in_play is not None
        await self.commit(self.in_play, "end", seat, encode(ending), ending)

    async def start_if_full(self) -> None:
        """Deal, if nobody is missing any more."""
        await self.apart(self.start_now)

    async def start_now(self) -> None:
        """The same within a change."""
        if self.row.status == "waiting" and all(place.kind != "open" for place in self.seats):
            self.row.rules_version = self.game.rules_version
            if self.row.secret is not None:
                self.row.seed = seed_of(self.row.secret, shares_of(self.seats))
            await self.commit(first_position(self.game, self.row), "start", None, None)

    async def apart(self, change: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Make a change to its end, even if the one who asked for it goes away meanwhile."""
        return await asyncio.shield(self._begin(change))

    def _begin(self, change: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        async def alone() -> T:
            async with self.lock:
                return await change()

        task = asyncio.create_task(alone())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settled(self) -> None:
        """Wait for the changes that were accepted."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def commit(
        self,
        after: Table[Any],
        kind: Kind,
        seat: Seat | None,
        choice: str | None,
        ending: Ending | None = None,
        witness: Witness[Any] | None = None,
    ) -> None:
        """Write a step down, and only then let the table be where it leads."""
        if self.carried_over and kind != "rules":
            # Before anything else is written: the game goes on from here with the rules of today.
            assert self.in_play is not None
            await self.commit(self.in_play, "rules", None, encode(self.in_play.position()))
        version = 0 if kind == "start" else self.version + 1
        quiet = kind in ("undo", "takeback", "end", "rules")
        sights = Sights() if quiet else Sights.of(after)
        checkpoint = choice if kind == "rules" else None if quiet else self._checkpoint_of(after, version)
        line = LogRow(version, kind, seat, choice, sights.to_json(), now())
        decision = None if ending else after.decision
        turn = decision.seat if decision else None
        deadline = self.deadline_for(turn)
        result = after.result
        status: Status = "running" if decision else "finished"
        kept = None if result is None else encode(result.to_json())
        over = None if ending is None else encode(ending)
        step = KeptLine(version, kind, seat, steps_back(line), line.made, ending, sights)
        ready = None if witness is None else self.get_ready(NextStep(after, step, witness, deadline))
        move = Move(
            self.id,
            line,
            status,
            self.game.rules_version,
            turn,
            kept,
            checkpoint,
            deadline,
            over,
            self.row.seed if kind == "start" else None,
            self._news_of(line, turn, deadline, ready) if status == "running" else None,
        )
        try:
            await self.store.writer.append(move)
        except Conflict:
            await self.reload()
            raise Refusal("stale", "The table has moved on; here is how it is now.", 409) from None
        except StoreDown:
            # The commit may have happened although its answer was lost.
            await self.reload()
            raise
        turned = self.row.status != status
        passed = turned or self.row.turn != turn
        self.row.status, self.row.turn, self.row.version, self.row.updated = status, turn, version, line.made
        self.row.result = None if result is None else result.to_json()
        self.row.deadline, self.row.ending = deadline, ending
        self.row.rules_version, self.carried_over = self.game.rules_version, False
        if checkpoint is not None or kind == "takeback":
            self._checkpoint = version if checkpoint is not None else 0
        self.arrive(Played(after), step, ready)
        if turned:
            self.tell_table()
        if passed:
            self._attendants.turn_passed(self)
        self.wake_bots()
        # The only thing that takes time comes last: should whoever waits for it be ended meanwhile, nothing else is left undone.
        await self._drop_outdated()

    def get_ready(self, step: NextStep) -> Ready:
        """What everybody who looks, here or elsewhere, will be told of the next step."""
        return make_ready(step, self.seats, {viewer.seat for viewer in self.viewers} | self.seats_elsewhere(), self.shown)

    def _news_of(self, line: LogRow, turn: Seat | None, deadline: int | None, ready: Ready | None) -> str | None:
        """What the processes are told through which others look at this table."""
        elsewhere = self.seats_elsewhere()
        if ready is None or not elsewhere:
            return None
        parcels = tuple((seat, ready.parcels[seat].packed) for seat in sorted(elsewhere))
        return step_news(self.id, Step(line, self.game.rules_version, turn, deadline, parcels))

    def arrive(self, played: Played, step: KeptLine, ready: Ready | None) -> None:
        """Be where a step leads that is written down, and tell everybody who looks."""
        self.played, self.version = played, step.version
        self.steps.append(step)
        self._count(step)
        parcels, self.shown = ready or NOTHING_READY
        self.updates = {(seat, step.version - 1): parcel for seat, parcel in parcels.items()}
        for viewer in self.viewers:
            viewer.tell_update()

    async def ask(self, proposal: Proposal | None, outcome: Outcome | None, about: Proposal | None) -> None:
        """Change what the others are asked, and tell everybody; within a change."""
        await self.store.keep_proposal(self.id, proposal)
        self.asked(proposal, outcome, about)

    def asked(self, proposal: Proposal | None, outcome: Outcome | None, about: Proposal | None) -> None:
        """Something else is asked now; everybody is told."""
        self.proposal = proposal
        for viewer in self.viewers:
            viewer.tell_proposal(outcome, about)

    async def _drop_outdated(self) -> None:
        proposal = self.proposal
        if proposal is None or not self._outdated(proposal):
            return
        try:
            await self.ask(None, "outdated", proposal)
        except StoreDown:
            # It is dropped when the table is next loaded.
            self.proposal = None

    def _outdated(self, proposal: Proposal) -> bool:
        """Whether the game went on: only the newest choices are taken back, and what is over cannot be broken off."""
        return self.row.status != "running" or (proposal.kind == "undo" and proposal.version != self.version)

    async def look_around(self) -> None:
        """Fetch what was said and asked."""
        around = await self.store.around(self.id)
        self.chat = around.said
        self.proposal = None if around.asked is None or self._outdated(around.asked) else around.asked

    def deadline_for(self, turn: Seat | None) -> int | None:
        """Until when a seat should have decided; bots and tables without a limit have all the time they want."""
        if turn is None or self.row.move_limit is None or self.seats[turn].kind != "person":
            return None
        return now() + self.row.move_limit * 1000 + TIME_TO_WATCH

    def _checkpoint_of(self, after: Table[Any], version: int) -> str | None:
        """A position to store now and then while the game runs; never one that an undo could still leave behind."""
        if version - self._checkpoint < CHECKPOINT_EVERY or after.can_undo or after.decision is None:
            return None
        return encode(after.position())

    def _playable(self, version: int) -> Table[Any]:
        self.must_run()
        assert self.in_play is not None
        if version != self.version:
            raise Refusal("stale", "The table has moved on; here is how it is now.", 409)
        return self.in_play

    def must_run(self) -> None:
        """Refuse what makes sense in a running game only."""
        if self.in_play is None or self.row.status != "running":
            raise Refusal("not_running", "This game is not running.", 409)

    def must_wait(self) -> None:
        """Refuse what makes sense before the start only."""
        if self.row.status != "waiting":
            raise Refusal("already_started", "This game has already begun.", 409)

    # -- bots, and what a seat sees ---------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let a bot think if it is its turn, and only then."""
        self._attendants.see_to_bots(self)

    def bot_to_move(self) -> tuple[Seat, str] | None:
        """The seat and name of the bot whose turn it is."""
        if self.gone or not self.played.begun or self.row.status != "running" or self.row.turn is None:
            return None
        place = self.seats[self.row.turn]
        return (place.seat, place.bot or "") if place.kind == "bot" else None

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not self.viewers and not self._tasks and not self.lock.locked() and self.bot_to_move() is None

    def can_undo(self, seat: Seat | None) -> bool:
        """Whether this seat may take its last choice back by itself."""
        table = self.in_play
        return bool(self.made) and table is not None and table.can_undo and self.row.turn is not None and self.row.turn == seat

    def view(self, seat: Seat | None) -> View | None:
        """What this seat sees, to be written down at once; None while the table waits."""
        return None if self.in_play is None else self.in_play.views([seat])[0]

    def thinking(self) -> Seat | None:
        """The seat of the bot that thinks."""
        bot = self.bot_to_move()
        return None if bot is None else bot[0]
