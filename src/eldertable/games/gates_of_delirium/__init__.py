"""Gates of Delirium, by Jordan and Mandy Goddard (Renegade Game Studios, 2019)."""

from eldertable.games.gates_of_delirium.game import GAME

__all__ = ["GAME"]
