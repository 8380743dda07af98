"""What a seat is told: events, odds and hints say no more than its views do, whatever the type of what they say."""

from __future__ import annotations

import random
from collections.abc import MutableSequence
from itertools import islice
from typing import Any

from eldertable.bots import Outlook
from eldertable.bots.advice import advise, adviser
from eldertable.kernel import Chance, Choice, Seat, Table
from eldertable.testing.configurations import Configuration
from eldertable.testing.hidden import Path, places
from eldertable.testing.playing import audience, encoded, sampled
from eldertable.testing.promises import at
from eldertable.testing.twins import twins

# So many of those who look on are asked what they were told, and for each so many twins are compared.
LOOKERS_ON = 3
TWINS = 3
# So many of the draws of a choice are bent, one at a time.
DRAWS = 6
# Hints think for so many iterations here.
ITERATIONS = 12


class Bent(Chance):
    """Chance whose draw number `bent` comes out otherwise; all the others stay."""

    bent: int = -1

    def below(self, limit: int) -> int:
        """As ever, but the next number instead where it is bent."""
        bent = self.counter == self.bent
        drawn = super().below(limit)
        return (drawn + 1) % limit if bent else drawn

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """One draw after the other, so that any of them can be bent."""
        self._shuffle_slowly(items, len(items))


def check_told(configuration: Configuration, seed: int, count: int) -> None:
    """At twins everybody gets the same odds, and the same choice tells the same, as long as it leads to the same view."""
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        chooser = random.Random(number)
        choice = chooser.choice(table.decision.options)
        for who in chooser.sample(audience(table), min(LOOKERS_ON, table.players + 1)):
            place = f"{spelled(who)}, {at(configuration, table)}"
            for twin in islice(twins(table, who, random.Random(number)), TWINS):
                assert encoded(twin.odds(who)) == encoded(table.odds(who)), f"odds look at what is hidden from {place}"
                assert twin.decision is not None
                if choice in twin.decision.options:
                    here, there = after(table, choice), after(twin, choice)
                    told = seen(here, who) == seen(there, who) and here.events_for(who) != there.events_for(who)
                    assert not told, f"an event tells what is hidden from {place}"


def check_chance_told(configuration: Configuration, seed: int, count: int) -> None:
    """What chance gives to a hidden place is not told: another draw there, with the same view after it, tells the same.

    A roll for all to see may leave no trace in a view, but then it leaves none in a hidden place either.
    """
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        chooser = random.Random(number)
        choice = chooser.choice(table.decision.options)
        here = after(table, choice)
        first, last = table.state.chance.counter, here.state.chance.counter
        for draw in chooser.sample(range(first, last), min(DRAWS, last - first)):
            there = after(bent(table, draw), choice)
            if things(there) == things(here):
                continue
            for who in audience(table):
                told = seen(here, who) == seen(there, who) and here.events_for(who) != there.events_for(who)
                assert not told, f"an event tells what chance gave out of sight of {spelled(who)}, {at(configuration, table)}"


def check_hints(configuration: Configuration, seed: int, count: int) -> None:
    """Advice comes from what the seat sees: at twins it is the same."""
    settings = adviser(configuration.game, ITERATIONS)
    for number, table in enumerate(sampled(configuration, seed, count)):
        assert table.decision is not None
        seat = table.decision.seat
        for twin in islice(twins(table, seat, random.Random(number)), 1):
            given = [advise(Outlook(each, seat, 0), settings, random.Random(number)) for each in (table, twin)]
            assert given[0] == given[1], f"a hint looks behind the view of seat {seat}: {at(configuration, table)}"


def after(table: Table[Any], choice: Choice) -> Table[Any]:
    """The table after a choice, the original untouched."""
    fork = table.fork()
    fork.choose(choice)
    return fork


def bent(table: Table[Any], draw: int) -> Table[Any]:
    """The table with one draw to come bent."""
    fork = table.fork()
    chance = fork.state.chance
    fork.state.chance = Bent(outcomes=chance.outcomes[:], key=chance.key, counter=chance.counter, bent=draw)
    return fork


def things(table: Table[Any]) -> dict[Path, Any]:
    """Everything on the table but what is still to be done, which follows from what everybody saw."""
    return {path: value for path, value in places(table).items() if path[0] != "agenda"}


def seen(table: Table[Any], who: Seat | None) -> bytes:
    """What somebody sees, in a form that can be compared."""
    return encoded(table.view(who))


def spelled(who: Seat | None) -> str:
    """Who looks on, for a message."""
    return "spectators" if who is None else f"seat {who}"
