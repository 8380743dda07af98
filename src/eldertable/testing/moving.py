"""What is hidden must move: whatever a seat cannot see is dealt anew, place by place, or is bookkeeping with a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from eldertable.kernel import Seat, Table
from eldertable.testing.configurations import Configuration
from eldertable.testing.hidden import Path, hidden_places, places, tree_of, value_at
from eldertable.testing.playing import encoded, sampled
from eldertable.testing.promises import at
from eldertable.testing.twins import ASIDE, field_of

# A place that was hidden at so many decisions and kept its value in all deals is one that a redeal leaves alone.
OFTEN = 4


class Watch:
    """What was seen of the places of a state by one seat."""

    def __init__(self) -> None:
        self.moved: set[Path] = set()
        self.shown: set[Path] = set()
        self.still: Counter[Path] = Counter()

    def unmoved(self) -> list[Path]:
        """The places that are hidden and never move."""
        return [path for path, times in self.still.items() if times >= OFTEN and path not in self.moved]


def check_hidden_moves(configuration: Configuration, seed: int, count: int) -> None:
    """Every place that a seat's view does not depend on changes when the hidden part is dealt anew for that seat."""
    aside = {*ASIDE, *configuration.game.bookkeeping}
    for seat in range(configuration.players):
        watch = Watch()
        for table in sampled(configuration, seed, count):
            watch.moved |= hidden_places(table, seat)
            values = {path: value for path, value in places(table).items() if field_of(path) not in aside}
            idle = [path for path in values if path not in watch.moved and path not in watch.shown]
            hidden = set(unseen(table, seat, idle, values))
            watch.shown |= {path for path in idle if path not in hidden}
            watch.still.update(hidden)
            where = at(configuration, table)
        left = sorted({field_of(path) for path in watch.unmoved()})
        assert not left, f"seat {seat} cannot see {', '.join(left)}, which no redeal changes: {where}"


def unseen(table: Table[Any], seat: Seat, idle: Sequence[Path], values: Mapping[Path, Any]) -> Iterator[Path]:
    """Those places that can hold something else without a change of the seat's view."""
    before = encoded(table.game.view(table.state, seat))
    tree = tree_of(table)
    for path in idle:
        other = another(path, values)
        if other is None:
            continue
        place = value_at(tree, path[:-1])
        place[path[-1]] = other
        try:
            same = encoded(table.game.view(table.game.state_from(tree), seat)) == before
        except (msgspec.ValidationError, LookupError, ValueError, TypeError, AttributeError, ArithmeticError):
            # What cannot be shown with another value in this place is shown by it.
            same = False
        place[path[-1]] = values[path]
        if same:
            yield path


def another(path: Path, values: Mapping[Path, Any]) -> Any:
    """Another value of the same type for a place: one that stands elsewhere in the same field, if there is any."""
    value = values[path]
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, str):
        field = field_of(path)
        return next((each for place, each in values.items() if field_of(place) == field and each != value), value + "?")
    return None
