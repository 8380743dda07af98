"""The time track (AZ-3.1 to AZ-3.4, AZ-3.8)."""

from __future__ import annotations

from eldertable.games.auztralia.content import TRACK
from eldertable.games.auztralia.events import DiscMoved, OldOnesActivated
from eldertable.games.auztralia.state import OLD_ONES, Auztralia
from eldertable.kernel import Seat

LAST_SPACE = TRACK.last_space


def space_of(s: Auztralia, disc: Seat) -> int:
    """Where a disc lies."""
    return s.old_time if disc == OLD_ONES else s.players[disc].time


def advance(s: Auztralia, disc: Seat, time: int) -> None:
    """Move a disc forward; in its new space it goes on top of the stack (AZ-3.2, AZ-3.8)."""
    if not time:
        return
    if disc == OLD_ONES:
        space = s.old_time = min(s.old_time + time, LAST_SPACE)
        s.emit(OldOnesActivated(space))
    else:
        mover = s.players[disc]
        space = mover.time + time
        if space > LAST_SPACE:
            space = LAST_SPACE
        mover.time = space
        s.outbox.append(DiscMoved(disc, time, space))
    # Its place in the order: after all discs that lie behind it.
    place = 1 if s.old_time < space else 0
    for player in s.players:
        if player.time < space:
            place += 1
    track = s.track
    if track[place] != disc:
        order = [*track]
        order.remove(disc)
        order.insert(place, disc)
        s.track = tuple(order)
