"""Tables for people on standard output, progress on standard error, JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from eldertable.kernel.errors import EldertableError


class CannotWrite(EldertableError):
    """A file cannot be written."""


def print_json(value: Any) -> None:
    """One JSON object and nothing else."""
    print(msgspec.json.encode(value).decode())


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if somebody is there to see it; call it with how much is done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def print_table(title: str, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """A table whose first column is text and whose other columns are numbers."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    for index, column in enumerate(columns):
        table.add_column(column, justify="right" if index else "left")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


def write_text(file: Path, text: str) -> None:
    """Write a file whole, or not at all."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise CannotWrite(f"{file} cannot be written: {error.strerror or error}.") from None


def share_with_interval(share: float, interval: tuple[float, float]) -> str:
    """`62 % (55-69)`."""
    return f"{100 * share:.1f} % ({100 * interval[0]:.0f}-{100 * interval[1]:.0f})"
