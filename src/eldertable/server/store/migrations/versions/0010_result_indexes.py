"""Indexes that answer the questions of profiles and records by themselves."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"

BY_PERSON = ("person", "number", "public", "game", "mode", "category", "players", "won", "quit", "score", "merit")
BY_CATEGORY = ("game", "mode", "public", "category", "players", "seat", "won", "number", "merit")


def upgrade() -> None:
    """Put into the indexes what is counted."""
    op.drop_index("results_by_person", "results")
    op.drop_index("results_by_category", "results")
    op.create_index("results_by_person", "results", list(BY_PERSON))
    op.create_index("results_by_category", "results", list(BY_CATEGORY))
