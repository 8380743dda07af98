"""The bots of a tournament have one number in all its games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add room for the number; in games of before, bots are counted at their table."""
    op.add_column("seats", sa.Column("number", sa.Integer(), nullable=True))
