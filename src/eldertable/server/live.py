"""Live play: one WebSocket per viewer of a table."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket

from eldertable.kernel import Seat
from eldertable.server import conduct, metrics, showing
from eldertable.server.company import Outcome
from eldertable.server.gate import Gate
from eldertable.server.gatekeeper import problem, same_origin
from eldertable.server.pace import Address, Pace, TooOften, address
from eldertable.server.parcel import Parcel
from eldertable.server.people import People
from eldertable.server.quick_socket import QuickSocket
from eldertable.server.rights import must_be_open
from eldertable.server.room import Room
from eldertable.server.store import ChatLine, PersonRow, Proposal, StoreDown
from eldertable.server.tables import LiveTable
from eldertable.server.wire import Answer, Choose, Look, Propose, Refusal, Say, Undo, read_message

logger = logging.getLogger(__name__)

# Refusals that are not the fault of who sent the message.
NO_FAULT = frozenset({"unavailable", "defect", "too_often"})
# A socket that is closed for sending nonsense.
POLICY_VIOLATION = 1008
# So many updates wait for a slow connection; then it gets one for all of them.
MOST_UPDATES_WAITING = 8


class Connection:
    """A viewer. Sending waits for nobody else: who is very slow gets several steps in one update."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, person: PersonRow | None, where: Address, wanted: Seat | None, pace: Pace
    ) -> None:
        self.socket = socket
        self._line = QuickSocket.of(socket)
        self.table = table
        self.person = person
        self.who = person.id if person else None
        self.name = person.name if person else None
        self.session = person.session if person else ""
        self._wanted = wanted
        self._pace = pace
        # Whose messages these are: however many sockets somebody opens, they count together.
        self._counted = (where,) if person is None else (where, person.id)
        # The whole table comes first; only what happens after this moment is news.
        self._sent = table.version
        self._updates: list[Parcel] = []
        self._table_news = True
        self._seats_news = False
        self._lines: list[ChatLine] = []
        # People whose words this viewer does not want to hear.
        self.unheard: frozenset[str] = frozenset()
        self._asked: list[tuple[Outcome | None, Proposal | None]] = []
        self._about_to_send = False
        self._closing: asyncio.Task[None] | None = None
        self.seat = self._own_seat()

    def _own_seat(self) -> Seat | None:
        own = self.table.seats_of(self.who)
        return self._wanted if self._wanted in own else next(iter(own), None)

    def tell_update(self) -> None:
        """There is a new version, to be seen as it happens; somebody who is far behind sees only where it leads."""
        if len(self._updates) < MOST_UPDATES_WAITING:
            self._updates.append(showing.update_message(self.table, self.seat, self.table.version - 1))
        self._send_news()

    def tell_table(self) -> None:
        """Seats or status changed."""
        self._table_news = True
        self._send_soon()

    def tell_seats(self) -> None:
        """Somebody came or went."""
        self._seats_news = True
        self._send_soon()

    def tell_line(self, line: ChatLine) -> None:
        """Somebody said something."""
        self._lines.append(line)
        self._send_soon()

    def tell_proposal(self, outcome: Outcome | None, about: Proposal | None) -> None:
        """Something is asked of the others, or not any more."""
        self._asked.append((outcome, about))
        self._send_soon()

    def show_out(self) -> None:
        """The person is somebody else now, or not known any more; a page that may come in again does so by itself."""
        self._closing = asyncio.create_task(self.socket.close())

    async def serve(self) -> None:
        """Listen until the viewer goes away, and send what is new whenever the line takes it."""
        self._line.on_writable = self._send_soon
        self._send_soon()
        try:
            # In a task of its own it is woken without going through all that lies between the socket's task and this place.
            await asyncio.create_task(self.listen())
        finally:
            self._line.on_writable = lambda: None

    def _send_soon(self) -> None:
        """Send what is new, all that comes in the same moment together."""
        if not self._about_to_send:
            self._about_to_send = True
            asyncio.get_running_loop().call_soon(self._send_news)

    def _send_news(self) -> None:
        self._about_to_send = False
        # Who is slow gets the rest when the line takes more.
        if not self._line.takes_more:
            return
        try:
            for parcel in self._parcels():
                self._line.send_parcel(parcel)
        except Exception:
            logger.exception("table=%s a connection ended by a defect", self.table.id)
            self.show_out()

    def _parcels(self) -> list[Parcel]:
        """Everything this viewer does not have yet."""
        parcels: list[Parcel] = []
        table = self.table
        if table.version - self._sent == len(self._updates):
            parcels += self._updates
        elif table.version > self._sent:
            parcels.append(showing.update_message(table, self.seat, self._sent))
        if self._table_news:
            self.seat = self._own_seat()
            parcels.append(showing.table_message(table, self.seat, self.who))
        elif self._seats_news:
            parcels.append(showing.seats_message(table, self.who))
        # Who may read what depends on the seats and on the game's being over.
        if self._table_news:
            parcels.append(showing.chat_message(table, self._heard(table.chat), self.who, everything=True))
        elif self._lines:
            parcels.append(showing.chat_message(table, self._heard(self._lines), self.who, everything=False))
        parcels += [showing.proposal_message(table, self.who, outcome, about) for outcome, about in self._asked]
        self._sent = table.version
        self._updates = []
        self._table_news = self._seats_news = False
        self._lines, self._asked = [], []
        return parcels

    def _heard(self, lines: list[ChatLine]) -> list[ChatLine]:
        return [line for line in lines if line.person not in self.unheard]

    async def listen(self) -> None:
        """Do what the viewer asks, until it goes away."""
        while (text := await self._line.hear()) is not None:
            # Who sends too much is heard more slowly; nothing that arrived is lost.
            await self._pace.slow_down("message", *self._counted)
            metrics.MESSAGES.inc()
            try:
                await self._do(text)
            except Refusal as refusal:
                if not await self._bear_with(refusal):
                    return
            except StoreDown as error:
                logger.error("table=%s database: %s", self.table.id, error)
                await self._refuse("unavailable", "The server cannot save at the moment; nothing was changed. Please try again.")
            except Exception:
                # A defect of ours must not end the connection; the table is as it was.
                logger.exception("table=%s", self.table.id)
                await self._refuse("defect", "Something went wrong on the server; nothing was changed.")

    async def _do(self, text: str | bytes) -> None:
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", f"This is no message of the protocol: {error}.") from None
        match message:
            case Say(text):
                await self._say(text)
            case Look(seat):
                self._look(seat)
            case _:
                await self._play(message)

    async def _play(self, message: Choose | Undo | Propose | Answer) -> None:
        """What only those can do who have a seat."""
        # Seats change hands; what counts is whose it is now, not when this socket was opened.
        if self.seat is None or self.person is None or self.seat not in self.table.seats_of(self.who):
            raise Refusal("no_seat", "You have no seat at this table.", 403)
        # Who is asked may answer, also while a bot plays on; everything else is the bot's meanwhile.
        if self.table.seats[self.seat].kind != "person" and not isinstance(message, Answer):
            raise Refusal("handed_over", "A bot plays for you; take your seat back first.", 409)
        match message:
            case Choose(version, choice):
                await self.table.choose(self.seat, version, choice)
            case Undo(version):
                await self.table.undo(self.seat, version)
            case Propose(kind, version):
                await conduct.propose(self.table, kind, self.seat, version)
            case Answer(agree):
                await conduct.respond(self.table, self.person.id, agree)

    async def _say(self, text: str) -> None:
        if self.person is None:
            raise Refusal("stranger", "Please open the lobby first, so that the table knows you.", 401)
        self._pace.check("chat", *self._counted)
        await conduct.say(self.table, self.person, self.seat, text)

    def _look(self, seat: Seat) -> None:
        if seat not in self.table.seats_of(self.who):
            raise Refusal("no_seat", "This is not a seat of yours.", 403)
        self._wanted = seat
        self.tell_table()

    async def _bear_with(self, refusal: Refusal) -> bool:
        """Refuse a message; False for who goes on and on, who is not listened to any more."""
        try:
            if refusal.code not in NO_FAULT:
                self._pace.check("nonsense", *self._counted)
        except TooOften as enough:
            metrics.REFUSALS.labels(enough.code).inc()
            await self.socket.close(POLICY_VIOLATION, "too many messages that cannot be")
            return False
        await self._refuse(refusal.code, refusal.message)
        return True

    async def _refuse(self, code: str, sentence: str) -> None:
        """Say why; who has the newest version does not get it again, and who reads nothing is not listened to meanwhile."""
        metrics.REFUSALS.labels(code).inc()
        await self._line.writable.wait()
        if self._line.takes_more:
            behind = code == "stale" or self.table.version != self._sent
            self._line.send_parcel(showing.refused_message(self.table, self.seat, code, sentence, behind))


async def play_live(socket: WebSocket, people: People, room: Room, pace: Pace, gate: Gate) -> None:
    """Serve one socket from its first message to its last."""
    if not same_origin(socket):
        await socket.send_denial_response(problem("wrong_origin", "This call must come from the server's own pages.", 403))
        return
    where = address(socket)
    try:
        pace.check("connect", where)
        person = await people.who(socket)
        pace.look("nonsense", where, *([person.id] if person else []))
        table = await room.table(socket.path_params["table_id"])
        if not table.seats_of(person.id if person else None):
            must_be_open(table.row)
        with gate.socket(where):
            connection = Connection(socket, table, person, where, wanted_seat(socket, table), pace)
            if person is not None:
                connection.unheard = await room.store.shunned_by(person.id)
            await serve(socket, connection, room)
    except Refusal as refusal:
        await socket.send_denial_response(problem(refusal.code, refusal.message, refusal.status))
    except StoreDown:
        await socket.send_denial_response(problem("unavailable", "The server cannot read its tables at the moment.", 503))


async def serve(socket: WebSocket, connection: Connection, room: Room) -> None:
    """Let somebody look at a table; as long as it has a viewer it stays in memory."""
    table = connection.table
    table.viewers.add(connection)
    try:
        await socket.accept()
        room.viewers_changed(table)
        if connection.who is not None:
            await room.seen(table, [connection.who])
        with metrics.SOCKETS.track_inprogress():
            await connection.serve()
    finally:
        table.viewers.discard(connection)
        room.viewers_changed(table)


def wanted_seat(socket: WebSocket, table: LiveTable) -> Seat | None:
    """The seat that the page asks for."""
    return {str(place.seat): place.seat for place in table.seats}.get(socket.query_params.get("seat", ""))
