"""Sessions, recovery codes, shares of the dice, and what an operator does and sees."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what keeps a server safe."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.add_column("accounts", sa.Column("recovery", sa.String(64), nullable=True))
    op.add_column("accounts", sa.Column("skeleton", sa.String(128), nullable=True))
    op.create_index("accounts_by_skeleton", "accounts", ["skeleton"])
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("share", sa.String(64), nullable=True))
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("subject", sa.String(128), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=True),
        sa.Column("outcome", sa.Text, nullable=True),
    )
    op.create_index("audit_by_done", "audit", ["done"])
    op.create_table(
        "blocks",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "busy",
        sa.Column("process", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("deeds", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
