"""The archive: any game again, move by move; records out and in; playing on from a position; the dice laid open."""

from __future__ import annotations

import asyncio
import platform
from importlib.metadata import version as installed_version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.kernel import Origin, Record, Seat
from eldertable.kernel.errors import BadRecord
from eldertable.registry import find_game
from eldertable.server.answers import ChanceInfo, OpenedTable, Replay, SeenViews
from eldertable.server.examiner import Examined
from eldertable.server.examining import Examiners
from eldertable.server.gatekeeper import answer, read_body, read_bytes
from eldertable.server.lobby import check_bot, must_have_room, new_row
from eldertable.server.logbook import choices_that_stand
from eldertable.server.pace import Pace, address
from eldertable.server.people import People
from eldertable.server.promises import shares_of
from eldertable.server.rights import must_be_open
from eldertable.server.room import Room
from eldertable.server.showing import table_info
from eldertable.server.store import Ending, LogRow, PersonRow, SeatRow, Store, StoredTable, TableRow, now
from eldertable.server.stories import Story, tallies
from eldertable.server.tables import LiveTable
from eldertable.server.wire import Fork, Refusal

LONGEST_RECORD = 1024 * 1024
MOST_VIEWS = 25
STORIES_KEPT = 8
# Games are played again in threads, and each of them slows down those who play now.
TOLD_AT_ONCE = 1


class Archive:
    """The HTTP calls about games that were played."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace
        self._examiners = Examiners()
        self._stories: dict[str, Story] = {}
        self._places = asyncio.Semaphore(TOLD_AT_ONCE)

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/records", self.upload, methods=["POST"]),
            Route("/api/tables/{table_id}/record", self.record, methods=["GET"]),
            Route("/api/tables/{table_id}/replay", self.replay, methods=["GET"]),
            Route("/api/tables/{table_id}/views", self.views, methods=["GET"]),
            Route("/api/tables/{table_id}/chance", self.chance, methods=["GET"]),
            Route("/api/tables/{table_id}/report", self.report, methods=["GET"]),
            Route("/api/tables/{table_id}/fork", self.fork, methods=["POST"]),
        ]

    # -- looking back ------------------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        """The table and its whole log, as a seat saw it."""
        table, person, seat = await self._perspective(request)
        log = [step.seen_by(seat) for step in table.steps]
        return answer(Replay(table_info(table, person.id if person else None), seat, table.version, log))

    async def views(self, request: Request) -> Response:
        """What a seat saw at some versions in a row."""
        table, _, seat = await self._perspective(request)
        first = number_of(request, "from", table.version)
        last = min(number_of(request, "to", table.version), first + MOST_VIEWS - 1)
        story = await self._story(table)
        if first < story.first:
            raise Refusal("other_rules", f"Up to version {story.first} other rules held; the board cannot be drawn there.", 409)
        async with self._places:
            views = await asyncio.to_thread(story.views, seat, first, last)
        return answer(SeenViews(views))

    async def chance(self, request: Request) -> Response:
        """What the table promised about its chance, and after the end the key and what came of it."""
        table = await self._room.table(request.path_params["table_id"])
        must_be_open(table.row)
        info = table_info(table, None)
        counts: dict[str, Any] = {}
        if table.row.status == "finished" and table.problem is None:
            story = await self._story(table)
            async with self._places:
                counts = await asyncio.to_thread(tallies, story)
        return answer(
            ChanceInfo(
                commitment=info.commitment,
                seed=info.seed,
                secret=table.row.secret if info.seed is not None else None,
                shares=shares_of(table.seats) if table.steps else {},
                finished=table.row.status == "finished",
                tallies=counts,
            )
        )

    async def report(self, request: Request) -> Response:
        """What helps to find a mistake: everything the reader may know of a game, and nothing more."""
        table, person, seat = await self._perspective(request)
        loaded = await self._loaded(table.id)
        finished = table.row.status == "finished"
        return answer(
            {
                "report": "eldertable",
                "made": now(),
                "eldertable": installed_version("eldertable"),
                "python": platform.python_version(),
                "rules_version": table.game.rules_version,
                "table": table_info(table, person.id if person else None),
                "seat": seat,
                "version": table.version,
                "view": table.view(seat),
                "log": [step.seen_by(seat) for step in table.steps],
                # While the game runs the record would tell what is hidden.
                "record": record_of(loaded) if finished else None,
            }
        )

    async def _perspective(self, request: Request) -> tuple[LiveTable, PersonRow | None, Seat | None]:
        """The table, the reader and the seat to look from: any seat once the game is over, else one's own or none."""
        person = await self._people.who(request)
        table = await self._room.table(request.path_params["table_id"])
        must_be_open(table.row)
        if not table.steps:
            raise Refusal("not_running", "This game has not begun.", 409)
        if not request.query_params.get("seat"):
            return table, person, None
        seat = number_of(request, "seat", table.row.players - 1)
        if table.row.status != "finished" and seat not in table.seats_of(person.id if person else None):
            raise Refusal("no_seat", "While the game runs, only your own seat and the spectators' view can be seen.", 403)
        return table, person, seat

    async def _story(self, table: LiveTable) -> Story:
        """The game from its beginning, kept for those who look at it step by step."""
        if table.problem is not None:
            raise Refusal("other_rules", "This game was played with other rules; its log can be read, its board not drawn.", 409)
        async with self._places:
            # Who waited may find that somebody before has wanted the same.
            story = self._stories.pop(table.id, None)
            if story is None:
                story = await asyncio.to_thread(Story, await self._loaded(table.id))
            elif story.version < table.version:
                await asyncio.to_thread(story.follow, await self._loaded(table.id))
            self._stories[table.id] = story
        while len(self._stories) > STORIES_KEPT:
            del self._stories[next(iter(self._stories))]
        return story

    async def _loaded(self, table_id: str) -> StoredTable:
        loaded = await self._store.load(table_id)
        if loaded is None:
            raise Refusal("no_such_table", "There is no such table.", 404)
        return loaded

    # -- records and forks -------------------------------------------------------------------------------

    async def record(self, request: Request) -> Response:
        """The record of a finished game, which anybody can replay and verify."""
        loaded = await self._loaded(request.path_params["table_id"])
        must_be_open(loaded.row)
        if loaded.row.status != "finished":
            raise Refusal("not_finished", "The record is given out when the game is over.", 409)
        return answer(record_of(loaded))

    async def upload(self, request: Request) -> Response:
        """Put a record into the archive, after it was played again and found right."""
        body = await read_bytes(request, LONGEST_RECORD)
        person = await self._people.must_be(request)
        self._pace.check("upload", person.id, address(request))
        try:
            examined = await self._examiners.examine(body)
        except BadRecord as error:
            raise Refusal("bad_record", f"This record cannot be used: {error}") from None
        row, log = table_of(examined, person.id)
        seats = [SeatRow(seat, "person") for seat in range(row.players)]
        # With its last position, nobody has to play the whole game again to show its end.
        await self._store.add_table(row, seats, log, examined.position)
        return answer(OpenedTable(row.id), 201)

    async def fork(self, request: Request) -> Response:
        """Play on from a position of a finished game, privately, against bots."""
        wish = await read_body(request, Fork)
        person = await self._people.must_be(request)
        check_bot(wish.bot)
        table = await self._room.table(request.path_params["table_id"])
        must_be_open(table.row)
        if table.row.status != "finished":
            raise Refusal("not_finished", "Only a finished game can be played on from a position.", 409)
        if not 0 <= wish.seat < table.row.players or not 0 <= wish.version <= table.version:
            raise Refusal("bad_table", "There is no such seat or position.")
        self._pace.check("create_table", person.id, address(request))
        await must_have_room(self._store, self._pace, person)
        story = await self._story(table)
        if wish.version < story.first:
            raise Refusal("other_rules", f"Up to version {story.first} other rules held; nobody can play on from there.", 409)
        async with self._places:
            there = await asyncio.to_thread(story.at, wish.version)
        if there.decision is None:
            raise Refusal("game_over", "The game is over at this position.", 409)
        row = new_row(table.game, table.row.players, table.row.options, person.id)
        row.origin, row.parent, row.stakes = there.position(), table.id, "none"
        seats = [SeatRow(seat, "bot", bot=wish.bot) for seat in range(row.players)]
        seats[wish.seat] = SeatRow(wish.seat, "person", person.id, person.name)
        await self._store.add_table(row, seats)
        await self._room.table(row.id)
        return answer(OpenedTable(row.id), 201)


def number_of(request: Request, name: str, largest: int) -> int:
    """A number among the parameters of a call."""
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("malformed", f"`{name}` must be a whole number.")
    return min(int(text), largest)


def record_of(loaded: StoredTable) -> Record:
    """The record of a stored game: its origin and the choices that were not taken back."""
    row = loaded.row
    origin = Origin(seed=row.seed) if row.origin is None else Origin(position=row.origin)
    for line in loaded.log:
        if line.kind == "rules":
            # Under the rules that the game ended with, it can be played again from here.
            origin = Origin(position=msgspec.json.decode(line.choice or "null"))
    return Record.seal(
        game=row.game,
        rules_version=row.rules_version,
        players=row.players,
        options=row.options,
        origin=origin,
        choices=[msgspec.json.decode(line.choice or "") for line in choices_that_stand(loaded.log)],
        result=row.result,
    )


def table_of(examined: Examined, owner: str) -> tuple[TableRow, list[LogRow]]:
    """A finished table and its log from a game that was played elsewhere."""
    row = new_row(find_game(examined.game), examined.players, examined.options, owner)
    row.seed, row.origin = examined.seed, examined.origin
    row.status, row.version, row.result = "finished", len(examined.lines), examined.result
    row.ending = Ending("unfinished") if examined.result is None else None
    log = [LogRow(0, "start", None, None, examined.deal, row.created)]
    log += [
        LogRow(number, "choice", line.seat, line.choice, line.events, row.created) for number, line in enumerate(examined.lines, 1)
    ]
    return row, log
