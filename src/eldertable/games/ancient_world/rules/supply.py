"""Paying to the supply, and Empire cards on their way between the deck, the display and the discard pile."""

from __future__ import annotations

from typing import TypeVar

from eldertable.games.ancient_world.content import DECKS
from eldertable.games.ancient_world.content.shapes import Cost
from eldertable.games.ancient_world.events import EmpireReshuffled, Paid
from eldertable.games.ancient_world.state import AncientWorld, Player
from eldertable.kernel import Seat

T = TypeVar("T")


def can_pay(player: Player, cost: Cost) -> bool:
    """Whether a player has the coins and the knowledge."""
    return player.coins >= cost.coins and player.knowledge >= cost.knowledge


def pay(s: AncientWorld, seat: Seat, coins: int, knowledge: int = 0) -> None:
    """Pay a price to the supply."""
    if coins or knowledge:
        player = s.players[seat]
        player.coins -= coins
        player.knowledge -= knowledge
        s.emit(Paid(seat, coins, knowledge))


def draw_empire(s: AncientWorld, count: int) -> tuple[str, ...]:
    """Cards from the top of the Empire deck; an empty deck is renewed from the discard pile (AW-3.9, AW-L.3)."""
    drawn = s.empire_deck[:count]
    s.empire_deck = s.empire_deck[count:]
    if len(drawn) < count and s.empire_discard:
        fresh = list(s.empire_discard)
        s.chance.shuffle(fresh)
        s.empire_discard = ()
        s.emit(EmpireReshuffled(len(fresh)))
        missing = count - len(drawn)
        drawn += tuple(fresh[:missing])
        s.empire_deck = tuple(fresh[missing:])
    return drawn


def can_draw(s: AncientWorld) -> bool:
    """Whether a card can be drawn from the Empire deck."""
    return bool(s.empire_deck or s.empire_discard)


def discard_empire(s: AncientWorld, cards: tuple[str, ...]) -> None:
    """Empire cards go to the discard pile; those of a deck no longer in use leave the game (R11)."""
    s.empire_discard += tuple([card for card in cards if DECKS[card] == s.empire])
    s.gone += tuple([card for card in cards if DECKS[card] != s.empire])


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The things less one: cards less one copy, or citizens less the one who goes."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
