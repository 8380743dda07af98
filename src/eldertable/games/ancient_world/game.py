"""The Ancient World as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from eldertable.games.ancient_world import conservation, encoding, reasons, scoring, terminal, view
from eldertable.games.ancient_world.choices import CHOICE_TYPES
from eldertable.games.ancient_world.content import ROUNDS, library
from eldertable.games.ancient_world.judgement import appeal, prospects
from eldertable.games.ancient_world.rules import setup
from eldertable.games.ancient_world.shown import Board
from eldertable.games.ancient_world.state import AncientStep, AncientWorld
from eldertable.kernel import Chance, Choice, Decision, Game, Option, Options, Result, Say, Seat, Why
from eldertable.kernel.encoding import Sheet
from eldertable.kernel.errors import BadOptions


class TheAncientWorld(Game[AncientWorld]):
    """Citizens with values, armies that grow old, Titans and tribal banners, for 2 to 4 players."""

    id = "ancient_world"
    title = "The Ancient World"
    players = (2, 3, 4)
    options = (
        Option("expansion_plus", (False, True), False),
        Option("first_player", ("random", 0, 1, 2, 3), "random"),
        Option("free_slot", ("choose", "new_army"), "choose"),
    )
    # For two, positions are judged as was learned from play, so that worlds need not be played on as far.
    levels = {"expert": "search:seconds=5,pace=900,plies=12,judge=house"}
    learned = Path(__file__).parent / "judgement" / "learned.bin"
    rules_version = library.version("3")
    catalogue = library.catalogue
    catalogue_shapes = library.shapes
    state_type = AncientWorld
    bookkeeping = MappingProxyType(
        {
            "players.damaged": "everybody sees which cards are damaged; in which order does not matter",
            "province_pile.known": "everybody sees who looks at which cards of the pile",
            "titan_piles.known": "everybody sees who looks at which cards of a pile",
        }
    )
    step_type = AncientStep
    tie_breaks = scoring.TIE_BREAKS
    choice_types = CHOICE_TYPES
    why_types = reasons.WHY_TYPES
    form = encoding.FORM

    def check_options(self, players: int, options: Options) -> None:
        """The first player must sit at the table."""
        first = options["first_player"]
        if first != "random" and first >= players:
            raise BadOptions(f"Option 'first_player' is seat {first}; with {players} players the seats are 0 to {players - 1}.")

    def new_state(self, players: int, options: Options, chance: Chance) -> AncientWorld:
        return setup.set_up(players, options, chance)

    def result(self, s: AncientWorld) -> Result:
        return scoring.result(s)

    def tie_break(self, s: AncientWorld) -> str | None:
        return scoring.tie_break(s)

    def view(self, s: AncientWorld, seat: Seat | None) -> Board:
        return view.views(s, [seat])[0]

    def views(self, s: AncientWorld, seats: Sequence[Seat | None]) -> list[Board]:
        return view.views(s, seats)

    def redeal(self, s: AncientWorld, seat: Seat, chance: Chance) -> None:
        view.redeal(s, seat, chance)

    def problems(self, s: AncientWorld) -> list[str]:
        return conservation.problems(s)

    def may_end(self, s: AncientWorld) -> bool:
        return s.round == ROUNDS.count

    def evaluate(self, s: AncientWorld, seat: Seat) -> float:
        return prospects.prospects(s)[seat]

    def prospects(self, s: AncientWorld, players: int) -> tuple[float, ...]:
        return prospects.prospects(s)

    def appeals(self, s: AncientWorld, decision: Decision) -> list[float]:
        return appeal.appeals(s, decision.seat, decision.options)

    def blocked(self, s: AncientWorld, seat: Seat) -> Iterable[tuple[Choice, Why]]:
        return reasons.blocked(s, seat)

    def encode(self, s: AncientWorld, seat: Seat, sheet: Sheet) -> None:
        encoding.encode(s, seat, sheet)

    def sketch(self, view: dict[str, Any], say: Say) -> str:
        return terminal.sketch(view, say)


GAME = TheAncientWorld()
