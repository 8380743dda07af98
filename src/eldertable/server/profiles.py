"""Profiles and rankings: who somebody is, what that one did, and who is strongest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from eldertable.kernel.errors import UnknownGame
from eldertable.registry import find_game
from eldertable.server.comparisons import comparisons_of
from eldertable.server.gatekeeper import answer, read_body
from eldertable.server.people import People
from eldertable.server.people_answers import (
    BestInfo,
    BestOfAllInfo,
    BotStrength,
    ClosedProfile,
    Highlight,
    OpenProfile,
    Profile,
    RankInfo,
    Ranking,
    RatingInfo,
    RatingStep,
    Streak,
)
from eldertable.server.store import Store
from eldertable.server.store.profiles import Best, BestOfAll, Played, ProfileRow, ShownTo
from eldertable.server.strength import LADDERS, SURE, Strength, bot_strengths
from eldertable.server.wire import Refusal

AVATAR = re.compile(r"[0-9]{6}")
LAST_GAMES = 20


class ProfileWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/me/profile takes: a face in six digits, or null for the one made from the name, and who may see the rest."""

    avatar: str | None
    shown_to: ShownTo


class Profiles:
    """The HTTP calls about people and rankings."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    def routes(self) -> list[Route]:
        """Where they are found."""
        return [
            Route("/api/profiles/{profile_id}", self.profile, methods=["GET"]),
            Route("/api/me/profile", self.mine, methods=["GET"]),
            Route("/api/me/profile", self.change, methods=["POST"]),
            Route("/api/games/{game_id}/ranking", self.ranking, methods=["GET"]),
        ]

    async def profile(self, request: Request) -> Response:
        """Somebody's profile, as far as the reader may see it."""
        found = await self._store.profile(request.path_params["profile_id"])
        if found is None:
            raise Refusal("no_such_profile", "There is nobody with this profile.", 404)
        reader = await self._people.who(request)
        return answer(await self._whole(found, yours=reader is not None and reader.id == found.person))

    async def mine(self, request: Request) -> Response:
        """One's own profile, everything in it."""
        person = await self._people.must_be(request)
        found = await self._store.profile_of(person.id)
        assert found is not None
        return answer(await self._whole(found, yours=True))

    async def change(self, request: Request) -> Response:
        """Another face, or other wishes about who sees what."""
        wish = await read_body(request, ProfileWish)
        person = await self._people.must_be(request)
        if wish.avatar is not None and AVATAR.fullmatch(wish.avatar) is None:
            raise Refusal("malformed", "An avatar has six digits.")
        await self._store.change_profile(person.id, wish.avatar, wish.shown_to)
        return answer({})

    async def _whole(self, who: ProfileRow, *, yours: bool) -> Profile:
        """Everything about somebody that the reader may see."""
        head: dict[str, Any] = {
            "id": who.id,
            "name": who.name,
            "avatar": who.avatar,
            "account": who.account,
            "since": who.created,
            "you": yours,
            "shown_to": who.shown_to,
        }
        if not yours and who.shown_to == "nobody":
            return ClosedProfile(**head)
        store, person = self._store, who.person
        played = await store.played(person, everything=yours)
        return OpenProfile(
            **head,
            totals=await store.totals(person, everything=yours),
            rivals=[*await store.rivals(person, everything=yours), *await store.bot_rivals(person, everything=yours)],
            bests=[BestInfo(**readable(best)) for best in await store.bests(person, everything=yours)],
            ratings=[
                RatingInfo(game=rated.game, ladder=rated.ladder, games=rated.games, **as_read(rated.strength))
                for rated in await store.ratings_of(person)
            ],
            steps=[
                RatingStep(step.game, step.ladder, step.ended, step.strength.rating) for step in await store.rating_steps(person)
            ],
            played=played,
            streak=streak(played),
            moments=moments(played),
            shown=LAST_GAMES,
        )

    async def ranking(self, request: Request) -> Response:
        """Who is strongest at a game, where the bots stand, and the records of those who play alone or together."""
        try:
            game = find_game(request.path_params["game_id"])
        except UnknownGame as error:
            raise Refusal("no_such_game", str(error), 404) from None
        ladders = {
            ladder: [
                RankInfo(face=each.face, games=each.games, **as_read(each.strength))
                for each in await self._store.ranked(game.id, ladder, SURE)
            ]
            for ladder in LADDERS
        }
        bots = [BotStrength(bot=bot, **as_read(strength)) for bot, strength in bot_strengths(game.id).items()]
        records = await self._store.best_of_all(game.id) if comparing(game.id) else []
        return answer(
            Ranking(
                game=game.id,
                rated=comparisons_of(game).rated_options is not None,
                ladders=ladders,
                bots=sorted(bots, key=lambda each: -each.rating),
                records=[BestOfAllInfo(**readable(best)) for best in records],
            )
        )


def comparing(game: str) -> bool:
    """Whether a game has records of its own."""
    found = comparisons_of(find_game(game))
    return found.solo is not None or found.together is not None


def as_read(strength: Strength) -> dict[str, Any]:
    """A rating as people read it."""
    return {"rating": strength.rating, "spread": strength.spread, "provisional": strength.provisional}


def readable(best: Best | BestOfAll) -> dict[str, Any]:
    """A record with its category taken apart and its merit turned the way people count it."""
    record = comparisons_of(find_game(best.game)).record(best.mode)
    upside_down = record is not None and record.lowest and best.merit is not None
    return msgspec.structs.asdict(best) | {
        "category": dict(part.split("=", 1) for part in best.category.split(",")),
        "merit": -best.merit if upside_down and best.merit else best.merit,
        "measure": record.best if record else None,
    }


def streak(played: Sequence[Played]) -> Streak:
    """Games won in a row: now, and at most."""
    best = run = 0
    for each in played:
        run = run + 1 if each.won else 0
        best = max(best, run)
    return Streak(now=len(list(takewhile(lambda each: each.won, played))), best=best)


def moments(played: Sequence[Played]) -> list[Highlight]:
    """What one likes to look back at: the best victory of each game by points, and the longest."""
    found: list[Highlight] = []
    for game in dict.fromkeys(each.game for each in played):
        victories = [each for each in played if each.game == game and each.won and each.how is None]
        if not victories:
            continue
        highest = max(victories, key=lambda each: each.score or 0)
        longest = max(victories, key=lambda each: each.length)
        # Where everybody wins or loses as one, points say nothing.
        if highest.score is not None and highest.score > 1:
            found.append(Highlight("score", game, highest.table_id, highest.score, highest.ended))
        found.append(Highlight("length", game, longest.table_id, longest.length, longest.ended))
    return found
