"""What the strongest level would choose, and why: the options worth a thought with their values."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, TypeAlias

import msgspec

from eldertable.bots import greedy, search
from eldertable.bots.outlook import Outlook
from eldertable.bots.own import BadBot
from eldertable.bots.specs import read_spec
from eldertable.kernel import Choice, Game

Settings: TypeAlias = search.Settings | greedy.Settings
# Who is asked for advice.
ADVISER = "hard"


class Advice(msgspec.Struct, frozen=True):
    """An option, how good the position is after it (between 0, lost, and 1, won), and in how many worlds it was played on."""

    option: Choice
    value: float
    worlds: int


def adviser(game: Game[Any], iterations: int | None = None) -> Settings:
    """How the strongest level thinks in a game; if it searches, for as many iterations as are given."""
    _, settings = read_spec(ADVISER, game)
    if isinstance(settings, greedy.Settings):
        return settings
    if not isinstance(settings, search.Settings):
        raise BadBot(f"The level {ADVISER!r} of {game.title} must be greedy or search, since it gives advice.")
    return settings if iterations is None else msgspec.structs.replace(settings, iterations=iterations, seconds=None)


def advise(outlook: Outlook, settings: Settings, rng: Random, wanted: Collection[Choice] = ()) -> list[Advice]:
    """The options worth a thought and those wanted, the best first."""
    if isinstance(settings, greedy.Settings):
        return at_a_glance(outlook, settings, rng, wanted)
    return by_search(outlook, settings, rng, wanted)


def at_a_glance(outlook: Outlook, settings: greedy.Settings, rng: Random, wanted: Collection[Choice]) -> list[Advice]:
    """All options by what comes right after them, those that come to the same thing only once."""
    worlds = greedy.Worlds(outlook, [rng.getrandbits(64) for _ in range(settings.worlds)])
    options = search.distinct(outlook.game, worlds[0].state, [*wanted, *outlook.decision.options])
    advice = [Advice(option, worlds.worth(option), settings.worlds) for option in options]
    return sorted(advice, key=lambda each: each.value, reverse=True)


def by_search(outlook: Outlook, settings: search.Settings, rng: Random, wanted: Collection[Choice]) -> list[Advice]:
    """The most promising options as the search values them."""
    found = search.Search(outlook, settings, rng)
    rated = found.rate(wanted)
    start = found.outset[outlook.seat]
    advice = [
        Advice(candidate.option, min(1.0, max(0.0, start + found.standing(candidate))), candidate.node.visits)
        for candidate in rated
    ]
    # An option that was dropped early can have had better luck; it was dropped all the same.
    for place in range(1, len(advice)):
        if advice[place].value > advice[place - 1].value:
            advice[place] = msgspec.structs.replace(advice[place], value=advice[place - 1].value)
    return advice
