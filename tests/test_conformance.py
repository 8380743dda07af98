"""Every game that is installed keeps every promise; a new game's folder is covered without an edit here."""

from __future__ import annotations

from pathlib import Path

import eldertable
from eldertable.testing import Configuration, ConformanceSuite
from eldertable.testing.edits import check_edited_positions
from eldertable.testing.effort import effort


class TestConformance(ConformanceSuite):
    """The suite on all games."""

    games = eldertable.games()
    records = Path(__file__).parent / "records"

    def test_edited_positions(self, configuration: Configuration) -> None:
        """A position edited at random is refused with a reason, or can be played to its end: guests may bring any."""
        check_edited_positions(configuration, 25, effort(12 if configuration.plain else 4))
