"""A run of the tests: which ones it is about, in which order, and what could not be run on this machine."""

from __future__ import annotations

import inspect
import re
import signal
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

# With several workers whatever takes long begins first, so that none is left alone with it at the end.
_LONGEST_FIRST = ("browser", "soak", "server", "property", "fuzz", "hostile")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--card", metavar="SLUG", help="only tests that name this card: --card conditioning")


def pytest_configure() -> None:
    """Programs that tests start can be interrupted, even where the run itself was begun in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    slug = config.getoption("--card")
    if slug:
        named = re.compile(rf"(?<![a-z0-9-]){re.escape(slug)}(?![a-z0-9-])")
        left_out = [item for item in items if not _names(item, named)]
        items[:] = [item for item in items if _names(item, named)]
        config.hook.pytest_deselected(items=left_out)
        if not items:
            raise pytest.UsageError(f"No test names the card {slug}.")
    if hasattr(config, "workerinput"):
        items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    """A stable sort: within a suite the order stays as it is."""
    suite = next((part for part in item.path.parts if part in _LONGEST_FIRST), "")
    return _LONGEST_FIRST.index(suite) if suite else len(_LONGEST_FIRST)


def _names(item: pytest.Item, named: re.Pattern[str]) -> bool:
    """Whether a test names the card: its name, its body, what it is given, or a file of that."""
    function = getattr(item, "function", None)
    if named.search(item.name) or (function is not None and named.search(_body(function))):
        return True
    given = getattr(item, "callspec", None)
    return any(named.search(_text(value)) for value in (given.params.values() if given else ()))


@cache
def _body(function: Callable[..., object]) -> str:
    """Without its decorators, which list what other cases are given."""
    return re.split(r"^(?:async )?def ", inspect.getsource(inspect.unwrap(function)), flags=re.MULTILINE)[-1]


def _text(value: object) -> str:
    return _read(value) if isinstance(value, Path) and value.is_file() else str(value)


@cache
def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


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
