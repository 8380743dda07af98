"""Cups: a toy game whose hidden things are numbers. Everybody rolls dice under a cup, says a face, and scores one's own of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from eldertable.kernel import Chance, Choice, Decision, Event, Game, Options, Plain, Result, Seat, State, Step

DICE = 2
FACES = 6
ROUNDS = 4


class Say(Choice, frozen=True):
    """Name a face."""

    face: int


class Rolled(Event, frozen=True):
    """Dice fell under a cup."""

    reveals: ClassVar[bool] = True

    seat: Seat
    dice: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only who lifts the cup sees them."""
        return self if seat == self.seat else Rolled(self.seat, ())


class Said(Event, frozen=True):
    """Somebody named a face; `weight` is what was told besides."""

    seat: Seat
    face: int
    weight: int = 0


class Cup(Plain):
    """One player."""

    dice: list[int]
    points: int = 0


class Cups(State):
    """The table."""

    players: list[Cup]
    rounds: int


class CupStep(Step[Cups], frozen=True):
    """What is still to be done."""


class Round(CupStep, frozen=True):
    """Everybody rolls and says, until no round is left."""

    def do(self, s: Cups) -> None:
        if s.rounds:
            s.rounds -= 1
            s.next(*[step for seat in range(len(s.players)) for step in (Roll(seat), Name(seat))], self)


class Roll(CupStep, frozen=True):
    """All dice of a cup."""

    seat: Seat

    def do(self, s: Cups) -> None:
        dice = s.players[self.seat].dice
        dice[:] = [s.chance.roll(FACES) for _ in range(DICE)]
        s.emit(self.event(tuple(dice)))

    def event(self, dice: tuple[int, ...]) -> Event:
        """How it is told."""
        return Rolled(self.seat, dice)


class Name(CupStep, frozen=True):
    """Say a face, and score the dice that show it; they stay under the cup."""

    seat: Seat

    def ask(self, s: Cups) -> Decision:
        return Decision(self.seat, "say", tuple(Say(face) for face in range(1, FACES + 1)))

    def answer(self, s: Cups, choice: Say) -> None:
        s.players[self.seat].points += choice.face
        s.emit(self.event(s, choice.face))

    def event(self, s: Cups, face: int) -> Event:
        """How it is told."""
        return Said(self.seat, face)


class CupGame(Game[Cups]):
    """The toy."""

    id = "cups"
    title = "Cups"
    players = (3,)
    rules_version = "1"
    catalogue: Mapping[str, Any] = MappingProxyType({})
    state_type = Cups
    choice_types = (Say,)
    step_type = CupStep
    first: CupStep = Round()

    def new_state(self, players: int, options: Options, chance: Chance) -> Cups:
        cups = [Cup([chance.roll(FACES) for _ in range(DICE)]) for _ in range(players)]
        return Cups(chance, [], [self.first], cups, ROUNDS)

    def result(self, s: Cups) -> Result:
        scores = tuple(cup.points for cup in s.players)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(scores, tuple({"faces": score} for score in scores), winners, "last_round")

    def view(self, s: Cups, seat: Seat | None) -> dict[str, Any]:
        cups = [{"points": c.points, "dice": c.dice[:] if who == seat else len(c.dice)} for who, c in enumerate(s.players)]
        return {"cups": cups, "rounds": s.rounds}

    def redeal(self, s: Cups, seat: Seat, chance: Chance) -> None:
        for who, cup in enumerate(s.players):
            if who != seat:
                cup.dice[:] = [chance.roll(FACES) for _ in range(DICE)]

    def problems(self, s: Cups) -> list[str]:
        dice = [die for cup in s.players for die in cup.dice]
        return [f"a die shows {die}" for die in dice if die not in range(1, FACES + 1)]

    def evaluate(self, s: Cups, seat: Seat) -> float:
        return s.players[seat].points / (1 + sum(cup.points for cup in s.players))

    def odds(self, s: Cups, seat: Seat | None) -> dict[str, Any] | None:
        return {"another six": 1 - (5 / 6) ** (DICE * (len(s.players) - 1))}


GAME = CupGame()
