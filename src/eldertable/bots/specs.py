"""Bots by name: `easy`, `normal`, `hard`, `expert`; `random`, `greedy`, `search:iterations=400`.

And one's own: `stdio:python3 mybot.py`, `mymodule:MyBot`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from eldertable.bots.outlook import Bot, BotSettings
from eldertable.bots.own import BadBot, find_own, installed_bots, is_own, make_own
from eldertable.bots.stdio import StdioBot
from eldertable.kernel import Game

# Each module holds `Settings` (a struct) and `make(settings, rng)`; it is imported when its bot is first made.
MODULES: Mapping[str, str] = {
    "random": "eldertable.bots.random_play",
    "greedy": "eldertable.bots.greedy",
    "search": "eldertable.bots.search",
}
# What people choose between: each level is a bot with its settings. The time limit of `hard` is for slow machines; the strength
# is the same everywhere as long as the iterations fit into it. `expert` uses all of its time at a table; where games are to be
# the same for a seed, its `pace` says what that comes to. A game can say otherwise for itself (`Game.levels`).
LEVELS: Mapping[str, str] = {
    "easy": "greedy:worlds=1,slips=0.7",
    "normal": "greedy:worlds=8",
    "hard": "search:iterations=300,seconds=5",
    "expert": "search:seconds=5,pace=600",
}
# Bots of one's own, by name: a JSON object {"name": "command"}. Only who starts the program can set it.
OWN_BOTS_VARIABLE = "ELDERTABLE_BOTS"
STDIO = "stdio:"
NAME = re.compile(r"[A-Za-z0-9_-]{1,30}")


def bot_names() -> tuple[str, ...]:
    """The names of all bots: the levels, then the kinds they are made of, then one's own."""
    return (*LEVELS, *MODULES, *own_bots(), *installed_bots())


def level_names() -> tuple[str, ...]:
    """What a seat at a table can be given: a level, chance, or a bot of one's own."""
    return (*LEVELS, "random", *own_bots())


def own_bots() -> dict[str, str]:
    """The commands of one's own bots."""
    try:
        own = msgspec.json.decode(os.environ.get(OWN_BOTS_VARIABLE) or "{}", type=dict[str, str])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadBot(f"{OWN_BOTS_VARIABLE} is no JSON object of names and commands: {error}.") from None
    for name in own:
        if name in LEVELS or name in MODULES or not NAME.fullmatch(name):
            raise BadBot(f"A bot cannot be called {name!r}: a name has letters, digits, - and _, and is not one of the house's.")
    return own


def make_bot(spec: str | Bot, seed: int | str, game: Game[Any] | None = None, *, clock: bool = True) -> Bot:
    """The bot of a spec, with its own randomness from the seed.

    A level is what the game says it is; without a game it is the house's own. Without a clock the bot counts its trials, so that
    the same seed makes the same choices on every machine. A bot that is there already begins a new game.
    """
    if isinstance(spec, Bot):
        spec.forget()
        return spec
    if (command := own_command(spec)) is not None:
        return StdioBot(command)
    if is_own(spec) and not of_the_house(spec):
        return make_own(spec, Random(f"{spec}:{seed}"))
    name, settings = read_spec(spec, game)
    make: Callable[[Any, Random], Bot] = import_module(MODULES[name]).make
    return make(settings if clock else settings.without_clock(), Random(f"{spec}:{seed}"))


def check_spec(spec: str | Bot, game: Game[Any] | None = None) -> None:
    """Refuse a spec that names no bot."""
    if isinstance(spec, Bot) or own_command(spec) is not None:
        return
    if is_own(spec) and not of_the_house(spec):
        find_own(spec)
    else:
        read_spec(spec, game)


def of_the_house(spec: str) -> bool:
    """Whether a spec begins with the name of a bot of the house, however wrong the rest is."""
    return spec.partition(":")[0] in MODULES


def bot_label(spec: str | Bot) -> str:
    """What a bot is called in tables and reports."""
    return type(spec).__name__ if isinstance(spec, Bot) else spec


def own_command(spec: str) -> str | None:
    """The command of a bot that is a program of its own."""
    return spec.removeprefix(STDIO) if spec.startswith(STDIO) else own_bots().get(spec)


def read_spec(spec: str, game: Game[Any] | None = None) -> tuple[str, BotSettings]:
    """The name and the settings of a spec, a level as the game or the house has it."""
    levels = {**LEVELS, **game.levels} if game else LEVELS
    name, _, text = levels.get(spec, spec).partition(":")
    if name not in MODULES:
        names = ", ".join(bot_names())
        raise BadBot(f"There is no bot {spec!r}. The bots are: {names}, programs as stdio:COMMAND, and classes as module:Class.")
    shape: type[BotSettings] = import_module(MODULES[name]).Settings
    given: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or key not in shape.__struct_fields__:
            takes = ", ".join(f"{field}=..." for field in shape.__struct_fields__) or "no settings"
            raise BadBot(f"The bot {name!r} does not take {part!r}; it takes {takes}.")
        given[key] = value
    try:
        return name, msgspec.convert(given, shape, strict=False)
    except msgspec.ValidationError as error:
        raise BadBot(f"The bot spec {spec!r} is wrong: {error}.") from None
