"""The tables of contests: tournaments with their games, daily puzzles, challenges; `migrations/` creates them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, false

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

# A puzzle is what a seat sees, and for each of its options whether it solves it; the position is not kept.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(64), nullable=False),
    Column("day", String(10), nullable=False),
    Column("players", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("view", Text, nullable=False),
    Column("solves", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("puzzles_by_day", "game", "day", unique=True),
)

# Who tried a puzzle: whether the first try was right, and whether any was.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("puzzle", Integer, ForeignKey("puzzles.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("at_once", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("puzzle_tries_by_person", "person"),
)

# The same deal for everybody for a week.
challenges = Table(
    "challenges",
    metadata,
    Column("week", String(8), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
)

# The key gives everybody one try.
challenge_tries = Table(
    "challenge_tries",
    metadata,
    Column("week", String(8), ForeignKey("challenges.week"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Index("challenge_tries_by_person", "person"),
)
