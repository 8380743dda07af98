"""Best play of an attempt by dynamic programming over sets of rolls."""

from __future__ import annotations

from eldertable.games.elder_sign.judgement.solver.needs import LETTER
from eldertable.games.elder_sign.judgement.solver.rolls import DIE, GREEN, Pool, Roll
from eldertable.games.elder_sign.judgement.solver.solver import Position, Solver, Terror, solver

__all__ = ["DIE", "GREEN", "LETTER", "Pool", "Position", "Roll", "Solver", "Terror", "solver"]
