"""Guided games that are found again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let a table know that it is a guided game, and how far it has come."""
    op.add_column("tables", sa.Column("lesson", sa.Text, nullable=True))
