"""Tournaments: what they are, who takes part, and their games round by round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add room for tournaments."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("move_limit", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rounds", sa.Integer, nullable=False, server_default="0"),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=True),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "starts"])
    op.create_index("tournaments_by_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("entry", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("share", sa.String(64), nullable=True),
        sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("entrants_by_person", "entrants", ["tournament", "person"], unique=True)
    op.create_index("entrants_by_number", "entrants", ["tournament", "number"], unique=True)
    op.create_index("entrants_of", "entrants", ["person"])
    op.create_table(
        "boards",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("one", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("winner", sa.Integer, nullable=True),
    )
    op.create_index("boards_by_table", "boards", ["table_id"], unique=True)
