"""Hindsight: how everybody stood at each decision of a game, what was best there, and where most was lost."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any

import msgspec

from eldertable.bots.advice import Advice, advise, adviser
from eldertable.bots.outlook import Outlook
from eldertable.kernel import Redeal, Seat, Table
from eldertable.kernel.form import form_of

BEST = 3
TURNING_POINTS = 5


class Judged(msgspec.Struct, frozen=True):
    """A choice in its JSON form, and how good the position was after it for the chooser."""

    choice: Annotated[dict[str, Any], form_of("Typed")]
    value: float


class Moment(msgspec.Struct, frozen=True):
    """One decision: how everybody stood before it, what was chosen, what was best, and how much the choice gave away."""

    number: int
    seat: Seat
    kind: str
    prospects: tuple[float, ...]
    chosen: Judged
    best: tuple[Judged, ...]
    loss: float


class Analysis(msgspec.Struct, frozen=True):
    """All decisions of a game; `turning_points` are the numbers of those that gave most away."""

    game: str
    rules_version: str
    players: int
    iterations: int
    moments: tuple[Moment, ...]
    outcome: tuple[float, ...] | None
    turning_points: tuple[int, ...]
    complete: bool


def decisions_of(table: Table[Any]) -> list[int]:
    """The numbers of all choices that somebody made."""
    return [number for number, choice in enumerate(table.choices()) if not isinstance(choice, Redeal)]


def judge(table: Table[Any], chosen: dict[str, Any], number: int, iterations: int) -> Moment:
    """How everybody stands at a table, and what the choice to be made there is worth beside the best ones."""
    decision = table.decision
    assert decision is not None
    choice = table.game.choice(chosen)
    rng = Random(f"{table.origin.seed}:{number}")
    advice = advise(Outlook(table, decision.seat), adviser(table.game, iterations), rng, (choice,))
    own = next(each for each in advice if each.option == choice)
    return Moment(
        number=number,
        seat=decision.seat,
        kind=decision.kind,
        prospects=tuple(round(value, 4) for value in table.game.prospects(table.state, table.players)),
        chosen=judged(own),
        best=tuple(judged(each) for each in advice[:BEST]),
        loss=round(max(0.0, advice[0].value - own.value), 4),
    )


def judged(advice: Advice) -> Judged:
    """An advice as it is kept."""
    return Judged(advice.option.to_json(), round(advice.value, 4))


def put_together(table: Table[Any], iterations: int, moments: Sequence[Moment]) -> Analysis:
    """The moments in order, and where most was lost."""
    result = table.result
    worst = sorted((moment for moment in moments if moment.loss > 0), key=lambda moment: -moment.loss)[:TURNING_POINTS]
    return Analysis(
        game=table.game.id,
        rules_version=table.game.rules_version,
        players=table.players,
        iterations=iterations,
        moments=tuple(sorted(moments, key=lambda moment: moment.number)),
        outcome=None if result is None else table.game.payoffs(result, table.options),
        turning_points=tuple(moment.number for moment in worst),
        complete=len(moments) == len(decisions_of(table)),
    )
