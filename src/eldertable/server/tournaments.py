"""Tournaments for people: announcing one, taking part, and how it stands."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.kernel.errors import UnknownGame
from eldertable.registry import find_game
from eldertable.server.answers import (
    AnnouncedTournament,
    EntrantInfo,
    ListedTournament,
    TournamentInfo,
    TournamentLists,
    TournamentOfTable,
)
from eldertable.server.comparisons import comparisons_of
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.lobby import LONGEST_LIMIT, SHORTEST_LIMIT
from eldertable.server.marshal import SEATS
from eldertable.server.pace import Pace, address
from eldertable.server.pairing import FEWEST, MOST, MOST_IN_ROUND_ROBIN, Standing, System, standings
from eldertable.server.people import People
from eldertable.server.promises import checked_share, fingerprint
from eldertable.server.rated import check_rated_bot, must_have_account
from eldertable.server.store import PersonRow, Store, now
from eldertable.server.store.profiles import Face
from eldertable.server.store.tournaments import Board, Entrant, Listed, Tournament, TournamentStatus
from eldertable.server.wire import Nothing, Refusal

MOST_HOSTED = 3
LATEST_START = 60 * 24 * 3600 * 1000


class TournamentWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tournaments takes: `starts` in milliseconds since 1970, `bot` for the places that stay empty."""

    game: str
    system: System
    size: int
    move_limit: int
    starts: int
    bot: str | None = None


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tournaments/<id>/join takes: what one's browser adds to the dice of all one's games."""

    share: str | None = None


class Tournaments:
    """The HTTP calls about tournaments."""

    def __init__(self, store: Store, people: People, pace: Pace) -> None:
        self._store = store
        self._people = people
        self._pace = pace

    def routes(self) -> list[Route]:
        """Where they are found."""
        calls = {"join": self.join, "leave": self.leave, "begin": self.begin, "cancel": self.cancel}
        return [
            Route("/api/tournaments", self.all, methods=["GET"]),
            Route("/api/tournaments", self.create, methods=["POST"]),
            Route("/api/tournaments/{tournament_id}", self.one, methods=["GET"]),
            *(Route(f"/api/tournaments/{{tournament_id}}/{name}", call, methods=["POST"]) for name, call in calls.items()),
            Route("/api/tables/{table_id}/tournament", self.of_table, methods=["GET"]),
        ]

    # -- looking -------------------------------------------------------------------------------------------

    async def all(self, request: Request) -> Response:
        """Those to come, those under way, and the last ones."""
        person = await self._people.who(request)
        reader = person.id if person else None

        async def those(status: TournamentStatus) -> list[ListedTournament]:
            return [listed(each) for each in await self._store.tournaments(status, reader)]

        return answer(TournamentLists(await those("open"), await those("running"), await those("finished")))

    async def one(self, request: Request) -> Response:
        """A tournament with its entrants, games and standings."""
        tournament = await self._tournament(request)
        person = await self._people.who(request)
        entrants = await self._store.entrants(tournament.id)
        boards = await self._store.boards(tournament.id)
        host = await self._store.profile_of(tournament.host) if tournament.host else None
        shown = host is not None and (host.shown_to == "everybody" or (person is not None and host.person == person.id))
        return answer(
            TournamentInfo(
                **head(tournament),
                host=Face(host.id, host.name, host.avatar) if host and shown else None,
                hosting=person is not None and person.id == tournament.host,
                entrants=[entrant_info(each, person) for each in entrants],
                boards=boards,
                standings=self._standings(tournament, entrants, boards),
                late=may_come_late(tournament),
                secret=tournament.secret if tournament.status == "finished" else None,
            )
        )

    def _standings(self, tournament: Tournament, entrants: list[Entrant], boards: list[Board]) -> list[Standing]:
        """Everybody's place, as far as the games are over; none before the start."""
        if not boards:
            return []
        over = [board.played for board in boards if board.over]
        return standings(tournament.system, len(entrants), over)

    async def of_table(self, request: Request) -> Response:
        """The tournament to which a table belongs, if any."""
        return answer(TournamentOfTable(await self._store.tournament_of(request.path_params["table_id"])))

    # -- taking part ---------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """Announce a tournament."""
        wish = await read_body(request, TournamentWish)
        person = await self._people.must_be(request)
        must_have_account(person)
        check_wish(wish)
        self._pace.check("create_table", person.id, address(request))
        if not self._pace.off and await self._store.tournaments_hosted(person.id) >= MOST_HOSTED:
            raise Refusal("too_many_tournaments", "You look after enough tournaments already.", 409)
        tournament = Tournament(
            id=secrets.token_urlsafe(12),
            **msgspec.structs.asdict(wish),
            host=person.id,
            status="open",
            round=0,
            rounds=0,
            secret=secrets.token_hex(32),
            created=now(),
            ended=None,
        )
        await self._store.add_tournament(tournament)
        return answer(AnnouncedTournament(tournament.id, fingerprint(tournament.secret)), 201)

    async def join(self, request: Request) -> Response:
        """Take part, or be back after one was away."""
        wish = await read_body(request, Entry)
        person, tournament = await self._two(request)
        must_have_account(person)
        self._pace.check("seek", person.id, address(request))
        others = [each.person for each in await self._store.entrants(tournament.id) if each.person not in (None, person.id)]
        if others and await self._store.at_odds(person.id, [str(each) for each in others]):
            raise Refusal("cannot_take_part", "You cannot take part in this tournament.", 403)
        late = may_come_late(tournament)
        if not await self._store.enter(tournament.id, person.id, checked_share(wish.share), late=late):
            raise Refusal("no_place", "There is no place any more in this tournament.", 409)
        return answer({})

    async def leave(self, request: Request) -> Response:
        """Take part no longer; a game that has begun is given up at its table."""
        await read_body(request, Nothing)
        person, tournament = await self._two(request)
        if not await self._store.withdraw(tournament.id, person.id):
            raise Refusal("not_taking_part", "You do not take part in this tournament.", 409)
        return answer({})

    async def begin(self, request: Request) -> Response:
        """Begin now instead of later, as its host."""
        await read_body(request, Nothing)
        tournament = await self._own_open(request)
        await self._store.move_start(tournament.id, now())
        return answer({})

    async def cancel(self, request: Request) -> Response:
        """Call it off, as its host."""
        await read_body(request, Nothing)
        tournament = await self._own_open(request)
        await self._store.cancel(tournament.id)
        return answer({})

    async def _own_open(self, request: Request) -> Tournament:
        person, tournament = await self._two(request)
        if tournament.host != person.id:
            raise Refusal("not_owner", "Only who announced the tournament can do this.", 403)
        if tournament.status != "open":
            raise Refusal("already_started", "This tournament has already begun.", 409)
        return tournament

    async def _two(self, request: Request) -> tuple[PersonRow, Tournament]:
        return await self._people.must_be(request), await self._tournament(request)

    async def _tournament(self, request: Request) -> Tournament:
        found = await self._store.tournament(request.path_params["tournament_id"])
        if found is None:
            raise Refusal("no_such_tournament", "There is no such tournament.", 404)
        return found


def check_wish(wish: TournamentWish) -> None:
    """Refuse tournaments that could not be played."""
    try:
        game = find_game(wish.game)
    except UnknownGame as error:
        raise Refusal("bad_tournament", str(error)) from None
    if comparisons_of(game).rated_options is None or SEATS not in game.players:
        raise Refusal("bad_tournament", "Tournaments are for games that two play against each other.")
    most = MOST_IN_ROUND_ROBIN if wish.system == "round_robin" else MOST
    if not FEWEST <= wish.size <= most:
        raise Refusal("bad_tournament", f"Such a tournament is for {FEWEST} to {most} players.")
    if not SHORTEST_LIMIT <= wish.move_limit <= LONGEST_LIMIT:
        raise Refusal("bad_tournament", f"The time for a move is {SHORTEST_LIMIT} to {LONGEST_LIMIT} seconds.")
    if not 0 <= wish.starts <= now() + LATEST_START:
        raise Refusal("bad_tournament", "A tournament begins within 60 days.")
    if wish.bot is not None:
        check_rated_bot(game, wish.bot)


def may_come_late(tournament: Tournament) -> bool:
    """In a Swiss tournament one may come until half of it is over; the games that one missed are lost."""
    return tournament.status == "running" and tournament.system == "swiss" and 2 * tournament.round <= tournament.rounds


def head(tournament: Tournament) -> dict[str, Any]:
    """What a tournament is, for everybody."""
    shown = ("id", "game", "system", "size", "move_limit", "bot", "starts", "status", "round", "rounds", "ended")
    return {name: getattr(tournament, name) for name in shown} | {"commitment": fingerprint(tournament.secret)}


def listed(each: Listed) -> ListedTournament:
    """A tournament in a list."""
    return ListedTournament(**head(each.tournament), entrants=each.entrants, yours=each.yours)


def entrant_info(entrant: Entrant, reader: PersonRow | None) -> EntrantInfo:
    """Somebody who takes part; oneself is always seen."""
    you = reader is not None and entrant.person == reader.id
    return EntrantInfo(entrant.number, entrant.face, entrant.bot, entrant.absent, you)
