"""Guided first games: a fixed deal, and a handful of steps that teach the first turns by doing."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from eldertable.kernel import Choice, Decision, Game, Seat
from eldertable.kernel.errors import BadContent

FILE = "guide.toml"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn; its text is the game's message `guide-<id>`.

    `decision` is the question at which it is told (none: at once, with a button to go on), `choose` the fields of the
    choice that it proposes, `show` the place on the board (`data-anchor`) that it points at. A step that is `optional`
    is left out if the game takes another course.
    """

    id: str
    decision: str | None = None
    choose: dict[str, Any] = {}
    show: str | None = None
    optional: bool = False

    def proposed(self, decision: Decision) -> tuple[Choice, ...]:
        """The choices that fit the proposal."""
        fits = self.choose.items()
        return tuple(choice for choice in decision.options if fits <= choice.to_json().items())

    def belongs_to(self, decision: Decision) -> bool:
        """Whether this is the moment to tell it."""
        return self.decision == decision.kind and bool(self.proposed(decision))


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A practice game: who plays, what is dealt, and what is told when."""

    players: int
    seed: str
    step: list[Step]
    seat: Seat = 0
    bot: str = "greedy"
    options: dict[str, Any] = {}


@cache
def guide_of(game: Game[Any]) -> Guide | None:
    """The guide of a game, from the file `guide.toml` in its folder; None if it has none."""
    package = type(game).__module__.rpartition(".")[0]
    path = files(package).joinpath(FILE)
    if not path.is_file():
        return None
    try:
        guide = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent([f"{game.id}/{FILE}: {error}"]) from None
    if problems := list(mistakes(game, guide)):
        raise BadContent([f"{game.id}/{FILE}: {problem}" for problem in problems])
    return guide


def mistakes(game: Game[Any], guide: Guide) -> Iterator[str]:
    """What makes a guide useless, whatever happens in play."""
    if guide.players not in game.players or guide.seat not in range(guide.players):
        yield f"there is no seat {guide.seat} among {guide.players} players"
    ids = [step.id for step in guide.step]
    yield from (f"the step {each!r} is there twice" for each in dict.fromkeys(ids) if ids.count(each) > 1)
    yield from (
        f"the step {step.id!r} proposes a choice, but names no decision" for step in guide.step if step.choose and not step.decision
    )


def next_step(guide: Guide, at: int, decision: Decision) -> int | None:
    """The step to tell at a decision, from step `at` on; None if the guide has nothing to say now."""
    for number in range(at, len(guide.step)):
        step = guide.step[number]
        if step.decision is None or step.belongs_to(decision):
            return number
        if not step.optional:
            return None
    return None


def plain(guide: Guide) -> Mapping[str, Any]:
    """The guide as the browser gets it; the deal stays a surprise."""
    return {"seat": guide.seat, "steps": [msgspec.to_builtins(step) for step in guide.step]}
