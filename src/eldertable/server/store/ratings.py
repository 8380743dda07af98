"""Ratings: a pure function of the rated games in the order in which they ended."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Protocol

from sqlalchemy import Row, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.store import people_schema as kept
from eldertable.server.store.queries import Queries
from eldertable.server.strength import BOT, LADDERS, Ladder, Strength, bot_strengths, rate

RATING_LOCK = 0x726174696E67
WEEK = 7 * 24 * 3600 * 1000
# So many rated games of the same two people count in a week.
PAIR_GAMES_A_WEEK = 10


class Player(Protocol):
    """Who sat on a seat."""

    @property
    def seat(self) -> int: ...
    @property
    def person(self) -> str | None: ...
    @property
    def bot(self) -> str | None: ...


async def in_order(connection: AsyncConnection) -> None:
    """Rated games end one after another, so that their numbers are the order in which they were rated."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": RATING_LOCK})


async def participants_of(connection: AsyncConnection, players: Sequence[Player]) -> dict[int, str]:
    """The anonymous numbers of those at a rated table, by seat; a newcomer gets one."""
    return {each.seat: await participant_of(connection, each) for each in players}


async def participant_of(connection: AsyncConnection, player: Player) -> str:
    """The number of one of them; all bots of a level share theirs."""
    p = kept.participants.c
    if player.person is None:
        name = f"{BOT}{player.bot}"
        found = (await connection.execute(select(p.id).where(p.id == name))).scalar_one_or_none()
    else:
        name = secrets.token_hex(12)
        found = (await connection.execute(select(p.id).where(p.person == player.person))).scalar_one_or_none()
    if found is None:
        await connection.execute(insert(kept.participants).values(id=name, person=player.person))
    return found or name


async def rate_game(connection: AsyncConnection, number: int) -> None:
    """Let a rated game count, on each ladder where it can."""
    r = kept.results.c
    query = select(kept.results).where(r.number == number).order_by(r.seat)
    rows = (await connection.execute(query)).all()
    people = [row for row in rows if row.bot is None]
    if await played_too_often(connection, people):
        return
    for ladder in LADDERS:
        await rate_on(connection, ladder, rows if ladder == "everyone" else people)


async def played_too_often(connection: AsyncConnection, people: Sequence[Row[Any]]) -> bool:
    """Whether two of them have had enough games that count lately."""
    one, other = kept.rating_steps.alias(), kept.rating_steps.alias()
    for left, right in combinations(people, 2):
        query = (
            select(func.count())
            .select_from(one)
            .join(other, (one.c.number == other.c.number) & (one.c.ladder == other.c.ladder))
            .join(kept.finished_games, kept.finished_games.c.number == one.c.number)
            .where(
                one.c.participant == left.participant,
                other.c.participant == right.participant,
                one.c.ladder == "people",
                kept.finished_games.c.game == left.game,
                kept.finished_games.c.ended > left.ended - WEEK,
            )
        )
        if (await connection.execute(query)).scalar_one() >= PAIR_GAMES_A_WEEK:
            return True
    return False


async def rate_on(connection: AsyncConnection, ladder: Ladder, rows: Sequence[Row[Any]]) -> None:
    """Rate a game on one ladder; bots stay where they were measured."""
    if len(rows) < 2:
        return
    game, number = rows[0].game, rows[0].number
    known = await strengths(connection, ladder, game, [row.participant for row in rows])
    measured = bot_strengths(game)
    before = [known[row.participant][0] if row.bot is None else measured.get(row.bot, Strength()) for row in rows]
    after = rate(before, [row.place for row in rows])
    for row, strength in zip(rows, after, strict=True):
        if row.bot is not None:
            continue
        step = {"participant": row.participant, "ladder": ladder, "mu": strength.mu, "sigma": strength.sigma}
        await connection.execute(insert(kept.rating_steps).values(number=number, **step))
        games = known[row.participant][1]
        if games:
            t = kept.ratings.c
            mine = (t.participant == row.participant) & (t.game == game) & (t.ladder == ladder)
            await connection.execute(update(kept.ratings).where(mine).values(mu=strength.mu, sigma=strength.sigma, games=games + 1))
        else:
            await connection.execute(insert(kept.ratings).values(game=game, games=1, **step))


async def strengths(
    connection: AsyncConnection, ladder: Ladder, game: str, participants: Sequence[str]
) -> dict[str, tuple[Strength, int]]:
    """What is believed of them so far, and after how many games."""
    t = kept.ratings.c
    query = select(kept.ratings).where(t.participant.in_(participants), t.game == game, t.ladder == ladder)
    found = {row.participant: (Strength(row.mu, row.sigma), row.games) for row in await connection.execute(query)}
    return {each: found.get(each, (Strength(), 0)) for each in participants}


class RatingQueries(Queries):
    """All ratings again."""

    async def rebuild_ratings(self) -> int:
        """Rate all rated games anew, from the first to the last; how many there are."""
        f = kept.finished_games.c
        counted = select(kept.results.c.number).distinct()
        async with self._write() as connection:
            await in_order(connection)
            await connection.execute(delete(kept.rating_steps))
            await connection.execute(delete(kept.ratings))
            query = select(f.number).where(f.rated.is_(True), f.number.in_(counted)).order_by(f.number)
            numbers = list((await connection.execute(query)).scalars())
            for number in numbers:
                await rate_game(connection, number)
        return len(numbers)
