"""Guided games: a fixed deal, perhaps some choices that were made before, and a handful of steps that teach by doing."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from eldertable.kernel import Choice, Decision, Game, Seat, Table
from eldertable.kernel.errors import BadContent
from eldertable.registry import folder_of

# The first lesson, then what it leaves out. The texts of a lesson are the game's messages `<name>-<step>`, and those about
# the whole of it: what one knows in the end, and what is left to discover; from the second on also what it is about.
LESSONS = ("guide", "guide2")


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn; its text is the game's message `guide-<id>`, or `guide2-<id>` in the second lesson.

    `decision` is the question at which it is told (none: at once, with a button to go on), `choose` the fields of the
    choice that it proposes, `show` the place on the board (`data-anchor`) that it points at. A step that is `optional`
    is left out if the game takes another course, and one that is `fixed` speaks of this very deal: it is not told to somebody
    who has gone another way before.
    """

    id: str
    decision: str | None = None
    choose: dict[str, Any] = {}
    show: str | None = None
    optional: bool = False
    fixed: bool = False

    def proposed(self, decision: Decision) -> tuple[Choice, ...]:
        """The choices that fit the proposal."""
        fits = self.choose.items()
        return tuple(choice for choice in decision.options if fits <= choice.to_json().items())

    def belongs_to(self, decision: Decision) -> bool:
        """Whether this is the moment to tell it."""
        return self.decision == decision.kind and bool(self.proposed(decision))


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A practice game: who plays, what is dealt, what has happened before, and what is told when."""

    players: int
    seed: str
    step: list[GuideStep]
    seat: Seat = 0
    bot: str = "greedy"
    options: dict[str, Any] = {}
    # The choices with which the lesson begins, in a file beside this one.
    opening: str | None = None


def about_lesson(number: int) -> list[str]:
    """The messages about a whole lesson."""
    name = LESSONS[number]
    return [f"{name}-known", f"{name}-left", *([f"{name}-title"] if number else [])]


@cache
def guides_of(game: Game[Any]) -> tuple[Guide, ...]:
    """The lessons of a game, from the files `guide.toml` and `guide2.toml` in its folder."""
    folder = folder_of(game)
    return tuple(read_guide(game, f"{name}.toml") for name in LESSONS if folder.joinpath(f"{name}.toml").is_file())


def read_guide(game: Game[Any], file: str) -> Guide:
    """A lesson, checked."""
    try:
        guide = msgspec.convert(tomllib.loads(folder_of(game).joinpath(file).read_text("utf-8")), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent([f"{game.id}/{file}: {error}"]) from None
    if problems := list(mistakes(game, guide)):
        raise BadContent([f"{game.id}/{file}: {problem}" for problem in problems])
    return guide


def lay(game: Game[Any], guide: Guide) -> Table[Any]:
    """The table as a lesson begins."""
    table = game.start(guide.players, guide.seed, guide.options)
    if guide.opening is not None:
        for choice in msgspec.json.decode(folder_of(game).joinpath(guide.opening).read_bytes()):
            table.repeat(choice)
    return table


def mistakes(game: Game[Any], guide: Guide) -> Iterator[str]:
    """What makes a guide useless, whatever happens in play."""
    if guide.players not in game.players or guide.seat not in range(guide.players):
        yield f"there is no seat {guide.seat} among {guide.players} players"
    ids = [step.id for step in guide.step]
    yield from (f"the step {each!r} is there twice" for each in dict.fromkeys(ids) if ids.count(each) > 1)
    yield from (
        f"the step {step.id!r} proposes a choice, but names no decision" for step in guide.step if step.choose and not step.decision
    )


def next_step(guide: Guide, at: int, decision: Decision, *, astray: bool = False, strayed: bool = False) -> int | None:
    """The step to tell at a decision, from step `at` on; None if the guide has nothing to say now.

    Who has left the path is met again at the next step that fits, whatever lies between.
    """
    for number in range(at, len(guide.step)):
        step = guide.step[number]
        if strayed and step.fixed:
            continue
        if step.decision is None or step.belongs_to(decision):
            return number
        if not step.optional and not astray:
            return None
    return None


def facts(view: Mapping[str, Any]) -> dict[str, Any]:
    """What the texts of a lesson may name: words, numbers and truth values of a board, also in its parts (`old_ones_time`)."""
    found: dict[str, Any] = {}
    for name, value in view["board"].items():
        if isinstance(value, Mapping):
            found |= {f"{name}_{part}": each for part, each in value.items() if isinstance(each, str | int)}
        elif isinstance(value, str | int):
            found[name] = value
    return found
