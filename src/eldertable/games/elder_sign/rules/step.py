"""What a step is here, and where effects end: there an awakening finds its place."""

from __future__ import annotations

from eldertable.games.elder_sign.state import Museum
from eldertable.kernel import Step


class MuseumStep(Step[Museum], frozen=True):
    """One thing still to be done."""


class Moment(MuseumStep, frozen=True):
    """A step that begins only when the effects before it have all been carried out (ES-8.6)."""


def effects_left(s: Museum) -> list[Step[Museum]]:
    """What is still to be done of the set of effects being carried out."""
    for place, step in enumerate(s.agenda):
        if is_kind(step, Moment):
            return s.agenda[:place]
    return s.agenda[:]


def when_all_is_done(s: Museum, step: MuseumStep) -> None:
    """Do this as soon as the set of effects being carried out is over (ES-8.6, R25)."""
    if step not in s.agenda:
        s.agenda.insert(len(effects_left(s)), step)


# -- the frame of a turn ----------------------------------------------------------------------------------


class ClockPhase(Moment, frozen=True):
    """The third phase of a turn, which comes whatever has become of the second (ES-11.2)."""


class LastOfTurn(Moment, frozen=True):
    """What a turn ends with; as long as it waits, and it waits last, it is somebody's turn (ES-11.3).

    `replace`: then the active player chooses a new investigator for one who was devoured (ES-18.6).
    """

    replace: bool = False


def in_turn(s: Museum) -> bool:
    """Whether it is the active player's turn, neither set-up nor midnight."""
    return bool(s.agenda) and is_kind(s.agenda[-1], LastOfTurn)


def is_kind(step: Step[Museum], kind: type[MuseumStep]) -> bool:
    """Whether a step is of this kind; `isinstance` takes ten times as long on structs."""
    return kind in type(step).__mro__
