"""Exploring and the reserve (AW-4.23 to AW-4.25, AW-8.6)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import (
    DECLINE,
    EXPLORE_DECK,
    KEEP_CARD,
    RESERVE_CARD,
    RESERVE_DECK_TOP,
    ExploreDeck,
    KeepCard,
    ReserveCard,
    ReserveDeckTop,
)
from eldertable.games.ancient_world.events import (
    CardReserved,
    CardsDiscarded,
    CardsDrawn,
    Declined,
    EmpireReshuffled,
    SecretReserved,
)
from eldertable.games.ancient_world.rules.agenda import Question, always, push
from eldertable.games.ancient_world.rules.building import discard_empire, without
from eldertable.games.ancient_world.state import AncientWorld, Task, holdings
from eldertable.kernel import Choice, Seat


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


def can_explore(s: AncientWorld) -> bool:
    """Whether there is any card to find (AW-4.6)."""
    return bool(s.empire_deck or s.empire_display or s.empire_discard)


def explore_possible(s: AncientWorld, task: Task) -> bool:
    """Whether a card effect can explore now."""
    return can_explore(s)


def explore_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """The deck, or a card of the display (D8)."""
    deck: tuple[Choice, ...] = (EXPLORE_DECK,) if can_draw(s) else ()
    return deck + tuple([RESERVE_CARD[card] for card in dict.fromkeys(s.empire_display)])


def explore(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Draw cards to keep some of them, or take one from the display (AW-4.23, AW-4.24)."""
    if isinstance(choice, ExploreDeck):
        s.drawn = draw_empire(s, task.amount + holdings(s.players[task.seat]).explore_bonus)
        s.emit(CardsDrawn(task.seat, len(s.drawn), s.drawn))
        push(s, (Task("keep", task.seat, amount=task.keep),))
    else:
        assert isinstance(choice, ReserveCard)
        reserve_from_display(s, task.seat, choice.card)


def reserve_from_display(s: AncientWorld, seat: Seat, card: str) -> None:
    """Everybody sees which card it is; its place stays empty until the next Preparation (AW-3.10, AW-H.2)."""
    s.empire_display = without(s.empire_display, card)
    s.players[seat].reserve_open += (card,)
    s.emit(CardReserved(seat, card))


def reserve_secretly(s: AncientWorld, seat: Seat, card: str) -> None:
    """Only the owner knows the card (AW-H.2)."""
    s.players[seat].reserve_secret += (card,)
    s.emit(SecretReserved(seat, card))


def keep_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """Each drawn card (D9)."""
    return tuple([KEEP_CARD[card] for card in dict.fromkeys(s.drawn)])


def keep(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Keep a card; when enough are kept the others are discarded for all to see (AW-4.23, R20)."""
    assert isinstance(choice, KeepCard)
    s.drawn = without(s.drawn, choice.card)
    reserve_secretly(s, task.seat, choice.card)
    if task.amount > 1 and s.drawn:
        push(s, (Task("keep", task.seat, amount=task.amount - 1),))
    elif s.drawn:
        s.emit(CardsDiscarded(task.seat, s.drawn))
        discard_empire(s, s.drawn)
        s.drawn = ()


def reserve_options(s: AncientWorld, task: Task) -> tuple[Choice, ...]:
    """A card of the display, the unseen top of the deck, or nothing (D16)."""
    display = tuple([RESERVE_CARD[card] for card in dict.fromkeys(s.empire_display)])
    return (*display, RESERVE_DECK_TOP, DECLINE) if can_draw(s) else (*display, DECLINE)


def reserve_one(s: AncientWorld, task: Task, choice: Choice) -> None:
    """Put a card into the reserve (AW-8.6)."""
    if isinstance(choice, ReserveCard):
        reserve_from_display(s, task.seat, choice.card)
    elif isinstance(choice, ReserveDeckTop):
        reserve_secretly(s, task.seat, draw_empire(s, 1)[0])
    else:
        s.emit(Declined(task.seat))


EXPLORE = Question("explore", explore_possible, explore_options, explore)
KEEP = Question("keep", None, keep_options, keep, hidden=always)
RESERVE_ONE = Question("reserve_one", explore_possible, reserve_options, reserve_one)
