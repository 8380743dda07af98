"""The lobby: who one is, which tables there are, sitting down and standing up."""

from __future__ import annotations

import secrets

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.bots import bot_names
from eldertable.kernel import Origin, Record
from eldertable.kernel.errors import BadOptions, UnknownGame
from eldertable.registry import find_game
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.pace import Pace, address
from eldertable.server.people import People, Person, clean_name
from eldertable.server.room import Room
from eldertable.server.store import SeatRow, Store, StoredTable, TableRow, now
from eldertable.server.tables import seat_infos
from eldertable.server.wire import Join, NameChange, NewTable, Refusal, SeatWish, Summary


class Nothing(msgspec.Struct, frozen=True):
    """The body of a call that takes nothing."""


class Lobby:
    """The HTTP calls about people and tables."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.rename, methods=["POST"]),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/{table_id}/join", self.join, methods=["POST"]),
            Route("/api/tables/{table_id}/leave", self.leave, methods=["POST"]),
            Route("/api/tables/{table_id}/record", self.record, methods=["GET"]),
            Route("/api/tables/{table_id}/odds", self.odds, methods=["GET"]),
        ]

    # -- people ------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """Who I am; a newcomer becomes a guest."""
        person = await self._known_or_new(request)
        response = answer(person)
        self._people.give_cookie(request, response, person)
        return response

    async def rename(self, request: Request) -> Response:
        """Be called differently."""
        change = await read_body(request, NameChange)
        name = clean_name(change.name)
        person = await self._known_or_new(request)
        await self._store.rename(person.id, name)
        self._room.rename(person.id, name)
        response = answer(Person(person.id, name))
        self._people.give_cookie(request, response, person)
        return response

    async def _known_or_new(self, request: Request) -> Person:
        person = await self._people.who(request)
        if person is None:
            self._pace.check("arrive", address(request))
            person = await self._people.welcome(request)
        return person

    # -- tables ------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """My tables and the public ones."""
        person = await self._people.who(request)
        mine = await self._store.tables_of(person.id) if person else []
        waiting = await self._store.public_tables("waiting")
        running = await self._store.public_tables("running")
        lists = {"mine": mine, "open": waiting, "running": running}
        return answer({name: [self._summary(row, seats, person) for row, seats in found] for name, found in lists.items()})

    def _summary(self, row: TableRow, seats: list[SeatRow], person: Person | None) -> Summary:
        me = person.id if person else None
        live = self._room.in_memory(row.id)
        infos = seat_infos(seats, me, live.people_present() if live else set())
        return Summary(
            id=row.id,
            game=row.game,
            status=row.status,
            players=row.players,
            options=row.options,
            seats=infos,
            public=row.public,
            updated=row.updated,
            your_turn=row.status == "running" and any(info.you and info.seat == row.turn for info in infos),
        )

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
        seats = [seat_row(number, seat, person) for number, seat in enumerate(wish.seats)]
        self._pace.check("create_table", person.id, address(request))
        time = now()
        row = TableRow(
            id=secrets.token_urlsafe(12),
            game=game.id,
            rules_version=game.rules_version,
            players=wish.players,
            options=msgspec.to_builtins(options),
            seed=secrets.token_hex(32),
            public=wish.public,
            owner=person.id,
            status="waiting",
            version=0,
            turn=None,
            result=None,
            created=time,
            updated=time,
        )
        await self._store.add_table(row, seats)
        await self._room.table(row.id)
        return answer({"id": row.id}, 201)

    async def join(self, request: Request) -> Response:
        """Take an open seat."""
        wish = await read_body(request, Join)
        person = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        seat = await table.sit(wish.seat, person.id, person.name)
        return answer({"seat": seat})

    async def leave(self, request: Request) -> Response:
        """Stand up before the start; a table that nobody is left at is cleared away."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        if not table.seats_of(person.id):
            raise Refusal("no_seat", "You have no seat at this table.", 409)
        if not await table.stand_up(person.id):
            self._room.forget(table.id)
        return answer({})

    async def odds(self, request: Request) -> Response:
        """The exact chances of a running game, for one's own seat or as a spectator."""
        person = await self._people.who(request)
        table = await self._room.table(request.path_params["table_id"])
        own = {str(seat): seat for seat in table.seats_of(person.id if person else None)}
        seat = own.get(request.query_params.get("seat", ""), next(iter(own.values()), None))
        return answer(await self._room.odds(table, seat))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, which anybody can replay and verify."""
        loaded = await self._store.load(request.path_params["table_id"])
        if loaded is None:
            raise Refusal("no_such_table", "There is no such table.", 404)
        if loaded.row.status != "finished":
            raise Refusal("not_finished", "The record is given out when the game is over.", 409)
        return answer(record_of(loaded))


def seat_row(number: int, wish: SeatWish, person: Person) -> SeatRow:
    """A seat of a new table as its maker wants it."""
    if wish.kind == "me":
        return SeatRow(number, "person", person.id, person.name)
    if wish.kind == "open":
        return SeatRow(number, "open")
    if wish.bot not in bot_names():
        raise Refusal("bad_table", f"There is no bot {wish.bot!r}; the bots are {', '.join(bot_names())}.")
    return SeatRow(number, "bot", bot=wish.bot)


def record_of(loaded: StoredTable) -> Record:
    """The record of a stored game: its seed and the choices that were not taken back."""
    choices: list[str] = []
    for line in loaded.log:
        if line.kind == "undo":
            choices.pop()
        elif line.choice is not None:
            choices.append(line.choice)
    row = loaded.row
    return Record.seal(
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=row.options,
        origin=Origin(seed=row.seed),
        choices=[msgspec.json.decode(choice) for choice in choices],
        result=row.result,
    )
