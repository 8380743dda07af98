"""The shapes of the content files: frozen structs, so that a mistake in a file is told with its place."""

from __future__ import annotations

from typing import Literal

import msgspec


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are, and how many everybody gets."""

    cards: int
    hand: int
    provenance: Literal["rulebook", "public", "recalled", "designed"]
