"""Daily puzzles: one a day for each game, and who solved it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import and_, func, insert, select, update

from eldertable.server.store import contest_schema as contests
from eldertable.server.store.accounts import now
from eldertable.server.store.queries import Queries


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle as it is kept: what the seat sees, and which of its options solve it."""

    id: int
    game: str
    day: str
    players: int
    seat: int
    view: dict[str, Any]
    solves: list[bool]


class Tries(msgspec.Struct, frozen=True):
    """How many tried a puzzle, how many were right at once, and whether the reader tried and solved it."""

    tried: int
    at_once: int
    yours: bool
    solved: bool


class PuzzleQueries(Queries):
    """Everything about puzzles."""

    async def has_puzzle(self, game: str, day: str) -> bool:
        """Whether there is one for a day."""
        p = contests.puzzles.c
        async with self._read() as connection:
            found = await connection.execute(select(p.id).where(p.game == game, p.day == day))
            return found.scalar_one_or_none() is not None

    async def add_puzzle(self, game: str, day: str, players: int, seat: int, view: dict[str, Any], solves: list[bool]) -> None:
        """Keep a puzzle for a day; raises Conflict if there is one."""
        values = {"game": game, "day": day, "players": players, "seat": seat, "made": now()}
        told = {"view": msgspec.json.encode(view).decode(), "solves": msgspec.json.encode(solves).decode()}
        async with self._write() as connection:
            await connection.execute(insert(contests.puzzles).values(**values, **told))

    async def puzzle(self, game: str, until: str) -> PuzzleRow | None:
        """The newest puzzle of a game up to a day."""
        p = contests.puzzles.c
        query = select(contests.puzzles).where(p.game == game, p.day <= until).order_by(p.day.desc()).limit(1)
        async with self._read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        view, solves = msgspec.json.decode(row.view), msgspec.json.decode(row.solves, type=list[bool])
        return PuzzleRow(row.id, row.game, row.day, row.players, row.seat, view, solves)

    async def puzzle_days(self, until: str) -> dict[str, tuple[int, str]]:
        """The newest puzzle of each game up to a day: its number and its day."""
        p = contests.puzzles.c
        newest = select(p.game, func.max(p.day).label("day")).where(p.day <= until).group_by(p.game).subquery()
        query = select(p.game, p.id, p.day).join(newest, and_(newest.c.game == p.game, newest.c.day == p.day))
        async with self._read() as connection:
            return {row.game: (row.id, row.day) for row in await connection.execute(query)}

    async def tries(self, puzzle: int, person: str | None) -> Tries:
        """How a puzzle went so far."""
        t = contests.puzzle_tries.c
        right = select(func.count()).where(t.puzzle == puzzle, t.at_once.is_(True)).scalar_subquery()
        mine = select(t.solved).where(t.puzzle == puzzle, t.person == person)
        async with self._read() as connection:
            tried, at_once = (await connection.execute(select(func.count(), right).where(t.puzzle == puzzle))).one()
            solved = (await connection.execute(mine)).scalar_one_or_none()
        return Tries(tried, at_once, solved is not None, bool(solved))

    async def note_try(self, puzzle: int, person: str, right: bool) -> None:
        """Somebody tried; only the first try can be right at once."""
        t = contests.puzzle_tries.c
        mine = and_(t.puzzle == puzzle, t.person == person)
        async with self._write() as connection:
            known = (await connection.execute(select(t.solved).where(mine))).scalar_one_or_none()
            if known is None:
                values = {"puzzle": puzzle, "person": person, "at_once": right, "solved": right, "made": now()}
                await connection.execute(insert(contests.puzzle_tries).values(**values))
            elif right and not known:
                await connection.execute(update(contests.puzzle_tries).where(mine).values(solved=True))
