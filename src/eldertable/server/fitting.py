"""Which options go with a number of players: the game knows itself what goes together."""

from __future__ import annotations

from typing import Any

import msgspec

from eldertable.kernel import Game, Option
from eldertable.kernel.errors import BadOptions


def fitting_values(game: Game[Any], option: Option, players: int, options: dict[str, Any]) -> list[Any]:
    """The values that go with the other options, or that would go if those were as usual: the newest wish wins."""
    return [
        value
        for value in option.values
        if takes(game, players, {**options, option.name: value}, option.name)
        or takes(game, players, {option.name: value}, option.name)
    ]


def takes(game: Game[Any], players: int, options: dict[str, Any], name: str) -> bool:
    """Whether a game takes these options, and one of them as it is; the game knows itself what goes together."""
    try:
        return bool(game.settle(players, options)[name] == options[name])
    except BadOptions:
        return False


def fitted(game: Game[Any], players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table that gets another number of players: what fits stays, the rest is as usual."""
    kept: dict[str, Any] = {}
    for name, value in options.items():
        try:
            game.settle(players, {**kept, name: value})
        except BadOptions:
            continue
        kept[name] = value
    settled: dict[str, Any] = msgspec.to_builtins(game.settle(players, kept))
    return settled
