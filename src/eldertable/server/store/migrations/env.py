"""How Alembic reaches the database: through the connection it is given."""

from __future__ import annotations

from alembic import context

from eldertable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
