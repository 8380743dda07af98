"""A table for tests of rules: played by the text forms of choices, with short words for what tests ask about."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from eldertable.kernel import Choice, Event, State, Table

S = TypeVar("S", bound=State)

# More than any way to a question that a test waits for.
MOST_CHOICES = 200


class Play(Generic[S]):
    """A table that is played by the text forms of choices, e.g. `take_gate:2:salem`; `log` holds all that happened."""

    def __init__(self, table: Table[S]) -> None:
        self.table = table
        self.log: list[Event] = list(table.events)

    def do(self, *choices: str) -> Self:
        """Make the choices, one after the other; the beginning of a text form will do. Each must leave a state that can be."""
        for text in choices:
            self.table.choose(self._named(text))
            self.log += self.table.events
            problems = self.table.game.problems(self.table.state)
            assert not problems, problems
        return self

    def until(self, seat: int, kind: str) -> Self:
        """Make the first option happen until this is asked."""
        for _ in range(MOST_CHOICES):
            if self.asked == (seat, kind):
                return self
            self.do(self.options[0])
        raise AssertionError(f"seat {seat} was never asked {kind!r}")

    def _named(self, text: str) -> Choice:
        decision = self.table.decision
        assert decision is not None, f"the game is over before {text}"
        named: list[Choice] = [option for option in decision.options if f"{option}:".startswith(f"{text}:")]
        exact = [option for option in named if str(option) == text]
        assert len(exact or named) == 1, f"{text} is not just one of {self.options} ({self.asked})"
        return (exact or named)[0]

    @property
    def s(self) -> S:
        """The live state."""
        return self.table.state

    @property
    def options(self) -> list[str]:
        """The text forms of the options now."""
        return [str(option) for option in self.table.decision.options] if self.table.decision else []

    def can(self, text: str) -> bool:
        """Whether an option begins so."""
        return any(f"{option}:".startswith(f"{text}:") for option in self.options)

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what."""
        return (self.table.decision.seat, self.table.decision.kind) if self.table.decision else None

    @property
    def kind(self) -> str:
        """What is asked; nothing when the game is over."""
        return self.table.decision.kind if self.table.decision else ""

    @property
    def about(self) -> dict[str, Any]:
        """What the decision is about."""
        assert self.table.decision is not None
        return dict(self.table.decision.about or {})

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last choice caused."""
        return self.table.events

    def happened(self, kind: type[Event]) -> list[Any]:
        """All events of a kind so far."""
        return [event for event in self.log if type(event) is kind]

    def part(self, name: str) -> list[int]:
        """A part of everybody's final score."""
        assert self.table.result is not None
        return [parts[name] for parts in self.table.result.breakdown]
