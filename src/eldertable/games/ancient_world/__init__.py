"""The Ancient World, by Ryan Laukat (Red Raven Games, 2014; first edition)."""

from eldertable.games.ancient_world.game import GAME

__all__ = ["GAME"]
