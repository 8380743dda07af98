"""The bot that looks one choice ahead and takes what looks best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated

import msgspec

from eldertable.bots.certain import certain_win
from eldertable.bots.judge import check_judge, find_judge
from eldertable.bots.outlook import Bot, BotSettings, Imagined, Outlook
from eldertable.kernel import Choice


class Settings(BotSettings, frozen=True):
    """`worlds`: over how many imagined worlds an option is averaged; `slips`: how often half of the options are overlooked.

    `judge` names a file with a learned judgement of positions; `house` is the one that comes with the game.
    """

    worlds: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 8
    slips: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    judge: str | None = None

    def __post_init__(self) -> None:
        check_judge(self.judge)


class GreedyBot(Bot):
    """Tries each option in several imagined worlds and compares the positions by the game's own evaluation."""

    def __init__(self, settings: Settings, rng: Random) -> None:
        self.settings = settings
        self.worlds = settings.worlds
        self.slips = settings.slips
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        """A certain win, or the option with the best average; the same worlds are used for all of them."""
        certain = certain_win(outlook, self.rng)
        if certain is not None:
            return certain
        worlds = Worlds(outlook, [self.rng.getrandbits(64) for _ in range(self.worlds)], self.settings.judge)
        options = self.noticed(outlook.decision.options)
        values = [worlds.worth(option) for option in options]
        highest = max(values)
        return self.rng.choice([option for option, value in zip(options, values, strict=True) if value == highest])

    def noticed(self, options: Sequence[Choice]) -> Sequence[Choice]:
        """All options; after a slip of attention only half of them."""
        if self.slips and self.rng.random() < self.slips:
            return self.rng.sample(options, (len(options) + 1) // 2)
        return options


class Worlds:
    """The worlds in which options are tried; each is imagined when it is first needed."""

    def __init__(self, outlook: Outlook, seeds: Sequence[int], judge: str | None = None) -> None:
        self.outlook = outlook
        self.judge = find_judge(judge, outlook.game, outlook.players, outlook.options)
        self.seeds = seeds
        self.known: list[Imagined] = []

    def __getitem__(self, number: int) -> Imagined:
        while len(self.known) <= number:
            self.known.append(self.outlook.imagine(self.seeds[len(self.known)]))
        return self.known[number]

    def worth(self, option: Choice) -> float:
        """What the option is worth to the chooser: as the game foresees it, or by what comes right after it."""
        value = self.outlook.game.foresee(self[0].state, self.outlook.seat, option)
        return self.prospect(option) if value is None else value

    def prospect(self, option: Choice) -> float:
        """How good the position after the option is for the chooser, on average."""
        game = self.outlook.game
        values: list[float] = []
        for number in range(len(self.seeds)):
            world = self[number].fork()
            world.choose(option)
            values.append(self.value(world))
            if self.judge is None and game.evaluates_openly and (world.can_undo or values.count(values[0]) == ENOUGH):
                # Nothing was left to chance, or nothing that shows, so that the other worlds would look the same.
                return values[0]
        return sum(values) / len(values)

    def value(self, world: Imagined) -> float:
        """How good a position is for the chooser."""
        game, seat = self.outlook.game, self.outlook.seat
        if self.judge is None or world.decision is None:
            return game.evaluate(world.state, seat)
        return self.judge.prospects(world)[seat]


# So many worlds that look exactly alike tell that all do.
ENOUGH = 2


def make(settings: Settings, rng: Random) -> GreedyBot:
    """The bot."""
    return GreedyBot(settings, rng)
