"""Teams: who is captain, who wants to give up, what a team says among itself."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the columns and the table."""
    op.add_column("chair", sa.Column("captain", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("gives_up", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("team", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("said_at", sa.Float(), nullable=False),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("word", sa.Text(), nullable=True),
        sa.Column("at", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_talk_table_id"),
        sa.PrimaryKeyConstraint("table_id", "team", "n", name="pk_talk"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("talk")
    op.drop_column("seat", "gives_up")
    op.drop_column("chair", "captain")
