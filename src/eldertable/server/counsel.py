"""Counsel: a hint for who plays alone or with the others, and a look back at a finished game."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.bots.hindsight import Analysis, Moment, put_together
from eldertable.kernel.table import is_redeal
from eldertable.registry import find_game
from eldertable.server.answers import AnalysisInfo, GameAnalysis, HintInfo
from eldertable.server.fairness import Urgency
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.logbook import beginning, choices_that_stand
from eldertable.server.pace import Address, Pace, address
from eldertable.server.people import People
from eldertable.server.rights import may_have_hints, must_be_open
from eldertable.server.room import Room
from eldertable.server.store import LogRow, Store, StoreDown, StoredTable, encode
from eldertable.server.thinking import Asker, NoAnswer, Thinkers
from eldertable.server.wire import HintWish, Nothing, Refusal

logger = logging.getLogger(__name__)

# How many games are looked back at, at a time.
MOST_OF_ONE = 2
MOST_OF_AN_ADDRESS = 10
MOST_OF_ALL = 50


class Progress(msgspec.Struct):
    """How far the look back at a game has come, and who asked for it from where."""

    person: str
    where: Address
    done: int
    total: int


class Counsel:
    """The HTTP calls for those who want to know better."""

    def __init__(self, store: Store, people: People, room: Room, pace: Pace, thinkers: Thinkers, iterations: int) -> None:
        self._store = store
        self._people = people
        self._room = room
        self._pace = pace
        self._thinkers = thinkers
        self._iterations = iterations
        self._under_way: dict[str, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/tables/{table_id}/hint", self.hint, methods=["POST"]),
            Route("/api/tables/{table_id}/analysis", self.analysis, methods=["GET"]),
            Route("/api/tables/{table_id}/analysis", self.analyse, methods=["POST"]),
        ]

    async def close(self) -> None:
        """Stop looking back; it can be begun again any time."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- hints -------------------------------------------------------------------------------------------

    async def hint(self, request: Request) -> Response:
        """The best choices of one's own seat with their values, where nobody is wronged by it."""
        wish = await read_body(request, HintWish)
        person = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        table.must_run()
        board, version = table.in_play, table.version
        if board is None or board.decision is None or wish.version != version:
            raise Refusal("stale", "The table has moved on; look again.", 409)
        if wish.seat not in table.seats_of(person.id) or board.decision.seat != wish.seat:
            raise Refusal("not_your_turn", "There is nothing for you to decide now.", 409)
        if not may_have_hints(table, person.id):
            raise Refusal("no_hints", "Hints are given when you play alone or all together, not against other people.", 403)
        self._pace.check("counsel", person.id, address(request))
        try:
            found = await self._thinkers.hint(Asker(person.id, table.id), wish.seat, board.position())
        except NoAnswer:
            raise Refusal("unavailable", "No hint could be worked out in time; try again.", 503) from None
        return answer(HintInfo(version, found["advice"]))

    # -- looking back --------------------------------------------------------------------------------------

    async def analysis(self, request: Request) -> Response:
        """The look back at a finished game, or how far it has come."""
        table_id = request.path_params["table_id"]
        must_be_open((await self._room.table(table_id)).row)
        kept = await self._store.analysis(table_id)
        if kept is not None:
            return answer(AnalysisInfo("done", msgspec.Raw(kept.encode())))
        progress = self._under_way.get(table_id)
        if progress is None:
            return answer(AnalysisInfo("none", None))
        return answer(AnalysisInfo("running", None, progress.done, progress.total))

    async def analyse(self, request: Request) -> Response:
        """Begin to look back at a finished game, unless it was done or is under way."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        table = await self._room.table(request.path_params["table_id"])
        must_be_open(table.row)
        if table.row.status != "finished":
            raise Refusal("not_finished", "A game can be looked back at when it is over.", 409)
        if table.problem is not None:
            raise Refusal("other_rules", "This game was played with other rules; it cannot be played again here.", 409)
        if table.id not in self._under_way and await self._store.analysis(table.id) is None:
            where = address(request)
            self._must_have_room(person.id, where)
            self._pace.check("counsel", person.id, where)
            loaded = await self._store.load(table.id)
            assert loaded is not None
            made = choices_that_stand(loaded.log)
            self._under_way[table.id] = Progress(person.id, where, 0, len(made))
            task = asyncio.create_task(self._look_back(loaded, made))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return answer({}, 202)

    def _must_have_room(self, person: str, where: Address) -> None:
        """Refuse one look back too many: of one person, of the many guests that one person can be, or of all."""
        own = sum(progress.person == person for progress in self._under_way.values())
        of_the_address = 0 if self._pace.off else sum(progress.where == where for progress in self._under_way.values())
        if own >= MOST_OF_ONE or of_the_address >= MOST_OF_AN_ADDRESS or len(self._under_way) >= MOST_OF_ALL:
            raise Refusal("too_many_analyses", "Other games are still being looked back at. Please wait until they are done.", 429)

    async def _look_back(self, loaded: StoredTable, made: list[LogRow]) -> None:
        """Judge every choice of a game and keep what came out."""
        table_id = loaded.row.id
        progress = self._under_way[table_id]
        whom = Asker(progress.person, table_id, Urgency.HINDSIGHT)
        try:
            moments: list[Moment] = []
            table, _ = await asyncio.to_thread(beginning, find_game(loaded.row.game), loaded)
            # One thought after the other, each in its turn among all that is to be thought for everybody.
            for number, line in enumerate(made):
                assert line.choice is not None
                chosen = msgspec.json.decode(line.choice)
                if not is_redeal(chosen):
                    judged = await self._thinkers.look_back(whom, number, chosen, self._iterations, table.position())
                    moments.append(msgspec.convert(judged, Moment))
                table.repeat(chosen)
                progress.done = number + 1
            await self._store.keep_analysis(table_id, analysis_json(put_together(table, self._iterations, moments), made))
        except (NoAnswer, StoreDown) as error:
            logger.warning("table=%s could not be analysed: %r", table_id, error)
        finally:
            del self._under_way[table_id]


def analysis_json(analysis: Analysis, made: list[LogRow]) -> str:
    """The analysis, with the version at which each decision stood, by which the replay finds it."""
    return encode(GameAnalysis(**msgspec.structs.asdict(analysis), versions=[line.version - 1 for line in made]))
