"""The shape of the view: what the drawn board and everybody else may rely on."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from eldertable.games.auztralia.content.shapes import FarmKind, Good, MapId, OldOneType, Unit
from eldertable.games.auztralia.judgement.fights import Odds, Policy
from eldertable.games.auztralia.pieces import Kind
from eldertable.games.auztralia.state import ChallengeId, CombatKind, LevelId, Mode
from eldertable.kernel import Seat


class OldOnesScore(msgspec.Struct, frozen=True):
    """The Old Ones' score so far; what face-down tiles will count is unknown until the end."""

    face_up: int
    face_down: int | None
    ravaged: int


class HiddenWorth(msgspec.Struct, frozen=True):
    """The least and the most that face-down tiles can count for the Old Ones, by what has not been seen of each level."""

    count: int
    least: int
    most: int


class OldOnes(msgspec.Struct, frozen=True):
    """The Old Ones as a player of their own."""

    time: int
    activating: bool
    score: OldOnesScore
    hidden: HiddenWorth
    next_to_wake: int | None


class Course(msgspec.Struct, frozen=True):
    """Where a revealed Old One is heading: its nearest targets, how far, and its possible next steps."""

    distance: int
    targets: list[int]
    steps: list[int]


class Mark(msgspec.Struct, frozen=True):
    """What a player has done to an Old One."""

    seat: Seat
    damage: int
    discs: int


class Tile(msgspec.Struct, frozen=True):
    """A tile: its face if it shows it, else the level of its back; at the end all faces."""

    hex: int
    up: bool
    level: int
    id: str | UnsetType = UNSET
    type: OldOneType | UnsetType = UNSET
    vp: int | UnsetType = UNSET
    capacity: int | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    marks: list[Mark] | UnsetType = UNSET
    course: Course | UnsetType | None = UNSET


class Deposit(msgspec.Struct, frozen=True):
    """Goods that lie in a hex."""

    hex: int
    kind: Kind
    count: int


class Farm(msgspec.Struct, frozen=True):
    """Somebody's farm."""

    seat: Seat
    kind: FarmKind
    hex: int
    ravaged: bool


class RevelationDeck(msgspec.Struct, frozen=True):
    """The revelations to come: how many, and the level of the next one."""

    cards: int
    level: int | None


class FoeAhead(msgspec.Struct, frozen=True):
    """How many of the cards deal an Old One so many hits, and how many of them are fatal."""

    tile: str
    hits: list[int]
    fatal: int


class NextCard(msgspec.Struct, frozen=True):
    """What the next Old One card may do, by the cards not yet discarded: for each outcome the number of cards that bring it."""

    cards: int
    sanity: list[int]
    cubes: list[int]
    airship: list[int]
    foes: list[FoeAhead]


class Mustering(msgspec.Struct, frozen=True):
    """While a force is assembled: who can reach the hex, who has been asked, and the time it costs so far."""

    able: list[Unit]
    asked: list[Unit]
    time: int


class Combat(msgspec.Struct, frozen=True):
    """The fight in progress."""

    seat: Seat
    hex: int
    kind: CombatKind
    force: dict[Unit, int]
    damage: dict[Unit, int]
    sanity: int
    used: list[str]
    card: str | None
    cards: int
    broken: bool
    cubes: int
    fallen: Unit | None
    next_card: NextCard
    mustering: Mustering | None


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a player, the clear network, and the score if the game ended now."""

    time: int
    done: bool
    hq: int
    discs: int
    boxes: dict[str, int]
    times: dict[str, tuple[int, int]]
    goods: dict[Good, int]
    barracks: dict[Unit, int]
    ranges: dict[Unit, int]
    capacities: dict[Unit, int]
    sanity: int
    cards: list[str]
    trophies: list[str]
    vp: int
    port: int | None
    network: list[int]
    parts: dict[str, int]
    total: int


class Board(msgspec.Struct, frozen=True):
    """The table as a seat sees it. `unfit` tells why a hex cannot be chosen now, `tolls` the time that rails of others cost."""

    map: MapId
    mode: Mode
    challenge: ChallengeId
    level: LevelId | None
    objective: str | None
    variants: list[str]
    offer: list[str]
    shared_rails: bool
    phase: str
    active: Seat
    first: Seat
    track: list[Seat]
    old_ones: OldOnes
    tiles: list[Tile]
    stacks: list[int]
    aside: list[str]
    gone: list[str]
    deposits: list[Deposit]
    farms: list[Farm]
    rails: list[list[tuple[int, int]]]
    supply: dict[Good, int]
    units: dict[Unit, int]
    display: list[str]
    deck: int
    deck_top: list[str]
    dealt: list[str]
    dismissed: list[str]
    old_one_deck: int
    old_one_discard: list[str]
    revelation_deck: RevelationDeck
    revelations_to_come: list[int]
    revelations_seen: list[str]
    box: str | None
    gift: str | None
    picked: list[int]
    stopped: list[str]
    combat: Combat | None
    unfit: dict[str, str]
    tolls: dict[str, int]
    players: list[Player]


class Chances(msgspec.Struct, frozen=True):
    """The odds that help to decide now, by the policy of withdrawing: of every attack in reach, of a force, or of fighting on."""

    policy: Policy
    attacks: dict[str, Odds] | UnsetType = UNSET
    force: Odds | UnsetType = UNSET
    fight: Odds | UnsetType = UNSET
