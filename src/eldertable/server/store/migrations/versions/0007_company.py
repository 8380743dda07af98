"""Finding each other: who follows or shuns whom, invitations, who is here, who looks for others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add room for company."""
    op.create_table(
        "follows",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("followed", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_by_followed", "follows", ["followed"])
    op.create_table(
        "shunned",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("shunned_by_other", "shunned", ["other"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_table(
        "presence",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("slow", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
    )
    op.create_index("seekers_by_wish", "seekers", ["game", "players", "slow", "rated"])
