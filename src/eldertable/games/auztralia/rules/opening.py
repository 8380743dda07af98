"""The opening: from the box to the first turn (AZ-2.21, AZ-11.5, AZ-12)."""

from __future__ import annotations

from eldertable.games.auztralia import choices
from eldertable.games.auztralia.choices import CHOOSE_OBJECTIVE, CHOOSE_VARIANT, PLACE_PORT
from eldertable.games.auztralia.content import (
    CARDS,
    CHALLENGE_TILES,
    COMPONENTS,
    GOODS,
    OBJECTIVES,
    PERSONALITIES,
    REVELATIONS,
    TRACK,
    UNITS,
    VARIANT_CARDS,
)
from eldertable.games.auztralia.content.shapes import Good
from eldertable.games.auztralia.events import FriendsDealt, ObjectiveSet, PersonalityTaken, PortPlaced, VariantChosen, VariantsDrawn
from eldertable.games.auztralia.rules.board import Board
from eldertable.games.auztralia.rules.setup import FULL_STACKS, friends, set_up
from eldertable.games.auztralia.rules.turn import NextTurn
from eldertable.games.auztralia.sets import has
from eldertable.games.auztralia.state import AuzStep, Auztralia, Player, empty_boxes, no_units
from eldertable.kernel import Chance, Choice, Decision, Options, Seat

# Everything in its box.
FULL_SUPPLY: dict[Good, int] = {kind: getattr(COMPONENTS.supply, kind) for kind in GOODS}
ALL_UNITS = {unit.id: unit.count for unit in UNITS.values()}
ALL_PERSONALITIES = tuple(PERSONALITIES)
ALL_REVELATIONS = tuple(REVELATIONS)
ASIDE = tuple(CHALLENGE_TILES)


def new_state(players: int, options: Options, chance: Chance) -> Auztralia:
    """The table before set-up, everything still in its place in the box."""
    first = chance.below(players)
    s = Auztralia(
        chance=chance,
        outbox=[],
        agenda=[SetUp(), NextTurn()],
        mode=options["mode"],
        challenge=options["challenge"],
        level=options["solo_level"],
        first_withdrawal=options["first_withdrawal"],
        objective="",
        variants=(),
        offer=(),
        shared_rails=options["mode"] == "cooperative",
        board=Board(map=options["map"], ports=(0,) * players, tiles=(), deposits=(), farms=(), rails=((),) * players),
        players=[new_player() for _ in range(players)],
        first=first,
        track=(),
        old_time=TRACK.old_one_start,
        stacks=FULL_STACKS,
        aside=ASIDE,
        gone=(),
        supply=FULL_SUPPLY.copy(),
        units=ALL_UNITS.copy(),
        display=(),
        deck=ALL_PERSONALITIES,
        dismissed=(),
        top_known_by=(),
        dealt=(),
        old_one_deck=list(CARDS),
        old_one_discard=[],
        revelation_deck=(),
        revelations_seen=(),
        revelations_out=ALL_REVELATIONS,
        active=first,
        stopped=(),
        fought=(),
        combat=None,
        ending="",
    )
    if s.mode == "two_player_variants":
        offer_variants(s, options["variant_cards"])
    elif s.mode == "solo" and options["objective"] == "choose":
        s.next(ChooseObjective())
    elif s.mode == "solo":
        s.objective = chance.pick(tuple(OBJECTIVES))
        s.emit(ObjectiveSet(0, s.objective))
    return s


def new_player() -> Player:
    """A player's pieces (AZ-2.1)."""
    pieces = COMPONENTS.per_player
    return Player(
        time=0,
        hq=pieces.cubes,
        discs=pieces.discs - 1,
        boxes=empty_boxes(),
        goods=dict.fromkeys(GOODS, 0),
        barracks=no_units(),
        cards=(),
        trophies=(),
        vp=0,
        mined_vp=0,
    )


def offer_variants(s: Auztralia, count: int) -> None:
    """Draw variant cards; the first player chooses as many variants as cards were drawn (AZ-12.1)."""
    cards = list(VARIANT_CARDS)
    s.chance.shuffle(cards)
    s.offer = tuple(variant.id for card in cards[:count] for variant in (VARIANT_CARDS[card].a, VARIANT_CARDS[card].b))
    s.emit(VariantsDrawn(s.offer))
    s.next(*[ChooseVariant(left) for left in range(count, 0, -1)])


class ChooseObjective(AuzStep, frozen=True):
    """Alone one may choose an objective before set-up (D3, AZ-11.5)."""

    def ask(self, s: Auztralia) -> Decision:
        return Decision(0, "objective", CHOOSE_OBJECTIVE)

    def answer(self, s: Auztralia, choice: choices.ChooseObjective) -> None:
        s.objective = choice.objective
        s.emit(ObjectiveSet(0, choice.objective))


class ChooseVariant(AuzStep, frozen=True):
    """The first player chooses among the variants of the drawn cards (D2, AZ-12.1)."""

    left: int

    def ask(self, s: Auztralia) -> Decision:
        return Decision(s.first, "variant", tuple([CHOOSE_VARIANT[variant] for variant in s.offer]), {"left": self.left})

    def answer(self, s: Auztralia, choice: choices.ChooseVariant) -> None:
        s.variants += (choice.variant,)
        s.offer = tuple([variant for variant in s.offer if variant != choice.variant])
        s.emit(VariantChosen(s.first, choice.variant))


class SetUp(AuzStep, frozen=True):
    """Set the table up; then Ports are placed, the last player first, and old friends meet (AZ-2, AZ-12.3)."""

    def do(self, s: Auztralia) -> None:
        set_up(s)
        order = s.play_order()
        if friends(s):
            s.next(*[step for seat in order for step in (DealFriends(seat), KeepFriend(seat))])
        s.next(*[PlacePort(seat) for seat in reversed(order)])


class PlacePort(AuzStep, frozen=True):
    """A free site far enough from every other Port (D1, AZ-2.21)."""

    seat: Seat

    def ask(self, s: Auztralia) -> Decision:
        return Decision(self.seat, "port", port_options(s))

    def answer(self, s: Auztralia, choice: choices.PlacePort) -> None:
        ports = s.board.ports
        s.board = s.board.with_ports(tuple([choice.hex if who == self.seat else port for who, port in enumerate(ports)]))
        s.emit(PortPlaced(self.seat, choice.hex, choice.site))


def port_options(s: Auztralia) -> tuple[Choice, ...]:
    """Free sites far enough from every other Port (AZ-2.22, AZ-2.23, AZ-13.6)."""
    too_near = 0
    for port in s.board.ports:
        if port:
            too_near |= s.atlas.too_near[port]
    return tuple([site for site in PLACE_PORT[s.map] if not has(too_near, site.hex)])


class DealFriends(AuzStep, frozen=True):
    """Deal a player's three cards from the deck (AZ-12.3)."""

    seat: Seat

    def do(self, s: Auztralia) -> None:
        count = friends(s)
        s.dealt, s.deck = s.deck[:count], s.deck[count:]
        s.emit(FriendsDealt(self.seat, len(s.dealt), s.dealt))


class KeepFriend(AuzStep, frozen=True):
    """Keep one of the cards dealt; the others are shuffled back (D25, AZ-12.3)."""

    seat: Seat

    def ask(self, s: Auztralia) -> Decision:
        return Decision(self.seat, "friends", tuple([choices.KeepFriend(card) for card in s.dealt]))

    def answer(self, s: Auztralia, choice: choices.KeepFriend) -> None:
        s.players[self.seat].cards += (choice.card,)
        s.emit(PersonalityTaken(self.seat, choice.card))
        deck = [*s.deck, *(card for card in s.dealt if card != choice.card)]
        s.chance.shuffle(deck)
        s.deck, s.dealt = tuple(deck), ()
