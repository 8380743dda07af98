"""What happened: small frozen values for the log and for animation; never prose."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from eldertable.kernel.decision import Seat, snake_case
from eldertable.kernel.form import json_form


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=snake_case):
    """One thing that happened. `reveals` marks events after which a choice cannot be taken back.

    `tally` names the fields that tell what chance brought, for the statistics of a game: a face or card, several of them, or how
    often the outcome came up that the field is called after.
    """

    reveals: ClassVar[bool] = False
    tally: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) learns of it; None if nothing."""
        return self

    def to_json(self) -> dict[str, Any]:
        """The JSON form of everything in it; filter with `seen_by` first."""
        form: dict[str, Any] = json_form(self)
        return form
