"""Tables of games whose rules are still generators: the state at a checkpoint and the choices since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from eldertable.kernel.chance import Chance
from eldertable.kernel.decision import CHECKPOINT, Choice, Decision, Rules, Seat
from eldertable.kernel.errors import CannotUndo, IllegalChoice, RulesDefect
from eldertable.kernel.events import Event
from eldertable.kernel.form import json_form
from eldertable.kernel.record import Origin
from eldertable.kernel.state import State
from eldertable.kernel.table import Redeal, Table

if TYPE_CHECKING:
    from eldertable.kernel.game import Game, Options

S = TypeVar("S", bound=State)

# A snapshot is kept about every so many choices, so that no replay is ever long.
SNAPSHOT_EVERY = 64
# Every so many steps there is a milestone.
MILESTONE_EVERY = 32
# The index of the step on which the rules start: of its checkpoints nothing is kept.
BEFORE_ALL = -1


class Step(msgspec.Struct, Generic[S], eq=False, gc=False):
    """One choice of a table's history; tables that forked from each other share their past."""

    past: Step[S] | None
    choice: Choice | None
    index: int
    checkpoint: bool = False
    final: bool = False
    snapshot: S | None = None


class Milestone(Step[S], eq=False, gc=True):
    """A step that the garbage collector knows: it frees such ones in turn, so that a long chain never exhausts the stack."""


class ReplayingTable(Table[S]):
    """A table that is copied by starting the rules at a checkpoint and making the choices since again."""

    __slots__ = (
        "_copied",
        "_due",
        "_kept",
        "_rules",
        "_spare",
        "_state",
        "_step",
    )

    def __init__(self, game: Game[S], players: int, options: Options, state: S, origin: Origin) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.origin = origin
        self.decision: Decision | None = None
        self._step: Step[S] = Step(None, None, 0, final=True, snapshot=state)
        self._kept = 0
        self._copied = 0
        self._due = SNAPSHOT_EVERY
        self._spare: Step[S] | None = None
        self._restart(state.copy())
        self._events: list[Event] = self._state.outbox
        self._state.outbox = []

    # -- playing -----------------------------------------------------------------------------------

    def choose(self, choice: Choice) -> None:
        """Make one of the options of the decision happen, up to the next decision."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over; there is nothing to choose any more.")
        options = decision.options
        try:
            # An equal choice may still be another value (True for 1): what happens and is recorded is the option itself.
            choice = options[options.index(choice)]
        except ValueError:
            expected = ", ".join(str(option) for option in options)
            raise IllegalChoice(f"{choice!s} is not possible now. Possible: {expected}.") from None
        state = self._state
        counter = state.chance.counter
        before = self._step
        index = before.index + 1
        step = self._step = (Step if index % MILESTONE_EVERY else Milestone)(before, choice, index)
        try:
            self._advance(choice, step)
        except Exception:
            self._step = before
            self._rebuild()
            raise
        events = self._events = state.outbox
        state.outbox = []
        after = self.decision
        if after is None or after.seat != decision.seat or state.chance.counter != counter:
            step.final = True
        else:
            for event in events:
                if event.reveals:
                    step.final = True
                    break

    @property
    def state(self) -> S:  # type: ignore[override]
        """The live state, hidden things included: for rules, tests and tools; never for players or bots."""
        return self._state

    @property
    def version(self) -> int:
        """How many choices were made so far."""
        return self._step.index

    # -- copies and history ------------------------------------------------------------------------

    def fork(self) -> ReplayingTable[S]:
        """An independent copy at this very decision."""
        copy: ReplayingTable[S] = ReplayingTable.__new__(ReplayingTable)
        copy.game = self.game
        copy.players = self.players
        copy.options = self.options
        copy.origin = self.origin
        copy._step = self._step
        copy._rebuild()
        copy._events = self._events
        # A table that is copied once will be copied again: from now on its latest checkpoint is always at hand.
        self._copied = self._step.index + SNAPSHOT_EVERY
        self._due = 0
        return copy

    def determinise(self, seat: Seat, seed: int | str) -> None:
        """Deal anew, in place, what this seat cannot see, future chance included."""
        if seat not in range(self.players):
            raise IllegalChoice(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}.")
        redeal = Redeal(seat, seed)
        # If nothing happened since the checkpoint and the decider's options stay, copies can start from the redealt state.
        own = self.decision is not None and self.decision.seat == seat
        untouched = own and self._step.snapshot == self._state
        self._step = Milestone(self._step, redeal, self._step.index + 1, checkpoint=untouched, final=True)
        self._deal_anew(redeal)
        if untouched:
            self._step.snapshot = self._snapshot()
        self._events = []

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back: no chance used, nothing revealed, the same decider."""
        return not self._step.final

    def undo(self, *, agreed: bool = False) -> None:
        """Take the last choice back; with the others' agreement also one that is final. Chance is never rerolled."""
        if self._step.past is None or (self._step.final and not agreed):
            raise CannotUndo("This choice cannot be taken back: it used chance, revealed something, or ended the decider's move.")
        self._step = self._step.past
        self._rebuild()
        self._events = []

    def choices(self) -> list[Choice]:
        """All choices so far, the first one first."""
        made: list[Choice] = []
        step: Step[S] | None = self._step
        while step is not None and step.choice is not None:
            made.append(step.choice)
            step = step.past
        made.reverse()
        return made

    def position(self) -> dict[str, Any]:
        """The state at the last checkpoint and the choices since, as JSON-able data that can be edited by hand."""
        since: list[Choice] = []
        step = self._step
        while step.past is not None and not step.checkpoint:
            assert step.choice is not None
            since.append(step.choice)
            step = step.past
        state = json_form(self._snapshot_of(step))
        del state["outbox"]
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": json_form(self.options),
            "state": state,
            "choices": [choice.to_json() for choice in reversed(since)],
        }

    # -- the machinery -----------------------------------------------------------------------------

    def _advance(self, choice: Choice | None, step: Step[S], keep: bool = False) -> None:
        """Run the rules to the next decision, noting in `step` the checkpoints passed on the way."""
        rules = self._rules
        while True:
            try:
                request = rules.send(choice)
            except StopIteration:
                self.decision = None
                return
            if request is CHECKPOINT:
                choice = None
                step.checkpoint = True
                if keep or step.index >= self._due:
                    self._keep(step, keep)
                continue
            if request.checkpoint:
                step.checkpoint = True
                if keep or step.index >= self._due:
                    self._keep(step, keep)
            options = request.options
            if type(options) is not tuple:
                request.build = options
                options = request.options = tuple(options())
            if len(options) > 1 or (options and request.confirm):
                self.decision = request
                return
            if not options:
                raise RulesDefect(f"{self.game.id} asks {request.kind!r} of seat {request.seat} without any option.")
            choice = options[0]

    def _keep(self, step: Step[S], asked: bool) -> None:
        """Keep the checkpoint that was just reached: for good if asked or now and then, otherwise until the next one."""
        step.snapshot = self._snapshot()
        if step.index < self._due:
            return
        if self._spare is not None and self._spare is not step:
            self._spare.snapshot = None
        if step.index - self._kept >= SNAPSHOT_EVERY:
            self._kept = step.index
            self._spare = None
        else:
            self._spare = None if asked else step
        self._due = 0 if step.index < self._copied else self._kept + SNAPSHOT_EVERY

    def _snapshot(self) -> S:
        """A copy of the state at the checkpoint that was just reached."""
        snapshot = self._state.copy()
        snapshot.outbox = []
        return snapshot

    def _restart(self, state: S) -> None:
        """Start the rules from a state at a checkpoint."""
        self._state = state
        self._rules: Rules[None] = self.game.play(state)
        self._advance(None, Step(None, None, BEFORE_ALL))

    def _rebuild(self) -> None:
        """Bring the table to its step: restart from the nearest snapshot and make the choices since again."""
        steps: list[Step[S]] = []
        latest: Step[S] | None = None
        step = self._step
        while step.snapshot is None:
            if latest is None and step.checkpoint:
                latest = step
            steps.append(step)
            assert step.past is not None
            step = step.past
        self._kept = step.index
        self._copied = 0
        self._due = self._kept + SNAPSHOT_EVERY
        self._spare = None
        self._restart(step.snapshot.copy())
        while steps:
            step = steps.pop()
            if type(step.choice) is Redeal:
                self._deal_anew(step.choice)
                if step is latest:
                    step.snapshot = self._snapshot()
            else:
                # The latest checkpoint is kept, so that the next copy from here is short.
                self._advance(step.choice, step, step is latest)
        self._state.outbox = []

    def _snapshot_of(self, step: Step[S]) -> S:
        """The state at the checkpoint of a step."""
        if step.snapshot is None:
            visitor = self.fork()
            visitor._step = step
            visitor._rebuild()
        assert step.snapshot is not None
        return step.snapshot

    def _deal_anew(self, redeal: Redeal) -> None:
        state = self._state
        state.chance = Chance.of(f"redeal:{redeal.seed}")
        self.game.redeal(state, redeal.seat, state.chance)
        if self.decision is not None:
            self.decision.refresh()
