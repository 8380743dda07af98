"""The shapes that travel between browser and server (see docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from eldertable.kernel.errors import EldertableError
from eldertable.kernel.form import form_of
from eldertable.kernel.view import View
from eldertable.server.store import ChatRoom, Ending, Lesson, Overtime, ProposalKind, SeatKind, Settings, Stakes, Status, UndoRule

NAME_LENGTH = 40
CHAT_LENGTH = 500
# The bot that plays on for people who leave.
STAND_IN = "normal"
# Why a game cannot go on: today's rules would have let it go differently.
Problem = Literal["other_rules"]


class Refusal(EldertableError):
    """What was asked is not possible: a code for the program, a sentence for people, an HTTP status."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        self.code = code
        self.message = message
        self.status = status
        super().__init__(message)


# -- server to browser -----------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who the reader is."""

    id: str
    name: str
    account: bool
    settings: Settings
    webhook: str | None
    # Told once, when it is made: what replaces a lost password.
    recovery: str | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat; `you` for the reader's own. A bot with a name stands in for the person so called.

    `profile` is the id of the person's profile, which opens nothing else; `number` tells the bots of a tournament apart.
    """

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    present: bool
    you: bool
    conceded: bool
    late: int
    profile: str | None = None
    number: int | None = None


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    version: int
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    public: bool
    updated: int
    your_turn: bool
    turn: int | None
    undo: UndoRule
    move_limit: int | None
    overtime: Overtime | None
    deadline: int | None
    ending: Ending | None
    winners: tuple[int, ...] | None
    problem: Problem | None
    stakes: Stakes
    lesson: Lesson | None


class ProposalInfo(msgspec.Struct, frozen=True):
    """What a seat asks the others; `missing` are the seats of those who have not answered."""

    kind: ProposalKind
    seat: int
    missing: list[int]
    yours: bool
    asks_you: bool


class TableInfo(Summary, frozen=True, kw_only=True):
    """A table as its frame shows it."""

    owner: bool
    cooperative: bool
    commitment: str | None
    seed: str | None
    rules_version: str
    parent: str | None
    rematch: str | None
    proposal: ProposalInfo | None
    watching: list[str]


# Changes of a value: the way to each part that is another now and what it is; a way alone leads to what is no more.
Patch = Annotated[list[list[Any]], form_of("Change[]")]
# Views and choices travel in the JSON form that tables give and take.
# In its JSON form, or as the struct that is written in that form.
ViewForm = Annotated[Any, form_of(View)]
ChoiceForm = Annotated[dict[str, Any], form_of("Typed")]


class LogLine(msgspec.Struct):
    """One line of the log as one viewer may see it; `back` choices were taken back, any number if it was `agreed`.

    `boards` tells those who look on how each event changed the board; where there is one event or none, the view says it.
    """

    version: int
    seat: int | None
    undo: bool
    agreed: bool
    back: int
    made: int
    ending: Ending | None
    events: Annotated[msgspec.Raw, form_of("Typed[]")]
    boards: list[Patch | None] | msgspec.UnsetType = msgspec.UNSET


class TableMessage(msgspec.Struct, frozen=True, tag="table"):
    """The whole table."""

    table: TableInfo
    seat: int | None
    version: int
    view: ViewForm | None
    can_undo: bool
    thinking: int | None
    log: list[LogLine]


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What changed since the viewer's last version."""

    version: int
    view: ViewForm | None
    can_undo: bool
    thinking: int | None
    deadline: int | None
    steps: list[LogLine]


class SeatsMessage(msgspec.Struct, frozen=True, tag="seats"):
    """Who is there; `watching` are the names of those who look without a seat, before the start."""

    seats: list[SeatInfo]
    watching: list[str]


class Line(msgspec.Struct, frozen=True):
    """What somebody said."""

    id: int
    room: ChatRoom
    name: str | None
    seat: int | None
    you: bool
    text: str
    made: int


class ChatMessage(msgspec.Struct, frozen=True, tag="chat"):
    """New lines of the chat, or with `all` every line that this viewer may read."""

    lines: list[Line]
    all: bool


class ProposalMessage(msgspec.Struct, frozen=True, tag="proposal"):
    """What is asked now; `outcome` tells how the last question ended."""

    proposal: ProposalInfo | None
    outcome: Literal["agreed", "declined", "withdrawn", "outdated"] | None
    kind: ProposalKind | None
    seat: int | None


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A message that changed nothing; the state as it is follows only for who may not have it."""

    error: str
    message: str
    version: int | msgspec.UnsetType = msgspec.UNSET
    view: ViewForm | msgspec.UnsetType | None = msgspec.UNSET
    can_undo: bool | msgspec.UnsetType = msgspec.UNSET
    thinking: int | msgspec.UnsetType | None = msgspec.UNSET
    deadline: int | msgspec.UnsetType | None = msgspec.UNSET


# -- browser to server -----------------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Make this choice, which the version offered."""

    version: int
    choice: ChoiceForm


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last choice back."""

    version: int


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See the table from another seat of one's own."""

    seat: int


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something; while the game runs, it goes to the table from a seat, to the spectators from elsewhere."""

    text: str


class Propose(msgspec.Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Ask the others to agree to something, as things stand at this version."""

    kind: ProposalKind
    version: int


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree to what is asked, or not; who asked withdraws by not agreeing."""

    agree: bool


class BeginLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a guided game: the first or a later one."""

    lesson: int = 1


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a guided game has come."""

    at: int
    astray: bool = False
    strayed: bool = False


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/account and /api/account/sign-in take."""

    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/account/password takes."""

    old: str
    new: str


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/account/recover takes: the recovery code and a new password."""

    name: str
    code: str
    password: str


class OwnPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/account/recovery-code takes."""

    password: str


class Goodbye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/account/delete takes; guests have no password. With `chat` all that was said is forgotten too."""

    password: str = ""
    chat: bool = False


class WebhookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/me/webhook takes; null for none."""

    url: str | None


class NameChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/me takes."""

    name: str


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables takes."""

    game: str
    players: int
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    public: bool = False
    undo: UndoRule = "agreed"
    move_limit: int | None = None
    overtime: Overtime = "mark"
    share: str | None = None
    promise: str | None = None
    rated: bool = False


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/join takes; without a seat the first open one is taken."""

    seat: int | None = None
    share: str | None = None


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/rematch takes: a share, and the promise for the new table."""

    share: str | None = None
    promise: str | None = None


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/leave takes; without a seat all own ones are left."""

    seat: int | None = None


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/seats takes: who shall sit on a seat before the start."""

    seat: int
    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    share: str | None = None


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What calls about a seat of one's own take."""

    seat: int


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/hand-over takes."""

    seat: int
    bot: str = STAND_IN


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/fork takes: play on from a version as this seat."""

    version: int
    seat: int
    bot: str = STAND_IN


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What POST /api/tables/<id>/hint takes."""

    version: int
    seat: int


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a call takes that needs nothing."""


ServerMessage: TypeAlias = TableMessage | Update | SeatsMessage | ChatMessage | ProposalMessage | Refused
ClientMessage: TypeAlias = Choose | Undo | Look | Say | Propose | Answer

read_message = msgspec.json.Decoder(ClientMessage).decode
write_message = msgspec.json.Encoder().encode
