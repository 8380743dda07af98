"""The types of everything that travels between browser and server."""

from __future__ import annotations

from typing import get_args

from eldertable.contract.declarations import PLAIN, Declarations
from eldertable.learn.book import Book
from eldertable.learn.moments import BookMoment
from eldertable.learn.pages import Block
from eldertable.server import answers, people_answers, wire
from eldertable.server.promises import Promised
from eldertable.server.rulebooks import Rulebook
from eldertable.server.store.acquaintance import Ties
from eldertable.server.tournaments import TournamentWish

HEAD = """// Made from Python by `make types`; changes belong there, to the struct of the same name (most in server/).
"""

# What only TypeScript can say so.
OWN_WORDS = """
/** A choice, an event or a reason: its type, and its fields. */
export type Typed = Fields & { type: string };

/** The way to what is another now, and what it is; a way alone leads to what is no more. */
export type Change = [way: (string | number)[], value?: Plain];

/** What a setting of a person can be. */
export type SettingValue = Me["settings"][string];
"""

ANSWERS = (
    wire.Me,
    answers.GameInfo,
    answers.GuideInfo,
    Book,
    BookMoment,
    answers.Tables,
    answers.OpenedTable,
    answers.TakenSeat,
    answers.Turns,
    answers.Glance,
    answers.OddsInfo,
    answers.HintInfo,
    answers.Reach,
    answers.BotInfo,
    answers.OutsideBoard,
    Promised,
    Rulebook,
    answers.Replay,
    answers.SeenViews,
    answers.ChanceInfo,
    answers.AnalysisInfo,
    people_answers.NewRecoveryCode,
    people_answers.WebhookInfo,
    people_answers.PushInfo,
    people_answers.PushedNotice,
    people_answers.Ranking,
    people_answers.Company,
    Ties,
    people_answers.Search,
    answers.TournamentLists,
    answers.TournamentInfo,
    answers.AnnouncedTournament,
    answers.TournamentOfTable,
    answers.ChallengeWeeks,
    answers.PuzzleInfo,
    answers.Verdict,
)
CALLS = (
    wire.NewTable,
    wire.Join,
    wire.Again,
    wire.Leave,
    wire.Place,
    wire.HandOver,
    wire.Fork,
    wire.HintWish,
    wire.Progress,
    TournamentWish,
)


def wire_typescript() -> str:
    """The messages of a live table, and what calls answer and take."""
    return "\n".join([HEAD + PLAIN + OWN_WORDS, to_browser(), "", to_server(), ""])


def to_browser() -> str:
    """What the server writes."""
    written = Declarations(written=True)
    written.add_union("ServerMessage", get_args(wire.ServerMessage))
    written.add(*ANSWERS)
    written.add_union("Block", get_args(Block))
    written.add_union("Profile", get_args(people_answers.Profile))
    return written.text()


def to_server() -> str:
    """What the server reads."""
    read = Declarations(written=False)
    read.add_union("ClientMessage", get_args(wire.ClientMessage))
    read.add(*CALLS)
    return read.text()
