"""Tournaments: who takes part, what was paired, and how the games came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Exists, Row, Select, and_, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.pairing import Meeting, Played, System
from eldertable.server.store import contest_schema as contests
from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.accounts import now
from eldertable.server.store.profiles import Face, face_of, with_faces
from eldertable.server.store.queries import Queries
from eldertable.server.store.results import standings
from eldertable.server.store.rows import SeatRow, TableRow, put_table
from eldertable.server.strength import START_MU

TournamentStatus = Literal["open", "running", "finished", "cancelled"]
LISTED = 20


class Tournament(msgspec.Struct, frozen=True):
    """A tournament; `bot` takes the places that stay empty."""

    id: str
    game: str
    system: System
    size: int
    move_limit: int
    bot: str | None
    host: str | None
    starts: int
    status: TournamentStatus
    round: int
    rounds: int
    secret: str
    created: int
    ended: int | None


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part: a person or a bot."""

    entry: int
    number: int | None
    person: str | None
    bot: str | None
    face: Face | None
    share: str | None
    absent: bool


class Board(msgspec.Struct, frozen=True):
    """A meeting of a round, its table, and who won it once it is over."""

    round: int
    board: int
    one: int
    other: int | None
    table_id: str | None
    over: bool
    winner: int | None

    @property
    def played(self) -> Played:
        """As the next pairing sees it."""
        return Played(self.round, self.one, self.other, self.winner)


class Listed(msgspec.Struct, frozen=True):
    """A tournament in a list, how many take part, and whether the reader does."""

    tournament: Tournament
    entrants: int
    yours: bool


class Paired(msgspec.Struct, frozen=True):
    """A meeting that is to be played: its table and seats; a bye has none."""

    meeting: Meeting
    row: TableRow | None = None
    seats: Sequence[SeatRow] = ()


class TournamentQueries(Queries):
    """Everything about tournaments."""

    # -- looking -------------------------------------------------------------------------------------------

    async def tournament(self, tournament_id: str) -> Tournament | None:
        """One tournament."""
        async with self._read() as connection:
            return await find(connection, tournament_id)

    async def tournaments(self, status: TournamentStatus, person: str | None) -> list[Listed]:
        """The tournaments that have come so far, those that begin next or began last first."""
        t, e = contests.tournaments.c, contests.entrants.c
        count = select(func.count()).where(e.tournament == t.id).scalar_subquery().label("entrants")
        mine = exists().where(e.tournament == t.id, e.person == person).label("yours")
        order = t.starts if status == "open" else t.starts.desc()
        query = select(contests.tournaments, count, mine).where(t.status == status).order_by(order, t.id).limit(LISTED)
        async with self._read() as connection:
            return [Listed(tournament_of(row), row.entrants, bool(row.yours)) for row in await connection.execute(query)]

    async def tournaments_hosted(self, person: str) -> int:
        """How many tournaments of somebody are not over."""
        t = contests.tournaments.c
        query = select(func.count()).where(t.host == person, t.status.in_(("open", "running")))
        async with self._read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def entrants(self, tournament_id: str) -> list[Entrant]:
        """Who takes part, in the order of their numbers, before the start in the order in which they came."""
        e = contests.entrants.c
        async with self._read() as connection:
            rows = (await connection.execute(with_faces(select(contests.entrants).where(e.tournament == tournament_id)))).all()
        found = [Entrant(r.entry, r.number, r.person, r.bot, face_of(r) if r.person else None, r.share, r.absent) for r in rows]
        return sorted(found, key=lambda each: (each.number or 0, each.entry))

    async def boards(self, tournament_id: str) -> list[Board]:
        """All meetings so far, round by round."""
        b = contests.boards.c
        columns = (b.round, b.board, b.one, b.other, b.table_id, b.over, b.winner)
        query = select(*columns).where(b.tournament == tournament_id).order_by(b.round, b.board)
        async with self._read() as connection:
            return [Board(*row) for row in await connection.execute(query)]

    async def tournament_of(self, table_id: str) -> str | None:
        """The tournament to which a table belongs."""
        b = contests.boards.c
        async with self._read() as connection:
            return (await connection.execute(select(b.tournament).where(b.table_id == table_id))).scalar_one_or_none()

    async def tournaments_to_see_to(self) -> list[str]:
        """Those that should begin, and those whose round may be over."""
        async with self._read() as connection:
            return list((await connection.execute(TO_SEE_TO, {"time": now()})).scalars())

    # -- taking part ---------------------------------------------------------------------------------------

    async def add_tournament(self, tournament: Tournament) -> None:
        """Announce a tournament."""
        async with self._write() as connection:
            await connection.execute(insert(contests.tournaments).values(**msgspec.structs.asdict(tournament)))

    async def enter(self, tournament_id: str, person: str, share: str | None, *, late: bool) -> bool:
        """Take part, or be back; False if there is no place, or it is too late."""
        t, e = contests.tournaments.c, contests.entrants.c
        mine = and_(e.tournament == tournament_id, e.person == person)
        async with self._write() as connection:
            held = (await connection.execute(select(contests.tournaments).where(t.id == tournament_id).with_for_update())).one()
            known = (await connection.execute(select(e.entry).where(mine))).scalar_one_or_none()
            if known is not None:
                await connection.execute(update(contests.entrants).where(mine).values(absent=False))
                return True
            counted = select(func.count(), func.max(e.number)).where(e.tournament == tournament_id)
            count, highest = (await connection.execute(counted)).one()
            if count >= held.size or held.status not in (("open", "running") if late else ("open",)):
                return False
            number = None if held.status == "open" else int(highest) + 1
            values = {"tournament": tournament_id, "person": person, "share": share, "number": number}
            await connection.execute(insert(contests.entrants).values(**values))
        return True

    async def withdraw(self, tournament_id: str, person: str) -> bool:
        """Take part no longer; once it has begun, the place is kept without games. False for who does not take part."""
        t, e = contests.tournaments.c, contests.entrants.c
        mine = and_(e.tournament == tournament_id, e.person == person)
        async with self._write() as connection:
            held = (await connection.execute(select(contests.tournaments).where(t.id == tournament_id).with_for_update())).one()
            if held.status == "open":
                changed = await connection.execute(delete(contests.entrants).where(mine))
            else:
                changed = await connection.execute(update(contests.entrants).where(mine).values(absent=True))
        return changed.rowcount == 1

    async def move_start(self, tournament_id: str, starts: int) -> None:
        """Begin at another time, if it has not begun."""
        await self._change_open(tournament_id, starts=starts)

    async def cancel(self, tournament_id: str) -> None:
        """It does not take place, if it has not begun."""
        await self._change_open(tournament_id, status="cancelled", ended=now())

    async def _change_open(self, tournament_id: str, **values: Any) -> None:
        t = contests.tournaments.c
        async with self._write() as connection:
            await connection.execute(update(contests.tournaments).where(t.id == tournament_id, t.status == "open").values(**values))

    # -- its course ----------------------------------------------------------------------------------------

    async def begin_tournament(self, tournament: Tournament, order: Sequence[int], bots: int, rounds: int) -> bool:
        """Number the entrants in this order of entries, bots after them, and let it run; False if another process did."""
        t, e = contests.tournaments.c, contests.entrants.c
        first = and_(t.id == tournament.id, t.status == "open")
        async with self._write() as connection:
            begun = await connection.execute(update(contests.tournaments).where(first).values(status="running", rounds=rounds))
            if begun.rowcount != 1:
                return False
            for number, entry in enumerate(order, 1):
                await connection.execute(update(contests.entrants).where(e.entry == entry).values(number=number))
            numbers = range(len(order) + 1, len(order) + bots + 1)
            machines = [{"tournament": tournament.id, "number": number, "bot": tournament.bot} for number in numbers]
            if machines:
                await connection.execute(insert(contests.entrants), machines)
        return True

    async def pair_round(self, tournament: Tournament, paired: Sequence[Paired]) -> bool:
        """Open the next round with all its tables at once; False if another process did."""
        t, number = contests.tournaments.c, tournament.round + 1
        same = and_(t.id == tournament.id, t.status == "running", t.round == tournament.round)
        async with self._write() as connection:
            moved = await connection.execute(update(contests.tournaments).where(same).values(round=number))
            if moved.rowcount != 1:
                return False
            for board, each in enumerate(paired, 1):
                if each.row is not None:
                    await put_table(connection, each.row, each.seats)
                one, other = each.meeting.one, each.meeting.other
                key = {"tournament": tournament.id, "round": number, "board": board, "one": one, "other": other}
                bye = {"table_id": None, "over": True, "winner": one}
                game = {"table_id": each.row.id if each.row else None}
                await connection.execute(insert(contests.boards).values(**key, **(bye if other is None else game)))
        return True

    async def settle_boards(self, tournament: Tournament) -> None:
        """Write down how the games came out that are over; whose time ran out for good is absent from then on."""
        b, e, s = contests.boards.c, contests.entrants.c, schema.seats.c
        over = (
            select(b.board, b.one, b.other, schema.tables)
            .join(schema.tables, schema.tables.c.id == b.table_id)
            .where(b.tournament == tournament.id, b.round == tournament.round, b.over.is_(False), any_finished)
        )
        async with self._write() as connection:
            for row in (await connection.execute(over)).all():
                seats = (await connection.execute(select(schema.seats).where(s.table_id == row.id).order_by(s.seat))).all()
                numbers = (row.one, row.other)
                winner = winner_of(row, seats, tournament.system)
                board = and_(b.tournament == tournament.id, b.round == tournament.round, b.board == row.board)
                result = None if winner is None else numbers[winner]
                await connection.execute(update(contests.boards).where(board).values(over=True, winner=result))
                gone = [
                    numbers[seat.seat] for seat in seats if seat.kind == "bot" and seat.person is not None and not seat.conceded
                ]
                away = and_(e.tournament == tournament.id, e.number.in_(gone))
                await connection.execute(update(contests.entrants).where(away).values(absent=True))

    async def finish_tournament(self, tournament: Tournament) -> bool:
        """It is over; False if another process said so."""
        t = contests.tournaments.c
        running = and_(t.id == tournament.id, t.status == "running")
        async with self._write() as connection:
            ended = await connection.execute(update(contests.tournaments).where(running).values(status="finished", ended=now()))
        return ended.rowcount == 1

    async def strongest_first(self, tournament: Tournament) -> list[int]:
        """The entries in the order of what is believed of everybody's strength, then of their coming."""
        e, p, r = contests.entrants.c, kept.participants.c, kept.ratings.c
        query = (
            select(e.entry, r.mu)
            .outerjoin(kept.participants, p.person == e.person)
            .outerjoin(kept.ratings, and_(r.participant == p.id, r.game == tournament.game, r.ladder == "everyone"))
            .where(e.tournament == tournament.id)
        )
        async with self._read() as connection:
            rows = (await connection.execute(query)).all()
        return [row.entry for row in sorted(rows, key=lambda row: (-(row.mu or START_MU), row.entry))]


def any_game(state: ColumnElement[bool]) -> Exists:
    """Whether a game of a tournament that is not written down yet is in a state."""
    t, b = contests.tournaments.c, contests.boards.c
    return exists().where(b.tournament == t.id, b.over.is_(False), b.table_id == schema.tables.c.id, state)


any_finished = schema.tables.c.status == "finished"
any_game_on = any_game(schema.tables.c.status != "finished")
any_game_over = any_game(any_finished)
# Every server asks it again and again.
TO_SEE_TO = (
    select(contests.tournaments.c.id)
    .where(
        or_(
            and_(contests.tournaments.c.status == "open", contests.tournaments.c.starts <= bindparam("time")),
            and_(contests.tournaments.c.status == "running", or_(~any_game_on, any_game_over)),
        )
    )
    .order_by(contests.tournaments.c.starts)
)


async def find(connection: AsyncConnection, tournament_id: str) -> Tournament | None:
    """One tournament from its row."""
    query: Select[Any] = select(contests.tournaments).where(contests.tournaments.c.id == tournament_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else tournament_of(row)


def tournament_of(row: Row[Any]) -> Tournament:
    """A tournament from a row that has more."""
    return Tournament(**{name: getattr(row, name) for name in Tournament.__struct_fields__})


def ran_out(seat: Row[Any]) -> bool:
    """Whether a bot stands in for somebody who neither came back nor gave up."""
    return seat.kind == "bot" and seat.person is not None and not seat.conceded


def winner_of(table: Row[Any], seats: Sequence[Row[Any]], system: System) -> int | None:
    """Who won a game, by its seat; nobody if it came out even, but in a knock-out then the one who moved second."""
    result: dict[str, Any] | None = msgspec.json.decode(table.result) if table.result else None
    ending: dict[str, Any] = msgspec.json.decode(table.ending) if table.ending else {}
    counted = None if ending else result
    first, second = standings("rivals", True, counted, ending.get("winners", ()), seats)
    if first.place != second.place:
        return 0 if first.place < second.place else 1
    return 1 if system == "knockout" else None
