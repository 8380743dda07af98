"""How good a position is, for bots of all levels."""

from __future__ import annotations

from eldertable.kernel import Seat
from new_game.content import DECK
from new_game.state import NewGame


def evaluate(s: NewGame, seat: Seat) -> float:
    """Between 0 (lost) and 1 (won): rounds won, the round under way, and what the hand promises."""
    own = s.players[seat]
    leads = bool(s.played[seat]) and s.played[seat] == max(s.played)
    promise = sum(own.hand) / (DECK.cards * DECK.hand)
    return (own.points + 0.5 * leads + 0.5 * promise) / (DECK.hand + 1)
