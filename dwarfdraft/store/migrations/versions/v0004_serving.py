"""The served time: all times in the store go on from when somebody last served."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LAST_SERVED = """
    SELECT max(at) FROM (
        SELECT max(changed_at) AS at FROM game_table
        UNION ALL SELECT max(humans_at) FROM game_table
        UNION ALL SELECT max(beat_at) FROM watcher
    ) AS times
"""


def upgrade() -> None:
    """Make the table; in a store that was used before, the time stands where somebody was last seen to serve."""
    op.create_table(
        "serving",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("held_at", sa.Float(), nullable=False),
        sa.Column("stops", sa.Integer(), nullable=False),
        sa.Column("beat_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_serving"),
    )
    at = op.get_bind().execute(sa.text(LAST_SERVED)).scalar()
    if at is not None:
        row = sa.text("INSERT INTO serving (id, process, at, held_at, stops, beat_at) VALUES (1, '', :at, :at, 0, :at)")
        op.get_bind().execute(row, {"at": at})
        op.execute("DELETE FROM device_link")  # their five minutes were counted by the calendar


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("serving")
