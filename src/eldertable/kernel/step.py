"""Steps: what is still to be done, the first thing first, is the agenda in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from eldertable.kernel.decision import Decision, snake_case
from eldertable.kernel.errors import RulesDefect

if TYPE_CHECKING:
    from eldertable.kernel.state import State

S = TypeVar("S", bound="State")

# No rulebook does so much between two questions; an agenda that does has lost its way.
MOST_STEPS = 100_000
WITHIN_REASON = range(MOST_STEPS)


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False, tag_field="type", tag=snake_case):
    """One thing to do. A step that never asks has `do`; one that asks has `ask`, and `answer` for what was chosen.

    It leaves the agenda just before `do` or `answer` runs; to be asked again it puts itself back: `s.next(self)`.
    """

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "do" in vars(cls) and "ask" not in vars(cls):
            # The same as `ask` below without a call between, which is felt where most steps never ask.
            cls.ask = cls.do  # type: ignore[method-assign]

    def do(self, s: S) -> None:
        """Do it, without a question."""
        raise NotImplementedError(f"{type(self).__name__} has neither `do` nor `ask`")

    def ask(self, s: S) -> Decision | None:
        """The question, with nothing changed; or None after doing what needs no question."""
        self.do(s)
        return None

    def answer(self, s: S, choice: Any) -> None:
        """Carry out what was chosen."""
        raise NotImplementedError(f"{type(self).__name__} asks, but has no `answer`")


def to_next_question(s: State) -> Decision | None:
    """Do what is due, up to the next question; None at the end of the game, when nothing is left to do.

    A question with a single option is answered by the table itself, unless it is a moment to confirm.
    """
    agenda = s.agenda
    for _ in WITHIN_REASON:
        if not agenda:
            return None
        step = agenda.pop(0)
        decision = step.ask(s)
        if decision is None:
            continue
        options = decision.options
        if len(options) > 1 or (decision.confirm and options):
            agenda.insert(0, step)
            return decision
        if not options:
            raise RulesDefect(f"{type(step).__name__} asks {decision.kind!r} of seat {decision.seat} without any option.")
        step.answer(s, options[0])
    raise RulesDefect(f"The rules did {MOST_STEPS} steps without a question; the next would be {agenda[:3]!r}.")


def step_union(base: type[Step[Any]]) -> Any:
    """The type of all steps of a game, by which its agenda is read from JSON; a step belongs to it by being a subclass."""
    union: Any = None
    for step in subclasses(base):
        if step.do is not Step.do or step.ask is not Step.ask:
            union = step if union is None else union | step
    return union


def subclasses(base: type[Step[Any]]) -> list[type[Step[Any]]]:
    """A class and everything below it."""
    return [base, *(each for child in base.__subclasses__() for each in subclasses(child))]
