"""Debian's Chromium, a server of our own, and people in front of it; pictures go to `test-artefacts/`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import WAIT_MS, People
from tests.browser.serving import ROOT, Serving
from tests.tools.programs import find_chromium, missing

_FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--no-first-run",
]


# Of the package, not of the session: Playwright keeps an event loop running, which breaks the server's tests.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    program = find_chromium()
    if program is None:
        missing("The browser tests need Chromium: apt install chromium")
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
        missing("The browser tests need the built client: python3 tools/prepare.py dev")
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
