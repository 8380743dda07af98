"""The names of the environments: a game and the number of its encoding, e.g. `gates_of_delirium_v0`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from eldertable.kernel import Game
from eldertable.kernel.errors import EldertableError
from eldertable.registry import find_game, game_ids

NAME = re.compile(r"(?P<game>.+)_v(?P<version>[0-9]+)")


class BadEnvironment(EldertableError):
    """There is no environment of this name."""


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of an encoding, and the hash of its words and shapes."""

    version: int
    hash: str


@cache
def versions() -> dict[str, Version]:
    """The encodings of the house's own games."""
    text = files("eldertable.env").joinpath("versions.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Version])


def version_of(game_id: str) -> int:
    """The number of a game's encoding; that of a game from elsewhere is 0."""
    known = versions().get(game_id)
    return known.version if known else 0


def environment_ids() -> tuple[str, ...]:
    """The names of all environments."""
    return tuple(f"{game_id}_v{version_of(game_id)}" for game_id in game_ids() if find_game(game_id).form is not None)


def game_of(name: str) -> Game[Any]:
    """The game of an environment; its id alone stands for the newest version."""
    if name in game_ids():
        return find_game(name)
    found = NAME.fullmatch(name)
    if not found or name not in environment_ids():
        raise BadEnvironment(f"There is no environment {name!r}. The environments are: {', '.join(environment_ids())}.")
    return find_game(found["game"])
