"""What calls answer (see docs/protocol.md); the messages of a live table are in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from eldertable.bots.hindsight import Analysis, Judged
from eldertable.guides import GuideStep
from eldertable.kernel import Seat
from eldertable.kernel.form import form_of
from eldertable.kernel.game import Value
from eldertable.server.comparisons import Mode
from eldertable.server.pairing import Standing, System
from eldertable.server.store.acquaintance import Companion, Followed, Invitation
from eldertable.server.store.profiles import Face, Played, Rival, ShownTo, Totals
from eldertable.server.store.puzzles import Tries
from eldertable.server.store.seeking import Wish
from eldertable.server.store.tournaments import Board, TournamentStatus
from eldertable.server.strength import Ladder
from eldertable.server.wire import LogLine, Patch, Summary, TableInfo, ViewForm

# -- tables ----------------------------------------------------------------------------------------------


class Tables(msgspec.Struct, frozen=True):
    """What GET /api/tables answers; `unseen` are the ids of one's finished games at which one has not looked since they ended."""

    mine: list[Summary]
    finished: list[Summary]
    open: list[Summary]
    running: list[Summary]
    archive: list[Summary]
    unseen: list[str]


class OpenedTable(msgspec.Struct, frozen=True):
    """What calls answer that open a table."""

    id: str


class TakenSeat(msgspec.Struct, frozen=True):
    """What POST /api/tables/<id>/join answers."""

    seat: Seat


class Turns(msgspec.Struct, frozen=True):
    """What GET /api/me/turns answers: at which tables one is asked."""

    tables: list[str]


class Glance(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/glance answers: what everybody may see."""

    version: int
    view: ViewForm


class OddsInfo(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/odds answers: the exact chances that the game knows of the position, if it knows any."""

    version: int
    odds: Any


class HintInfo(msgspec.Struct, frozen=True):
    """What POST /api/tables/<id>/hint answers: the best choices."""

    version: int
    advice: Annotated[list[Any], form_of(list[Judged])]


class Reach(msgspec.Struct, frozen=True):
    """What GET /api/reach answers: where others reach this server; no addresses if only its own machine does."""

    open: bool
    addresses: list[str]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can be seated."""

    id: str


class OutsideBoard(msgspec.Struct, frozen=True):
    """The drawn board of a game from outside: the version of its kit, where its script is, and its cover for the browser."""

    kit: int
    script: str
    cover: dict[str, Any]


class Range(msgspec.Struct, frozen=True):
    """Whole numbers from one to another, both included."""

    first: int = msgspec.field(name="from")
    last: int = msgspec.field(name="to")


class GameOption(msgspec.Struct, frozen=True):
    """An option as a form can show it."""

    name: str
    values: tuple[Value, ...] | Range
    default: Value | tuple[Value, ...]
    per_seat: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby shows it: how many steps each guided game has, whether a book teaches it, whether it can be rated."""

    id: str
    title: str
    players: tuple[int, ...]
    cooperative: bool
    rules_version: str
    options: list[GameOption]
    lessons: list[int]
    book: bool
    rated: bool
    languages: list[str]


class GuideInfo(msgspec.Struct, frozen=True):
    """What GET /api/games/<id>/guide answers: the reader's seat, and what is told there; the deal stays a surprise."""

    seat: Seat
    steps: list[GuideStep]


class Replay(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/replay answers: the whole log as a seat saw it."""

    table: TableInfo
    seat: Seat | None
    version: int
    log: list[LogLine]


class SeenView(msgspec.Struct, frozen=True):
    """What a seat saw at a version, and how the board came there from the version before."""

    version: int
    view: ViewForm
    boards: list[Patch | None]


class SeenViews(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/views answers."""

    views: list[SeenView]


class ChanceInfo(msgspec.Struct, frozen=True):
    """What a table promised about its chance; at the end also the server's part, everybody's share by seat, and what came of it."""

    commitment: str | None
    seed: str | None
    secret: str | None
    shares: dict[Seat, str]
    finished: bool
    tallies: dict[str, dict[str, int]]


class GameAnalysis(Analysis, frozen=True, kw_only=True):
    """A finished game, looked back at; `versions` tells at which version each decision stood."""

    versions: list[int]


class AnalysisInfo(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/analysis answers: how far it is, and in the end the analysis."""

    status: Literal["none", "running", "done"]
    analysis: Annotated[Any, form_of(GameAnalysis | None)]
    done: int | msgspec.UnsetType = msgspec.UNSET
    total: int | msgspec.UnsetType = msgspec.UNSET


# -- people ----------------------------------------------------------------------------------------------


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


# -- tournaments -----------------------------------------------------------------------------------------


class TournamentHead(msgspec.Struct, frozen=True):
    """What a tournament is, for everybody; a `bot` of this kind takes the places that stay empty."""

    id: str
    game: str
    system: System
    size: int
    move_limit: int
    bot: str | None
    starts: int
    status: TournamentStatus
    round: int
    rounds: int
    ended: int | None
    commitment: str


class ListedTournament(TournamentHead, frozen=True):
    """A tournament in a list: how many take part, and whether the reader does."""

    entrants: int
    yours: bool


class TournamentLists(msgspec.Struct, frozen=True):
    """What GET /api/tournaments answers: those to come, those under way, and the last ones."""

    open: list[ListedTournament]
    running: list[ListedTournament]
    finished: list[ListedTournament]


class EntrantInfo(msgspec.Struct, frozen=True):
    """Somebody who takes part: a person or a bot."""

    number: int | None
    face: Face | None
    bot: str | None
    absent: bool
    you: bool


class TournamentInfo(TournamentHead, frozen=True):
    """A tournament with its entrants, games and standings; `late` tells whether one may still come."""

    host: Face | None
    hosting: bool
    entrants: list[EntrantInfo]
    boards: list[Board]
    standings: list[Standing]
    late: bool
    secret: str | None


class AnnouncedTournament(msgspec.Struct, frozen=True):
    """What POST /api/tournaments answers."""

    id: str
    commitment: str


class TournamentOfTable(msgspec.Struct, frozen=True):
    """What GET /api/tables/<id>/tournament answers: the tournament to which a table belongs, if any."""

    tournament: str | None


# -- challenges and puzzles ------------------------------------------------------------------------------


class ChallengeRank(msgspec.Struct, frozen=True):
    """How far somebody came in a challenge; the table is told once the week is over."""

    place: int
    face: Face
    you: bool
    won: bool
    value: int | None
    table_id: str | None


class ChallengeInfo(msgspec.Struct, frozen=True):
    """The challenge of a week: the table of one's own try, whether one may try, and who came how far."""

    week: str
    game: str
    players: int
    starts: int
    ends: int
    yours: str | None
    may: bool
    seed: str | None
    measure: str
    ranking: list[ChallengeRank]


class ChallengeWeeks(msgspec.Struct, frozen=True):
    """What GET /api/challenge answers."""

    now: ChallengeInfo
    last: ChallengeInfo | None


class ListedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle in a list, and how it went."""

    game: str
    day: str
    tries: Tries


class PuzzleInfo(ListedPuzzle, frozen=True):
    """What there is to see of a puzzle."""

    players: int
    seat: Seat
    view: ViewForm


class Verdict(msgspec.Struct, frozen=True):
    """What POST /api/puzzles/<game> answers: whether the choice solves the puzzle."""

    right: bool
    tries: Tries
