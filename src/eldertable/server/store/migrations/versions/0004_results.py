"""What becomes of finished games: results, ratings, profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from eldertable.server.store.public_ids import public_id

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add room for results, ratings and profiles; games of before are counted when the server starts."""
    op.add_column("tables", sa.Column("stakes", sa.String(16), nullable=False, server_default="casual"))
    # Forks begin with a position and guided games with a seed in words: practice.
    op.execute("UPDATE tables SET stakes = 'none' WHERE origin IS NOT NULL OR length(seed) <> 64")
    add_profiles()
    add_results()
    add_ratings()


def add_profiles() -> None:
    """Everybody has one from now on."""
    profiles = op.create_table(
        "profiles",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("public_id", sa.String(24), nullable=False),
        sa.Column("avatar", sa.String(16), nullable=True),
        sa.Column("shown_to", sa.String(16), nullable=False, server_default="everybody"),
    )
    op.create_index("profiles_by_public_id", "profiles", ["public_id"], unique=True)
    people = [row[0] for row in op.get_bind().execute(sa.text("SELECT id FROM people"))]
    op.bulk_insert(profiles, [{"person": person, "public_id": public_id(person)} for person in people])


def add_results() -> None:
    """Finished games and how each player came out of them."""
    op.create_table(
        "finished_games",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("category", sa.String(200), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("how", sa.String(16), nullable=True),
        sa.Column("reason", sa.String(64), nullable=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("finished_games_by_table", "finished_games", ["table_id"], unique=True)
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, sa.ForeignKey("finished_games.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("participant", sa.String(64), nullable=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("category", sa.String(200), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("quit", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("merit", sa.Integer, nullable=True),
    )
    op.create_index("results_by_person", "results", ["person", "number"])
    op.create_index("results_by_participant", "results", ["participant", "number"])
    op.create_index("results_by_category", "results", ["game", "mode", "category", "players", "merit"])


def add_ratings() -> None:
    """How strong people are, and how that came about."""
    op.create_table(
        "participants",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
    )
    op.create_index("participants_by_person", "participants", ["person"], unique=True)
    op.create_table(
        "ratings",
        sa.Column("participant", sa.String(64), sa.ForeignKey("participants.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("ladder", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "ladder", "mu"])
    op.create_table(
        "rating_steps",
        sa.Column("number", sa.Integer, sa.ForeignKey("finished_games.number"), primary_key=True),
        sa.Column("ladder", sa.String(16), primary_key=True),
        sa.Column("participant", sa.String(64), sa.ForeignKey("participants.id"), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
    )
    op.create_index("rating_steps_by_participant", "rating_steps", ["participant", "ladder", "number"])
