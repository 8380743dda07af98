"""New Game as the rest of the house knows it: the object that ties everything together."""

from __future__ import annotations

from typing import Any

from eldertable.kernel import Chance, Decision, Game, Options, Result, Say, Seat
from new_game import conservation, reasons, scoring, terminal, view
from new_game.choices import CHOICE_TYPES
from new_game.content import library
from new_game.judgement import appeal, prospects
from new_game.rules import setup
from new_game.shown import Board
from new_game.state import NewGame, NewGameStep


class NewGameGame(Game[NewGame]):
    """Say here in one line what the game is about. Options go into `options`, each with its texts."""

    id = "new_game"
    title = "New Game"
    players = (2, 3, 4)
    # Raise this number when the rules or the contents change: saved games must not change their course.
    rules_version = library.version("1")
    catalogue = library.catalogue
    catalogue_shapes = library.shapes
    state_type = NewGame
    choice_types = CHOICE_TYPES
    step_type = NewGameStep
    why_types = reasons.WHY_TYPES

    def new_state(self, players: int, options: Options, chance: Chance) -> NewGame:
        return setup.set_up(players, options, chance)

    def result(self, s: NewGame) -> Result:
        return scoring.result(s)

    def view(self, s: NewGame, seat: Seat | None) -> Board:
        return view.view(s, seat)

    def redeal(self, s: NewGame, seat: Seat, chance: Chance) -> None:
        view.redeal(s, seat, chance)

    def problems(self, s: NewGame) -> list[str]:
        return conservation.problems(s)

    def evaluate(self, s: NewGame, seat: Seat) -> float:
        return prospects.evaluate(s, seat)

    def appeals(self, s: NewGame, decision: Decision) -> list[float]:
        return appeal.appeals(decision.options)

    def sketch(self, view: dict[str, Any], say: Say) -> str:
        return terminal.sketch(view, say)


GAME = NewGameGame()
