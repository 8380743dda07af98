"""Lanterns: a toy game for the tests, with chance, hidden cards and steps of every kind.

Each round every player plays a lantern from the hand and may push it up by oil, paid from a purse; then a die of wind is
rolled, the brightest lantern that the wind leaves burning scores, and hands are filled up from the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from eldertable.kernel import Chance, Choice, Decision, Event, Game, Option, Options, Plain, Result, Seat, State, Step

LANTERNS = tuple(f"lantern_{number:02}" for number in range(1, 25))
BRIGHTNESS = {name: number for number, name in enumerate(LANTERNS, 1)}
HAND = 3
PURSE = 4


class Play(Choice, frozen=True):
    """Put a lantern out."""

    lantern: str


class Oil(Choice, frozen=True):
    """Pour oil."""

    measure: int


class Agree(Choice, frozen=True):
    """Look at the outcome."""


class LanternShown(Event, frozen=True):
    """A lantern was put out."""

    seat: Seat
    lantern: str


class WindRolled(Event, frozen=True):
    """The die of wind."""

    wind: int


class Drawn(Event, frozen=True):
    """A lantern was drawn."""

    reveals: ClassVar[bool] = True

    seat: Seat
    lantern: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only the drawer sees it."""
        return self if seat == self.seat else Drawn(self.seat, "")


class Keeper(Plain):
    """One player."""

    hand: list[str]
    purse: int
    points: int
    shown: str = ""
    oil: int = 0


class Lanterns(State):
    """The table."""

    players: list[Keeper]
    deck: list[str]
    gone: list[str]
    rounds: int


class LanternStep(Step[Lanterns], frozen=True):
    """What is still to be done."""


class Round(LanternStep, frozen=True):
    """A lantern and oil by each player, then the wind, and another round, if one is left."""

    def do(self, s: Lanterns) -> None:
        if s.rounds:
            turns = [step for seat in range(len(s.players)) for step in self.turn(seat)]
            s.next(*turns, *self.evening(), self)

    def turn(self, seat: Seat) -> tuple[LanternStep, ...]:
        """What a player does."""
        return ShowLantern(seat), PourOil(seat)

    def evening(self) -> tuple[LanternStep, ...]:
        """What happens when all lanterns are out."""
        return Wind(), EndRound()


class ShowLantern(LanternStep, frozen=True):
    """Put out a lantern of the hand."""

    seat: Seat

    def ask(self, s: Lanterns) -> Decision:
        return Decision(self.seat, "play", tuple(Play(name) for name in s.players[self.seat].hand))

    def answer(self, s: Lanterns, choice: Play) -> None:
        keeper = s.players[self.seat]
        keeper.hand.remove(choice.lantern)
        keeper.shown = choice.lantern
        s.emit(LanternShown(self.seat, choice.lantern))


class PourOil(LanternStep, frozen=True):
    """Pay for more light."""

    seat: Seat

    def ask(self, s: Lanterns) -> Decision:
        return Decision(self.seat, "oil", tuple(Oil(measure) for measure in range(min(2, s.players[self.seat].purse) + 1)))

    def answer(self, s: Lanterns, choice: Oil) -> None:
        keeper = s.players[self.seat]
        keeper.purse -= choice.measure
        keeper.oil = choice.measure


class Wind(LanternStep, frozen=True):
    """Roll, score, draw."""

    def ask(self, s: Lanterns) -> Decision:
        return Decision(0, "wind", (Agree(),), confirm=True)

    def answer(self, s: Lanterns, choice: Agree) -> None:
        wind = s.chance.roll(6)
        s.emit(WindRolled(wind))
        best = max(range(len(s.players)), key=lambda seat: light(s, seat, wind))
        s.players[best].points += wind
        for seat, keeper in enumerate(s.players):
            s.gone.append(keeper.shown)
            keeper.shown, keeper.oil = "", 0
            if s.deck:
                keeper.hand.append(s.deck.pop(0))
                s.emit(Drawn(seat, keeper.hand[-1]))


class EndRound(LanternStep, frozen=True):
    """The round is over."""

    def do(self, s: Lanterns) -> None:
        s.rounds -= 1


def light(s: Lanterns, seat: Seat, wind: int) -> int:
    """How bright a lantern still is."""
    keeper = s.players[seat]
    return BRIGHTNESS[keeper.shown] + 3 * keeper.oil - wind


class LanternGame(Game[Lanterns]):
    """The toy."""

    id = "lanterns"
    title = "Lanterns"
    players = (2, 3)
    options = (Option("rounds", range(1, 9), 4), Option("storm", (False, True), False))
    rules_version = "1"
    catalogue: Mapping[str, Any] = MappingProxyType({})
    state_type = Lanterns
    choice_types = (Play, Oil, Agree)
    step_type = LanternStep

    def new_state(self, players: int, options: Options, chance: Chance) -> Lanterns:
        deck = list(LANTERNS)
        chance.shuffle(deck)
        keepers = [Keeper([deck.pop(0) for _ in range(HAND)], PURSE, 0) for _ in range(players)]
        return Lanterns(chance, [], [Round()], keepers, deck, [], options["rounds"])

    def result(self, s: Lanterns) -> Result:
        scores = tuple(keeper.points for keeper in s.players)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(scores, tuple({"wind": score} for score in scores), winners, "last_round")

    def view(self, s: Lanterns, seat: Seat | None) -> dict[str, Any]:
        return {
            "deck": len(s.deck),
            "gone": list(s.gone),
            "rounds": s.rounds,
            "players": [
                {
                    "hand": list(k.hand) if who == seat else len(k.hand),
                    "purse": k.purse,
                    "points": k.points,
                    "shown": k.shown,
                    "oil": k.oil,
                }
                for who, k in enumerate(s.players)
            ],
        }

    def redeal(self, s: Lanterns, seat: Seat, chance: Chance) -> None:
        others = [keeper for who, keeper in enumerate(s.players) if who != seat]
        pool = chance.mixed(s.deck + [name for keeper in others for name in keeper.hand])
        for keeper in others:
            size = len(keeper.hand)
            keeper.hand[:], pool = pool[:size], pool[size:]
        s.deck[:] = pool

    def problems(self, s: Lanterns) -> list[str]:
        held = [*s.deck, *s.gone, *(name for k in s.players for name in (*k.hand, *([k.shown] if k.shown else [])))]
        found = [f"{name} is there {count} times" for name, count in Counter(held).items() if count != 1]
        found += [f"{name} is missing" for name in LANTERNS if name not in held]
        return found + [f"seat {seat} has {k.purse} oil" for seat, k in enumerate(s.players) if not 0 <= k.purse <= PURSE]

    def evaluate(self, s: Lanterns, seat: Seat) -> float:
        return s.players[seat].points / (1 + sum(keeper.points for keeper in s.players))


class Another(LanternGame):
    """Lanterns with other steps to begin with."""

    def __init__(self, *steps: LanternStep) -> None:
        self.steps = steps

    def new_state(self, players: int, options: Options, chance: Chance) -> Lanterns:
        s = super().new_state(players, options, chance)
        s.agenda = [*self.steps]
        return s


GAME = LanternGame()
