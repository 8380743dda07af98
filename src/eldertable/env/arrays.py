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
ONES = b"\1" * (LIMITS.max + 1)


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


class Page:
    """A sheet with its mask; whoever has the arrays sees what is written."""

    def __init__(self, form: Form, line: Numbers | None = None, mask: Mask | None = None) -> None:
        self.form = form
        self.line: Numbers = np.zeros(form.size, np.int16) if line is None else line
        self.mask: Mask = np.zeros(form.options, np.int8) if mask is None else mask
        self.parts = parts_of(form, self.line)
        self._arrays = tuple(self.parts.values())
        self.sheet = Sheet(form, self.line.data)
        self._marks = memoryview(self.mask.data).cast("B")
        self._allowed = 0

    def write(self, table: Table[Any], seat: Seat) -> None:
        """What the seat sees, and which options it has; none while another decides."""
        allowed = self.sheet.write(table, seat)
        if allowed > self._allowed:
            self._marks[self._allowed : allowed] = ONES[: allowed - self._allowed]
        elif allowed < self._allowed:
            self._marks[allowed : self._allowed] = bytes(self._allowed - allowed)
        self._allowed = allowed

    def clear(self) -> None:
        """Nothing is written any more."""
        self.sheet.clear()
        self.mask[:] = 0
        self._allowed = 0

    def observation(self) -> dict[str, Any]:
        """A copy in the form that PettingZoo expects."""
        return {"observation": self.copies(), "action_mask": self.mask.copy()}

    def copies(self) -> dict[str, Numbers]:
        """The parts, in arrays of their own."""
        features, seats, pieces, options = self._arrays
        return {"features": features.copy(), "seats": seats.copy(), "pieces": pieces.copy(), "options": options.copy()}
