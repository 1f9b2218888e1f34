"""Finished games in one piece, and the indexes that a year of games needs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_packed")),
    )
    # By phase and time together: the lobby and the pruning read the end of it, and each move writes one.
    op.drop_index(op.f("ix_tables_phase"), table_name="tables")
    op.drop_index(op.f("ix_tables_updated"), table_name="tables")
    op.create_index(op.f("ix_tables_phase_updated"), "tables", ["phase", "updated"], unique=False)
    for table, column in (("tables", "host"), ("sittings", "person"), ("chat", "person")):
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)


def downgrade() -> None:
    for table, column in (("tables", "host"), ("sittings", "person"), ("chat", "person")):
        op.drop_index(op.f(f"ix_{table}_{column}"), table_name=table)
    op.drop_index(op.f("ix_tables_phase_updated"), table_name="tables")
    op.create_index(op.f("ix_tables_updated"), "tables", ["updated"], unique=False)
    op.create_index(op.f("ix_tables_phase"), "tables", ["phase"], unique=False)
    op.drop_table("packed")
