"""Keeping order: what people report, and who may not speak or come in for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add room for reports and sanctions."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("said", sa.Text, nullable=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=True),
    )
    op.create_index("reports_by_settled", "reports", ["settled"])
    op.create_index("reports_by_reporter", "reports", ["reporter"])
    op.create_index("reports_by_person", "reports", ["person"])
    op.create_table(
        "sanctions",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
