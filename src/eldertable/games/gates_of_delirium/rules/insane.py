"""Converting investigators (GD-6.2 to GD-6.6)."""

from __future__ import annotations

from eldertable.games.gates_of_delirium.choices import CONVERT, ConvertTarget, Exchange
from eldertable.games.gates_of_delirium.events import Converted, Exchanged, NothingToConvert
from eldertable.games.gates_of_delirium.rules.desperate import Window
from eldertable.games.gates_of_delirium.rules.scrolls import trigger
from eldertable.games.gates_of_delirium.state import NEUTRAL, Delirium
from eldertable.kernel import Choice, Decision, Seat


class Convert(Window, frozen=True):
    """Convert one investigator, if there is a target; by an exchange if the pool is empty (GD-6.2 to GD-6.5)."""

    def ask(self, s: Delirium) -> Decision | None:
        kind, options = ("convert_target", targets(s)) if s.player.pool else ("exchange", exchanges(s))
        if options:
            return self.question(s, kind, options)
        s.emit(NothingToConvert(s.active))
        return None

    def chosen(self, s: Delirium, choice: ConvertTarget | Exchange) -> None:
        """Replace or exchange, then take what scrolls give for it."""
        match choice:
            case ConvertTarget(region, owner):
                replace(s, region, owner)
            case Exchange(origin, region, owner):
                exchange(s, origin, region, owner)
        trigger(s, "convert", s.scrolls_up)


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
