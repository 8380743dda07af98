"""Tiny games whose best moves are known."""

from __future__ import annotations

from typing import Any

from eldertable.kernel import Chance, Choice, Decision, Game, Options, Result, Seat, State, Step


class Take(Choice, frozen=True):
    """Take so many stones."""

    stones: int


class Stones(State):
    pile: int
    mover: Seat
    loser_last: bool


class TakeStones(Step[Stones], frozen=True):
    """In turn, until none is left."""

    def ask(self, s: Stones) -> Decision | None:
        stones = tuple(Take(stones) for stones in (1, 2, 3) if stones <= s.pile)
        return Decision(s.mover, "take", stones) if stones else None

    def answer(self, s: Stones, choice: Take) -> None:
        s.pile -= choice.stones
        s.mover = 1 - s.mover
        s.next(self)


class Nim(Game[Stones]):
    """Take one to three stones; who takes the last one wins. The evaluation knows nothing."""

    id = "nim"
    title = "Nim"
    players = (2, 3)
    rules_version = "1"
    catalogue: dict[str, Any] = {}
    state_type = Stones
    choice_types = (Take,)
    step_type = TakeStones
    pile = 10

    def new_state(self, players: int, options: Options, chance: Chance) -> Stones:
        return Stones(chance, [], [TakeStones()], self.pile, 0, False)

    def result(self, s: Stones) -> Result:
        winner = 1 - s.mover
        return Result((int(winner == 0), int(winner == 1)), ({}, {}), (winner,), "no_stones")

    def view(self, s: Stones, seat: Seat | None) -> dict[str, Any]:
        return {"pile": s.pile}

    def redeal(self, s: Stones, seat: Seat, chance: Chance) -> None:
        pass

    def problems(self, s: Stones) -> list[str]:
        return []

    def evaluate(self, s: Stones, seat: Seat) -> float:
        return 0.5


class Open(Choice, frozen=True):
    """Open one of the boxes."""

    box: int


class Boxes(State):
    prize: int
    opened: int


class OpenBox(Step[Boxes], frozen=True):
    """The one choice there is."""

    def ask(self, s: Boxes) -> Decision:
        return Decision(0, "open", (Open(0), Open(1)))

    def answer(self, s: Boxes, choice: Open) -> None:
        s.opened = choice.box


class HiddenPrize(Game[Boxes]):
    """Box 0 holds the prize in most deals, but in this one it is elsewhere. Together you win, or together you lose."""

    id = "hidden_prize"
    title = "Hidden prize"
    players = (1,)
    cooperative = True
    rules_version = "1"
    catalogue: dict[str, Any] = {}
    state_type = Boxes
    choice_types = (Open,)
    step_type = OpenBox

    def new_state(self, players: int, options: Options, chance: Chance) -> Boxes:
        return Boxes(chance, [], [OpenBox()], 1, -1)

    def result(self, s: Boxes) -> Result:
        return Result((0,), ({},), (0,) if s.opened == s.prize else (), "opened")

    def view(self, s: Boxes, seat: Seat | None) -> dict[str, Any]:
        return {"opened": s.opened}

    def redeal(self, s: Boxes, seat: Seat, chance: Chance) -> None:
        s.prize = 0 if chance.below(4) else 1

    def problems(self, s: Boxes) -> list[str]:
        return []

    def evaluate(self, s: Boxes, seat: Seat) -> float:
        return float(s.opened == s.prize)
