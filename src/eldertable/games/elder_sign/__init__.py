"""Elder Sign, by Richard Launius and Kevin Wilson (Fantasy Flight Games, 2011)."""

from eldertable.games.elder_sign.game import GAME

__all__ = ["GAME"]
