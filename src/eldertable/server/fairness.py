"""Places to think, given out fairly: between people first, then between their tables, short thoughts before long ones."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from enum import IntEnum

import msgspec

# A thought that takes no longer counts as short. One place is kept for short thoughts alone.
SHORT_SECONDS = 0.5
# How long a kind of thought takes before it was ever measured.
FIRST_GUESSES = {"random": 0.01, "greedy": 0.05, "easy": 0.1, "odds": 0.2}
OTHER_GUESS = 1.0
# What was thought for somebody counts half as much after so many seconds.
HALF_LIFE = 60.0
# Who has waited so long is no longer last, whatever the thought is for.
LONG_WAIT = 60.0
# A kind of thought is as long as the longest one lately; each that is shorter takes so much of the rest away.
FORGOTTEN = 0.02
MOST_REMEMBERED = 20_000


class Urgency(IntEnum):
    """Who waits: somebody at the table, nobody at the moment, or somebody who looks back at a game that is over."""

    WATCHED = 0
    UNWATCHED = 1
    HINDSIGHT = 2


class Claim(msgspec.Struct, frozen=True):
    """What is to be thought for whom: `kind` names thoughts that take about the same time."""

    person: str
    table: str
    kind: tuple[str, str]
    urgency: Urgency = Urgency.WATCHED


class Waiting(msgspec.Struct):
    """A claim in the queue."""

    claim: Claim
    short: bool
    number: int
    since: float
    granted: asyncio.Future[bool]


class Ledger:
    """How much was thought lately for whom; old thoughts count less and less."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        """The seconds that count."""
        spent, at = self._spent.get(who, (0.0, 0.0))
        return round(spent * 0.5 ** ((self._clock() - at) / HALF_LIFE), 3) if spent else 0.0

    def charge(self, who: str, seconds: float) -> None:
        """Count some more."""
        if len(self._spent) > MOST_REMEMBERED:
            self._spent = {each: entry for each, entry in self._spent.items() if self.of(each) > 0.01}
        self._spent[who] = (max(0.0, self.of(who) + seconds), self._clock())


class FairPlaces:
    """So many places for thoughts of any length, and one more for short ones."""

    def __init__(self, count: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._free = count
        self._free_for_short = 1
        self._queue: list[Waiting] = []
        self._numbers = itertools.count()
        self._longest: dict[tuple[str, str], float] = {}
        self._people, self._tables = Ledger(clock), Ledger(clock)

    def longest_seconds(self, kind: tuple[str, str]) -> float:
        """How long such a thought may take: some kinds answer at once nearly always, and now and then think long."""
        return self._longest.get(kind, FIRST_GUESSES.get(kind[1], OTHER_GUESS))

    async def take(self, claim: Claim) -> bool:
        """Wait for a place; tells whether it is the one for short thoughts, to be said when it is given back."""
        short = self.longest_seconds(claim.kind) <= SHORT_SECONDS
        granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(claim, short, next(self._numbers), self._clock(), granted))
        self._grant()
        try:
            return await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self.give_back(claim, granted.result(), 0.0)
            else:
                self._queue = [each for each in self._queue if each.granted is not granted]
            raise

    def take_idle(self, claim: Claim) -> bool:
        """Take a place that nobody waits for, if there is one; it is given back as any other, and soon."""
        if self._queue or not self._free:
            return False
        self._free -= 1
        self._charge(claim, self.longest_seconds(claim.kind))
        return True

    def give_back(self, claim: Claim, for_short: bool, seconds: float, thought: float | None = None) -> None:
        """A place is free again, after so many seconds; a finished thought tells how long such thoughts are.

        That is less than the place was taken where a process had to start first: nobody's short thoughts are long because of it.
        """
        longest = self.longest_seconds(claim.kind)
        # What was charged in advance was a guess.
        self._charge(claim, seconds - longest)
        if thought is not None:
            self._longest[claim.kind] = max(thought, longest + FORGOTTEN * (thought - longest))
        if for_short:
            self._free_for_short += 1
        else:
            self._free += 1
        self._grant()

    def _grant(self) -> None:
        """Give out what places are free."""
        while self._queue and (self._free or self._free_for_short):
            able = self._queue if self._free else [each for each in self._queue if each.short]
            if not able:
                return
            chosen = min(able, key=self._rank)
            self._queue.remove(chosen)
            for_short = chosen.short and self._free_for_short > 0
            if for_short:
                self._free_for_short -= 1
            else:
                self._free -= 1
            self._charge(chosen.claim, self.longest_seconds(chosen.claim.kind))
            if chosen.granted.cancelled():
                self.give_back(chosen.claim, for_short, 0.0)
            else:
                chosen.granted.set_result(for_short)

    def _charge(self, claim: Claim, seconds: float) -> None:
        self._people.charge(claim.person, seconds)
        self._tables.charge(claim.table, seconds)

    def _rank(self, waiting: Waiting) -> tuple[float, ...]:
        """Who comes first has the smallest."""
        claim = waiting.claim
        urgency = Urgency.WATCHED if self._clock() - waiting.since > LONG_WAIT else claim.urgency
        return (
            urgency,
            self._people.of(claim.person),
            self._tables.of(claim.table),
            self.longest_seconds(claim.kind),
            waiting.number,
        )
