"""Which games there are: the folders of `eldertable.games`, and entry points of other packages."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from eldertable import games as houses
from eldertable.kernel.errors import UnknownGame
from eldertable.kernel.game import Game

ENTRY_POINT_GROUP = "eldertable.games"


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games that are installed."""
    ours = {module.name for module in pkgutil.iter_modules(houses.__path__) if module.ispkg}
    theirs = {point.name for point in entry_points(group=ENTRY_POINT_GROUP)}
    return tuple(sorted(ours | theirs))


@cache
def find_game(game_id: str) -> Game[Any]:
    """The game with this id; its folder is imported now, not before."""
    if game_id not in game_ids():
        raise UnknownGame(f"There is no game {game_id!r}. The games are: {', '.join(game_ids())}.")
    for point in entry_points(group=ENTRY_POINT_GROUP, name=game_id):
        return _checked(game_id, point.load())
    return _checked(game_id, import_module(f"{houses.__name__}.{game_id}.game").GAME)


def _checked(game_id: str, game: Any) -> Game[Any]:
    if not isinstance(game, Game) or game.id != game_id:
        raise UnknownGame(f"The entry point {game_id!r} does not lead to a Game object of that id.")
    return game
