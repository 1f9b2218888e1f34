"""Invitations to tables, and events with who takes part in them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("inviter", sa.String(length=32), nullable=False),
        sa.Column("invited", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_invitations")),
        sa.UniqueConstraint("table_id", "invited", name="uq_invitations_table_id_invited"),
    )
    for column in ("table_id", "inviter", "invited"):
        op.create_index(op.f(f"ix_invitations_{column}"), "invitations", [column], unique=False)
    op.create_table(
        "events",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=3), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("begins", sa.Float(), nullable=True),
        sa.Column("course", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_events")),
    )
    for column in ("host", "state", "updated"):
        op.create_index(op.f(f"ix_events_{column}"), "events", [column], unique=False)
    op.create_table(
        "event_entries",
        sa.Column("event_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.String(length=24), nullable=False),
        sa.Column("choice", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("event_id", "number", name=op.f("pk_event_entries")),
    )
    op.create_index(op.f("ix_event_entries_person"), "event_entries", ["person"], unique=False)
    op.create_table(
        "event_tables",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("event_id", sa.String(length=32), nullable=False),
        sa.Column("taken", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_event_tables")),
    )
    for column in ("event_id", "taken"):
        op.create_index(op.f(f"ix_event_tables_{column}"), "event_tables", [column], unique=False)


def downgrade() -> None:
    for table in ("event_tables", "event_entries", "events", "invitations"):
        op.drop_table(table)
