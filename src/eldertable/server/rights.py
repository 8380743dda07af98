"""Who may do what at a table, as far as that depends on who sits where (docs/server.md has the table of rights).

A person whose seat a bot holds for a while, because it was handed over or the time ran out, can come back and has the same say as
before. Who gave up, or is not known any more, has none.
"""

from __future__ import annotations

from eldertable.kernel import Seat
from eldertable.server.store import SeatRow, TableRow
from eldertable.server.tables import LiveTable
from eldertable.server.wire import Refusal


def must_be_open(row: TableRow) -> None:
    """Refuse what would tell of a table that is kept closed for a while."""
    if row.is_sealed:
        raise Refusal("sealed", "This stays closed until the challenge of the week is over.", 403)


def has_say(place: SeatRow) -> bool:
    """Whether a person plays on this seat, or can come back to it."""
    return place.person is not None and place.kind != "open" and not place.conceded


def people_asked(table: LiveTable, seat: Seat) -> dict[str, Seat]:
    """Whose agreement a seat needs: that of every other person with a say, each with a seat of theirs. Bots agree to everything."""
    asker = table.seats[seat].person
    return {
        place.person: place.seat
        for place in reversed(table.seats)
        if has_say(place) and place.person is not None and place.person != asker
    }


def agreed_beforehand(table: LiveTable, seat: Seat) -> bool:
    """Whether nobody need be asked before something is taken back: at a table that is free about it, if everybody is there."""
    absent = any(has_say(place) and place.kind == "bot" for place in table.seats)
    return not people_asked(table, seat) or (table.row.undo == "free" and not absent)


def may_have_hints(table: LiveTable, person: str) -> bool:
    """Whether no rating is at stake, and all play together or nobody else ever sat here; somebody who is away is a rival still."""
    if table.row.stakes == "rated" or table.row.is_sealed:
        return False
    return table.plays_together or all(place.person in (None, person) for place in table.seats)


def decided_without(table: LiveTable, seat: Seat) -> bool:
    """Whether the game is decided if this seat gives up: nobody is left who plays or can come back, or only one rival."""
    remaining = [place for place in table.seats if not place.conceded and place.seat != seat]
    return not any(has_say(place) for place in remaining) or (len(remaining) == 1 and not table.plays_together)
