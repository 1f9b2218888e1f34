"""Lines of the chat that somebody reports, and people whom somebody blocks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_blocks")),
        sa.UniqueConstraint("person", "blocked", name=op.f("uq_blocks_person_blocked")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=True),
        sa.Column("speaker", sa.String(length=32), nullable=True),
        sa.Column("why", sa.String(length=300), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_reports")),
        sa.UniqueConstraint("reporter", "line", name=op.f("uq_reports_reporter_line")),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_index(op.f("ix_blocks_blocked"), table_name="blocks")
    op.drop_table("blocks")
