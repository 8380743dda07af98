"""The life of tables beside their games: seats that change hands, time that runs out, chat, proposals, rematches."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, exists, insert, select, update

from eldertable.server.store import schema
from eldertable.server.store.accounts import now
from eldertable.server.store.queries import Queries

ChatRoom = Literal["table", "spectators"]
ProposalKind = Literal["undo", "abandon"]
LINES_KEPT = 200
LINES = (
    select(schema.chat, schema.people.c.name)
    .outerjoin(schema.people, schema.people.c.id == schema.chat.c.person)
    .where(schema.chat.c.table_id == bindparam("table_id"))
    .order_by(schema.chat.c.id.desc())
    .limit(LINES_KEPT)
)
PROPOSAL = select(schema.proposals).where(schema.proposals.c.table_id == bindparam("table_id"))


class Lesson(msgspec.Struct, frozen=True):
    """A guided game: which one, the step it has come to, whether the last choice was another than the guide's, and ever."""

    number: int
    at: int = 0
    astray: bool = False
    strayed: bool = False


class ChatLine(msgspec.Struct):
    """What somebody said; `seat` is None for a spectator."""

    id: int
    room: ChatRoom
    person: str | None
    name: str | None
    seat: int | None
    text: str
    made: int


class Proposal(msgspec.Struct, frozen=True):
    """What a seat asks the others to agree to, at a version of the table; `agreed` are the people who do."""

    kind: ProposalKind
    seat: int
    version: int
    agreed: tuple[str, ...]
    made: int


class RunningOut(msgspec.Struct, frozen=True):
    """A table at which somebody's time runs out."""

    table_id: str
    deadline: int
    version: int


class LifeQueries(Queries):
    """Everything about a table that is no choice."""

    async def place(
        self, table_id: str, seat: int, kind: str, person: str | None, bot: str | None, share: str | None = None
    ) -> bool:
        """Put somebody on a seat of a table that still waits."""
        s = schema.seats.c
        waiting = exists().where(schema.tables.c.id == table_id, schema.tables.c.status == "waiting")
        values = {"kind": kind, "person": person, "bot": bot, "share": share}
        async with self._write() as connection:
            changed = await connection.execute(
                update(schema.seats).where(s.table_id == table_id, s.seat == seat, waiting).values(**values)
            )
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(updated=now()))
        return changed.rowcount == 1

    async def close_up(self, table_id: str, options: dict[str, Any], moved: dict[int, int]) -> bool:
        """Take the open seats of a table away that still waits; `moved` tells where the others sit now, who sat where."""
        t, s, said = schema.tables.c, schema.seats.c, schema.chat.c
        fields = {"players": len(moved), "options": msgspec.json.encode(options).decode(), "updated": now()}
        async with self._write() as connection:
            waiting = and_(t.id == table_id, t.status == "waiting")
            changed = await connection.execute(update(schema.tables).where(waiting).values(**fields))
            if changed.rowcount != 1:
                return False
            await connection.execute(delete(schema.seats).where(s.table_id == table_id, s.seat.not_in(moved)))
            # Everybody moves towards the first seat, so none is taken when somebody comes to it.
            for old, new in sorted(moved.items()):
                for part, seats in ((schema.seats, s), (schema.chat, said)):
                    await connection.execute(update(part).where(seats.table_id == table_id, seats.seat == old).values(seat=new))
        return True

    async def keep_lesson(self, table_id: str, lesson: Lesson) -> None:
        """Note how far somebody has come in a guided game."""
        kept = msgspec.json.encode(lesson).decode()
        async with self._write() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(lesson=kept))

    async def change_owner(self, table_id: str, owner: str) -> None:
        """Somebody else looks after a waiting table."""
        async with self._write() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(owner=owner))

    async def change_player(
        self, table_id: str, seat: int, kind: str, bot: str | None, conceded: bool, deadline: int | None
    ) -> None:
        """A bot stands in for a person in a running game, or the person is back."""
        s = schema.seats.c
        async with self._write() as connection:
            values = {"kind": kind, "bot": bot, "conceded": conceded}
            await connection.execute(update(schema.seats).where(s.table_id == table_id, s.seat == seat).values(**values))
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(deadline=deadline))

    async def turns_of(self, person: str) -> list[str]:
        """The tables that wait for a person, the longest first."""
        t, s = schema.tables.c, schema.seats.c
        asked = exists().where(s.table_id == t.id, s.seat == t.turn, s.person == person, s.kind == "person")
        query = select(t.id).where(t.status == "running", asked).order_by(t.updated)
        async with self._read() as connection:
            return list((await connection.execute(query)).scalars())

    # -- time --------------------------------------------------------------------------------------------

    async def running_out(self, before: int) -> list[RunningOut]:
        """The tables whose deadline has passed, or passes before a moment, the first of them first; only running ones have one."""
        t = schema.tables.c
        query = select(t.id, t.deadline, t.version).where(t.deadline <= before).order_by(t.deadline)
        async with self._read() as connection:
            return [RunningOut(row.id, row.deadline, row.version) for row in await connection.execute(query)]

    async def run_out(self, overdue: RunningOut, seat: int, bot: str | None) -> bool:
        """Note that a seat took too long, and let a bot play on if one is given; False if somebody else has noted it."""
        t, s = schema.tables.c, schema.seats.c
        same = and_(t.id == overdue.table_id, t.deadline == overdue.deadline, t.version == overdue.version)
        async with self._write() as connection:
            claimed = await connection.execute(update(schema.tables).where(same).values(deadline=None))
            if claimed.rowcount != 1:
                return False
            values = {"late": s.late + 1} | ({"kind": "bot", "bot": bot} if bot else {})
            await connection.execute(update(schema.seats).where(s.table_id == overdue.table_id, s.seat == seat).values(**values))
        return True

    # -- chat --------------------------------------------------------------------------------------------

    async def add_line(self, table_id: str, room: ChatRoom, person: str, seat: int | None, text: str) -> tuple[int, int]:
        """Keep what somebody said; gives its number and time."""
        made = now()
        values = {"table_id": table_id, "room": room, "person": person, "seat": seat, "text": text, "made": made}
        async with self._write() as connection:
            result = await connection.execute(insert(schema.chat).values(**values).returning(schema.chat.c.id))
            return int(result.scalar_one()), made

    async def lines(self, table_id: str) -> list[ChatLine]:
        """The newest lines of a table's chat, the oldest of them first."""
        async with self._read() as connection:
            rows = (await connection.execute(LINES, {"table_id": table_id})).all()
        return [ChatLine(r.id, r.room, r.person, r.name, r.seat, r.text, r.made) for r in reversed(rows)]

    # -- proposals ---------------------------------------------------------------------------------------

    async def proposal(self, table_id: str) -> Proposal | None:
        """What the others are asked at a table."""
        async with self._read() as connection:
            row = (await connection.execute(PROPOSAL, {"table_id": table_id})).one_or_none()
        return None if row is None else proposal_of(row)

    async def keep_proposal(self, table_id: str, proposal: Proposal | None) -> None:
        """Ask this from now on, or nothing any more."""
        async with self._write() as connection:
            await connection.execute(delete(schema.proposals).where(schema.proposals.c.table_id == table_id))
            if proposal is not None:
                values = msgspec.structs.asdict(proposal) | {"agreed": msgspec.json.encode(proposal.agreed).decode()}
                await connection.execute(insert(schema.proposals).values(table_id=table_id, **values))

    async def agree(self, table_id: str, made: int, person: str) -> Proposal | None:
        """Note that a person agrees, beside all who agree elsewhere at the same moment; None if this is not asked any more."""
        this = (schema.proposals.c.table_id == table_id) & (schema.proposals.c.made == made)
        async with self._write() as connection:
            row = (await connection.execute(select(schema.proposals).where(this).with_for_update())).one_or_none()
            if row is None:
                return None
            proposal = proposal_of(row)
            agreed = tuple(dict.fromkeys((*proposal.agreed, person)))
            await connection.execute(update(schema.proposals).where(this).values(agreed=msgspec.json.encode(agreed).decode()))
        return msgspec.structs.replace(proposal, agreed=agreed)

    # -- rematches ---------------------------------------------------------------------------------------

    async def link_rematch(self, table_id: str, rematch: str) -> bool:
        """Remember which table goes on after this one; False if there is one already."""
        t = schema.tables.c
        async with self._write() as connection:
            linked = await connection.execute(
                update(schema.tables).where(t.id == table_id, t.rematch.is_(None)).values(rematch=rematch)
            )
        return linked.rowcount == 1

    async def rematch_of(self, table_id: str) -> str | None:
        """The table that goes on after this one."""
        async with self._read() as connection:
            query = select(schema.tables.c.rematch).where(schema.tables.c.id == table_id)
            return (await connection.execute(query)).scalar_one_or_none()


def proposal_of(row: Row[Any]) -> Proposal:
    """What is asked, from its row."""
    return Proposal(row.kind, row.seat, row.version, msgspec.json.decode(row.agreed, type=tuple[str, ...]), row.made)
