"""The shape of the view: what the drawn board and everybody else may rely on."""

from __future__ import annotations

import msgspec

from eldertable.games.ancient_world.content.shapes import Deck, Placement, Tribe
from eldertable.games.ancient_world.course import Phase
from eldertable.kernel import Seat


class EmpireDeck(msgspec.Struct, frozen=True):
    """The Empire cards: the deck in use, the display and its places, and what is out of the game."""

    deck_in_use: Deck
    deck: int
    display: list[str]
    places: int
    discard: list[str]
    deck_b: int
    gone: list[str]


class MilitaryDeck(msgspec.Struct, frozen=True):
    """The Military cards."""

    deck: int
    display: list[str]
    gone: list[str]


class Reach(msgspec.Struct, frozen=True):
    """The coins that the cheapest winning attack costs (none if there is none), and the strength that all unused armies lack."""

    cost: int | None
    missing: int


class TitanPile(msgspec.Struct, frozen=True):
    """A Titan pile: the face-up card, what each player needs to attack it, how many are beneath it and what is known of them."""

    stars: int
    up: str | None
    reach: list[Reach]
    left: int
    known: list[str | None]


class ProvincePile(msgspec.Struct, frozen=True):
    """The Provinces: the face-up card, how many are beneath it and what is known of them."""

    up: str | None
    left: int
    known: list[str | None]


class PlacedCitizen(msgspec.Struct, frozen=True):
    """Somebody's citizen on an action space."""

    seat: Seat
    citizen: int


class Space(msgspec.Struct, frozen=True):
    """An action space and the citizens on it, in the order they came; `beat` is the value to exceed, 0 if any will do.

    If `spared` has any values, all others pay an extra coin.
    """

    open: bool
    from_round: int
    placement: Placement
    citizens: list[PlacedCitizen]
    beat: int
    spared: list[int]


class Attack(msgspec.Struct, frozen=True):
    """An attack being prepared, with what is still missing."""

    seat: Seat
    armies: list[int]
    titan: str
    strength: int
    defence: int
    missing: int
    cost: int


class Scouting(msgspec.Struct, frozen=True):
    """Titans being put in order; only the scout sees them."""

    seat: Seat
    stars: int
    count: int
    left: list[str] | None
    arranged: list[str] | None


class Drawn(msgspec.Struct, frozen=True):
    """The cards of an exploration; only the explorer sees them."""

    seat: Seat
    count: int
    cards: list[str] | None


class Built(msgspec.Struct, frozen=True):
    """A built Empire card, the citizen on it, and the points it makes itself."""

    card: str
    damaged: bool
    citizen: int | None
    points: int | None


class Army(msgspec.Struct, frozen=True):
    """An army, the coins on it, what it costs to use and what it gives."""

    card: str
    legacies: list[str]
    name: int
    picture: int
    used: bool
    cost: int
    swords: int
    arrows: int
    loot: int
    spy: int
    repair: int


class Reserve(msgspec.Struct, frozen=True):
    """Reserved cards; of the secret ones everybody sees the backs."""

    open: list[str]
    secret: list[str] | None
    backs: list[Deck]


class Income(msgspec.Struct, frozen=True):
    """What a round brings."""

    coins: int
    knowledge: int


class Strength(msgspec.Struct, frozen=True):
    """What is added to attacks."""

    swords: int
    arrows: int


class Player(msgspec.Struct, frozen=True):
    """A city-state; the secret part of the reserve only for its owner."""

    colour: str
    coins: int
    knowledge: int
    citizens: int
    ready: list[int]
    famine: list[int]
    passed: bool
    built: list[Built]
    provinces: list[str]
    titans: list[str]
    armies: list[Army]
    reserve: Reserve
    food: int
    capacity: int
    army_slots: int
    income: Income
    attack: Strength
    round_attack: Strength
    explore_bonus: int
    discount: int
    banners: dict[Tribe, int]
    next_banner: dict[Tribe, int]
    parts: dict[str, int]
    total: int


class Board(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    round: int
    rounds: int
    phase: Phase
    first: Seat
    tile_hand: bool
    active: Seat
    empire: EmpireDeck
    military: MilitaryDeck
    titans: list[TitanPile]
    provinces: ProvincePile
    spaces: dict[str, Space]
    attack: Attack | None
    scouting: Scouting | None
    drawn: Drawn | None
    recruiting: str | None
    expansion_plus: bool
    banner_points: list[int]
    players: list[Player]
