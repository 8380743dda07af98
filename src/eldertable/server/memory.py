"""The bots that a worker has not forgotten: one goes on with its thoughts if the game went on just where they lead."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from eldertable.bots import Bot, Onlook, Outlook, make_bot
from eldertable.bots.together import Rated
from eldertable.kernel import Choice, Game, Seat, Table

# How many bots a worker keeps; the one that was not asked for longest is forgotten.
KEPT = 16


class Place(NamedTuple):
    """Which bot sits where: nobody else ever gets what it remembers."""

    table: str
    seat: Seat
    bot: str


class Chosen(NamedTuple):
    """A choice, how much of the bot's last thinking went into it, and what it found of the options."""

    choice: Choice
    recalled: int
    rated: tuple[Rated, ...]


class Known:
    """A bot, and the position to which its last choice leads."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.leads_to: bytes | None = None


class Memory:
    """The bots of the places that were asked last."""

    def __init__(self, keep: int = KEPT) -> None:
        self._keep = keep
        self._known: dict[Place, Known] = {}

    def choose(self, place: Place, version: int, table: Table[Any]) -> Chosen:
        """What the bot of a place chooses; the table goes on with the choice."""
        known = self._recall(place, table.game)
        # A choice may have been taken back, refused or made by somebody else meanwhile, whatever the versions say.
        if known.leads_to != digest(table):
            known.bot.forget()
        choice = known.bot.choose(Outlook(table, place.seat, version))
        table.choose(choice)
        known.leads_to = digest(table)
        if table.decision is None:
            self.forget(place)
        return Chosen(choice, known.bot.recalled, tuple(known.bot.rated))

    def think_on(self, place: Place, table: Table[Any], seconds: float) -> bool:
        """Let the bot of a place use the time in which somebody else decides; False if it has done so for long enough."""
        known = self._recall(place, table.game)
        if known.leads_to != digest(table):
            known.bot.forget()
        return known.bot.think_on(Onlook(table, place.seat), seconds)

    def forget(self, place: Place) -> None:
        """Do without a bot from now on."""
        self._known.pop(place).bot.close()

    def forget_all(self) -> None:
        """Do without any."""
        for place in list(self._known):
            self.forget(place)

    def _recall(self, place: Place, game: Game[Any]) -> Known:
        """The bot of a place, a new one if it is not known."""
        known = self._known.pop(place, None) or Known(make_bot(place.bot, secrets.token_hex(16), game))
        self._known[place] = known
        while len(self._known) > self._keep:
            self.forget(next(iter(self._known)))
        return known


def digest(table: Table[Any]) -> bytes:
    """What tells one position from all others, chance to come included: for the worker's eyes, never for a bot's."""
    return blake2b(msgspec.json.encode(table.position())).digest()
