"""Who saw what: the events of one step, filtered for every seat when they happen and kept that way."""

from __future__ import annotations

from typing import Any

import msgspec

from eldertable.kernel import Seat, Table

NOTHING = msgspec.Raw(b"[]")


class Sights(msgspec.Struct, frozen=True, gc=False):
    """The events as everybody saw them, and as those seats did that saw more."""

    everyone: msgspec.Raw = NOTHING
    seats: dict[int, msgspec.Raw] = {}

    @classmethod
    def of(cls, table: Table[Any]) -> Sights:
        """What the last choice showed to each seat."""
        everyone = events_as_seen(table, None)
        own = {seat: events_as_seen(table, seat) for seat in range(table.players)}
        return cls(msgspec.Raw(everyone), {seat: msgspec.Raw(events) for seat, events in own.items() if events != everyone})

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


def events_as_seen(table: Table[Any], seat: Seat | None) -> bytes:
    """What a seat saw happen by the last choice, as JSON that is written as it is."""
    return msgspec.json.encode([seen for event in table.events if (seen := event.seen_by(seat)) is not None])
