"""Tables, chairs, moves, events, snapshots, due rows, people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    _add_tables()
    _add_chairs()
    _add_log()
    _add_watchers()


def _add_tables() -> None:
    op.create_table(
        "device_link",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("ends_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_device_link"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("speed", sa.Text(), nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("bots_may_be_taken", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("barred", sa.Text(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=True),
        sa.Column("seed", sa.Text(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("progress", sa.Text(), nullable=False),
        sa.Column("next_code", sa.Text(), nullable=True),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.Column("humans_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.UniqueConstraint("code", name="uq_game_table_code"),
    )
    op.create_index("ix_game_table_status_visibility", "game_table", ["status", "visibility"], unique=False)
    op.create_table(
        "person",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("theme", sa.Text(), nullable=True),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
    )


def _add_chairs() -> None:
    op.create_table(
        "chair",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("dwarf", sa.Text(), nullable=False),
        sa.Column("claim", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("sober", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("bot_acts", sa.Boolean(), nullable=False),
        sa.Column("sat_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_chair_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chair"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chair_person_id", "chair", ["person_id"], unique=False)
    op.create_table(
        "due",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ask", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=True),
        sa.Column("of_s", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_due_table_id"),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name="pk_due"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_due_at", "due", ["at"], unique=False)


def _add_log() -> None:
    op.create_table(
        "event",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("public", sa.Text(), nullable=False),
        sa.Column("private", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_event_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_event"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "move",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("chair", sa.Text(), nullable=False),
        sa.Column("command_id", sa.Text(), nullable=True),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("ask", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("value", sa.Text(), nullable=True),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_move_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_move"),
        sa.UniqueConstraint("table_id", "chair", "command_id", name="uq_move_table_id_chair_command_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_snapshot_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_snapshot"),
    )


def _add_watchers() -> None:
    op.create_table(
        "watcher",
        sa.Column("sid", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("beat_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_watcher_table_id"),
        sa.PrimaryKeyConstraint("sid", "table_id", name="pk_watcher"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_watcher_table_id", "watcher", ["table_id"], unique=False)


def downgrade() -> None:
    """Drop all tables."""
    op.drop_index("ix_watcher_table_id", table_name="watcher")
    op.drop_table("watcher")
    op.drop_table("snapshot")
    op.drop_table("move")
    op.drop_table("event")
    op.drop_index("ix_due_at", table_name="due")
    op.drop_table("due")
    op.drop_index("ix_chair_person_id", table_name="chair")
    op.drop_table("chair")
    op.drop_table("person")
    op.drop_index("ix_game_table_status_visibility", table_name="game_table")
    op.drop_table("game_table")
    op.drop_table("device_link")
