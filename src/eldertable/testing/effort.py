"""How hard the suite looks: more in long runs."""

from __future__ import annotations

import os

# `make soak` sets it to play and look longer, `make quick` to look at a part.
EFFORT = float(os.environ.get("ELDERTABLE_EFFORT", "1"))


def effort(usual: int) -> int:
    """How often to do something, given how often is usual."""
    return max(1, round(usual * EFFORT))


def every(usual: int) -> int:
    """Every how manieth thing to look at, given what is usual; nothing is looked at twice."""
    return max(1, round(usual / EFFORT))
