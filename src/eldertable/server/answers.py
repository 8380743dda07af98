"""What calls answer (see docs/protocol.md); the messages of a live table are in `wire.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from eldertable.bots.hindsight import Analysis, Judged
from eldertable.guides import GuideStep
from eldertable.kernel import Seat
from eldertable.kernel.form import form_of
from eldertable.kernel.game import Value
from eldertable.server.pairing import Standing, System
from eldertable.server.store.profiles import Face
from eldertable.server.store.puzzles import Tries
from eldertable.server.store.tournaments import Board, TournamentStatus
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
