"""`noctuary moderation`: what moderators have done, for the one who keeps the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from noctuary.cli.moderators import when, with_store
from noctuary.cli.output import print_json
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand, subgroup

if TYPE_CHECKING:
    from noctuary.server.store import LogRow

command = subgroup("moderation")


@subcommand("log", within=command)
@option("--database", metavar="URL", help="cli-serve-database")
@json_option
@pass_session
def log(session: Session, database: str | None, as_json: bool) -> None:
    rows = with_store(database, lambda store: store.moderation.log())
    if as_json:
        print_json([_told(row) for row in rows])
    elif not rows:
        click.echo(session.say("cli-moderation-none"))
    else:
        for row in rows:
            click.echo(_line(session, row))


def _line(session: Session, row: LogRow) -> str:
    return session.say(
        "cli-moderation-line",
        at=when(row.at),
        who=row.who_name or session.say("cli-moderation-keeper"),
        what=row.what,
        whom=row.whom_name or row.table_id or ("" if row.report is None else f"#{row.report}"),
        reason=row.reason,
    )


def _told(row: LogRow) -> dict[str, Any]:
    return {
        "number": row.number,
        "at": when(row.at),
        "who": row.who_name,
        "who_id": row.who,
        "what": row.what,
        "whom": row.whom_name,
        "whom_id": row.whom,
        "table": row.table_id,
        "report": row.report,
        "until": None if row.until is None else when(row.until),
        "reason": row.reason,
    }
