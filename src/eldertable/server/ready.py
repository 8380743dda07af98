"""What viewers of a table get of a choice, made ready before it is written down: by then all of it is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Raw, structs

from eldertable.kernel import Seat, Table, Witness
from eldertable.server.boards import Drawn, Shown, boards_seen
from eldertable.server.logbook import KeptLine
from eldertable.server.parcel import Parcel
from eldertable.server.store import SeatRow
from eldertable.server.wire import Update


class NextStep(NamedTuple):
    """Where a choice leads a table, and who saw it happen event by event."""

    after: Table[Any]
    line: KeptLine
    witness: Witness[Any]
    deadline: int | None


class Ready(NamedTuple):
    """What viewers get of a step, by seat, and the boards that they have before them then."""

    parcels: Mapping[Seat | None, Parcel]
    shown: Shown


NOTHING_READY = Ready({}, {})


def make_ready(step: NextStep, places: Sequence[SeatRow], seats: Iterable[Seat | None], before: Shown) -> Ready:
    """For each of these seats, what it is to see; what they have in common is worked out once.

    `before` has the boards that they have before them now, as far as these are known.
    """
    after, several = step.after, list(seats)
    turn = None if after.decision is None else after.decision.seat
    thinking = turn if turn is not None and places[turn].kind == "bot" else None
    views = dict(zip(several, after.views(several), strict=True))
    # Many a board is the same for several seats, and then written once.
    drawn = {id(view.board): Drawn(view.board) for view in views.values()}
    boards = {seat: drawn[id(view.board)] for seat, view in views.items()}
    patches = boards_seen(after.game, step.witness, boards, before)
    parcels = {}
    for seat, view in views.items():
        line = step.line.seen_by(seat)
        line.boards = patches[seat]
        shown = structs.replace(view, board=Raw(boards[seat].written))
        can_undo = after.can_undo and seat is not None and seat == turn
        parcels[seat] = Parcel(Update(step.line.version, shown, can_undo, thinking, step.deadline, [line]))
    return Ready(parcels, {seat: view.board for seat, view in views.items()})
