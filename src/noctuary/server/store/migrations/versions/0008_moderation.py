"""Moderators, what they do, the log of it, and what became of a report."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_moderators")),
    )
    op.create_table(
        "measures",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("what", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("network", sa.String(length=50), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("lifted", sa.Float(), nullable=True),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_measures")),
    )
    op.create_index(op.f("ix_measures_person"), "measures", ["person"], unique=False)
    op.create_table(
        "moderation",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=32), nullable=True),
        sa.Column("who_name", sa.String(length=24), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("whom", sa.String(length=32), nullable=True),
        sa.Column("whom_name", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("report", sa.Integer(), nullable=True),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_moderation")),
    )
    op.add_column("reports", sa.Column("state", sa.String(length=8), server_default="open", nullable=False))
    op.add_column("reports", sa.Column("outcome", sa.String(length=8), server_default="", nullable=False))
    op.add_column("reports", sa.Column("closed", sa.Float(), nullable=True))
    op.add_column("reports", sa.Column("told", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    for column in ("told", "closed", "outcome", "state"):
        op.drop_column("reports", column)
    op.drop_table("moderation")
    op.drop_index(op.f("ix_measures_person"), table_name="measures")
    op.drop_table("measures")
    op.drop_table("moderators")
