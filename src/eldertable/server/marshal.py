"""The marshal: begins tournaments when it is time, pairs round after round, opens the tables and writes down the results.

Any number of processes may have one. What decides is the store: it begins a tournament once and pairs each round once, with all its
tables in one transaction, so that a process that ends halfway leaves nothing half done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from eldertable.kernel import Game
from eldertable.registry import find_game
from eldertable.server.herald import Herald
from eldertable.server.lobby import new_row
from eldertable.server.pairing import FEWEST, Meeting, pair, rounds_for
from eldertable.server.promises import fingerprint
from eldertable.server.room import Room
from eldertable.server.store import Conflict, SeatRow, Store, StoreDown
from eldertable.server.store.tournaments import Entrant, Paired, Tournament
from eldertable.server.wire import Refusal

logger = logging.getLogger(__name__)

SECONDS_BETWEEN_ROUNDS = 3.0
SEATS = 2


class Marshal:
    """Sees to all tournaments, again and again."""

    def __init__(self, store: Store, room: Room, herald: Herald) -> None:
        self._store = store
        self._room = room
        self._herald = herald
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """See to tournaments from now on."""
        self._task = asyncio.create_task(self._see_to_all())

    async def close(self) -> None:
        """Leave them alone; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _see_to_all(self) -> None:
        while True:
            try:
                for tournament_id in await self._store.tournaments_to_see_to():
                    await self._see_to(tournament_id)
            except (StoreDown, Conflict, Refusal) as error:
                logger.error("tournaments wait: %s", error)
            except Exception:
                # One tournament's trouble must not stop the others.
                logger.exception("a tournament could not go on")
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)

    async def _see_to(self, tournament_id: str) -> None:
        """Do what is next: begin, write results down, pair the next round, or end."""
        tournament = await self._store.tournament(tournament_id)
        assert tournament is not None
        if tournament.status == "open":
            await self._begin(tournament)
            return
        await self._store.settle_boards(tournament)
        boards = await self._store.boards(tournament_id)
        if not all(board.over for board in boards):
            return
        if tournament.round == tournament.rounds:
            await self._store.finish_tournament(tournament)
            return
        entrants = await self._store.entrants(tournament_id)
        absent = {numbered(each) for each in entrants if each.absent}
        if tournament.system != "knockout" and len(entrants) - len(absent) < SEATS:
            # Nobody is left to play against; in a knock-out the last one is carried to the end.
            await self._store.finish_tournament(tournament)
            return
        meetings = pair(tournament.system, len(entrants), absent, [board.played for board in boards])
        await self._open_round(tournament, meetings, {numbered(each): each for each in entrants})

    async def _begin(self, tournament: Tournament) -> None:
        """Let it begin with those who are there and bots in the empty places, if they are enough."""
        order = await self._store.strongest_first(tournament)
        bots = tournament.size - len(order) if tournament.bot else 0
        if len(order) + bots < FEWEST:
            await self._store.cancel(tournament.id)
            return
        rounds = rounds_for(tournament.system, len(order) + bots)
        if await self._store.begin_tournament(tournament, order, bots, rounds):
            logger.info("tournament=%s begins with %d entrants and %d bots", tournament.id, len(order), bots)

    async def _open_round(self, tournament: Tournament, meetings: Sequence[Meeting], entrants: Mapping[int, Entrant]) -> None:
        """Open all tables of a round and tell those who play."""
        game = find_game(tournament.game)
        number = tournament.round + 1
        paired = [paired_at(game, tournament, number, board, each, entrants) for board, each in enumerate(meetings, 1)]
        if not await self._store.pair_round(tournament, paired):
            return
        for each in paired:
            if each.row is None:
                continue
            await self._room.table(each.row.id)
            for seat in each.seats:
                if seat.person is not None:
                    self._herald.paired(seat.person, tournament.game, each.row.id)


def numbered(entrant: Entrant) -> int:
    """The number of somebody in a tournament that has begun."""
    assert entrant.number is not None
    return entrant.number


def paired_at(
    game: Game[Any], tournament: Tournament, number: int, board: int, meeting: Meeting, entrants: Mapping[int, Entrant]
) -> Paired:
    """A meeting with its table: rated, public, with the tournament's time limit, and everybody's share in the dice."""
    if meeting.other is None:
        return Paired(meeting)
    row = new_row(game, SEATS, msgspec.to_builtins(game.settle(SEATS, {})), tournament.host)
    row.public, row.stakes, row.overtime, row.move_limit = True, "rated", "bot", tournament.move_limit
    row.secret = row.seed = table_secret(tournament, number, board)
    both = (entrants[meeting.one], entrants[meeting.other])
    return Paired(meeting, row, [seat_of(seat, each, entrants.values()) for seat, each in enumerate(both)])


def table_secret(tournament: Tournament, number: int, board: int) -> str:
    """The server's part of the dice of one table, which follows from what it promised for the whole tournament."""
    return fingerprint(f"{tournament.secret}:{number}:{board}")


def seat_of(seat: int, entrant: Entrant, entrants: Iterable[Entrant]) -> SeatRow:
    """Where somebody sits; the bots are counted in the order in which the tournament lists them."""
    if entrant.person is None:
        bots = sorted(numbered(each) for each in entrants if each.bot == entrant.bot)
        return SeatRow(seat, "bot", bot=entrant.bot, number=bots.index(numbered(entrant)) + 1)
    return SeatRow(seat, "person", entrant.person, share=entrant.share)
