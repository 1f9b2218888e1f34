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
    tried: bool = True

    @property
    def good(self) -> bool:
        """Nothing was lost, and the server has logged no error that it was not expected to."""
        return not self.findings.wrong and not self.errors

    def cells(self) -> tuple[str, ...]:
        found = self.findings
        counts = (self.times, found.held.total(), found.undecided.total(), len(found.wrong), len(self.errors))
        fault = self.fault if self.tried else f"{self.fault} NOT TRIED"
        return fault, self.on, *map(str, counts), f"{self.seconds:.0f}"


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
    return "\n".join([*lines, verdict(reports)])


def verdict(reports: list[Report]) -> str:
    """The last line, which says all that somebody has to know who reads no other."""
    tried = [report for report in reports if report.tried]
    bad = [report for report in tried if not report.good]
    lost = [report for report in tried if report.findings.wrong]
    told = "nothing was lost" if tried else "nothing was tried"
    if bad:
        told = f"{len(tried) - len(bad)} of {len(tried)} held"
        told += "" if lost else ": nothing was lost, but errors were logged"
    missing = [f"{report.fault} on {report.on}" for report in reports if not report.tried]
    return told + (f"; NOT TRIED: {', '.join(missing)}" if missing else "")
