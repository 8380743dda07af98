"""The history of the schema; Alembic runs what is missing when the server starts."""
