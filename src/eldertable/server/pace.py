"""How often somebody may do something: patience for people, none for floods.

To limit a new deed, name it in `RATES` with how often it may be done, and call `check` before doing it::

    self._pace.check("create_table", person.id, address(request))

`check` counts the deed for each of those it is given (a person, an address, a name that is being guessed), or raises `TooOften`, a
`Refusal` with the code `too_often` and status 429 that every HTTP call and socket answers by itself. Whoever waits may go on.

Counts live in memory. Processes at one database tell each other every second what they counted (`tell`, `hear`), so that nobody
gains much by asking several. `ELDERTABLE_RATE_LIMIT` multiplies every rate; 0 switches them off, as tests do.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal, get_args

import msgspec
from starlette.requests import HTTPConnection

from eldertable.server.store import Busy
from eldertable.server.wire import Refusal

Deed = Literal[
    "act",
    "arrive",
    "call",
    "chat",
    "connect",
    "counsel",
    "create_table",
    "follow",
    "guess",
    "invite",
    "list",
    "message",
    "nonsense",
    "read",
    "rename",
    "report",
    "seek",
    "sign_in",
    "sign_up",
    "solve",
    "upload",
    "webhook",
]
DEEDS: frozenset[str] = frozenset(get_args(Deed))
MOST_REMEMBERED = 50_000
# Who is counted for how busy it is, for operators.
MOST_BUSY = 2_000


class Address(str):
    """Where calls come from; a club behind one address shares its counts."""

    __slots__ = ()


class Rate(msgspec.Struct, frozen=True):
    """So many times at once, and again as many spread over so many seconds; an address may do it for a crowd of people."""

    times: float
    seconds: float
    crowd: float = 1


RATES: dict[Deed, Rate] = {
    # Any call that reads, and any that changes something.
    "call": Rate(600, 60, crowd=5),
    "act": Rate(120, 60, crowd=10),
    # Calls that cost more than others: lists of tables; replays, views and odds.
    "list": Rate(60, 40, crowd=10),
    "read": Rate(240, 60, crowd=5),
    "arrive": Rate(200, 600),
    "create_table": Rate(40, 600),
    "follow": Rate(60, 600, crowd=5),
    "invite": Rate(20, 600, crowd=5),
    "seek": Rate(30, 300, crowd=10),
    # Attempts to sign in, and attempts from anywhere at one account by browsers that never were its owner's.
    "sign_in": Rate(10, 300),
    "guess": Rate(100, 3600),
    "sign_up": Rate(20, 3600),
    "rename": Rate(20, 300, crowd=10),
    "report": Rate(10, 3600, crowd=3),
    "chat": Rate(10, 20, crowd=10),
    "webhook": Rate(5, 60),
    "upload": Rate(20, 600),
    "counsel": Rate(30, 300),
    "solve": Rate(30, 300, crowd=10),
    "connect": Rate(300, 60),
    "message": Rate(60, 6, crowd=20),
    # Messages that are refused; who goes on is disconnected.
    "nonsense": Rate(60, 60, crowd=10),
}


class TooOften(Refusal):
    """Somebody must wait a little; `seconds` says how long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__("too_often", f"That was too often. Please wait {self.seconds} s and try again.", 429)


class Bucket:
    """What is left to somebody: it empties with each deed and fills again with time."""

    __slots__ = ("_at", "_left", "_seconds", "_times")

    def __init__(self, rate: Rate, who: str, at: float) -> None:
        self._times = rate.times * rate.crowd if isinstance(who, Address) else rate.times
        self._seconds = rate.seconds
        self._left = self._times
        self._at = at

    def wait(self, at: float) -> float:
        """How many seconds are missing until the next deed; 0 if it may be done."""
        self._left = min(self._times, self._left + (at - self._at) * self._times / self._seconds)
        self._at = at
        return max(0.0, (1 - self._left) * self._seconds / self._times)

    def take(self, times: float = 1) -> None:
        """Count a deed; who floods does not have to wait for ever."""
        self._left = max(-self._times, self._left - times)

    def full(self, at: float) -> bool:
        """Whether there is nothing to remember."""
        self.wait(at)
        return self._left >= self._times

    @property
    def pace(self) -> float:
        """How many deeds a second it allows in the long run."""
        return self._times / self._seconds


class Pace:
    """Counts what everybody does lately."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = (
            {deed: Rate(max(1.0, rate.times * factor), rate.seconds, rate.crowd) for deed, rate in RATES.items()} if factor else {}
        )
        self._clock = clock
        self._buckets: dict[tuple[Deed, str], Bucket] = {}
        self._untold: Counter[tuple[Deed, str]] = Counter()
        self._busy: Counter[str] = Counter()

    @property
    def off(self) -> bool:
        """Whether nothing has a limit."""
        return not self._rates

    def check(self, deed: Deed, *who: str) -> None:
        """Count the deed for all of them, or raise TooOften and count nothing."""
        buckets, missing = self._look(deed, who)
        if missing > 0:
            raise TooOften(missing)
        self._count(deed, who, buckets)

    def look(self, deed: Deed, *who: str) -> None:
        """Raise TooOften if the deed was done too often, without counting anything."""
        _, missing = self._look(deed, who)
        if missing > 0:
            raise TooOften(missing)

    async def slow_down(self, deed: Deed, *who: str) -> None:
        """Count the deed, and wait until its turn has come."""
        buckets, missing = self._look(deed, who)
        self._count(deed, who, buckets)
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

    def _count(self, deed: Deed, who: tuple[str, ...], buckets: list[Bucket]) -> None:
        for bucket in buckets:
            bucket.take()
        for each in who:
            self._busy[each] += 1
            self._untold[deed, each] += 1
        if len(self._busy) > MOST_BUSY:
            self._busy = Counter(dict(self._busy.most_common(MOST_BUSY // 2)))
        # A server that is alone at its database has nobody to tell.
        if len(self._untold) > MOST_REMEMBERED:
            self._untold.clear()

    def _bucket(self, deed: Deed, who: str, rate: Rate, at: float) -> Bucket:
        found = self._buckets.get((deed, who))
        if found is None:
            if len(self._buckets) >= MOST_REMEMBERED:
                self._tidy(at)
            found = self._buckets[deed, who] = Bucket(rate, who, at)
        return found

    def _tidy(self, at: float) -> None:
        """Forget those who have rested; if everybody is busy, those who have been known longest."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(at)}
        for key in list(self._buckets)[: max(0, len(self._buckets) - MOST_REMEMBERED // 2)]:
            del self._buckets[key]

    # -- together with other processes ---------------------------------------------------------------------

    def tell(self) -> list[str]:
        """What other processes should count too, since the last time: not the few messages of somebody who plays."""
        counted, self._untold = self._untold, Counter()
        return [
            f"{deed}|{'@' if isinstance(who, Address) else ''}{who}|{times}"
            for (deed, who), times in counted.items()
            if (bucket := self._buckets.get((deed, who))) is not None and times >= bucket.pace / 2
        ]

    def hear(self, told: Iterable[str]) -> None:
        """Count what another process counted."""
        at = self._clock()
        for each in told:
            deed, _, rest = each.partition("|")
            who, _, times = rest.rpartition("|")
            rate = self._rates.get(deed) if deed in DEEDS else None  # type: ignore[call-overload]
            if rate is not None and times.isdecimal():
                bucket = self._bucket(deed, Address(who[1:]) if who.startswith("@") else who, rate, at)  # type: ignore[arg-type]
                bucket.wait(at)
                bucket.take(int(times))

    def busiest(self, most: int) -> list[Busy]:
        """Who did most since this was last asked: people and addresses."""
        counted, self._busy = self._busy, Counter()
        addresses = [Busy(who, "address", times) for who, times in counted.most_common() if isinstance(who, Address)]
        people = [
            Busy(who, "person", times) for who, times in counted.most_common() if not isinstance(who, Address) and " " not in who
        ]
        return addresses[:most] + people[:most]


def address(connection: HTTPConnection) -> Address:
    """Where a call comes from."""
    return home_of(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def home_of(host: str) -> Address:
    """Where a machine is; what is no address comes through a socket file of this machine."""
    try:
        return household(ip_address(host))
    except ValueError:
        return Address(host)


def household(found: IPv4Address | IPv6Address) -> Address:
    """A household has one IPv6 network, whatever address in it a call uses."""
    if isinstance(found, IPv6Address):
        return Address(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return Address(found)
