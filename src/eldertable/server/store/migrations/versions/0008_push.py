"""Where browsers want to be told when no page is open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add room for push addresses."""
    op.create_table(
        "push_addresses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("session", sa.String(32), sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("push_addresses_by_person", "push_addresses", ["person"])
    op.create_index("push_addresses_by_session", "push_addresses", ["session"])
