"""Recruiting help: a card of the display or from the deck (AZ-5.3, AZ-11.4, AZ-14.5)."""

from __future__ import annotations

from eldertable.games.auztralia.choices import (
    DISCARD_PERSONALITY,
    LOOK_AT_DECK,
    REFRESH_DISPLAY,
    STOP,
    TAKE_PERSONALITY,
    DiscardPersonality,
    KeepLooked,
    LookAtDeck,
    RefreshDisplay,
    Stop,
    SwapLooked,
    TakePersonality,
)
from eldertable.games.auztralia.content import SOLO
from eldertable.games.auztralia.events import DeckLooked
from eldertable.games.auztralia.rules.active import ActiveStep, part_of_action
from eldertable.games.auztralia.rules.display import dismiss, receive, refill, take_from_display
from eldertable.games.auztralia.rules.supply import pay
from eldertable.games.auztralia.state import AuzStep, Auztralia, question
from eldertable.kernel import Choice, Decision

LOOK_COST = 1
LOOK_CARDS = 2


class Recruit(ActiveStep, frozen=True):
    """Take a card of the display, or pay to look at the deck; alone one may first renew the display, once (D7, AZ-11.4)."""

    renewed: bool = False

    def ask(self, s: Auztralia) -> Decision | None:
        options: list[Choice] = [TAKE_PERSONALITY[card] for card in s.display]
        gold = s.player.goods["gold"]
        if s.deck and gold >= LOOK_COST:
            options.append(LOOK_AT_DECK)
        if s.mode == "solo" and not self.renewed and s.deck and gold >= SOLO.recruit_refresh_gold:
            options.append(REFRESH_DISPLAY)
        return part_of_action(s, "recruit", tuple(options))

    def chosen(self, s: Auztralia, choice: TakePersonality | LookAtDeck | RefreshDisplay) -> None:
        if isinstance(choice, TakePersonality):
            take_from_display(s, choice.card)
        elif isinstance(choice, LookAtDeck):
            pay(s, s.active, "gold", LOOK_COST)
            cards = s.deck[:LOOK_CARDS]
            s.emit(DeckLooked(s.active, len(cards), cards))
            s.next(ChooseLooked())
        else:
            pay(s, s.active, "gold", SOLO.recruit_refresh_gold)
            s.next(SendAway(), Recruit(renewed=True))


class SendAway(AuzStep, frozen=True):
    """Send any number of cards of the display away, then refill (AZ-11.4)."""

    begun: bool = False

    def ask(self, s: Auztralia) -> Decision | None:
        options: list[Choice] = [DISCARD_PERSONALITY[card] for card in s.display]
        if self.begun:
            options.append(STOP)
        return question(s.active, "refresh", tuple(options))

    def answer(self, s: Auztralia, choice: DiscardPersonality | Stop) -> None:
        if isinstance(choice, DiscardPersonality):
            dismiss(s, (choice.card,))
            s.next(SendAway(begun=True))
        else:
            refill(s)


class ChooseLooked(AuzStep, frozen=True):
    """Keep a card looked at, or exchange it for one of the display; the other goes back on top (D8, AZ-5.3.3, AZ-5.3.4)."""

    def ask(self, s: Auztralia) -> Decision | None:
        seen = s.deck[:LOOK_CARDS]
        keep = [KeepLooked(card) for card in seen]
        return question(s.active, "look", (*keep, *[SwapLooked(card, other) for card in seen for other in s.display]))

    def answer(self, s: Auztralia, choice: KeepLooked | SwapLooked) -> None:
        seen = s.deck[:LOOK_CARDS]
        returned = tuple(card for card in seen if card != choice.card)
        # Whoever knew the top card still does if just that card was put back: the other one is open now.
        knowers = s.top_known_by if returned == seen[:1] else ()
        s.deck = returned + s.deck[LOOK_CARDS:]
        s.top_known_by = tuple(sorted({*knowers, s.active})) if returned else ()
        if isinstance(choice, SwapLooked):
            s.display = tuple([choice.card if card == choice.other else card for card in s.display])
            receive(s, choice.other)
        else:
            receive(s, choice.card)
