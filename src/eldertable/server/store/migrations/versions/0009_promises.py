"""No secret is used for two tables."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make sure of it."""
    op.create_index("tables_by_secret", "tables", ["secret"], unique=True)
