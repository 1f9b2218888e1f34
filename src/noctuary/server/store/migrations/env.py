"""Run by Alembic: migrates over the connection that `migrate` has opened."""

from alembic import context

from noctuary.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
