"""The tables of the database, for queries; `migrations/` creates them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, text

metadata = MetaData()
TIMED = text("deadline IS NOT NULL")

# Things the server itself remembers, e.g. the key that signs cookies.
settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Cookies of an earlier epoch are no longer valid: a new password ends all other sessions.
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("settings", Text, nullable=True),
    Column("webhook", Text, nullable=True),
)

# `login` is the account's name in the form in which names are compared.
accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("login", String(64), nullable=False),
    Column("password", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # The hash of the code that replaces a lost password.
    Column("recovery", String(64), nullable=True),
    # What the name looks like, so that nobody takes one that looks the same.
    Column("skeleton", String(128), nullable=True),
    Index("accounts_by_login", "login", unique=True),
    Index("accounts_by_skeleton", "skeleton"),
)

# One row for each browser that is somebody; without its row a cookie opens nothing.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("address", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

# `version`, `status`, `turn` and `result` repeat what the log says, so that lists need no replay.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=True),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("turn", Integer, nullable=True),
    Column("result", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("undo", String(16), nullable=False, server_default="agreed"),
    Column("move_limit", Integer, nullable=True),
    Column("overtime", String(16), nullable=True),
    Column("deadline", BigInteger, nullable=True),
    # The position that a fork began with; other tables begin with their seed.
    Column("origin", Text, nullable=True),
    Column("parent", String(32), nullable=True),
    Column("rematch", String(32), nullable=True),
    # How a game ended otherwise than by its rules.
    Column("ending", Text, nullable=True),
    # A guided game: which one, and how far it has come.
    Column("lesson", Text, nullable=True),
    # What the server promised before anybody sat down; the seed comes from it and from everybody's share.
    Column("secret", String(64), nullable=True),
    # What a game counts for: nothing (practice), one's own numbers, or ratings too.
    Column("stakes", String(16), nullable=False, server_default="casual"),
    # Until then nobody but those who sit there sees anything of it, and its chance and its record are nobody's.
    Column("sealed", BigInteger, nullable=True),
    # Each choice changes `updated` and `deadline`: only those tables are in these indexes that somebody looks for there.
    Index("tables_by_status", "status"),
    Index("tables_listed", "status", "updated", sqlite_where=text("public IS 1"), postgresql_where=text("public IS true")),
    Index("tables_by_deadline", "deadline", sqlite_where=TIMED, postgresql_where=TIMED),
    Index("tables_by_owner", "owner"),
    # Told after one game, a secret must never be that of another.
    Index("tables_by_secret", "secret", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("bot", String(64), nullable=True),
    Column("conceded", Boolean, nullable=False, server_default=false()),
    Column("late", Integer, nullable=False, server_default="0"),
    # What the person's browser adds to the seed.
    Column("share", String(64), nullable=True),
    # Tells a bot apart from the others of its kind in a tournament.
    Column("number", Integer, nullable=True),
    Index("seats_by_person", "person"),
)

# Append-only. The key makes it impossible that two processes both accept the same version.
log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("choice", Text, nullable=True),
    Column("events", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# The latest position of a long game, so that loading does not play it all again.
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rules_version", String(64), nullable=False),
    Column("position", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("room", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("chat_by_table", "table_id", "id"),
    Index("chat_by_person", "person"),
)

# What somebody asks the others to agree to; a table has one such question at a time.
proposals = Table(
    "proposals",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# The look back at a finished game, worked out once.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("analysis", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# What operators did, and what they want the server to do: a line without `done` waits for it.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("made", BigInteger, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("deed", String(32), nullable=False),
    Column("subject", String(128), nullable=False),
    Column("note", Text, nullable=False),
    Column("done", BigInteger, nullable=True),
    Column("outcome", Text, nullable=True),
    Index("audit_by_done", "done"),
)

# Addresses that are not let in for a while.
blocks = Table(
    "blocks",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Who keeps each process busy at the moment; every process replaces its own lines.
busy = Table(
    "busy",
    metadata,
    Column("process", String(64), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("deeds", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
)
