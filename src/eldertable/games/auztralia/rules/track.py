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
    players = s.players
    if disc == OLD_ONES:
        space = s.old_time = min(s.old_time + time, LAST_SPACE)
        s.emit(OldOnesActivated(space))
    else:
        player = players[disc]
        space = player.time + time
        if space > LAST_SPACE:
            space = LAST_SPACE
        player.time = space
        s.emit(DiscMoved(disc, time, space))
    # Its place in the order: before the first disc that lies there or beyond.
    track = s.track
    place = here = track.index(disc)
    for other in track[here + 1 :]:
        if (players[other].time if other >= 0 else s.old_time) >= space:
            break
        place += 1
    # Most moves do not change the order.
    if place != here:
        order = [*track]
        order.insert(place, order.pop(here))
        s.track = tuple(order)
