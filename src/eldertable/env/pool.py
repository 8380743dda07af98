"""A pool of opponents for self-play: in each game another of them sits at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from eldertable.bots import Bot, Outlook
from eldertable.kernel import Choice
from eldertable.kernel.errors import BadOptions


class Pool(Bot):
    """Plays each game as one of its members, drawn when the game begins; members can join while it plays.

    With `most`, the oldest of those that joined leave when there are more; whoever it began with stays.
    """

    def __init__(self, members: Sequence[Bot], *, seed: int | str = 0, most: int | None = None) -> None:
        if not members:
            raise BadOptions("A pool of opponents needs at least one member.")
        self._first = tuple(members)
        self._joined: list[Bot] = []
        self._most = most
        self._random = Random(seed)
        self._playing = self._first[0]

    @property
    def members(self) -> tuple[Bot, ...]:
        """Everybody who may be drawn."""
        return (*self._first, *self._joined)

    def join(self, bot: Bot) -> None:
        """One more opponent for the games to come."""
        self._joined.append(bot)
        if self._most is not None and len(self._joined) > self._most:
            self._joined.pop(0).close()

    def forget(self) -> None:
        """A new game: another member plays it."""
        self._playing = self._random.choice(self.members)
        self._playing.forget()

    def choose(self, outlook: Outlook) -> Choice:
        """As the member does that plays this game."""
        return self._playing.choose(outlook)

    def close(self) -> None:
        """All members may go."""
        for bot in self.members:
            bot.close()
