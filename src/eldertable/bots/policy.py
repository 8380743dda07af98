"""A policy: how much each option draws a strong player, learned from what the search finds (`eldertable train`).

It is log-linear: the score of an option is a sum of weights, one for each thing that is seen of it, and options are chosen in
proportion to the exponential of their scores. What is seen of an option is what it is, field by field, and how it compares with
the others at a glance. So it runs in plain Python, and most of a score is looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec

from eldertable.kernel import Choice, Decision
from eldertable.kernel.decision import snake_case
from eldertable.kernel.errors import EldertableError

# The places by appeal that are told apart, and the parts into which the way from the most to the least appealing is cut.
PLACES, PARTS = 6, 5
# A choice that holds more than this is told by its type alone.
LONGEST_VALUE = 40
MOST_REMEMBERED = 1 << 16


class BadPolicy(EldertableError, ValueError):
    """The file holds no policy, or one of another game."""


class Policy(msgspec.Struct, frozen=True, dict=True):
    """The weights of a game by the names of what is seen."""

    game: str
    rules_version: str
    weights: Mapping[str, float]

    def scores(self, decision: Decision, appeals: Sequence[float]) -> list[float]:
        """How much each option draws; `appeals` say how they look at a glance."""
        kind = decision.kind
        seen = self._seen
        found = []
        for option, look in zip(decision.options, looks(appeals), strict=True):
            what = seen.get((kind, option))
            if what is None:
                if len(seen) >= MOST_REMEMBERED:
                    seen.clear()
                what = seen[kind, option] = sum(self.weights.get(name, 0.0) for name in names_of(kind, option))
            found.append(what + self._look(kind, *look))
        return found

    @cached_property
    def _seen(self) -> dict[tuple[str, Choice], float]:
        return {}

    @cached_property
    def _looks(self) -> dict[tuple[str, int, int], float]:
        return {}

    def _look(self, kind: str, place: int, part: int) -> float:
        known = self._looks.get((kind, place, part))
        if known is None:
            known = sum(self.weights.get(name, 0.0) for name in names_of_look(kind, place, part))
            self._looks[kind, place, part] = known
        return known


def looks(appeals: Sequence[float]) -> list[tuple[int, int]]:
    """For each option its place by appeal, from 0, and how far it is from the best, in parts of the way to the worst."""
    best, worst = max(appeals), min(appeals)
    spread = best - worst or 1.0
    order = sorted(range(len(appeals)), key=appeals.__getitem__, reverse=True)
    places = {index: place for place, index in enumerate(order)}
    return [
        (min(places[index], PLACES - 1), min(PARTS - 1, int(PARTS * (best - appeal) / spread)))
        for index, appeal in enumerate(appeals)
    ]


def names_of(kind: str, option: Choice) -> Iterator[str]:
    """What is seen of an option by itself."""
    what = f"{kind}/{snake_case(type(option).__name__)}"
    yield what
    for field in option.__struct_fields__:
        value = str(getattr(option, field))
        if len(value) <= LONGEST_VALUE:
            yield f"{what}/{field}={value}"


def names_of_look(kind: str, place: int, part: int) -> tuple[str, str]:
    """What is seen of an option beside the others."""
    return f"{kind}/place={place}", f"{kind}/part={part}"


@lru_cache(maxsize=16)
def load_policy(path: str) -> Policy:
    """The policy in a file; raises BadPolicy if there is none."""
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Policy)
    except (OSError, msgspec.DecodeError) as error:
        raise BadPolicy(f"{path} holds no policy: {error}.") from None
