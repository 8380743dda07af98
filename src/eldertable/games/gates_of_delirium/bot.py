"""How good a position is: the points on the table, those about to come, and what the hand can still do."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from math import exp

from eldertable.games.gates_of_delirium.choices import PlayCard, SwapDiscard, TakeGate
from eldertable.games.gates_of_delirium.content import CARDS, GATES, MONSTROSITIES, REGIONS, SCORING, SETUP, Half, Mode
from eldertable.games.gates_of_delirium.scoring import map_points, result, rune_points, scroll_bonuses
from eldertable.games.gates_of_delirium.state import Delirium, Player
from eldertable.kernel import Choice, Seat

# How likely a gate is opened by its builder in time, by the number of sections it lacks.
HOPE = (1.0, 0.62, 0.42, 0.28, 0.18, 0.11, 0.06, 0.0)
# A section that lies in the row now is nearer than one that must turn up.
IN_ROW = 0.08
TOKEN = 0.55
IN_POOL = 0.1
# What a set of runes promises beyond its points, by the runes of the unfinished set.
RUNE_PROMISE = (0.0, 0.8, 1.8, 2.4, 2.4)
MAP_PROMISE = 0.5
# How much of a card's worth counts before it is played: in this turn, in this round, and some day.
NOW, THIS_ROUND, SOME_DAY = 0.95, 0.8, 0.12
UNKNOWN_CARD = 3.2
SECOND_UNIT = 0.85
# A lead decides little while much can still happen.
CALM, CALM_PER_DISC = 3.0, 1.2

PAGE = {card.id: 1 << card.sane.page for card in CARDS.values() if card.sane.page}
QUADRANT = {card.id: card.sane.quadrant for card in CARDS.values() if card.sane.quadrant}
# Of cards with the same two halves one stands for all.
FIRST_OF = {(card.sane, card.insane): card.id for card in reversed(CARDS.values())}
TWIN = {card.id: FIRST_OF[card.sane, card.insane] for card in CARDS.values()}
GATE_NEEDS = tuple((gate.id, gate.region, gate.cards_needed) for gate in GATES.values())


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
    outlook = Expectations(s)
    bonus = scroll_bonuses(s)
    return [outlook.worth(seat) + bonus[seat] for seat in range(len(s.players))]


class Expectations:
    """What is likely to happen to gates and regions, worked out once for all seats."""

    __slots__ = ("disc", "hopes", "nets", "opening", "points", "s")

    def __init__(self, s: Delirium) -> None:
        self.s = s
        self.disc = MONSTROSITIES[s.stack[0]].value
        self.hopes = gate_hopes(s)
        self.opening: dict[str, float] = {}
        self.points: dict[str, tuple[int, ...]] = {}
        self.nets: dict[str, tuple[Net, ...]] = {}
        for gate, region, _ in GATE_NEEDS:
            shut = 1.0
            for hopes in self.hopes:
                shut *= 1.0 - hopes[gate]
            self.opening[region] = 1.0 - shut
            self.points[region], self.nets[region] = standings(region, tuple(s.regions[region]), len(s.players))

    def worth(self, seat: Seat) -> float:
        """Points made, points in the journal, and what gates, towns, tokens and cards promise."""
        player = self.s.players[seat]
        value = float(player.gate_points + player.region_points + player.desperate_points)
        value += TOKEN * player.tokens + IN_POOL * player.pool + journal(player)
        value += self.disc * sum(self.hopes[seat].values())
        for region, counts in self.s.regions.items():
            opening = self.opening[region]
            value += opening * self.points[region][seat] + (1.0 - opening) * counts[seat]
        return value + self.cards(seat)

    def cards(self, seat: Seat) -> float:
        """What the hand and a card under way will still bring."""
        s = self.s
        player = s.players[seat]
        units = self.units(seat)
        half_worth = {mode: [self.half(player, CARDS[card].half(mode), units) for card in player.hand] for mode in MODES}
        some_day = sum(half_worth["sane"]) + sum(half_worth["insane"])
        some_day += 2 * UNKNOWN_CARD * max(0, SETUP.hand_size - len(player.hand))
        value = SOME_DAY * some_day
        if seat == s.active:
            if s.playing:
                half = CARDS[s.playing].half(s.playing_mode)
                value += NOW * s.units_left * units[half.verb]
            left = SETUP.cards_per_turn - s.cards_played - bool(s.playing)
            share = NOW
        elif (seat - s.first) % len(s.players) > (s.active - s.first) % len(s.players):
            left, share = SETUP.cards_per_turn, THIS_ROUND
        else:
            return value
        if left > 0 and s.phase != "choose_mode":
            best = sorted(half_worth[s.mode], reverse=True)[:left]
            value += share * sum(best)
        return value

    def half(self, player: Player, half: Half, units: dict[str, float]) -> float:
        """What a half of a card brings when it is played."""
        match half.verb:
            case "collect_lost_page":
                return page_gain(player, half.page)
            case "collect_map_fragment":
                return map_gain(player, half.quadrant)
            case "collect_rune":
                return rune_worth(len(player.runes) + 1) - rune_worth(len(player.runes))
            case verb:
                return half.desperation * TOKEN + units[verb] * (1.0 if half.count == 1 else 1.0 + SECOND_UNIT * (half.count - 1))

    def units(self, seat: Seat) -> dict[str, float]:
        """What the best investigator sent or converted and the best section built are worth to a seat."""
        s = self.s
        deploy = convert = 0.0
        for region, nets in self.nets.items():
            net = nets[seat]
            opening = self.opening[region]
            deploy = max(deploy, opening * net.deploy + 1.0 - opening)
            if net.can_convert:
                convert = max(convert, opening * net.convert + 1.0 - opening)
        if not s.players[seat].pool:
            deploy *= 0.5
            convert *= 0.5
        build = max((self.section(seat, gate) for gate in set(s.gate_row) if gate is not None), default=0.0)
        return {"deploy": deploy, "convert": convert, "build_gate": build}

    def section(self, seat: Seat, gate: str) -> float:
        """What one more section of a gate is worth: nearer to the disc, or the opening itself."""
        needed = GATES[gate].cards_needed
        lacking = needed - self.s.players[seat].building[gate]
        gain = self.disc * (HOPE[lacking - 1] - HOPE[lacking])
        if lacking == 1:
            region = GATES[gate].region
            gain += (1.0 - self.opening[region]) * self.nets[region][seat].now
        return gain


MODES: tuple[Mode, ...] = ("sane", "insane")


def gate_hopes(s: Delirium) -> list[dict[str, float]]:
    """For each seat and gate, how likely it opens; there are not more openings than discs."""
    row = set(s.gate_row)
    hopes = []
    total = 0.0
    for player in s.players:
        own = {}
        for gate, _, needed in GATE_NEEDS:
            cards = player.building[gate]
            hope = (HOPE[needed - cards] + (IN_ROW if gate in row and needed - cards == 1 else 0.0)) if cards else 0.0
            own[gate] = hope
            total += hope
        hopes.append(own)
    if total > len(s.stack):
        share = len(s.stack) / total
        hopes = [{gate: hope * share for gate, hope in own.items()} for own in hopes]
    return hopes


class Net:
    """A seat's points in a region less the average of the others': now, and gained by one more investigator or a conversion."""

    __slots__ = ("can_convert", "convert", "deploy", "now")

    def __init__(self, now: float, deploy: float, convert: float | None) -> None:
        self.now = now
        self.deploy = deploy
        self.can_convert = convert is not None
        self.convert = convert or 0.0


@lru_cache(maxsize=1 << 16)
def standings(region: str, counts: tuple[int, ...], players: int) -> tuple[tuple[int, ...], tuple[Net, ...]]:
    """Everybody's points if the region were opened now, and what one investigator would change."""
    points = region_points(region, counts, players)
    nets = []
    for seat in range(players):
        now = net(points, seat)
        more = [*counts]
        more[seat] += 1
        deploy = net(region_points(region, tuple(more), players), seat) - now
        converted: float | None = None
        for owner, count in enumerate(counts):
            if owner != seat and count:
                fewer = [*more]
                fewer[owner] -= 1
                gain = net(region_points(region, tuple(fewer), players), seat) - now
                converted = gain if converted is None else max(converted, gain)
        nets.append(Net(now, deploy, converted))
    return points, tuple(nets)


def region_points(region: str, counts: tuple[int, ...], players: int) -> tuple[int, ...]:
    """Points by dense ranks (GD-7.4 to GD-7.7)."""
    numbers = REGIONS[region].scoring_2 if players == 2 else REGIONS[region].scoring_3_4
    ladder = sorted({count for count in counts if count}, reverse=True)[: len(numbers)]
    worth = dict(zip(ladder, numbers, strict=False))
    return tuple(worth.get(count, 0) for count in counts[:players])


def net(points: tuple[int, ...], seat: Seat) -> float:
    """A seat's points less the average of the others'."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def journal(player: Player) -> float:
    """The points of the journal, and what unfinished sets promise."""
    return page_worth(sum(PAGE[card] for card in player.pages)) + map_worth(player) + rune_worth(len(player.runes))


def page_worth(pages: int) -> float:
    """Points of a set of pages, one bit for each number (GD-11.5)."""
    table = SCORING.lost_pages
    paired = pages & (pages << 1 | pages >> 1)
    return table.alone * pages.bit_count() + (table.in_sequence - table.alone) * paired.bit_count()


def page_gain(player: Player, page: int) -> float:
    """What one more page adds."""
    pages = sum(PAGE[card] for card in player.pages)
    return page_worth(pages | 1 << page) - page_worth(pages)


def map_worth(player: Player) -> float:
    """Points of the fragments, and the promise of different ones."""
    return fragment_worth(tuple(sorted(QUADRANT[card] for card in player.maps)))


def map_gain(player: Player, quadrant: str) -> float:
    """What one more fragment adds."""
    own = [QUADRANT[card] for card in player.maps]
    return fragment_worth(tuple(sorted([*own, quadrant]))) - fragment_worth(tuple(sorted(own)))


@lru_cache(maxsize=1 << 12)
def fragment_worth(fragments: tuple[str, ...]) -> float:
    """Points, and a little for each fragment towards the next map."""
    counts = sorted(fragments.count(quadrant) for quadrant in SCORING.map_fragments.quadrants)
    started = sum(count > counts[0] for count in counts)
    return map_points(fragments) + MAP_PROMISE * max(0, started - 1)


def rune_worth(runes: int) -> float:
    """Points, and the promise of the unfinished set."""
    return rune_points(runes) + RUNE_PROMISE[runes % SCORING.runes.set_max]


def alike(s: Delirium, choice: Choice) -> Hashable:
    """Slots with the same gate type, and cards with the same two halves, come to the same thing."""
    if type(choice) is TakeGate:
        return s.gate_row[choice.slot]
    if type(choice) is PlayCard:
        return TWIN[choice.card]
    if type(choice) is SwapDiscard:
        return TWIN[choice.card], "swap"
    return choice
