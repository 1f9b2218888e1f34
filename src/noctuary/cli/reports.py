"""`noctuary reports`: lines of the chat that people have reported, for the keeper of a server."""

from __future__ import annotations

import asyncio
import json
import time
from datetime import datetime
from typing import TYPE_CHECKING, Any

import click

from noctuary.cli.choices import Number
from noctuary.cli.output import print_json
from noctuary.cli.serve import default_database, need_server_packages
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

if TYPE_CHECKING:
    from noctuary.server.store import ReportRow

_MOST = 2**31 - 1


@subcommand("reports")
@option("--database", metavar="URL", help="cli-serve-database")
@option("--done", type=Number(1, _MOST), multiple=True, metavar="N", help="cli-reports-done")
@json_option
@pass_session
def command(session: Session, database: str | None, done: tuple[int, ...], as_json: bool) -> None:
    need_server_packages()
    reports = asyncio.run(_reports(database or default_database(), done))
    if as_json:
        print_json(reports)
    elif reports:
        for report in reports:
            _show(session, report)
    else:
        click.echo(session.say("cli-reports-none"))


async def _reports(database: str, done: tuple[int, ...]) -> list[dict[str, Any]]:
    """What is left to see to, after closing what has been seen to."""
    from noctuary.server.store import LogRow, Store

    store = Store(database)
    await store.open()
    try:
        for number in done:
            line = LogRow(time.time(), None, "", "report-acted", report=number)
            if not await store.moderation.set_report(number, "closed", "acted", line):
                raise NoctuaryError(MessageId("cli-reports-no-such"), number=str(number))
        rows = await store.safety.reports()
        people = {person for row in rows for person in (row.reporter, row.speaker) if person is not None}
        names = await store.safety.names_of(people)
        return [_told(row, names) for row in rows]
    finally:
        await store.close()


def _told(row: ReportRow, names: dict[str, str]) -> dict[str, Any]:
    """People by their present name and their id: names change, and two may have the same."""
    return {
        "number": row.number,
        "at": _when(row.at),
        "table": row.table_id,
        "by": names.get(row.reporter or "", ""),
        "by_id": row.reporter,
        "about": names.get(row.speaker or "", ""),
        "about_id": row.speaker,
        "why": row.why,
        "lines": [
            {
                "at": _when(line["at"]),
                "who": line["who"],
                "text": line["text"],
                "reported": line["line"] == row.line,
            }
            for line in json.loads(row.lines)
        ],
    }


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(sep=" ", timespec="seconds")


def _show(session: Session, report: dict[str, Any]) -> None:
    gone = session.say("server-somebody")
    head = session.say(
        "cli-reports-head",
        number=str(report["number"]),
        at=report["at"],
        table=report["table"],
        by=report["by"] or gone,
        about=report["about"] or gone,
    )
    click.echo(click.style(head, bold=True))
    if report["why"]:
        click.echo(f"  “{report['why']}”")
    for line in report["lines"]:
        mark = ">" if line["reported"] else " "
        click.echo(f"  {mark} {line['at'][11:19]} {line['who']}: {line['text']}")
