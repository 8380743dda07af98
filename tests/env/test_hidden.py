"""The check that an encoding hides what its seat may not see finds one that does not."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.gates_of_delirium.content import CARDS
from eldertable.games.gates_of_delirium.encoding import FORM
from eldertable.games.gates_of_delirium.game import GatesOfDelirium
from eldertable.games.gates_of_delirium.state import Delirium
from eldertable.kernel import Game, Seat
from eldertable.kernel.encoding import Sheet
from eldertable.testing.configurations import Configuration
from eldertable.testing.hidden import check_encodings


class ShowsTheDeck(GatesOfDelirium):
    """Tells everybody the next card."""

    def encode(self, s: Delirium, seat: Seat, sheet: Sheet) -> None:
        super().encode(s, seat, sheet)
        if s.deck:
            sheet.put(s.deck[0], "playing", 0)


class CountsAHand(GatesOfDelirium):
    """Tells what the next player holds, as a mere number."""

    def encode(self, s: Delirium, seat: Seat, sheet: Sheet) -> None:
        super().encode(s, seat, sheet)
        hand = s.players[(seat + 1) % len(s.players)].hand
        sheet.put("salem", "neutrals", 0, sum(CARDS[card].number for card in hand))


@pytest.mark.parametrize("game", [ShowsTheDeck(), CountsAHand()], ids=lambda game: type(game).__name__)
def test_leaks_are_found(game: Game[Any]) -> None:
    with pytest.raises(AssertionError, match="the encoding tells something hidden"):
        check_encodings(Configuration(game, 2, {}), 1, 20)


class TellsOldNews(GatesOfDelirium):
    """Hands over lists within a list, which the sheet does not keep apart from the table's own."""

    def encode(self, s: Delirium, seat: Seat, sheet: Sheet) -> None:
        super().encode(s, seat, sheet)
        sheet.all_see((rows_of_crowds,), ([*s.regions.values()],))


def rows_of_crowds(owner: int, regions: list[list[int]]) -> list[bytes]:
    """How many stand in each town."""
    return [FORM.rows["salem", "neutrals", 0, sum(counts)] for counts in regions]


def test_what_has_changed_since_is_found() -> None:
    with pytest.raises(AssertionError, match="the encoding tells something that has changed since"):
        check_encodings(Configuration(TellsOldNews(), 2, {}), 1, 20)
