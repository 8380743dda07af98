"""The bot that picks any option."""

from __future__ import annotations

from random import Random

from eldertable.bots.outlook import Bot, BotSettings, Outlook
from eldertable.kernel import Choice


class Settings(BotSettings, frozen=True):
    """There is nothing to set."""


class RandomBot(Bot):
    """Every option is equally good."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, outlook: Outlook) -> Choice:
        """Any of the options."""
        option: Choice = self.rng.choice(outlook.decision.options)
        return option


def make(settings: Settings, rng: Random) -> RandomBot:
    """The bot."""
    return RandomBot(rng)
