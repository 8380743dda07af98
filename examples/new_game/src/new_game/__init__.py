"""New Game: say here in one line what it is about."""

from new_game.game import GAME

__all__ = ["GAME"]
