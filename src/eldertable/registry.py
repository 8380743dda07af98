"""Which games there are: the folders of `eldertable.games`, and entry points of other packages."""

from __future__ import annotations

import logging
import pkgutil
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from eldertable import games as houses
from eldertable.kernel.errors import UnknownGame
from eldertable.kernel.game import Game

ENTRY_POINT_GROUP = "eldertable.games"
logger = logging.getLogger(__name__)


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games that are installed and can be played."""
    return tuple(sorted({*house_ids(), *_outside()[0]}))


@cache
def house_ids() -> frozenset[str]:
    """The ids of the games of the house: its folders."""
    return frozenset(module.name for module in pkgutil.iter_modules(houses.__path__) if module.ispkg)


def faults() -> Mapping[str, str]:
    """Games of other packages that cannot be offered, each with the reason; they hurt no other game."""
    return _outside()[1]


@cache
def find_game(game_id: str) -> Game[Any]:
    """The game with this id; a folder of the house is imported now, not before."""
    if game_id in house_ids():
        game: Game[Any] = import_module(f"{houses.__name__}.{game_id}.game").GAME
        return game
    theirs, faulty = _outside()
    if game_id in theirs:
        return theirs[game_id]
    if game_id in faulty:
        raise UnknownGame(faulty[game_id])
    raise UnknownGame(f"There is no game {game_id!r}. The games are: {', '.join(game_ids())}.")


def folder_of(game: Game[Any]) -> Traversable:
    """Where everything of a game lies: beside the module of its Game object."""
    module = sys.modules[type(game).__module__]
    return files(module.__package__) if module.__package__ else Path(str(module.__file__)).parent


def forget() -> None:
    """Look for games anew: what is installed has changed."""
    for known in (game_ids, find_game, _outside):
        known.cache_clear()


@cache
def _outside() -> tuple[dict[str, Game[Any]], dict[str, str]]:
    """The games of other packages, and why some of them cannot be offered."""
    found: dict[str, Game[Any]] = {}
    faulty: dict[str, str] = {}
    for point in entry_points(group=ENTRY_POINT_GROUP):
        if point.name in house_ids() or point.name in found:
            faulty[point.name] = f"The package behind {point.value!r} claims the id {point.name!r}, which another game has."
            continue
        try:
            game = point.load()
        except Exception as error:  # noqa: BLE001 - whatever a package does while it is imported must not hurt the others
            faulty[point.name] = f"The game {point.name!r} cannot be imported from {point.value!r}: {error!r}."
            continue
        if isinstance(game, Game) and game.id == point.name:
            found[point.name] = game
        else:
            faulty[point.name] = f"The entry point {point.name!r} does not lead to a Game object of that id."
    for fault in faulty.values():
        logger.warning("%s", fault)
    return found, faulty
