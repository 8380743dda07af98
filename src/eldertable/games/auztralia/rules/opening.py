"""The choices before the first turn: variants, objective, Ports, old friends (AZ-2.21, AZ-11.5, AZ-12)."""

from __future__ import annotations

from eldertable.games.auztralia.choices import (
    CHOOSE_OBJECTIVE,
    CHOOSE_VARIANT,
    PLACE_PORT,
    ChooseObjective,
    ChooseVariant,
    KeepFriend,
    PlacePort,
)
from eldertable.games.auztralia.events import FriendsDealt, ObjectiveSet, PersonalityTaken, PortPlaced, VariantChosen
from eldertable.games.auztralia.rules.setup import friends, set_up
from eldertable.games.auztralia.rules.steps import Question
from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Choice, Seat


def choose_objective(s: Auztralia) -> Question:
    """Alone one may choose an objective before set-up (D3)."""
    return Question(0, "objective", CHOOSE_OBJECTIVE)


def play_for(s: Auztralia, choice: ChooseObjective) -> None:
    """The objective is set, and the table set up (AZ-11.5)."""
    s.objective = choice.objective
    s.emit(ObjectiveSet(0, choice.objective))
    set_up(s)


def choose_variant(s: Auztralia) -> Question:
    """The first player chooses among the variants of the drawn cards (D2, AZ-12.1)."""
    options = tuple([CHOOSE_VARIANT[variant] for variant in s.offer])
    return Question(s.first, "variant", options, {"left": s.steps})


def play_with(s: Auztralia, choice: ChooseVariant) -> None:
    """The variant is in force; after the last one the table is set up."""
    s.variants += (choice.variant,)
    s.offer = tuple([variant for variant in s.offer if variant != choice.variant])
    s.steps -= 1
    s.emit(VariantChosen(s.first, choice.variant))
    if not s.steps:
        set_up(s)


def place_port(s: Auztralia) -> Question:
    """The next player in reverse order places the Port (D1, AZ-2.21)."""
    return Question(s.queue[0], "port", port_options(s))


def build_port(s: Auztralia, choice: PlacePort) -> None:
    """The Port stands; after the last one the game is open."""
    seat = s.queue[0]
    s.ports = tuple([choice.hex if who == seat else port for who, port in enumerate(s.ports)])
    s.emit(PortPlaced(seat, choice.hex, choice.site))
    s.queue = s.queue[1:]
    if not s.queue:
        open_game(s)


def port_options(s: Auztralia) -> tuple[Choice, ...]:
    """Free sites far enough from every other Port (AZ-2.22, AZ-2.23, AZ-13.6)."""
    too_near = 0
    for port in s.ports:
        if port:
            too_near |= s.atlas.too_near[port]
    return tuple([site for site in PLACE_PORT[s.map] if not too_near >> site.hex & 1])


def open_game(s: Auztralia) -> None:
    """Ports stand; old friends come first if that variant is in force, then the first turn."""
    s.phase = "turn"
    if friends(s):
        s.queue = tuple(s.play_order())
        s.phase = "friends"
        deal_friends(s, s.queue[0])


def deal_friends(s: Auztralia, seat: Seat) -> None:
    """Deal a player's three cards from the deck (AZ-12.3)."""
    count = friends(s)
    s.dealt, s.deck = s.deck[:count], s.deck[count:]
    s.emit(FriendsDealt(seat, len(s.dealt), s.dealt))


def old_friends(s: Auztralia) -> Question:
    """Keep one of the cards dealt; the others are shuffled back (D25, AZ-12.3)."""
    return Question(s.queue[0], "friends", lambda: [KeepFriend(card) for card in s.dealt])


def keep_friend(s: Auztralia, choice: KeepFriend) -> None:
    """The card is open; the others go back into the deck."""
    seat = s.queue[0]
    s.players[seat].cards += (choice.card,)
    s.emit(PersonalityTaken(seat, choice.card))
    deck = [*s.deck, *(card for card in s.dealt if card != choice.card)]
    s.chance.shuffle(deck)
    s.deck, s.dealt = tuple(deck), ()
    s.queue = s.queue[1:]
    if s.queue:
        deal_friends(s, s.queue[0])
    else:
        s.phase = "turn"
