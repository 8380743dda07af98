"""What the operator can set, read from the environment (docs/operating.md lists everything)."""

from __future__ import annotations

import os
from collections.abc import Sequence

import msgspec

from eldertable.server import CannotServe

LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")


class BotSettings(msgspec.Struct, frozen=True):
    """How bots think: pause and deadline in seconds, how many processes, and how long they look at a choice that was made."""

    pause: float
    deadline: float
    workers: int
    hindsight: int


class Settings(msgspec.Struct, frozen=True):
    """Everything that is set at the start and does not change."""

    bots: BotSettings
    rate_limit: float
    idle_tables: int
    log_format: str
    log_level: str
    trusted_proxies: str
    metrics_token: str
    names: tuple[str, ...]
    sockets: int
    connections: int
    # For one puzzle; 0 makes none.
    puzzle_seconds: float

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings of the environment, else sensible ones; raises CannotServe if one makes no sense."""
        processors = os.cpu_count() or 2
        bots = BotSettings(
            pause=number("ELDERTABLE_BOT_PAUSE", 0.6),
            deadline=number("ELDERTABLE_BOT_DEADLINE", 30),
            workers=int(number("ELDERTABLE_BOT_WORKERS", max(1, min(4, processors - 1)), least=1)),
            hindsight=int(number("ELDERTABLE_HINDSIGHT_ITERATIONS", 200, least=1)),
        )
        return cls(
            bots=bots,
            rate_limit=number("ELDERTABLE_RATE_LIMIT", 1),
            idle_tables=int(number("ELDERTABLE_IDLE_TABLES", 500)),
            log_format=one_of("ELDERTABLE_LOG", LOG_FORMATS, "text"),
            log_level=one_of("ELDERTABLE_LOG_LEVEL", LOG_LEVELS, "info"),
            trusted_proxies=os.environ.get("ELDERTABLE_TRUSTED_PROXIES", "127.0.0.1,::1"),
            metrics_token=os.environ.get("ELDERTABLE_METRICS_TOKEN", ""),
            names=tuple(name.strip() for name in os.environ.get("ELDERTABLE_NAMES", "").split(",") if name.strip()),
            sockets=int(number("ELDERTABLE_SOCKETS_PER_ADDRESS", 200)),
            connections=int(number("ELDERTABLE_CONNECTIONS_PER_ADDRESS", 300)),
            puzzle_seconds=number("ELDERTABLE_PUZZLE_SECONDS", 300),
        )


def number(name: str, default: float, least: float = 0) -> float:
    """A number of the environment."""
    given = os.environ.get(name, "")
    if not given:
        return default
    try:
        value = float(given)
    except ValueError:
        value = float("nan")
    if not least <= value < 1e9:
        raise CannotServe(f"{name} must be a number of at least {least:g}; it is {given!r}.")
    return value


def one_of(name: str, allowed: Sequence[str], default: str) -> str:
    """A word of the environment."""
    given = os.environ.get(name, "") or default
    if given not in allowed:
        raise CannotServe(f"{name} must be one of {', '.join(allowed)}; it is {given!r}.")
    return given
