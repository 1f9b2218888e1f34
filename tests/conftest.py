"""What could not be run on this machine is the last thing a run of the tests says."""

from __future__ import annotations

from collections import Counter

import pytest


def pytest_unconfigure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return
    counted = Counter(_reason(report) for report in reporter.stats.get("skipped", []))
    if counted:
        told = "; ".join(f"{number} × {reason}" for reason, number in counted.most_common())
        reporter.write_line(f"Not run here: {told}")


def _reason(report: pytest.TestReport) -> str:
    """`Skipped: no Chromium` of (file, line, reason)."""
    longrepr = report.longrepr
    text = longrepr[2] if isinstance(longrepr, tuple) else str(longrepr)
    return text.removeprefix("Skipped: ")
