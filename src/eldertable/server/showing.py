"""What viewers of a table get to see, as messages of the protocol."""

from __future__ import annotations

from typing import Any

from eldertable.kernel import Seat
from eldertable.server.company import Outcome
from eldertable.server.parcel import Parcel
from eldertable.server.promises import fingerprint
from eldertable.server.rights import people_asked
from eldertable.server.store import ChatLine, Proposal, SeatRow, TableRow
from eldertable.server.store.public_ids import public_id
from eldertable.server.tables import LiveTable
from eldertable.server.wire import (
    ChatMessage,
    Line,
    Problem,
    ProposalInfo,
    ProposalMessage,
    Refused,
    SeatInfo,
    SeatsMessage,
    Summary,
    TableInfo,
    TableMessage,
    Update,
)


def summary_fields(
    row: TableRow, seats: list[SeatRow], person: str | None, present: set[str | None], problem: Problem | None
) -> dict[str, Any]:
    """What lists and frames both show of a table; nobody has to decide at one that cannot go on."""
    infos = seat_infos(seats, person, present)
    turn = row.turn if row.status == "running" and problem is None else None
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "version": row.version,
        "players": row.players,
        "options": row.options,
        "seats": infos,
        "public": row.public,
        "updated": row.updated,
        "your_turn": any(each.you and asked(each, turn) for each in infos),
        "turn": turn,
        "undo": row.undo,
        "move_limit": row.move_limit,
        "overtime": row.overtime if row.move_limit else None,
        "deadline": row.deadline if turn is not None else None,
        "ending": row.ending,
        "winners": winners(row),
        "problem": problem,
        "stakes": row.stakes,
        "lesson": row.lesson,
    }


def asked(seat: SeatInfo, turn: Seat | None) -> bool:
    """Whether the person on a seat is to decide."""
    return seat.kind == "person" and seat.seat == turn


def winners(row: TableRow) -> tuple[int, ...] | None:
    """Who won a finished game; None as long as it is not finished."""
    if row.ending is not None:
        return row.ending.winners
    return tuple(row.result["winners"]) if row.result is not None else None


def summary(row: TableRow, seats: list[SeatRow], person: str | None, present: set[str | None], problem: Problem | None) -> Summary:
    """A table in a list."""
    return Summary(**summary_fields(row, seats, person, present, problem))


def seat_infos(seats: list[SeatRow], person: str | None, present: set[str | None]) -> list[SeatInfo]:
    """Who sits where; bots are always there."""
    return [
        SeatInfo(
            seat=place.seat,
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            present=place.kind == "bot" or (place.kind == "person" and place.person in present),
            you=person is not None and place.person == person,
            conceded=place.conceded,
            late=place.late,
            profile=None if place.person is None else public_id(place.person),
            number=place.number,
        )
        for place in seats
    ]


def table_info(table: LiveTable, person: str | None) -> TableInfo:
    """A table as its frame shows it."""
    row = table.row
    return TableInfo(
        **summary_fields(row, table.seats, person, table.people_present(), table.problem),
        owner=person is not None and row.owner == person,
        cooperative=table.plays_together,
        # A fork plays on with the chance of the game it came from, so there is nothing to commit to.
        commitment=None if row.origin else fingerprint(row.secret or row.seed),
        seed=row.seed if row.status == "finished" and row.origin is None and not row.is_sealed else None,
        rules_version=row.rules_version,
        parent=row.parent,
        rematch=row.rematch,
        proposal=proposal_info(table, table.proposal, person),
        watching=watching(table),
    )


def table_message(table: LiveTable, seat: Seat | None, person: str | None) -> Parcel:
    """Everything, for a viewer who has nothing yet."""
    log = [step.seen_by(seat) for step in table.steps]
    info = table_info(table, person)
    return Parcel(TableMessage(info, seat, table.version, table.view(seat), table.can_undo(seat), table.thinking(), log))


def update_message(table: LiveTable, seat: Seat | None, since: int) -> Parcel:
    """What happened after a version; viewers of the same seat share it."""
    if (seat, since) not in table.updates:
        steps = [step.seen_by(seat) for step in table.steps[since + 1 :]]
        update = Update(table.version, table.view(seat), table.can_undo(seat), table.thinking(), table.row.deadline, steps)
        table.updates[seat, since] = Parcel(update)
    return table.updates[seat, since]


def seats_message(table: LiveTable, person: str | None) -> Parcel:
    """Who is there."""
    return Parcel(SeatsMessage(seat_infos(table.seats, person, table.people_present()), watching(table)))


def watching(table: LiveTable) -> list[str]:
    """Who looks at a table that waits, and has no seat: the host sees that somebody has come."""
    if table.row.status != "waiting":
        return []
    seated = {place.person for place in table.seats}
    names = {viewer.who: viewer.name for viewer in table.viewers if viewer.name is not None and viewer.who not in seated}
    return sorted(name for name in names.values() if name is not None)


def refused_message(table: LiveTable, seat: Seat | None, code: str, sentence: str, with_state: bool) -> Parcel:
    """Why a message changed nothing, and if need be how things stand."""
    if not with_state:
        return Parcel(Refused(code, sentence))
    return Parcel(
        Refused(code, sentence, table.version, table.view(seat), table.can_undo(seat), table.thinking(), table.row.deadline)
    )


# -- chat and proposals ------------------------------------------------------------------------------------


def may_read(table: LiveTable, line: ChatLine, person: str | None) -> bool:
    """Players do not hear the spectators while the game runs."""
    return line.room == "table" or table.row.status != "running" or not table.seats_of(person)


def chat_message(table: LiveTable, lines: list[ChatLine], person: str | None, everything: bool) -> Parcel:
    """The lines that this viewer may read."""
    readable = [
        Line(line.id, line.room, line.name, line.seat, person is not None and line.person == person, line.text, line.made)
        for line in lines
        if may_read(table, line, person)
    ]
    return Parcel(ChatMessage(readable, everything))


def proposal_info(table: LiveTable, proposal: Proposal | None, person: str | None) -> ProposalInfo | None:
    """What is asked, for this reader."""
    if proposal is None:
        return None
    missing = {who: seat for who, seat in people_asked(table, proposal.seat).items() if who not in proposal.agreed}
    yours = person is not None and table.seats[proposal.seat].person == person
    return ProposalInfo(proposal.kind, proposal.seat, sorted(missing.values()), yours, person in missing)


def proposal_message(table: LiveTable, person: str | None, outcome: Outcome | None, about: Proposal | None) -> Parcel:
    """What is asked now, and how the last question ended."""
    kind, seat = (about.kind, about.seat) if about else (None, None)
    return Parcel(ProposalMessage(proposal_info(table, table.proposal, person), outcome, kind, seat))
