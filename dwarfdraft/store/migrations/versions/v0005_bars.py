"""Who was sent away: by person, name and browser; and seats that a bot has got for a while."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and columns. Whoever was barred stays so, as a person."""
    op.create_table(
        "bar",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("browsers", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("barred_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_bar_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_bar"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_bar_until", "bar", ["until"], unique=False)
    op.create_table(
        "browser",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_browser_table_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", "browser", name="pk_browser"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_browser_until", "browser", ["until"], unique=False)
    op.add_column("watcher", sa.Column("browser", sa.Text(), nullable=True))
    op.add_column("chair", sa.Column("replaced", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("chair", sa.Column("votes", sa.Text(), server_default="[]", nullable=False))
    connection = op.get_bind()
    tables = sa.table("game_table", sa.column("id"), sa.column("barred"), sa.column("changed_at"))
    bars = sa.table(
        "bar", *(sa.column(c) for c in ("table_id", "person_id", "names", "browsers", "until", "barred_at"))
    )
    for table_id, barred, changed_at in connection.execute(sa.select(tables).where(tables.c.barred != "[]")).all():
        for person in dict.fromkeys(json.loads(barred)):
            row = {"table_id": table_id, "person_id": person, "names": "[]", "browsers": "[]", "barred_at": changed_at}
            connection.execute(sa.insert(bars).values(**row, until=None))
    op.drop_column("game_table", "barred")


def downgrade() -> None:
    """Drop them; persons stay barred."""
    op.add_column("game_table", sa.Column("barred", sa.Text(), server_default="[]", nullable=False))
    connection = op.get_bind()
    tables = sa.table("game_table", sa.column("id"), sa.column("barred"))
    bars = sa.table("bar", sa.column("table_id"), sa.column("person_id"))
    barred: dict[int, list[str]] = {}
    for table_id, person in connection.execute(sa.select(bars)).all():
        barred.setdefault(table_id, []).append(person)
    for table_id, persons in barred.items():
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(barred=json.dumps(persons)))
    op.drop_column("chair", "votes")
    op.drop_column("chair", "replaced")
    op.drop_column("watcher", "browser")
    op.drop_table("browser")
    op.drop_table("bar")
