"""What the checks found, for people and as JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

Area = Literal["content", "texts", "rules", "learning"]


class Problem(msgspec.Struct, frozen=True):
    """One thing to put right: where it belongs, and a sentence that says what it is."""

    area: Area
    scope: str
    message: str


class Coverage(msgspec.Struct, frozen=True):
    """How the clauses of one game's rules are tested."""

    clauses: int
    tested: int
    excused: int
    untested: tuple[str, ...]


class Report(msgspec.Struct, frozen=True):
    """Everything the checks found; `notes` say what could not be checked here, and what somebody should read again."""

    games: tuple[str, ...]
    problems: tuple[Problem, ...]
    coverage: dict[str, Coverage]
    notes: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing has to be put right."""
        return not self.problems

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        form: dict[str, Any] = msgspec.to_builtins(self)
        return {"ok": self.ok, **form}

    def show(self, console: Console) -> None:
        """Print the report for people."""
        for area, title in (("content", "Content"), ("texts", "Texts"), ("rules", "Rules"), ("learning", "Books")):
            found = [problem for problem in self.problems if problem.area == area]
            console.print(f"[bold]{title}[/bold]: {len(found) or 'no'} problem{'' if len(found) == 1 else 's'}")
            for problem in found:
                console.print(f"  [red]{escape(problem.scope)}[/red] {escape(problem.message)}", highlight=False, soft_wrap=True)
        if self.coverage:
            console.print(self._coverage_table())
        for note in self.notes:
            console.print(f"[yellow]{escape(note)}[/yellow]", soft_wrap=True)

    def _coverage_table(self) -> Table:
        table = Table("Game", title="Rule coverage", title_justify="left")
        for heading in ("clauses", "with a test", "excused", "without a test"):
            table.add_column(heading, justify="right")
        for game, coverage in self.coverage.items():
            counts = (coverage.clauses, coverage.tested, coverage.excused, len(coverage.untested))
            table.add_row(game, *(str(count) for count in counts))
        return table
