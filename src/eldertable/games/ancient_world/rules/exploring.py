"""Exploring and the reserve (AW-4.23 to AW-4.25, AW-8.6)."""

from __future__ import annotations

from eldertable.games.ancient_world.choices import (
    DECLINE,
    EXPLORE_DECK,
    KEEP_CARD,
    RESERVE_CARD,
    RESERVE_DECK_TOP,
    Decline,
    ExploreDeck,
    KeepCard,
    ReserveCard,
    ReserveDeckTop,
)
from eldertable.games.ancient_world.events import CardReserved, CardsDiscarded, CardsDrawn, Declined, SecretReserved
from eldertable.games.ancient_world.rules.supply import can_draw, discard_empire, draw_empire, without
from eldertable.games.ancient_world.state import AncientWorld, PlayerStep, holdings
from eldertable.kernel import Choice, Decision, Seat


class Explore(PlayerStep, frozen=True):
    """Draw cards to keep some of them, or take one from the display (AW-4.23, AW-4.24, D8)."""

    draw: int
    keep: int

    def ask(self, s: AncientWorld) -> Decision | None:
        options = display_options(s)
        if can_draw(s):
            options.insert(0, EXPLORE_DECK)
        return Decision(self.seat, "explore", tuple(options)) if options else None

    def answer(self, s: AncientWorld, choice: ExploreDeck | ReserveCard) -> None:
        if isinstance(choice, ReserveCard):
            reserve_from_display(s, self.seat, choice.card)
            return
        cards = draw_empire(s, self.draw + holdings(s.players[self.seat]).explore_bonus)
        s.emit(CardsDrawn(self.seat, len(cards), cards))
        s.next(Keep(self.seat, cards, self.keep))


class Keep(PlayerStep, frozen=True):
    """Keep drawn cards one by one; when enough are kept the others are discarded for all to see (AW-4.23, R20, D9)."""

    cards: tuple[str, ...]
    keep: int

    def ask(self, s: AncientWorld) -> Decision:
        return Decision(self.seat, "keep", tuple([KEEP_CARD[card] for card in dict.fromkeys(self.cards)]))

    def answer(self, s: AncientWorld, choice: KeepCard) -> None:
        others = without(self.cards, choice.card)
        reserve_secretly(s, self.seat, choice.card)
        if others and self.keep > 1:
            s.next(Keep(self.seat, others, self.keep - 1))
        elif others:
            s.emit(CardsDiscarded(self.seat, others))
            discard_empire(s, others)


class ReserveOne(PlayerStep, frozen=True):
    """Put a card of the display or the unseen top of the deck into the reserve, or none (AW-8.6, D16)."""

    def ask(self, s: AncientWorld) -> Decision | None:
        options = display_options(s)
        if can_draw(s):
            options.append(RESERVE_DECK_TOP)
        return Decision(self.seat, "reserve_one", (*options, DECLINE)) if options else None

    def answer(self, s: AncientWorld, choice: ReserveCard | ReserveDeckTop | Decline) -> None:
        if isinstance(choice, ReserveCard):
            reserve_from_display(s, self.seat, choice.card)
        elif isinstance(choice, ReserveDeckTop):
            reserve_secretly(s, self.seat, draw_empire(s, 1)[0])
        else:
            s.emit(Declined(self.seat))


def can_explore(s: AncientWorld) -> bool:
    """Whether there is any card to find (AW-4.6)."""
    return bool(s.empire_deck or s.empire_display or s.empire_discard)


def display_options(s: AncientWorld) -> list[Choice]:
    """Each card of the display."""
    return [RESERVE_CARD[card] for card in dict.fromkeys(s.empire_display)]


def reserve_from_display(s: AncientWorld, seat: Seat, card: str) -> None:
    """Everybody sees which card it is; its place stays empty until the next Preparation (AW-3.10, AW-H.2)."""
    s.empire_display = without(s.empire_display, card)
    s.players[seat].reserve_open += (card,)
    s.emit(CardReserved(seat, card))


def reserve_secretly(s: AncientWorld, seat: Seat, card: str) -> None:
    """Only the owner knows the card (AW-H.2)."""
    s.players[seat].reserve_secret += (card,)
    s.emit(SecretReserved(seat, card))
