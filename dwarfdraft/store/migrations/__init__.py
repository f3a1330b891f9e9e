"""Alembic's migrations, inside the package so that the wheel holds them."""
