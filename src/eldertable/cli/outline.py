"""A general outline of a view, for games that do not draw themselves in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from eldertable.texts import Texts


def outline(board: dict[str, Any], texts: Texts) -> str:
    """The view as indented lines, content by its name."""
    return "\n".join(lines(board, texts, ""))


def lines(value: Any, texts: Texts, indent: str) -> Iterator[str]:
    """One line for each simple entry, and deeper ones below their names."""
    entries = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, entry in entries:
        label = f"{indent}{texts.name(str(key))}"
        if isinstance(entry, dict) or (isinstance(entry, list) and any(isinstance(item, (dict, list)) for item in entry)):
            yield f"{label}:"
            yield from lines(entry, texts, indent + "  ")
        else:
            yield f"{label}: {simple(entry, texts)}"


def simple(entry: Any, texts: Texts) -> str:
    """An entry that fits on a line."""
    match entry:
        case None | [] | "":
            return "-"
        case list():
            return ", ".join(simple(item, texts) for item in entry)
        case str():
            return texts.name(entry)
        case _:
            return str(entry)
