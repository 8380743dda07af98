"""Games that leak, each in its own way: the conformance suite catches every one of them, whatever the type of what leaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from eldertable.kernel import Chance, Choice, Event, Seat, Why
from eldertable.testing import Configuration, hidden, moving, telling, twins
from eldertable.testing.suite import ConformanceSuite

from .cups import GAME, CupGame, Cups, Name, Roll, Rolled, Round, Said, Say


class TestCups(ConformanceSuite):
    """The toy itself is sound."""

    games = (GAME,)
    test_texts = None  # type: ignore[assignment]
    test_records_cover_the_game = None  # type: ignore[assignment]
    test_record = None  # type: ignore[assignment]
    test_every_event_can_be_drawn = None  # type: ignore[assignment]


class OpenlyRolled(Rolled, frozen=True):
    """Shows everybody's dice to everybody."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


class OpenRoll(Roll, frozen=True):
    """Tells what chance has just given another."""

    def event(self, dice: tuple[int, ...]) -> Event:
        return OpenlyRolled(self.seat, dice)


class WhisperingName(Name, frozen=True):
    """Tells how much the neighbour's dice show."""

    def event(self, s: Cups, face: int) -> Event:
        return Said(self.seat, face, weight=sum(s.players[self.seat - 1].dice))


class OpenRound(Round, frozen=True):
    """With rolls for all to see."""

    def do(self, s: Cups) -> None:
        super().do(s)
        s.agenda[:] = [OpenRoll(step.seat) if type(step) is Roll else step for step in s.agenda]


class WhisperingRound(Round, frozen=True):
    """With whispers."""

    def do(self, s: Cups) -> None:
        super().do(s)
        s.agenda[:] = [WhisperingName(step.seat) if type(step) is Name else step for step in s.agenda]


class Opening(CupGame):
    """An event shows what chance has just given another."""

    first = OpenRound()


class Whispering(CupGame):
    """An event holds a number that comes from hidden dice."""

    first = WhisperingRound()


class Counting(CupGame):
    """A view counts what it must not see."""

    def view(self, s: Cups, seat: Seat | None) -> dict[str, Any]:
        return {**super().view(s, seat), "sixes": sum(cup.dice.count(6) for cup in s.players)}


class Lifting(CupGame):
    """The odds look under the cups."""

    def odds(self, s: Cups, seat: Seat | None) -> dict[str, Any]:
        return {"another six": float(any(6 in cup.dice for who, cup in enumerate(s.players) if who != seat))}


class TooMany(Why, frozen=True):
    """How many dice stand in the way."""

    dice: int


class Explaining(CupGame):
    """A reason names how many dice of others show a face."""

    why_types = (TooMany,)

    def blocked(self, s: Cups, seat: Seat) -> Iterable[tuple[Choice, Why]]:
        return [(Say(7), TooMany(sum(cup.dice.count(6) for who, cup in enumerate(s.players) if who != seat)))]


class Leaving(CupGame):
    """A redeal leaves the dice of the left neighbour in place."""

    def redeal(self, s: Cups, seat: Seat, chance: Chance) -> None:
        kept = s.players[(seat + 1) % len(s.players)].dice[:]
        super().redeal(s, seat, chance)
        s.players[(seat + 1) % len(s.players)].dice[:] = kept


class Following(CupGame):
    """A redeal turns each hidden die on by one roll, so that whoever knows the seed can turn it back."""

    def redeal(self, s: Cups, seat: Seat, chance: Chance) -> None:
        for who, cup in enumerate(s.players):
            if who != seat:
                cup.dice[:] = [1 + (die + chance.below(6)) % 6 for die in cup.dice]


CAUGHT: list[tuple[CupGame, Callable[[Configuration, int, int], None], str]] = [
    (Opening(), telling.check_chance_told, "an event tells what chance gave"),
    (Whispering(), telling.check_told, "an event tells what is hidden"),
    (Counting(), hidden.check_views, "the view shows something hidden"),
    (Explaining(), hidden.check_views, "the view shows something hidden"),
    (Lifting(), telling.check_told, "odds look at what is hidden"),
    (Leaving(), moving.check_hidden_moves, "seat 0 cannot see players.dice, which no redeal changes"),
    (Following(), twins.check_worlds, "shows more than its view"),
]


@pytest.mark.parametrize(("game", "check", "complaint"), CAUGHT, ids=[type(each[0]).__name__.lower() for each in CAUGHT])
def test_each_leak_is_caught(game: CupGame, check: Callable[[Configuration, int, int], None], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check(Configuration(game, 3, {}), 1, 12)
    check(Configuration(GAME, 3, {}), 1, 12)
