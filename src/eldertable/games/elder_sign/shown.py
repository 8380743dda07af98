"""The shape of the view: what the drawn board and everybody else may rely on."""

from __future__ import annotations

from typing import Literal

import msgspec

from eldertable.games.elder_sign.content.shapes import Colour, Deck, Frame
from eldertable.games.elder_sign.course import Phase
from eldertable.kernel import Seat


class AncientOne(msgspec.Struct, frozen=True):
    """The Ancient One, its track and the Elder Signs against it."""

    id: str
    elder_signs: int
    needed: int
    doom: int
    track: list[Literal["doom", "monster"]]
    combat_task: list[str]
    awake: bool


class Way(msgspec.Struct, frozen=True):
    """Dice that complete a task together: of the pool, on markers, on spells."""

    pool: list[str]
    held: list[str]
    secured: list[str]


class Task(msgspec.Struct, frozen=True):
    """A task: icons, costs, frame, the monster that lies there, the dice on it, and dice that would complete it now."""

    icons: list[str]
    sanity: int
    stamina: int
    clock: int
    frame: Frame
    monster: str
    complete: bool
    settled: bool
    dice: list[str]
    offer: Way | None


class CardView(msgspec.Struct, frozen=True):
    """A card in play with its tasks as they are now, monsters included."""

    id: str
    other_world: bool
    ordered: bool
    trophy: int
    tasks: list[Task]
    excess: int
    seats: list[Seat]


class Helper(msgspec.Struct, frozen=True):
    """Somebody who keeps a die for the attempt."""

    seat: Seat
    die: str


class Attempt(msgspec.Struct, frozen=True):
    """The attempt under way: where every die is."""

    card: str
    tasks: list[Task]
    pool: list[str]
    placed: list[str]
    discarded: list[str]
    focused: list[str]
    helpers: list[Helper]
    focuses: int
    rerolls: int
    yellow_rerolls: int
    ability_used: bool
    doomed: bool
    rolls: int
    rolled: bool
    wild: str
    joined: list[str]
    picking: str
    picked: list[str]


class LockView(msgspec.Struct, frozen=True):
    """A lock, and whether it holds a die or waits for one."""

    colour: Colour
    holder: str
    holds: bool


class DiceCount(msgspec.Struct, frozen=True):
    """How many dice of a colour can be rolled, and how many are in the game."""

    supply: int
    in_game: int


class Secured(msgspec.Struct, frozen=True):
    """Dice kept on a spell."""

    spell: str
    seat: Seat
    dice: list[str]


class Player(msgspec.Struct, frozen=True):
    """A player's investigator and everything he has."""

    investigator: str
    sanity: int
    stamina: int
    max_sanity: int
    max_stamina: int
    place: str
    clues: int
    cards: list[str]
    trophies: list[str]
    trophy_total: int
    tired: list[str]


class SouvenirOffer(msgspec.Struct, frozen=True):
    """What a souvenir costs the active player, and whether it is there to be had."""

    price: int
    on_offer: bool


class Entrance(msgspec.Struct, frozen=True):
    """What things cost the active player at the Entrance, and what is there to be had."""

    first_aid: dict[str, int]
    souvenirs: dict[str, SouvenirOffer]


class Board(msgspec.Struct, frozen=True):
    """The table; everybody sees the same."""

    ancient_one: AncientOne | None
    clock: str
    midnight_due: bool
    day: int
    turn: int
    active: Seat
    phase: Phase
    mythos: str
    mythos_faded: bool
    lasting_mythos: list[str]
    cards: list[CardView]
    places: list[str]
    other_worlds: list[str]
    to_be_gained: list[str]
    decks: dict[Deck, int]
    under_decks: dict[Deck, list[str]]
    gone: list[str]
    arriving: str
    cup: int
    dice: dict[Colour, DiceCount]
    locks: list[LockView]
    secured: list[Secured]
    attempt: Attempt | None
    players: list[Player]
    entrance: Entrance | None
    unused_investigators: list[str]
    devoured: list[str]
    clues: int


class Chances(msgspec.Struct, frozen=True):
    """The chance of the attempt under way, or of each card in play."""

    attempt: float | None
    cards: dict[str, float]
