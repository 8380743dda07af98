"""The shapes of the content files."""

from __future__ import annotations

from typing import Literal

import msgspec


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a die."""

    id: str
    name: str
    provenance: Literal["rulebook", "public", "recalled", "designed"]


class DiceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All sides of a die."""

    face: list[Face]
