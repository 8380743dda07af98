"""What is kept of a game when it ends, in the same transaction: who came in where, and what that does to ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eldertable.registry import find_game
from eldertable.server.comparisons import Mode, category_of, comparisons_of, merit_of, mode_of
from eldertable.server.store import people_schema as kept
from eldertable.server.store import schema
from eldertable.server.store.ratings import in_order, participants_of, rate_game

# A game broken off by agreement, never played on, or closed by the operator counts for nobody.
NOTHING_CAME_OF_IT = ("abandoned", "unfinished", "closed")
AT_ONCE = 500
ENDED = (
    select(schema.tables)
    .where(schema.tables.c.id.in_(bindparam("table_ids", expanding=True)), schema.tables.c.stakes != "none")
    .order_by(schema.tables.c.updated, schema.tables.c.id)
)
SEATS = select(schema.seats).where(schema.seats.c.table_id == bindparam("table_id")).order_by(schema.seats.c.seat)
KEEP_GAME = insert(kept.finished_games).returning(kept.finished_games.c.number)
KEEP_RESULTS = insert(kept.results)


class Standing(msgspec.Struct, frozen=True):
    """How somebody came out of a game; a person where a bot stood in, too."""

    seat: int
    person: str | None
    bot: str | None
    place: int
    won: bool
    quit: bool
    score: int | None


class Finished(msgspec.Struct, frozen=True):
    """A game that is over. `standings` is empty if it counts for nobody."""

    table_id: str
    game: str
    players: int
    mode: Mode
    category: str
    public: bool
    rated: bool
    length: int
    how: str | None
    reason: str | None
    ended: int
    merit: int | None
    standings: tuple[Standing, ...]


def finished_game(table: Row[Any], seats: Sequence[Row[Any]]) -> Finished:
    """What is kept of a table that has just ended."""
    game = find_game(table.game)
    options: dict[str, Any] = msgspec.json.decode(table.options)
    result: dict[str, Any] | None = msgspec.json.decode(table.result) if table.result else None
    ending: dict[str, Any] = msgspec.json.decode(table.ending) if table.ending else {}
    mode = mode_of(game, table.players, options)
    record = comparisons_of(game).record(mode)
    how = ending.get("how")
    # By an agreed end the rules have no result, whatever the last position was worth.
    counted = None if how else result
    rated = table.stakes == "rated"
    return Finished(
        table_id=table.id,
        game=table.game,
        players=table.players,
        mode=mode,
        category=category_of(record, options, result),
        public=table.public,
        rated=rated,
        length=table.version,
        how=how,
        reason=counted["reason"] if counted else None,
        ended=table.updated,
        merit=merit_of(record, counted),
        standings=() if nobody_counts(mode, how, seats) else standings(mode, rated, counted, ending.get("winners", ()), seats),
    )


def nobody_counts(mode: Mode, how: str | None, seats: Sequence[Row[Any]]) -> bool:
    """Games that nobody played, that came to nothing, or that somebody played against himself."""
    people = Counter(seat.person for seat in seats if seat.person is not None)
    return how in NOTHING_CAME_OF_IT or not people or (mode == "rivals" and max(people.values()) > 1)


def standings(
    mode: Mode, rated: bool, result: Mapping[str, Any] | None, agreed: Sequence[int], seats: Sequence[Row[Any]]
) -> tuple[Standing, ...]:
    """Everybody's place: rivals by victory and points, who gave up last; partners all first or all second."""
    winners = set(result["winners"] if result else agreed)
    scores = result["scores"] if result else [None] * len(seats)
    # At a rated table a person whose time ran out for good is last, however well the bot played on.
    gone = [seat.conceded or (rated and seat.kind == "bot" and seat.person is not None) for seat in seats]
    keys = [(gone[seat.seat], seat.seat not in winners, -(scores[seat.seat] or 0)) for seat in seats]
    found: list[Standing] = []
    for seat in seats:
        won = seat.seat in winners and not gone[seat.seat]
        place = 1 + sum(other < keys[seat.seat] for other in keys) if mode == "rivals" else 1 if won else 2
        bot = None if seat.person is not None else seat.bot
        found.append(Standing(seat.seat, seat.person, bot, place, won, gone[seat.seat], scores[seat.seat]))
    return tuple(found)


async def keep_results(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Keep what became of tables that have ended; within the transaction that ends them."""
    tables = (await connection.execute(ENDED, {"table_ids": table_ids})).all()
    if any(table.stakes == "rated" for table in tables):
        await in_order(connection)
    for table in tables:
        seats = (await connection.execute(SEATS, {"table_id": table.id})).all()
        await keep(connection, finished_game(table, seats))


async def keep(connection: AsyncConnection, finished: Finished) -> None:
    """Write one game and its results down, and rate it if it is rated."""
    fields = {column.name: getattr(finished, column.name) for column in kept.finished_games.c if column.name != "number"}
    written = await connection.execute(KEEP_GAME, fields)
    number = int(written.scalar_one())
    counting = finished.standings if finished.mode == "rivals" else once_each(finished.standings)
    if not counting:
        return
    names = await participants_of(connection, counting) if finished.rated else {}
    repeated = ("game", "mode", "players", "category", "public", "ended", "merit")
    shared = {name: getattr(finished, name) for name in repeated} | {"number": number}
    rows = [shared | msgspec.structs.asdict(each) | {"participant": names.get(each.seat)} for each in counting]
    await connection.execute(KEEP_RESULTS, rows)
    if finished.rated:
        await rate_game(connection, number)


def once_each(standings: Sequence[Standing]) -> list[Standing]:
    """Who plays several seats together or alone has played one game."""
    seen: set[str] = set()
    found: list[Standing] = []
    for each in standings:
        if each.person is None or each.person not in seen:
            found.append(each)
        if each.person is not None:
            seen.add(each.person)
    return found


async def missing_results(connection: AsyncConnection) -> list[str]:
    """Tables that ended before results were kept, the oldest first."""
    t = schema.tables.c
    known = exists().where(kept.finished_games.c.table_id == t.id)
    query = select(t.id).where(t.status == "finished", t.stakes != "none", ~known).order_by(t.updated, t.id).limit(AT_ONCE)
    return list((await connection.execute(query)).scalars())
