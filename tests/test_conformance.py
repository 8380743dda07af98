"""Every game that is installed keeps every promise; a new game's folder is covered without an edit here."""

from __future__ import annotations

from pathlib import Path

import eldertable
from eldertable.testing import ConformanceSuite


class TestConformance(ConformanceSuite):
    """The suite on all games."""

    games = eldertable.games()
    records = Path(__file__).parent / "records"
