"""The tables that keep what people did and what they want to show of it; `migrations/` creates them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from eldertable.server.store.schema import metadata

# `public_id` is what others know a person by; it opens nothing but the profile.
profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("public_id", String(24), nullable=False),
    Column("avatar", String(16), nullable=True),
    Column("shown_to", String(16), nullable=False, server_default="everybody"),
    Index("profiles_by_public_id", "public_id", unique=True),
)

# Every game that ended and was more than practice, in the order in which they ended.
finished_games = Table(
    "finished_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("mode", String(16), nullable=False),
    Column("category", String(200), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("length", Integer, nullable=False),
    Column("how", String(16), nullable=True),
    Column("reason", String(64), nullable=True),
    Column("ended", BigInteger, nullable=False),
    Index("finished_games_by_table", "table_id", unique=True),
)

# How each of its players came out of it. What lists sort and count by is repeated here, so that they read one table.
results = Table(
    "results",
    metadata,
    Column("number", Integer, ForeignKey("finished_games.number"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("bot", String(64), nullable=True),
    Column("participant", String(64), nullable=True),
    Column("game", String(64), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("category", String(200), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("quit", Boolean, nullable=False),
    Column("score", Integer, nullable=True),
    # How good a game alone or together was; the larger the better.
    Column("merit", Integer, nullable=True),
    # These hold all that profiles and records count, so that counting reads nothing else.
    Index(
        "results_by_person", "person", "number", "public", "game", "mode", "category", "players", "won", "quit", "score", "merit"
    ),
    Index("results_by_participant", "participant", "number"),
    Index("results_by_category", "game", "mode", "public", "category", "players", "seat", "won", "number", "merit"),
)

# Who took part in rated games, by a number that stays when the person goes.
participants = Table(
    "participants",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Index("participants_by_person", "person", unique=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("participant", String(64), ForeignKey("participants.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("ladder", String(16), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_strength", "game", "ladder", "mu"),
)

# Where each rated game left its players; a game that does not count has no steps.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("number", Integer, ForeignKey("finished_games.number"), primary_key=True),
    Column("ladder", String(16), primary_key=True),
    Column("participant", String(64), ForeignKey("participants.id"), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Index("rating_steps_by_participant", "participant", "ladder", "number"),
)

# -- finding each other -----------------------------------------------------------------------------------

follows = Table(
    "follows",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("followed", String(32), ForeignKey("people.id"), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Index("follows_by_followed", "followed"),
)

shunned = Table(
    "shunned",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Index("shunned_by_other", "other"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("invitations_by_person", "person"),
)

# Who was here when, to the minute.
presence = Table(
    "presence",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# Who looks for others to play with; `table_id` once they are found.
seekers = Table(
    "seekers",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("slow", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=True),
    # The share in the dice, and the server's promise that was asked for before it was given.
    Column("share", String(64), nullable=True),
    Column("promise", String(32), nullable=True),
    Index("seekers_by_wish", "game", "players", "slow", "rated"),
)

# Where a browser wants to be told when no page is open; it goes with the session of that browser.
push_addresses = Table(
    "push_addresses",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("session", String(32), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("site", String(300), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("push_addresses_by_person", "person"),
    Index("push_addresses_by_session", "session"),
)

# Games that ended, for each who played, until that one has looked.
unseen = Table(
    "unseen",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# -- keeping order -----------------------------------------------------------------------------------------

# What people report: somebody, or what somebody said at a table, kept as it was said.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("made", BigInteger, nullable=False),
    Column("reporter", String(32), ForeignKey("people.id"), nullable=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("table_id", String(32), nullable=True),
    Column("said", Text, nullable=True),
    Column("note", Text, nullable=False),
    Column("settled", BigInteger, nullable=True),
    Index("reports_by_settled", "settled"),
    Index("reports_by_reporter", "reporter"),
    Index("reports_by_person", "person"),
)

# Who may not speak, or is not let in, until when.
sanctions = Table(
    "sanctions",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
