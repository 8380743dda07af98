"""The row of personalities and its deck (AZ-2.17, AZ-5.3)."""

from __future__ import annotations

from eldertable.games.auztralia.choices import GIVE_TO, GiveTo
from eldertable.games.auztralia.content import variant_effects
from eldertable.games.auztralia.events import PersonalityGone, PersonalityShown, PersonalityTaken
from eldertable.games.auztralia.state import AuzStep, Auztralia
from eldertable.kernel import Decision, Seat

DISPLAY_SIZE = 5


def display_size(s: Auztralia) -> int:
    """How many cards the row has (AZ-2.17; Crowded Bar)."""
    if not s.variants:
        return DISPLAY_SIZE
    return max([DISPLAY_SIZE, *(effect.n for effect in variant_effects(s.variants, "display_size"))])


def refill(s: Auztralia) -> None:
    """New cards enter at the left, next to the deck, while there are any (AZ-5.3.2, AZ-5.3.5)."""
    missing = display_size(s) - len(s.display)
    fresh = s.deck[:missing] if missing > 0 else ()
    if fresh:
        s.deck = s.deck[missing:]
        s.top_known_by = ()
        s.display = fresh[::-1] + s.display
    for card in fresh:
        s.emit(PersonalityShown(card))


def dismiss(s: Auztralia, cards: tuple[str, ...]) -> None:
    """Cards of the row leave the game (AZ-18.6)."""
    s.display = tuple([card for card in s.display if card not in cards])
    s.dismissed += cards
    for card in cards:
        s.emit(PersonalityGone(card))


def take_from_display(s: Auztralia, card: str) -> None:
    """Take a card of the row; the row slides and refills, then its receiver is settled (AZ-5.3.2)."""
    s.display = tuple([other for other in s.display if other != card])
    refill(s)
    receive(s, card)


def receive(s: Auztralia, card: str) -> None:
    """The taker keeps the card; in the cooperative game the taker chooses who gets it (AZ-14.5)."""
    if s.mode == "cooperative":
        s.next(GiveCard(card))
    else:
        give(s, s.active, card)


class GiveCard(AuzStep, frozen=True):
    """Whoever takes a personality chooses who receives it (D9, AZ-14.5)."""

    card: str

    def ask(self, s: Auztralia) -> Decision:
        return Decision(s.active, "recipient", GIVE_TO[: len(s.players)], {"gift": self.card})

    def answer(self, s: Auztralia, choice: GiveTo) -> None:
        give(s, choice.seat, self.card)


def give(s: Auztralia, seat: Seat, card: str) -> None:
    """The card lies face up before its owner (AZ-9.1)."""
    s.players[seat].cards += (card,)
    s.emit(PersonalityTaken(seat, card))
