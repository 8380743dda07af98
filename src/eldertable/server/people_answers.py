"""What calls answer about people: accounts, profiles, rankings, company (see docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from eldertable.kernel.form import form_of
from eldertable.server.comparisons import Mode
from eldertable.server.store.acquaintance import Companion, Followed, Invitation
from eldertable.server.store.profiles import Face, Played, Rival, ShownTo, Totals
from eldertable.server.store.seeking import Wish
from eldertable.server.strength import Ladder


class NewRecoveryCode(msgspec.Struct, frozen=True):
    """What POST /api/account/recovery-code answers."""

    recovery: str


class WebhookInfo(msgspec.Struct, frozen=True):
    """What POST /api/me/webhook answers: where messages go now."""

    webhook: str | None


class PushInfo(msgspec.Struct, frozen=True):
    """What GET /api/me/push answers: the server's public key, and whether this browser is told."""

    key: str
    on: bool


class PushedNotice(msgspec.Struct, frozen=True):
    """What the server pushes to a browser: what it shows, and where a click leads."""

    title: str
    body: str
    path: str


class StrengthInfo(msgspec.Struct, frozen=True):
    """A rating as people read it: how far it may be off, and whether it is still a guess."""

    rating: int
    spread: int
    provisional: bool


class RatingInfo(StrengthInfo, frozen=True):
    """A rating with the game it is for, and how many games it comes from."""

    game: str
    ladder: Ladder
    games: int


class RankInfo(StrengthInfo, frozen=True):
    """Somebody on a ladder."""

    face: Face
    games: int


class BotStrength(StrengthInfo, frozen=True):
    """Where a kind of bot stands."""

    bot: str


class RatingStep(msgspec.Struct, frozen=True):
    """Where a rated game left somebody."""

    game: str
    ladder: Ladder
    ended: int
    rating: int


class BestInfo(msgspec.Struct, frozen=True):
    """A record: what it is compared by, its merit the way people count it, and of what that is the measure."""

    game: str
    mode: Mode
    category: dict[str, str]
    players: int
    played: int
    won: int
    merit: int | None
    measure: str | None


class BestOfAllInfo(BestInfo, frozen=True):
    """The best that anybody reached, and who."""

    faces: tuple[Face, ...]
    table_id: str | None


class Streak(msgspec.Struct, frozen=True):
    """Games won in a row: now, and at most."""

    now: int
    best: int


class Highlight(msgspec.Struct, frozen=True):
    """A victory worth a second look, for its points or its length."""

    kind: Literal["score", "length"]
    game: str
    table_id: str
    value: int
    ended: int


class ProfileHead(msgspec.Struct, frozen=True):
    """What everybody may know of somebody."""

    id: str
    name: str
    avatar: str | None
    account: bool
    since: int
    you: bool
    shown_to: ShownTo


class ClosedProfile(ProfileHead, frozen=True, kw_only=True):
    """Somebody who shows no more than that."""

    closed: Annotated[bool, form_of("true")] = True


class OpenProfile(ProfileHead, frozen=True, kw_only=True):
    """What somebody did; of the games `played`, so many are `shown` in a list."""

    closed: Annotated[bool, form_of("false")] = False
    totals: list[Totals]
    rivals: list[Rival]
    bests: list[BestInfo]
    ratings: list[RatingInfo]
    steps: list[RatingStep]
    played: list[Played]
    streak: Streak
    moments: list[Highlight]
    shown: int


Profile: TypeAlias = OpenProfile | ClosedProfile


class Ranking(msgspec.Struct, frozen=True):
    """What GET /api/games/<id>/ranking answers: who is strongest at a game, where the bots stand, and the records."""

    game: str
    rated: bool
    ladders: dict[Ladder, list[RankInfo]]
    bots: list[BotStrength]
    records: list[BestOfAllInfo]


class Company(msgspec.Struct, frozen=True):
    """What GET /api/people answers: everybody one has to do with."""

    following: list[Followed]
    companions: list[Companion]
    invitations: list[Invitation]
    shunned: list[Face]


class Search(msgspec.Struct, frozen=True):
    """How a search for others stands; `waiting` tells how many look for others, game by game."""

    table: str | None
    wish: Wish | None
    since: int | None
    waiting: dict[str, int]
