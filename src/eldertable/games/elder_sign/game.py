"""Elder Sign as the rest of the house knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from eldertable.games.elder_sign import conservation, encoding, reasons, scoring, terminal, view
from eldertable.games.elder_sign.choices import CHOICE_TYPES
from eldertable.games.elder_sign.content import ANCIENT_ONES, CARDS, INVESTIGATORS, library
from eldertable.games.elder_sign.judgement import appeal, odds, prospects
from eldertable.games.elder_sign.rules import setup
from eldertable.games.elder_sign.rules.setup import CHOOSE, RANDOM
from eldertable.games.elder_sign.rules.step import MuseumStep
from eldertable.games.elder_sign.shown import Board, Chances
from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Chance, Choice, Decision, Game, Option, Options, Result, Say, Seat, Why
from eldertable.kernel.encoding import Sheet
from eldertable.kernel.errors import BadOptions

# How many Elder Signs each card brings; where nothing is attempted, one can be bought.
SIGNS_OF = {
    card.id: sum(effect.count for effect in card.rewards if effect.do == "gain" and effect.what == "elder_sign")
    for card in CARDS.values()
}
SOUVENIR = 1
# Where one goes and what one does there; within an attempt the odds tell what is best.
CROSSROADS = frozenset(("move", "entrance"))


class ElderSign(Game[Museum]):
    """Dice, adventures and Ancient Ones: all against the museum, for 1 to 8 players."""

    id = "elder_sign"
    title = "Elder Sign"
    players = (1, 2, 3, 4, 5, 6, 7, 8)
    cooperative = True
    evaluates_openly = True
    # What tells the levels up to `hard` apart is how often something is overlooked; one slip can spoil a whole attempt, so they
    # are few. `expert` plays whole turns on from wherever it could go; within an attempt it trusts the odds, which are exact.
    levels: ClassVar[Mapping[str, str]] = {
        "easy": "greedy:worlds=1,slips=0.15",
        "normal": "greedy:worlds=8,slips=0.08",
        "hard": "greedy:worlds=8",
        "expert": "search:seconds=5,pace=160,width=4,plies=1,depth=1,worlds=4,trust=16",
    }
    options = (
        Option("ancient_one", (RANDOM, CHOOSE, *ANCIENT_ONES), RANDOM),
        Option("investigators", (RANDOM, CHOOSE, *INVESTIGATORS), (), per_seat=True),
        Option("first_player", (RANDOM, 0, 1, 2, 3, 4, 5, 6, 7), RANDOM),
        Option("no_elder_sign_souvenir", (False, True), False),
        Option("hard_start", (False, True), False),
        Option("gentle", (False, True), False),
    )
    rules_version = library.version("2")
    catalogue = library.catalogue
    catalogue_shapes = library.shapes
    state_type = Museum
    choice_types = CHOICE_TYPES
    bookkeeping = MappingProxyType(
        {
            "wishes": "the investigators asked for in the options, which everybody sees",
            "gentle": "an option, which everybody sees",
            "hard_start": "an option, which everybody sees",
            "cup": "the monsters that are not in sight, always in the order of their names; chance picks one",
        }
    )
    step_type = MuseumStep
    why_types = reasons.WHY_TYPES
    form = encoding.FORM

    def check_options(self, players: int, options: Options) -> None:
        """The first player sits at the table, and nobody is played twice (ES-2.7)."""
        first = options["first_player"]
        if first != RANDOM and first >= players:
            raise BadOptions(f"Option 'first_player' is seat {first}; with {players} players the seats are 0 to {players - 1}.")
        named = Counter(wish for wish in options["investigators"] if wish in INVESTIGATORS)
        for investigator, count in named.items():
            if count > 1:
                raise BadOptions(f"Option 'investigators' names {investigator!r} {count} times; nobody can be played twice.")

    def new_state(self, players: int, options: Options, chance: Chance) -> Museum:
        return setup.new_table(players, options, chance)

    def result(self, s: Museum) -> Result:
        return scoring.result(s)

    def view(self, s: Museum, seat: Seat | None) -> Board:
        return view.view(s)

    def views(self, s: Museum, seats: Sequence[Seat | None]) -> list[Board]:
        return [view.view(s)] * len(seats)

    def redeal(self, s: Museum, seat: Seat, chance: Chance) -> None:
        view.redeal(s, seat, chance)

    def problems(self, s: Museum) -> list[str]:
        return conservation.problems(s)

    def may_end(self, s: Museum) -> bool:
        if s.awake or not s.ancient_one:
            return s.awake
        signs = SOUVENIR if s.attempt is None else SIGNS_OF[s.attempt.card]
        return s.elder_signs + signs >= ANCIENT_ONES[s.ancient_one].elder_signs

    def crossroads(self, decision: Decision) -> bool:
        return decision.kind in CROSSROADS

    def evaluate(self, s: Museum, seat: Seat) -> float:
        return prospects.evaluate(s, seat)

    def foresee(self, s: Museum, seat: Seat, choice: Choice) -> float | None:
        return appeal.foresee(s, choice)

    def foresee_all(self, s: Museum, decision: Decision) -> list[float | None]:
        return appeal.foresee_all(s, decision.options)

    def prospects(self, s: Museum, players: int) -> tuple[float, ...]:
        return (prospects.evaluate(s, 0),) * players

    def blocked(self, s: Museum, seat: Seat) -> Iterable[tuple[Choice, Why]]:
        return reasons.blocked(s, seat)

    def odds(self, s: Museum, seat: Seat | None) -> Chances | None:
        return odds.at_the_table(s, seat)

    def encode(self, s: Museum, seat: Seat, sheet: Sheet) -> None:
        encoding.encode(s, seat, sheet)

    def sketch(self, view: dict[str, Any], say: Say) -> str | None:
        return terminal.sketch(view, say)


GAME = ElderSign()
