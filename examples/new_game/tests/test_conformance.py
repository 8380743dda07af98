"""The suite that every game must pass, on this one: all player counts and options."""

from __future__ import annotations

from pathlib import Path

from new_game import GAME

from eldertable.testing import ConformanceSuite


class TestConformance(ConformanceSuite):
    """Random games, copies, records, hidden cards, texts and more."""

    games = (GAME,)
    records = Path(__file__).parent / "records"
