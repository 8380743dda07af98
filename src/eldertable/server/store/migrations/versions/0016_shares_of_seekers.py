"""Who looks for opponents has a share in the dice, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add room for shares, and for the promises that came before them."""
    op.add_column("seekers", sa.Column("share", sa.String(64), nullable=True))
    op.add_column("seekers", sa.Column("promise", sa.String(32), nullable=True))
