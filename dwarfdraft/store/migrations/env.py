"""How Alembic runs our migrations: on the connection that `Store.migrate` gives, in its transaction."""

from alembic import context

from dwarfdraft.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
