"""The suite that every game must pass, on this one: all player counts and options."""

from __future__ import annotations

from pathlib import Path

from liars_dice import GAME

from eldertable.testing import ConformanceSuite


class TestConformance(ConformanceSuite):
    """Random games, copies, records, hidden dice, texts and more."""

    games = (GAME,)
    records = Path(__file__).parent / "records"
