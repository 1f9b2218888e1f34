"""Bring a database up to date: the migrations ship inside the package and run when the server starts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0003"  # the last migration; a test keeps it so
_SCRIPTS: Final = "noctuary.server.store:migrations"


def migrate(connection: sa.Connection) -> None:
    if not _is_current(connection):
        from alembic import command  # only where there is something to do: it takes a while to import
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", _SCRIPTS)
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_current(connection: sa.Connection) -> bool:
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == HEAD
