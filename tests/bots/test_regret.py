"""What short searches lose (`scripts/regret.py`)."""

from __future__ import annotations

from pathlib import Path

from eldertable.bots.search import Settings
from eldertable.registry import find_game
from regret import Judged, judged, losses, named, search_of

GAME = find_game("gates_of_delirium")
SHORT = Settings(iterations=4)


def test_an_interrupted_run_goes_on_with_the_same_positions(tmp_path: Path) -> None:
    in_one_go = judged(GAME, tmp_path / "whole.json", 3, SHORT)
    judged(GAME, tmp_path / "parts.json", 1, SHORT)
    assert judged(GAME, tmp_path / "parts.json", 3, SHORT) == in_one_go


def test_who_chooses_the_best_loses_nothing_and_what_was_not_judged_counts_as_the_worst(tmp_path: Path) -> None:
    position = judged(GAME, tmp_path / "kept.json", 1, SHORT)[0].position
    search = search_of(GAME.from_position(position), SHORT, "0:0")
    chosen, other = (each.choice for each in search.told(search.rate(()))[:2])
    assert losses(GAME, [Judged(position, {named(chosen): 0.3, named(other): 0.1})], SHORT, 1) == [0.0]
    assert losses(GAME, [Judged(position, {named(other): 0.3, "{}": 0.1})], SHORT, 1) == [0.3 - 0.1]
