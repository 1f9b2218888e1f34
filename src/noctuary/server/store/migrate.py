"""Bring a database up to date: the migrations ship inside the package and run when the server starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0010"  # the last migration; a test keeps it so
_SCRIPTS: Final = "noctuary.server.store:migrations"
VERSIONS: Final = "alembic_version"


def migrate(connection: sa.Connection, to: str = HEAD) -> None:
    version = version_of(connection)
    if version == to:
        return
    if version is not None and version not in known_versions():
        raise NoctuaryError(MessageId("server-error-database-newer"), version=version[:40])
    from alembic import command  # only where there is something to do: it takes a while to import

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def is_current(connection: sa.Connection) -> bool:
    """Whether it answers with the version that we know; cheap enough to be asked all the time."""
    return connection.execute(sa.text(f"SELECT version_num FROM {VERSIONS}")).scalar() == HEAD


def known_versions() -> frozenset[str]:
    """Every version of the tables that there ever was."""
    from alembic.script import ScriptDirectory

    return frozenset(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.set_main_option("path_separator", "os")
    return config


def version_of(connection: sa.Connection) -> str | None:
    """The migration that a database stands at; None: nothing has ever been kept in it."""
    tables = sa.inspect(connection).get_table_names()
    if VERSIONS not in tables:
        if tables and connection.dialect.name == "sqlite":  # in PostgreSQL extensions bring tables too
            raise NoctuaryError(MessageId("server-error-database-foreign"))
        return None
    found = connection.execute(sa.text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return None if found is None else str(found)
