"""Drawn boards of games from other packages: what the kit's build left in the package (`web/kit/README.md`)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from eldertable.kernel import Game
from eldertable.registry import find_game, folder_of, game_ids, house_ids

MANIFEST = "board.json"


class BuiltBoard(msgspec.Struct, frozen=True):
    """The version of the kit, the file of the script, and the cover as the lobby shows it."""

    kit: int
    script: str
    cover: dict[str, Any]


def kit_folder() -> Path:
    """The kit as an npm package, as it is shipped with the house."""
    return Path(str(files("eldertable"))) / "web" / "kit"


@cache
def kit_version() -> int:
    """The first number of the kit's version: boards of another one must be built anew."""
    package = msgspec.json.decode((kit_folder() / "package.json").read_bytes())
    return int(package["version"].split(".")[0])


def built_folder(game: Game[Any]) -> Path:
    """Where a package keeps its built board; packages are installed as files."""
    return Path(str(folder_of(game))) / "board" / "built"


def built_board(game: Game[Any]) -> BuiltBoard | None:
    """The built board of a game; None if there is none that can be read."""
    manifest = built_folder(game) / MANIFEST
    try:
        return msgspec.json.decode(manifest.read_bytes(), type=BuiltBoard)
    except (OSError, msgspec.DecodeError):
        return None


def board_fault(game: Game[Any]) -> str | None:
    """Why a game of another package is shown on the plain board, if it brings a drawn one."""
    folder = built_folder(game)
    board = built_board(game)
    if board is None:
        return f"{folder / MANIFEST} cannot be read; build the board anew." if (folder / MANIFEST).is_file() else None
    if board.kit != kit_version():
        return f"The board of {game.id!r} was made for version {board.kit} of the kit; this house has version {kit_version()}."
    if not (folder / board.script).is_file():
        return f"{folder / MANIFEST} names {board.script}, which is not there; build the board anew."
    return None


def outside_games() -> list[Game[Any]]:
    """The games that other packages bring."""
    return [find_game(game_id) for game_id in game_ids() if game_id not in house_ids()]
