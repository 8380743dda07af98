"""Everything on the table, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from eldertable.games.auztralia.atlas import ATLAS, Atlas, Side
from eldertable.games.auztralia.content import BOXES, UNITS
from eldertable.games.auztralia.content.shapes import FarmKind, Good, MapId, Unit
from eldertable.kernel import Plain, Seat, State, set_directly

# The owner of the purple disc on the time track.
OLD_ONES: Seat = -1

Mode = Literal["standard", "solo", "two_player_variants", "cooperative"]
ChallengeId = Literal["none", "medium", "hard", "insane"]
LevelId = Literal["easy", "hard", "insane"]
Ending = Literal["", "time_out", "port_lost"]
Part = Literal["airships", "others", "all"]
CombatKind = Literal["attack", "kapena", "defence"]
Kind = Literal["coal", "iron", "gold", "phosphate", "vp_token"]
Phase = Literal[
    "objective",
    "variant",
    "port",
    "friends",
    "turn",
    "rail",
    "mine",
    "recruit",
    "refresh",
    "look",
    "recipient",
    "buy",
    "trade",
    "farm",
    "attack",
    "force",
    "reveal",
    "restore",
    "take_unit",
    "kitchener",
    "outback_group",
    "temple",
    "withdraw",
    "window",
    "check",
    "draw",
    "jones",
    "damage",
    "neumann",
    "sacrifice",
    "strike",
    "heal",
    "rout",
    "benefit",
    "movement",
    "ports",
    "kapena",
    "over",
]


class Mark(msgspec.Struct, frozen=True, gc=False):
    """One player's damage on a tile: cubes, discs worth five, and points for which no cube was left (AZ-18.2)."""

    seat: Seat
    cubes: int
    discs: int = 0
    extra: int = 0

    @property
    def damage(self) -> int:
        """All of it."""
        return self.cubes + 5 * self.discs + self.extra


class Tile(msgspec.Struct, frozen=True, gc=False):
    """An Old One tile on the map (AZ-1.8)."""

    id: str
    hex: int
    up: bool
    marks: tuple[Mark, ...] = ()


class Farm(msgspec.Struct, frozen=True, gc=False):
    """A farm on the map (AZ-1.7)."""

    seat: Seat
    kind: FarmKind
    hex: int
    ravaged: bool = False


class Deposit(msgspec.Struct, frozen=True, gc=False):
    """Tokens of one kind in a hex (AZ-2.14); of VP tokens `count` is their value."""

    hex: int
    kind: Kind
    count: int


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
    """A fight in progress (AZ-6). `strike` is the damage a used card is about to deal, `after` the phase after a unit's fall."""

    seat: Seat
    hex: int
    kind: CombatKind
    force: dict[Unit, int]
    damage: dict[Unit, int]
    sanity: int
    asked: tuple[Unit, ...] = ()
    used: tuple[str, ...] = ()
    card: str = ""
    cards: int = 0
    turned_up: bool = False
    broken: bool = False
    cubes: int = 0
    airship_hits: int = 0
    strike: int = 0
    fallen: Unit | Literal[""] = ""
    after: Phase = "damage"


@set_directly
class Auztralia(State):
    """The table. Decks have their top first; collections that change rarely are tuples, which copies share.

    `ports` are the hexes of the Ports, 0 before they stand. `track` names the discs in the order in which they act:
    the rearmost space first, in a space the topmost first.
    """

    map: MapId
    mode: Mode
    challenge: ChallengeId
    level: LevelId
    objective: str
    variants: tuple[str, ...]
    offer: tuple[str, ...]
    shared_rails: bool
    players: list[Player]
    ports: tuple[int, ...]
    first: Seat
    track: tuple[Seat, ...]
    old_time: int
    tiles: tuple[Tile, ...]
    stacks: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    aside: tuple[str, ...]
    gone: tuple[str, ...]
    deposits: tuple[Deposit, ...]
    farms: tuple[Farm, ...]
    rails: tuple[tuple[Side, ...], ...]
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
    phase: Phase
    back: Phase
    active: Seat
    box: str
    steps: int
    placed: tuple[str, ...]
    paid: tuple[Side, ...]
    gift: str
    picked: tuple[int, ...]
    queue: tuple[Seat, ...]
    activating: bool
    stopped: tuple[str, ...]
    fought: tuple[Seat, ...]
    combat: Combat | None
    ending: Ending

    @property
    def atlas(self) -> Atlas:
        """The map."""
        return ATLAS[self.map]

    @property
    def player(self) -> Player:
        """The player who is acting."""
        return self.players[self.active]

    def play_order(self) -> list[Seat]:
        """Clockwise from the first player (AZ-2.20)."""
        count = len(self.players)
        return [(self.first + step) % count for step in range(count)]


NO_UNITS: dict[Unit, int] = dict.fromkeys(UNITS, 0)
EMPTY_BOXES: dict[str, int] = dict.fromkeys(BOXES, 0)


def no_units() -> dict[Unit, int]:
    """None of each type."""
    return NO_UNITS.copy()


def empty_boxes() -> dict[str, int]:
    """No cube in any box."""
    return EMPTY_BOXES.copy()
