"""Why something cannot be chosen now: what the table shows grey, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from eldertable.kernel import Choice, Seat, Why
from liars_dice.choices import Doubt
from liars_dice.state import LiarsDice


class NothingToDoubt(Why, frozen=True):
    """The first player of a round has nobody to doubt (LD-2.7)."""


WHY_TYPES = (NothingToDoubt,)


def blocked(s: LiarsDice, seat: Seat) -> Iterator[tuple[Choice, Why]]:
    """Doubting, before anybody has bid."""
    if s.bid is None:
        yield Doubt(), NothingToDoubt()
