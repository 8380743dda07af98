"""Gates of Delirium as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from eldertable.games.gates_of_delirium import conservation, encoding, reasons, scoring, terminal, view
from eldertable.games.gates_of_delirium.choices import ALL_CHOICES, CHOICE_TYPES
from eldertable.games.gates_of_delirium.content import library
from eldertable.games.gates_of_delirium.judgement import appeal, prospects
from eldertable.games.gates_of_delirium.rules import setup
from eldertable.games.gates_of_delirium.shown import Board
from eldertable.games.gates_of_delirium.state import Delirium, DeliriumStep
from eldertable.kernel import Chance, Choice, Decision, Game, Option, Options, Result, Say, Seat, Why
from eldertable.kernel.encoding import Sheet
from eldertable.kernel.errors import BadOptions


class GatesOfDelirium(Game[Delirium]):
    """Two-sided cards, sane and insane rounds, gates and majorities, for 2 to 4 players."""

    id = "gates_of_delirium"
    title = "Gates of Delirium"
    players = (2, 3, 4)
    options = (
        Option("hidden_expansion", (False, True), False),
        Option("round_limit", range(0, 1001), 0),
        Option("first_player", ("random", 0, 1, 2, 3), "random"),
        Option("ages", range(0, 130), (), per_seat=True),
    )
    # For two, positions are judged as was learned from play, so that worlds need not be played on at all.
    levels = {"expert": "search:seconds=5,pace=2800,plies=0,judge=house"}
    learned = Path(__file__).parent / "judgement" / "learned.bin"
    rules_version = library.version("2")
    catalogue = library.catalogue
    catalogue_shapes = library.shapes
    state_type = Delirium
    choice_types = CHOICE_TYPES
    bookkeeping = MappingProxyType(
        {
            "neutrals_gone": "how many neutral investigators left the board, which everybody saw",
            "ages": "an option, which everybody sees",
        }
    )
    step_type = DeliriumStep
    why_types = reasons.WHY_TYPES
    form = encoding.FORM
    all_choices = ALL_CHOICES
    tie_breaks = scoring.TIE_BREAKS

    def check_options(self, players: int, options: Options) -> None:
        """The first player must sit at the table."""
        first = options["first_player"]
        if first != "random" and first >= players:
            raise BadOptions(f"Option 'first_player' is seat {first}; with {players} players the seats are 0 to {players - 1}.")

    def new_state(self, players: int, options: Options, chance: Chance) -> Delirium:
        return setup.set_up(players, options, chance)

    def result(self, s: Delirium) -> Result:
        return scoring.result(s)

    def tie_break(self, s: Delirium) -> str | None:
        return scoring.tie_break(s)

    def view(self, s: Delirium, seat: Seat | None) -> Board:
        return view.views(s, [seat])[0]

    def views(self, s: Delirium, seats: Sequence[Seat | None]) -> list[Board]:
        return view.views(s, seats)

    def redeal(self, s: Delirium, seat: Seat, chance: Chance) -> None:
        view.redeal(s, seat, chance)

    def problems(self, s: Delirium) -> list[str]:
        return conservation.problems(s)

    def may_end(self, s: Delirium) -> bool:
        return len(s.stack) <= 1 or not s.gate_deck or s.round == s.round_limit

    def evaluate(self, s: Delirium, seat: Seat) -> float:
        return prospects.prospects(s)[seat]

    def prospects(self, s: Delirium, players: int) -> tuple[float, ...]:
        return prospects.prospects(s)

    def appeals(self, s: Delirium, decision: Decision) -> list[float]:
        return appeal.appeals(s, decision.options)

    def alike(self, s: Delirium, choice: Choice) -> Hashable:
        return prospects.alike(s, choice)

    def blocked(self, s: Delirium, seat: Seat) -> Iterable[tuple[Choice, Why]]:
        return reasons.blocked(s, seat)

    def encode(self, s: Delirium, seat: Seat, sheet: Sheet) -> None:
        encoding.encode(s, seat, sheet)

    def sketch(self, view: dict[str, Any], say: Say) -> str:
        return terminal.sketch(view, say)


GAME = GatesOfDelirium()
