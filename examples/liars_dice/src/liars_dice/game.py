"""Liar's Dice as Eldertable knows it: the entry point of the package leads to `GAME`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from eldertable.kernel import Chance, Choice, Game, Option, Options, Result, Say, Seat, Why
from liars_dice import conservation, reasons, scoring, terminal, view
from liars_dice.choices import CHOICE_TYPES
from liars_dice.content import library
from liars_dice.judgement import prospects
from liars_dice.judgement.odds import chance_of
from liars_dice.rules import setup
from liars_dice.shown import Board, Odds
from liars_dice.state import LiarsDice, LiarsDiceStep


class LiarsDiceGame(Game[LiarsDice]):
    """Hidden dice, bold bids and a doubt at the right moment, for 2 to 4 players."""

    id = "liars_dice"
    title = "Liar's Dice"
    players = (2, 3, 4)
    options = (Option("wild", (True, False), True),)
    rules_version = library.version("1")
    catalogue = library.catalogue
    catalogue_shapes = library.shapes
    state_type = LiarsDice
    choice_types = CHOICE_TYPES
    step_type = LiarsDiceStep
    why_types = reasons.WHY_TYPES

    def new_state(self, players: int, options: Options, chance: Chance) -> LiarsDice:
        return setup.set_up(players, options, chance)

    def result(self, s: LiarsDice) -> Result:
        return scoring.result(s)

    def view(self, s: LiarsDice, seat: Seat | None) -> Board:
        return view.view(s, seat)

    def redeal(self, s: LiarsDice, seat: Seat, chance: Chance) -> None:
        view.redeal(s, seat, chance)

    def problems(self, s: LiarsDice) -> list[str]:
        return conservation.problems(s)

    def evaluate(self, s: LiarsDice, seat: Seat) -> float:
        return prospects.evaluate(s, seat)

    def foresee(self, s: LiarsDice, seat: Seat, choice: Choice) -> float:
        return prospects.foresee(s, seat, choice)

    def blocked(self, s: LiarsDice, seat: Seat) -> Iterable[tuple[Choice, Why]]:
        return reasons.blocked(s, seat)

    def odds(self, s: LiarsDice, seat: Seat | None) -> Odds | None:
        """How likely the last bid is true, for somebody who sees what this seat sees."""
        return Odds(chance_of(s, seat, s.bid.count, s.bid.face)) if s.bid else None

    def sketch(self, view: dict[str, Any], say: Say) -> str:
        return terminal.sketch(view, say)


GAME = LiarsDiceGame()
