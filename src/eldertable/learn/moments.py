"""Moments of recorded games, as pictures and examples show them: what one seat sees, computed by the rules themselves."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec

from eldertable.kernel import Record, Seat, Table
from eldertable.kernel.form import form_of
from eldertable.kernel.view import View
from eldertable.learn.book import Shelf, learn_folder, shelf_of
from eldertable.registry import find_game


class BookMoment(msgspec.Struct, frozen=True):
    """A position; `choice` led to it, by `by`, and `events` tell what happened."""

    view: Annotated[dict[str, Any], form_of(View)]
    choice: Annotated[dict[str, Any], form_of("Typed")] | None
    by: Seat | None
    events: list[Annotated[dict[str, Any], form_of("Typed")]]


def moment(game_id: str, record: str, at: int, seat: Seat) -> bytes | None:
    """A moment as JSON, if a picture or an example of the game shows it."""
    return moments(game_id, record).get((at, seat))


@cache
def moments(game_id: str, record: str) -> dict[tuple[int, Seat], bytes]:
    """Every moment of a record that the book shows."""
    folder = learn_folder(game_id)
    path = folder.joinpath("records").joinpath(f"{record}.json")
    if not path.is_file():
        return {}
    wanted = shown_moments(shelf_of(folder), record)
    return play(Record.from_json(path.read_bytes()), wanted)


def shown_moments(shelf: Shelf, record: str) -> set[tuple[int, Seat]]:
    """Which versions of a record are shown, and from which seat."""
    pictures = {(each.at, each.seat) for each in shelf.picture.values() if each.record == record}
    scenarios = [each for each in shelf.example.values() if each.record == record]
    return pictures | {(at, each.seat) for each in scenarios for at in range(each.first, each.last + 1)}


def play(record: Record, wanted: set[tuple[int, Seat]]) -> dict[tuple[int, Seat], bytes]:
    """Play a record as far as needed and keep what is wanted."""
    table = record.beginning(find_game(record.game))
    last = max((at for at, _ in wanted), default=0)
    kept: dict[tuple[int, Seat], bytes] = {}
    by: Seat | None = None
    for at in range(last + 1):
        if at:
            assert table.decision is not None
            by = table.decision.seat
            table.repeat(record.choices[at - 1])
        for wish in [wish for wish in wanted if wish[0] == at]:
            kept[wish] = msgspec.json.encode(seen(table, wish[1], record.choices[at - 1] if at else None, by))
    return kept


def seen(table: Table[Any], seat: Seat, choice: dict[str, Any] | None, by: Seat | None) -> BookMoment:
    """The table from a seat. Whatever is asked there, an example is only looked at."""
    view = table.view(seat)
    if view["decision"]:
        view["decision"] = {**view["decision"], "options": [], "blocked": []}
    return BookMoment(view, choice if by == seat or choice is None else None, by, table.events_for(seat))
