"""Converting investigators (GD-6.2 to GD-6.6)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import ConvertTarget, Exchange
from eldertable.games.gates_of_delirium.events import Converted, Exchanged, NothingToConvert
from eldertable.games.gates_of_delirium.rules.desperate import window
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium
from eldertable.kernel import Choice, Rules, Seat


def convert(s: Delirium) -> Rules[bool]:
    """Convert one investigator; tells whether there was one to convert (GD-6.2, GD-6.5)."""
    if s.player.pool and targets(s):
        yield from convert_from_pool(s)
    elif not s.player.pool and exchanges(s):
        yield from exchange(s)
    else:
        s.emit(NothingToConvert(s.active))
        return False
    return True


def convert_from_pool(s: Delirium) -> Rules[None]:
    """Send another's investigator home and put an own one in its place (GD-6.2, GD-12.2)."""
    choice = yield from window(s, "convert_target", lambda: targets(s))
    counts = s.regions[choice.region]
    counts[choice.seat] -= 1
    if choice.seat == NEUTRAL:
        s.neutrals_gone += 1
    else:
        s.players[choice.seat].pool += 1
    s.player.pool -= 1
    counts[s.active] += 1
    s.emit(Converted(s.active, choice.region, choice.seat))


def exchange(s: Delirium) -> Rules[None]:
    """Exchange an own investigator with another's, both on the board (GD-6.3, GD-12.3)."""
    choice = yield from window(s, "exchange", lambda: exchanges(s))
    s.regions[choice.origin][s.active] -= 1
    s.regions[choice.region][s.active] += 1
    s.regions[choice.region][choice.seat] -= 1
    s.regions[choice.origin][choice.seat] += 1
    s.emit(Exchanged(s.active, choice.origin, choice.region, choice.seat))


def targets(s: Delirium) -> list[Choice]:
    """Every region and other owner with an investigator there (GD-6.6)."""
    others = rivals(s)
    return [ConvertTarget(region, seat) for region, counts in s.regions.items() for seat in others if counts[seat]]


def exchanges(s: Delirium) -> list[Choice]:
    """Every exchange between two different regions (GD-6.4)."""
    others = rivals(s)
    origins = [region for region, counts in s.regions.items() if counts[s.active]]
    return [
        Exchange(origin, region, seat)
        for origin in origins
        for region, counts in s.regions.items()
        if region != origin
        for seat in others
        if counts[seat]
    ]


def rivals(s: Delirium) -> list[Seat]:
    """Everybody else with pieces on the board; with two players also the neutrals (GD-12.2)."""
    others = [seat for seat in range(len(s.players)) if seat != s.active]
    return [*others, NEUTRAL] if len(s.players) == 2 else others
