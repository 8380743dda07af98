"""Hypothesis plays: random operations on a table, and a failing game shrinks to few choices."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from eldertable.kernel import Table
from eldertable.testing.configurations import Configuration
from eldertable.testing.playing import encoded, scene

Check = Callable[[Table[Any]], None]


class GameMachine(RuleBasedStateMachine):
    """One table under test. Every choice is a small number, the place of the option in the list."""

    configuration: Configuration
    check: Check | None = None
    # The table of the latest run: after a failure that of the shrunk game.
    latest: Table[Any] | None = None

    @initialize(seed=st.integers(0, 2**16))
    def start(self, seed: int) -> None:
        """Set the game up."""
        self.table = self.configuration.start(seed)
        type(self).latest = self.table

    @precondition(lambda self: self.table.decision is not None)
    @rule(index=st.integers(0, 63))
    def choose(self, index: int) -> None:
        """Make one of the options happen."""
        decision = self.table.decision
        assert decision is not None
        choice = decision.options[index % len(decision.options)]
        note(f"seat {decision.seat}, {decision.kind}: {choice}")
        self.table.choose(choice)

    @precondition(lambda self: self.table.can_undo)
    @rule()
    def undo(self) -> None:
        """Take the last choice back, and check that it leaves what a replay of the others gives."""
        self.table.undo()
        assert scene(self.table) == scene(self.table.record().replay(self.configuration.game))

    @rule()
    def go_on_with_a_fork(self) -> None:
        """From now on play a copy."""
        before = scene(self.table)
        self.table = self.table.fork()
        type(self).latest = self.table
        assert scene(self.table) == before

    @rule()
    def save_and_load(self) -> None:
        """The position as JSON gives the same table again."""
        loaded = self.configuration.game.from_position(json.loads(json.dumps(self.table.position())))
        assert scene(loaded) == scene(self.table)

    @invariant()
    def nothing_is_lost(self) -> None:
        """Every piece exists exactly once."""
        problems = self.configuration.game.problems(self.table.state)
        assert not problems, problems

    @invariant()
    def nothing_is_told(self) -> None:
        """What a seat cannot see does not show in its view."""
        seat = self.table.version % self.table.players
        twin = self.table.fork()
        twin.determinise(seat, self.table.version)
        assert encoded(twin.view(seat)) == encoded(self.table.view(seat))

    @invariant()
    def own_check(self) -> None:
        """What the caller wants to hold at every decision."""
        if self.check is not None:
            self.check(self.table)


def game_machine(configuration: Configuration, check: Check | None = None) -> type[GameMachine]:
    """A state machine for a configuration; `check` is called at every decision and raises if something is wrong."""
    own = None if check is None else staticmethod(check)
    return type("Machine", (GameMachine,), {"configuration": configuration, "check": own})


def run_machine(machine: type[GameMachine], *, games: int, choices: int, seeded: bool = True) -> None:
    """Let Hypothesis play so many games of so many choices; raises the shrunk failure."""
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=games,
            stateful_step_count=choices,
            deadline=None,
            derandomize=seeded,
            database=None,
            suppress_health_check=list(HealthCheck),
            # Explaining which lines a failure has in common takes longer than finding and shrinking it.
            phases=[phase for phase in Phase if phase is not Phase.explain],
            report_multiple_bugs=False,
        ),
    )
