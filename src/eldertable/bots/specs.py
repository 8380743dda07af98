"""Bots by name: `random`, `greedy`, `search:iterations=400`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Protocol

import msgspec

from eldertable.bots.outlook import Outlook
from eldertable.kernel import Choice
from eldertable.kernel.errors import EldertableError

# Each module holds `Settings` (a struct) and `make(settings, rng)`; it is imported when its bot is first made.
MODULES: Mapping[str, str] = {
    "random": "eldertable.bots.random_play",
    "greedy": "eldertable.bots.greedy",
    "search": "eldertable.bots.search",
}


class BadBot(EldertableError):
    """No bot has this name, or it does not take this setting."""


class Bot(Protocol):
    """Whoever can choose."""

    def choose(self, outlook: Outlook) -> Choice:
        """One of the options of the outlook's decision."""
        ...


def bot_names() -> tuple[str, ...]:
    """The names of all bots, the simplest first."""
    return tuple(MODULES)


def make_bot(spec: str, seed: int | str) -> Bot:
    """The bot of a spec, with its own randomness from the seed; the same seed makes the same choices."""
    name, settings = read_spec(spec)
    make: Callable[[Any, Random], Bot] = import_module(MODULES[name]).make
    return make(settings, Random(f"{spec}:{seed}"))


def check_spec(spec: str) -> None:
    """Refuse a spec that names no bot."""
    read_spec(spec)


def read_spec(spec: str) -> tuple[str, Any]:
    """The name and the settings of a spec."""
    name, _, text = spec.partition(":")
    if name not in MODULES:
        raise BadBot(f"There is no bot {name!r}. The bots are: {', '.join(MODULES)}.")
    shape: type[msgspec.Struct] = import_module(MODULES[name]).Settings
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
