"""Take the pictures of the browser table that the README shows: `python tools/table_pictures.py`.

It starts a server of its own, deals a table of each game in each language, answers a number of questions the
way a hurried person would (the first offers, or the pass), and saves what Chromium shows to docs/pictures.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
PORT = 8177
ADDRESS = f"http://127.0.0.1:{PORT}/"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
GAMES = {"fables": (0, 30), "buffy": (1, 64)}  # which quick start it is, and how many questions to answer
SIZE = {"width": 1280, "height": 800}


def main() -> int:
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "noctuary", "serve", "--port", str(PORT)]
        server = subprocess.Popen(command, env={**os.environ, "NOCTUARY_HOME": home})
        try:
            wait_for_server()
            take_pictures()
        finally:
            server.terminate()
            server.wait()
    return 0


def wait_for_server() -> None:
    for _ in range(100):
        try:
            urlopen(f"{ADDRESS}api/hello", timeout=1).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    raise SystemExit("the server does not answer")


def take_pictures() -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for language, locale in (("en", "en-GB"), ("fr", "fr-FR")):
            for game, (place, questions) in GAMES.items():
                page = browser.new_page(viewport=SIZE, locale=locale, color_scheme="dark")
                page.goto(ADDRESS)
                page.locator(".game .primary").nth(place).click()
                page.wait_for_url("**/table/*")
                answer(page, questions)
                ending = "" if language == "en" else "-fr"
                page.screenshot(path=PICTURES / f"table-{game}{ending}.png")
                page.close()
        browser.close()


def answer(page: Page, questions: int) -> None:
    """The first offers in turn, and now and then a pass, so that turns go by."""
    for number in range(questions):
        choices = page.locator(".offer:enabled, .pass:enabled")
        choices.first.wait_for(timeout=30_000)
        passing = page.locator(".pass:enabled")
        wanted = passing if number % 4 == 3 and passing.count() else choices
        wanted.nth(number % min(wanted.count(), 3)).click()
        page.wait_for_timeout(250)
    page.wait_for_timeout(1_500)


if __name__ == "__main__":
    sys.exit(main())
