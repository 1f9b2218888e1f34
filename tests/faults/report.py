"""What came of a fault that was tried, as a line of a table."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from tests.faults.people import Findings

_HEADS: Final = ("fault", "on", "times", "compared", "undecided", "lost", "errors", "seconds")
_WIDTHS: Final = (22, 12, 7, 10, 11, 6, 8, 9)
_SHOWN: Final = 5  # of what is wrong


@dataclass
class Report:
    fault: str
    on: str
    times: int = 0
    findings: Findings = field(default_factory=Findings)
    errors: list[str] = field(default_factory=list)  # that the server has logged, and was not expected to
    did: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    notes: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Nothing was lost. What the server has logged is shown beside it, for whoever keeps the code."""
        return not self.findings.wrong

    def cells(self) -> tuple[str, ...]:
        found = self.findings
        counts = (self.times, found.held.total(), found.undecided.total(), len(found.wrong), len(self.errors))
        return self.fault, self.on, *map(str, counts), f"{self.seconds:.0f}"


def tell_progress(report: Report, findings: Findings) -> None:
    """For whoever waits, now and then."""
    if report.times % 10 == 0:
        told = f"{report.fault} on {report.on}: {report.times}, {len(findings.wrong)} lost"
        print(told, *findings.wrong[-1:], file=sys.stderr, flush=True)


def line(cells: tuple[str, ...]) -> str:
    first = "".join(cell.ljust(width) for cell, width in zip(cells[:2], _WIDTHS, strict=False))
    return first + "".join(cell.rjust(width) for cell, width in zip(cells[2:], _WIDTHS[2:], strict=True))


def summary(reports: list[Report]) -> str:
    lines = [line(_HEADS), *(line(report.cells()) for report in reports), ""]
    did: Counter[str] = Counter()
    for report in reports:
        did += report.did
        lines += [f"{report.fault} on {report.on}: LOST {wrong}" for wrong in report.findings.wrong[:_SHOWN]]
        lines += [f"{report.fault} on {report.on}: {error}" for error in report.errors[:_SHOWN]]
        lines += [f"{report.fault} on {report.on}: {note}" for note in report.notes]
    doing = ", ".join(f"{count} {what}" for what, count in did.most_common())
    lines.append(f"people sent: {doing}")
    bad = [report for report in reports if not report.good]
    lines.append(f"{len(reports) - len(bad)} of {len(reports)} held" if bad else "nothing was lost")
    return "\n".join(lines)
