"""A table: one game in progress, its state and how it came there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

import msgspec

from eldertable.kernel.chance import Chance
from eldertable.kernel.decision import Choice, Decision, Seat
from eldertable.kernel.errors import CannotUndo, IllegalChoice, MalformedChoice, RulesDefect
from eldertable.kernel.events import Event
from eldertable.kernel.form import json_form
from eldertable.kernel.record import Origin, Record
from eldertable.kernel.state import State
from eldertable.kernel.step import to_next_question
from eldertable.kernel.view import Asked, Blocked, View

if TYPE_CHECKING:
    from eldertable.kernel.game import Game, Options
    from eldertable.kernel.result import Result

S = TypeVar("S", bound=State)

# Every so many entries there is a milestone.
MILESTONE_EVERY = 32
# The state is kept at every second milestone, so that going back never means to play long.
SNAPSHOT_EVERY = 2 * MILESTONE_EVERY
# So often the hidden part is dealt again if in a deal nobody could be asked what is being asked.
MOST_DEALS = 200


class Redeal(Choice, frozen=True):
    """The hidden part was dealt anew for the eyes of this seat: an entry of a table's history like any choice."""

    seat: Seat
    seed: int | str


def is_redeal(form: Any) -> bool:
    """Whether an entry of a record says that the hidden part was dealt anew: nobody chose anything there."""
    return isinstance(form, dict) and form.get("type") == "redeal"


class Entry(msgspec.Struct, Generic[S], eq=False, gc=False):
    """One choice of a table's history; tables that forked from each other share their past."""

    past: Entry[S] | None
    choice: Choice | None
    index: int
    final: bool = False
    snapshot: S | None = None


class Milestone(Entry[S], eq=False, gc=True):
    """An entry that the garbage collector knows: it frees such ones in turn, so that a long chain never exhausts the stack."""


class Table(Generic[S]):
    """One game in progress: read `decision`, `choose` one of its options, until `result` is there."""

    __slots__ = ("_entry", "_events", "decision", "game", "options", "origin", "players", "state")

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Options,
        origin: Origin,
        state: S,
        decision: Decision | None,
        entry: Entry[S],
        events: Sequence[Event],
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.origin = origin
        # The live state, hidden things included: for rules, tests and tools; never for players or bots.
        self.state = state
        self.decision = decision
        self._entry = entry
        self._events = events

    @classmethod
    def begin(cls, game: Game[S], players: int, options: Options, origin: Origin, state: S) -> Self:
        """A new table at its first decision."""
        decision = to_next_question(state)
        events, state.outbox = state.outbox, []
        return cls(game, players, options, origin, state, decision, Entry(None, None, 0, True, state.copy()), events)

    @classmethod
    def taking_over(cls, other: Table[S], origin: Origin) -> Self:
        """A table of this kind in the place of another, which is not used any more, with another origin to tell of."""
        return cls(other.game, other.players, other.options, origin, other.state, other.decision, other._entry, other._events)

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
        state = self.state
        counter = state.chance.counter
        try:
            state.agenda.pop(0).answer(state, choice)
            after = to_next_question(state)
        except Exception:
            self._go_back_to(self._entry)
            raise
        self.decision = after
        events = self._events = state.outbox
        state.outbox = []
        final = after is None or after.seat != decision.seat or state.chance.counter != counter
        if not final:
            for event in events:
                if event.reveals:
                    final = True
                    break
        self._note(choice, final)

    def __repr__(self) -> str:
        """Which game it is, and where it stands."""
        where = "over" if self.decision is None else repr(self.decision)
        return f"<{type(self).__name__} of {self.game.id} for {self.players}, after {self.version} choices: {where}>"

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last choice caused, hidden things included; `events_for` filters them for a seat."""
        return tuple(self._events)

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state) if self.decision is None else None

    @property
    def version(self) -> int:
        """How many choices were made so far."""
        return self._entry.index

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """Exactly what this seat may see (None: a spectator), as JSON-able data."""
        if seat is not None and seat not in range(self.players):
            raise IllegalChoice(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}, or None for a spectator.")
        form: dict[str, Any] = json_form(self.views([seat])[0])
        return form

    def views(self, seats: Sequence[Seat | None]) -> list[View]:
        """What each of these seats may see, before it takes its JSON form: to be written down at once."""
        result = self.result
        tie_break = None if self.decision is not None else self.game.tie_break(self.state)
        return [
            View(
                game=self.game.id,
                rules_version=self.game.rules_version,
                players=self.players,
                options=self.options,
                seat=seat,
                decision=self._asked(seat),
                result=result,
                tie_break=tie_break,
                board=board,
            )
            for seat, board in zip(seats, self.game.views(self.state, seats), strict=True)
        ]

    def odds(self, seat: Seat | None) -> dict[str, Any] | None:
        """The chances this seat may wish to know, as JSON-able data; None if the game is over or knows none."""
        odds = None if self.decision is None else self.game.odds(self.state, seat)
        form: dict[str, Any] | None = json_form(odds)
        return form

    def _asked(self, seat: Seat | None) -> Asked | None:
        decision = self.decision
        if decision is None:
            return None
        about = dict(decision.about or {})
        if seat != decision.seat:
            return Asked(decision.seat, decision.kind, about, decision.confirm)
        blocked = [Blocked(choice, why) for choice, why in self.game.blocked(self.state, decision.seat)]
        return Asked(decision.seat, decision.kind, about, decision.confirm, decision.options, blocked)

    def events_for(self, seat: Seat | None) -> list[dict[str, Any]]:
        """What this seat saw happen by the last choice, as JSON-able data."""
        seen = (event.seen_by(seat) for event in self._events)
        return [event.to_json() for event in seen if event is not None]

    # -- copies and history ------------------------------------------------------------------------

    def fork(self) -> Self:
        """An independent copy at this very decision."""
        return type(self)(
            self.game, self.players, self.options, self.origin, self.state.copy(), self.decision, self._entry, self._events
        )

    def determinise(self, seat: Seat, seed: int | str) -> None:
        """Deal anew, in place, what this seat cannot see, future chance included."""
        if seat not in range(self.players):
            raise IllegalChoice(f"There is no seat {seat!r}; seats are 0 to {self.players - 1}.")
        self._redeal(seat, seed)
        self._note(Redeal(seat, seed), True)
        self._events = ()

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back: no chance used, nothing revealed, the same decider."""
        return not self._entry.final

    def undo(self, *, agreed: bool = False) -> None:
        """Take the last choice back; with the others' agreement also one that is final. Chance is never rerolled."""
        if self._entry.past is None or (self._entry.final and not agreed):
            raise CannotUndo("This choice cannot be taken back: it used chance, revealed something, or ended the decider's move.")
        self._go_back_to(self._entry.past)
        self._events = ()

    def choices(self) -> list[Choice]:
        """All choices so far, the first one first."""
        made: list[Choice] = []
        entry: Entry[S] | None = self._entry
        while entry is not None and entry.choice is not None:
            made.append(entry.choice)
            entry = entry.past
        made.reverse()
        return made

    def record(self) -> Record:
        """The whole game so far, enough to play it again anywhere."""
        result = self.result
        return Record.seal(
            game=self.game.id,
            rules_version=self.game.rules_version,
            players=self.players,
            options=json_form(self.options),
            origin=self.origin,
            choices=[choice.to_json() for choice in self.choices()],
            result=None if result is None else result.to_json(),
        )

    def position(self) -> dict[str, Any]:
        """The state at this decision, as JSON-able data that can be edited by hand."""
        state = json_form(self.state)
        del state["outbox"]
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": json_form(self.options),
            "state": state,
        }

    def repeat(self, form: Any) -> None:
        """Do again one entry of a record: a choice in its JSON form, or a redeal."""
        if is_redeal(form):
            try:
                redeal = msgspec.convert(form, Redeal)
            except msgspec.ValidationError as error:
                raise MalformedChoice(f"This is no redeal: {error}.") from None
            self.determinise(redeal.seat, redeal.seed)
        else:
            self.choose(self.game.choice(form))

    # -- the machinery -----------------------------------------------------------------------------

    def _note(self, choice: Choice, final: bool) -> None:
        """Write what was done into the history."""
        past = self._entry
        index = past.index + 1
        if index % MILESTONE_EVERY:
            self._entry = Entry(past, choice, index, final)
        else:
            self._entry = Milestone(past, choice, index, final, None if index % SNAPSHOT_EVERY else self.state.copy())

    def _go_back_to(self, entry: Entry[S]) -> None:
        """Bring the table to an entry of its history: to the snapshot before it, and through the choices since."""
        self._entry = entry
        since: list[Choice] = []
        while entry.snapshot is None:
            assert entry.past is not None and entry.choice is not None
            since.append(entry.choice)
            entry = entry.past
        self.state = entry.snapshot.copy()
        self.decision = to_next_question(self.state)
        for choice in reversed(since):
            if isinstance(choice, Redeal):
                self._redeal(choice.seat, choice.seed)
            else:
                self.state.agenda.pop(0).answer(self.state, choice)
                self.decision = to_next_question(self.state)
        self.state.outbox = []

    def _redeal(self, seat: Seat, seed: int | str) -> None:
        """Deal anew until the open question can be asked: that somebody is asked it is known to all.

        The seat's own question stays as it is, since all of it is known to the seat.
        """
        asked = self.decision
        if asked is None or asked.seat == seat:
            self._deal(self.state, seat, f"redeal:{seed}")
            return
        for deal in range(MOST_DEALS):
            state = self.state.copy()
            self._deal(state, seat, f"redeal:{seed}:{deal}" if deal else f"redeal:{seed}")
            step = state.agenda.pop(0)
            decision = step.ask(state)
            if decision is not None and decision.is_open and decision.same_question(asked):
                state.agenda.insert(0, step)
                self.state, self.decision = state, decision
                return
        raise RulesDefect(f"In {MOST_DEALS} deals for seat {seat}, seat {asked.seat} could never be asked {asked.kind!r}.")

    def _deal(self, state: S, seat: Seat, seed: str) -> None:
        state.chance = Chance.of(seed)
        self.game.redeal(state, seat, state.chance)
