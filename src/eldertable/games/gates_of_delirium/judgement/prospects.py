"""How good a position is: the points on the table, those about to come, and what the hand can still do."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp

from eldertable.games.gates_of_delirium import course
from eldertable.games.gates_of_delirium.choices import PlayCard, SwapDiscard, TakeGate
from eldertable.games.gates_of_delirium.content import CARDS, GATES, MONSTROSITIES, SCORING, SETUP
from eldertable.games.gates_of_delirium.content.shapes import Half
from eldertable.games.gates_of_delirium.rules.gates import region_points
from eldertable.games.gates_of_delirium.scoring import map_points, page_points, result, rune_points, scroll_bonuses
from eldertable.games.gates_of_delirium.state import Delirium, Player
from eldertable.kernel import Choice, Seat

# How likely a gate is opened by its builder in time: HOPE times the built part of it to the power of BEND.
HOPE, BEND = 0.9, 1.5
# A last section that lies in the row now is nearer than one that must turn up.
IN_ROW = 0.08
# What a section is worth that is not in the row and must turn up first.
NOT_IN_ROW = 0.6
TOKEN = 0.58
IN_POOL = 0.1
# What a set of runes promises beyond its points, by the runes of the unfinished set; and a map, by fragments after the first.
RUNE_PROMISE = (0.0, 0.8, 1.8, 2.4, 2.4)
MAP_PROMISE = 0.5
# How much of a card's worth counts before it is played: in this turn, later in this round, and some day.
# (The first two are set so that a turn played well neither raises nor lowers the worth on average.)
NOW, THIS_ROUND, SOME_DAY = 0.82, 0.86, 0.06
UNKNOWN_CARD = 3.2
# A second investigator finds a place that is worse, a second section hardly.
SECOND_UNIT = {"deploy": 0.6, "convert": 0.8, "build_gate": 1.0}
# Without a pool investigators can only move.
EMPTY_POOL = 0.5
# A lead decides little while much can still happen.
CALM, CALM_PER_DISC = 3.0, 1.2

GATE_NEEDS = tuple((gate.id, gate.region, gate.cards_needed) for gate in GATES.values())
HOPES = {gate: [HOPE * (cards / needed) ** BEND for cards in range(needed)] for gate, _, needed in GATE_NEEDS}
# What one more section adds to the hope while the gate stays shut.
MORE_HOPE = {gate: [*(after - before for before, after in pairwise(hopes)), 0.0] for gate, hopes in HOPES.items()}


def half_key(half: Half) -> Hashable:
    """What a half does, whatever its card."""
    return half.page or half.quadrant or (half.verb, half.count, half.desperation)


RUNE = next(half_key(card.insane) for card in CARDS.values() if card.insane.verb == "collect_rune")
HALVES = {card.id: (half_key(card.sane), half_key(card.insane)) for card in CARDS.values()}
# What an action does, how many of its units count, and what its tokens are worth.
ACTIONS = {
    half_key(half): (half.verb, 1.0 + SECOND_UNIT[half.verb] * (half.count - 1), TOKEN * half.desperation)
    for card in CARDS.values()
    for half in (card.sane, card.insane)
    if not half.keep
}
BUILDING = {key for key, (verb, _, _) in ACTIONS.items() if verb == "build_gate"}
UNITS = {verb for verb, _, _ in ACTIONS.values()}
# Of cards with the same two halves one stands for all.
TWIN = {card: min(other for other in HALVES if HALVES[other] == halves) for card, halves in HALVES.items()}


def alike(s: Delirium, choice: Choice) -> Hashable:
    """Slots with the same gate type, and cards with the same two halves, come to the same thing."""
    kind = type(choice)
    if kind is PlayCard:
        return TWIN[choice.card]  # type: ignore[attr-defined]
    if kind is TakeGate:
        return s.gate_row[choice.slot]  # type: ignore[attr-defined]
    if kind is SwapDiscard:
        return "discard", TWIN[choice.card]  # type: ignore[attr-defined]
    return choice


def prospects(s: Delirium) -> tuple[float, ...]:
    """The chance of each seat to win."""
    if s.ending:
        won = result(s).winners
        return tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(len(s.players)))
    worth = worths(s)
    top = max(worth)
    calm = CALM + CALM_PER_DISC * len(s.stack)
    weights = [exp((each - top) / calm) for each in worth]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def worths(s: Delirium) -> list[float]:
    """What each player has and may expect, in points."""
    future = Future(s)
    bonus = scroll_bonuses(s) if s.scrolls_up else [0] * len(s.players)
    return [bonus[seat] + future.worth(seat) for seat in range(len(s.players))]


class Gates:
    """How likely gates open, and how everybody stands in their regions: the same as long as no gate, row or region changes."""

    __slots__ = ("disc", "hopes", "opening", "towns")

    def __init__(self, s: Delirium) -> None:
        self.disc = MONSTROSITIES[s.stack[0]].value
        self.hopes = gate_hopes(s)
        # For each gate the chance that anybody opens it, and what everybody has from its region then.
        self.opening: dict[str, float] = {}
        self.towns: dict[str, tuple[Standing, ...]] = {}
        players = len(s.players)
        for gate, region, _ in GATE_NEEDS:
            shut = 1.0
            for hopes in self.hopes:
                if gate in hopes:
                    shut *= 1.0 - hopes[gate]
            self.opening[gate] = 1.0 - shut
            self.towns[gate] = standings(region, tuple(s.regions[region]), players)


# A search sees the same gates again and again while cards are played.
MOST_KNOWN = 1 << 12
KNOWN: dict[Hashable, Gates] = {}


def gates(s: Delirium) -> Gates:
    """The gates of this position, from memory if they were the same before."""
    key = (
        s.stack,
        tuple(s.gate_row),
        tuple([tuple(player.building.values()) for player in s.players]),
        tuple([tuple(counts) for counts in s.regions.values()]),
    )
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        known = KNOWN[key] = Gates(s)
    return known


class Future:
    """What is likely to happen to gates and regions, worked out once for all seats."""

    __slots__ = ("disc", "hopes", "opening", "s", "towns")

    def __init__(self, s: Delirium) -> None:
        self.s = s
        known = gates(s)
        self.disc = known.disc
        self.hopes = known.hopes
        self.opening = known.opening
        self.towns = known.towns

    def worth(self, seat: Seat) -> float:
        """Points made, points in the journal, and what gates, towns, tokens and cards promise."""
        player = self.s.players[seat]
        points, gains = journal(player.pages, player.maps, len(player.runes))
        value = points + player.gate_points + player.region_points + player.desperate_points
        value += TOKEN * player.tokens + IN_POOL * player.pool + self.disc * sum(self.hopes[seat].values())
        for gate, town in self.towns.items():
            standing = town[seat]
            value += self.opening[gate] * (standing.points - standing.count) + standing.count
        return value + self.cards(seat, player, gains)

    def cards(self, seat: Seat, player: Player, gains: dict[Hashable, float]) -> float:
        """What the hand, a card under way and gifts of scrolls will still bring."""
        s = self.s
        units = self.units(seat, player)
        pairs = hand_worth(player.hand, gains, units)
        value = 0.0
        share, left = THIS_ROUND, SETUP.cards_per_turn
        to_do: list[str] = []
        if seat == s.active:
            if due := course.cards_to_swap(s):
                pairs = sorted(pairs, key=sum)[due:]
            to_do = [verb for verb in course.still_to_do(s) if verb in UNITS]
            value += NOW * sum([units[verb] * (SECOND_UNIT[verb] if number else 1.0) for number, verb in enumerate(to_do)])
            share, left = NOW, course.cards_to_play(s)
            if "build_gate" in to_do:
                value += NOW * self.opening_gain(seat, units["build_gate"])
        elif (seat - s.first) % len(s.players) < (s.active - s.first) % len(s.players):
            left = 0
        unknown = UNKNOWN_CARD * max(0, SETUP.hand_size - len(pairs))
        value += SOME_DAY * (sum(map(sum, pairs)) + 2 * unknown)
        if left > 0 and course.phase(s) != "choose_mode":
            side = s.mode == "insane"
            value += share * sum(sorted([pair[side] for pair in pairs], reverse=True)[:left])
            if side and "build_gate" not in to_do and any(HALVES[card][1] in BUILDING for card in player.hand):
                value += share * self.opening_gain(seat, units["build_gate"])
        return value

    def units(self, seat: Seat, player: Player) -> dict[str, float]:
        """What the best investigator sent or converted and the best section built are worth to a seat."""
        deploy = convert = 0.0
        for gate, town in self.towns.items():
            standing, opening = town[seat], self.opening[gate]
            home = 1.0 - opening
            gain = opening * standing.deploy + home
            if gain > deploy:
                deploy = gain
            if standing.can_convert:
                gain = opening * standing.convert + home
                if gain > convert:
                    convert = gain
        if not player.pool:
            deploy *= EMPTY_POOL
            convert *= EMPTY_POOL
        row = self.s.gate_row
        build = 0.0
        for gate, cards in player.building.items():
            more = MORE_HOPE[gate][cards] if gate in row else MORE_HOPE[gate][cards] * NOT_IN_ROW
            if more > build:
                build = more
        return {"deploy": deploy, "convert": convert, "build_gate": build * self.disc}

    def opening_gain(self, seat: Seat, section: float) -> float:
        """By how much opening a gate from the row beats another section; it can be done only once."""
        best = 0.0
        building = self.s.players[seat].building
        for gate in self.s.gate_row:
            if gate is not None and building[gate] + 1 == GATES[gate].cards_needed:
                opening = self.opening[gate]
                gain = self.disc * (1.0 - self.hopes[seat][gate]) + (1.0 - opening) * self.towns[gate][seat].net
                best = max(best, gain - section)
        return best


def gate_hopes(s: Delirium) -> list[dict[str, float]]:
    """For each seat and gate under construction, how likely it opens; there are not more openings than discs."""
    hopes = []
    total = 0.0
    for player in s.players:
        own = {}
        for gate, _, needed in GATE_NEEDS:
            if cards := player.building[gate]:
                hope = HOPES[gate][cards]
                if needed - cards == 1 and gate in s.gate_row:
                    hope += IN_ROW
                own[gate] = hope
                total += hope
        hopes.append(own)
    if total > len(s.stack):
        share = len(s.stack) / total
        hopes = [{gate: hope * share for gate, hope in own.items()} for own in hopes]
    return hopes


def hand_worth(hand: Sequence[str], gains: dict[Hashable, float], units: dict[str, float]) -> list[tuple[float, float]]:
    """What the two halves of each card bring when they are played."""
    worth = []
    for card in hand:
        sane, insane = HALVES[card]
        if sane in gains:
            sober = gains[sane]
        else:
            verb, count, tokens = ACTIONS[sane]
            sober = tokens + count * units[verb]
        if insane in gains:
            mad = gains[insane]
        else:
            verb, count, tokens = ACTIONS[insane]
            mad = tokens + count * units[verb]
        worth.append((sober, mad))
    return worth


class Standing:
    """A seat in a region: its points if the region were opened now, its lead over the others' average, and what would raise it."""

    __slots__ = ("can_convert", "convert", "count", "deploy", "net", "points")

    def __init__(self, region: str, counts: tuple[int, ...], players: int, seat: Seat) -> None:
        points = region_points(region, counts, players)
        self.count = counts[seat]
        self.points = points[seat]
        self.net = lead(points, seat)
        joined = [*counts]
        joined[seat] += 1
        self.deploy = lead(region_points(region, joined, players), seat) - self.net
        gains = []
        for owner, count in enumerate(counts):
            if owner != seat and count:
                converted = [*joined]
                converted[owner] -= 1
                gains.append(lead(region_points(region, converted, players), seat) - self.net)
        self.can_convert = bool(gains)
        self.convert = max(gains, default=0.0)


@lru_cache(maxsize=1 << 15)
def standings(region: str, counts: tuple[int, ...], players: int) -> tuple[Standing, ...]:
    """How each seat stands in a region."""
    return tuple(Standing(region, counts, players, seat) for seat in range(players))


def lead(points: list[int], seat: Seat) -> float:
    """A seat's points less the average of the others'."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


@lru_cache(maxsize=1 << 15)
def journal(pages: tuple[str, ...], maps: tuple[str, ...], runes: int) -> tuple[float, dict[Hashable, float]]:
    """What a journal is worth with its promises, and what each further artefact would add."""
    numbers = [CARDS[card].sane.page for card in pages]
    fragments = [CARDS[card].sane.quadrant for card in maps]
    worth_of_pages, worth_of_maps, worth_of_runes = page_points(numbers), map_worth(fragments), rune_worth(runes)
    gains: dict[Hashable, float] = {RUNE: rune_worth(runes + 1) - worth_of_runes}
    for card in CARDS.values():
        if card.sane.page:
            gains[card.sane.page] = page_points([*numbers, card.sane.page]) - worth_of_pages
    for quadrant in SCORING.map_fragments.quadrants:
        gains[quadrant] = map_worth([*fragments, quadrant]) - worth_of_maps
    return worth_of_pages + worth_of_maps + worth_of_runes, gains


def map_worth(fragments: Sequence[str]) -> float:
    """Points, and a little for each fragment after the first of the next map."""
    counts = [fragments.count(quadrant) for quadrant in SCORING.map_fragments.quadrants]
    started = sum(count > min(counts) for count in counts)
    return map_points(fragments) + MAP_PROMISE * max(0, started - 1)


def rune_worth(runes: int) -> float:
    """Points, and the promise of the unfinished set."""
    return rune_points(runes) + RUNE_PROMISE[runes % SCORING.runes.set_max]
