"""Why something cannot be chosen now: what the table shows grey, with the reason, a text `why-<reason>` for each."""

from __future__ import annotations

from eldertable.kernel import Why

# Every card of a hand may be played, so nothing needs a reason yet. `Game.blocked` yields what somebody may look for in vain.
WHY_TYPES: tuple[type[Why], ...] = ()
