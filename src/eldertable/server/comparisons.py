"""By what a game's results are compared: the file `records.toml` in its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from eldertable.kernel import Game
from eldertable.kernel.errors import BadContent
from eldertable.registry import folder_of

FILE = "records.toml"
Mode = Literal["rivals", "together", "solo"]
# In place of an option's name: whom the players stood against, e.g. an Ancient One.
OPPONENT = "opponent"
MARGIN = "margin"


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games are compared with others that share these options; `best` is the lead over the opponents, or a part of their report."""

    by: tuple[str, ...] = ()
    best: str = MARGIN
    lowest: bool = False


class Comparisons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's records are, and which options a rated table may choose; with none of its own it is not rated."""

    solo: Record | None = None
    together: Record | None = None
    rated_options: tuple[str, ...] | None = None

    def record(self, mode: str) -> Record | None:
        """How games of a mode are compared."""
        return {"solo": self.solo, "together": self.together}.get(mode)


@cache
def comparisons_of(game: Game[Any]) -> Comparisons:
    """What the game's folder says; nothing is compared if it says nothing."""
    path = folder_of(game).joinpath(FILE)
    if not path.is_file():
        return Comparisons()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Comparisons)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadContent([f"{game.id}/{FILE}: {error}"]) from None


def mode_of(game: Game[Any], players: int, options: Mapping[str, Any]) -> Mode:
    """Alone, all together, or against each other."""
    if players == 1:
        return "solo"
    return "together" if game.plays_together(options) else "rivals"


def category_of(record: Record | None, options: Mapping[str, Any], result: Mapping[str, Any] | None) -> str:
    """With which games this one is compared, e.g. `map=east,solo_level=hard`."""
    if record is None:
        return ""
    opponent = next(iter((result or {}).get("opponents", {})), "")
    return ",".join(f"{name}={opponent if name == OPPONENT else options.get(name, '')}" for name in record.by)


def merit_of(record: Record | None, result: Mapping[str, Any] | None) -> int | None:
    """How good a game was, the larger the better; None if it was not, or nothing compares it."""
    if record is None or result is None:
        return None
    reports = list(result["opponents"].values())
    if record.best == MARGIN:
        return int(min(result["scores"])) - sum(sum(report.values()) for report in reports)
    if not result["winners"] or not reports:
        return None
    value = int(reports[0].get(record.best, 0))
    return -value if record.lowest else value
