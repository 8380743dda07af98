"""Sheets as numpy arrays: one line of numbers, seen as features, seats, pieces and options, and a mask of what is allowed."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from eldertable.kernel import Game, Seat, Table
from eldertable.kernel.encoding import PARTS, Form, Sheet
from eldertable.kernel.errors import EldertableError

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]
LIMITS = np.iinfo(np.int16)


class NoEncoding(EldertableError):
    """The game is not told in numbers."""


def form_of(game: Game[Any]) -> Form:
    """The form of a game that has one."""
    if game.form is None:
        raise NoEncoding(f"{game.title} has no encoding (`form` and `encode`), so nothing can be learned from it in numbers.")
    return game.form


@cache
def layout(form: Form) -> np.dtype[np.void]:
    """Where the parts lie on a sheet."""
    return np.dtype([(name, np.int16, shape) for name, shape in form.parts.items()])


def parts_of(form: Form, lines: Numbers) -> dict[str, Numbers]:
    """The parts of sheets, as views: nothing is copied. `lines` may hold one sheet or many."""
    sheets = lines.view(layout(form))[..., 0]
    return {name: sheets[name] for name in PARTS}


def observation_space(form: Form) -> spaces.Dict:
    """What an observation looks like."""
    return spaces.Dict(
        {name: spaces.Box(LIMITS.min, LIMITS.max, shape=shape, dtype=np.int16) for name, shape in form.parts.items()}
    )


def mask_space(form: Form) -> spaces.Box:
    """What the mask of allowed options looks like."""
    return spaces.Box(0, 1, shape=(form.options,), dtype=np.int8)


@cache
def sheet_with_mask(form: Form) -> np.dtype[np.void]:
    """A sheet and the mask behind it, as `Sheet.fresh` gives them; many of them lie one after the other."""
    return np.dtype([("line", np.int16, (form.size,)), ("mask", np.int8, (form.options,))], align=True)


def sheet_at(form: Form, place: NDArray[np.void]) -> Sheet:
    """A sheet that writes itself and its mask to a place, one of those of `sheet_with_mask`."""
    return Sheet(form, place.view(np.uint8).data[: form.room])


class Page:
    """A sheet with its mask; whoever has the arrays sees what is written."""

    def __init__(self, form: Form) -> None:
        place = np.zeros(1, sheet_with_mask(form))
        self.line: Numbers = place["line"][0]
        self.mask: Mask = place["mask"][0]
        self._sheet = sheet_at(form, place)

    def write(self, table: Table[Any], seat: Seat) -> None:
        """What the seat sees, and which options it has; none while another decides."""
        self._sheet.write(table, seat)

    def clear(self) -> None:
        """Nothing is seen any more."""
        self.line[:] = 0
        self.mask[:] = 0


class Eye:
    """Makes observations of tables, in arrays that belong to whoever gets them."""

    def __init__(self, form: Form) -> None:
        self._sheet = Sheet(form)
        self._layout = np.dtype([*layout(form).descr, ("mask", np.int8, (form.options,))])

    def look(self, table: Table[Any], seat: Seat) -> tuple[dict[str, Numbers], Mask]:
        """The parts of what a seat sees, and the mask of its options; all of them lie in one piece of memory."""
        seen: NDArray[np.void] = np.ndarray((), self._layout, self._sheet.fresh(table, seat))
        parts = {"features": seen["features"], "seats": seen["seats"], "pieces": seen["pieces"], "options": seen["options"]}
        return parts, seen["mask"]
