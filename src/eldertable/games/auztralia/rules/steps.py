"""What the game is made of: steps that ask at most one question, each with the rule that carries the answer out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from eldertable.games.auztralia.state import Auztralia
from eldertable.kernel import Decision


class Question(Decision):
    """A decision of this game: at each of them the state alone says what comes next."""

    checkpoint: bool = True


# A step does what needs no question, and asks if one is left; then the answer is carried out.
Ask: TypeAlias = Callable[[Auztralia], Question | None]
Answer: TypeAlias = Callable[[Auztralia, Any], None]


def no_answer(s: Auztralia, choice: Any) -> None:
    """For steps that never ask."""
    raise AssertionError(f"{s.phase} asks nothing; it got {choice}")
