"""How a game ended."""

from __future__ import annotations

from typing import Any

import msgspec

from eldertable.kernel.decision import Seat
from eldertable.kernel.form import json_form


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `opponents` holds what non-players scored (e.g. the Old Ones), part by part."""

    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    winners: tuple[Seat, ...]
    reason: str
    opponents: dict[str, dict[str, int]] = {}

    def to_json(self) -> dict[str, Any]:
        """The JSON form, with lists for tuples as JSON has it, so that it equals what a record holds."""
        form: dict[str, Any] = json_form(self)
        return form
