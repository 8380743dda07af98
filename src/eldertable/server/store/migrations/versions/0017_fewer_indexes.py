"""A choice need not change indexes in which nobody looks for its table: most have no time limit, and many are not public."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

TIMED = sa.text("deadline IS NOT NULL")


def upgrade() -> None:
    """Leave out of the indexes what is not looked for there."""
    op.drop_index("tables_by_status", "tables")
    op.drop_index("tables_by_deadline", "tables")
    op.create_index("tables_by_status", "tables", ["status"])
    op.create_index(
        "tables_listed",
        "tables",
        ["status", "updated"],
        sqlite_where=sa.text("public IS 1"),
        postgresql_where=sa.text("public IS true"),
    )
    op.create_index("tables_by_deadline", "tables", ["deadline"], sqlite_where=TIMED, postgresql_where=TIMED)
