"""How a rule that seldom asks goes on after it had to."""

from __future__ import annotations

from collections.abc import Callable

from eldertable.kernel import Asking, Rules


def then(asking: Asking, rest: Callable[..., Asking], *about: object) -> Rules[None]:
    """Ask first, then do the rest."""
    yield from asking
    yield from rest(*about)
