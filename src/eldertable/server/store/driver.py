"""The driver of PostgreSQL itself, for those who go past the general machinery."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection


async def driver_of(connection: AsyncConnection) -> Any:
    """What carries a connection."""
    return (await connection.get_raw_connection()).driver_connection


async def put_away(connection: AsyncConnection | None) -> None:
    """Give a connection up, whatever state it is in: nobody else gets it."""
    if connection is not None:
        with suppress(Exception):
            await connection.invalidate()
        with suppress(Exception):
            await connection.close()


def error_class(error: Exception) -> str:
    """What kind of error PostgreSQL reports, in two digits; nothing for those of the connection."""
    return str(getattr(error, "sqlstate", None) or "")[:2]
