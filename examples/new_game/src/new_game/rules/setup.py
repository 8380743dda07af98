"""Set-up (NG-1)."""

from __future__ import annotations

from eldertable.kernel import Chance, Options
from new_game.content import DECK
from new_game.rules.turn import Round
from new_game.state import NewGame, Player


def set_up(players: int, options: Options, chance: Chance) -> NewGame:
    """Shuffle and deal; who begins is drawn by lot (NG-1.1, NG-1.2). All chance comes from `chance`, never from `random`."""
    deck = list(range(1, DECK.cards + 1))
    chance.shuffle(deck)
    hands = [sorted([deck.pop() for _ in range(DECK.hand)]) for _ in range(players)]
    return NewGame(
        chance=chance,
        outbox=[],
        agenda=[Round()],
        players=[Player(hand=hand, points=0) for hand in hands],
        deck=deck,
        played=[0] * players,
        round=0,
        first=chance.below(players),
        ending="",
    )
