"""Find opponents: strangers who want the same are brought to one table."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.kernel import Game, Seat
from eldertable.kernel.errors import BadOptions, UnknownGame
from eldertable.registry import find_game
from eldertable.server.calls import Calls
from eldertable.server.comparisons import comparisons_of, mode_of
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.lobby import new_row
from eldertable.server.pace import Pace, address
from eldertable.server.people import People
from eldertable.server.people_answers import Search
from eldertable.server.promises import Promises, checked_promise, checked_share
from eldertable.server.rated import must_have_account
from eldertable.server.room import Room
from eldertable.server.store import Conflict, SeatRow, Store
from eldertable.server.store.seeking import Seeker, Sought, Wish
from eldertable.server.wire import STAND_IN, Nothing, Refusal

# Seconds for a move.
LIVE, SLOW = 300, 3 * 24 * 3600


class Seek(Wish, frozen=True, forbid_unknown_fields=True):
    """What POST /api/seek takes: a wish, a share in the dice, and the promise for the table to come."""

    share: str | None = None
    promise: str | None = None


class Seeking(Calls):
    """The HTTP calls of those who look for others."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace, promises: Promises) -> None:
        super().__init__(store, people, room, pace)
        self._promises = promises

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/seek", self.look, methods=["GET"]),
            Route("/api/seek", self.seek, methods=["POST"]),
            Route("/api/seek/stop", self.stop, methods=["POST"]),
        ]

    async def seek(self, request: Request) -> Response:
        """Look for others from now on."""
        asked = await read_body(request, Seek)
        wish = Wish(asked.game, asked.players, asked.slow, asked.rated, asked.bots)
        person = await self._people.must_be(request)
        game, options = settled(wish)
        if wish.rated:
            must_have_account(person)
            if comparisons_of(game).rated_options is None or mode_of(game, wish.players, options) != "rivals":
                raise Refusal("not_rated", "Only games against each other can be rated.")
        seeker = Seeker(person.id, checked_share(asked.share), checked_promise(asked.promise))
        self._pace.check("seek", person.id, address(request))
        await self._store.seek(seeker, wish)
        return await self._tell(person.id)

    async def look(self, request: Request) -> Response:
        """How the search stands; asking again and again says that one is still there."""
        person = await self._people.must_be(request)
        return await self._tell(person.id)

    async def stop(self, request: Request) -> Response:
        """Look no longer."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        await self._store.stop_seeking(person.id)
        return answer({})

    async def _tell(self, person: str) -> Response:
        sought = await self._store.sought(person)
        table = sought.table_id if sought else None
        if sought is not None and table is None:
            table = await self._seat(person, sought)
        if table is not None:
            await self._store.stop_seeking(person)
            sought = None
        return answer(
            Search(
                table=table,
                wish=sought.wish if sought else None,
                since=sought.since if sought else None,
                waiting=await self._store.waiting(),
            )
        )

    async def _seat(self, person: str, sought: Sought) -> str | None:
        """Open a table for those who fit, if they are enough; bots take the seats that stay empty."""
        table_id = secrets.token_urlsafe(12)
        together = await self._store.bring_together(person, table_id)
        if together is None:
            return None
        wish = sought.wish
        game, options = settled(wish)
        row = new_row(game, wish.players, options, together[0].person)
        row.id, row.public, row.overtime, row.move_limit = table_id, True, "bot", SLOW if wish.slow else LIVE
        row.stakes = "rated" if wish.rated else "casual"
        places: list[Seeker | None] = [*together, *[None] * (wish.players - len(together))]
        secrets.SystemRandom().shuffle(places)
        seats = [seat_of(seat, who) for seat, who in enumerate(places)]
        # Who has waited longest had the promise before anybody here gave a share.
        self._promises.keep(row, together[0].promise)
        try:
            await self._store.add_table(row, seats)
        except Conflict:
            # That promise was kept elsewhere: nobody shall wait in vain because of it.
            self._promises.keep(row, None)
            await self._store.add_table(row, seats)
        await self._room.table(table_id)
        return table_id


def seat_of(seat: Seat, who: Seeker | None) -> SeatRow:
    """A seat for somebody who was found, or for a bot."""
    return SeatRow(seat, "bot", bot=STAND_IN) if who is None else SeatRow(seat, "person", who.person, share=who.share)


def settled(wish: Wish) -> tuple[Game[Any], dict[str, Any]]:
    """The game that is wished for, and its own settings."""
    try:
        game = find_game(wish.game)
        options: dict[str, Any] = msgspec.to_builtins(game.settle(wish.players, {}))
    except (UnknownGame, BadOptions) as error:
        raise Refusal("bad_table", str(error)) from None
    return game, options
