"""How often somebody may do something: patience for people, none for floods.

To limit a new deed, name it in `RATES` with how often it may be done, and call `check` before doing it::

    self._pace.check("create_table", person.id, address(request))

`check` counts the deed for each of those it is given (a person, an address, a name that is being guessed), or raises `TooOften`, a
`Refusal` with the code `too_often` and status 429 that every HTTP call and socket answers by itself. Whoever waits may go on.

Counts live in memory, one set per server process. `ELDERTABLE_RATE_LIMIT` multiplies every rate; 0 switches them off, as tests do.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection

from eldertable.server.wire import Refusal

Deed = Literal["arrive", "create_table", "sign_in", "sign_up", "chat", "connect", "message", "webhook", "upload", "counsel"]
MOST_REMEMBERED = 10_000


class Rate(msgspec.Struct, frozen=True):
    """So many times at once, and again as many spread over so many seconds."""

    times: float
    seconds: float


# A club behind one address shares that address's counts, so those are generous.
RATES: dict[Deed, Rate] = {
    "arrive": Rate(200, 600),
    "create_table": Rate(40, 600),
    "sign_in": Rate(10, 300),
    "sign_up": Rate(20, 3600),
    "chat": Rate(10, 20),
    "webhook": Rate(5, 60),
    "upload": Rate(20, 600),
    "counsel": Rate(30, 300),
    "connect": Rate(300, 60),
    "message": Rate(60, 6),
}


class TooOften(Refusal):
    """Somebody must wait a little; `seconds` says how long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__("too_often", f"That was too often. Please wait {self.seconds} s and try again.", 429)


class Bucket:
    """What is left to somebody: it empties with each deed and fills again with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self._rate = rate
        self._left = rate.times
        self._at = at

    def wait(self, at: float) -> float:
        """How many seconds are missing until the next deed; 0 if it may be done."""
        self._left = min(self._rate.times, self._left + (at - self._at) * self._rate.times / self._rate.seconds)
        self._at = at
        return max(0.0, (1 - self._left) * self._rate.seconds / self._rate.times)

    def take(self) -> None:
        """Count a deed."""
        self._left -= 1

    def full(self, at: float) -> bool:
        """Whether there is nothing to remember."""
        self.wait(at)
        return self._left >= self._rate.times


class Pace:
    """Counts what everybody does lately."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = {deed: Rate(max(1.0, rate.times * factor), rate.seconds) for deed, rate in RATES.items()} if factor else {}
        self._clock = clock
        self._buckets: dict[tuple[Deed, str], Bucket] = {}

    def check(self, deed: Deed, *who: str) -> None:
        """Count the deed for all of them, or raise TooOften and count nothing."""
        buckets, missing = self._look(deed, who)
        if missing > 0:
            raise TooOften(missing)
        for bucket in buckets:
            bucket.take()

    async def slow_down(self, deed: Deed, *who: str) -> None:
        """Count the deed, and wait until its turn has come."""
        buckets, missing = self._look(deed, who)
        for bucket in buckets:
            bucket.take()
        if missing > 0:
            await asyncio.sleep(missing)

    def _look(self, deed: Deed, who: tuple[str, ...]) -> tuple[list[Bucket], float]:
        """Whose counts are asked for, and how many seconds they must wait."""
        rate = self._rates.get(deed)
        if rate is None:
            return [], 0.0
        at = self._clock()
        buckets = [self._bucket(deed, each, rate, at) for each in who]
        return buckets, max((bucket.wait(at) for bucket in buckets), default=0.0)

    def forget(self, deed: Deed, who: str) -> None:
        """Somebody is gone for good, e.g. a socket."""
        self._buckets.pop((deed, who), None)

    def _bucket(self, deed: Deed, who: str, rate: Rate, at: float) -> Bucket:
        found = self._buckets.get((deed, who))
        if found is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._tidy(at)
            found = self._buckets[deed, who] = Bucket(rate, at)
        return found

    def _tidy(self, at: float) -> None:
        """Forget those who have rested; if everybody is busy, those who have been known longest."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(at)}
        for key in list(self._buckets)[: max(0, len(self._buckets) - MOST_REMEMBERED // 2)]:
            del self._buckets[key]


def address(connection: HTTPConnection) -> str:
    """Where a call comes from; a household has one IPv6 network, whatever address in it a call uses."""
    host = connection.client.host if connection.client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
