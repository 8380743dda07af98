"""Who saw what: the events of one step, filtered for every seat when they happen and kept that way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from eldertable.kernel import Event, Seat, Table

NOTHING = msgspec.Raw(b"[]")


class Sights(msgspec.Struct, frozen=True, gc=False):
    """The events as everybody saw them, and as those seats did that saw more."""

    everyone: msgspec.Raw = NOTHING
    seats: dict[int, msgspec.Raw] = {}

    @classmethod
    def of(cls, table: Table[Any]) -> Sights:
        """What the last choice showed to each seat."""
        events = table.events
        everyone = as_seen(events, None)
        own = {seat: as_seen(events, seat) for seat in range(table.players)}
        # Most is seen alike by everybody, and written once.
        return cls(written(everyone), {seat: written(seen) for seat, seen in own.items() if seen != everyone})

    @classmethod
    def read(cls, text: str) -> Sights:
        """As it was stored."""
        return msgspec.json.decode(text, type=cls)

    def to_json(self) -> str:
        """To be stored."""
        return msgspec.json.encode(self).decode()

    def seen_by(self, seat: Seat | None) -> msgspec.Raw:
        """What this seat (None: a spectator) saw, as JSON."""
        return self.everyone if seat is None else self.seats.get(seat, self.everyone)


def as_seen(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """What a seat saw happen."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def written(events: list[Event]) -> msgspec.Raw:
    """Events as JSON that is passed on as it is."""
    return msgspec.Raw(msgspec.json.encode(events))
