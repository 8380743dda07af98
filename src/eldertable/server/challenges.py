"""The challenge of the week: the same deal for everybody, one ranked try each, and all of it closed until it ends."""

from __future__ import annotations

import datetime
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.registry import find_game, game_ids
from eldertable.server.answers import ChallengeInfo, ChallengeRank, ChallengeWeeks, OpenedTable
from eldertable.server.calls import Calls
from eldertable.server.comparisons import comparisons_of, merit_of, mode_of
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.lobby import new_row
from eldertable.server.pace import address
from eldertable.server.puzzlemaker import today
from eldertable.server.store import Conflict, PersonRow, SeatRow, now
from eldertable.server.store.challenges import Attempt, Challenge
from eldertable.server.wire import STAND_IN, Nothing, Refusal


class Challenges(Calls):
    """The HTTP calls about challenges."""

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/challenge", self.look, methods=["GET"]),
            Route("/api/challenge", self.begin, methods=["POST"]),
        ]

    async def look(self, request: Request) -> Response:
        """This week's challenge and the last one, with who came how far."""
        person = await self._people.who(request)
        this = await self._this_week()
        last = await self._store.challenge(week_of(today() - datetime.timedelta(days=7)))
        return answer(ChallengeWeeks(await self._told(this, person), await self._told(last, person) if last else None))

    async def begin(self, request: Request) -> Response:
        """Begin one's try."""
        await read_body(request, Nothing)
        person = await self._people.must_be(request)
        challenge = await self._this_week()
        if not await self._may_try(challenge, person):
            raise Refusal("account_too_young", "The challenge is for accounts that are older than it.", 403)
        self._pace.check("create_table", person.id, address(request))
        row = new_row(find_game(challenge.game), challenge.players, challenge.options, person.id)
        row.seed, row.sealed = challenge.seed, challenge.ends
        seats = [SeatRow(seat, "bot", bot=STAND_IN) for seat in range(challenge.players)]
        seats[0] = SeatRow(0, "person", person.id, person.name)
        try:
            await self._store.begin_challenge(challenge.week, person.id, row, seats)
        except Conflict:
            raise Refusal("tried_already", "Everybody has one try.", 409) from None
        await self._room.table(row.id)
        return answer(OpenedTable(row.id), 201)

    async def _this_week(self) -> Challenge:
        """The challenge of this week, set by whoever asks first."""
        week = week_of(today())
        found = await self._store.challenge(week)
        if found is not None:
            return found
        # Another process may be quicker.
        with suppress(Conflict):
            await self._store.add_challenge(new_challenge(today()))
        found = await self._store.challenge(week)
        assert found is not None
        return found

    async def _may_try(self, challenge: Challenge, person: PersonRow | None) -> bool:
        """One try a person, with an account older than the challenge: nobody comes back as somebody else."""
        since = await self._store.account_since(person.id) if person else None
        return since is not None and since < challenge.starts

    async def _told(self, challenge: Challenge, person: PersonRow | None) -> ChallengeInfo:
        attempts = await self._store.attempts(challenge.week)
        mine = next((each.table_id for each in attempts if person is not None and each.person == person.id), None)
        over = now() >= challenge.ends
        return ChallengeInfo(
            week=challenge.week,
            game=challenge.game,
            players=challenge.players,
            starts=challenge.starts,
            ends=challenge.ends,
            yours=mine,
            may=not over and mine is None and await self._may_try(challenge, person),
            seed=challenge.seed if over else None,
            measure=measure_of(challenge),
            ranking=ranking(challenge, attempts, person.id if person else None, over),
        )


def week_of(day: datetime.date) -> str:
    """The week of a day, e.g. 2026-W47."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def new_challenge(day: datetime.date) -> Challenge:
    """A challenge for the week of a day, game after game in turn: alone where a game can be won alone, else against a bot."""
    _, number, weekday = day.isocalendar()
    monday = datetime.datetime.combine(day - datetime.timedelta(days=weekday - 1), datetime.time(), datetime.UTC)
    games = sorted(game_ids())
    game = find_game(games[number % len(games)])
    players = 1 if comparisons_of(game).solo is not None and 1 in game.players else 2
    starts = int(monday.timestamp() * 1000)
    options = msgspec.to_builtins(game.settle(players, {}))
    return Challenge(week_of(day), game.id, players, options, secrets.token_hex(32), starts, starts + 7 * 24 * 3600 * 1000)


def measure_of(challenge: Challenge) -> str:
    """By what tries are compared: a part of the report, or the lead in points."""
    game = find_game(challenge.game)
    record = comparisons_of(game).record(mode_of(game, challenge.players, challenge.options))
    return record.best if record is not None else "margin"


def worth(challenge: Challenge, result: dict[str, Any] | None) -> tuple[bool, int | None]:
    """Whether the first seat won, and how well; the larger the better."""
    if result is None:
        return False, None
    game = find_game(challenge.game)
    record = comparisons_of(game).record(mode_of(game, challenge.players, challenge.options))
    own, *others = result["scores"]
    return 0 in result["winners"], merit_of(record, result) if record is not None else own - max(others, default=0)


def ranking(challenge: Challenge, attempts: list[Attempt], reader: str | None, over: bool) -> list[ChallengeRank]:
    """Who came how far, the best first; the games can be seen again once the challenge is over."""
    done = [(worth(challenge, each.result), each) for each in attempts if each.status == "finished"]
    keys = [(won, -(10**9) if value is None else value) for (won, value), _ in done]
    rows = [
        ChallengeRank(
            place=1 + sum(other > key for other in keys),
            face=each.face,
            you=each.person == reader,
            won=won,
            value=None if value is None else abs(value) if measure_of(challenge) != "margin" else value,
            table_id=each.table_id if over else None,
        )
        for key, ((won, value), each) in zip(keys, done, strict=True)
    ]
    return sorted(rows, key=lambda row: row.place)
