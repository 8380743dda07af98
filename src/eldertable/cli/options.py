"""Options of a game as they are typed: `--option name=value`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from eldertable.kernel import Game, Option
from eldertable.kernel.errors import BadOptions

TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_options(game: Game[Any], typed: Sequence[str]) -> dict[str, Any]:
    """The options in the types that the game expects; what remains wrong is refused by the game itself."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"An option is written name=value; this is {text!r}.")
        chosen[name] = read_value(known[name], value) if name in known else value
    return chosen


def read_value(option: Option, text: str) -> Any:
    """A typed value, or a list of them for an option with one value for each seat."""
    if option.per_seat:
        return [read_one(option, part) for part in text.split(",") if part]
    return read_one(option, text)


def read_one(option: Option, text: str) -> Any:
    """The value that the text means among those of the option."""
    candidates: list[Any] = [text]
    if text.removeprefix("-").isdecimal():
        candidates.append(int(text))
    if text.lower() in TRUTH:
        candidates.append(TRUTH[text.lower()])
    for candidate in candidates:
        if any(candidate == value and type(candidate) is type(value) for value in option.values):
            return candidate
    return text
