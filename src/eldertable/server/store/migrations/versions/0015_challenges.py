"""Challenges of the week, who tried them, and tables of which nothing is told until they are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add room for challenges."""
    op.add_column("tables", sa.Column("sealed", sa.BigInteger, nullable=True))
    op.create_table(
        "challenges",
        sa.Column("week", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenge_tries",
        sa.Column("week", sa.String(8), sa.ForeignKey("challenges.week"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_index("challenge_tries_by_person", "challenge_tries", ["person"])
