"""Converting investigators (GD-6.2 to GD-6.6)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import CONVERT, ConvertTarget, Exchange
from eldertable.games.gates_of_delirium.events import Converted, Exchanged, NothingToConvert
from eldertable.games.gates_of_delirium.rules.cards import unit_done
from eldertable.games.gates_of_delirium.rules.desperate import desperate_action, window
from eldertable.games.gates_of_delirium.rules.scrolls import trigger
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium
from eldertable.kernel import Choice, Rules, Seat


def convert(s: Delirium) -> Rules[None]:
    """Convert one investigator, if there is a target (GD-6.2, GD-6.5)."""
    if s.player.pool:
        question, options = "convert_target", targets(s)
    else:
        question, options = "exchange", exchanges(s)
    if not options:
        s.emit(NothingToConvert(s.active))
        unit_done(s, gift=False)
        return
    choice = yield window(s, question, options)
    kind = type(choice)
    if kind is ConvertTarget:
        replace(s, choice.region, choice.seat)
    elif kind is Exchange:
        exchange(s, choice.origin, choice.region, choice.seat)
    else:
        desperate_action(s, choice.action)
        return
    trigger(s, "convert", s.scrolls_up)
    unit_done(s, gift=False)


def replace(s: Delirium, region: str, owner: Seat) -> None:
    """Send another's investigator home and put an own one in its place (GD-6.2, GD-12.2)."""
    counts = s.regions[region]
    counts[owner] -= 1
    if owner == NEUTRAL:
        s.neutrals_gone += 1
    else:
        s.players[owner].pool += 1
    s.player.pool -= 1
    counts[s.active] += 1
    s.emit(Converted(s.active, region, owner))


def exchange(s: Delirium, origin: str, region: str, owner: Seat) -> None:
    """Exchange an own investigator with another's, both on the board (GD-6.3, GD-12.3)."""
    s.regions[origin][s.active] -= 1
    s.regions[region][s.active] += 1
    s.regions[region][owner] -= 1
    s.regions[origin][owner] += 1
    s.emit(Exchanged(s.active, origin, region, owner))


def targets(s: Delirium) -> tuple[Choice, ...]:
    """Every region and other owner with an investigator there (GD-6.6)."""
    others = rivals(s)
    return tuple([CONVERT[region, owner] for region, counts in s.regions.items() for owner in others if counts[owner]])


def exchanges(s: Delirium) -> tuple[Choice, ...]:
    """Every exchange between two different regions (GD-6.4)."""
    others = rivals(s)
    origins = [region for region, counts in s.regions.items() if counts[s.active]]
    return tuple(
        Exchange(origin, region, owner)
        for origin in origins
        for region, counts in s.regions.items()
        if region != origin
        for owner in others
        if counts[owner]
    )


def rivals(s: Delirium) -> list[Seat]:
    """Everybody else with pieces on the board; with two players also the neutrals (GD-12.2)."""
    others = [seat for seat in range(len(s.players)) if seat != s.active]
    return [*others, NEUTRAL] if len(s.players) == 2 else others
