"""Liar's Dice: a small game of free rules, as a package of its own."""

from liars_dice.game import GAME

__all__ = ["GAME"]
