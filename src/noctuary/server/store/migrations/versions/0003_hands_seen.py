"""Whose hands somebody has seen in a game. Of games that go on already: where she has sat since the deal."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sights",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("played", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "seat", name=op.f("pk_sights")),
    )
    op.create_index(op.f("ix_sights_person"), "sights", ["person"], unique=False)
    # Who sat there before the first move: whoever came last, because those before her left before the deal.
    op.execute(
        "INSERT INTO sights (table_id, person, seat, played) "
        "SELECT DISTINCT s.table_id, s.person, s.seat, s.person IS NOT NULL FROM sittings s "
        "JOIN tables t ON t.id = s.table_id "
        "WHERE s.person IS NOT NULL AND t.phase IN ('playing', 'paused') AND (s.made > 0 OR s.number = "
        "(SELECT MAX(o.number) FROM sittings o WHERE o.table_id = s.table_id AND o.seat = s.seat "
        "AND o.made = 0 AND o.person IS NOT NULL))"
    )


def downgrade() -> None:
    op.drop_index(op.f("ix_sights_person"), table_name="sights")
    op.drop_table("sights")
