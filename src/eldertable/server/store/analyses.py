"""The look back at a finished game, kept once it is worked out."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from eldertable.server.store import schema
from eldertable.server.store.accounts import now
from eldertable.server.store.queries import Queries


class AnalysisQueries(Queries):
    """Analyses as JSON text."""

    async def analysis(self, table_id: str) -> str | None:
        """The analysis of a game, if there is one."""
        async with self._read() as connection:
            query = select(schema.analyses.c.analysis).where(schema.analyses.c.table_id == table_id)
            return (await connection.execute(query)).scalar_one_or_none()

    async def keep_analysis(self, table_id: str, analysis: str) -> None:
        """Keep it, in place of an earlier one."""
        async with self._write() as connection:
            await connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table_id))
            await connection.execute(insert(schema.analyses).values(table_id=table_id, analysis=analysis, made=now()))
