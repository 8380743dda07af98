"""What the search would choose, and why: the options worth a thought with their values."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import msgspec

from eldertable.bots.outlook import Outlook
from eldertable.bots.search import Search, Settings
from eldertable.bots.specs import BadBot, read_spec
from eldertable.kernel import Choice, Game

# Who is asked for advice.
ADVISER = "hard"


class Advice(msgspec.Struct, frozen=True):
    """An option, how good the position is after it (between 0, lost, and 1, won), and in how many worlds it was played on."""

    option: Choice
    value: float
    worlds: int


def adviser(game: Game[Any]) -> Settings:
    """How the strongest level searches in a game."""
    _, settings = read_spec(ADVISER, game)
    if not isinstance(settings, Settings):
        raise BadBot(f"The level {ADVISER!r} of {game.title} must be a search, since it gives advice.")
    return settings


def advise(outlook: Outlook, settings: Settings, rng: Random, wanted: Collection[Choice] = ()) -> list[Advice]:
    """The options worth a thought and those wanted, the best first."""
    search = Search(outlook, settings, rng)
    rated = search.rate(wanted)
    start = search.outset[outlook.seat]
    advice = [
        Advice(candidate.option, min(1.0, max(0.0, start + search.standing(candidate))), candidate.node.visits)
        for candidate in rated
    ]
    # An option that was dropped early can have had better luck; it was dropped all the same.
    for place in range(1, len(advice)):
        if advice[place].value > advice[place - 1].value:
            advice[place] = msgspec.structs.replace(advice[place], value=advice[place - 1].value)
    return advice
