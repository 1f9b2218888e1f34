"""Debian's Chromium, a server of our own, and people in front of it; pictures go to `test-artefacts/`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import WAIT_MS, People
from tests.browser.serving import ROOT, Serving

INSTALL: Final = "apt-get install chromium"
_NEEDS: Final = "The browser tests need Chromium:"
_FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--no-first-run",
]


def _missing(what: str) -> NoReturn:
    """Nothing is skipped silently where everything has to be there."""
    if os.environ.get("CI") == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [
        report for report in terminalreporter.stats.get("skipped", []) if _NEEDS in str(report.longrepr)
    ]
    if skipped:
        terminalreporter.write_line(f"{len(skipped)} browser tests skipped: {INSTALL}")


# Of the package, not of the session: Playwright keeps an event loop running, which breaks the server's tests.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    program = (
        os.environ.get("NOCTUARY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    )
    if program is None:
        _missing(f"{_NEEDS} {INSTALL}")
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not stop theirs."""
    yield from _served(tmp_path_factory.mktemp("home"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    yield from _served(tmp_path)


def _served(folder: Path) -> Iterator[Serving]:
    from noctuary.server.pages import find_client

    if find_client() is None:
        _missing("The browser tests need the built client: python3 tools/prepare.py dev")
    serving = Serving(folder)
    serving.start()
    try:
        yield serving
    finally:
        serving.stop()


@pytest.fixture
def people(chromium: Browser, shared_server: Serving) -> Iterator[People]:
    yield from _come_and_go(People(chromium, shared_server))


@pytest.fixture
def own_people(chromium: Browser, own_server: Serving) -> Iterator[People]:
    """People at a server that the test may stop."""
    yield from _come_and_go(People(chromium, own_server))


def _come_and_go(people: People) -> Iterator[People]:
    yield people
    people.leave()


@pytest.fixture(scope="package")
def pictures() -> Path:
    folder = ROOT / "test-artefacts"
    folder.mkdir(exist_ok=True)
    return folder
