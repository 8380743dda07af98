"""The whole server as one application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from eldertable.server import learning, outside, pages, rulebooks
from eldertable.server.accounts import Accounts
from eldertable.server.acquaintance import Acquaintance
from eldertable.server.archive import Archive
from eldertable.server.challenges import Challenges
from eldertable.server.counsel import Counsel
from eldertable.server.devices import Devices
from eldertable.server.gate import AtTheGate, Gate, Names
from eldertable.server.gatekeeper import EXCEPTION_HANDLERS, StrictHeaders, answer
from eldertable.server.glances import Glances
from eldertable.server.guides import Guides
from eldertable.server.herald import Herald
from eldertable.server.invitations import Invitations
from eldertable.server.live import play_live
from eldertable.server.lobby import Lobby
from eldertable.server.marshal import Marshal
from eldertable.server.measuring import Measured, Metrics
from eldertable.server.names import skeleton_of
from eldertable.server.neighbours import Neighbours
from eldertable.server.pace import Pace
from eldertable.server.people import People
from eldertable.server.profiles import Profiles
from eldertable.server.promises import Promises
from eldertable.server.puzzlemaker import PuzzleMaker
from eldertable.server.puzzles import Puzzles
from eldertable.server.reports import Reports
from eldertable.server.room import Room
from eldertable.server.seeking import Seeking
from eldertable.server.settings import Settings
from eldertable.server.store import Conflict, Store, StoreDown
from eldertable.server.thinking import Thinkers
from eldertable.server.tournaments import Tournaments
from eldertable.server.warden import Warden

logger = logging.getLogger(__name__)


async def count_games_of_before(store: Store) -> None:
    """Games that ended before results were kept get theirs; what fails now is done at the next start."""
    try:
        if counted := await store.fill_results():
            logger.info("%d games of before are counted now", counted)
    except (StoreDown, Conflict) as error:
        logger.warning("the games of before are counted at the next start: %s", error)


async def build_app(store: Store, settings: Settings, host: str, on_ready: Callable[[], None]) -> Starlette:
    """The application over an open store, which it closes at its end."""
    thinkers = Thinkers(settings.bots.workers, settings.bots.deadline)
    herald = await Herald.from_environment(store)
    room = Room(store, thinkers, herald, settings.bots.pause, settings.idle_tables)
    secret = await store.secret()
    people = People(store, secret)
    pace = Pace(settings.rate_limit)
    neighbours = Neighbours(store, room, pace)
    warden = Warden(store, room, pace)
    marshal = Marshal(store, room, herald)
    puzzle_maker = PuzzleMaker(store, settings.puzzle_seconds)
    gate = Gate(Names(settings.names, host), people, pace, warden, settings.sockets if settings.rate_limit else 0)
    counsel = Counsel(store, people, room, pace, thinkers, settings.bots.hindsight)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        warming = asyncio.create_task(thinkers.warm_up())
        await store.give_skeletons(skeleton_of)
        await neighbours.open()
        await room.open()
        await warden.open()
        await marshal.open()
        await puzzle_maker.open()
        room.beside(count_games_of_before(store))
        outside.tell_of_faults()
        on_ready()
        yield
        warming.cancel()
        await puzzle_maker.close()
        await marshal.close()
        await warden.close()
        await counsel.close()
        await room.close()
        await neighbours.close()
        await thinkers.close()
        await herald.close()
        await store.close()

    async def health(request: Request) -> Response:
        await store.ping()
        return answer({"status": "ok"})

    async def live(socket: WebSocket) -> None:
        await play_live(socket, people, room, pace, gate)

    promises = Promises(secret)
    routes = [
        Route("/health", health),
        Route("/metrics", Metrics(settings.metrics_token).page),
        WebSocketRoute("/ws/tables/{table_id}", live),
        *Accounts(store, people, room, pace, herald).routes(),
        *Lobby(store, people, room, pace, promises).routes(),
        *Profiles(store, people).routes(),
        *Acquaintance(store, people, room, pace, herald).routes(),
        *Reports(store, people, room, pace).routes(),
        *Seeking(store, people, room, pace, promises).routes(),
        *Tournaments(store, people, pace).routes(),
        *Challenges(store, people, room, pace).routes(),
        *Puzzles(store, people, pace).routes(),
        *Devices(store, people, pace, herald).routes(),
        *Guides(store, people, room, pace).routes(),
        *Archive(store, people, room, pace).routes(),
        *Glances(room).routes(),
        *counsel.routes(),
        *rulebooks.routes(),
        *Invitations(store, host).routes(),
        *learning.routes(),
        *outside.routes(),
        *pages.routes(),
    ]
    middleware = [
        Middleware(Measured),
        Middleware(StrictHeaders),
        Middleware(AtTheGate, gate=gate),
        Middleware(GZipMiddleware, compresslevel=6),
    ]
    return Starlette(routes=routes, middleware=middleware, exception_handlers=EXCEPTION_HANDLERS, lifespan=lifespan)
