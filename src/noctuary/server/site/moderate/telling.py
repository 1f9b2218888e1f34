"""What a moderator is told: reported lines, names, and what was done. No cards, no other chat, no address."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable
from typing import Final

from noctuary.server.order import Order
from noctuary.server.site.own.telling import when
from noctuary.server.store import LogRow, MeasureRow, PersonRow, ReportRow, Store
from noctuary.server.wires import moderate as wire

_REPORTS: Final = 100
_LOG: Final = 200
_LEFT_SINCE: Final = 90 * 24 * 3600.0


class Telling:
    def __init__(self, store: Store, order: Order) -> None:
        self._kept = store.moderation
        self._order = order

    async def everything(self) -> wire.Moderated:
        reports = await self._kept.reports(_REPORTS)
        in_force = await self._kept.in_force(time.time())
        under = {one.person for one in in_force if one.person is not None}
        of_reports = {row.speaker for row in reports if row.speaker is not None}
        reporters = await self._kept.people({row.reporter for row in reports if row.reporter is not None})
        people = await self.people(
            list((await self._kept.people(under | of_reports)).values()),
            Counter(row.speaker for row in reports),
        )
        return wire.Moderated(
            [_report(row, reporters, people) for row in reports],
            [people[one] for one in sorted(under) if one in people],
            [_measure(one, True) for one in in_force if one.what == "chat"],
            [_line(row) for row in await self._kept.log(_LOG)],
        )

    async def people(
        self, rows: Iterable[PersonRow], reported: Counter[str | None] | None = None
    ) -> dict[str, wire.Watched]:
        """By id, whom it is about."""
        found = {row.id: row for row in rows}
        now = time.time()
        left = await self._kept.leavings(found, now - _LEFT_SINCE)
        measures: dict[str, list[wire.Measure]] = {}
        for one in await self._kept.measures_of(found):
            told = _measure(one, one.lifted is None and (one.until is None or one.until > now))
            measures.setdefault(one.person or "", []).append(told)
        return {
            row.id: wire.Watched(
                id=row.id,
                name=row.name,
                guest=row.account is None,
                since=when(row.created),
                reported=0 if reported is None else reported[row.id],
                leavings=left.get(row.id, 0),
                measures=measures.get(row.id, []),
                network_known=self._order.network_of(row.id) is not None,
            )
            for row in found.values()
        }


def _measure(row: MeasureRow, in_force: bool) -> wire.Measure:
    lasts = in_force and row.what not in ("warn", "title", "deck", "event", "wording")
    until = None if row.until is None else when(row.until)
    return wire.Measure(
        row.number, wire.Deed(row.what), row.reason, when(row.at), until, lasts, row.network is not None
    )


def _report(
    row: ReportRow, reporters: dict[str, PersonRow], people: dict[str, wire.Watched]
) -> wire.ReportTold:
    by = reporters.get(row.reporter or "")
    return wire.ReportTold(
        number=row.number,
        at=when(row.at),
        table=row.table_id,
        by="" if by is None else by.name,
        about=people.get(row.speaker or ""),
        why=row.why,
        lines=[
            wire.ReportedLine(line["who"], line["text"], when(line["at"]), line["line"] == row.line)
            for line in json.loads(row.lines)
        ],
        state=wire.ReportState(row.state),
        outcome=wire.Outcome(row.outcome),
    )


def _line(row: LogRow) -> wire.LogLineTold:
    until = None if row.until is None else when(row.until)
    return wire.LogLineTold(
        row.number,
        when(row.at),
        row.who_name,
        row.what,
        row.whom_name,
        row.table_id,
        row.report,
        until,
        row.reason,
    )
