"""Environments for learning: the games as PettingZoo and Gymnasium know them. They need the extra `eldertable[env]`."""

from eldertable.env.aec import TableEnv, env
from eldertable.env.arrays import NoEncoding
from eldertable.env.fixed import FixedActions, FixedSeat, NoFixedActions
from eldertable.env.names import BadEnvironment, environment_ids
from eldertable.env.pool import Pool
from eldertable.env.seat import SeatEnv
from eldertable.env.tables import Arrays, Tables, WorkerTables

__all__ = [
    "Arrays",
    "BadEnvironment",
    "FixedActions",
    "FixedSeat",
    "NoEncoding",
    "NoFixedActions",
    "Pool",
    "SeatEnv",
    "TableEnv",
    "Tables",
    "WorkerTables",
    "env",
    "environment_ids",
]
