"""Bring a database up to date: the migrations ship inside the package and run when the server starts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

HEAD: Final = "0009"  # the last migration; a test keeps it so
_SCRIPTS: Final = "noctuary.server.store:migrations"
_VERSIONS: Final = "alembic_version"


def migrate(connection: sa.Connection) -> None:
    version = _version(connection)
    if version == HEAD:
        return
    from alembic import command  # only where there is something to do: it takes a while to import
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise NoctuaryError(MessageId("server-error-database-newer"), version=version[:40])
    command.upgrade(config, "head")


def is_current(connection: sa.Connection) -> bool:
    """Whether it answers with the version that we know; cheap enough to be asked all the time."""
    return connection.execute(sa.text(f"SELECT version_num FROM {_VERSIONS}")).scalar() == HEAD


def _version(connection: sa.Connection) -> str | None:
    """The migration that a database stands at; None: nothing has ever been kept in it."""
    tables = sa.inspect(connection).get_table_names()
    if _VERSIONS not in tables:
        if tables and connection.dialect.name == "sqlite":  # in PostgreSQL extensions bring tables too
            raise NoctuaryError(MessageId("server-error-database-foreign"))
        return None
    found = connection.execute(sa.text(f"SELECT version_num FROM {_VERSIONS}")).scalar()
    return None if found is None else str(found)
