"""The tables of contests: tournaments, who takes part, and their games; `migrations/` creates them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, false

from eldertable.server.store.schema import metadata

# `secret` is what the server promised before anybody took part; the secrets of all its tables follow from it.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("system", String(16), nullable=False),
    Column("size", Integer, nullable=False),
    Column("move_limit", Integer, nullable=False),
    # The bots that take the places which stay empty.
    Column("bot", String(64), nullable=True),
    Column("host", String(32), ForeignKey("people.id"), nullable=True),
    Column("starts", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("rounds", Integer, nullable=False, server_default="0"),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=True),
    Index("tournaments_by_status", "status", "starts"),
    Index("tournaments_by_host", "host"),
)

# `number` is given at the start, the strongest first; who comes later gets the next one.
entrants = Table(
    "entrants",
    metadata,
    Column("entry", Integer, primary_key=True, autoincrement=True),
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("bot", String(64), nullable=True),
    # What the person's browser adds to the seeds of all games.
    Column("share", String(64), nullable=True),
    Column("absent", Boolean, nullable=False, server_default=false()),
    Index("entrants_by_person", "tournament", "person", unique=True),
    Index("entrants_by_number", "tournament", "number", unique=True),
    Index("entrants_of", "person"),
)

# The key makes it impossible that two processes both pair the same round. Without `other` it is a bye.
boards = Table(
    "boards",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("one", Integer, nullable=False),
    Column("other", Integer, nullable=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=True),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("winner", Integer, nullable=True),
    Index("boards_by_table", "table_id", unique=True),
)
