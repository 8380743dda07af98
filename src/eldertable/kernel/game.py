"""What a game is to the rest of the house: its identity, its options, and the hooks of its rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from eldertable.kernel.chance import Chance
from eldertable.kernel.decision import Choice, Decision, Seat, Why
from eldertable.kernel.encoding import Form, Sheet
from eldertable.kernel.errors import BadOptions, BadPosition, MalformedChoice, WrongRulesVersion
from eldertable.kernel.form import LARGEST, json_form, too_large, worked_out
from eldertable.kernel.record import Origin
from eldertable.kernel.result import Result
from eldertable.kernel.state import State
from eldertable.kernel.step import Step, step_union
from eldertable.kernel.table import Table

S = TypeVar("S", bound=State)
Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, Any]
Say: TypeAlias = Callable[..., str]


class Option(msgspec.Struct, frozen=True):
    """A setting of a game: one of `values`, or with `per_seat` a list of them, one for each seat (or empty)."""

    name: str
    values: tuple[Value, ...] | range
    default: Value | tuple[Value, ...]
    per_seat: bool = False

    def check(self, value: Any, players: int) -> Any:
        """The value, if it is allowed."""
        if self.per_seat:
            if not isinstance(value, (list, tuple)) or len(value) not in (0, players):
                raise BadOptions(f"Option {self.name!r} takes a list of {players} values, or an empty one; it got {value!r}.")
            return tuple(self._check_one(each) for each in value)
        return self._check_one(value)

    def _check_one(self, value: Any) -> Any:
        # True == 1 in Python, so the type is compared too.
        if any(value == allowed and type(value) is type(allowed) for allowed in self._candidates(value)):
            return value
        raise BadOptions(f"Option {self.name!r} takes {self.describe()}; it got {value!r}.")

    def _candidates(self, value: Any) -> Sequence[Value]:
        if isinstance(self.values, range):
            return (value,) if type(value) is int and value in self.values else ()
        return self.values

    def describe(self) -> str:
        """The allowed values in words."""
        if isinstance(self.values, range):
            return f"a whole number from {self.values.start} to {self.values.stop - 1}"
        return "one of " + ", ".join(repr(value) for value in self.values)


def split_version(version: str) -> tuple[int, str]:
    """The number of the rules and the mark of a content pack, e.g. of `2+5f1c`; what is no number is newer than any."""
    number, _, cards = version.partition("+")
    return (int(number) if number.isdecimal() and len(number) < 9 else 10**9, cards)


class Game(Generic[S]):
    """One game. Subclasses fill in the class attributes and the hooks."""

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    cooperative: ClassVar[bool] = False
    # Whether `evaluate` looks only at what everybody sees, so that it is the same in all worlds a player can imagine.
    evaluates_openly: ClassVar[bool] = False
    # What a level of the bots is here, where the house's own does not suit: the name of a level and the bot it stands for.
    levels: ClassVar[Mapping[str, str]] = {}
    # The file with a judgement of positions that was learned for it, if one comes with the game (`eldertable train`).
    learned: ClassVar[Path | None] = None
    rules_version: str
    catalogue: Mapping[str, Any]
    # How each file of the catalogue is made, for the types of the drawn board.
    catalogue_shapes: Mapping[str, type[msgspec.Struct]] = MappingProxyType({})
    state_type: type[S]
    choice_types: tuple[type[Choice], ...]
    # The class from which all steps of the game come.
    step_type: type[Step[S]]
    why_types: tuple[type[Why], ...] = ()
    tie_breaks: tuple[str, ...] = ()
    # How the game is told in numbers, for programs that learn; None if it is not.
    form: Form | None = None
    # Every choice that can ever be offered, seats counted from the chooser, where the set closes.
    all_choices: tuple[Choice, ...] = ()
    # Fields of the state that no view shows and no redeal changes, though they could be told apart by hand, each with the reason.
    bookkeeping: Mapping[str, str] = MappingProxyType({})

    # -- hooks that every game fills in --------------------------------------------------------

    def new_state(self, players: int, options: Options, chance: Chance) -> S:
        """The state before anything is asked, with the steps of the game on its agenda."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """The result of a finished game."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> msgspec.Struct | dict[str, Any]:
        """Exactly what this seat (None: a spectator) may see, built by adding, never by removing.

        The struct that a game names here is what its drawn board knows of it (see `eldertable.contract`).
        """
        raise NotImplementedError

    def redeal(self, s: S, seat: Seat, chance: Chance) -> None:
        """Deal anew, in place, everything this seat cannot see."""
        raise NotImplementedError

    def problems(self, s: S) -> list[str]:
        """What makes this state impossible: pieces that are missing, doubled or out of place."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: Seat) -> float:
        """How good the position is for the seat, between 0 (lost) and 1 (won)."""
        raise NotImplementedError

    # -- hooks with a sensible default -----------------------------------------------------------

    def seats(self, s: S) -> int:
        """For how many players the state is: the length of its list `players`, unless a game counts otherwise."""
        return len(s.players)  # type: ignore[attr-defined]

    def check_options(self, players: int, options: Options) -> None:
        """Refuse combinations of options that the rules forbid, with the reason."""

    def views(self, s: S, seats: Sequence[Seat | None]) -> Sequence[msgspec.Struct | dict[str, Any]]:
        """`view` for each of these seats; a game in which they have much in common can work that out once."""
        return [self.view(s, seat) for seat in seats]

    def tie_break(self, s: S) -> str | None:
        """What decided between those who won, alone or together, and others with the same points; None if points did."""
        return None

    def payoffs(self, result: Result, options: Options) -> tuple[float, ...]:
        """What the result is worth to each seat, between 0 and 1: rivals share a win, partners have all of it."""
        share = 1.0 if self.plays_together(options) else 1.0 / max(1, len(result.winners))
        return tuple([share if seat in result.winners else 0.0 for seat in range(len(result.scores))])

    def plays_together(self, options: Mapping[str, Any]) -> bool:
        """Whether all players win or lose as one; in some games that is an option."""
        return self.cooperative

    def prospects(self, s: S, players: int) -> tuple[float, ...]:
        """`evaluate` for every seat; a game that compares all seats anyway can do it in one go."""
        return tuple(self.evaluate(s, seat) for seat in range(players))

    def foresee(self, s: S, seat: Seat, choice: Choice) -> float | None:
        """What a choice is worth to its chooser, on the scale of `evaluate`, if the game can tell without trying it."""
        return None

    def foresee_all(self, s: S, decision: Decision) -> Sequence[float | None]:
        """`foresee` for every option; a game in which they have much in common can work that out once."""
        return [self.foresee(s, decision.seat, option) for option in decision.options]

    def appeals(self, s: S, decision: Decision) -> Sequence[float] | None:
        """How much each option draws a sensible player at a glance, in any unit; None leaves it to a look at each."""
        return None

    def may_end(self, s: S) -> bool:
        """Whether a few choices in a row could end the game, as far as everybody can see: then bots look for a certain win."""
        return True

    def crossroads(self, decision: Decision) -> bool:
        """Whether it takes a search to decide; where a look at each option tells all, as exact odds do, a search trusts it."""
        return True

    def alike(self, s: S, choice: Choice) -> Hashable:
        """What the choice means here: choices that come to the same thing share it, so that a search tries only one of them."""
        return choice

    def blocked(self, s: S, seat: Seat) -> Iterable[tuple[Choice, Why]]:
        """What the deciding seat might wish to choose but cannot now, each with the reason; the table shows it grey."""
        return ()

    def odds(self, s: S, seat: Seat | None) -> msgspec.Struct | dict[str, Any] | None:
        """Exact chances that help this seat (None: a spectator) to decide, from what it may see; None if the game knows none.

        They may take a while to work out, so they are asked for on their own, not with every view.
        """
        return None

    def encode(self, s: S, seat: Seat, sheet: Sheet) -> None:
        """Write down, in the game's `form`, what this seat sees: exactly what its view tells."""
        raise NotImplementedError

    def sketch(self, view: dict[str, Any], say: Say) -> str | None:
        """The table drawn in text for the terminal; None leaves it to the general outline."""
        return None

    # -- what users call -------------------------------------------------------------------------

    def __repr__(self) -> str:
        """Which game it is, and of which rules."""
        return f"<Game {self.id}, rules {self.rules_version}>"

    def start(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
    ) -> Table[S]:
        """A new table, dealt and waiting for its first decision."""
        count = self.players[0] if players is None else players
        chosen = self.settle(count, options or {})
        origin = Origin(seed=secrets.token_hex(16) if seed is None else seed)
        if chance is None:
            return Table.begin(self, count, chosen, origin, self.new_state(count, chosen, Chance.of(origin.seed)))
        table = Table.begin(self, count, chosen, origin, self.new_state(count, chosen, chance.copy()))
        # No seed leads to dictated chance, so a record must begin with the position.
        table.origin = Origin(position=table.position())
        return table

    def settle(self, players: int, options: Mapping[str, Any]) -> Options:
        """All options with their values, defaults filled in; refuses what is not allowed."""
        if type(players) is not int or players not in self.players:
            allowed = ", ".join(str(n) for n in self.players)
            raise BadOptions(f"{self.title} is for {allowed} players; it got {players!r}.")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOptions(f"{self.title} has no option {name!r}; its options are: {names}.")
        chosen = {
            name: option.check(options[name], players) if name in options else option.default for name, option in known.items()
        }
        self.check_options(players, chosen)
        return chosen

    def from_position(self, position: Mapping[str, Any], *, chance: Chance | None = None) -> Table[S]:
        """A table at a position (see `Table.position`), hand-edited or not."""
        self._check_position_header(position)
        players, options = position.get("players"), position.get("options", {})
        if type(players) is not int or not isinstance(options, Mapping):
            raise BadPosition(["`players` must be a whole number and `options` an object"])
        chosen = self.settle(players, options)
        if beyond := list(too_large(position["state"])):
            raise BadPosition([f"`{way}` is beyond {LARGEST}, the largest whole number there may be" for way in beyond])
        try:
            state = self.state_from(position["state"])
        except msgspec.ValidationError as error:
            raise BadPosition([str(error)]) from None
        if problems := [*state.chance.problems(), *self.problems(state)]:
            raise BadPosition(problems)
        if self.seats(state) != players:
            raise BadPosition([f"`players` is {players}, but the state is one for {self.seats(state)} players"])
        if chance is not None:
            state.chance = chance.copy()
            position = {**position, "state": {**position["state"], "chance": json_form(state.chance)}}
        # A copy: whoever goes on editing the position does not edit what this game began with.
        return Table.begin(self, players, chosen, Origin(position=json_form(dict(position))), state)

    def state_from(self, form: Mapping[str, Any]) -> S:
        """The state with this JSON form; what it holds is not checked yet."""
        state: S = msgspec.convert({**form, "agenda": [], "outbox": []}, self._state_form)
        # Steps are read by themselves: only the game knows all of its own.
        state.agenda = msgspec.convert(form.get("agenda"), self._agenda_form)
        return state

    @cached_property
    def _state_form(self) -> Any:
        return worked_out(self.state_type)

    @cached_property
    def _agenda_form(self) -> Any:
        return worked_out(list[step_union(self.step_type)])  # type: ignore[misc]

    def _check_position_header(self, position: Mapping[str, Any]) -> None:
        if not isinstance(position, Mapping) or not isinstance(position.get("state"), Mapping):
            raise BadPosition(["a position is an object with `game`, `players`, `options` and `state`"])
        if position.get("game") != self.id:
            raise BadPosition([f"`game` must be {self.id!r}; it is {position.get('game')!r}"])
        self.check_rules_version(position.get("rules_version"))

    def check_rules_version(self, version: Any) -> None:
        """Refuse what was made with other rules or other content."""
        if version != self.rules_version:
            raise WrongRulesVersion(
                f"Made with version {version!r} of the rules of {self.title}; this one plays version {self.rules_version!r}."
            )

    def check_record_version(self, version: str) -> None:
        """Refuse records of other cards or of rules to come; older rules may have led to the same, which playing shows."""
        (number, cards), (own, own_cards) = split_version(version), split_version(self.rules_version)
        if cards != own_cards or number > own:
            self.check_rules_version(version)

    def choice(self, form: Any) -> Choice:
        """The choice with this JSON form."""
        try:
            choice: Choice = msgspec.convert({"choice": form}, self._choice_form).choice
        except msgspec.ValidationError as error:
            raise MalformedChoice(f"This is no choice of {self.title}: {error}.") from None
        return choice

    @cached_property
    def _choice_form(self) -> Any:
        """A struct around any choice: how to read a union alone would be found out anew each time."""
        union: Any = self.choice_types[0]
        for each in self.choice_types[1:]:
            union |= each
        return worked_out(msgspec.defstruct("ChoiceForm", [("choice", union)]))
