"""How long a table has been played at, where its time is counted."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("elapsed", sa.Float(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "elapsed")
