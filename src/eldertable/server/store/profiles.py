"""Profiles: what people did, as far as the reader may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, case, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.server.comparisons import Mode
from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.public_ids import public_id
from eldertable.server.store.queries import Queries
from eldertable.server.store.results import keep_results, missing_results
from eldertable.server.strength import Ladder, Strength

ShownTo = Literal["everybody", "nobody"]
# As far back as lists and plots look.
NEWEST_RESULTS = 200
MOST_RIVALS = 12
MOST_STEPS = 200
LISTED = 50


class ProfileRow(msgspec.Struct, frozen=True):
    """A person as others may know it."""

    person: str
    id: str
    name: str
    account: bool
    avatar: str | None
    shown_to: ShownTo
    created: int


class Totals(msgspec.Struct, frozen=True):
    """Games of one kind, counted."""

    game: str
    mode: Mode
    played: int
    won: int
    quit: int
    average: float | None
    best: int | None


class Played(msgspec.Struct, frozen=True):
    """One game as a list or a plot shows it."""

    number: int
    table_id: str
    game: str
    mode: Mode
    players: int
    category: str
    public: bool
    rated: bool
    length: int
    how: str | None
    ended: int
    place: int
    won: bool
    quit: bool
    score: int | None
    merit: int | None


class Face(msgspec.Struct, frozen=True):
    """Somebody at a glance; without an id for those who do not want to be seen."""

    id: str | None
    name: str | None
    avatar: str | None


class Rival(msgspec.Struct, frozen=True):
    """Games against one person, or against one kind of bot."""

    face: Face | None
    bot: str | None
    played: int
    won: int


class Best(msgspec.Struct, frozen=True):
    """What somebody reached alone or together, among games that can be compared."""

    game: str
    mode: Mode
    category: str
    players: int
    played: int
    won: int
    merit: int | None


class Rated(msgspec.Struct, frozen=True):
    """How strong somebody is at a game."""

    game: str
    ladder: Ladder
    strength: Strength
    games: int


class RatedGame(msgspec.Struct, frozen=True):
    """Where a rated game left somebody."""

    game: str
    ladder: Ladder
    ended: int
    strength: Strength


class Ranked(msgspec.Struct, frozen=True):
    """A place on a ladder."""

    face: Face
    strength: Strength
    games: int


class BestOfAll(msgspec.Struct, frozen=True):
    """The best that anybody reached in one category, and who."""

    game: str
    mode: Mode
    category: str
    players: int
    played: int
    won: int
    merit: int | None
    faces: tuple[Face, ...]
    table_id: str | None


class ProfileQueries(Queries):
    """Questions about people and what they did."""

    # -- who -----------------------------------------------------------------------------------------------

    async def profile(self, identity: str) -> ProfileRow | None:
        """The profile with a public id."""
        return await self._profile(kept.profiles.c.public_id == identity)

    async def profile_of(self, person: str) -> ProfileRow | None:
        """The profile of a person."""
        return await self._profile(kept.profiles.c.person == person)

    async def _profile(self, which: ColumnElement[bool]) -> ProfileRow | None:
        p, f, a = schema.people.c, kept.profiles.c, schema.accounts.c
        query = (
            select(f.person, f.public_id, p.name, a.login, f.avatar, f.shown_to, p.created)
            .join(schema.people, p.id == f.person)
            .outerjoin(schema.accounts, a.person == f.person)
            .where(which)
        )
        async with self._read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        return ProfileRow(row.person, row.public_id, row.name, row.login is not None, row.avatar, row.shown_to, row.created)

    async def change_profile(self, person: str, avatar: str | None, shown_to: ShownTo) -> None:
        """Another face, or other wishes about who sees what."""
        mine = kept.profiles.c.person == person
        async with self._write() as connection:
            await connection.execute(update(kept.profiles).where(mine).values(avatar=avatar, shown_to=shown_to))

    # -- what they did ---------------------------------------------------------------------------------------

    async def totals(self, person: str, *, everything: bool) -> list[Totals]:
        """Games per title and mode."""
        r = kept.results.c
        query = (
            select(r.game, r.mode, func.count(), count_if(r.won), count_if(r.quit), func.avg(r.score), func.max(r.score))
            .where(visible(person, everything))
            .group_by(r.game, r.mode)
            .order_by(func.count().desc(), r.game)
        )
        async with self._read() as connection:
            return [
                Totals(game, mode, played, won, quitted, None if average is None else round(float(average), 1), best)
                for game, mode, played, won, quitted, average, best in await connection.execute(query)
            ]

    async def played(self, person: str, *, everything: bool) -> list[Played]:
        """The newest games, the newest first."""
        r, f = kept.results.c, kept.finished_games.c
        query = (
            select(kept.results, f.table_id, f.rated, f.length, f.how)
            .join(kept.finished_games, f.number == r.number)
            .where(visible(person, everything))
            .order_by(r.number.desc())
            .limit(NEWEST_RESULTS)
        )
        async with self._read() as connection:
            return [
                Played(**{name: getattr(row, name) for name in Played.__struct_fields__}) for row in await connection.execute(query)
            ]

    async def rivals(self, person: str, *, everything: bool) -> list[Rival]:
        """Against whom, the most frequent first; who does not want to be seen has no name here."""
        r, other = kept.results.c, kept.results.alias()
        met = and_(other.c.number == r.number, other.c.seat != r.seat, other.c.person.is_not(None), other.c.person != person)
        query = with_faces(
            select(other.c.person, func.count().label("played"), count_if(r.won).label("won"))
            .select_from(kept.results.join(other, met))
            .where(visible(person, everything), r.mode == "rivals")
            .group_by(other.c.person)
            .order_by(func.count().desc(), other.c.person)
            .limit(MOST_RIVALS)
        )
        async with self._read() as connection:
            return [Rival(face_of(row), None, row.played, row.won) for row in await connection.execute(query)]

    async def bot_rivals(self, person: str, *, everything: bool) -> list[Rival]:
        """Against which bots; two of a kind at one table are one."""
        r, other = kept.results.c, kept.results.alias()
        met = and_(other.c.number == r.number, other.c.bot.is_not(None))
        games = (
            select(other.c.bot, r.number, r.won)
            .select_from(kept.results.join(other, met))
            .where(visible(person, everything), r.mode == "rivals")
            .distinct()
            .subquery()
        )
        query = select(games.c.bot, func.count(), count_if(games.c.won)).group_by(games.c.bot).order_by(func.count().desc())
        async with self._read() as connection:
            return [Rival(None, bot, played, won) for bot, played, won in await connection.execute(query)]

    async def bests(self, person: str, *, everything: bool) -> list[Best]:
        """What a person reached alone and together."""
        r = kept.results.c
        query = (
            select(r.game, r.mode, r.category, r.players, func.count(), count_if(r.won), func.max(r.merit))
            .where(visible(person, everything), r.mode != "rivals", r.category != "")
            .group_by(r.game, r.mode, r.category, r.players)
            .order_by(r.game, r.mode, r.category, r.players)
        )
        async with self._read() as connection:
            return [Best(*row) for row in await connection.execute(query)]

    # -- how strong they are ---------------------------------------------------------------------------------

    async def ratings_of(self, person: str) -> list[Rated]:
        """A person's ratings."""
        r, p = kept.ratings.c, kept.participants.c
        query = (
            select(kept.ratings).join(kept.participants, p.id == r.participant).where(p.person == person).order_by(r.game, r.ladder)
        )
        async with self._read() as connection:
            return [Rated(row.game, row.ladder, Strength(row.mu, row.sigma), row.games) for row in await connection.execute(query)]

    async def rating_steps(self, person: str) -> list[RatedGame]:
        """How a person's ratings went, the oldest first."""
        s, p, f = kept.rating_steps.c, kept.participants.c, kept.finished_games.c
        query = (
            select(f.game, s.ladder, f.ended, s.mu, s.sigma)
            .join(kept.participants, p.id == s.participant)
            .join(kept.finished_games, f.number == s.number)
            .where(p.person == person)
            .order_by(s.number.desc())
            .limit(MOST_STEPS)
        )
        async with self._read() as connection:
            rows = (await connection.execute(query)).all()
        return [RatedGame(row.game, row.ladder, row.ended, Strength(row.mu, row.sigma)) for row in reversed(rows)]

    async def ranked(self, game: str, ladder: Ladder, sure: float) -> list[Ranked]:
        """The strongest people of a game whose rating is sure and who want to be seen."""
        r, p, f = kept.ratings.c, kept.participants.c, kept.profiles.c
        ranks = (
            select(p.person, r.mu, r.sigma, r.games)
            .join(kept.participants, p.id == r.participant)
            .join(kept.profiles, f.person == p.person)
            .where(r.game == game, r.ladder == ladder, r.sigma <= sure, f.shown_to == "everybody")
            .order_by(r.mu.desc(), r.participant)
            .limit(LISTED)
        )
        async with self._read() as connection:
            rows = (await connection.execute(with_faces(ranks))).all()
        return [Ranked(face_of(row), Strength(row.mu, row.sigma), row.games) for row in rows]

    async def best_of_all(self, game: str) -> list[BestOfAll]:
        """The records of a game alone and together: public games only."""
        r = kept.results.c
        kind = (r.mode, r.category, r.players)
        public = and_(r.game == game, r.mode.in_(("solo", "together")), r.public.is_(True), r.category != "")
        # The first seat has a line in every game; merit is the same for all who played together.
        played = select(*kind, func.count(), func.max(r.merit)).where(public, r.seat == 0).group_by(*kind).order_by(*kind)
        won = select(*kind, func.count(r.number.distinct())).where(public, r.won.is_(True)).group_by(*kind)
        async with self._read() as connection:
            wins = {(row[0], row[1], row[2]): row[3] for row in await connection.execute(won)}
            rows = (await connection.execute(played)).all()
            found: list[BestOfAll] = []
            for mode, category, players, count, merit in rows:
                holders = [] if merit is None else await self._holders(connection, game, mode, category, players, merit)
                table = holders[0].table_id if holders else None
                faces = tuple(face_of(row) for row in holders)
                victories = wins.get((mode, category, players), 0)
                found.append(BestOfAll(game, mode, category, players, count, victories, merit, faces, table))
        return found

    async def _holders(
        self, connection: AsyncConnection, game: str, mode: str, category: str, players: int, merit: int
    ) -> Sequence[Row[Any]]:
        """Who holds a record, and at which table it was set first."""
        r, f = kept.results.c, kept.finished_games.c
        same = and_(r.game == game, r.mode == mode, r.public.is_(True), r.category == category, r.players == players, r.seat == 0)
        first = select(func.min(r.number)).where(same, r.merit == merit).scalar_subquery()
        team = select(r.person, f.table_id).join(kept.finished_games, f.number == r.number)
        query = with_faces(team.where(r.number == first, r.person.is_not(None)).order_by(r.seat))
        holders: Sequence[Row[Any]] = (await connection.execute(query)).all()
        return holders

    # -- games of before -------------------------------------------------------------------------------------

    async def fill_results(self) -> int:
        """Keep the results of games that ended before there were any; how many."""
        done = 0
        while True:
            async with self._write() as connection:
                missing = await missing_results(connection)
                await keep_results(connection, missing)
            done += len(missing)
            if not missing:
                return done


def visible(person: str, everything: bool) -> ColumnElement[bool]:
    """A person's results, all or the public ones."""
    r = kept.results.c
    return and_(r.person == person, true() if everything else r.public.is_(True))


def count_if(condition: ColumnElement[bool]) -> Any:
    """In how many rows something holds."""
    return func.sum(case((condition.is_(True), 1), else_=0))


def with_faces(query: Select[Any]) -> Select[Any]:
    """A query that gives people, with what others may know of them."""
    inner = query.subquery()
    person, profile = schema.people.c, kept.profiles.c
    return (
        select(inner, person.name, profile.avatar, profile.shown_to)
        .outerjoin(schema.people, person.id == inner.c.person)
        .outerjoin(kept.profiles, profile.person == inner.c.person)
    )


def face_of(row: Row[Any]) -> Face:
    """Somebody at a glance, if that one wants to be seen."""
    if row.shown_to != "everybody":
        return Face(None, None, None)
    return Face(public_id(row.person), row.name, row.avatar)
