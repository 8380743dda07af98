"""The lobby: which tables there are, opening one, sitting down, handing over, playing again."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.bots import bot_names
from eldertable.kernel import Game
from eldertable.kernel.errors import BadOptions, UnknownGame
from eldertable.kernel.form import json_form
from eldertable.registry import find_game
from eldertable.server import conduct
from eldertable.server.answers import OpenedTable, Tables, TakenSeat, Turns
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.pace import Pace, address
from eldertable.server.people import People
from eldertable.server.promises import Promises, checked_share
from eldertable.server.rated import make_rated
from eldertable.server.rights import must_be_open
from eldertable.server.room import Room
from eldertable.server.showing import summary
from eldertable.server.store import Conflict, PersonRow, SeatRow, Store, StoredTable, TableRow, now
from eldertable.server.tables import LiveTable
from eldertable.server.wire import (
    Again,
    HandOver,
    Join,
    Leave,
    NewTable,
    Nothing,
    OwnSeat,
    Place,
    Refusal,
    SeatWish,
    Summary,
)

SHORTEST_LIMIT = 10
ARCHIVE_SHOWN = 20
LONGEST_LIMIT = 30 * 24 * 3600
# How many tables that somebody opened may wait, and at how many bots may think: for guests, and for who has an account.
MOST_WAITING = {False: 8, True: 25}
MOST_WITH_BOTS = {False: 20, True: 80}


class Lobby:
    """The HTTP calls about tables."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace, promises: Promises) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace
        self._promises = promises

    def routes(self) -> list[Route]:
        """Where they are found."""
        calls = {
            "join": self.join,
            "leave": self.leave,
            "seats": self.change_seat,
            "begin": self.begin,
            "hand-over": self.hand_over,
            "come-back": self.come_back,
            "concede": self.concede,
            "rematch": self.rematch,
        }
        return [
            Route("/api/me/turns", self.turns, methods=["GET"]),
            Route("/api/promise", self.promise, methods=["GET"]),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table_id}", self.table, methods=["GET"]),
            *(Route(f"/api/tables/{{table_id}}/{name}", call, methods=["POST"]) for name, call in calls.items()),
            Route("/api/tables/{table_id}/odds", self.odds, methods=["GET"]),
        ]

    async def tables(self, request: Request) -> Response:
        """My tables and the public ones."""
        person = await self._people.who(request)
        found = {
            "mine": await self._store.tables_of(person.id, finished=False) if person else [],
            "finished": await self._store.tables_of(person.id, finished=True) if person else [],
            "open": await self._store.public_tables("waiting"),
            "running": await self._store.public_tables("running", besides=person.id if person else None),
            "archive": await self._store.public_tables("finished", ARCHIVE_SHOWN),
        }
        lists = {name: [self._summary(row, seats, person) for row, seats in rows] for name, rows in found.items()}
        return answer(Tables(**lists, unseen=await self._store.unseen(person.id) if person else []))

    async def table(self, request: Request) -> Response:
        """One table as it stands in a list, without loading its game."""
        found = await self._store.table(request.path_params["table_id"])
        if found is None:
            raise Refusal("no_such_table", "There is no such table.", 404)
        return answer(self._summary(*found, await self._people.who(request)))

    async def turns(self, request: Request) -> Response:
        """The tables that wait for me."""
        person = await self._people.who(request)
        tables = await self._store.turns_of(person.id) if person else []
        return answer(Turns([table_id for table_id in tables if self._room.problem_of(table_id) is None]))

    def _summary(self, row: TableRow, seats: list[SeatRow], person: PersonRow | None) -> Summary:
        present = self._room.people_present(row.id)
        return summary(row, seats, person.id if person else None, present, self._room.problem_of(row.id))

    # -- opening -----------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """Set up a new table; it starts at once if no seat is open."""
        wish = await read_body(request, NewTable)
        person = await self._people.must_be(request)
        try:
            game = find_game(wish.game)
            options = game.settle(wish.players, wish.options)
        except (UnknownGame, BadOptions) as error:
            raise Refusal("bad_table", str(error)) from None
        if len(wish.seats) != wish.players:
            raise Refusal("bad_table", f"There must be one entry in `seats` per player: {wish.players}, not {len(wish.seats)}.")
        if wish.move_limit is not None and not SHORTEST_LIMIT <= wish.move_limit <= LONGEST_LIMIT:
            raise Refusal("bad_table", f"The time for a move is {SHORTEST_LIMIT} to {LONGEST_LIMIT} seconds.")
        share = checked_share(wish.share)
        seats = [seat_row(number, seat, person, share) for number, seat in enumerate(wish.seats)]
        self._pace.check("create_table", person.id, address(request))
        await must_have_room(self._store, self._pace, person)
        row = new_row(game, wish.players, json_form(options), person.id)
        self._promises.keep(row, wish.promise)
        row.public, row.undo, row.move_limit, row.overtime = wish.public, wish.undo, wish.move_limit, wish.overtime
        if wish.rated:
            make_rated(game, wish, row, person)
        await self._add_table(row, seats)
        await self._room.table(row.id, StoredTable(row, seats, [], None))
        return answer(OpenedTable(row.id), 201)

    async def _add_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Open a table; a promise is kept once."""
        try:
            await self._store.add_table(row, seats)
        except Conflict:
            raise Refusal("promise_used", "This promise was kept already; ask for another.", 409) from None

    async def promise(self, request: Request) -> Response:
        """What the server promises for the next table, before it learns anybody's share."""
        return answer(self._promises.make())

    async def rematch(self, request: Request) -> Response:
        """Play again with the same people: who asks first sits down at a new table, the others find it open."""
        wish = await read_body(request, Again)
        share = checked_share(wish.share)
        person = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        own = table.seats_of(person.id)
        if table.row.status != "finished":
            raise Refusal("not_finished", "This game is not over yet.", 409)
        if not own:
            raise Refusal("no_seat", "You have no seat at this table.", 403)
        if table.row.rematch is None:
            await self._open_rematch(request, table, person, wish)
        following = await self._room.table(str(table.row.rematch))
        for seat in own:
            if following.row.status == "waiting" and following.seats[seat].kind == "open":
                await conduct.sit(following, seat, person, share)
        return answer(OpenedTable(following.id))

    async def _open_rematch(self, request: Request, table: LiveTable, person: PersonRow, wish: Again) -> None:
        self._pace.check("create_table", person.id, address(request))
        old = table.row
        row = new_row(table.game, old.players, old.options, person.id)
        row.public, row.undo, row.move_limit, row.overtime = old.public, old.undo, old.move_limit, old.overtime
        row.parent, row.stakes = old.id, old.stakes
        self._promises.keep(row, wish.promise)
        await self._add_table(row, [seat_again(place, person, wish.share) for place in table.seats])
        if await self._store.link_rematch(old.id, row.id):
            table.row.rematch = row.id
            table.tell_table()
        else:
            await self._store.remove_waiting(row.id)
            table.row.rematch = await self._store.rematch_of(old.id)

    # -- seats -------------------------------------------------------------------------------------------

    async def join(self, request: Request) -> Response:
        """Take an open seat."""
        wish = await read_body(request, Join)
        person, table = await self._at_table(request)
        others = {seat.person for seat in table.seats if seat.person not in (None, person.id)}
        if others and await self._store.at_odds(person.id, [str(each) for each in others]):
            raise Refusal("at_odds", "You cannot sit down at this table.", 403)
        taken = await conduct.sit(table, wish.seat, person, checked_share(wish.share))
        return answer(TakenSeat(taken))

    async def leave(self, request: Request) -> Response:
        """Stand up before the start; a table that nobody is left at is cleared away."""
        wish = await read_body(request, Leave)
        person, table = await self._at_table(request)
        own = table.seats_of(person.id)
        if not own or wish.seat not in (None, *own):
            raise Refusal("no_seat", "You have no seat at this table.", 409)
        if not await conduct.stand_up(table, person, wish.seat):
            self._room.forget(table.id)
        return answer({})

    async def change_seat(self, request: Request) -> Response:
        """Put a bot on a seat, or free it, or take it, before the start."""
        wish = await read_body(request, Place)
        person, table = await self._at_table(request)
        if wish.kind == "bot":
            check_bot(wish.bot)
        await conduct.place(table, wish, person)
        return answer({})

    async def begin(self, request: Request) -> Response:
        """Begin with those who sit at the table, without the open seats."""
        await read_body(request, Nothing)
        person, table = await self._at_table(request)
        await conduct.begin(table, person)
        return answer({})

    async def hand_over(self, request: Request) -> Response:
        """Let a bot play on a seat of one's own."""
        wish = await read_body(request, HandOver)
        person, table = await self._at_table(request)
        check_bot(wish.bot)
        await conduct.hand_over(table, wish.seat, wish.bot, person)
        return answer({})

    async def come_back(self, request: Request) -> Response:
        """Play oneself again."""
        wish = await read_body(request, OwnSeat)
        person, table = await self._at_table(request)
        await conduct.come_back(table, wish.seat, person)
        return answer({})

    async def concede(self, request: Request) -> Response:
        """Give up a seat."""
        wish = await read_body(request, OwnSeat)
        person, table = await self._at_table(request)
        await conduct.concede(table, wish.seat, person)
        return answer({})

    async def _at_table(self, request: Request) -> tuple[PersonRow, LiveTable]:
        person = await self._people.must_be(request)
        return person, await self._room.table(request.path_params["table_id"])

    async def odds(self, request: Request) -> Response:
        """The exact chances of a running game, for one's own seat or as a spectator."""
        person = await self._people.who(request)
        table = await self._room.table(request.path_params["table_id"])
        own = {str(seat): seat for seat in table.seats_of(person.id if person else None)}
        if not own:
            must_be_open(table.row)
        seat = own.get(request.query_params.get("seat", ""), next(iter(own.values()), None))
        return answer(await self._room.odds(table, seat))


async def must_have_room(store: Store, pace: Pace, person: PersonRow) -> None:
    """Refuse one table too many: nobody fills the lobby alone, or keeps all bots thinking."""
    if pace.off:
        return
    waiting, thinking = await store.tables_opened(person.id)
    if waiting >= MOST_WAITING[person.account] or thinking >= MOST_WITH_BOTS[person.account]:
        raise Refusal("too_many_tables", "You have too many open tables. Play or leave one of them first.", 409)


def new_row(game: Game[Any], players: int, options: dict[str, Any], owner: str | None) -> TableRow:
    """A new table, private and with a seed of its own."""
    time = now()
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=game.id,
        rules_version=game.rules_version,
        players=players,
        options=options,
        seed=secrets.token_hex(32),
        public=False,
        owner=owner,
        status="waiting",
        version=0,
        turn=None,
        result=None,
        created=time,
        updated=time,
    )


def seat_row(number: int, wish: SeatWish, person: PersonRow, share: str | None) -> SeatRow:
    """A seat of a new table as its maker wants it."""
    if wish.kind == "me":
        return SeatRow(number, "person", person.id, person.name, share=share)
    if wish.kind == "open":
        return SeatRow(number, "open")
    check_bot(wish.bot)
    return SeatRow(number, "bot", bot=wish.bot)


def seat_again(place: SeatRow, person: PersonRow, share: str | None) -> SeatRow:
    """A seat of a rematch: bots sit again at once, people other than the one who asks are waited for."""
    if place.person == person.id:
        return SeatRow(place.seat, "person", person.id, person.name, share=share)
    if place.person is not None or place.kind != "bot":
        return SeatRow(place.seat, "open")
    return SeatRow(place.seat, "bot", bot=place.bot)


def check_bot(bot: str | None) -> None:
    """Refuse bots that do not exist."""
    if bot not in bot_names():
        raise Refusal("bad_table", f"There is no bot {bot!r}; the bots are {', '.join(bot_names())}.")
