"""Response windows, what is kept for a seat beside its chair, commands that are no moves."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "response_window",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("ask", sa.Text(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("opened_at", sa.Float(), nullable=False),
        sa.Column("least_s", sa.Float(), nullable=False),
        sa.Column("most_s", sa.Float(), nullable=True),
        sa.Column("hold", sa.Integer(), nullable=False),
        sa.Column("stretched", sa.Boolean(), nullable=False),
        sa.Column("wants", sa.Text(), nullable=False),
        sa.Column("ordered", sa.Text(), nullable=False),
        sa.Column("thinks", sa.Text(), nullable=False),
        sa.Column("could", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_response_window_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_response_window"),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("claim", sa.Integer(), nullable=False),
        sa.Column("bank_s", sa.Float(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.Column("interrupt", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "command",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("chair", sa.Text(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_command_table_id"),
        sa.PrimaryKeyConstraint("table_id", "chair", "command_id", name="pk_command"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("command")
    op.drop_table("seat")
    op.drop_table("response_window")
