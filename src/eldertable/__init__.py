"""Eldertable: published board games on one digital table, with the rules enforced."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from eldertable.kernel.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotUndo,
    EldertableError,
    IllegalChoice,
    MalformedChoice,
    RulesDefect,
    UnknownGame,
    WrongRulesVersion,
)
from eldertable.kernel.game import Game
from eldertable.kernel.record import Record
from eldertable.kernel.table import Table
from eldertable.registry import find_game, game_ids

__all__ = [
    "BadContent",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "EldertableError",
    "IllegalChoice",
    "MalformedChoice",
    "RulesDefect",
    "UnknownGame",
    "WrongRulesVersion",
    "from_position",
    "game",
    "games",
    "load",
    "replay",
]

__version__ = version("eldertable")


def game(game_id: str) -> Game[Any]:
    """The game with this id, e.g. `eldertable.game("gates_of_delirium")`."""
    return find_game(game_id)


def games() -> tuple[Game[Any], ...]:
    """All games that are installed."""
    return tuple(find_game(game_id) for game_id in game_ids())


def from_position(position: Mapping[str, Any]) -> Table[Any]:
    """The table at a position of any game (see `Table.position`), hand-edited, imagined or as it was."""
    game_id = position.get("game") if isinstance(position, Mapping) else None
    if not isinstance(game_id, str):
        raise BadPosition(["a position is an object with `game`, `players`, `options` and `state`"])
    return find_game(game_id).from_position(position)


def load(path: str | Path) -> Table[Any]:
    """The table of a record file, replayed and verified."""
    return replay(Record.from_json(Path(path).read_bytes()))


def replay(record: Record | str | bytes) -> Table[Any]:
    """The whole game again, verified choice by choice and against its result."""
    if not isinstance(record, Record):
        record = Record.from_json(record)
    return record.replay(find_game(record.game))
