"""Environments for learning: the games as PettingZoo, Gymnasium and OpenSpiel know them. They need the extra `eldertable[env]`."""

from eldertable.env.aec import TableEnv, env
from eldertable.env.arrays import NoEncoding
from eldertable.env.names import BadEnvironment, environment_ids

__all__ = ["BadEnvironment", "NoEncoding", "TableEnv", "env", "environment_ids"]
