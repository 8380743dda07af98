"""AuZtralia: Martin Wallace's game of rails, farms and war against the Old Ones, for 1 to 4 players."""

from eldertable.games.auztralia.game import GAME

__all__ = ["GAME"]
