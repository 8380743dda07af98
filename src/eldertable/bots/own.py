"""Bots of one's own within the program: `mymodule:MyBot`, or a name from the entry point group `eldertable.bots`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any

from eldertable.bots.outlook import Bot
from eldertable.kernel.errors import EldertableError

GROUP = "eldertable.bots"
PLACE = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")


class BadBot(EldertableError):
    """No bot has this name, or it does not take this setting."""


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots that installed packages bring."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_own(spec: str) -> bool:
    """Whether a spec means a class or a function of somebody's own."""
    return spec in installed_bots() or PLACE.fullmatch(spec) is not None


def find_own(spec: str) -> Callable[..., Bot]:
    """The class, or the function that makes the bot; whatever is wrong with it is said here."""
    try:
        found = installed_bots()[spec].load() if spec in installed_bots() else look_up(spec)
    except (ImportError, AttributeError) as error:
        raise BadBot(f"The bot {spec!r} cannot be found: {error}.") from error
    if not callable(found):
        raise BadBot(f"The bot {spec!r} is neither a class nor a function that makes one.")
    return found  # type: ignore[no-any-return]


def look_up(spec: str) -> Any:
    """What `module:name` means; the folder one works in is looked at too."""
    place = PLACE.fullmatch(spec)
    assert place is not None
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return getattr(import_module(place["module"]), place["name"])


def make_own(spec: str, rng: Random) -> Bot:
    """A new bot: it is given its own source of chance if it takes one."""
    make = find_own(spec)
    try:
        takes_chance = bool(signature(make).parameters)
    except ValueError:
        takes_chance = False
    bot = make(rng) if takes_chance else make()
    if not isinstance(bot, Bot):
        raise BadBot(f"{spec!r} made a {type(bot).__name__}; expected an eldertable.bots.Bot.")
    return bot
