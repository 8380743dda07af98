"""Accounts and settings, the life of a table (time, endings, forks, rematches), chat and proposals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what people see of each other."""
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("settings", sa.Text, nullable=True))
    op.add_column("people", sa.Column("webhook", sa.Text, nullable=True))
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("login", sa.String(64), nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("accounts_by_login", "accounts", ["login"], unique=True)

    op.add_column("tables", sa.Column("undo", sa.String(16), nullable=False, server_default="agreed"))
    op.add_column("tables", sa.Column("move_limit", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("overtime", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("origin", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("parent", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("ending", sa.Text, nullable=True))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_owner", "tables", ["owner"])

    op.add_column("seats", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("late", sa.Integer, nullable=False, server_default="0"))

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
