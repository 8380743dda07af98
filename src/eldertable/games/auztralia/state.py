"""Everything on the table, as plain data."""

from __future__ import annotations

from typing import Any, Literal

from eldertable.games.auztralia.atlas import Atlas
from eldertable.games.auztralia.content import BOXES, UNITS
from eldertable.games.auztralia.content.shapes import Good, MapId, Unit
from eldertable.games.auztralia.rules.board import Board
from eldertable.kernel import Choice, Decision, Plain, Seat, State, Step, set_directly

# The owner of the purple disc on the time track.
OLD_ONES: Seat = -1

Mode = Literal["standard", "solo", "two_player_variants", "cooperative"]
ChallengeId = Literal["none", "medium", "hard", "insane"]
LevelId = Literal["easy", "hard", "insane"]
Ending = Literal["", "time_out", "port_lost"]
Part = Literal["airships", "others", "all"]
CombatKind = Literal["attack", "kapena", "defence"]
# When attackers may withdraw before the first card: after tiles were turned up, or always (AZ-6.4, R 10).
FirstWithdrawal = Literal["turned_up", "always"]


@set_directly
class Player(Plain):
    """What lies in front of one player."""

    time: int
    hq: int
    discs: int
    boxes: dict[str, int]
    goods: dict[Good, int]
    barracks: dict[Unit, int]
    cards: tuple[str, ...]
    trophies: tuple[str, ...]
    vp: int
    mined_vp: int


@set_directly
class Combat(Plain):
    """A fight in progress (AZ-6). `card` was turned up last, `cards` counts them; `broken` means defeat (AZ-6.18)."""

    seat: Seat
    hex: int
    kind: CombatKind
    force: dict[Unit, int]
    damage: dict[Unit, int]
    sanity: int
    used: tuple[str, ...] = ()
    card: str = ""
    cards: int = 0
    broken: bool = False


@set_directly
class Auztralia(State):
    """The table. Decks have their top first; collections that change rarely are tuples, which copies share.

    `track` names the discs in the order in which they act: the rearmost space first, in a space the topmost first.
    `stopped` are the tiles held up for Kapena Alika, `fought` those who have fought, both in this activation (AZ-9.11, AZ-9.12).
    """

    mode: Mode
    challenge: ChallengeId
    level: LevelId
    first_withdrawal: FirstWithdrawal
    objective: str
    variants: tuple[str, ...]
    offer: tuple[str, ...]
    shared_rails: bool
    board: Board
    players: list[Player]
    first: Seat
    track: tuple[Seat, ...]
    old_time: int
    stacks: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    aside: tuple[str, ...]
    gone: tuple[str, ...]
    supply: dict[Good, int]
    units: dict[Unit, int]
    display: tuple[str, ...]
    deck: tuple[str, ...]
    dismissed: tuple[str, ...]
    top_known_by: tuple[Seat, ...]
    dealt: tuple[str, ...]
    old_one_deck: list[str]
    old_one_discard: list[str]
    revelation_deck: tuple[str, ...]
    revelations_seen: tuple[str, ...]
    revelations_out: tuple[str, ...]
    active: Seat
    stopped: tuple[str, ...]
    fought: tuple[Seat, ...]
    combat: Combat | None
    ending: Ending

    @property
    def map(self) -> MapId:
        """Which map it is."""
        return self.board.map

    @property
    def atlas(self) -> Atlas:
        """The map itself."""
        return self.board.atlas

    @property
    def player(self) -> Player:
        """The player who is acting."""
        return self.players[self.active]

    def play_order(self) -> list[Seat]:
        """Clockwise from the first player (AZ-2.20)."""
        count = len(self.players)
        return [(self.first + step) % count for step in range(count)]


class AuzStep(Step[Auztralia], frozen=True):
    """What is still to be done."""


def question(seat: Seat, kind: str, options: tuple[Choice, ...], about: dict[str, Any] | None = None) -> Decision | None:
    """A question; none where there is nothing to choose, as it may be at a table edited by hand."""
    return Decision(seat, kind, options, about) if options else None


NO_UNITS: dict[Unit, int] = dict.fromkeys(UNITS, 0)
EMPTY_BOXES: dict[str, int] = dict.fromkeys(BOXES, 0)


def no_units() -> dict[Unit, int]:
    """None of each type."""
    return NO_UNITS.copy()


def empty_boxes() -> dict[str, int]:
    """No cube in any box."""
    return EMPTY_BOXES.copy()
