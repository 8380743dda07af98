"""The short way into a PostgreSQL for ordinary moves: one statement, one way there and back for all that wait.

By way of the general machinery a commit asks five times, first of all whether the connection is alive: a third of a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from eldertable.server.store.driver import error_class
from eldertable.server.store.pen import COLUMNS, CannotWrite, Taken, values

if TYPE_CHECKING:
    from eldertable.server.store.news import Newsroom
    from eldertable.server.store.writer import Move

# With what is told here, the triggers need not tell of the same tables once more.
WRITE = """
WITH moves AS (
    SELECT * FROM json_to_recordset($1::json) AS move (
        table_id text, version integer, kind text, seat integer, choice text, events text, made bigint,
        rules_version text, turn integer, deadline bigint, checkpoint text, seed text, news text
    )
), told AS (
    SELECT set_config('eldertable.told', string_agg(table_id, ' '), true), count(pg_notify('eldertable', news)::text)
    FROM moves WHERE news IS NOT NULL
), added AS (
    INSERT INTO log (table_id, version, kind, seat, choice, events, made)
    SELECT table_id, version, kind, seat, choice, events, made FROM moves
), dropped AS (
    -- A takeback may lead behind the latest position.
    DELETE FROM checkpoints WHERE table_id IN (SELECT table_id FROM moves WHERE kind = 'takeback')
), kept AS (
    INSERT INTO checkpoints (table_id, version, rules_version, position)
    SELECT table_id, version, rules_version, checkpoint FROM moves WHERE checkpoint IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE
    SET version = excluded.version, rules_version = excluded.rules_version, position = excluded.position
)
UPDATE tables
SET version = moves.version, rules_version = moves.rules_version, turn = moves.turn, updated = moves.made,
    deadline = moves.deadline, status = 'running', seed = coalesce(moves.seed, tables.seed)
FROM moves, told
WHERE tables.id = moves.table_id
"""


# The first two digits of what PostgreSQL says of a row that cannot be, and of nothing else.
INTEGRITY = "23"


class PostgresPen:
    """Writes moves that end no game."""

    def __init__(self, newsroom: Newsroom) -> None:
        self._newsroom = newsroom

    async def write(self, moves: Sequence[Move]) -> None:
        """All moves in one commit; raises Taken or CannotWrite, and then none of them is there."""
        # In the same order everywhere, so that two processes never wait for each other.
        ordered = sorted(moves, key=lambda move: (move.table_id, move.row.version))
        try:
            await self._newsroom.do(WRITE, msgspec.json.encode([named(move) for move in ordered]).decode())
        except Exception as error:  # noqa: BLE001 - the driver's own errors have no common root
            if error_class(error) == INTEGRITY:
                raise Taken(str(error)) from None
            raise CannotWrite(str(error) or repr(error)) from None

    async def close(self) -> None:
        """The newsroom has more to do than this."""


def named(move: Move) -> dict[str, object]:
    """A move by its columns, and what others are told of it."""
    return dict(zip(COLUMNS, values(move), strict=True)) | {"news": move.news}
