"""How strong somebody is: OpenSkill's Plackett-Luce, made for several players at a table.

Glicko-2 and Elo know duels only; a game of four would have to be taken apart into six, which all count as news of their own.
Plackett-Luce takes the whole order of a table at once, ties included, and keeps for everybody how sure it is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import hypot, log, log10, sqrt
from typing import Literal

import msgspec
from openskill.models import PlackettLuce

Ladder = Literal["people", "everyone"]
LADDERS: tuple[Ladder, ...] = ("people", "everyone")

MODEL = PlackettLuce()
START_MU, START_SIGMA = 25.0, 25.0 / 3
# People read ratings on the scale of Elo: 1500 in the middle, and 400 points of lead are ten to one.
MIDDLE = 1500
POINTS = 400 / (sqrt(2) * MODEL.beta * log(10))
# From here on a rating is more than a guess.
SURE = 6.0
FILE = "bot_duels.toml"
MIDDLE_BOT = "normal"
BOT = "bot:"


class Strength(msgspec.Struct, frozen=True):
    """What is believed of somebody's strength, and how far that may be off."""

    mu: float = START_MU
    sigma: float = START_SIGMA

    @property
    def rating(self) -> int:
        """As people read it."""
        return round(MIDDLE + (self.mu - START_MU) * POINTS)

    @property
    def spread(self) -> int:
        """How far off it may be: in two of three cases it is not."""
        return round(self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Whether it is still a guess."""
        return self.sigma > SURE


def rate(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """What is believed of everybody after a game in which they came in at these places."""
    sides = [[MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    return [Strength(side[0].mu, side[0].sigma) for side in MODEL.rate(sides, ranks=list(places))]


class Duel(msgspec.Struct, frozen=True):
    """How often a bot won against another one."""

    against: str
    won: float
    games: int

    @property
    def lead(self) -> float:
        """In points of a rating; half a game each way keeps a bot that never lost within reach."""
        return 400 * log10((self.won + 0.5) / (self.games - self.won + 0.5))

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        return 400 / log(10) * sqrt(1 / (self.won + 0.5) + 1 / (self.games - self.won + 0.5))


@cache
def bot_strengths(game: str) -> dict[str, Strength]:
    """The measured bots of a game; `normal` stands in the middle, and the way from it to the others adds to what is unsure."""
    duels = msgspec.convert(tomllib.loads(files("eldertable.server").joinpath(FILE).read_text()), dict[str, dict[str, Duel]])
    found: dict[str, tuple[float, float]] = {MIDDLE_BOT: (0.0, 0.0)}
    measured = duels.get(game, {})
    if not measured:
        return {}
    for _ in measured:
        for bot, duel in measured.items():
            if duel.against in found and bot not in found:
                lead, error = found[duel.against]
                found[bot] = (lead + duel.lead, hypot(error, duel.error))
            elif bot in found and duel.against not in found:
                lead, error = found[bot]
                found[duel.against] = (lead - duel.lead, hypot(error, duel.error))
    return {bot: Strength(START_MU + lead / POINTS, max(1.0, error / POINTS)) for bot, (lead, error) in found.items()}
