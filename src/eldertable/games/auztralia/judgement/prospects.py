"""How good a position is: the points on the table, what can still be made of time, land, goods and units, and what threatens.

Everything is counted in victory points. An action under way is judged by what its questions still to come promise.
"""

from __future__ import annotations

from math import exp

from eldertable.games.auztralia.atlas import ATLAS
from eldertable.games.auztralia.content import TILES, TRACK
from eldertable.games.auztralia.judgement.fights import Force, as_force
from eldertable.games.auztralia.judgement.guard import PORT, guard_of
from eldertable.games.auztralia.judgement.hunt import SHARED_RISK, Hunter
from eldertable.games.auztralia.judgement.threats import VP_BY_LEVEL, Defence, dangers, siege_of
from eldertable.games.auztralia.judgement.under_way import Plans
from eldertable.games.auztralia.judgement.worth import DEPOSIT
from eldertable.games.auztralia.rules.combat import full_sanity
from eldertable.games.auztralia.scoring import old_ones_breakdown, result
from eldertable.games.auztralia.sets import has, size
from eldertable.games.auztralia.state import Auztralia, no_units
from eldertable.kernel import Seat

# How many points make a lead that decides three games of four: at the end, and more for each space of time to come. It takes
# more of them against the Old Ones, who lose so many points for each space to come. (Measured in games of bots.)
LEAD, LEAD_BY_TIME = 5.0, 0.4
FOE_LEAD, FOE_LEAD_BY_TIME = 8.0, 0.7
FOE_LOSS_BY_TIME = 2.9
# For each space of time to come a point of the Old Ones on the map does so much harm besides.
HARM_BY_TIME = 0.04
# What the risk for a first garrison counts when a Port is placed; the risk is still far away then.
SITE_RISK = 40.0
FIRST_UNITS: Force = as_force({**no_units(), "infantry": 2, "armoured_car": 1})


def prospects(s: Auztralia) -> tuple[float, ...]:
    """The chance of each seat to win."""
    count = len(s.players)
    if s.ending:
        won = result(s).winners
        share = 1.0 if s.mode == "cooperative" else 1.0 / max(1, len(won))
        return tuple([share if seat in won else 0.0 for seat in range(count)])
    if not all(s.board.ports):
        return tuple([opening(s, seat) for seat in range(count)])
    coming = dangers(s)
    standings = [Plans(s, seat, coming) for seat in range(count)]
    for standing in standings:
        others = tuple([other.stake for other in standings if other is not standing])
        standing.hunter = Hunter(standing.seat, standing.stake, others)
    worth = [standing.worth() for standing in standings]
    # A Port that falls ends the hopes of all.
    risks = [standing.risk for standing in standings]
    foe = old_ones_worth(s)
    ahead = [each - foe - SHARED_RISK * PORT * (sum(risks) - risk) for each, risk in zip(worth, risks, strict=True)]
    if s.mode == "cooperative":
        return (holds_out(s, 0.85 * min(ahead) + 0.15 * sum(ahead) / count),) * count
    lead = lead_that_counts(s)
    top = max(worth)
    weights = [exp((each - top) / lead) for each in worth]
    total = sum(weights)
    return tuple([weight / total * holds_out(s, each) for weight, each in zip(weights, ahead, strict=True)])


def holds_out(s: Auztralia, ahead: float) -> float:
    """The chance of a player who is so many points ahead to beat the Old Ones."""
    return 1.0 / (1.0 + exp(-(ahead + FOE_LOSS_BY_TIME * time_left(s)) / lead_over_old_ones(s)))


def lead_over_old_ones(s: Auztralia) -> float:
    """How many points make a lead over the Old Ones that decides three games of four."""
    return FOE_LEAD + FOE_LEAD_BY_TIME * time_left(s)


def lead_that_counts(s: Auztralia) -> float:
    """How many points make a lead that decides three games of four, over other players if there are any."""
    return LEAD + LEAD_BY_TIME * time_left(s) if len(s.players) > 1 else lead_over_old_ones(s)


def time_left(s: Auztralia) -> int:
    """The time of the player who is farthest."""
    return max(0, TRACK.end_space - max([player.time for player in s.players]))


def opening(s: Auztralia, seat: Seat) -> float:
    """A Port near deposits and open land, away from Old Ones."""
    port = s.board.ports[seat]
    if not port:
        return 0.4
    value = 0.0
    atlas = ATLAS[s.map]
    rings = atlas.rings[port]
    wild = s.board.haunted
    for deposit in s.board.deposits:
        distance = atlas.distance(port, deposit.hex)
        if distance <= 4 and not has(wild, deposit.hex):
            value += deposit.count * DEPOSIT[deposit.kind] * 0.65**distance
    near = rings[1] | rings[2] | rings[3]
    value += 0.3 * sum([size(near & land & ~wild & ~s.board.occupied) ** 0.7 for land in atlas.farm_land.values()])
    for tile in s.board.tiles:
        distance = atlas.distance(port, tile.hex)
        value -= 0.9 * TILES[tile.id].level * 0.6**distance
    value -= SITE_RISK * guard_of(siege_of(port, dangers(s)), FIRST_UNITS, Defence(full_sanity(s.players[seat]), 0)).risk
    return 1.0 / (1.0 + exp(-value / 6.0))


def old_ones_worth(s: Auztralia) -> float:
    """What the Old Ones have, face-down tiles counted by their mean (AZ-10.5), and the harm they will do."""
    parts = old_ones_breakdown(s.board.tiles, s.board.farms)
    hidden = sum([VP_BY_LEVEL[TILES[tile.id].level] for tile in s.board.tiles if not tile.up])
    harm = HARM_BY_TIME * time_left(s)
    return (1.0 + harm) * parts["face_up"] + (2.0 + harm) * hidden + parts["ravaged"]
