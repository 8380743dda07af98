"""AuZtralia as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from eldertable.games.auztralia import conservation, encoding, reasons, scoring, terminal, view
from eldertable.games.auztralia.choices import CHOICE_TYPES
from eldertable.games.auztralia.content import CHALLENGES, LEVELS, MODES, TRACK, library
from eldertable.games.auztralia.judgement import appeal, odds, prospects
from eldertable.games.auztralia.rules import opening
from eldertable.games.auztralia.shown import Board, Chances
from eldertable.games.auztralia.state import AuzStep, Auztralia
from eldertable.kernel import Chance, Choice, Decision, Game, Option, Options, Result, Say, Seat, Why
from eldertable.kernel.encoding import Sheet
from eldertable.kernel.errors import BadOptions

# Whose disc is so near the end of the time track can reach it by few actions.
LAST_SPACES = 5


class AuztraliaGame(Game[Auztralia]):
    """Rails, farms and war against the Old Ones, for 1 to 4 players."""

    id = "auztralia"
    title = "AuZtralia"
    players = (1, 2, 3, 4)
    options = (
        Option("map", ("east", "west"), "east"),
        Option("mode", tuple(MODES), "standard"),
        Option("challenge", ("none", *CHALLENGES), "none"),
        Option("solo_level", tuple(LEVELS), "easy"),
        Option("objective", ("random", "choose"), "random"),
        Option("variant_cards", (1, 2), 1),
        Option("first_withdrawal", ("turned_up", "always"), "turned_up"),
    )
    # A simulation is dear here, but few tell the best options apart; the first look is the same in all worlds.
    levels = {
        "hard": "search:iterations=24,width=4,plies=12,worlds=1,seconds=5",
        "expert": "search:seconds=5,pace=560,width=6,plies=12,worlds=1",
    }
    rules_version = library.version("4")
    catalogue = library.catalogue
    catalogue_shapes = library.shapes
    state_type = Auztralia
    choice_types = CHOICE_TYPES
    bookkeeping = MappingProxyType({"players.mined_vp": "how many points were mined, which everybody saw"})
    step_type = AuzStep
    why_types = reasons.WHY_TYPES
    form = encoding.FORM

    def settle(self, players: int, options: Mapping[str, Any]) -> Options:
        """One player plays the solo game, which is the standard game for one (AZ-11.1)."""
        chosen = super().settle(players, options)
        if players == 1:
            chosen["mode"] = "solo"
        return chosen

    def check_options(self, players: int, options: Options) -> None:
        """Which modes, maps, challenges and settings go together (AZ-15.8)."""
        mode = MODES["solo" if players == 1 and options["mode"] == "standard" else options["mode"]]
        if players not in mode.players:
            counts = " or ".join(str(count) for count in mode.players)
            raise BadOptions(f"The mode {mode.id!r} is for {counts} players; there are {players}.")
        if options["challenge"] != "none":
            challenge = CHALLENGES[options["challenge"]]
            if players not in challenge.players:
                counts = " or ".join(str(count) for count in challenge.players)
                raise BadOptions(f"The challenge {challenge.id!r} is for {counts} players; there are {players}.")
        for name, needed in (("solo_level", "solo"), ("objective", "solo"), ("variant_cards", "two_player_variants")):
            default = next(option.default for option in self.options if option.name == name)
            if options[name] != default and mode.id != needed:
                raise BadOptions(f"Option {name!r} belongs to the mode {needed!r}; the mode is {mode.id!r}.")

    def new_state(self, players: int, options: Options, chance: Chance) -> Auztralia:
        return opening.new_state(players, options, chance)

    def result(self, s: Auztralia) -> Result:
        return scoring.result(s)

    def view(self, s: Auztralia, seat: Seat | None) -> Board:
        return view.views(s, [seat])[0]

    def views(self, s: Auztralia, seats: Sequence[Seat | None]) -> list[Board]:
        return view.views(s, seats)

    def redeal(self, s: Auztralia, seat: Seat, chance: Chance) -> None:
        view.redeal(s, seat, chance)

    def problems(self, s: Auztralia) -> list[str]:
        return conservation.problems(s)

    def plays_together(self, options: Mapping[str, Any]) -> bool:
        """Players are rivals except in full cooperation (AZ-14.7)."""
        return options.get("mode") == "cooperative"

    def may_end(self, s: Auztralia) -> bool:
        return s.players[s.active].time >= TRACK.end_space - LAST_SPACES

    def evaluate(self, s: Auztralia, seat: Seat) -> float:
        return prospects.prospects(s)[seat]

    def prospects(self, s: Auztralia, players: int) -> tuple[float, ...]:
        return prospects.prospects(s)

    def foresee(self, s: Auztralia, seat: Seat, choice: Choice) -> float | None:
        return appeal.foresee(s, seat, choice)

    def appeals(self, s: Auztralia, decision: Decision) -> list[float] | None:
        return appeal.appeals(s, decision.seat, decision.options)

    def odds(self, s: Auztralia, seat: Seat | None) -> Chances | None:
        """The odds of the attacks and the fight at hand: everything they rest on is open to all."""
        return odds.at_the_table(s)

    def blocked(self, s: Auztralia, seat: Seat) -> Iterable[tuple[Choice, Why]]:
        return reasons.blocked(s, seat)

    def encode(self, s: Auztralia, seat: Seat, sheet: Sheet) -> None:
        encoding.encode(s, seat, sheet)

    def sketch(self, view: dict[str, Any], say: Say) -> str:
        return terminal.sketch(view, say)


GAME = AuztraliaGame()
