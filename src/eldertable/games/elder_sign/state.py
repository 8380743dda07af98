"""Everything on the table, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from eldertable.games.elder_sign.content import ANCIENT_ONES, CLUES
from eldertable.games.elder_sign.content.shapes import Colour, Deck
from eldertable.kernel import Plain, Seat, State, set_directly

ENTRANCE = "entrance"
AT_ANCIENT_ONE = "ancient_one"

SEATS = range(8)
# The seats of a table in turn order, by their number and the first one.
ROUNDS = [[tuple((first + step) % count for step in range(count)) for first in range(count)] for count in range(len(SEATS) + 1)]

Ending = Literal["", "sealed", "banished", "devoured", "destroyed"]


class Token(msgspec.Struct, frozen=True, cache_hash=True):
    """A monster on a card: on the frame of a row, or (row -1) below the last one. `down`: defeated by a card (ES-14.17)."""

    monster: str
    card: str
    row: int
    down: bool = False


class Lock(msgspec.Struct, frozen=True):
    """A locked-die icon in play; the locks of a colour hold its dice in their order, later ones wait (ES-15.4)."""

    colour: Colour
    holder: str


class Secured(msgspec.Struct, frozen=True):
    """A spell on the table with the dice it keeps (ES-16.20)."""

    spell: str
    seat: Seat
    dice: tuple[str, ...]


class Help(msgspec.Struct, frozen=True):
    """Who helps in this attempt, and the die on his marker until it is spent (ES-7.10)."""

    seat: Seat
    die: str


@set_directly
class Player(Plain):
    """A player and his investigator; without one he is out, or about to choose a new one."""

    investigator: str
    sanity: int
    stamina: int
    max_sanity: int
    max_stamina: int
    place: str
    clues: int
    cards: tuple[str, ...]
    trophies: tuple[str, ...]
    tired: tuple[str, ...]


@set_directly
class Attempt(Plain):
    """An attempt at a card, or an attack on the Ancient One. Dice without a face have not been rolled yet.

    `joined` are the colours that were added since its start; `doomed`: a Terror effect has failed it (ES-7.5).
    """

    card: str
    pool: tuple[str, ...]
    placed: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    focused: tuple[str, ...] = ()
    helpers: tuple[Help, ...] = ()
    done: tuple[int, ...] = ()
    focuses: int = 1
    rolls: int = 0
    doomed: bool = False
    ability_used: bool = False
    rerolls: int = 0
    yellow_rerolls: int = 0
    wild: str = ""
    bonus: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()

    def take(self, *dice: str) -> None:
        """Dice leave the pool; one that counted as a wild did so only there."""
        rest = list(self.pool)
        for die in dice:
            rest.remove(die)
        self.pool = tuple(rest)
        if self.wild not in rest:
            self.wild = ""


@set_directly
class Museum(State):
    """The table. `decks` are face down in unknown order, `under` are the cards put below them since; the first item is on top."""

    ancient_one: str
    elder_signs: int
    doom: int
    awake: bool
    clock: int
    due: bool
    day: int
    turn: int
    active: Seat
    players: list[Player]
    places: tuple[str, ...]
    worlds: tuple[str, ...]
    tokens: tuple[Token, ...]
    gains: tuple[str, ...]
    cup: tuple[str, ...]
    mythos: str
    faded: bool
    lasting: tuple[str, ...]
    decks: dict[Deck, tuple[str, ...]]
    under: dict[Deck, tuple[str, ...]]
    gone: tuple[str, ...]
    locks: tuple[Lock, ...]
    dice: tuple[int, int, int]
    secured: tuple[Secured, ...]
    attempt: Attempt | None
    gained: tuple[str, ...]
    unused: tuple[str, ...]
    devoured: tuple[str, ...]
    wishes: tuple[str, ...]
    sealed_shop: bool
    hard_start: bool
    gentle: bool
    ending: Ending

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.active]

    @property
    def track(self) -> int:
        """The length of the doom track."""
        return len(ANCIENT_ONES[self.ancient_one].doom_track)

    @property
    def clues_left(self) -> int:
        """Clue tokens in the supply (L1)."""
        left = CLUES
        for player in self.players:
            left -= player.clues
        return left

    def in_play(self) -> list[str]:
        """The Adventure cards by place, then the Other World cards by age (ES-11.5)."""
        return cards_in_play(self.places, self.worlds)

    def size(self, deck: Deck) -> int:
        """How many cards a deck has."""
        return len(self.decks[deck]) + len(self.under[deck])

    def turn_order(self) -> tuple[Seat, ...]:
        """All seats in turn order from the active player (ES-12.4, ES-18.9)."""
        return ROUNDS[len(self.players)][self.active]


def cards_in_play(places: tuple[str, ...], worlds: tuple[str, ...]) -> list[str]:
    """The cards on these places, without the empty ones, then those of Other Worlds."""
    return [card for card in places if card] + list(worlds)
