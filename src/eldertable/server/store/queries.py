"""What every part of the store is made of: a connection to read with, and one to write with."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from sqlalchemy.ext.asyncio import AsyncConnection


class Queries:
    """Questions to the database; the store gives the connections."""

    def _read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with."""
        raise NotImplementedError

    def _write(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection whose changes are committed together."""
        raise NotImplementedError
