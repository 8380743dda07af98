"""Many games at once: simulations, tournaments, measurements."""

from eldertable.sim.simulation import EntrantSummary, Simulation, simulate
from eldertable.sim.tournament import Rating, Tournament, tournament

__all__ = ["EntrantSummary", "Rating", "Simulation", "Tournament", "simulate", "tournament"]
