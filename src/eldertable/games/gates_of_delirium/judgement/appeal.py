"""What draws a player at a glance: a quick worth of each option, in points, without trying it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from eldertable.games.gates_of_delirium import course
from eldertable.games.gates_of_delirium.choices import (
    ChooseMode,
    ConvertTarget,
    Decline,
    DeployTo,
    Desperate,
    EndTurn,
    Exchange,
    MoveInvestigator,
    PlayCard,
    SwapDiscard,
    TakeDeckTop,
    TakeGate,
)
from eldertable.games.gates_of_delirium.content import GATES, SETUP
from eldertable.games.gates_of_delirium.judgement.prospects import (
    BUILDING,
    GATE_NEEDS,
    HALVES,
    MORE_HOPE,
    TOKEN,
    Future,
    hand_worth,
    journal,
    lead,
)
from eldertable.games.gates_of_delirium.rules.desperate import cost_of
from eldertable.games.gates_of_delirium.rules.gates import region_points
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Choice, Seat

# The half of a card that does not count now may count another time.
OTHER_HALF = 0.1
# An unknown card leaves the row to oneself, but hardly ever fits.
FROM_DECK = 0.5
# Points for tokens are taken when nothing better can come any more; other purchases need a clear gain.
SCORE_AT_THE_END = 0.05
NOT_NOW = -1.0

GATE_OF = {region: gate for gate, region, _ in GATE_NEEDS}


def appeals(s: Delirium, options: Sequence[Choice]) -> list[float]:
    """How much each option draws the player who is asked."""
    glance = Glance(s)
    return [WORTH[type(option)](glance, option) for option in options]


class Glance:
    """What the active player sees in the position, worked out as far as it is asked for."""

    __slots__ = ("_future", "_halves", "_opening_gain", "_units", "player", "s", "seat", "side")

    def __init__(self, s: Delirium) -> None:
        self.s = s
        self.seat: Seat = s.active
        self.player = s.players[s.active]
        self.side = s.mode == "insane"
        self._future: Future | None = None
        self._halves: dict[str, tuple[float, float]] | None = None
        self._units: dict[str, float] | None = None
        self._opening_gain: float | None = None

    @property
    def future(self) -> Future:
        """The gates and regions."""
        if self._future is None:
            self._future = Future(self.s)
        return self._future

    @property
    def units(self) -> dict[str, float]:
        """What one investigator or section more is worth."""
        if self._units is None:
            self._units = self.future.units(self.seat, self.player)
        return self._units

    @property
    def opening_gain(self) -> float:
        """What opening a gate of the row adds."""
        if self._opening_gain is None:
            self._opening_gain = self.future.opening_gain(self.seat, self.units["build_gate"])
        return self._opening_gain

    @property
    def halves(self) -> dict[str, tuple[float, float]]:
        """The worth of both halves of each card of the hand."""
        if self._halves is None:
            player = self.player
            _, gains = journal(player.pages, player.maps, len(player.runes))
            self._halves = dict(zip(player.hand, hand_worth(player.hand, gains, self.units), strict=True))
        return self._halves

    def best(self, side: bool, cards: int) -> float:
        """What the best so many cards of the hand bring on one side."""
        hand = self.player.hand
        value = sum(sorted([pair[side] for pair in self.halves.values()], reverse=True)[:cards])
        if side and any(HALVES[card][1] in BUILDING for card in hand):
            value += self.opening_gain
        return value

    def town(self, region: str, change: float) -> float:
        """What a change of the lead in a region is worth: its points if the gate opens, the investigator itself if not."""
        opening = self.future.opening[GATE_OF[region]]
        return opening * change + 1.0 - opening

    def section(self, gate: str) -> float:
        """What one more section of a gate is worth."""
        future, seat = self.future, self.seat
        cards = self.player.building[gate]
        hope, opening, net = future.hopes[seat].get(gate, 0.0), future.opening[gate], future.towns[gate][seat].net
        if cards + 1 == GATES[gate].cards_needed:
            return future.disc * (1.0 - hope) + (1.0 - opening) * net
        more: float = MORE_HOPE[gate][cards]
        return future.disc * more + (1.0 - opening) * more / max(0.05, 1.0 - hope) * net


def choose_mode(glance: Glance, choice: ChooseMode) -> float:
    """The mode in which the own hand brings most."""
    return glance.best(choice.mode == "insane", SETUP.cards_per_turn)


def play_card(glance: Glance, choice: PlayCard) -> float:
    """What the half brings that counts now, less what the other could have brought one day."""
    pair = glance.halves[choice.card]
    value = pair[glance.side] - OTHER_HALF * pair[not glance.side]
    if glance.side and HALVES[choice.card][1] in BUILDING:
        value += glance.opening_gain
    return value


def swap_discard(glance: Glance, choice: SwapDiscard) -> float:
    """The card that will be missed least."""
    pair = glance.halves[choice.card]
    return -pair[glance.side] - OTHER_HALF * pair[not glance.side]


def deploy_to(glance: Glance, choice: DeployTo) -> float:
    """The lead that one more investigator brings."""
    return glance.town(choice.region, glance.future.towns[GATE_OF[choice.region]][glance.seat].deploy)


def move_investigator(glance: Glance, choice: MoveInvestigator) -> float:
    """What is won there less what is lost here."""
    s, seat = glance.s, glance.seat
    arrival = glance.future.towns[GATE_OF[choice.region]][seat].deploy
    leaving = shift(choice.origin, tuple(s.regions[choice.origin]), len(s.players), seat, seat, None)
    return glance.town(choice.region, arrival) - glance.town(choice.origin, -leaving)


def convert_target(glance: Glance, choice: ConvertTarget) -> float:
    """The lead that an investigator more, and a rival's less, brings."""
    s, seat = glance.s, glance.seat
    gain = shift(choice.region, tuple(s.regions[choice.region]), len(s.players), seat, choice.seat, seat)
    return glance.town(choice.region, gain)


def exchange(glance: Glance, choice: Exchange) -> float:
    """What the exchange brings in both regions."""
    s, seat = glance.s, glance.seat
    there = shift(choice.region, tuple(s.regions[choice.region]), len(s.players), seat, choice.seat, seat)
    here = shift(choice.origin, tuple(s.regions[choice.origin]), len(s.players), seat, seat, choice.seat)
    opening = glance.future.opening
    return opening[GATE_OF[choice.region]] * there + opening[GATE_OF[choice.origin]] * here


def take_gate(glance: Glance, choice: TakeGate) -> float:
    """The section it adds."""
    return glance.section(choice.gate)


def take_deck_top(glance: Glance, _: TakeDeckTop) -> float:
    """The average section."""
    return FROM_DECK + sum([glance.section(gate) for gate in GATES]) / len(GATES)


def desperate(glance: Glance, choice: Desperate) -> float:
    """Points when the turn is over, the other side of the disc when the hand is much better there; nothing else at a glance."""
    s = glance.s
    if choice.action == "score_three":
        return SCORE_AT_THE_END if course.phase(s) == "end_turn" else NOT_NOW
    if choice.action == "flip_sanity" and course.phase(s) == "play_card":
        left = course.cards_to_play(s)
        gain = glance.best(not glance.side, left) - glance.best(glance.side, left)
        return glance.best(glance.side, 1) + gain - TOKEN * cost_of("flip_sanity", s.scrolls_up) + NOT_NOW
    return NOT_NOW


def nothing(_: Glance, __: Choice) -> float:
    """Doing without, or going on."""
    return 0.0


@lru_cache(maxsize=1 << 16)
def shift(region: str, counts: tuple[int, ...], players: int, seat: Seat, leaves: Seat, joins: Seat | None) -> float:
    """What a seat's lead in a region gains when one investigator leaves and another joins."""
    after = [*counts]
    after[leaves] -= 1
    if joins is not None:
        after[joins] += 1
    return lead(region_points(region, after, players), seat) - lead(region_points(region, counts, players), seat)


WORTH: dict[type[Choice], Callable[[Glance, Any], float]] = {
    ChooseMode: choose_mode,
    PlayCard: play_card,
    DeployTo: deploy_to,
    MoveInvestigator: move_investigator,
    Decline: nothing,
    ConvertTarget: convert_target,
    Exchange: exchange,
    TakeGate: take_gate,
    TakeDeckTop: take_deck_top,
    SwapDiscard: swap_discard,
    EndTurn: nothing,
    Desperate: desperate,
}
