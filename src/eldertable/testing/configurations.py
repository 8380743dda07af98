"""Which ways to set up a game are tried: every player count, with every option changed by itself and all together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from eldertable.kernel import Game, Option, Table
from eldertable.kernel.errors import BadOptions
from eldertable.testing.effort import effort, every

# So many configurations are tried in full; a longer effort tries more.
MOST = 40


@dataclass(frozen=True)
class Configuration:
    """One way to set up a game. `changed` holds the options that are not at their default."""

    game: Game[Any]
    players: int
    changed: dict[str, Any]

    def start(self, seed: int | str) -> Table[Any]:
        """A new table."""
        return self.game.start(self.players, seed, self.changed)

    @property
    def plain(self) -> bool:
        """Whether all options are at their default."""
        return not self.changed

    def __str__(self) -> str:
        changes = (f"{name}={spelled(value)}" for name, value in self.changed.items())
        return "-".join([self.game.id, str(self.players), *changes])


def configurations(game: Game[Any]) -> list[Configuration]:
    """Every player count with each option changed; where these are too many, each change with one player count in turn.

    With little effort only some of the changes are tried.
    """
    found = list(product(game))
    if len(found) > effort(MOST):
        found = list(spread(found))
    return [each for number, each in enumerate(found) if each.plain or number % every(1) == 0]


def product(game: Game[Any]) -> Iterator[Configuration]:
    """Every player count with the defaults, with each option changed alone, and with all changed at once."""
    for players in game.players:
        settings: list[dict[str, Any]] = [{}]
        last: dict[str, Any] = {}
        for option in game.options:
            values = other_values(option, players)
            settings += [{option.name: value} for value in values]
            if values:
                last[option.name] = values[-1]
        if len(last) > 1:
            settings.append(last)
        for changed in settings:
            if allowed(game, players, changed):
                yield Configuration(game, players, changed)


def spread(found: list[Configuration]) -> Iterator[Configuration]:
    """The defaults with every player count, and every change once, with the player counts in turn."""
    changes: dict[str, list[Configuration]] = {}
    for configuration in found:
        if configuration.plain:
            yield configuration
        else:
            label = "-".join(f"{name}={value}" for name, value in configuration.changed.items() if not isinstance(value, tuple))
            changes.setdefault(label or "-".join(configuration.changed), []).append(configuration)
    for turn, alike in enumerate(changes.values()):
        yield alike[turn % len(alike)]


def other_values(option: Option, players: int) -> list[Any]:
    """Values of an option besides its default: all of them, or of a long range the two ends."""
    if option.per_seat:
        values = tuple(option.values)
        return [tuple(values[seat % len(values)] for seat in range(players))]
    if isinstance(option.values, range):
        ends = dict.fromkeys((option.values[0], option.values[min(1, len(option.values) - 1)], option.values[-1]))
        return [value for value in ends if value != option.default]
    return [value for value in option.values if value != option.default or type(value) is not type(option.default)]


def allowed(game: Game[Any], players: int, changed: dict[str, Any]) -> bool:
    """Whether the game accepts these options together."""
    try:
        game.settle(players, changed)
    except BadOptions:
        return False
    return True


def spelled(value: Any) -> str:
    """A value for a test's name."""
    return "+".join(str(each) for each in value) if isinstance(value, tuple) else str(value)
